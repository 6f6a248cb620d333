import { teamsWithout } from '../access/rights.ts'
import { mustBeOwn } from '../content/common-service.ts'
import { findForeignContent } from '../content/foreign-service.ts'
import { viewerOf } from '../content/rules.ts'
import type { Call, HubCall } from '../context.ts'
import { versionFrom, type IfMatch } from '../contract/etag.ts'
import { conflict, notFound } from '../contract/problems.ts'
import { mustBeState, stateTag } from '../contract/state-tag.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../platform/ids.ts'
import { draftEntries, keptSince, type NamedContent } from './draft-rules.ts'
import * as drafts from './draft-store.ts'
import { inOrder, itemEntry, sectionEntry, type ContentsEntry } from './entry-rules.ts'
import type { ContentPatch } from './playlist-contents-plan-service.ts'
import * as store from './store.ts'

/**
 * What people are about to make of the contents of playlists. Each call is about the caller's own draft, so no right opens those
 * of others, and none of it is in the playlist before updatePlaylistContents puts it there.
 */

export interface ContentsDraft extends Pick<drafts.DraftRow, 'version' | 'base' | 'contents' | 'savedAt'> {
  missing: { contentId: string; name: string }[]
}

export interface OwnDraft {
  /** Null where there is none. */
  draft: ContentsDraft | null
  etag: string
}

/** The caller's draft, as far as what it names is still theirs to use. @throws 404 */
export async function getPlaylistContentsDraft(call: Call, playlistId: string): Promise<OwnDraft> {
  const [playlist] = await store.findAny(call.db, { ...viewerOf(call), id: playlistId })
  if (!playlist) throw notFound()
  const kept = await drafts.findDraft(call.db, keyOf(call, playlistId))
  const etag = stateTag(stateOf(kept))
  if (!kept) return { draft: null, etag }
  const { version, savedAt, base, contents } = kept
  const usable = await listUsable(call, playlistId, idsOf([...base, ...contents]))
  const isMissing = ({ type, contentId }: ContentsEntry) => type !== 'section' && !usable.has(contentId!)
  const present = (entries: readonly ContentsEntry[]) =>
    entries.flatMap((entry) => (isMissing(entry) ? [] : [asNow(entry, usable)]))
  const missing = contents.filter(isMissing).map(({ contentId, name }) => ({ contentId: contentId!, name }))
  return { draft: { version, savedAt, base: present(base), contents: present(contents), missing }, etag }
}

const asNow = (entry: ContentsEntry, usable: ReadonlyMap<string, NamedContent>): ContentsEntry => {
  const content = usable.get(entry.contentId ?? '')
  return content ? itemEntry(entry, content) : entry
}

const idsOf = (entries: readonly ContentsEntry[]) =>
  entries.flatMap(({ type, contentId }) => (type === 'section' ? [] : [contentId!]))

/** Content among these that is not deleted and stands in the playlist already, or that the caller may put there. */
async function listUsable(call: Call, playlistId: string, ids: readonly string[]): Promise<Map<string, NamedContent>> {
  const held = await store.listItems(call.db, { ...viewerOf(call), id: playlistId })
  const added = ids.filter((id) => !held.some(({ contentId }) => contentId === id))
  const isHeldToTeams = teamsWithout('playlist_write', call) !== null
  const foreign = isHeldToTeams ? await findForeignContent(call, added) : []
  const named = await drafts.listNamed(call.db, ids)
  return byId(named.filter(({ id, isDeleted }) => !isDeleted && !foreign.includes(id)))
}

const byId = (named: readonly NamedContent[]) => new Map(named.map((content) => [content.id, content]))

export interface NewDraft {
  /** The ETag of the contents that were changed. */
  contentsVersion: string
  contents: readonly ContentPatch[]
}

/**
 * Keeps the caller's draft in place of the one before. @throws 400 `section-name-required`, `unknown-reference`, 404, 409
 * `common-content`, `contents-changed`, 412 when another window of theirs was faster
 */
export function savePlaylistContentsDraft(
  call: Call,
  playlistId: string,
  ifMatch: IfMatch,
  { contentsVersion, contents: patches }: NewDraft,
): Promise<{ savedAt: Date; etag: string }> {
  return inTransaction(call, async (call) => {
    const { version: present } = await mustLock(call, playlistId)
    await mustBeOwn(call, playlistId)
    const key = keyOf(call, playlistId)
    const kept = await drafts.findDraft(call.db, key)
    mustBeState(ifMatch, stateOf(kept))
    const version = versionFrom(contentsVersion) ?? present
    if (version !== kept?.version && version !== present) throw contentsChanged()
    const base = version === kept?.version ? kept.base : await contentsNow(call, playlistId)
    const ids = patches.flatMap(({ contentId }) => contentId ?? [])
    const contents = draftEntries(patches, base, byId(await drafts.listNamed(call.db, ids)))
    const revision = newId()
    const savedAt = call.context.now()
    await drafts.putDraft(call.db, key, { version, base, contents, revision, savedAt })
    return { savedAt, etag: stateTag([revision]) }
  })
}

/** What a playlist holds now, as a draft has it. */
async function contentsNow(call: Call, playlistId: string): Promise<ContentsEntry[]> {
  const one = { ...viewerOf(call), id: playlistId }
  const sections = await store.listSections(call.db, one)
  const items = await store.listItems(call.db, one)
  const named = byId(
    await drafts.listNamed(
      call.db,
      items.map(({ contentId }) => contentId),
    ),
  )
  return inOrder([
    ...sections.map((section) =>
      sectionEntry({ ...section, unlockAt: section.unlockAt?.toISOString() ?? null }, section.id),
    ),
    ...items.map((item) => itemEntry(item, named.get(item.contentId)!)),
  ])
}

/** Discards the caller's draft; where there is none, nothing changes. @returns the ETag of no draft @throws 404, 412 */
export function deletePlaylistContentsDraft(call: Call, playlistId: string, ifMatch: IfMatch): Promise<string> {
  return inTransaction(call, async (call) => {
    await mustLock(call, playlistId)
    const key = keyOf(call, playlistId)
    mustBeState(ifMatch, stateOf(await drafts.findDraft(call.db, key)))
    await drafts.deleteDraft(call.db, key)
    return stateTag(stateOf(undefined))
  })
}

/** Ends the caller's draft of a playlist whose contents they save, in the transaction of that. */
export async function endDraft(call: Call, playlistId: string): Promise<void> {
  await drafts.deleteDraft(call.db, keyOf(call, playlistId))
}

/** Removes drafts that nobody went on with. */
export async function removeOldDrafts({ db, context }: HubCall): Promise<void> {
  await drafts.deleteOld(db, keptSince(context.now()))
}

const keyOf = ({ caller }: Call, playlistId: string): drafts.DraftKey => ({ memberId: caller.memberId, playlistId })
const stateOf = (draft: drafts.DraftRow | undefined) => (draft ? [draft.revision] : [])

async function mustLock(call: Call, playlistId: string): Promise<{ version: number }> {
  const held = await drafts.lockVersion(call.db, playlistId)
  if (!held) throw notFound()
  return held
}

const contentsChanged = () =>
  conflict(
    'contents-changed',
    'Somebody else changed the contents since you loaded them. Load them again and put both changes together.',
  )
