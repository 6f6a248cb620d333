import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../shell/app-route.tsx'
import { withManageTexts } from '../i18n/i18n.ts'
import { id, pageSearch, type RawSearch } from '../shell/search-params.ts'

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

export const previewPlaylistRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/library/playlists/$playlistId/preview',
  validateSearch: (raw: RawSearch): { team?: string } => ({ team: id(raw.team) }),
  component: lazyRouteComponent(() => withManageTexts(import('./manage/preview-page.tsx')), 'PreviewPage'),
})
