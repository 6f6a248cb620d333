import type { HubCall } from '../context.ts'
import { restorableSince } from '../contract/restorable.ts'
import { inTransaction } from '../db/transaction.ts'
import { lockHub } from '../hubs/service.ts'
import { removeTopics } from './topic-write-store.ts'

/** Removes the topics for good that can no longer be restored. What stood under them stays, and so does the changelog. */
export function removeOldTopics(call: HubCall): Promise<void> {
  return inTransaction(call, async (call) => {
    await lockHub(call)
    await removeTopics(call.db, restorableSince(call.context.now()))
  })
}
