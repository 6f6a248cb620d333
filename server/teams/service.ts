import type { HubCall } from '../context.ts'
import { newId } from '../platform/ids.ts'
import * as store from './store.ts'

/** Makes a team without members. @returns its id */
export async function createTeam({ db, hub, context }: HubCall, name: string): Promise<string> {
  const id = newId()
  await store.insertTeam(db, { domainId: hub.domainId, id, name, now: context.now() })
  return id
}
