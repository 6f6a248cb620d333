import { allCardsById } from '../content/service.ts'
import { searchText } from '../content/search-text.ts'
import type { Call } from '../context.ts'
import type { Page } from '../contract/page.ts'
import { badInput, conflict, notAllowed, notFound, Problem } from '../contract/problems.ts'
import { recordAudit } from '../db/audit.ts'
import { pageOf } from '../db/statement.ts'
import { inTransaction, isDuplicate, isUnknownReference } from '../db/transaction.ts'
import { viewerOf } from '../db/viewer.ts'
import { newId } from '../platform/ids.ts'
import { isTimeZone } from '../platform/time.ts'
import { outlineOf, pageOfEntries, type Entry } from './service.ts'
import { isCircular, rankKey, sectionBefore } from './rules.ts'
import * as store from './store.ts'
import { refreshSummaries } from './summaries.ts'
import * as write from './write-store.ts'

export interface AdminListQuery {
  limit: number
  offset: number
  search?: string | undefined
  teamId?: string | undefined
  externalRefId?: string | undefined
}

/** The hub's playlists; a manager's are those that their teams own. */
export async function list(call: Call, query: AdminListQuery): Promise<Page<store.AdminRow>> {
  const { shape, values } = pageOf(query)
  const filter = {
    pattern: shape.searches ? values.pattern : null,
    teamId: query.teamId ?? null,
    externalRefId: query.externalRefId ?? null,
    ownerTeamIds: ownedTeams(call, 'playlist_read'),
  }
  const [items, total] = await Promise.all([store.listAdmin(call.db, filter, query), store.countAdmin(call.db, filter)])
  return { items, total }
}

/** All that a playlist holds, for those who arrange it, with the version that a change must name. */
export async function listContents(
  call: Call,
  playlistId: string,
  query: { limit: number; offset: number },
): Promise<Page<Entry> & { version: number }> {
  const [playlist] = await store.findAny(call.db, { ...viewerOf(call), id: playlistId })
  if (!playlist) throw notFound()
  mustOwn(call, playlist.ownerTeamId, 'playlist_read')
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
  allow_member_contributions?: boolean
  playlist_numbering?: boolean
  externalRefId?: string | null
  goal?: { type: 'open' | 'complete'; dueDate: string | null } | null
  parentPlaylistId?: string | null
  selectedTopicId?: string | null
  optional?: boolean
}

/** Makes an empty playlist. @returns its id @throws 400 `unknown-reference`, 403 outside the caller's teams, 409 `external-ref-taken` */
export async function create(call: Call, input: NewPlaylist): Promise<string> {
  mustOwn(call, input.ownerTeamId ?? null, 'playlist_write')
  const id = newId()
  const now = call.context.now()
  try {
    await inTransaction(call.db, async (db) => {
      await write.insertPlaylist(db, {
        domainId: call.hub.domainId,
        id,
        name: input.name,
        description: input.description ?? null,
        searchText: searchText(input),
        locale: input.locale ?? call.hub.locale,
        tags: input.tags ?? [],
        audience: input.audience ?? 'all',
        thumbnailId: input.thumbnailId ?? null,
        ownerTeamId: input.ownerTeamId ?? null,
        authorId: call.caller.memberId,
        externalRefId: input.externalRefId ?? null,
        goalType: input.goal?.type ?? null,
        goalDueAt: input.goal?.dueDate ? new Date(input.goal.dueDate) : null,
        allowMemberContributions: input.allow_member_contributions ?? false,
        hasNumbering: input.playlist_numbering ?? false,
        teamIds: input.teamIds ?? [],
        topicIds: [...new Set([...(input.topics ?? []), ...(input.selectedTopicId ? [input.selectedTopicId] : [])])],
        now,
      })
      if (input.parentPlaylistId) await append(call, db, input.parentPlaylistId, id, input.optional ?? false)
      await recordAudit(db, call, { action: 'CREATE', objectType: 'playlist', objectId: id, objectName: input.name })
    })
  } catch (error) {
    throw writeProblem(error)
  }
  return id
}

