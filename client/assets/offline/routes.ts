import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/app-route.tsx'
import { id, type RawSearch } from '../../shell/search-params.ts'

/** Also without a connection, when nobody can be asked who is signed in. */
export const offlineRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/offline',
  validateSearch: (raw: RawSearch): { asset?: string } => ({ asset: id(raw.asset) }),
  component: lazyRouteComponent(() => import('./offline-page.tsx'), 'OfflinePage'),
})
