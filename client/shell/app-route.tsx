import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { AppShell } from './app-shell.tsx'

/** What stands where nothing is. */
export const NotFoundPage = lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage')

interface RouterContext {
  queryClient: QueryClient
  /** Adds the pages of those who look after the hub; does so once. */
  openManagePages: () => Promise<void>
  /** Whether they are there. */
  hasManagePages: () => boolean
}

/** What stands below it is open to anybody. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFoundPage,
})

/** What stands below it is for those who are signed in, and has the rail and the top bar around it. */
export const appRoute = createRoute({ getParentRoute: () => rootRoute, id: 'app', component: AppShell })
