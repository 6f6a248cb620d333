import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IconShieldCheck } from '@tabler/icons-react'
import * as access from '../../generated/access.ts'
import { withManageTexts } from '../i18n/i18n.ts'
import { appRoute } from '../shell/app-route.tsx'
import { oneOf, page, text, type RawSearch } from '../shell/search-params.ts'
import { Period } from './period.ts'

export const securityLogRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/security-log',
  validateSearch: securitySearch,
  component: lazyRouteComponent(() => withManageTexts(import('./security-log-page.tsx')), 'SecurityLogPage'),
  staticData: {
    place: { label: msg`Security log`, icon: IconShieldCheck, group: 'manage', needs: access.listSecurityEvents },
  },
})

/** What kinds of events there are, the page knows: everybody loads this. */
export type SecuritySearch = { type?: string; period?: Period; user?: string; page?: number }

function securitySearch(raw: RawSearch): SecuritySearch {
  return {
    type: text(raw.type, 60),
    period: oneOf(raw.period, Period),
    user: text(raw.user, 36),
    page: page(raw.page),
  }
}
