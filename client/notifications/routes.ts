import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../shell/app-route.tsx'
import { pageSearch } from '../shell/search-params.ts'

export const notificationsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/notifications',
  validateSearch: pageSearch,
  component: lazyRouteComponent(() => import('./notifications-page.tsx'), 'NotificationsPage'),
})
