import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseAddress } from '../platform/database-address.ts'

/** Any number, as long as it stays the same. */
const LOCK = 20_261_121
/** A killed hub's connection, and its lock with it, can outlive it by a moment. */
const RETRY_TIMEOUT_MS = 3_000

export interface Claim {
  release(): Promise<void>
}

/** Whether a server at this address lets us in. */
export async function canSignIn(address: DatabaseAddress): Promise<boolean> {
  const client = clientFor(address)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Makes an embedded server ours for as long as this process lives: the first hub that stops would stop it for all.
 * @param onLost called once when the server ends without release()
 * @throws Error with a sentence when another hub has it
 */
export async function claim(address: DatabaseAddress, onLost: () => void): Promise<Claim> {
  const client = clientFor(address)
  await client.connect()
  if (!(await hasLock(client))) {
    await client.end()
    throw new Error(
      'Another hub is running on this data folder. Stop that one first, or choose another folder with DATA_DIR.',
    )
  }
  client.once('end', onLost)
  return {
    async release() {
      client.off('end', onLost)
      await client.end().catch(() => undefined)
    },
  }
}

async function hasLock(client: pg.Client): Promise<boolean> {
  for (const end = Date.now() + RETRY_TIMEOUT_MS; Date.now() < end; await wait(100)) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
    if (rows[0]!.mine) return true
  }
  return false
}

function clientFor(address: DatabaseAddress): pg.Client {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 2_000, keepAlive: true })
  client.on('error', () => undefined)
  return client
}
