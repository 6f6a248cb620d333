import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { TypeRole } from './rules.ts'

/** The kinds of teams of a hub. */

export interface TypeRow {
  id: string
  name: string
  colour: string
  role: TypeRole | null
  /** Its place among the others, from 0. */
  rank: number
  /** Teams that were not deleted. */
  teamCount: number
}

function types(db: Db) {
  return db.selectFrom('team_type').select((eb) => [
    'team_type.id',
    'team_type.name',
    'team_type.colour',
    'team_type.place as rank',
    sql<TypeRole | null>`team_type.role`.as('role'),
    sql<number>`(${eb
      .selectFrom('team')
      .select(sql<number>`count(*)::int`.as('count'))
      .whereRef('team.team_type_id', '=', 'team_type.id')
      .where('team.is_deleted', '=', false)})`.as('teamCount'),
  ])
}

/** All types in their order: a hub has a hundred at the most. */
export function listTypes(db: Db): Promise<TypeRow[]> {
  return types(db).orderBy('team_type.place').execute()
}

export function findType(db: Db, id: string): Promise<TypeRow | undefined> {
  return types(db).where('team_type.id', '=', id).executeTakeFirst()
}

/** What can be set of a type; undefined leaves a thing as it is. */
export interface TypeChange {
  name?: string | undefined
  colour?: string | undefined
  role?: TypeRole | null | undefined
}

export interface NewType extends Required<TypeChange> {
  id: string
  name: string
  colour: string
  role: TypeRole | null
  place: number
  now: Date
}

export async function insertType(db: Db, { now, ...type }: NewType): Promise<void> {
  await db
    .insertInto('team_type')
    .values({ ...type, created_at: now })
    .execute()
}

export async function updateType(db: Db, id: string, { name, colour, role }: TypeChange): Promise<void> {
  await db.updateTable('team_type').set({ name, colour, role }).where('team_type.id', '=', id).execute()
}

/** Gives every type its place in this order. */
export async function arrangeTypes(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('team_type')
    .set({ place: sql<number>`array_position(${ids}::uuid[], team_type.id) - 1` })
    .where(sql<boolean>`team_type.id = any(${ids}::uuid[])`)
    .execute()
}

/** Whether there is a team of the type, deleted or not. */
export async function isTypeInUse(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('team')
    .select(sql.lit(1).as('one'))
    .where('team.team_type_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether Helix reports by the teams of the type. */
export async function isReportedBy(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('team_type')
    .select('team_type.reports_helix as isReported')
    .where('team_type.id', '=', id)
    .executeTakeFirst()
  return found?.isReported ?? false
}

export async function deleteType(db: Db, id: string): Promise<void> {
  await db.deleteFrom('team_type').where('team_type.id', '=', id).execute()
}
