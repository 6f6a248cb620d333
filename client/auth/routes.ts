import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withAccountTexts } from '../i18n/i18n.ts'
import { rootRoute } from '../shell/app-route.tsx'
import { text, type RawSearch } from '../shell/search-params.ts'

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('./forgot-password-page.tsx'), 'ForgotPasswordPage'),
})

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  validateSearch: tokenSearch,
  component: lazyRouteComponent(() => import('./reset-password-page.tsx'), 'ResetPasswordPage'),
})

export const acceptInvitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accept-invitation',
  validateSearch: tokenSearch,
  component: lazyRouteComponent(() => import('./accept-invitation-page.tsx'), 'AcceptInvitationPage'),
})

export const startPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/start-password',
  component: lazyRouteComponent(() => import('./start-password-page.tsx'), 'StartPasswordPage'),
})

export const cancelEmailChangeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cancel-email-change',
  validateSearch: tokenSearch,
  component: lazyRouteComponent(() => import('./cancel-email-change-page.tsx'), 'CancelEmailChangePage'),
})

export const switchHubRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/switch-hub',
  component: lazyRouteComponent(() => withAccountTexts(import('./switch-hub-page.tsx')), 'SwitchHubPage'),
})

function tokenSearch(raw: RawSearch): { token?: string } {
  return { token: text(raw.token, 500) }
}
