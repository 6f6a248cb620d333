import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { AppShell } from './app-shell.tsx'

/** What stands where nothing is. */
export const NotFoundPage = lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage')

/** What stands below it is open to anybody. */
export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
  notFoundComponent: NotFoundPage,
})

/** What stands below it is for those who are signed in, and has the rail and the top bar around it. */
export const appRoute = createRoute({ getParentRoute: () => rootRoute, id: 'app', component: AppShell })
