import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IconShare3 } from '@tabler/icons-react'
import { appRoute } from '../shell/app-route.tsx'
import { pageSearch } from '../shell/search-params.ts'

export const sharedRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/shared',
  validateSearch: pageSearch,
  component: lazyRouteComponent(() => import('./shared-page.tsx'), 'SharedPage'),
  staticData: { place: { label: msg`Shared with me`, icon: IconShare3, group: 'rail' } },
})
