import { sql, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../db/connect.ts'
import { LAST_CAP, type PageQuery } from '../db/page.ts'
import { countTo } from '../db/statement.ts'
import { membershipsOf } from '../teams/membership.sql.ts'
import { people } from './people.sql.ts'

/** People with their teams and what they are in them. */

export interface RoleFilter {
  /** Only people of these teams, and of their teams only these; null for all. */
  teamIds: readonly string[] | null
  role?: 'member' | 'manager' | undefined
  search?: string | undefined
}

function filtered(db: Db, filter: RoleFilter) {
  return people(db, { ...filter, searchesEmails: true, deleted: 'without' })
}

export type RolesRow = Awaited<ReturnType<typeof listRoles>>[number]

/** A page, by last name. */
export function listRoles(db: Db, filter: RoleFilter, { limit, offset }: PageQuery) {
  const { teamIds, role } = filter
  const teams = membershipsOf(sql.ref<string>('member.id'))
    .$if(teamIds !== null, (query) => query.where(sql<SqlBool>`team.id = any(${teamIds}::uuid[])`))
    .$if(role !== undefined, (query) => query.where('place.role', '=', role!))
  return filtered(db, filter)
    .select([
      'member.id',
      'member.email',
      'member.first_name as firstName',
      'member.last_name as lastName',
      'member.picture_id as pictureId',
      jsonArrayFrom(teams).as('teams'),
    ])
    .orderBy(sql`lower(member.last_name)`)
    .orderBy(sql`lower(member.first_name)`)
    .orderBy('member.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many there are, as far as a page can begin. */
export function countRoles(db: Db, filter: RoleFilter) {
  return countTo(db, filtered(db, filter), LAST_CAP).execute()
}
