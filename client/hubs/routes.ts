import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IconSettings } from '@tabler/icons-react'
import { appRoute } from '../shell/app-route.tsx'

export const hubSettingsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/settings',
  component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
  staticData: { place: { label: msg`Settings`, icon: IconSettings, group: 'manage', needs: 'getHubSettings' } },
})
