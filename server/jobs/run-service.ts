import { mustBeListed } from '../audit/audit-entry-rules.ts'
import type { HubCall } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import type { ItemEnd, JobCall } from '../job-kind.ts'
import { endOf, KEPT_DAYS } from './rules.ts'
import { sendJob } from './service.ts'
import * as store from './store.ts'

/** Things that are changed and written down as changed in one transaction. */
const BATCH_SIZE = 200

/** The queue takes a worker for dead that is at one job for longer than a quarter of an hour. */
const TURN_MS = 5 * 60_000

/** A job that did not get on for so long is sent again. */
const STILL_MS = 60_000

const FAILED = 'Something went wrong in the hub. Its log says what, with the id of the job.'

/**
 * Does a job, a batch after the other, from where it stands. A batch and the word that it is done are one transaction that holds the job, so
 * a worker that is killed leaves nothing half done, and two workers do nothing twice.
 */
export async function runJob(call: HubCall, jobId: string): Promise<void> {
  const end = Date.now() + TURN_MS
  for (let isOpen = true; isOpen; isOpen = await runBatch(call, jobId))
    if (Date.now() > end) return sendJob(call, jobId)
}

/** @returns whether there may be more to do */
async function runBatch(call: HubCall, jobId: string): Promise<boolean> {
  try {
    return await inTransaction(call, (call) => runSome(call, jobId, null))
  } catch (error) {
    call.context.log.warn({ err: error, job: jobId }, 'a batch of a job failed, so its things are tried one by one')
    return runEach(call, jobId)
  }
}

/** One thing that cannot be done must not keep the others from it. @throws what keeps even the word about it from being written */
async function runEach(call: HubCall, jobId: string): Promise<boolean> {
  for (let nth = 0; nth < BATCH_SIZE; nth += 1) {
    try {
      if (!(await inTransaction(call, (call) => runSome(call, jobId, 1)))) return false
    } catch (error) {
      call.context.log.error({ err: error, job: jobId }, 'a thing of a job failed')
      await inTransaction(call, (call) => failNext(call, jobId))
    }
  }
  return true
}

/** @param count null for as many as a batch has */
async function runSome(call: HubCall, jobId: string, count: number | null): Promise<boolean> {
  const task = await store.lockTask(call.db, jobId)
  if (!task) return false
  const now = call.context.now()
  const batchSize = call.context.jobKinds[task.kind].batchSize?.(task.input as never) ?? BATCH_SIZE
  const items = await store.nextItems(call.db, jobId, count ?? batchSize)
  if (items.length === 0) {
    await store.endJob(call.db, jobId, endOf(task), now)
    return false
  }
  const ends = await doItems(call, task, items)
  if (!ends) return false
  const ended = items.map(({ place }, nth) => ({ place, before: null, reason: null, ...ends[nth]! }))
  await store.endItems(call.db, jobId, ended, now)
  return true
}

async function doItems(
  call: HubCall,
  task: store.Task,
  items: Awaited<ReturnType<typeof store.nextItems>>,
): Promise<ItemEnd[] | null> {
  const kind = call.context.jobKinds[task.kind]
  const inJob: JobCall = { ...call, caller: callerOf(task), requestId: task.id, audited: [] }
  if (task.undoes !== null && !kind.undo)
    throw new Error(`A job that undoes ${task.kind} was begun, which cannot be undone.`)
  const ends = await kind[task.undoes === null ? 'run' : 'undo']!(inJob, task.input as never, items)
  if (ends && call.context.config.checkAnswers && !kind.isUnlisted) {
    // What has no id, such as a tag, has no list of changes either.
    const changed = ends.flatMap(({ state }, nth) => (state === 'done' ? (items[nth]!.id ?? []) : []))
    mustBeListed(task.kind, changed, inJob.audited)
  }
  return ends
}

/** What the hub does by itself is on nobody's behalf, and must not ask on whose. */
function callerOf({ kind, createdBy }: store.Task): JobCall['caller'] {
  if (createdBy !== null) return { memberId: createdBy }
  return {
    get memberId(): string {
      throw new Error(`A job ${kind} that the hub began asks on whose behalf it is done.`)
    },
  }
}

async function failNext(call: HubCall, jobId: string): Promise<void> {
  const task = await store.lockTask(call.db, jobId)
  const [next] = task ? await store.nextItems(call.db, jobId, 1) : []
  if (next)
    await store.endItems(
      call.db,
      jobId,
      [{ place: next.place, state: 'failed', before: next.before, reason: FAILED }],
      call.context.now(),
    )
}

/** Sends again what stands still, and deletes what ended long ago. */
export async function maintainJobs(call: HubCall): Promise<void> {
  const now = call.context.now().getTime()
  for (const id of await store.listStill(call.db, new Date(now - STILL_MS))) await sendJob(call, id)
  await store.deleteEnded(call.db, new Date(now - KEPT_DAYS * 86_400_000))
}
