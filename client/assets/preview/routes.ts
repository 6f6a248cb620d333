import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withManageTexts } from '../../i18n/i18n.ts'
import { appRoute } from '../../shell/app-route.tsx'

/** For those who look after it: an asset as learners see it. */
export const previewAssetRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/library/assets/$assetId/preview',
  component: lazyRouteComponent(() => withManageTexts(import('./asset-preview-page.tsx')), 'AssetPreviewPage'),
})
