import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IconHistory } from '@tabler/icons-react'
import * as access from '../../../generated/access.ts'
import { ChangelogAction } from '../../../generated/client/model/changelogAction.ts'
import { withManageTexts } from '../../i18n/i18n.ts'
import { appRoute } from '../../shell/app-route.tsx'
import { id, oneOf, page, text, type RawSearch } from '../../shell/search-params.ts'

export const changesRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/changes',
  validateSearch: changesSearch,
  component: lazyRouteComponent(() => withManageTexts(import('./changes-page.tsx')), 'ChangesPage'),
  staticData: {
    place: { label: msg`Changes of content`, icon: IconHistory, group: 'manage', needs: access.listContentChanges },
  },
})

/** What else than edits the list of changes can show. */
export const ChangeKind = { statuses: 'statuses' } as const
export type ChangesSearch = {
  q?: string
  kind?: (typeof ChangeKind)['statuses']
  action?: ChangelogAction
  content?: string
  /** The id of who made them. */
  person?: string
  /** Days, such as 2026-11-02, both of them included. */
  from?: string
  until?: string
  page?: number
}

function changesSearch(raw: RawSearch): ChangesSearch {
  return {
    q: text(raw.q, 200),
    kind: oneOf(raw.kind, ChangeKind),
    action: oneOf(raw.action, ChangelogAction),
    content: text(raw.content, 36),
    person: id(raw.person),
    from: text(raw.from, 10),
    until: text(raw.until, 10),
    page: page(raw.page),
  }
}
