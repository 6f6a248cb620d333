import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { HUB_PARAMETER, hubRules } from './hub-rules.ts'
import { KeptQuery } from './kept-query.ts'
import { deaf, hearing, type Hearing } from './silence.ts'
import type { Replica } from './replica.ts'
import { statementNames } from './statement-names.ts'
import { isTracing, traced } from '../platform/traces.ts'
import type { DatabaseAddress } from '../platform/database-address.ts'
import type { Database } from './types.ts'

// int8 as a number (our counts and sizes stay far below 2^53), timestamps as Date.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Db = Kysely<Database>

/**
 * Plan each statement once and keep the plan. What PostgreSQL should plan by stands in our texts as literals, and planning
 * a statement that asks what is visible takes longer than running it. What is asked often lies in memory or on a disk without
 * arms, where a page out of order costs as much as the next one; by PostgreSQL's own estimate, of four times as much, it reads
 * all content of a hub to find a hundred by their keys. No statement runs long enough for compiling it to pay.
 */
export const PLANS = '-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1 -c jit=off'

/** Without a connection by then a call is answered 503 rather than kept waiting. */
const CONNECTION_TIMEOUT_MS = 1_500
const PATIENT_CONNECTION_TIMEOUT_MS = 15_000

export interface ConnectOptions {
  /** Connections at the most. */
  poolSize: number
  /** Behind a pooler that lends a connection for one transaction (pgbouncer): no named statements, the hub set in each transaction. */
  transactionPooler: boolean
  /** Waits as long as it takes for a database that says nothing. For tests and measurements, which may share a busy machine. */
  isPatient?: boolean
  /** Off only in the test that shows that row-level security holds on its own. */
  hubRules?: boolean
  onStatement?: (text: string, values: readonly unknown[]) => void
  onError?: (error: Error) => void
}

export interface Databases {
  /** The database as one hub sees it. */
  forHub(domainId: number): Db
  /** For the tables that belong to no hub; any other table answers with an error. */
  shared: Db
  pool: pg.Pool
  /** For a connection of its own, for what takes longer than a statement of a call may. */
  address: DatabaseAddress
  /** Where lists are read from as well; undefined where there is none. */
  replica?: Replica
  close(): Promise<void>
}

/** Opens the pool as the app's role. Nothing is sent before the first statement. */
export function connect(address: DatabaseAddress, options: ConnectOptions): Databases {
  const pool = new pg.Pool({
    ...address,
    max: options.poolSize,
    connectionTimeoutMillis: options.isPatient ? PATIENT_CONNECTION_TIMEOUT_MS : CONNECTION_TIMEOUT_MS,
    idleTimeoutMillis: 60_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    ...(options.transactionPooler ? {} : { options: PLANS }),
  })
  pool.on('error', (error) => options.onError?.(error))
  // Lost between two statements of a transaction: the next statement says so, and nothing else must end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const hubs = new Map<number, Db>()
  const heard = options.isPatient ? deaf : hearing(address)
  const plugins = [hubRules({ narrows: options.hubRules !== false })]
  const nameOf = statementNames()
  const open = (domainId: number | null) => {
    const lending = hubPool(pool, { domainId, options, heard, nameOf })
    const db = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: lending as unknown as PostgresPool }),
      plugins,
    })
    runners.set(db, (text, values) => runOn(lending, text, values))
    return db
  }
  return {
    pool,
    address,
    shared: open(null),
    forHub(domainId) {
      const known = hubs.get(domainId) ?? open(domainId)
      hubs.set(domainId, known)
      return known
    },
    close: () => pool.end(),
  }
}

/** Runs one statement. @returns its rows */
type Run = (text: string, values: readonly unknown[]) => Promise<unknown[]>

const runners = new WeakMap<Db, Run>()

/** Runs a statement whose text is known, without Kysely on the way; undefined for a transaction, which has a connection of its own. */
export function runnerOf(db: Db): Run | undefined {
  return runners.get(db)
}

