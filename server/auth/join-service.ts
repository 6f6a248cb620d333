import type { HubCall } from '../context.ts'
import { newId } from '../platform/ids.ts'
import * as store from './join-store.ts'

export interface JoinedAccount extends store.AddressAccount {
  isNew: boolean
}

/**
 * Who was brought into a hub becomes a member of it here, and nowhere else: by accepting an invitation, by signing in at an
 * identity provider that vouches for the address, or because whoever sets the hub up says so. In the transaction of the call.
 */
export async function join(call: HubCall, memberId: string, email: string): Promise<JoinedAccount | null> {
  const isNew = await store.addAccount(call.db, { id: newId(), email, now: call.context.now() })
  const account = await store.findAccount(call.db, email)
  return account && (await store.setAccount(call.db, memberId, account.accountId)) ? { ...account, isNew } : null
}
