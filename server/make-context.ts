import { join } from 'node:path'
import type { Context } from './context.ts'
import { jobKinds } from './job-kinds.ts'
import { createDns } from './platform/dns.ts'
import { createStorage } from './platform/create-storage.ts'
import { subscriptions } from './subscriptions.ts'
import { uploads } from './uploads.ts'
import { createWorkers, type Workers } from './platform/workers.ts'

/** What every call needs, of a hub that serves or of a command beside it. */
export function makeContext(about: Pick<Context, 'config' | 'databases' | 'jobs' | 'log'>): Context {
  return {
    ...about,
    storage: createStorage(about.config),
    dns: createDns(),
    workers: makeWorkers(about.config),
    subscriptions,
    uploads,
    jobKinds,
    now: () => new Date(),
  }
}

/** Where files are prepared. None of them runs before there is work. */
export function makeWorkers({ dataDir, fileProcesses, programFolder }: Context['config']): Workers {
  return createWorkers({
    entry: join(import.meta.dirname, 'files/processing/worker.ts'),
    root: join(dataDir, 'work'),
    most: fileProcesses,
    programFolder,
  })
}
