import { setContentGoal } from '../assignments/service.ts'
import { allCardsById } from '../content/service.ts'
import { refreshReach, saveAudience } from '../content/reach/service.ts'
import { indexContent } from '../content/search/index-service.ts'
import type { Call } from '../context.ts'
import { readPage, type ListQuery, type Page, type PageQuery } from '../db/page.ts'
import { versionMismatch } from '../contract/etag.ts'
import { badInput, conflict, notFound } from '../contract/problems.ts'
import { recordAudit } from '../audit/service.ts'
import { pageOf } from '../db/statement.ts'
import { inTransaction, isDuplicate, isUnknownReference } from '../db/transaction.ts'
import { viewerOf } from '../content/rules.ts'
import { newId } from '../platform/ids.ts'
import { resolveGoals } from '../content/goal-service.ts'
import { aroundPlaylist, outlineOf, pageOfEntries, type Entry, type FullPlaylist } from './service.ts'
import { rankKey } from './rules.ts'
import * as adminStore from './admin-store.ts'
import { planContents, type ContentPatch } from './plan-service.ts'
import * as store from './store.ts'
import { refreshSummaries } from './summary-service.ts'
import * as write from './write-store.ts'

export interface AdminListQuery extends ListQuery {
  teamId?: string | undefined
  externalRefId?: string | undefined
  includeDeleted: boolean
  updatedSince?: string | undefined
  column: 'lastUpdated' | 'name'
  order?: 'asc' | 'desc' | undefined
}

/** The hub's playlists. @param ownerTeamIds the teams whose playlists alone are listed, or null for all */
export async function listPlaylists(
  call: Call,
  query: AdminListQuery,
  ownerTeamIds: readonly string[] | null,
): Promise<Page<adminStore.AdminRow>> {
  const { shape, values } = pageOf(query)
  const filter = {
    pattern: shape.searches ? values.pattern : null,
    teamId: query.teamId ?? null,
    externalRefId: query.externalRefId ?? null,
    includeDeleted: query.includeDeleted,
    updatedSince: query.updatedSince ? new Date(query.updatedSince) : null,
    ownerTeamIds,
  }
  return readPage(adminStore.listAdmin(call.db, filter, query), adminStore.countAdmin(call.db, filter))
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
  const unlocked = sections.map((section) => ({ ...section, lock: null }))
  return {
    ...(await pageOfEntries(unlocked, items, query, (ids) => allCardsById(call, ids))),
    version: playlist.version,
  }
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
}

/** Makes an empty playlist. @returns its id @throws 400 `unknown-reference`, 409 `external-ref-taken` */
export async function createPlaylist(call: Call, input: NewPlaylist): Promise<string> {
  const id = newId()
  const now = call.context.now()
  try {
    await inTransaction(call, async (call) => {
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
        topicIds: [...new Set([...(input.topics ?? []), ...(input.selectedTopicId ? [input.selectedTopicId] : [])])],
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

export type EditedPlaylist = FullPlaylist & { externalRefId: string | null; published: boolean }

/** A playlist for those who edit it, whatever its audience. @throws 404, also for a deleted one unless it is asked for */
export async function getPlaylist(call: Call, playlistId: string, includeDeleted: boolean): Promise<EditedPlaylist> {
  const [row] = await resolveGoals(call, await store.findForEditing(call.db, { ...viewerOf(call), id: playlistId }))
  if (!row || (row.isDeleted && !includeDeleted)) throw notFound()
  return { ...row, ...(await aroundPlaylist(call, playlistId)) }
}

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
  if (wasOpen) await write.markChanged(call.db, playlistId, call.context.now())
  return wasOpen
}

/** Puts content behind everything that a playlist holds. @param pointer where the body names that playlist */
export async function append(
  call: Call,
  parentId: string,
  contentId: string,
  optional: boolean,
  pointer = '/parentPlaylistId',
): Promise<void> {
  const [parent] = await store.findAny(call.db, { ...viewerOf(call), id: parentId })
  if (!parent) throw badInput('unknown-reference', pointer, 'There is no such playlist in this hub.')
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

/**
 * Replaces what a playlist holds. @param expected the version that the caller edited, null for any @returns the new one
 * @throws 400 for a patch that makes no sense, 404, 409 `circular-playlist`, 412 when somebody else was faster
 */
export async function updatePlaylistContents(
  call: Call,
  playlistId: string,
  expected: number | null,
  patches: ContentPatch[],
): Promise<number> {
  const [playlist] = await store.findAny(call.db, { ...viewerOf(call), id: playlistId })
  if (!playlist) throw notFound()
  return inTransaction(call, async (call) => {
    const version = await write.raiseVersion(call.db, playlistId, expected, call.context.now())
    if (version === null) throw versionMismatch()
    const before = await store.listItems(call.db, { ...viewerOf(call), id: playlistId })
    const { sections, items } = await planContents(call, playlistId, patches)
    await write.replaceContents(call.db, playlistId, sections, items)
    await refreshSummaries(call, [playlistId])
    await refreshReach(
      call,
      [...before, ...items].map(({ contentId }) => contentId),
    )
    await recordAudit(call, {
      action: 'UPDATE',
      objectType: 'playlist',
      objectId: playlistId,
      objectName: playlist.name,
      details: [
        {
          property: 'contents',
          oldValue: before.map(({ contentId }) => contentId),
          value: items.map(({ contentId }) => contentId),
        },
      ],
    })
    return version
  })
}

function writeProblem(error: unknown): unknown {
  if (isDuplicate(error, 'external_ref'))
    return conflict('external-ref-taken', 'Something else in this hub already has this externalRefId.')
  if (isUnknownReference(error))
    return badInput('unknown-reference', '', 'A thumbnail, team or topic that you name is not in this hub.')
  return error
}
