import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IconBookmark, IconCompass, IconHistory, IconHome, IconListCheck } from '@tabler/icons-react'
import { appRoute } from '../shell/app-route.tsx'
import { pageSearch } from '../shell/search-params.ts'
import { HomePage } from './home-page.tsx'
import { withDiscoverTexts } from '../i18n/i18n.ts'
import { browseSearch, historySearch, textSearch } from './content-search-params.ts'

export const homeRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/',
  component: HomePage,
  staticData: { place: { label: msg`Home`, icon: IconHome, group: 'bar' } },
})

export const browseRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/browse',
  validateSearch: browseSearch,
  component: lazyRouteComponent(() => withDiscoverTexts(import('./browse-page.tsx')), 'BrowsePage'),
  staticData: { place: { label: msg`Browse`, icon: IconCompass, group: 'bar' } },
})

export const todoRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/todo',
  validateSearch: pageSearch,
  component: lazyRouteComponent(() => import('./todo-page.tsx'), 'TodoPage'),
  staticData: { place: { label: msg`To do`, icon: IconListCheck, group: 'bar', count: ({ due }) => due } },
})

export const savedRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/saved',
  validateSearch: pageSearch,
  component: lazyRouteComponent(() => import('./saved-page.tsx'), 'SavedPage'),
  staticData: { place: { label: msg`Saved`, icon: IconBookmark, group: 'bar' } },
})

export const historyRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/history',
  validateSearch: historySearch,
  component: lazyRouteComponent(() => import('./history-page.tsx'), 'HistoryPage'),
  staticData: { place: { label: msg`History`, icon: IconHistory, group: 'rail' } },
})

export const searchRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/search',
  validateSearch: textSearch,
  component: lazyRouteComponent(() => withDiscoverTexts(import('./search-page.tsx')), 'SearchPage'),
})
