import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IconMessage } from '@tabler/icons-react'
import { withAccountTexts } from '../i18n/i18n.ts'
import { appRoute } from '../shell/app-route.tsx'
import { oneOf, page, pageSearch, type RawSearch } from '../shell/search-params.ts'

export const messagesRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/messages',
  validateSearch: messageSearch,
  component: lazyRouteComponent(() => import('./messages-page.tsx'), 'MessagesPage'),
  staticData: {
    place: { label: msg`Messages`, icon: IconMessage, group: 'rail', count: ({ unread }) => unread },
  },
})

export const myRequestsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/messages/requests',
  validateSearch: pageSearch,
  component: lazyRouteComponent(() => withAccountTexts(import('./my-requests-page.tsx')), 'MyRequestsPage'),
})

function messageSearch(raw: RawSearch): { show?: 'read' | 'unread'; page?: number } {
  return { show: oneOf(raw.show, { read: 'read', unread: 'unread' }), page: page(raw.page) }
}
