import type { Context, HubCall } from '../../context.ts'
import { deleteEndedOfAllHubs, deleteEndedRequests } from './ended-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Somebody who asks what became of a link is answered for so long. */
const KEPT_MS = 30 * DAY_MS

export function cleanUpRequests(call: HubCall): Promise<void> {
  return deleteEndedRequests(call.db, new Date(call.context.now().getTime() - KEPT_MS))
}

export function cleanUpFailures({ databases, now }: Context): Promise<void> {
  return deleteEndedOfAllHubs(databases.shared, new Date(now().getTime() - KEPT_MS))
}
