import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IconSettings } from '@tabler/icons-react'
import { withManageTexts } from '../i18n/i18n.ts'
import { appRoute } from '../shell/app-route.tsx'

export const hubSettingsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/settings',
  component: lazyRouteComponent(() => withManageTexts(import('./settings-page.tsx')), 'SettingsPage'),
  staticData: { place: { label: msg`Settings`, icon: IconSettings, group: 'manage', needs: 'getHubSettings' } },
})
