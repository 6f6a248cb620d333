import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withManageTexts, withViewerTexts } from '../../i18n/i18n.ts'
import { appRoute } from '../../shell/app-route.tsx'
import { id, type RawSearch } from '../../shell/search-params.ts'

/** For those who edit it: the subtitles of a recording in one language. */
export const cuesRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/library/assets/$assetId/subtitles/$locale',
  // Those to begin with where the language has none.
  validateSearch: ({ from }: RawSearch): { from?: string } => ({ from: id(from) }),
  component: lazyRouteComponent(() => withManageTexts(withViewerTexts(import('./cues-page.tsx'))), 'CuesPage'),
})
