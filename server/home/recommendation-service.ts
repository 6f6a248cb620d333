import type { Call } from '../context.ts'
import { slicePage, type Page, type PageQuery } from '../db/page.ts'
import { viewerOf } from '../content/rules.ts'
import { listUndone } from '../sharing/service.ts'
import * as overlap from './overlap-store.ts'
import { bestOverlap, type Overlap } from './rules.ts'
import { cardsById, type CardRow } from '../content/lists/card-service.ts'

/** Of what was shared, and of what overlaps. */
const MAX_OF_EACH = 100

type Shared = Awaited<ReturnType<typeof listUndone>>[number]

export type Reason = { type: 'shared'; shared: Shared } | { type: 'overlap'; overlap: Overlap<overlap.CompletedRow> }

export interface Recommended {
  card: CardRow
  reason: Reason
}

/**
 * What is recommended to the caller and why: first what others shared with them, then what has most in common with what
 * they completed. Four statements, whatever the length.
 */
export async function listMyRecommendations(call: Call, query: PageQuery): Promise<Page<Recommended>> {
  const [shared, completed] = await Promise.all([
    listUndone(call, MAX_OF_EACH),
    overlap.listCompleted(call.db, viewerOf(call)),
  ])
  const reasons = new Map<string, Reason>(shared.map((each) => [each.contentId, { type: 'shared', shared: each }]))
  for (const content of await overlapping(call, completed, [...reasons.keys()])) {
    const best = bestOverlap(content, completed)
    if (best) reasons.set(content.id, { type: 'overlap', overlap: best })
  }
  const { items: ids, total } = slicePage([...reasons.keys()], query)
  const cards = await cardsById(call, ids)
  return { items: cards.map((card) => ({ card, reason: reasons.get(card.id)! })), total }
}

function overlapping(call: Call, completed: readonly overlap.CompletedRow[], sharedIds: readonly string[]) {
  const tags = [...new Set(completed.flatMap((each) => each.tags))]
  const topicIds = [...new Set(completed.flatMap(({ topics }) => topics.map(({ id }) => id)))]
  const values = { ...viewerOf(call), tags, topicIds, leftOutIds: sharedIds }
  return overlap.listOverlapping(call.db, values, { limit: MAX_OF_EACH })
}
