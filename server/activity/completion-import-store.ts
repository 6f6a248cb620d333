import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { hasEmailOf } from '../users/member.sql.ts'
import { NAME } from '../users/name.sql.ts'
import { keyOf, type Named } from './completion-import-rules.ts'

/** What an import of completions asks of the hub, and what it records. */

/** People by their addresses, which are in lower case. */
export async function peopleByEmail(db: Db, emails: readonly string[]): Promise<Map<string, Named>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .selectFrom('member')
    .select(['member.id', sql<string>`${NAME}`.as('name'), sql<string>`lower(member.email)`.as('email')])
    .where(hasEmailOf(emails))
    .where('member.is_deleted', '=', false)
    .execute()
  return new Map(rows.map(({ email, ...person }) => [email, person]))
}

/** People by their numbers as employees. */
export async function peopleByEmployeeId(db: Db, ids: readonly string[]): Promise<Map<string, Named[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('member')
    .select(['member.id', sql<string>`${NAME}`.as('name'), sql<string>`member.employee_id`.as('employeeId')])
    .where(sql<boolean>`member.employee_id = any(${ids}::text[])`)
    .where('member.is_deleted', '=', false)
    .execute()
  return Map.groupBy(rows, ({ employeeId }) => employeeId)
}

export async function contentById(db: Db, ids: readonly string[]): Promise<Map<string, Named>> {
  if (ids.length === 0) return new Map()
  const rows = await content(db)
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Content by its names, which are in lower case. */
export async function contentByName(db: Db, names: readonly string[]): Promise<Map<string, Named[]>> {
  if (names.length === 0) return new Map()
  const rows = await content(db)
    .where(sql<boolean>`lower(content.name) = any(${names}::text[])`)
    .execute()
  return Map.groupBy(rows, ({ name }) => name.toLowerCase())
}

function content(db: Db) {
  return db.selectFrom('content').select(['content.id', 'content.name']).where('content.is_deleted', '=', false)
}

/** Somebody who completed something at some time. */
export interface Completed {
  memberId: string
  contentId: string
  time: Date
}

/** Those of some completions that are recorded already, by keyOf. */
export async function findRecorded(db: Db, completions: readonly Completed[]): Promise<Set<string>> {
  const memberIds = completions.map(({ memberId }) => memberId)
  const contentIds = completions.map(({ contentId }) => contentId)
  const rows = await db
    .selectFrom('completion')
    .select([
      'completion.member_id as memberId',
      'completion.content_id as contentId',
      'completion.completed_at as time',
    ])
    .where(sql<boolean>`completion.member_id = any(${memberIds}::uuid[])`)
    .where(sql<boolean>`completion.content_id = any(${contentIds}::uuid[])`)
    .execute()
  return new Set(rows.map(({ memberId, contentId, time }) => keyOf(memberId, contentId, time)))
}

/** Those of some people who are in the hub, held until the end of the transaction, so that two imports at once record nothing twice. */
export async function lockLive(db: Db, memberIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('member')
    .select('member.id')
    .where(sql<boolean>`member.id = any(${memberIds}::uuid[])`)
    .where('member.is_deleted', '=', false)
    .orderBy('member.id')
    .forNoKeyUpdate()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Records that people completed something, of a version that is not known. @returns for whom; nobody where it is deleted */
export async function keepCompletion(
  db: Db,
  {
    memberIds,
    contentId,
    time,
    actorId,
  }: { memberIds: readonly string[]; contentId: string; time: Date; actorId: string },
): Promise<string[]> {
  const rows = await db
    .insertInto('completion')
    .columns(['member_id', 'content_id', 'completed_at', 'id', 'way', 'actor_id', 'content_name', 'was_visible'])
    .expression((eb) =>
      eb
        .selectFrom('member')
        .innerJoin('content', (join) => join.on('content.id', '=', contentId))
        .where(sql<boolean>`member.id = any(${memberIds}::uuid[])`)
        .where('content.is_deleted', '=', false)
        .select([
          'member.id as member_id',
          'content.id as content_id',
          sql<Date>`${time}::timestamptz`.as('completed_at'),
          sql<string>`gen_random_uuid()`.as('id'),
          sql<string>`'import'`.as('way'),
          sql<string>`${actorId}::uuid`.as('actor_id'),
          'content.name as content_name',
          sql<boolean>`true`.as('was_visible'),
        ]),
    )
    .returning('completion.member_id as memberId')
    .execute()
  return rows.map(({ memberId }) => memberId)
}
