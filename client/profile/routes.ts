import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withAccountTexts } from '../i18n/i18n.ts'
import { appRoute } from '../shell/app-route.tsx'
import { text, type RawSearch } from '../shell/search-params.ts'

export const profileRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/profile',
  validateSearch: profileSearch,
  component: lazyRouteComponent(() => withAccountTexts(import('./profile-page.tsx')), 'ProfilePage'),
})

export const confirmEmailRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/confirm-email',
  validateSearch: (raw: RawSearch): { token?: string } => ({ token: text(raw.token, 500) }),
  component: lazyRouteComponent(() => withAccountTexts(import('./confirm-email-page.tsx')), 'ConfirmEmailPage'),
})

/** @param raw `part` is checked by the page, which knows them */
function profileSearch(raw: RawSearch): { export?: string; part?: string } {
  return { export: text(raw.export, 36), part: text(raw.part, 20) }
}
