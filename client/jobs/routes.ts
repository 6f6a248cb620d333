import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { JobItemState } from '../../generated/client/model/jobItemState.ts'
import { withManageTexts } from '../i18n/i18n.ts'
import { appRoute } from '../shell/app-route.tsx'
import { oneOf, page, type RawSearch } from '../shell/search-params.ts'

export const jobsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/jobs',
  validateSearch: (raw: RawSearch): { page?: number } => ({ page: page(raw.page) }),
  component: lazyRouteComponent(() => withManageTexts(import('./jobs-page.tsx')), 'JobsPage'),
})

export const jobRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/jobs/$jobId',
  validateSearch: jobSearch,
  component: lazyRouteComponent(() => withManageTexts(import('./job-page.tsx')), 'JobPage'),
})

export type JobSearch = { state?: JobItemState; page?: number }

function jobSearch(raw: RawSearch): JobSearch {
  return { state: oneOf(raw.state, JobItemState), page: page(raw.page) }
}
