import { teamsWithout } from '../access/rights.ts'
import { setContentGoal } from '../assignments/service.ts'
import { readLibrary, type LibraryPage, type LibraryQuery } from '../content/library-service.ts'
import { isCommon, mustBeOwn } from '../content/common-service.ts'
import { audienceChanged } from '../content/events.ts'
import { allCardsById } from '../content/lists/card-service.ts'
import { refreshReachWithin } from '../content/reach/loss-service.ts'
import { refreshReach, saveAudience } from '../content/reach/service.ts'
import { indexContent } from '../content/search/index-service.ts'
import type { ActingCall, Call, HubCall } from '../context.ts'
import { slicePage, type Page, type PageQuery } from '../db/page.ts'
import { versionMismatch } from '../contract/etag.ts'
import { badInput, conflict, notFound } from '../contract/problems.ts'
import { recordAudit } from '../audit/service.ts'
import { inTransaction, isDuplicate, isUnknownReference } from '../db/transaction.ts'
import { publish } from '../event.ts'
import { viewerOf } from '../content/rules.ts'
import { restorableSince } from '../contract/restorable.ts'
import { newId } from '../platform/ids.ts'
import { firstDueOf, resolveGoals } from '../content/goal-service.ts'
import { aroundPlaylist, outlineOf, type Entry, type FullPlaylist } from './service.ts'
import { behindOtherDoors, mayContribute, progressDoors, rankKey } from './rules.ts'
import * as adminStore from './playlist-store.ts'
import { contentsDetails } from './contents-change-rules.ts'
import { endDraft } from './draft-service.ts'
import { keepBefore } from './history-service.ts'
import { deleteItem, forgetGone } from './contribution-store.ts'
import { planContents, type ContentPatch } from './playlist-contents-plan-service.ts'
import * as store from './store.ts'
import { listTopics as findTopics } from './topic-removal-store.ts'
import { listTopics } from './update-store.ts'
import { refreshSummaries } from './summary-service.ts'
import * as write from './playlist-write-store.ts'

/** The hub's playlists. @param ownerTeamIds the teams whose playlists alone are listed, or null for all @throws 400 `after-not-usable` */
export function listPlaylists(
  call: Call,
  query: LibraryQuery,
  ownerTeamIds: readonly string[] | null,
): Promise<LibraryPage<adminStore.AdminRow>> {
  return readLibrary(
    call,
    ['listPlaylists'],
    { query, ownerTeamIds },
    {
      rows: (filter, order, page) => adminStore.pageOfAdmin(call.db, filter, order, page).execute(),
      count: (filter, cap) => adminStore.countAdmin(call.db, filter, cap),
    },
  )
}

/** All that a playlist holds, for those who arrange it, with the version that a change must name. */
export async function listPlaylistContents(
  call: Call,
  playlistId: string,
  query: PageQuery,
): Promise<Page<Entry> & { version: number }> {
  const [playlist] = await store.findAny(call.db, { ...viewerOf(call), id: playlistId })
  if (!playlist) throw notFound()
  const { sections, items } = await outlineOf(call, playlistId)
  const all = [
    ...sections.map((section) => ({ rankKey: section.rankKey, section: { ...section, lock: null } })),
    ...items.map((place) => ({ rankKey: place.rankKey, place })),
  ].sort((a, b) => (a.rankKey < b.rankKey ? -1 : 1))
  const { items: page, total } = slicePage(all, query)
  const ids = page.flatMap((entry) => ('place' in entry ? [entry.place.contentId] : []))
  const [cards, due] = await Promise.all([allCardsById(call, ids), firstDueOf(call, ids)])
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const entries = page.flatMap((entry): Entry[] => {
    if ('section' in entry) return [{ kind: 'section', section: entry.section }]
    const card = cardOf.get(entry.place.contentId)
    return card ? [{ kind: 'item', place: entry.place, card, dueAt: due.get(card.id) ?? null }] : []
  })
  return { items: entries, total, version: playlist.version }
}

export interface NewPlaylist {
  name: string
  description?: string | null
  locale?: string
  tags?: string[]
  topics?: string[]
  thumbnailId?: string | null
  ownerTeamId?: string | null
  audience?: 'all' | 'teams' | 'admin'
  teamIds?: string[]
  onlyInPlaylists?: boolean
  allow_member_contributions?: boolean
  playlist_numbering?: boolean
  externalRefId?: string | null
  goal?: { type: 'open' | 'complete'; dueDate: string | null } | null
  parentPlaylistId?: string | null
  selectedTopicId?: string | null
  optional?: boolean
  published?: boolean
}

