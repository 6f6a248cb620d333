import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IconMail } from '@tabler/icons-react'
import * as access from '../../generated/access.ts'
import { EmailState } from '../../generated/client/model/emailState.ts'
import { withManageTexts } from '../i18n/i18n.ts'
import { appRoute } from '../shell/app-route.tsx'
import { id, oneOf, page, text, type RawSearch } from '../shell/search-params.ts'

export const emailsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/emails',
  validateSearch: emailSearch,
  component: lazyRouteComponent(() => withManageTexts(import('./emails-page.tsx')), 'EmailsPage'),
  staticData: { place: { label: msg`E-mails`, icon: IconMail, group: 'manage', needs: access.listEmails } },
})

export const emailRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/emails/$emailId',
  component: lazyRouteComponent(() => withManageTexts(import('./email-page.tsx')), 'EmailPage'),
})

export type EmailSearch = { state?: EmailState; q?: string; user?: string; page?: number }

function emailSearch(raw: RawSearch): EmailSearch {
  return { state: oneOf(raw.state, EmailState), q: text(raw.q, 200), user: id(raw.user), page: page(raw.page) }
}
