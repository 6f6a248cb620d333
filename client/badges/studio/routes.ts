import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IconRosette } from '@tabler/icons-react'
import * as access from '../../../generated/access.ts'
import { withManageTexts } from '../../i18n/i18n.ts'
import { appRoute } from '../../shell/app-route.tsx'
import { id, page, text, type RawSearch } from '../../shell/search-params.ts'

export const badgeStudioRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/badges',
  validateSearch: studioSearch,
  component: lazyRouteComponent(() => withManageTexts(import('./badge-studio-page.tsx')), 'BadgeStudioPage'),
  staticData: { place: { label: msg`Badge studio`, icon: IconRosette, group: 'manage', needs: access.listBadges } },
})

export interface StudioSearch {
  show?: 'deleted'
  /** The badge whose holders are shown instead of all badges. */
  badge?: string
  q?: string
  page?: number
}

function studioSearch(raw: RawSearch): StudioSearch {
  return {
    show: raw.show === 'deleted' ? 'deleted' : undefined,
    badge: id(raw.badge),
    q: text(raw.q, 200),
    page: page(raw.page),
  }
}