/** Makes an empty playlist. @returns its id @throws 400 `unknown-reference`, 409 `external-ref-taken` */
export async function createPlaylist(call: ActingCall, input: NewPlaylist): Promise<string> {
  const id = newId()
  const now = call.context.now()
  const topicIds = [...new Set([...(input.topics ?? []), ...(input.selectedTopicId ? [input.selectedTopicId] : [])])]
  try {
    await inTransaction(call, async (call) => {
      await mustBeTopics(call, topicIds)
      await write.insertPlaylist(call.db, {
        id,
        name: input.name,
        description: input.description ?? null,
        locale: input.locale ?? call.hub.locale,
        tags: input.tags ?? [],
        thumbnailId: input.thumbnailId ?? null,
        ownerTeamId: input.ownerTeamId ?? null,
        authorId: call.caller.memberId,
        externalRefId: input.externalRefId ?? null,
        allowMemberContributions: input.allow_member_contributions ?? false,
        hasNumbering: input.playlist_numbering ?? false,
        published: input.published ?? true,
        topicIds,
        now,
      })
      await saveAudience(call, id, {
        audience: input.audience ?? 'all',
        teamIds: input.teamIds ?? [],
        onlyInPlaylists: input.onlyInPlaylists ?? Boolean(input.parentPlaylistId),
      })
      await indexContent(call, [id])
      if (input.parentPlaylistId) await append(call, input.parentPlaylistId, id, input.optional ?? false)
      if (input.goal) await setContentGoal(call, id, input.goal)
      await recordAudit(call, { action: 'CREATE', objectType: 'playlist', objectId: id, objectName: input.name })
    })
  } catch (error) {
    throw writeProblem(error)
  }
  return id
}

export type EditedPlaylist = FullPlaylist & {
  externalRefId: string | null
  isCommon: boolean
  published: boolean
  /** In all playlists that hold it; null where none does. */
  optional: boolean | null
}

/** A playlist for those who edit it, whatever its audience. @throws 404, also for a deleted one unless it is asked for */
export async function getPlaylist(call: Call, playlistId: string, includeDeleted: boolean): Promise<EditedPlaylist> {
  const [row] = await resolveGoals(call, await store.findForEditing(call.db, { ...viewerOf(call), id: playlistId }))
  if (!row || (row.isDeleted && (!includeDeleted || isGone(call, row)))) throw notFound()
  const [around, topics, places] = await Promise.all([
    aroundPlaylist(call, playlistId),
    listTopics(call.db, playlistId),
    listPlacesFor(call, playlistId),
  ])
  const optional = places.length > 0 ? isOptional(places) : null
  return { ...row, ...around, topics, optional, mayContribute: mayContribute(call.caller, row) }
}

type Place = Awaited<ReturnType<typeof adminStore.listPlaces>>[number]

/** Where a playlist stands, of which managers say in the playlists of their own teams what is asked of people. */
export function listPlacesFor(call: ActingCall, playlistId: string): Promise<Place[]> {
  return adminStore.listPlaces(call.db, playlistId, teamsWithout('playlist_write', call))
}

/** Whether none of the playlists that hold one asks for it. */
export const isOptional = (places: readonly Place[]) => places.length > 0 && places.every(({ optional }) => optional)

/** A playlist that is not deleted, whoever may see it; null where there is none. */
export async function findPlaylist(
  call: Call,
  playlistId: string,
): Promise<Pick<store.PlaylistRow, 'id' | 'name' | 'ownerTeamId'> | null> {
  const [playlist] = await store.findAny(call.db, { ...viewerOf(call), id: playlistId })
  return playlist ?? null
}

/** Takes a team out of the audience of a playlist, in the transaction of the call. @returns false when it was not in it */
export async function closeToTeam(call: Call, playlistId: string, teamId: string): Promise<boolean> {
  const wasOpen = await write.removeTeam(call.db, playlistId, teamId)
  if (!wasOpen) return false
  await write.markChanged(call.db, playlistId, call.context.now())
  const change = { audience: 'teams', audienceBefore: 'teams', teamsAdded: [], teamsRemoved: [teamId] } as const
  await publish(call, audienceChanged, { contentId: playlistId, actorId: call.caller.memberId, ...change })
  return true
}

