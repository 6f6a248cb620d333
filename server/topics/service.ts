import type { HubCall } from '../context.ts'
import { newId } from '../platform/ids.ts'
import * as store from './store.ts'

/** Makes a topic. @param rank its place among those of the same parent, from 0 @returns its id */
export async function createTopic(
  { db, context }: HubCall,
  topic: { name: string; parentId: string | null; rank: number },
): Promise<string> {
  const id = newId()
  await store.insertTopic(db, { id, now: context.now(), ...topic })
  return id
}
