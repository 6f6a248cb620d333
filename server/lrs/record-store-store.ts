import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Place } from './query-rules.ts'

/** The learning record store of others to which a hub forwards its statements. */

export type RecordStoreRow = NonNullable<Awaited<ReturnType<typeof findRecordStore>>>

const COLUMNS = [
  'record_store.endpoint',
  'record_store.username',
  'record_store.sealed_password as sealedPassword',
  'record_store.is_on as isOn',
  'record_store.reached_at as reachedAt',
  'record_store.reached_id as reachedId',
  'record_store.forwarded_at as forwardedAt',
  'record_store.failed_at as failedAt',
  'record_store.fault',
  'record_store.failures',
  'record_store.refused_count as refusedCount',
] as const

export function findRecordStore(db: Db) {
  return db.selectFrom('record_store').select(COLUMNS).executeTakeFirst()
}

export interface RecordStoreInput {
  endpoint: string
  username: string
  sealedPassword: Buffer
  isOn: boolean
}

/** Makes this the store of the hub. A new one begins after a place; one that there was goes on where it ended, at once. */
export async function putRecordStore(db: Db, input: RecordStoreInput, begins: Place, now: Date): Promise<void> {
  const settings = {
    endpoint: input.endpoint,
    username: input.username,
    sealed_password: input.sealedPassword,
    is_on: input.isOn,
    due_at: now,
    failed_at: null,
    fault: null,
    failures: 0,
  }
  await db
    .insertInto('record_store')
    .values({ ...settings, reached_at: begins.storedAt, reached_id: begins.id })
    .onConflict((conflict) => conflict.column('domain_id').doUpdateSet(settings))
    .execute()
}

export async function deleteRecordStore(db: Db): Promise<string | undefined> {
  const row = await db.deleteFrom('record_store').returning('record_store.endpoint').executeTakeFirst()
  return row?.endpoint
}

/** Takes the work for this process until a moment, where it is due and nobody else is at it. */
export function claimRecordStore(db: Db, now: Date, until: Date) {
  return db
    .updateTable('record_store')
    .set({ due_at: until })
    .where('record_store.is_on', '=', true)
    .where('record_store.due_at', '<=', now)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** What was forwarded until where. */
export async function noteForwarded(db: Db, { storedAt, id }: Place, refused: number, now: Date, until: Date) {
  await db
    .updateTable('record_store')
    .set({
      reached_at: storedAt,
      reached_id: id,
      forwarded_at: now,
      failed_at: null,
      fault: null,
      failures: 0,
      refused_count: sql<number>`record_store.refused_count + ${refused}`,
      due_at: until,
    })
    .execute()
}

export async function noteFault(db: Db, { fault, now, dueAt }: { fault: string; now: Date; dueAt: Date }) {
  await db
    .updateTable('record_store')
    .set({ failed_at: now, fault, failures: sql<number>`record_store.failures + 1`, due_at: dueAt })
    .execute()
}

/** Gives the work back. */
export async function releaseRecordStore(db: Db, now: Date): Promise<void> {
  await db.updateTable('record_store').set({ due_at: now }).execute()
}

/** Puts the same password, sealed anew, in place of the one that was read. */
export async function replaceSealedPassword(db: Db, sealed: Buffer, anew: Buffer): Promise<void> {
  await db
    .updateTable('record_store')
    .set({ sealed_password: anew })
    .where('record_store.sealed_password', '=', sealed)
    .execute()
}