/** Puts content behind everything that a playlist holds. @param pointer where the body names that playlist */
export async function append(
  call: ActingCall,
  parentId: string,
  contentId: string,
  optional: boolean,
  pointer = '/parentPlaylistId',
): Promise<void> {
  const [parent] = await store.findAny(call.db, { ...viewerOf(call), id: parentId })
  if (!parent || (await isCommon(call, parentId)))
    throw badInput('unknown-reference', pointer, 'There is no such playlist in this hub.')
  await write.markChanged(call.db, parentId, call.context.now())
  const [sections, items] = await Promise.all([
    store.listSections(call.db, { ...viewerOf(call), id: parentId }),
    store.listItems(call.db, { ...viewerOf(call), id: parentId }),
  ])
  const last = Math.max(0, ...[...sections, ...items].map(({ rankKey: key }) => Number(key.slice(0, 4))))
  const rank = String(last + 1)
  await write.addItem(call.db, parentId, {
    contentId,
    sectionId: sections.at(-1)?.id ?? null,
    rank,
    rankKey: rankKey(rank),
    optional,
  })
  await refreshSummaries(call, [parentId])
  await refreshReach(call, [contentId])
}

/** Takes content out of a playlist that holds it. */
export async function takeOut(call: HubCall, playlistId: string, contentId: string): Promise<void> {
  await write.markChanged(call.db, playlistId, call.context.now())
  await removeItem(call, playlistId, contentId)
}

/** The same in the transaction of a call that marked the playlist as changed, which locks it. */
export async function removeItem(call: HubCall, playlistId: string, contentId: string): Promise<void> {
  await deleteItem(call.db, playlistId, contentId)
  await refreshSummaries(call, [playlistId])
  await refreshReach(call, [contentId])
}

/**
 * Replaces what a playlist holds. @param expected the version that the caller edited, null for any
 * @param acceptedLosses how many people may lose sight of what is taken out or closed @returns the new version
 * @throws 400 for a patch that makes no sense, 403 `loss-beyond-your-teams`, 404, 409 `circular-playlist`, `common-content`,
 * `people-would-lose`, 412 when somebody else was faster
 */
export async function updatePlaylistContents(
  call: Call,
  playlistId: string,
  expected: number | null,
  patches: ContentPatch[],
  acceptedLosses: number,
): Promise<number> {
  const [playlist] = await store.findAny(call.db, { ...viewerOf(call), id: playlistId })
  if (!playlist) throw notFound()
  await mustBeOwn(call, playlistId)
  return inTransaction(call, async (call) => {
    const version = await write.raiseVersion(call.db, playlistId, expected, call.context.now())
    if (version === null) throw versionMismatch()
    const one = { ...viewerOf(call), id: playlistId }
    const before = await store.listItems(call.db, one)
    const sectionsBefore = await store.listSections(call.db, one)
    const { sections, items } = await planContents(call, playlistId, patches)
    const held = { before: { sections: sectionsBefore, items: before }, after: { sections, items } }
    await keepBefore(call, { playlistId, version: version - 1, ...held })
    const all = await write.listHeld(call.db, playlistId)
    await write.replaceContents(call.db, playlistId, sections, items)
    await forgetGone(
      call.db,
      playlistId,
      items.map(({ contentId }) => contentId),
    )
    await endDraft(call, playlistId)
    await refreshSummaries(call, [playlistId])
    // What was deleted leaves with the rest, although nobody sees that.
    const deleted = all.filter((id) => !before.some(({ contentId }) => contentId === id))
    await refreshReachWithin(call, [...behindOtherDoors(held), ...deleted], {
      formerDoors: progressDoors(held.before),
      right: 'playlist_write',
      acceptedLosses,
    })
    const details = contentsDetails(held.before, held.after)
    const changed = { objectType: 'playlist', objectId: playlistId, objectName: playlist.name, details }
    await recordAudit(call, { action: 'UPDATE', ...changed })
    return version
  })
}

/** Whether what was deleted cannot be restored any more. */
export function isGone({ context }: Call, { deletedAt }: { deletedAt: Date | null }): boolean {
  return deletedAt !== null && deletedAt <= restorableSince(context.now())
}

/** @throws 400 `unknown-reference` for a topic that the hub does not have, or that was deleted */
export async function mustBeTopics(call: HubCall, topicIds: readonly string[], pointer = '/topics'): Promise<void> {
  if (topicIds.length === 0) return
  const found = new Set(await findTopics(call.db, topicIds))
  const unknown = topicIds.findIndex((id) => !found.has(id))
  if (unknown >= 0)
    throw badInput('unknown-reference', pointer, 'A topic that you name is not in this hub, or was deleted.')
}

export function writeProblem(error: unknown): unknown {
  if (isDuplicate(error, 'external_ref'))
    return conflict('external-ref-taken', 'Something else in this hub already has this externalRefId.')
  if (isUnknownReference(error))
    return badInput('unknown-reference', '', 'A thumbnail, team or topic that you name is not in this hub.')
  return error
}
