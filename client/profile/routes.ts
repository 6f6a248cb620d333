import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../shell/app-route.tsx'
import { text, type RawSearch } from '../shell/search-params.ts'

export const profileRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/profile',
  validateSearch: profileSearch,
  component: lazyRouteComponent(() => import('./profile-page.tsx'), 'ProfilePage'),
})

export const confirmEmailRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/confirm-email',
  validateSearch: (raw: RawSearch): { token?: string } => ({ token: text(raw.token, 500) }),
  component: lazyRouteComponent(() => import('./confirm-email-page.tsx'), 'ConfirmEmailPage'),
})

function profileSearch(raw: RawSearch): { export?: string } {
  return { export: text(raw.export, 36) }
}
