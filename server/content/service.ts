import type { Call, HubCall } from '../context.ts'
import * as audience from './audience-store.ts'
import { resolveGoals } from './goal-service.ts'
import * as lists from './lists/store.ts'
import { viewerOf } from './rules.ts'

export type { TargetRow } from './audience-store.ts'
export type { CardRow } from './lists/store.ts'

/** The cards of these ids, in the order asked for; what the caller may not see is left out. */
export async function cardsById(call: Call, ids: readonly string[]): Promise<lists.CardRow[]> {
  return inOrder(ids, await resolveGoals(call, await lists.findCards(call.db, viewerOf(call), ids)))
}

/** The same without asking what the caller may see, for those who arrange content. */
export async function allCardsById(call: Call, ids: readonly string[]): Promise<lists.CardRow[]> {
  return inOrder(ids, await resolveGoals(call, await lists.findAllCards(call.db, viewerOf(call), ids)))
}

function inOrder(ids: readonly string[], rows: lists.CardRow[]): lists.CardRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

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
