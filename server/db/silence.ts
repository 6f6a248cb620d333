import pg from 'pg'
import type { DatabaseAddress } from '../platform/database-address.ts'

/**
 * A database that is frozen, or behind a cable that was cut, breaks no connection: it says nothing any more, and its own
 * time-outs stand still with it. So what takes long makes the pool ask on a new connection whether anybody is there. Together
 * the two times stay below the two seconds within which a call is to be answered.
 */
const SUSPICIOUS_MS = 800
const ANSWER_MS = 700

/** SQLSTATE class 08: the call is answered 503. */
class DatabaseSilent extends Error {
  readonly code = '08006'
  constructor() {
    super('The database says nothing.')
  }
}

/** Waits for something of the database for as long as the database says anything at all. */
export type WhileHeard = <T>(work: Promise<T>, giveUp: () => void) => Promise<T>

/** @returns a function that ends the waiting with an error, after `giveUp`, once a new connection is not answered either */
export function whileHeard(address: DatabaseAddress): WhileHeard {
  let asking: Promise<boolean> | null = null
  const isSilent = () => (asking ??= saysNothing(address).finally(() => (asking = null)))
  return async (work, giveUp) => {
    const { promise: silence, reject } = Promise.withResolvers<never>()
    let isOver = false
    const look = async () => {
      const isLost = await isSilent()
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
}

/** A refusal is an answer too: what is wrong then, the statement itself will say. */
async function saysNothing(address: DatabaseAddress): Promise<boolean> {
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
