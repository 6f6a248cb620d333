import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter } from '@tanstack/react-router'
import { assetInPlaylistRoute, assetRoute, cuesRoute } from './assets/routes.ts'
import {
  acceptInvitationRoute,
  cancelEmailChangeRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  startPasswordRoute,
  switchHubRoute,
} from './auth/routes.ts'
import { BelowAsset, BelowPlaylist } from './below-content.tsx'
import { awardRoute, badgesRoute, badgeStudioRoute } from './badges/routes.ts'
import {
  browseRoute,
  changesRoute,
  historyRoute,
  homeRoute,
  savedRoute,
  searchRoute,
  todoRoute,
} from './content/routes.ts'
import { emailRoute, emailsRoute } from './emails/routes.ts'
import {
  hubAppearanceRoute,
  hubChangesRoute,
  hubFeaturesRoute,
  hubMailRoute,
  hubSettingsRoute,
  hubSharingRoute,
  hubStorageRoute,
  hubTokensRoute,
  welcomeViewsRoute,
} from './hubs/routes.ts'
import {
  editAssetRoute,
  editPlaylistRoute,
  featuredRoute,
  importContentRoute,
  libraryRoute,
  requestsRoute,
} from './library/routes.ts'
import { jobRoute, jobsRoute } from './jobs/routes.ts'
import { securityLogRoute } from './security/routes.ts'
import { messagesRoute, myRequestsRoute } from './messages/routes.ts'
import { notesRoute } from './notes/routes.ts'
import { notificationsRoute } from './notifications/routes.ts'
import { importCompletionsRoute, importPeopleRoute, peopleRoute, personRoute } from './users/routes.ts'
import { offlineRoute } from './assets/offline/routes.ts'
import { playlistRoute, playlistsRoute, previewPlaylistRoute } from './playlists/routes.ts'
import { confirmEmailRoute, profileRoute } from './profile/routes.ts'
import { appRoute, NotFoundPage, rootRoute } from './shell/app-route.tsx'
import { PageSkeleton } from './shell/page-skeleton.tsx'
import { RouteProblem } from './shell/route-problem.tsx'
import { sharedRoute } from './sharing/routes.ts'
import { teamRoute, teamRulesRoute, teamsRoute } from './teams/routes.ts'
import { tagsRoute, topicsRoute } from './topics/routes.ts'

/** What people say stands below content, and on an asset one's own notes; the page does not wait for it. */
const belowPlaylist = createRoute({ getParentRoute: () => playlistRoute, path: '/', component: BelowPlaylist })
const belowAsset = createRoute({ getParentRoute: () => assetRoute, path: '/', component: BelowAsset })
const belowAssetInPlaylist = createRoute({
  getParentRoute: () => assetInPlaylistRoute,
  path: '/',
  component: BelowAsset,
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
  libraryRoute,
  importContentRoute,
  editPlaylistRoute,
  previewPlaylistRoute,
  peopleRoute,
  importPeopleRoute,
  importCompletionsRoute,
  personRoute,
  editAssetRoute,
  cuesRoute,
  topicsRoute,
  tagsRoute,
  featuredRoute,
  requestsRoute,
  badgeStudioRoute,
  teamsRoute,
  teamRoute,
  teamRulesRoute,
  emailsRoute,
  securityLogRoute,
  changesRoute,
  hubSettingsRoute,
  hubAppearanceRoute,
  welcomeViewsRoute,
  hubFeaturesRoute,
  hubMailRoute,
  hubSharingRoute,
  hubStorageRoute,
  hubTokensRoute,
  hubChangesRoute,
  emailRoute,
  jobsRoute,
  jobRoute,
  nowhere,
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
const tree = rootRoute.addChildren([appRoute.addChildren(pages), ...visitorPages])

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
