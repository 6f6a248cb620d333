import type { ActingCall } from '../../context.ts'
import type { JobCall } from '../../job-kind.ts'
import * as store from './right-holder-store.ts'
import { withReads } from '../rules.ts'

/** Whoever began work that goes on after its call, as far as it is about what they may do. */
export type Holder = ActingCall['caller']

/** What whoever began a job may do now, a person or a token of the hub; null for who can do nothing here any more. */
export async function holderOf({ db, caller: { memberId }, context }: JobCall): Promise<Holder | null> {
  const row = await store.findHolder(db, memberId, context.now())
  if (!row) return null
  const { serviceScopes, isAdmin, privileges, teamIds, managedTeamIds } = row
  if (serviceScopes) {
    const rights = { privileges: withReads(serviceScopes), scopes: new Set(serviceScopes) }
    return { memberId, isAdmin: true, ...rights, teamIds: [], managedTeamIds: [] }
  }
  return { memberId, isAdmin, privileges: withReads(isAdmin ? privileges : []), teamIds, managedTeamIds, scopes: null }
}
