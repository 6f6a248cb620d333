import type { Context } from './context.ts'
import { jobKinds } from './job-kinds.ts'
import { createDns } from './platform/dns.ts'
import { createStorage } from './platform/create-storage.ts'
import { subscriptions } from './subscriptions.ts'
import { uploads } from './uploads.ts'

/** What every call needs, of a hub that serves or of a command beside it. */
export function makeContext(about: Pick<Context, 'config' | 'databases' | 'jobs' | 'log'>): Context {
  return {
    ...about,
    storage: createStorage(about.config),
    dns: createDns(),
    subscriptions,
    uploads,
    jobKinds,
    now: () => new Date(),
  }
}
