import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IconUsers } from '@tabler/icons-react'
import * as access from '../../generated/access.ts'
import { UserAccountState } from '../../generated/client/model/userAccountState.ts'
import { withManageTexts } from '../i18n/i18n.ts'
import { appRoute } from '../shell/app-route.tsx'
import { after, id, oneOf, page, text, type RawSearch } from '../shell/search-params.ts'

export const peopleRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/people',
  validateSearch: peopleSearch,
  component: lazyRouteComponent(() => withManageTexts(import('./people-page.tsx')), 'PeoplePage'),
  // Everybody may list the people of their own teams; this page is for those who look after all.
  staticData: { place: { label: msg`People`, icon: IconUsers, group: 'manage', needs: access.getUser } },
})

export const importPeopleRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/people/import',
  validateSearch: previewSearch,
  component: lazyRouteComponent(() => withManageTexts(import('./import-page.tsx')), 'ImportPage'),
})

export const importCompletionsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/people/completions',
  validateSearch: previewSearch,
  component: lazyRouteComponent(() => withManageTexts(import('./completions-page.tsx')), 'CompletionsPage'),
})

/** Of a preview: the rows of one outcome, or those with one problem. Which there are, the pages know: everybody loads this. */
interface PreviewSearch {
  show?: string
  page?: number
}

function previewSearch(raw: RawSearch): PreviewSearch {
  return { show: text(raw.show, 40), page: page(raw.page) }
}

export const personRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/people/$userId',
  component: lazyRouteComponent(() => withManageTexts(import('./person-page.tsx')), 'PersonPage'),
})

export interface PeopleSearch {
  /** Everybody without one. */
  view?: 'fields' | 'changes'
  q?: string
  state?: UserAccountState
  /** The id of a team. */
  team?: string
  role?: 'manager' | 'member'
  /** Admins alone, or everybody else. */
  admins?: 'only' | 'none'
  /** Whether deleted people are listed, too, or they alone. */
  deleted?: 'with' | 'only'
  seen?: 'never'
  /** The first day that counts no more for who was here last before it: 2026-11-29. */
  before?: string
  /** An attribute, or the id of a custom field, that somebody has. */
  fact?: string
  /** What stands in it. */
  value?: string
  /** Of the changes: what was done, and the id of the person or the field that they are about. */
  action?: string
  item?: string
  column?: 'name' | 'createdTime' | 'lastAccess'
  order?: 'asc' | 'desc'
  page?: number
  after?: string[]
}

const COLUMNS = { name: 'name', createdTime: 'createdTime', lastAccess: 'lastAccess' } as const
const ORDERS = { asc: 'asc', desc: 'desc' } as const

function peopleSearch(raw: RawSearch): PeopleSearch {
  return {
    view: oneOf(raw.view, { fields: 'fields', changes: 'changes' } as const),
    q: text(raw.q, 200),
    state: oneOf(raw.state, UserAccountState),
    team: id(raw.team),
    role: oneOf(raw.role, { manager: 'manager', member: 'member' } as const),
    admins: oneOf(raw.admins, { only: 'only', none: 'none' } as const),
    deleted: oneOf(raw.deleted, { with: 'with', only: 'only' } as const),
    before: text(raw.before, 10),
    seen: oneOf(raw.seen, { never: 'never' } as const),
    // Which attributes there are, the page knows: everybody loads this.
    fact: text(raw.fact, 36),
    value: text(raw.value, 200),
    action: text(raw.action, 20),
    item: id(raw.item),
    column: oneOf(raw.column, COLUMNS),
    order: oneOf(raw.order, ORDERS),
    page: page(raw.page),
    after: after(raw.after),
  }
}
