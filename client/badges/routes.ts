import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IconAward, IconRosette } from '@tabler/icons-react'
import * as access from '../../generated/access.ts'
import { withAwardTexts, withManageTexts } from '../i18n/i18n.ts'
import { appRoute, rootRoute } from '../shell/app-route.tsx'
import { id, page, pageSearch, text, type RawSearch } from '../shell/search-params.ts'

export const badgesRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/badges',
  validateSearch: pageSearch,
  component: lazyRouteComponent(() => import('./badges-page.tsx'), 'BadgesPage'),
  staticData: { place: { label: msg`Badges`, icon: IconAward, group: 'rail', feature: 'badges' } },
})

/** For anybody with the link, whether or not they belong to the hub. */
export const awardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/awards/$awardId',
  component: lazyRouteComponent(() => withAwardTexts(import('./award/award-page.tsx')), 'AwardPage'),
})

export const badgeStudioRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/badges',
  validateSearch: studioSearch,
  component: lazyRouteComponent(() => withManageTexts(import('./studio/badge-studio-page.tsx')), 'BadgeStudioPage'),
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
