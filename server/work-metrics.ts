import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Gauge, type Registry } from 'prom-client'
import type { Context } from './context.ts'
import { callOfEachHub } from './hubs/job-service.ts'
import { cacheCounter } from './platform/cache-use.ts'
import { jobTimes } from './platform/job-times.ts'
import { storageTimes } from './platform/storage-times.ts'
import * as store from './work-store.ts'

/** However often metrics are read, the database is asked so often at the most. */
const KEPT_MS = 15_000

/** Metrics of what happens beside calls: work in the background, mails, files, what is kept in memory, and which build this is. */
export function measureWork(registry: Registry, context: Context): void {
  for (const metric of [jobTimes, storageTimes, cacheCounter]) registry.registerMetric(metric)
  const gauge = (name: string, help: string, labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const queues = gauge('hub_queue_jobs', 'Pieces of work in the queue, of all hubs.', ['queue', 'state'])
  const openJobs = gauge('hub_open_jobs', 'Jobs of people that have not ended, such as an import.', ['hub'])
  const mails = gauge('hub_waiting_mails', 'Mails that have not been sent.', ['hub'])
  const lateness = gauge(
    'hub_mail_lateness_seconds',
    'For how long the mail that is most overdue could have been sent.',
    ['hub'],
  )
  const files = gauge('hub_file_bytes', 'Bytes of the files that a hub keeps.', ['hub'])
  const answers = gauge('hub_watch_up', 'Whether the database answered when these figures were asked for.', [])
  const build = gauge('hub_build_info', 'Which build this is; always 1.', ['version', 'node', 'migration'])
  const ask = async () => {
    const { databases, now } = context
    for (const { queue, ...counts } of await store.countQueues(databases.shared))
      for (const [state, count] of Object.entries(counts)) queues.set({ queue, state }, count)
    for (const { hub, db } of await callOfEachHub(context)) {
      const labels = { hub: String(hub.domainId) }
      const { waiting, late } = await store.countMails(db, now())
      mails.set(labels, waiting)
      lateness.set(labels, Math.max(0, late))
      openJobs.set(labels, await store.countOpenJobs(db))
      files.set(labels, await store.sizeOfFiles(db))
    }
    build.reset()
    build.set({ version: VERSION, node: process.version, migration: await store.lastMigration(databases.shared) }, 1)
  }
  let asked: { at: number; done: Promise<void> } | null = null
  // Prometheus takes what there is: without a database that is all that the process knows by itself.
  const fresh = () => {
    if (!asked || Date.now() - asked.at > KEPT_MS)
      asked = {
        at: Date.now(),
        done: ask().then(
          () => answers.set(1),
          (error: unknown) => {
            answers.set(0)
            context.log.warn({ err: error }, 'what the database knows is missing from the metrics')
          },
        ),
      }
    return asked.done
  }
  for (const each of [queues, openJobs, mails, lateness, files, answers, build]) Object.assign(each, { collect: fresh })
}

const VERSION = (JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string })
  .version
