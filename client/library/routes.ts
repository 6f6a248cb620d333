import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IconBooks, IconInbox, IconStar } from '@tabler/icons-react'
import * as access from '../../generated/access.ts'
import { ContentImportOutcome } from '../../generated/client/model/contentImportOutcome.ts'
import { withManageTexts } from '../i18n/i18n.ts'
import { appRoute } from '../shell/app-route.tsx'
import { after, id, oneOf, page, text, type RawSearch } from '../shell/search-params.ts'

export const libraryRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/library',
  validateSearch: librarySearch,
  component: lazyRouteComponent(() => withManageTexts(import('./list/library-page.tsx')), 'LibraryPage'),
  staticData: { place: { label: msg`Library`, icon: IconBooks, group: 'manage', needs: access.listPlaylists } },
})

export const importContentRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/library/import',
  validateSearch: importSearch,
  component: lazyRouteComponent(() => withManageTexts(import('./import/import-page.tsx')), 'ImportPage'),
})

/** Of the preview: the rows of one outcome. */
export interface ContentImportSearch {
  show?: ContentImportOutcome
  page?: number
}

function importSearch(raw: RawSearch): ContentImportSearch {
  return { show: oneOf(raw.show, ContentImportOutcome), page: page(raw.page) }
}

export const editPlaylistRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/library/playlists/$playlistId',
  component: lazyRouteComponent(() => withManageTexts(import('./playlist/edit-playlist-page.tsx')), 'EditPlaylistPage'),
})

export const editAssetRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/library/assets/$assetId',
  component: lazyRouteComponent(() => withManageTexts(import('./asset/edit-asset-page.tsx')), 'EditAssetPage'),
})

export const featuredRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/featured',
  validateSearch: (raw: RawSearch): { team?: string } => ({ team: id(raw.team) }),
  component: lazyRouteComponent(() => withManageTexts(import('./featured/featured-page.tsx')), 'FeaturedPage'),
  staticData: {
    place: { label: msg`Featured content`, icon: IconStar, group: 'manage', needs: access.listFeaturedContent },
  },
})

export const requestsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/requests',
  validateSearch: requestSearch,
  component: lazyRouteComponent(() => withManageTexts(import('./requests/requests-page.tsx')), 'RequestsPage'),
  staticData: {
    place: { label: msg`Content requests`, icon: IconInbox, group: 'manage', needs: access.listContentRequests },
  },
})

/** Without a word those that wait. */
const REQUEST_STATES = { answered: 'answered', closed: 'closed', any: 'any' } as const

export type RequestSearch = { q?: string; state?: keyof typeof REQUEST_STATES; page?: number }

function requestSearch(raw: RawSearch): RequestSearch {
  return { q: text(raw.q, 200), state: oneOf(raw.state, REQUEST_STATES), page: page(raw.page) }
}

export type LibraryStatus = 'published' | 'draft' | 'deleted'

export interface LibrarySearch {
  kind?: 'assets'
  q?: string
  status?: LibraryStatus
  /** The id of the team that owns what is listed. */
  team?: string
  topic?: string
  /** Of assets. */
  type?: 'upload' | 'web' | 'zip' | 'scorm'
  column?: 'name' | 'lastUpdated'
  order?: 'asc' | 'desc'
  view?: 'cards'
  page?: number
  after?: string[]
}

const ASSETS = { assets: 'assets' } as const
const STATUSES = { published: 'published', draft: 'draft', deleted: 'deleted' } as const
const TYPES = { upload: 'upload', web: 'web', zip: 'zip', scorm: 'scorm' } as const
const COLUMNS = { name: 'name', lastUpdated: 'lastUpdated' } as const
const ORDERS = { asc: 'asc', desc: 'desc' } as const

function librarySearch(raw: RawSearch): LibrarySearch {
  return {
    kind: oneOf(raw.kind, ASSETS),
    q: text(raw.q, 200),
    status: oneOf(raw.status, STATUSES),
    team: id(raw.team),
    topic: id(raw.topic),
    type: oneOf(raw.type, TYPES),
    column: oneOf(raw.column, COLUMNS),
    order: oneOf(raw.order, ORDERS),
    view: raw.view === 'cards' ? 'cards' : undefined,
    page: page(raw.page),
    after: after(raw.after),
  }
}
