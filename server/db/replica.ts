import pg from 'pg'
import type { DatabaseAddress } from '../platform/database-address.ts'
import { connect, type ConnectOptions, type Databases, type Db } from './connect.ts'

/** How often a replica is asked how far it is. */
const ASK_MS = 200
const ASK_ONCE_MS = 3_000
/** A replica that is further behind than this is not read from, so nobody is shown anything older. */
export const MAX_LAG_MS = 5_000

export interface Replica {
  /** The replica as one hub sees it; null where it is not to be read from now by somebody who has seen that position of the log. */
  forHub(domainId: number, seen: bigint): Db | null
  /** Where the log of the primary is now. */
  position(): Promise<bigint>
  close(): Promise<void>
}

/** A position of the log, as PostgreSQL writes it: 16/B374D848. */
export function parsePosition(text: string): bigint | null {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null
}

export function formatPosition(position: bigint): string {
  return `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase()
}

/** Reads from a replica as long as it keeps up; asks both sides all the time, and not with each call. */
export function followReplica(primary: pg.Pool, address: DatabaseAddress, options: ConnectOptions): Replica {
  const databases: Databases = connect(address, options)
  const progress = replicaProgress()
  let isClosed = false
  const ask = async () => {
    const [written, replayed] = await Promise.all([
      positionOf(primary, 'pg_current_wal_insert_lsn()'),
      positionOf(databases.pool, 'pg_last_wal_replay_lsn()'),
    ])
    progress.note(Date.now(), written, replayed)
  }
  const again = async () => {
    await ask().catch(() => progress.forget())
    if (!isClosed) timer = setTimeout(() => void again(), ASK_MS).unref()
  }
  let timer: NodeJS.Timeout | undefined
  void again()
  return {
    forHub: (domainId, seen) => (progress.hasSeen(Date.now(), seen) ? databases.forHub(domainId) : null),
    position: () => positionOf(primary, 'pg_current_wal_insert_lsn()'),
    close: () => {
      isClosed = true
      clearTimeout(timer)
      return databases.close()
    },
  }
}

/** What is known of how far a replica is. */
export function replicaProgress() {
  /** Where the primary was, the oldest first, back to before the longest lag. */
  let written: { at: number; position: bigint }[] = []
  let replayed = { at: -Infinity, position: -1n }
  return {
    note(at: number, now: bigint, replica: bigint) {
      written.push({ at, position: now })
      const firstWithin = written.findIndex((each) => at - each.at <= MAX_LAG_MS)
      written = written.slice(Math.max(0, firstWithin - 1))
      replayed = { at, position: replica }
    },
    forget: () => {
      replayed = { at: -Infinity, position: -1n }
    },
    hasSeen(at: number, seen: bigint): boolean {
      if (at - replayed.at > MAX_LAG_MS || replayed.position < seen) return false
      // It has at least what the primary had at some moment that is not too long ago.
      return written.some((each) => at - each.at <= MAX_LAG_MS && replayed.position >= each.position)
    },
  }
}

/** Lists read from there would be those of another database, or of nobody. */
class NoReplica extends Error {
  constructor() {
    super(
      'DATABASE_REPLICA_URL names a database that is no replica: it takes changes of its own. Give the address of a streaming replica of DATABASE_URL, or leave the setting out.',
    )
  }
}

/** How far behind a replica is, in seconds. @throws where it does not answer, and where it is none */
export async function askReplica(address: DatabaseAddress): Promise<number> {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: ASK_ONCE_MS })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ isReplica: boolean; behind: number }>(`
      select pg_is_in_recovery() as "isReplica", case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
        else coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0) end::float as behind`)
    if (!rows[0]!.isReplica) throw new NoReplica()
    return rows[0]!.behind
  } finally {
    await client.end()
  }
}

/** One that does not answer may come back, and until then the lists are read from the primary. @throws where it is none */
export async function refuseNoReplica(address: DatabaseAddress): Promise<void> {
  await askReplica(address).catch((error: unknown) => {
    if (error instanceof NoReplica) throw error
  })
}

async function positionOf(pool: pg.Pool, what: string): Promise<bigint> {
  const { rows } = await pool.query<{ position: string | null }>(`select ${what}::text as position`)
  const position = parsePosition(rows[0]!.position ?? '')
  if (position === null) throw new NoReplica()
  return position
}
