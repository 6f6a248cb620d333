import { allCardsById } from '../content/lists/card-service.ts'
import { viewerOf } from '../content/rules.ts'
import type { Call } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import { inOrder, itemEntry, sectionEntry, type ContentsEntry } from './entry-rules.ts'
import * as history from './history-store.ts'
import * as store from './store.ts'
import { findTypes, type NewItem, type NewSection } from './playlist-write-store.ts'

/** What a playlist held before each change, to be put back. */

interface Contents {
  sections: readonly Omit<NewSection, 'rankKey'>[]
  items: readonly Pick<NewItem, 'contentId' | 'rank' | 'optional'>[]
}

interface Change {
  playlistId: string
  /** Of the playlist before the change. */
  version: number
  before: Contents
  after: Contents
}

/** Keeps what a playlist held, in the transaction that replaces it. Where it held nothing, or nothing changes, there is nothing to put back. */
export async function keepBefore(call: Call, { playlistId, version, before, after }: Change): Promise<void> {
  const contents = formerOf(before)
  const isEmpty = contents.sections.length + contents.items.length === 0
  if (isEmpty || JSON.stringify(contents) === JSON.stringify(formerOf(after))) return
  const { caller, context, db } = call
  await history.keepContents(db, { playlistId, version, contents, memberId: caller.memberId, now: context.now() })
}

function formerOf({ sections, items }: Contents): history.FormerContents {
  return {
    sections: sections.map(({ id, name, description, rank, lockingMode, unlockAt, unlockTimezone }) => ({
      id,
      name,
      description,
      rank,
      lockingMode,
      unlockAt: unlockAt?.toISOString() ?? null,
      unlockTimezone,
    })),
    items: items.map(({ contentId, rank, optional }) => ({ contentId, rank, optional })),
  }
}

/** The changes of what a playlist holds, the latest first. @throws 404 */
export async function getPlaylistVersions(call: Call, playlistId: string): Promise<history.VersionSummary[]> {
  await mustFind(call, playlistId)
  return history.listVersions(call.db, playlistId)
}

export interface Version extends history.VersionRow {
  entries: ContentsEntry[]
  missingCount: number
}

/** What a playlist held before a change, in order, as far as it is still in the hub. @throws 404 */
export async function getPlaylistVersion(call: Call, playlistId: string, version: number): Promise<Version> {
  await mustFind(call, playlistId)
  const row = await history.findVersion(call.db, playlistId, version)
  if (!row) throw notFound()
  const { contents, ...about } = row
  const ids = contents.items.map(({ contentId }) => contentId)
  const [cards, sections] = await Promise.all([
    findPresent(call, ids),
    store.listSections(call.db, { ...viewerOf(call), id: playlistId }),
  ])
  const [cardOf, known] = [new Map(cards.map((card) => [card.id, card])), new Set(sections.map(({ id }) => id))]
  const entries = inOrder([
    ...contents.sections.map(({ id, ...section }) => sectionEntry(section, known.has(id) ? id : null)),
    ...contents.items.flatMap((item) => {
      const card = cardOf.get(item.contentId)
      return card ? [itemEntry(item, card)] : []
    }),
  ])
  return { ...about, entries, missingCount: ids.length - cards.length }
}

async function findPresent(call: Call, ids: readonly string[]) {
  return allCardsById(call, [...(await findTypes(call.db, ids)).keys()])
}

async function mustFind(call: Call, playlistId: string): Promise<void> {
  const [playlist] = await store.findAny(call.db, { ...viewerOf(call), id: playlistId })
  if (!playlist) throw notFound()
}
