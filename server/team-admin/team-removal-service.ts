import type { HubCall } from '../context.ts'
import { restorableSince } from '../contract/restorable.ts'
import { inTransaction } from '../db/transaction.ts'
import * as store from './team-removal-store.ts'

/**
 * Takes from teams that can no longer be restored what they did: their rules, their lists of featured content, the groups
 * of the identity provider. Their name, and who was in them and for whom content was, stay: they say who was asked for what.
 */
export function removeOldTeams(call: HubCall): Promise<void> {
  return inTransaction(call, (call) => store.emptyTeams(call.db, restorableSince(call.context.now())))
}
