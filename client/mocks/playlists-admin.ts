import {
  getCreatePlaylistMockHandler,
  getListPlaylistContentsMockHandler,
  getListPlaylistsMockHandler,
  getUpdatePlaylistContentsMockHandler,
} from '../../generated/client/playlists-admin/playlists-admin.msw.ts'
import type { DoneResponse } from '../../generated/client/model/doneResponse.ts'
import type { PlaylistAdminItem } from '../../generated/client/model/playlistAdminItem.ts'
import type { PlaylistContentsPage } from '../../generated/client/model/playlistContentsPage.ts'
import type { PlaylistCreate } from '../../generated/client/model/playlistCreate.ts'
import { etag, versionFrom } from '../../server/contract/etag.ts'
import { managedTeamIds, privilegesOf } from './access.ts'
import { answer, jsonWith, pageOf } from './answer.ts'
import { planContents } from './arrange.ts'
import type { MockHub } from './hub.ts'
import { contentsOf, playlistsOf } from './playlists.ts'
import { badInput, conflict, notAllowed, notFound, Problem } from './problems.ts'
import { contentCountOf } from './progress.ts'
import type { PersonRow, PlaylistRow } from './rows.ts'
import { outlineOf } from './visible.ts'

export function playlistsAdminHandlers(hub: MockHub) {
  return [
    getListPlaylistsMockHandler(
      answer(hub, 'listPlaylists', ({ me, query }) => {
        const rows = playlistsOf(hub, query.search).filter(
          (row) =>
            owns(hub, me, row.ownerTeamId, 'playlist_read') &&
            (!query.teamId || row.ownerTeamId === query.teamId) &&
            (!query.externalRefId || row.externalRefId === query.externalRefId),
        )
        return pageOf(
          rows.map((row) => adminItemOf(hub, row)),
          query,
        )
      }),
    ),
    getCreatePlaylistMockHandler(
      answer(hub, 'createPlaylist', ({ me, body }) => {
        mustOwn(hub, me, body.ownerTeamId ?? null, 'playlist_write')
        const row = newPlaylist(hub, me, body)
        if (body.parentPlaylistId) append(hub, me, body.parentPlaylistId, row.id, body.optional ?? false)
        hub.content.push(row)
        return { success: true, id: row.id } as const
      }),
    ),
    getListPlaylistContentsMockHandler(
      answer(hub, 'listPlaylistContents', ({ me, params, query }) => {
        const row = mustArrange(hub, me, params.playlistId, 'playlist_read')
        const { sections, items } = outlineOf(hub, me, row.id)
        const unlocked = sections.map((section) => ({ ...section, lock: null }))
        const page: PlaylistContentsPage = pageOf(contentsOf(hub, me, unlocked, items, items), query)
        throw jsonWith(page, { ETag: etag(row.version) })
      }),
    ),
    getUpdatePlaylistContentsMockHandler(
      answer(hub, 'updatePlaylistContents', ({ me, params, body, request }) => {
        const version = versionFrom(request.headers.get('if-match') ?? undefined)
        const row = mustArrange(hub, me, params.playlistId, 'playlist_write')
        if (version !== row.version)
          throw new Problem(
            412,
            'version-mismatch',
            'Somebody else changed this since you opened it. Load it again and repeat your change.',
          )
        const { sections, items } = planContents(hub, row.id, body)
        hub.sections = [...hub.sections.filter(({ playlistId }) => playlistId !== row.id), ...sections]
        hub.items = [...hub.items.filter(({ playlistId }) => playlistId !== row.id), ...items]
        row.version += 1
        row.lastUpdated = hub.now().toISOString()
        const done: DoneResponse = { success: true }
        throw jsonWith(done, { ETag: etag(row.version) })
      }),
    ),
  ]
}

type Right = 'playlist_read' | 'playlist_write'

function owns(hub: MockHub, me: PersonRow, ownerTeamId: string | null, right: Right): boolean {
  return privilegesOf(me).includes(right) || (ownerTeamId !== null && managedTeamIds(hub, me).includes(ownerTeamId))
}

