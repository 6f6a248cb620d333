import { sql, type ExpressionBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { LastRow } from '../contract/after.ts'
import type { PageQuery } from '../db/page.ts'
import type { Database } from '../db/types.ts'
import type { ItemEnd, JobItem, JobItemType, JobKindName } from '../job-kind.ts'
import { personAs } from '../users/person.sql.ts'
import type { EndedState } from './rules.ts'

export type JobState = 'waiting' | 'running' | EndedState
export type ItemState = 'waiting' | 'failed' | ItemEnd['state']

export interface NewJob {
  id: string
  kind: JobKindName
  input: object
  /** Null for the hub itself. */
  createdBy: string | null
  total: number
  undoes: string | null
  now: Date
}

export async function insertJob(db: Db, job: NewJob): Promise<void> {
  await db
    .insertInto('job')
    .values({
      id: job.id,
      kind: job.kind,
      state: 'waiting',
      input: JSON.stringify(job.input),
      created_by: job.createdBy,
      created_at: job.now,
      touched_at: job.now,
      total: job.total,
      undoes: job.undoes,
    })
    .execute()
}

/** Things of a job, in their order, in one statement whatever their number. @param done how many it has already */
export async function insertItems(db: Db, jobId: string, items: readonly JobItem[], done = 0): Promise<void> {
  await db
    .insertInto('job_item')
    .columns(['job_id', 'place', 'type', 'subject_id', 'name', 'wish'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{ place: number; type: string; id: string | null; name: string; wish: unknown }>`(
            select ordinality::int + ${done}::int as place, value ->> 'type' as type, (value ->> 'id')::uuid as id, value ->> 'name' as name,
              value -> 'wish' as wish
            from jsonb_array_elements(${JSON.stringify(items)}::jsonb) with ordinality
          )`.as('item'),
        )
        .select([
          sql<string>`${jobId}::uuid`.as('job_id'),
          'item.place',
          'item.type',
          'item.id as subject_id',
          'item.name',
          sql<never>`item.wish`.as('wish'),
        ]),
    )
    .execute()
}

/** The things that a job did, the last first, as those of the job that undoes it. @returns how many */
export async function copyDone(db: Db, from: string, to: string): Promise<number> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('job_item')
    .columns(['job_id', 'place', 'type', 'subject_id', 'name', 'before'])
    .expression((eb) =>
      eb
        .selectFrom('job_item')
        .select([
          sql<string>`${to}::uuid`.as('job_id'),
          sql<number>`row_number() over (order by job_item.place desc)::int`.as('place'),
          'job_item.type',
          'job_item.subject_id',
          'job_item.name',
          'job_item.before',
        ])
        .where('job_item.job_id', '=', from)
        .where('job_item.state', '=', 'done'),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0)
}

export async function setTotal(db: Db, jobId: string, total: number): Promise<void> {
  await db.updateTable('job').set({ total }).where('job.id', '=', jobId).execute()
}

export type JobRow = Awaited<ReturnType<ReturnType<typeof jobs>['execute']>>[number]

function jobs(db: Db) {
  return db
    .selectFrom('job')
    .leftJoin('member', 'member.id', 'job.created_by')
    .leftJoin('job as undoing', 'undoing.undoes', 'job.id')
    .select([
      'job.id',
      sql<JobKindName>`job.kind`.as('kind'),
      sql<JobState>`job.state`.as('state'),
      'job.created_by as createdById',
      personAs('member').as('createdBy'),
      'job.created_at as createdAt',
      'job.started_at as startedAt',
      'job.ended_at as endedAt',
      'job.total',
      'job.done_count as doneCount',
      'job.skipped_count as skippedCount',
      'job.failed_count as failedCount',
      'job.undoes',
      'undoing.id as undoneBy',
      sql<object>`job.input`.as('input'),
    ])
}

export interface JobFilter {
  /** Whose jobs; null for everybody's. */
  memberId: string | null
  states?: readonly JobState[] | undefined
}

function fits({ memberId, states }: JobFilter) {
  return (eb: ExpressionBuilder<Database, 'job'>) =>
    eb.and([
      ...(memberId === null ? [] : [eb('job.created_by', '=', memberId)]),
      ...(states === undefined ? [] : [eb('job.state', 'in', states)]),
    ])
}