async function runOn(lending: { connect(): Promise<LentClient> }, text: string, values: readonly unknown[]) {
  const client = await lending.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    client.release()
  }
}

/** The part of a connection that Kysely uses; statements are text and values, never cursors. */
interface LentClient {
  query(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
  release(): void
}

interface Tagged extends pg.PoolClient {
  /** The hub that this connection is set to now; undefined when nothing was set yet. */
  hubTag?: number | null | undefined
}

/** Lends connections that are set to one hub. The only place that hands out a connection, so none carries another hub's tag. */
function hubPool(pool: pg.Pool, lent: Lent) {
  return {
    options: pool.options,
    async connect() {
      const client = await connected(pool, lent.heard)
      try {
        return lent.options.transactionPooler ? await lendForTransaction(client, lent) : await lend(client, lent)
      } catch (error) {
        client.release(true)
        throw error
      }
    },
    end: async () => undefined,
  }
}

/** What a connection is lent with. */
interface Lent {
  domainId: number | null
  options: ConnectOptions
  heard: Hearing
  /** Under which PostgreSQL keeps the plan of a text. */
  nameOf: (text: string) => string | undefined
}

async function connected(pool: pg.Pool, heard: Hearing): Promise<Tagged> {
  const waiting = pool.connect()
  let isGivenUp = false
  waiting.then(
    (late) => isGivenUp && late.release(),
    () => undefined,
  )
  return heard.wait(waiting, () => (isGivenUp = true))
}

/** Sends over a connection that is cut where the database says nothing any more, so that the pool opens another one. */
function sender(client: Tagged, heard: Hearing) {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
  const send = async (text: string, values?: unknown[], name?: string) => {
    const result = await heard.wait(name ? sendKept(client, name, text, values!) : client.query(text, values), () =>
      stream.destroy(),
    )
    heard.note()
    return result
  }
  if (!isTracing()) return send
  return (text: string, values?: unknown[], name?: string) =>
    traced('statement', { 'db.query.text': text }, () => send(text, values, name))
}

function sendKept(client: Tagged, name: string, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  return new Promise<{ rows: unknown[] }>((resolve, reject) => {
    client.query(new KeptQuery({ name, text, values }, (error, result) => (error ? reject(error) : resolve(result))))
  }).catch((error: Error) => {
    // As pg does it for its own: whoever asked, not whoever read the answer off the socket.
    Error.captureStackTrace(error)
    throw error
  })
}

async function lend(client: Tagged, { domainId, options, heard, nameOf }: Lent): Promise<LentClient> {
  const send = sender(client, heard)
  if (client.hubTag !== domainId) {
    client.hubTag = undefined
    await send("select set_config('app.domain_id', $1, false)", [domainId === null ? '' : String(domainId)])
    client.hubTag = domainId
  }
  return {
    query(text, values = []) {
      options.onStatement?.(text, forHub(values, domainId))
      return send(text, forHub(values, domainId), nameOf(text))
    },
    release: () => client.release(),
  }
}

async function lendForTransaction(client: Tagged, { domainId, options, heard }: Lent): Promise<LentClient> {
  const send = sender(client, heard)
  const begin = async (text: string) => {
    const result = await send(text)
    await send("select set_config('app.domain_id', $1, true)", [domainId === null ? '' : String(domainId)])
    return result
  }
  let inTransaction = false
  return {
    async query(text, values = []) {
      options.onStatement?.(text, forHub(values, domainId))
      const run = () => send(text, forHub(values, domainId))
      if (/^(begin|start transaction)/.test(text)) {
        inTransaction = true
        return begin(text)
      }
      if (inTransaction) {
        if (text === 'commit' || text === 'rollback') inTransaction = false
        return run()
      }
      await begin('begin')
      try {
        const result = await run()
        await send('commit')
        return result
      } catch (error) {
        await send('rollback')
        throw error
      }
    },
    release: () => client.release(),
  }
}

function forHub(values: readonly unknown[], domainId: number | null): unknown[] {
  return values.map((value) => (value === HUB_PARAMETER ? domainId : value))
}
