import type { Call, PublicCall } from '../context.ts'
import * as store from './foreign-store.ts'
import { viewerOf } from './rules.ts'

/** The content among some that another team owns, or that the hub owns and the manager who calls does not see. */
export async function findForeignContent(call: PublicCall, ids: readonly string[]): Promise<string[]> {
  const { db, caller } = call
  if (!caller) return [...ids]
  return store.findForeignContent(db, ids, { ...viewerOf(call as Call), managedTeamIds: caller.managedTeamIds })
}
