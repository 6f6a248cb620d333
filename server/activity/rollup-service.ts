import type { Hub, HubCall } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { lockHub } from '../hubs/service.ts'
import { firstIdAt, madeAt } from '../platform/ids.ts'
import * as store from './rollup-store.ts'

/** The figures of days, which are worked out from the log: always a whole day anew, so that no order of facts matters. */

/** A transaction may write facts this long before it ends. */
const SETTLE_MS = 15 * 60_000

/** A hub, as far as its days are worked out by it. */
type DaysOf = Pick<HubCall, 'db'> & { hub: Pick<Hub, 'domainId' | 'timezone'> }

/** Works the days out anew to which facts were added since the last time; all of them where the hub has another time zone since. */
export async function rollUp(call: DaysOf): Promise<void> {
  const until = await store.findRolledUntil(call.db, call.hub.timezone)
  await workOut(call, until && new Date(until.getTime() - SETTLE_MS))
}

/**
 * Works every day out anew of which there are facts. Days whose month was taken
 * out of the log stay as they were.
 */
export function rebuildRollups(call: DaysOf): Promise<void> {
  return workOut(call, null)
}

/** @param since null for all that there is */
async function workOut(call: DaysOf, since: Date | null): Promise<void> {
  const { days, newestId } = await store.listDays(call.db, since && firstIdAt(since), call.hub.timezone)
  for (const day of days)
    await inTransaction(call, async (call) => {
      await lockHub(call)
      await store.writeDay(call.db, day)
    })
  if (newestId) await store.setRolledUntil(call.db, madeAt(newestId), call.hub.timezone)
}
