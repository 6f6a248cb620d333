import { expressionBuilder, sql, type SelectQueryBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { teamIdsOf } from '../teams/membership.sql.ts'
import type { Database } from '../db/types.ts'
import { isVisible } from '../content/visibility.sql.ts'
import type { Viewer } from '../content/rules.ts'
import type { PersonalTable, Way } from './export-tables.ts'

/** Exports of personal data and of whole hubs, and what goes into the former. */

export interface ExportRow {
  id: string
  /** Whose data it is; null for the whole hub. */
  memberId: string | null
  requestedBy: string
  status: string
  storageKey: string | null
  size: number | null
  createdAt: Date
  readyAt: Date | null
  expiresAt: Date | null
}

export interface NewExport {
  id: string
  memberId: string | null
  requestedBy: string
  now: Date
}

/** Begins an export unless one of the same is being made. @returns whether it began */
export async function insertExport(db: Db, row: NewExport): Promise<boolean> {
  const added = await db
    .insertInto('data_export')
    .values({
      id: row.id,
      member_id: row.memberId,
      requested_by: row.requestedBy,
      status: 'preparing',
      created_at: row.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** The one of the same that is being made: of a person by who asked, of the hub by whoever asked. */
export function findPreparing(
  db: Db,
  { memberId, requestedBy }: Pick<NewExport, 'memberId' | 'requestedBy'>,
): Promise<{ id: string; requestedBy: string } | undefined> {
  return db
    .selectFrom('data_export')
    .select(['id', 'requested_by as requestedBy'])
    .where('status', '=', sql.lit('preparing'))
    .where((eb) =>
      memberId === null
        ? eb('member_id', 'is', null)
        : eb.and([eb('member_id', '=', memberId), eb('requested_by', '=', requestedBy)]),
    )
    .executeTakeFirst()
}

export function findExport(db: Db, id: string): Promise<ExportRow | undefined> {
  return db
    .selectFrom('data_export')
    .select([
      'id',
      'member_id as memberId',
      'requested_by as requestedBy',
      'status',
      'storage_key as storageKey',
      'size',
      'created_at as createdAt',
      'ready_at as readyAt',
      'expires_at as expiresAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The open job that tells how an export goes. */
export async function findJobOf(db: Db, exportId: string): Promise<string | null> {
  const row = await db
    .selectFrom('job')
    .innerJoin('data_export', 'data_export.requested_by', 'job.created_by')
    .select('job.id')
    .where('data_export.id', '=', exportId)
    .where('job.ended_at', 'is', null)
    .where(sql<boolean>`job.input = ${JSON.stringify({ exportId })}::jsonb`)
    .executeTakeFirst()
  return row?.id ?? null
}

export interface ExportTask {
  id: string
  memberId: string | null
  requestedBy: string
  tries: number
}

/** Takes an export for this process alone and counts one more try at it, unless another process is at it. */
export function beginTry(
  db: Db,
  id: string,
  { now, leasedUntil }: { now: Date; leasedUntil: Date },
): Promise<ExportTask | undefined> {
  return db
    .updateTable('data_export')
    .set((eb) => ({ tries: eb('tries', '+', 1), leased_until: leasedUntil }))
    .where('id', '=', id)
    .where('status', '=', sql.lit('preparing'))
    .where(isFree(now))
    .returning(['id', 'member_id as memberId', 'requested_by as requestedBy', 'tries'])
    .executeTakeFirst()
}

/** Nobody is at it, or who was is lost. */
function isFree(now: Date) {
  return sql<boolean>`(data_export.leased_until is null or data_export.leased_until <= ${now})`
}

type Try = Pick<ExportTask, 'id' | 'tries'>

/** Holds an export for longer, or lets go of it with null; unless another try has begun. */
export async function renewLease(db: Db, { id, tries }: Try, leasedUntil: Date | null): Promise<void> {
  await db
    .updateTable('data_export')
    .set({ leased_until: leasedUntil })
    .where('id', '=', id)
    .where('status', '=', sql.lit('preparing'))
    .where('tries', '=', tries)
    .execute()
}

/** @returns whether it was still being made, and no later try has begun */
export async function makeReady(
  db: Db,
  { id, tries }: Try,
  file: { storageKey: string; size: number; readyAt: Date; expiresAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('data_export')
    .set({
      status: 'ready',
      storage_key: file.storageKey,
      size: file.size,
      ready_at: file.readyAt,
      expires_at: file.expiresAt,
    })
    .where('id', '=', id)
    .where('status', '=', sql.lit('preparing'))
    .where('tries', '=', tries)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns whether it was still being made, and no later try has begun */
export async function makeFailed(db: Db, { id, tries }: Try): Promise<boolean> {
  const row = await db
    .updateTable('data_export')
    .set({ status: 'failed' })
    .where('id', '=', id)
    .where('status', '=', sql.lit('preparing'))
    .where('tries', '=', tries)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The exports that nobody is making. */
export async function listLost(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('data_export')
    .select('id')
    .where('status', '=', sql.lit('preparing'))
    .where(isFree(now))
    .execute()
  return rows.map(({ id }) => id)
}

/** The exports whose time is over and whose files are still there. */
export function listOverdue(db: Db, now: Date): Promise<Try[]> {
  return db
    .selectFrom('data_export')
    .select(['id', 'tries'])
    .where('status', '=', sql.lit('ready'))
    .where('expires_at', '<=', now)
    .execute()
}

export async function makeExpired(db: Db, id: string): Promise<void> {
  await db
    .updateTable('data_export')
    .set({ status: 'expired', storage_key: null, size: null })
    .where('id', '=', id)
    .execute()
}

/** Forgets that there were exports whose files went long ago. */
export async function deleteOldExports(db: Db, createdBefore: Date): Promise<void> {
  await db
    .deleteFrom('data_export')
    .where('data_export.status', 'in', ['expired', 'failed'])
    .where('data_export.created_at', '<', createdBefore)
    .execute()
}

export interface PersonRow {
  id: string
  /** Null for somebody who has not accepted yet. */
  accountId: string | null
  email: string
  firstName: string
  lastName: string
  locale: string
  pictureId: string | null
  isAdmin: boolean
  privileges: string[]
  teamIds: string[]
}

/** Somebody of the hub, also after they were deleted. */
export function findPerson(db: Db, memberId: string): Promise<PersonRow | undefined> {
  return db
    .selectFrom('member')
    .select([
      'member.id',
      'member.account_id as accountId',
      'member.email',
      'member.first_name as firstName',
      'member.last_name as lastName',
      'member.locale',
      'member.picture_id as pictureId',
      'member.is_admin as isAdmin',
      'member.privileges',
    ])
    .select(teamIdsOf().as('teamIds'))
    .where('member.id', '=', memberId)
    .executeTakeFirst()
}

export type Row = Record<string, unknown>

// The tables are named by export-tables.ts, so the types of one of them stand for all.
type AnyTable = { row: Database['content_user'] }
type AnyColumn = 'row.content_id'
const eb = expressionBuilder<Database, 'content'>()

/** What a table keeps about a person, in the order of its columns. */
export async function readRows(
  db: Db,
  about: PersonalTable,
  person: Pick<PersonRow, 'id' | 'accountId' | 'email'>,
): Promise<Row[]> {
  const from = db.selectFrom(`${about.table} as row` as never) as unknown as SelectQueryBuilder<AnyTable, 'row', object>
  return from
    .select(about.columns.map((column) => `row.${column}` as AnyColumn))
    .select(
      (about.names ?? []).map(({ column, from: table, name, as }) =>
        eb
          .selectFrom(`${table} as named` as 'content as named')
          .select(`named.${name}` as 'named.name')
          .where('named.id', '=', sql.ref<string>(`row.${column}`))
          .as(as),
      ),
    )
    .where(leadsTo(about.by, person))
    .execute() as Promise<Row[]>
}

function leadsTo(by: Way, person: Pick<PersonRow, 'id' | 'accountId' | 'email'>) {
  if ('account' in by) return sql<boolean>`${sql.ref(`row.${by.account}`)} = ${person.accountId}::uuid`
  if ('address' in by) return sql<boolean>`${sql.ref(`row.${by.address}`)} = ${person.email}`
  if (!('through' in by)) return sql<boolean>`${sql.ref(`row.${by.id}`)} = ${person.id}::uuid`
  const theirs = eb
    .selectFrom(`${by.through} as way` as 'content as way')
    .select(sql.ref<string>(`way.${by.key}`).as('key'))
    .where(sql.ref(`way.${by.id}`), '=', sql`${person.id}::uuid`)
  return sql<boolean>`${sql.ref(`row.${by.column}`)} in (${theirs})`
}

/** The names of content, as far as somebody may see it or made it. */
export async function findNames(db: Db, ids: readonly string[], viewer: Viewer): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('content')
    .select(['content.id', 'content.name'])
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .where((eb) => eb.or([isVisible(viewer), eb('content.author_id', '=', viewer.memberId)]))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Every export of a member's data, with how often it was tried. */
export function listExportsOf(db: Db, memberId: string): Promise<Try[]> {
  return db
    .selectFrom('data_export')
    .select(['data_export.id', 'data_export.tries'])
    .where('data_export.member_id', '=', memberId)
    .execute()
}