/** Puts content behind everything that a playlist holds. @param pointer where the body names that playlist */
export async function append(
  call: Call,
  db: Call['db'],
  parentId: string,
  contentId: string,
  optional: boolean,
  pointer = '/parentPlaylistId',
): Promise<void> {
  const [parent] = await store.findAny(db, { ...viewerOf(call), id: parentId })
  if (!parent) throw badInput('unknown-reference', pointer, 'There is no such playlist in this hub.')
  mustOwn(call, parent.ownerTeamId, 'playlist_write')
  await write.markChanged(db, parentId, call.context.now())
  const [sections, items] = await Promise.all([
    store.listSections(db, parentId),
    store.listItems(db, viewerOf(call), parentId),
  ])
  const last = Math.max(0, ...[...sections, ...items].map(({ rankKey: key }) => Number(key.slice(0, 4))))
  const rank = String(last + 1)
  await write.addItem(db, call.hub.domainId, parentId, {
    contentId,
    sectionId: sections.at(-1)?.id ?? null,
    rank,
    rankKey: rankKey(rank),
    optional,
  })
  await refreshSummaries(db, call.hub.domainId, [parentId])
}

export interface ContentPatch {
  contentId?: string
  rank: string
  updatedDetails?: {
    name?: string
    description?: string | null
    optional?: boolean
    lockingMode?: 'locked' | 'time' | 'progress' | null
    unlockDateTime?: string | null
    unlockTimezone?: string | null
  }
}

/**
 * Replaces what a playlist holds. @param version the one that the caller edited
 * @throws 400 for a patch that makes no sense, 404, 409 `circular-playlist`, 412 when somebody else was faster
 */
export async function updateContents(
  call: Call,
  playlistId: string,
  version: number,
  patches: ContentPatch[],
): Promise<number> {
  const [playlist] = await store.findAny(call.db, { ...viewerOf(call), id: playlistId })
  if (!playlist) throw notFound()
  mustOwn(call, playlist.ownerTeamId, 'playlist_write')
  return inTransaction(call.db, async (db) => {
    if (!(await write.raiseVersion(db, playlistId, version, call.context.now())))
      throw new Problem(
        412,
        'version-mismatch',
        'Somebody else changed this since you opened it. Load it again and repeat your change.',
      )
    const { sections, items } = await planContents(call, db, playlistId, patches)
    await write.replaceContents(db, { domainId: call.hub.domainId, playlistId }, sections, items)
    await refreshSummaries(db, call.hub.domainId, [playlistId])
    await recordAudit(db, call, {
      action: 'UPDATE',
      objectType: 'playlist',
      objectId: playlistId,
      objectName: playlist.name,
      details: [{ property: 'contents', value: items.map(({ contentId }) => contentId) }],
    })
    return version + 1
  })
}

async function planContents(call: Call, db: Call['db'], playlistId: string, patches: ContentPatch[]) {
  const known = new Map((await store.listSections(db, playlistId)).map((section) => [section.id, section]))
  const before = new Map((await store.listItems(db, viewerOf(call), playlistId)).map((item) => [item.contentId, item]))
  const ordered = patches
    .map((patch, index) => ({ patch, index, rankKey: rankKey(patch.rank) }))
    .sort((a, b) => (a.rankKey < b.rankKey ? -1 : 1))
  refuseDuplicates(ordered)
  const isSection = ({ patch }: { patch: ContentPatch }) => patch.contentId === undefined || known.has(patch.contentId)
  const sections = ordered
    .filter(isSection)
    .map(({ patch, index, rankKey: key }) => sectionFrom(patch, key, index, known.get(patch.contentId ?? '')))
  const items = ordered
    .filter((entry) => !isSection(entry))
    .map(({ patch, index, rankKey: key }) => ({
      contentId: patch.contentId!,
      index,
      sectionId: sectionBefore(key, sections),
      rank: patch.rank,
      rankKey: key,
      optional: patch.updatedDetails?.optional ?? before.get(patch.contentId!)?.optional ?? false,
    }))
  await refuseImpossible(db, playlistId, items)
  return { sections, items }
}

