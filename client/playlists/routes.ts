import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../shell/app-route.tsx'
import { pageSearch } from '../shell/search-params.ts'

export const playlistsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/playlists',
  validateSearch: pageSearch,
  component: lazyRouteComponent(() => import('./playlists-page.tsx'), 'PlaylistsPage'),
})

export const playlistRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/playlists/$playlistId',
  component: lazyRouteComponent(() => import('./playlist-page.tsx'), 'PlaylistPage'),
})
