import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IconUsersGroup } from '@tabler/icons-react'
import * as access from '../../generated/access.ts'
import { ListTeamMembersColumn } from '../../generated/client/model/listTeamMembersColumn.ts'
import { ListTeamsColumn } from '../../generated/client/model/listTeamsColumn.ts'
import { TeamRole } from '../../generated/client/model/teamRole.ts'
import { TeamRulesChange } from '../../generated/client/model/teamRulesChange.ts'
import { withManageTexts } from '../i18n/i18n.ts'
import { appRoute } from '../shell/app-route.tsx'
import { id, oneOf, page, text, type RawSearch } from '../shell/search-params.ts'

export const teamsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/teams',
  validateSearch: teamsSearch,
  component: lazyRouteComponent(() => withManageTexts(import('./teams-page.tsx')), 'TeamsPage'),
  staticData: { place: { label: msg`Teams`, icon: IconUsersGroup, group: 'manage', needs: access.listTeams } },
})

export const teamRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/teams/$teamId',
  validateSearch: membersSearch,
  component: lazyRouteComponent(() => withManageTexts(import('./team-page.tsx')), 'TeamPage'),
})

export const teamRulesRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/teams/$teamId/rules',
  validateSearch: previewSearch,
  component: lazyRouteComponent(() => withManageTexts(import('./rules-page.tsx')), 'TeamRulesPage'),
})

type Order = 'asc' | 'desc'

export interface TeamsSearch {
  /** The list without one. */
  view?: 'tree' | 'types' | 'roles' | 'changes' | undefined
  q?: string | undefined
  /** The id of a team type, or `none` for teams without one. */
  type?: string | undefined
  rules?: 'with' | 'without' | undefined
  /** Of people and their teams: one team, and one role in it. */
  team?: string | undefined
  role?: TeamRole | undefined
  show?: 'deleted' | undefined
  /** Of the changes: what was done, and the id of the team or the type that they are about. */
  action?: string | undefined
  item?: string | undefined
  column?: ListTeamsColumn | undefined
  order?: Order | undefined
  page?: number | undefined
}

export interface MembersSearch {
  q?: string | undefined
  role?: TeamRole | undefined
  column?: ListTeamMembersColumn | undefined
  order?: Order | undefined
  page?: number | undefined
}

export interface PreviewSearch {
  change?: TeamRulesChange | undefined
  page?: number | undefined
}

const VIEWS = { tree: 'tree', types: 'types', roles: 'roles', changes: 'changes' } as const
const ORDERS = { asc: 'asc', desc: 'desc' } as const
const RULES = { with: 'with', without: 'without' } as const

function teamsSearch(raw: RawSearch): TeamsSearch {
  return {
    view: oneOf(raw.view, VIEWS),
    q: text(raw.q, 200),
    type: raw.type === 'none' ? raw.type : id(raw.type),
    rules: oneOf(raw.rules, RULES),
    team: id(raw.team),
    role: oneOf(raw.role, TeamRole),
    show: raw.show === 'deleted' ? 'deleted' : undefined,
    action: text(raw.action, 20),
    item: id(raw.item),
    column: oneOf(raw.column, ListTeamsColumn),
    order: oneOf(raw.order, ORDERS),
    page: page(raw.page),
  }
}

function membersSearch(raw: RawSearch): MembersSearch {
  return {
    q: text(raw.q, 200),
    role: oneOf(raw.role, TeamRole),
    column: oneOf(raw.column, ListTeamMembersColumn),
    order: oneOf(raw.order, ORDERS),
    page: page(raw.page),
  }
}

function previewSearch(raw: RawSearch): PreviewSearch {
  return { change: oneOf(raw.change, TeamRulesChange), page: page(raw.page) }
}