function refuseDuplicates(ordered: { patch: ContentPatch; index: number; rankKey: string }[]): void {
  const ids = new Set<string>()
  ordered.forEach(({ patch, index, rankKey: key }, position) => {
    if (ordered[position - 1]?.rankKey === key)
      throw badInput(
        'duplicate-rank',
        `/${index}/rank`,
        `The rank ${patch.rank} stands twice. Give each item a rank of its own.`,
      )
    if (patch.contentId && ids.has(patch.contentId))
      throw badInput('duplicate-content', `/${index}/contentId`, 'This content stands in the list twice.')
    if (patch.contentId) ids.add(patch.contentId)
  })
}

function sectionFrom(
  patch: ContentPatch,
  key: string,
  index: number,
  known: store.SkeletonSection | undefined,
): write.NewSection {
  const details = patch.updatedDetails ?? {}
  const name = details.name ?? known?.name
  if (!name)
    throw badInput(
      'section-name-required',
      `/${index}/updatedDetails/name`,
      'A new section needs a name; content needs its contentId.',
    )
  const lockingMode = details.lockingMode === undefined ? (known?.lockingMode ?? null) : details.lockingMode
  const unlockAt =
    details.unlockDateTime === undefined
      ? (known?.unlockAt ?? null)
      : details.unlockDateTime
        ? new Date(details.unlockDateTime)
        : null
  const unlockTimezone = details.unlockTimezone === undefined ? (known?.unlockTimezone ?? null) : details.unlockTimezone
  const at = `/${index}/updatedDetails`
  if (lockingMode === 'time' && !unlockAt)
    throw badInput('unlock-time-required', `${at}/unlockDateTime`, 'A section that opens at a time needs that time.')
  if (lockingMode !== 'time' && details.unlockDateTime)
    throw badInput('unlock-time-without-mode', `${at}/unlockDateTime`, 'A time counts only with the locking mode time.')
  if (unlockTimezone && !isTimeZone(unlockTimezone))
    throw badInput(
      'unknown-time-zone',
      `${at}/unlockTimezone`,
      `${unlockTimezone} is no IANA time zone, for example Europe/Berlin.`,
    )
  const isTimed = lockingMode === 'time'
  return {
    id: known?.id ?? newId(),
    name,
    description: details.description === undefined ? (known?.description ?? null) : details.description,
    rank: patch.rank,
    rankKey: key,
    lockingMode,
    unlockAt: isTimed ? unlockAt : null,
    unlockTimezone: isTimed ? unlockTimezone : null,
  }
}

async function refuseImpossible(
  db: Call['db'],
  playlistId: string,
  items: { contentId: string; index: number }[],
): Promise<void> {
  const types = await write.findTypes(
    db,
    items.map(({ contentId }) => contentId),
  )
  for (const { contentId, index } of items)
    if (!types.has(contentId))
      throw badInput('unknown-reference', `/${index}/contentId`, 'There is no such content in this hub.')
  const playlists = items.filter(({ contentId }) => types.get(contentId) === 'playlist')
  if (playlists.length === 0) return
  const nesting = await write.listNesting(db)
  for (const { contentId, index } of playlists)
    if (isCircular(playlistId, contentId, nesting))
      throw new Problem(409, 'circular-playlist', 'A playlist cannot come to hold itself.', {
        errors: [{ pointer: `/${index}/contentId`, message: 'holds this playlist, directly or through others' }],
      })
}

/** Null for somebody whose privilege covers the whole hub; otherwise the teams whose playlists they may arrange. */
function ownedTeams({ caller }: Call, privilege: 'playlist_read' | 'playlist_write'): readonly string[] | null {
  return caller.privileges.has(privilege) ? null : caller.managedTeamIds
}

function mustOwn(call: Call, ownerTeamId: string | null, privilege: 'playlist_read' | 'playlist_write'): void {
  const teams = ownedTeams(call, privilege)
  if (teams && !(ownerTeamId && teams.includes(ownerTeamId)))
    throw notAllowed('You may arrange only playlists that one of your teams owns.')
}

function writeProblem(error: unknown): unknown {
  if (isDuplicate(error, 'external_ref'))
    return conflict('external-ref-taken', 'Another thing of this hub already has this externalRefId.')
  if (isUnknownReference(error))
    return badInput('unknown-reference', '', 'A thumbnail, team or topic that you name is not in this hub.')
  return error
}
