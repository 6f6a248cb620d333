import type { Call } from '../../context.ts'
import { resolveGoals } from '../goal-service.ts'
import { viewerOf } from '../rules.ts'
import * as store from './store.ts'

export type { CardRow } from './store.ts'

/** The cards of these ids, in the order asked for; what the caller may not see is left out. */
export async function cardsById(call: Call, ids: readonly string[]): Promise<store.CardRow[]> {
  return inOrder(ids, await resolveGoals(call, await store.findCards(call.db, viewerOf(call), ids)))
}

/** The same without asking what the caller may see, for those who arrange content. */
export async function allCardsById(call: Call, ids: readonly string[]): Promise<store.CardRow[]> {
  return inOrder(ids, await resolveGoals(call, await store.findAllCards(call.db, viewerOf(call), ids)))
}

function inOrder(ids: readonly string[], rows: store.CardRow[]): store.CardRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
