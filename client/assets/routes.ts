import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '../shell/app-route.tsx'

export const assetRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/assets/$assetId',
  component: lazyRouteComponent(() => import('./asset-page.tsx'), 'AssetPage'),
})

export const assetInPlaylistRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/playlists/$playlistId/assets/$assetId',
  component: lazyRouteComponent(() => import('./room/learning-room.tsx'), 'LearningRoom'),
  staticData: { isRoom: true },
})
