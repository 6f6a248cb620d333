import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withManageTexts } from '../../i18n/i18n.ts'
import { appRoute } from '../../shell/app-route.tsx'
import { id, type RawSearch } from '../../shell/search-params.ts'

export const previewPlaylistRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/library/playlists/$playlistId/preview',
  validateSearch: (raw: RawSearch): { team?: string } => ({ team: id(raw.team) }),
  component: lazyRouteComponent(() => withManageTexts(import('./preview-page.tsx')), 'PreviewPage'),
})
