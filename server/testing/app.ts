import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import { inject as provided } from 'vitest'
import { buildApp } from '../app.ts'
import type { Context, FeatureFlag, HubCall } from '../context.ts'
import type { Handlers } from '../contract/handlers.ts'
import { connect, type ConnectOptions, type Db } from '../db/connect.ts'
import type { Database } from '../db/types.ts'
import { handlers as realHandlers } from '../handlers.ts'
import { hubOfHost } from '../hubs/registry-service.ts'
import { newId } from '../platform/ids.ts'
import { createLog } from '../platform/log.ts'
import { folderStorage } from '../platform/folder-storage.ts'
import { watchAnswers } from './contract-coverage.ts'
import { makeWorkers } from '../make-context.ts'
import { subscriptions } from '../subscriptions.ts'
import { jobKinds } from '../job-kinds.ts'
import { uploads } from '../uploads.ts'
import { copyTemplate, type TestDatabase } from './cluster.ts'
import { testConfig } from './config.ts'
import { noDns } from './dns-server.ts'
import { withoutHub } from './hub-conditions.ts'
import { inlineJobs } from './inline-jobs.ts'
import { addHub, addPerson, type Person, type PersonOptions } from './people.ts'
import { clientOf, type Client } from './client.ts'

/** Somebody who is signed in: who they are, and their calls. */
export type Somebody = Person & Client

export interface TestHub {
  app: FastifyInstance
  context: Context
  database: TestDatabase
  /** Moves the clock of the hub. */
  setNow(now: Date | null): void
  /** Every statement sent since the last call, but for those that look up the hub and the caller. */
  statements(): string[]
  /** Somebody new, signed in, in the hub of this domain id. */
  person(options?: PersonOptions): Promise<Somebody>
  /** Calls as nobody. */
  nobody: Client
  hubCall(domainId?: number): Promise<HubCall>
  /** What the first hub wrote down about a thing, in the order in which it happened. */
  audit(objectId: string): Promise<Selectable<Database['audit_entry']>[]>
  close(): Promise<void>
}

export interface TestHubOptions {
  connect?: Partial<ConnectOptions>
  handlers?: Partial<Handlers>
  config?: Partial<Context['config']>
  dns?: Context['dns']
  /** What both hubs have switched on. */
  features?: FeatureFlag[]
  /** Begins with all that is in the database of another, which has to be idle. */
  copyOf?: TestHub
  /** Another process of the same hub: it shares the database and the files, and remembers by itself. Close it before the first. */
  besides?: TestHub
  /** False for tests that chance has a hand in: what they see once they may not see again. */
  countsForCoverage?: boolean
}

/** Which hub it is and who asks: looked up once in some seconds, whatever the calls, so that they count for none of them. */
const LOOK_UPS = [/"(session|api_token)"."token_hash" = /, /"asked"."hostname"/]

/** A whole hub on a real PostgreSQL: domain 1 at localhost and domain 2 at second.localhost. Close it after the tests. */
export async function testHub(options: TestHubOptions = {}): Promise<TestHub> {
  const { besides } = options
  const name = `t_${newId().replaceAll('-', '')}`
  const database =
    besides?.database ?? (await copyTemplate(provided('databaseAdmin'), name, options.copyOf?.database.app.database))
  const dataDir = mkdtempSync(join(tmpdir(), 'hub-test-'))
  const log: string[] = []
  const databases = connect(database.app, {
    // Each connection plans each statement anew. Two still let calls meet each other.
    poolSize: 2,
    transactionPooler: false,
    isPatient: true,
    onStatement: (text) => {
      const tables = options.connect?.hubRules === false ? [] : withoutHub(text)
      if (tables.length) throw new Error(`A statement asks for no hub of ${tables.join(', ')}: ${text}`)
      if (!LOOK_UPS.some((lookUp) => lookUp.test(text))) log.push(text)
    },
    ...options.connect,
  })
  let frozen: Date | null = null
  const context: Context = {
    config: { ...testConfig(dataDir), ...options.config },
    databases,
    storage: besides?.context.storage ?? folderStorage(join(dataDir, 'files')),
    dns: options.dns ?? noDns,
    jobs: inlineJobs(),
    workers: makeWorkers({ ...testConfig(dataDir), ...options.config }),
    subscriptions,
    uploads,
    jobKinds,
    log: createLog(process.env['LOG_LEVEL'] ?? 'silent'),
    now: () => frozen ?? new Date(),
  }
  if (!options.copyOf && !besides) await addHubs(databases.shared, options.features ?? [])
  const app = await buildApp(context, { ...realHandlers, ...options.handlers })
  const noteAnswers = options.countsForCoverage !== false ? watchAnswers(app) : () => undefined
  await app.ready()
  return {
    app,
    context,
    database,
    setNow: (now) => {
      frozen = now
    },
    statements: () => log.splice(0),
    person: async (about = {}) => {
      const person = await addPerson(databases, about)
      return { ...person, ...clientOf(app, person) }
    },
    nobody: clientOf(app, { hostname: 'localhost', secret: null }),
    hubCall: async (domainId = 1) => {
      const hub = await hubOfHost(context, domainId === 1 ? 'localhost' : 'second.localhost')
      return { context, hub: hub!, db: databases.forHub(domainId) }
    },
    audit: (objectId) =>
      databases
        .forHub(1)
        .selectFrom('audit_entry')
        .selectAll()
        .where('object_id', '=', objectId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    close: async () => {
      noteAnswers()
      await app.close()
      await context.workers.stop()
      await databases.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function addHubs(shared: Db, features: FeatureFlag[]): Promise<void> {
  await addHub(shared, { domainId: 1, hostname: 'localhost', name: 'Test hub', features })
  await addHub(shared, { domainId: 2, hostname: 'second.localhost', name: 'Second hub', features })
}
