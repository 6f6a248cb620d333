import { cardsById, type CardRow } from '../content/lists/card-service.ts'
import type { Call } from '../context.ts'
import { readPage, type Page, type PageQuery } from '../db/page.ts'
import { notFound } from '../contract/problems.ts'
import type { Db } from '../db/connect.ts'
import { likePattern, pageShape } from '../db/statement.ts'
import { viewerOf } from '../content/rules.ts'
import { askedWords } from '../users/name-rules.ts'
import * as audience from './receiver-store.ts'
import type { PersonRow } from '../users/person.sql.ts'
import * as store from './store.ts'
import { mustBeShareableOfKind } from './share-target-service.ts'

/** What others shared with the caller, and with whom the caller may share. */

/** One thing on the list, with all who shared it. */
export interface SharedEntry extends store.EntryRow {
  card: CardRow
  sharers: PersonRow[]
}

/** What others shared with the caller, what was shared last first. Four statements, whatever the length. */
export async function listMySharedContent(call: Call, query: PageQuery): Promise<Page<SharedEntry>> {
  const viewer = viewerOf(call)
  const filter = { leavesOutCompleted: false }
  const { items: rows, total } = await readPage(
    store.listEntries(call.db, { ...viewer, offset: query.offset }, { ...pageShape(query), ...filter }),
    store.countEntries(call.db, viewer, filter),
  )
  const contentIds = [...new Set(rows.map(({ contentId }) => contentId))]
  const [cards, sharers] = await Promise.all([
    cardsById(call, contentIds),
    store.listSharers(call.db, { ...viewer, contentIds }),
  ])
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const sharersOf = Map.groupBy(sharers, keyOf)
  const items = rows.flatMap((row) => {
    const card = cardOf.get(row.contentId)
    return card ? [{ ...row, card, sharers: (sharersOf.get(keyOf(row)) ?? []).map(({ sharer }) => sharer) }] : []
  })
  return { items, total }
}

function keyOf({ contentId, contextId }: { contentId: string; contextId: string | null }): string {
  return `${contentId} ${contextId}`
}

/** What was shared with the caller and they have not completed, each piece of content once, what was shared last first. One statement. */
export async function listUndone(call: Call, limit: number): Promise<store.EntryRow[]> {
  const first = { limit, offset: 0 }
  const shape = { ...pageShape(first), leavesOutCompleted: true }
  const rows = await store.listEntries(call.db, { ...viewerOf(call), offset: first.offset }, shape)
  return [...new Map(rows.toReversed().map((row) => [row.contentId, row])).values()].reverse()
}

interface ListEntry {
  share_ref_id: string
  share_context_id: string | null
}

/** Takes content off the caller's list until it is shared again. @throws 404 for what nobody shared with them or they may not see */
export async function dismissMySharedContent(call: Call, { share_ref_id, share_context_id }: ListEntry): Promise<void> {
  const values = { ...viewerOf(call), contentId: share_ref_id, contextId: share_context_id }
  const rows = await store.dismiss(call.db, values)
  if (rows.length === 0) throw notFound()
}

/** Puts content back that the caller took off their list. @throws 404 for what they did not */
export async function restoreMySharedContent(call: Call, { share_ref_id, share_context_id }: ListEntry): Promise<void> {
  const { memberId } = call.caller
  const rows = await store.restore(call.db, { memberId, contentId: share_ref_id, contextId: share_context_id })
  if (rows.length === 0) throw notFound()
}

export interface AudienceQuery {
  assetIds?: readonly string[]
  playlistIds?: readonly string[]
  query?: string
}

/** Teams and people with whom the caller may share something. Four statements at the most. @throws 403, 404 for content that they may not share or see */
export async function getShareAudience(call: Call, { assetIds = [], playlistIds = [], query }: AudienceQuery) {
  const contentIds = await mustBeShareableOfKind(call, { assetIds, playlistIds })
  const values = {
    memberId: call.caller.memberId,
    teamIds: call.caller.teamIds,
    isAdmin: call.caller.isAdmin,
    words: askedWords(query ?? ''),
    pattern: likePattern((query ?? '').toLowerCase()),
    contentIds,
    now: call.context.now(),
  }
  const shape = { isAdmin: values.isAdmin, searches: query !== undefined, isAbout: contentIds.length > 0 }
  const [teams, people] = await Promise.all([
    audience.listTeams(call.db, values, shape),
    findPeople(call.db, values, shape),
  ])
  return { teams, people }
}

async function findPeople(db: Db, values: audience.AudienceValues, shape: audience.AudienceShape) {
  if (!shape.searches) return audience.listPeople(db, values, shape)
  // Nothing but signs asks for no word.
  if (values.words.length === 0) return []
  const isAmongMany = shape.isAdmin || (await audience.hasManyMates(db, values))[0]!.many
  return isAmongMany ? audience.searchPeople(db, values, shape) : audience.listPeople(db, values, shape)
}
