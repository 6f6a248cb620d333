import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Until somebody waits for a lock that the transaction of `holder` has. Others in the same cluster do not count. */
export async function untilAwaited(holder: Db): Promise<void> {
  for (let waiting = 0; !waiting; await wait(10)) waiting = await waitingFor(holder)
}

// Not pg_stat_activity, of which a transaction goes on seeing what it saw first.
async function waitingFor(holder: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks
    where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(holder)
  return rows[0]!.count
}
