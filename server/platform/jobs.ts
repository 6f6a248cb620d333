import { PgBoss, type JobResult } from 'pg-boss'
import type { Logger } from 'pino'
import { traced } from './traces.ts'
import type { DatabaseAddress } from './database-address.ts'
import { roleInSql } from './database-role.ts'
import { jobTimes } from './job-times.ts'
import { labelled } from './log-labels.ts'

/** The kinds of work and what each is told. */
export interface JobData {
  'process-file': { domainId: number; fileId: string }
  /** What of the preparation of a file may take hours. */
  'convert-file': { domainId: number; fileId: string }
  'send-mails': { domainId: number }
  /** What stands under a topic, which was renamed, moved, deleted or the like; without one, what is not indexed yet. */
  'index-content': { domainId: number; topicId: string | null }
  'export-data': { domainId: number; exportId: string }
  /** Work on many things, of which somebody wants to know how far it is. */
  'run-job': { domainId: number; jobId: string }
  /** Content that other hubs share with this one, which was accepted or ended. */
  'refresh-common': { domainId: number }
}

export type JobName = keyof JobData
export const jobNames: readonly JobName[] = [
  'process-file',
  'convert-file',
  'send-mails',
  'index-content',
  'export-data',
  'run-job',
  'refresh-common',
]

/** Work that may wait: kept in the database and done at least once, so a handler must bear to run twice. */
export interface Jobs {
  /** Puts work in the queue. */
  send<N extends JobName>(name: N, data: JobData[N]): Promise<void>
  /** Says who does the work. One handler a name. */
  work<N extends JobName>(name: N, handler: (data: JobData[N]) => Promise<void>): Promise<void>
  start(): Promise<void>
  /** Waits for what is being done now, then stops. */
  stop(): Promise<void>
}

const SCHEMA = 'pgboss'
/** A worker that is killed gives its work back after this long, and a run of supervision. */
const HEARTBEAT_SECONDS = 10
const SUPERVISE_SECONDS = 5

/** Work that is not done by then is given back as if the worker had been killed. */
const STOP_TIMEOUT_MS = 3_000

/** Of one kind in one process. */
const CONCURRENCY = 2
/** What takes long is done one after the other, as a core is kept for calls. */
const CONCURRENCY_OF: Partial<Record<JobName, number>> = { 'convert-file': 1 }

/**
 * What there is one piece of at a time, waiting or being done: a process that starts sends all that is not done, also what
 * another is in the middle of.
 */
const IS_UNIQUE: Partial<Record<JobName, true>> = { 'convert-file': true }

/** Seconds after which work is given to another, and those of work that takes long: more than its own limit. */
const EXPIRY = 900
const EXPIRY_OF: Partial<Record<JobName, number>> = { 'convert-file': 8 * 60 * 60 }

/** Makes or updates the queue's own tables, as the owner of the database, and lets the app use them. */
export async function prepareJobs(owner: DatabaseAddress, appRole: string): Promise<void> {
  const boss = new PgBoss({ ...owner, schema: SCHEMA, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  for (const name of jobNames) {
    const queue = {
      retryLimit: 3,
      retryBackoff: true,
      expireInSeconds: EXPIRY_OF[name] ?? EXPIRY,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      notify: true,
    }
    await boss.createQueue(name, { ...queue, policy: IS_UNIQUE[name] ? 'exclusive' : 'standard' })
    await boss.updateQueue(name, queue)
  }
  const db = boss.getDb()
  const role = roleInSql(appRole)
  await db.executeSql(`grant usage on schema ${SCHEMA} to ${role}`)
  await db.executeSql(`grant select, insert, update, delete on all tables in schema ${SCHEMA} to ${role}`)
  await db.executeSql(`grant execute on all functions in schema ${SCHEMA} to ${role}`)
  await boss.stop({ graceful: false })
}

/** The queue in PostgreSQL, through pg-boss. @param transactionPooler behind which nobody can be woken, so that workers look for work instead */
export function createJobs(app: DatabaseAddress, log: Logger, transactionPooler = false): Jobs {
  const boss = new PgBoss({
    ...app,
    schema: SCHEMA,
    migrate: false,
    createSchema: false,
    schedule: false,
    max: 3,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    useListenNotify: !transactionPooler,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue has a problem'))
  return {
    async send(name, data) {
      await boss.send(name, data, IS_UNIQUE[name] ? { singletonKey: JSON.stringify(data) } : {})
    },
    async work(name, handler) {
      const looks = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2, burstWhenBatchFull: true }
      await boss.work(
        name,
        { batchSize: CONCURRENCY_OF[name] ?? CONCURRENCY, perJobResults: true, ...looks },
        (jobs: { id: string; data: unknown }[]) =>
          Promise.all(
            jobs.map(({ id, data }) =>
              labelled(
                () => ({ hub: (data as { domainId: number }).domainId, job: `${name} ${id}` }),
                () =>
                  resultOf(
                    { id, name },
                    traced(`job ${name}`, { 'hub.job': id }, () => handler(data as never)),
                    (error) => log.error({ err: error }, 'a job failed'),
                  ),
              ),
            ),
          ),
      )
    },
    async start() {
      await boss.start()
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS })
    },
  }
}

/** One job that fails must not fail those that were fetched with it. */
async function resultOf(
  { id, name }: { id: string; name: JobName },
  work: Promise<void>,
  onFault: (error: unknown) => void,
): Promise<JobResult> {
  const end = jobTimes.startTimer({ job: name })
  try {
    await work
    end({ result: 'done' })
    return { id, status: 'completed' }
  } catch (error) {
    end({ result: 'failed' })
    onFault(error)
    return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
  }
}
