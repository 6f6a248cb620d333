import type { HubCall } from '../../context.ts'
import { callOfEachHub } from '../../hubs/job-service.ts'
import * as store from './account-erasure-store.ts'

/** Removes what signs somebody in, where their account is of no other hub, in the transaction of the call. */
export async function eraseAccount(call: HubCall, accountId: string): Promise<void> {
  const others = (await callOfEachHub(call.context)).filter(({ hub }) => hub.domainId !== call.hub.domainId)
  for (const { db } of others) if (await store.hasMember(db, accountId)) return
  await store.emptyAccount(call.db, accountId)
}
