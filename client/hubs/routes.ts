import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IconSettings } from '@tabler/icons-react'
import * as access from '../../generated/access.ts'
import { withManageTexts } from '../i18n/i18n.ts'
import { ChangelogAction } from '../../generated/client/model/changelogAction.ts'
import { appRoute } from '../shell/app-route.tsx'
import { oneOf, page, text, type RawSearch } from '../shell/search-params.ts'

export const hubSettingsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/settings',
  component: lazyRouteComponent(() => withManageTexts(import('./settings-page.tsx')), 'SettingsPage'),
  staticData: { place: { label: msg`Settings`, icon: IconSettings, group: 'manage', needs: access.getHubSettings } },
})

export const hubAppearanceRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/settings/appearance',
  component: lazyRouteComponent(() => withManageTexts(import('./appearance-page.tsx')), 'AppearancePage'),
})

export const welcomeViewsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/settings/welcome',
  validateSearch: welcomeSearch,
  component: lazyRouteComponent(() => withManageTexts(import('./welcome-page.tsx')), 'WelcomePage'),
})

export const hubFeaturesRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/settings/features',
  component: lazyRouteComponent(() => withManageTexts(import('./features-page.tsx')), 'FeaturesPage'),
})

export const hubMailRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/settings/mail',
  component: lazyRouteComponent(() => withManageTexts(import('./mail-page.tsx')), 'MailPage'),
})

export const hubTokensRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/settings/tokens',
  validateSearch: (raw: RawSearch) => ({ page: page(raw.page) }),
  component: lazyRouteComponent(() => withManageTexts(import('./tokens-page.tsx')), 'TokensPage'),
})

export const hubSharingRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/settings/sharing',
  component: lazyRouteComponent(() => withManageTexts(import('./sharing-page.tsx')), 'SharingPage'),
})

export const hubStorageRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/settings/storage',
  component: lazyRouteComponent(() => withManageTexts(import('./storage-page.tsx')), 'StoragePage'),
})

export const hubChangesRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/settings/changes',
  validateSearch: hubChangesSearch,
  component: lazyRouteComponent(() => withManageTexts(import('./changes-page.tsx')), 'HubChangesPage'),
})

/** Nobody is named for learners. */
export interface WelcomeSearch {
  for?: 'manager' | 'admin' | undefined
}

function welcomeSearch(raw: RawSearch): WelcomeSearch {
  return { for: oneOf(raw.for, { manager: 'manager', admin: 'admin' } as const) }
}

export interface HubChangesSearch {
  q?: string | undefined
  action?: ChangelogAction | undefined
  page?: number | undefined
}

function hubChangesSearch(raw: RawSearch): HubChangesSearch {
  return { q: text(raw.q, 200), action: oneOf(raw.action, ChangelogAction), page: page(raw.page) }
}
