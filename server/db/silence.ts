import pg from 'pg'
import type { DatabaseAddress } from '../platform/database-address.ts'

/**
 * A database that is frozen, or behind a cable that was cut, breaks no connection: it says nothing any more, and its own
 * time-outs stand still with it. So what takes long makes the pool ask on a new connection whether anybody is there. Together
 * the two times stay below the two seconds within which a call is to be answered. On a machine that has too much to do a new
 * connection can take that long, so whatever the database says meanwhile counts as well.
 */
const SUSPICIOUS_MS = 600
const ANSWER_MS = 1_000

/** SQLSTATE class 08: the call is answered 503. */
class DatabaseSilent extends Error {
  readonly code = '08006'
  constructor() {
    super('The database says nothing.')
  }
}

export interface Hearing {
  /** Waits for as long as the database says anything at all, then gives up with an error. */
  wait<T>(work: Promise<T>, giveUp: () => void): Promise<T>
  /** The database has said something. */
  note(): void
}

/** Notices no silence. */
export const deaf: Hearing = { wait: (work) => work, note: () => undefined }

export function hearing(address: DatabaseAddress): Hearing {
  let heardAt = 0
  let asking: Promise<boolean> | null = null
  const isSilent = () => (asking ??= isUnanswered(address).finally(() => (asking = null)))
  async function wait<T>(work: Promise<T>, giveUp: () => void): Promise<T> {
    const { promise: silence, reject } = Promise.withResolvers<never>()
    let isOver = false
    const look = async () => {
      const asked = performance.now()
      const isLost = (await isSilent()) && heardAt < asked
      if (isOver) return
      if (!isLost) return void (timer = setTimeout(() => void look(), SUSPICIOUS_MS))
      giveUp()
      reject(new DatabaseSilent())
    }
    let timer = setTimeout(() => void look(), SUSPICIOUS_MS)
    try {
      return await Promise.race([work, silence])
    } finally {
      isOver = true
      clearTimeout(timer)
    }
  }
  return { wait, note: () => (heardAt = performance.now()) }
}

/** A refusal is an answer too: what is wrong then, the statement itself will say. */
async function isUnanswered(address: DatabaseAddress): Promise<boolean> {
  const began = performance.now()
  const client = new pg.Client({ ...address, connectionTimeoutMillis: ANSWER_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return false
  } catch (error) {
    const isLate = (error as Error).message.includes('timeout')
    // A process that was busy itself has not listened, and asks again.
    return isLate && performance.now() - began < ANSWER_MS * 1.5
  } finally {
    client.end().catch(() => undefined)
  }
}