export function listJobs(db: Db, filter: JobFilter, { limit, offset, after }: PageQuery & { after: LastRow | null }) {
  return jobs(db)
    .where(fits(filter))
    .select(sql<string>`job.created_at::text`.as('key'))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(job.created_at, job.id) < (${after!.key}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('job.created_at', 'desc')
    .orderBy('job.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countJobs(db: Db, filter: JobFilter) {
  return db
    .selectFrom('job')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(fits(filter))
    .execute()
}

export function findJob(db: Db, id: string): Promise<JobRow | undefined> {
  return jobs(db).where('job.id', '=', id).executeTakeFirst()
}

/** A job of a member, or of the hub itself, that has not ended, by what it was told. */
export function findOpenJob(
  db: Db,
  { kind, input, memberId }: { kind: JobKindName; input: object; memberId: string | null },
): Promise<JobRow | undefined> {
  return jobs(db)
    .where('job.created_by', 'is not distinct from', memberId)
    .where('job.kind', '=', kind)
    .where('job.ended_at', 'is', null)
    .where(sql<boolean>`job.input = ${JSON.stringify(input)}::jsonb`)
    .executeTakeFirst()
}

function items(db: Db, jobId: string, state: ItemState | undefined) {
  return db
    .selectFrom('job_item')
    .where('job_item.job_id', '=', jobId)
    .$if(state !== undefined, (query) => query.where('job_item.state', '=', state!))
}

export type ItemRow = Awaited<ReturnType<typeof listItems>>[number]

export function listItems(db: Db, jobId: string, state: ItemState | undefined, { limit, offset }: PageQuery) {
  return items(db, jobId, state)
    .select([
      sql<JobItemType>`job_item.type`.as('type'),
      'job_item.subject_id as id',
      'job_item.name',
      sql<ItemState>`job_item.state`.as('state'),
      'job_item.reason',
    ])
    .orderBy('job_item.place')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countItems(db: Db, jobId: string, state: ItemState | undefined) {
  return items(db, jobId, state)
    .select(sql<number>`count(*)::int`.as('total'))
    .execute()
}

/** Ends a job that has not ended. @returns whether it had not */
export async function cancel(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ state: 'cancelled', ended_at: now, touched_at: now })
    .where('job.id', '=', id)
    .where('job.ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export type Task = NonNullable<Awaited<ReturnType<typeof lockTask>>>

/** A job that has not ended, held until the end of the transaction: who works on it, or cancels it, waits for the other. */
export function lockTask(db: Db, id: string) {
  return db
    .selectFrom('job')
    .select([
      'job.id',
      sql<JobKindName>`job.kind`.as('kind'),
      sql<object>`job.input`.as('input'),
      'job.created_by as createdBy',
      'job.undoes',
      'job.done_count as done',
      'job.failed_count as failed',
    ])
    .where('job.id', '=', id)
    .where('job.ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** The next things to do. */
export function nextItems(db: Db, jobId: string, limit: number) {
  return db
    .selectFrom('job_item')
    .select([
      'job_item.place',
      sql<JobItemType>`job_item.type`.as('type'),
      'job_item.subject_id as id',
      'job_item.name',
      sql<unknown>`job_item.before`.as('before'),
      sql<unknown>`job_item.wish`.as('wish'),
    ])
    .where('job_item.job_id', '=', jobId)
    .where('job_item.state', '=', 'waiting')
    .orderBy('job_item.place')
    .limit(limit)
    .execute()
}

export interface EndedItem {
  place: number
  state: Exclude<ItemState, 'waiting'>
  before: unknown
  reason: string | null
}

/** Writes down what became of some things, and that the job got on. */
export async function endItems(db: Db, jobId: string, ended: readonly EndedItem[], now: Date): Promise<void> {
  await db
    .updateTable('job_item')
    .from(
      sql<{ place: number; state: string; before: unknown; reason: string | null }>`(
        select (value ->> 'place')::int as place, value ->> 'state' as state, value -> 'before' as before, value ->> 'reason' as reason
        from jsonb_array_elements(${JSON.stringify(ended)}::jsonb)
      )`.as('ended'),
    )
    .set({ state: sql`ended.state`, before: sql`ended.before`, reason: sql`ended.reason`, wish: null })
    .where('job_item.job_id', '=', jobId)
    .whereRef('job_item.place', '=', 'ended.place')
    .execute()
  const count = (state: EndedItem['state']) => ended.filter((each) => each.state === state).length
  await db
    .updateTable('job')
    .set((eb) => ({
      state: 'running',
      started_at: sql`coalesce(job.started_at, ${now})`,
      touched_at: now,
      done_count: eb('done_count', '+', count('done')),
      skipped_count: eb('skipped_count', '+', count('skipped')),
      failed_count: eb('failed_count', '+', count('failed')),
    }))
    .where('job.id', '=', jobId)
    .execute()
}

export async function endJob(db: Db, id: string, state: EndedState, now: Date): Promise<void> {
  await db
    .updateTable('job')
    .set({ state, ended_at: now, touched_at: now, started_at: sql`coalesce(job.started_at, ${now})` })
    .where('job.id', '=', id)
    .execute()
}

/** Jobs that have not got on since then. */
export async function listStill(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('job')
    .select('job.id')
    .where('job.ended_at', 'is', null)
    .where('job.touched_at', '<', since)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes jobs that ended before then. */
export async function deleteEnded(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('job').where('job.ended_at', '<', before).execute()
}
