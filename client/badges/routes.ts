import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IconAward } from '@tabler/icons-react'
import { withAwardTexts } from '../i18n/i18n.ts'
import { appRoute, rootRoute } from '../shell/app-route.tsx'
import { pageSearch } from '../shell/search-params.ts'

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
