import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IconHistory } from '@tabler/icons-react'
import * as access from '../../../generated/access.ts'
import { ChangelogAction } from '../../../generated/client/model/changelogAction.ts'
import { withManageTexts } from '../../i18n/i18n.ts'
import { appRoute } from '../../shell/app-route.tsx'
import { oneOf, page, text, type RawSearch } from '../../shell/search-params.ts'

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
  page?: number
}

function changesSearch(raw: RawSearch): ChangesSearch {
  return {
    q: text(raw.q, 200),
    kind: oneOf(raw.kind, ChangeKind),
    action: oneOf(raw.action, ChangelogAction),
    content: text(raw.content, 36),
    page: page(raw.page),
  }
}
