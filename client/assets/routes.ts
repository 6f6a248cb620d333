import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withManageTexts, withViewerTexts } from '../i18n/i18n.ts'
import { appRoute } from '../shell/app-route.tsx'
import { id, type RawSearch } from '../shell/search-params.ts'

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

/** For those who edit it: the subtitles of a recording in one language. */
export const cuesRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/library/assets/$assetId/subtitles/$locale',
  // Those to begin with where the language has none.
  validateSearch: ({ from }: RawSearch): { from?: string } => ({ from: id(from) }),
  component: lazyRouteComponent(() => withManageTexts(withViewerTexts(import('./cues/cues-page.tsx'))), 'CuesPage'),
})
