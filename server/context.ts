import type { Logger } from 'pino'
import type { Caller } from './auth/caller.ts'
import type { Databases, Db } from './db/connect.ts'
import type { Hub } from './hubs/hub.ts'
import type { Config } from './platform/config.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Storage } from './platform/storage.ts'

/** Everything that the hub is built from, made once (main.ts); tests replace any of it. */
export interface Context {
  config: Config
  databases: Databases
  storage: Storage
  jobs: Jobs
  log: Logger
  now: () => Date
}

/** One call: whose it is, for which hub, and what a service needs to serve it. */
export interface Call {
  context: Context
  hub: Hub
  /** The database as this hub sees it. */
  db: Db
  caller: Caller
  requestId: string
  /** The network address of the caller, for the counters against guessing. */
  address: string
  userAgent: string | null
}

/** A call that needs nobody signed in. */
export type PublicCall = Omit<Call, 'caller'> & { caller: Caller | null }

/** What runs without a person: a job for one hub. */
export type HubCall = Pick<Call, 'context' | 'hub' | 'db'>
