import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../shell/app-route.tsx'
import type { RawSearch } from '../shell/search-params.ts'

export const assetRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/assets/$assetId',
  validateSearch: placeSearch,
  component: lazyRouteComponent(() => import('./asset-page.tsx'), 'AssetPage'),
})

export const assetInPlaylistRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/playlists/$playlistId/assets/$assetId',
  validateSearch: placeSearch,
  component: lazyRouteComponent(() => import('./room/learning-room.tsx'), 'LearningRoom'),
  staticData: { isRoom: true },
})

/** Where to begin: at a second of a recording, or a page of a PDF. */
function placeSearch({ at }: RawSearch): { at?: number } {
  return { at: typeof at === 'number' && at > 0 ? at : undefined }
}
