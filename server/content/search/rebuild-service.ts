import type { HubCall } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { indexMissing } from './index-service.ts'
import { forgetIndex } from './rebuild-store.ts'

/** Indexes all content of a hub anew. What is not indexed again yet is not found meanwhile. @returns how much it was */
export async function rebuildSearch(call: HubCall): Promise<number> {
  await inTransaction(call, (call) => forgetIndex(call.db))
  return indexMissing(call)
}
