import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { assetInPlaylistRoute, assetRoute } from './assets/routes.ts'
import {
  acceptInvitationRoute,
  cancelEmailChangeRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  startPasswordRoute,
  switchHubRoute,
} from './auth/routes.ts'
import { BelowAsset, BelowPlaylist } from './below-content.tsx'
import { awardRoute, badgesRoute } from './badges/routes.ts'
import { browseRoute, historyRoute, homeRoute, savedRoute, searchRoute, todoRoute } from './content/routes.ts'
import { withManageTexts } from './i18n/i18n.ts'
import type { managePages } from './manage-pages.ts'
import { messagesRoute, myRequestsRoute } from './messages/routes.ts'
import { notesRoute } from './notes/routes.ts'
import { notificationsRoute } from './notifications/routes.ts'
import { offlineRoute } from './assets/offline/routes.ts'
import { playlistRoute, playlistsRoute } from './playlists/routes.ts'
import { confirmEmailRoute, profileRoute } from './profile/routes.ts'
import { appRoute, NotFoundPage, rootRoute } from './shell/app-route.tsx'
import { PageSkeleton } from './shell/page-skeleton.tsx'
import { RouteProblem } from './shell/route-problem.tsx'
import { sharedRoute } from './sharing/routes.ts'

/** What people say stands below content, and on an asset one's own notes; the page does not wait for it. */
const belowPlaylist = createRoute({ getParentRoute: () => playlistRoute, path: '/', component: BelowPlaylist })
const belowAsset = createRoute({ getParentRoute: () => assetRoute, path: '/', component: BelowAsset })
const belowAssetInPlaylist = createRoute({
  getParentRoute: () => assetInPlaylistRoute,
  path: '/',
  component: BelowAsset,
})

/**
 * In place of the pages of those who look after the hub, until they are there. It stays among them for addresses that none of
 * them has: what is on the screen while they are added must be a page that the router knows.
 */
const notYetOpened = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/$',
  beforeLoad: async ({ context, location }) => {
    if (context.hasManagePages()) return
    await context.openManagePages()
    throw redirect({ href: location.href, replace: true })
  },
  component: NotFoundPage,
})

const nowhere = createRoute({ getParentRoute: () => appRoute, path: '$', component: NotFoundPage })

/** Those with a place in the navigation stand there in this order. */
const pages = [
  homeRoute,
  browseRoute,
  todoRoute,
  savedRoute,
  sharedRoute,
  messagesRoute,
  myRequestsRoute,
  historyRoute,
  notesRoute,
  badgesRoute,
  searchRoute,
  playlistsRoute,
  playlistRoute.addChildren([belowPlaylist]),
  assetRoute.addChildren([belowAsset]),
  assetInPlaylistRoute.addChildren([belowAssetInPlaylist]),
  notificationsRoute,
  profileRoute,
  confirmEmailRoute,
]
const visitorPages = [
  awardRoute,
  offlineRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  acceptInvitationRoute,
  cancelEmailChangeRoute,
  startPasswordRoute,
  switchHubRoute,
]

type PageOfApp = (typeof pages)[number] | (typeof managePages)[number] | typeof notYetOpened | typeof nowhere

const treeWith = (...pagesOfApp: PageOfApp[]) =>
  rootRoute.addChildren([appRoute.addChildren(pagesOfApp), ...visitorPages])

/** Made after the mocks have started, because a router begins to load at once. */
export function makeRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree: treeWith(...pages, notYetOpened, nowhere),
    context: { queryClient, openManagePages, hasManagePages: () => hasManagePages },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: RouteProblem,
    defaultPendingComponent: PageSkeleton,
    defaultPendingMs: 200,
  })
  let opened: Promise<void> | undefined
  let hasManagePages = false
  function openManagePages(): Promise<void> {
    // What failed is tried again.
    opened ??= addManagePages().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  async function addManagePages(): Promise<void> {
    const { managePages } = await withManageTexts(import('./manage-pages.ts'))
    treeWith(...pages, ...managePages, notYetOpened, nowhere)
    router.setRoutes(router.buildRouteTree())
    hasManagePages = true
  }
  return router
}

export type HubRouter = ReturnType<typeof makeRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: HubRouter
  }
}
