import type { HubCall } from '../context.ts'
import { newId } from '../platform/ids.ts'
import * as store from './store.ts'

/** Makes a team without members. @returns its id */
export async function addTeam({ db, context }: HubCall, name: string): Promise<string> {
  const id = newId()
  await store.insertTeam(db, { id, name, now: context.now() })
  return id
}