function mustOwn(hub: MockHub, me: PersonRow, ownerTeamId: string | null, right: Right): void {
  if (!owns(hub, me, ownerTeamId, right))
    throw notAllowed('You may arrange only playlists that one of your teams owns.')
}

function mustArrange(hub: MockHub, me: PersonRow, id: string, right: Right): PlaylistRow {
  const row = playlistsOf(hub).find((playlist) => playlist.id === id)
  if (!row) throw notFound()
  mustOwn(hub, me, row.ownerTeamId, right)
  return row
}

function adminItemOf(hub: MockHub, row: PlaylistRow): PlaylistAdminItem {
  const { id, name, audience, ownerTeamId, locale, externalRefId, lastUpdated, isDeleted } = row
  return {
    id,
    name,
    audience,
    ownerTeamId,
    locale,
    contentCount: contentCountOf(hub, row),
    externalRefId,
    lastUpdated,
    isDeleted,
  }
}

function newPlaylist(hub: MockHub, me: PersonRow, body: PlaylistCreate): PlaylistRow {
  refuseUnknown(hub, body)
  if (body.externalRefId && hub.content.some(({ externalRefId }) => externalRefId === body.externalRefId))
    throw conflict('external-ref-taken', 'Another thing of this hub already has this externalRefId.')
  const now = hub.now().toISOString()
  return {
    type: 'playlist',
    id: hub.newId(),
    name: body.name,
    description: body.description ?? null,
    locale: body.locale ?? hub.hub.locale,
    tags: body.tags ?? [],
    topicIds: topicIdsOf(body),
    audience: body.audience ?? 'all',
    teamIds: body.teamIds ?? [],
    ownerTeamId: body.ownerTeamId ?? null,
    thumbnailId: body.thumbnailId ?? null,
    externalRefId: body.externalRefId ?? null,
    authorId: me.id,
    goal: body.goal ?? null,
    ratingCount: 0,
    createdTime: now,
    lastUpdated: now,
    isDeleted: false,
    published: true,
    version: 1,
    allow_member_contributions: body.allow_member_contributions ?? false,
    hasPlaylistNumbering: body.playlist_numbering ?? false,
  }
}

function topicIdsOf({ topics = [], selectedTopicId }: PlaylistCreate): string[] {
  return [...new Set([...topics, ...(selectedTopicId ? [selectedTopicId] : [])])]
}

function refuseUnknown(hub: MockHub, body: PlaylistCreate): void {
  const teamIds = [...(body.teamIds ?? []), ...(body.ownerTeamId ? [body.ownerTeamId] : [])]
  const isKnown =
    teamIds.every((id) => hub.teams.some((team) => team.id === id)) &&
    topicIdsOf(body).every((id) => hub.topics.some((topic) => topic.id === id)) &&
    (!body.thumbnailId || hub.files.some(({ id }) => id === body.thumbnailId))
  if (!isKnown) throw badInput('unknown-reference', '', 'A thumbnail, team or topic that you name is not in this hub.')
}

/** Puts a playlist behind everything that its parent holds. */
export function append(
  hub: MockHub,
  me: PersonRow,
  parentId: string,
  contentId: string,
  optional: boolean,
  pointer = '/parentPlaylistId',
): void {
  const parent = playlistsOf(hub).find(({ id }) => id === parentId)
  if (!parent) throw badInput('unknown-reference', pointer, 'There is no such playlist in this hub.')
  mustOwn(hub, me, parent.ownerTeamId, 'playlist_write')
  const ranks = [...hub.sections, ...hub.items]
    .filter(({ playlistId }) => playlistId === parentId)
    .map(({ rank }) => Number(rank.split('.')[0]))
  parent.version += 1
  parent.lastUpdated = hub.now().toISOString()
  hub.items.push({ playlistId: parentId, contentId, rank: String(Math.max(0, ...ranks) + 1), optional })
}
