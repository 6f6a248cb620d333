import { compileAccess } from '../access/guard.ts'
import { operations } from '../../generated/server/operations.ts'
import type { Call, HubCall } from '../context.ts'
import { conflict, notFound, Problem } from '../contract/problems.ts'
import { readPage, type Page, type PageQuery } from '../db/page.ts'
import { readPageAfter, type PageAfter, type PageAfterQuery } from '../contract/after.ts'
import { afterCommit, inTransaction, isDuplicate } from '../db/transaction.ts'
import type { JobItem } from '../job-kind.ts'
import { newId } from '../platform/ids.ts'
import { mustBeAsShown } from './change-preview-service.ts'
import { undoableUntil, type Change } from './rules.ts'
import * as store from './store.ts'

/** Work on many things, of which somebody wants to know how far it is. */

export interface Job extends store.JobRow {
  canCancel: boolean
  canUndo: boolean
  /** Until when what it did can be undone, after its end; null where it cannot be. */
  undoableUntil: Date | null
  result: { type: 'download' | 'page'; id: string | null; href: string | null }
}

/**
 * Begins a job, in the transaction that wrote down who wanted it, and freezes what it is about.
 * @param shown the token of the preview that the caller saw, where they saw one
 * @throws 400 `token-invalid`, 409 `preview-outdated`
 */
export async function beginJob(call: Call, change: Change, shown?: string): Promise<Job> {
  if (shown !== undefined) mustBeAsShown(call, change, shown)
  const id = await beginWork(call, call.caller.memberId, change, [change.items])
  return describe(call, (await store.findJob(call.db, id))!)
}

/**
 * The same for things that are found part by part, because all of them at once would be much. Where finding them fails,
 * nothing begins.
 */
export async function beginLongJob(
  call: Call,
  change: Omit<Change, 'items'>,
  parts: AsyncIterable<readonly JobItem[]>,
): Promise<Job> {
  const id = await beginWork(call, call.caller.memberId, change, parts)
  return describe(call, (await store.findJob(call.db, id))!)
}

/** The same for work whose begin nobody is told of. @param createdBy who has it done; null for the hub itself @returns its id */
export async function beginWork(
  call: HubCall,
  createdBy: string | null,
  { kind, input }: Omit<Change, 'items'>,
  parts: AsyncIterable<readonly JobItem[]> | Iterable<readonly JobItem[]>,
): Promise<string> {
  const id = newId()
  const now = call.context.now()
  await store.insertJob(call.db, { id, kind, input, createdBy, now, total: 0, undoes: null })
  let total = 0
  for await (const items of parts) {
    await store.insertItems(call.db, id, items, total)
    total += items.length
  }
  await store.setTotal(call.db, id, total)
  await sendJob(call, id)
  return id
}

/** Whether the hub itself is doing exactly that. */
export async function isAtWork({ db }: HubCall, { kind, input }: Omit<Change, 'items'>): Promise<boolean> {
  return (await store.findOpenJob(db, { kind, input, memberId: null })) !== undefined
}

/** A job of somebody that has not ended, and does exactly that. */
export async function findOpenJob(
  call: Call,
  { kind, input }: Omit<Change, 'items'>,
  memberId: string,
): Promise<Job | null> {
  const row = await store.findOpenJob(call.db, { kind, input, memberId })
  return row ? describe(call, row) : null
}

export interface JobsQuery extends PageAfterQuery {
  isMine: boolean
  state?: readonly store.JobState[]
}

/** @throws 400 `after-not-usable` */
export async function listJobs(call: Call, { isMine, state, ...query }: JobsQuery): Promise<PageAfter<Job>> {
  const { memberId, privileges } = call.caller
  const filter = { memberId: isMine || !privileges.has('settings_read') ? memberId : null, states: state }
  const { items, ...page } = await readPageAfter(call, ['listJobs', filter], query, {
    rows: (page) => store.listJobs(call.db, filter, page),
    count: () => store.countJobs(call.db, filter),
    lastRowOf: ({ key, id }) => ({ key, id }),
  })
  return { ...page, items: items.map(({ key: _, ...row }) => describe(call, row)) }
}

/** @throws 404, also for somebody else's */
export async function getJob(call: Call, id: string): Promise<Job> {
  const row = await store.findJob(call.db, id)
  const { memberId, privileges } = call.caller
  if (!row || (row.createdById !== memberId && !privileges.has('settings_read'))) throw notFound()
  return describe(call, row)
}

