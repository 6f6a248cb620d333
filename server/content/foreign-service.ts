import { teamsManagedBy } from '../access/rights.ts'
import type { Call, PublicCall } from '../context.ts'
import * as store from './foreign-store.ts'
import { viewerOf } from './rules.ts'

/** The content among some that another team owns, or that the hub owns and the manager who calls does not see. */
export async function findForeignContent(call: PublicCall, ids: readonly string[]): Promise<string[]> {
  if (!call.caller) return [...ids]
  const manager = call as Call
  return store.findForeignContent(call.db, ids, { ...viewerOf(manager), ledTeamIds: teamsManagedBy(manager) })
}
