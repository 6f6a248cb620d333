import type { Call, HubCall } from '../context.ts'
import * as audience from './audience-store.ts'
import { viewerOf } from './rules.ts'

export type { TargetRow } from './audience-store.ts'

/** Any content of the hub that is not deleted, and whether the caller may see it; null where there is none. */
export async function findTarget(call: Call, contentId: string): Promise<audience.TargetRow | null> {
  const [row] = await audience.findTarget(call.db, { ...viewerOf(call), id: contentId })
  return row ?? null
}

/** Those of some members who may see the content now. One statement, however many they are. */
export async function viewersAmong(
  { db, context }: Pick<HubCall, 'db' | 'context'>,
  contentId: string,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await audience.listViewers(db, contentId, memberIds, context.now()))
}