/** @throws 404 */
export async function listJobItems(
  call: Call,
  id: string,
  { state, ...page }: PageQuery & { state?: store.ItemState },
): Promise<Page<store.ItemRow>> {
  await getJob(call, id)
  return readPage(store.listItems(call.db, id, state, page), store.countItems(call.db, id, state))
}

/** Stops a job after the things that are being done now. @throws 404, 409 `job-ended` or `job-not-cancellable` */
export async function cancelJob(call: Call, id: string): Promise<Job> {
  const { kind, endedAt } = await mustBeOwn(call, id)
  if (endedAt === null && call.context.jobKinds[kind].isUnstoppable)
    throw conflict('job-not-cancellable', 'This job is of one step, so it cannot be stopped half-way.')
  if (!(await store.cancel(call.db, id, call.context.now())))
    throw conflict('job-ended', 'This job has ended already. There is nothing left to cancel.')
  return getJob(call, id)
}

/** Begins the job that takes back what another did. @throws 404, 409 `job-not-undoable` */
export async function undoJob(call: Call, id: string): Promise<Job> {
  const job = await mustBeOwn(call, id)
  if (!describe(call, job).canUndo || !(await isStillAllowed(call, job))) throw notUndoable()
  try {
    return await inTransaction(call, async (call) => {
      const undoing = newId()
      const { kind, input } = job
      const [createdBy, now] = [call.caller.memberId, call.context.now()]
      await store.insertJob(call.db, { id: undoing, kind, input, createdBy, now, undoes: id, total: 0 })
      await store.setTotal(call.db, undoing, await store.copyDone(call.db, id, undoing))
      await sendJob(call, undoing)
      return describe(call, (await store.findJob(call.db, undoing))!)
    })
  } catch (error) {
    if (isDuplicate(error, 'job_undone_once')) throw notUndoable()
    throw error
  }
}

const notUndoable = () =>
  conflict(
    'job-not-undoable',
    'This job cannot be undone: it has not ended, was undone already, ended more than 30 days ago, or what it did stays.',
  )

async function mustBeOwn(call: Call, id: string): Promise<store.JobRow> {
  const job = await store.findJob(call.db, id)
  if (job?.createdById !== call.caller.memberId) throw notFound()
  return job
}

/** Has a job done soon. Without an answer it waits until the schedule comes to it (see jobs.ts). */
export function sendJob(call: HubCall, jobId: string): Promise<void> {
  return afterCommit(call, `job ${jobId}`, async ({ context, hub }) => {
    try {
      await context.jobs.send('run-job', { domainId: hub.domainId, jobId })
    } catch (error) {
      context.log.warn({ err: error, job: jobId }, 'a job waits because the queue does not answer')
    }
  })
}

function describe(call: Call, row: store.JobRow): Job {
  const isOwn = row.createdById === call.caller.memberId
  const isNew = row.undoneBy === null && row.doneCount > 0
  const isUndoable = row.undoes === null && canTakeBack(call, row)
  const until = isUndoable && row.endedAt ? undoableUntil(row.endedAt) : null
  return {
    ...row,
    canCancel: isOwn && row.endedAt === null && !call.context.jobKinds[row.kind].isUnstoppable,
    canUndo: isOwn && isNew && until !== null && call.context.now() < until && mayBegin(call, row),
    undoableUntil: until,
    result: resultOf(call, row),
  }
}

function canTakeBack({ context }: Call, { kind, input }: store.JobRow): boolean {
  const { undo, isUndoable } = context.jobKinds[kind]
  return undo !== undefined && (isUndoable?.(input as never) ?? true)
}

function resultOf(
  { caller, context }: Call,
  { kind, input, createdById, state, endedAt }: store.JobRow,
): Job['result'] {
  const result = context.jobKinds[kind].result(input as never)
  const isThere = state === 'succeeded'
  if (result.type === 'page') return { type: 'page', id: null, href: isThere ? result.href : null }
  const isKept = endedAt !== null && context.now().getTime() < endedAt.getTime() + result.keptMs
  const isForCaller = createdById === caller.memberId
  return { type: 'download', id: result.id, href: isThere && isKept && isForCaller ? result.href : null }
}

/** Whether the caller's rights let them begin such a job. */
function mayBegin({ caller, hub, context }: Call, { kind }: Pick<store.JobRow, 'kind'>): boolean {
  try {
    compileAccess(operations[kind]).admit(caller, hub, context.now())
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

async function isStillAllowed(call: Call, { kind, input }: store.JobRow): Promise<boolean> {
  return (await call.context.jobKinds[kind].isStillAllowed?.(call, input as never)) ?? true
}
