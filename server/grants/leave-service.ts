import type { HubCall } from '../context.ts'
import * as store from './leave-store.ts'

/** Ends what a hub shares and receives: what others brought along from it is theirs from now on. Done already, it does nothing. */
export async function leaveToReceivers({ context, hub }: HubCall): Promise<void> {
  const { shared } = context.databases
  for (const to of await store.listReceivers(shared, hub.domainId))
    await store.makeOwn(context.databases.forHub(to), hub.domainId)
  await store.deleteGrantsOf(shared, hub.domainId)
}
