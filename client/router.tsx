import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router'
import {
  browseSearch,
  emailSearch,
  historySearch,
  messageSearch,
  pageSearch,
  profileSearch,
  textSearch,
  tokenSearch,
} from './api/search-params.ts'
import { HomePage } from './content/home-page.tsx'
import { AppShell } from './shell/app-shell.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { PageSkeleton } from './shell/page-skeleton.tsx'
import { RouteProblem } from './shell/route-problem.tsx'

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
  notFoundComponent: NotFoundPage,
})

const app = createRoute({ getParentRoute: () => root, id: 'app', component: AppShell })

const home = createRoute({ getParentRoute: () => app, path: '/', component: HomePage })

const browse = createRoute({
  getParentRoute: () => app,
  path: '/browse',
  validateSearch: browseSearch,
  component: lazyRouteComponent(() => import('./content/browse-page.tsx'), 'BrowsePage'),
})

const todo = createRoute({
  getParentRoute: () => app,
  path: '/todo',
  validateSearch: pageSearch,
  component: lazyRouteComponent(() => import('./content/todo-page.tsx'), 'TodoPage'),
})

const saved = createRoute({
  getParentRoute: () => app,
  path: '/saved',
  validateSearch: pageSearch,
  component: lazyRouteComponent(() => import('./content/saved-page.tsx'), 'SavedPage'),
})

const history = createRoute({
  getParentRoute: () => app,
  path: '/history',
  validateSearch: historySearch,
  component: lazyRouteComponent(() => import('./content/history-page.tsx'), 'HistoryPage'),
})

const search = createRoute({
  getParentRoute: () => app,
  path: '/search',
  validateSearch: textSearch,
  component: lazyRouteComponent(() => import('./content/search-page.tsx'), 'SearchPage'),
})

const playlists = createRoute({
  getParentRoute: () => app,
  path: '/playlists',
  validateSearch: pageSearch,
  component: lazyRouteComponent(() => import('./playlists/playlists-page.tsx'), 'PlaylistsPage'),
})

const playlist = createRoute({
  getParentRoute: () => app,
  path: '/playlists/$playlistId',
  component: lazyRouteComponent(() => import('./playlists/playlist-page.tsx'), 'PlaylistPage'),
})

const asset = createRoute({
  getParentRoute: () => app,
  path: '/assets/$assetId',
  component: lazyRouteComponent(() => import('./assets/asset-page.tsx'), 'AssetPage'),
})

const assetInPlaylist = createRoute({
  getParentRoute: () => app,
  path: '/playlists/$playlistId/assets/$assetId',
  component: lazyRouteComponent(() => import('./assets/asset-in-playlist-page.tsx'), 'AssetInPlaylistPage'),
})

/** What people say stands below content; the page leaves a place for it. */
const commentsOfPlaylist = createRoute({
  getParentRoute: () => playlist,
  path: '/',
  component: lazyRouteComponent(() => import('./comments/comments-of-page.tsx'), 'CommentsOfPlaylist'),
})

const commentsOfAsset = createRoute({
  getParentRoute: () => asset,
  path: '/',
  component: lazyRouteComponent(() => import('./comments/comments-of-page.tsx'), 'CommentsOfAsset'),
})

const commentsOfAssetInPlaylist = createRoute({
  getParentRoute: () => assetInPlaylist,
  path: '/',
  component: lazyRouteComponent(() => import('./comments/comments-of-page.tsx'), 'CommentsOfAsset'),
})

const shared = createRoute({
  getParentRoute: () => app,
  path: '/shared',
  validateSearch: pageSearch,
  component: lazyRouteComponent(() => import('./sharing/shared-page.tsx'), 'SharedPage'),
})

const badges = createRoute({
  getParentRoute: () => app,
  path: '/badges',
  validateSearch: pageSearch,
  component: lazyRouteComponent(() => import('./badges/badges-page.tsx'), 'BadgesPage'),
})

const messages = createRoute({
  getParentRoute: () => app,
  path: '/messages',
  validateSearch: messageSearch,
  component: lazyRouteComponent(() => import('./messages/messages-page.tsx'), 'MessagesPage'),
})

const notifications = createRoute({
  getParentRoute: () => app,
  path: '/notifications',
  validateSearch: pageSearch,
  component: lazyRouteComponent(() => import('./notifications/notifications-page.tsx'), 'NotificationsPage'),
})

const emails = createRoute({
  getParentRoute: () => app,
  path: '/manage/emails',
  validateSearch: emailSearch,
  component: lazyRouteComponent(() => import('./emails/emails-page.tsx'), 'EmailsPage'),
})

const email = createRoute({
  getParentRoute: () => app,
  path: '/manage/emails/$emailId',
  component: lazyRouteComponent(() => import('./emails/email-page.tsx'), 'EmailPage'),
})

const profile = createRoute({
  getParentRoute: () => app,
  path: '/profile',
  validateSearch: profileSearch,
  component: lazyRouteComponent(() => import('./profile/profile-page.tsx'), 'ProfilePage'),
})

const nowhere = createRoute({ getParentRoute: () => app, path: '$', component: NotFoundPage })

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('./auth/forgot-password-page.tsx'), 'ForgotPasswordPage'),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: tokenSearch,
  component: lazyRouteComponent(() => import('./auth/reset-password-page.tsx'), 'ResetPasswordPage'),
})

const acceptInvitation = createRoute({
  getParentRoute: () => root,
  path: '/accept-invitation',
  validateSearch: tokenSearch,
  component: lazyRouteComponent(() => import('./auth/accept-invitation-page.tsx'), 'AcceptInvitationPage'),
})

/** For anybody with the link, whether or not they belong to the hub. */
const award = createRoute({
  getParentRoute: () => root,
  path: '/awards/$awardId',
  component: lazyRouteComponent(() => import('./badges/award-page.tsx'), 'AwardPage'),
})

const pages = [
  home,
  browse,
  todo,
  saved,
  history,
  search,
  playlists,
  playlist.addChildren([commentsOfPlaylist]),
  asset.addChildren([commentsOfAsset]),
  assetInPlaylist.addChildren([commentsOfAssetInPlaylist]),
  shared,
  badges,
  messages,
  notifications,
  profile,
  emails,
  email,
  nowhere,
]
const tree = root.addChildren([app.addChildren(pages), award, forgotPassword, resetPassword, acceptInvitation])

/** Made after the mocks have started, because a router begins to load at once. */
export function makeRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: tree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: RouteProblem,
    defaultPendingComponent: PageSkeleton,
    defaultPendingMs: 200,
  })
}

export type HubRouter = ReturnType<typeof makeRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: HubRouter
  }
}
