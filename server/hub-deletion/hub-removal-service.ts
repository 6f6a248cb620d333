import type { Context, HubCall } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { deleteFilesOfHub } from '../files/delete-service.ts'
import { leaveToReceivers } from '../grants/leave-service.ts'
import { clearHubCache } from '../hubs/registry-service.ts'
import { lockHub } from '../hubs/service.ts'
import { deletionOrder } from './rules.ts'
import * as store from './hub-removal-store.ts'

/** Deleting a hub whose day has come: its names first, an hour later its rows, then its files. */

/** Rows that are deleted in one transaction. */
const BATCH_SIZE = 500

/** How long one run goes on; the next begins where it ended. */
const TURN_MS = 40_000

/** Closes the hub where its deletion is due: from then on no host leads to it, and nothing works for it. */
export async function closeDueHub(call: HubCall): Promise<void> {
  // Each hub is asked each minute, and hardly any is due.
  if (!(await store.isDue(call.db)) || !(await isDue(call))) return
  // Before its names go: without them what it shares would look like shared no longer.
  await leaveToReceivers(call)
  await store.closeHub(call.db)
  clearHubCache(call.context)
}

/** Whoever is cancelling comes first; what is due cannot be cancelled any more. */
function isDue(call: HubCall): Promise<boolean> {
  return inTransaction(call, async (call) => {
    await lockHub(call)
    return store.isDue(call.db)
  })
}

/** Goes on deleting what closed hubs have. It may be ended at any moment, and several processes may do it at once. */
export async function removeClosedHubs({ databases, storage }: Pick<Context, 'databases' | 'storage'>): Promise<void> {
  const until = Date.now() + TURN_MS
  for (const { domainId, deletedAt } of await store.listClosed(databases.shared)) {
    const db = databases.forHub(domainId)
    if (deletedAt === null && !(await removeRows(db, until))) return
    const { count, isAll } = await deleteFilesOfHub(storage, domainId, until)
    await store.noteDeletedFiles(db, count, isAll)
  }
}

/** @returns whether all are gone */
async function removeRows(db: Db, until: number): Promise<boolean> {
  const { tables, references } = await store.listTables(db)
  for (const table of deletionOrder(tables, references)) {
    while (await store.deleteRows(db, table, BATCH_SIZE)) if (Date.now() > until) return false
  }
  await store.deleteHub(db)
  return true
}

/** The hubs that were deleted or are being deleted, the first first. */
export function listDeletedHubs({ databases }: Context): Promise<store.DeletedHub[]> {
  return store.listDeleted(databases.shared)
}
