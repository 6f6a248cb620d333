import type { Call } from '../context.ts'
import { readPage, type Page, type PageQuery } from '../db/page.ts'
import * as store from './team-role-store.ts'

/** What people are in their teams. */

export type UserTeamRoles = store.RolesRow

export interface TeamRolesQuery extends PageQuery {
  team?: string | undefined
  role?: 'member' | 'manager' | undefined
  search?: string | undefined
}

/** People by last name with the teams that fit. @param teams those that the caller manages; null for all */
export function listUserTeamRoles(
  { db }: Call,
  teams: readonly string[] | null,
  { team, role, search, ...page }: TeamRolesQuery,
): Promise<Page<UserTeamRoles>> {
  const filter = { teamIds: team === undefined ? teams : [team], role, search }
  return readPage(store.listRoles(db, filter, page), store.countRoles(db, filter))
}
