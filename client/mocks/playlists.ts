import {
  getGetMyPlaylistDetailsMockHandler,
  getGetMyPlaylistMockHandler,
  getLikeMyPlaylistMockHandler,
  getListMyPlaylistContentsMockHandler,
  getListMyPlaylistsMockHandler,
  getSaveMyPlaylistMockHandler,
  getUnsaveMyPlaylistMockHandler,
} from '../../generated/client/playlists/playlists.msw.ts'
import type { Playlist } from '../../generated/client/model/playlist.ts'
import type { PlaylistBadge } from '../../generated/client/model/playlistBadge.ts'
import type { PlaylistItem } from '../../generated/client/model/playlistItem.ts'
import type { PlaylistListItem } from '../../generated/client/model/playlistListItem.ts'
import type { Section } from '../../generated/client/model/section.ts'
import { answer, offerPageOf, pageOf } from './answer.ts'
import { badgeOf, findAward, pictureOf } from './awards.ts'
import { authorOf, cardOf, commentCountOf, parentsOf, setLiked } from './cards.ts'
import { newestFirst } from './find.ts'
import type { MockHub } from './hub.ts'
import { stateOf } from './progress.ts'
import { sharersOf, sharesOf, undismissed } from './shares.ts'
import type { BadgeRow, PersonRow, PlaylistRow } from './rows.ts'
import { isVisible, mustSeePlaylist, openItems, outlineOf, type OutlineItem, type OutlineSection } from './visible.ts'

const DONE = { success: true } as const

export function playlistsHandlers(hub: MockHub) {
  const playlist = (me: PersonRow, id: string) => playlistOf(hub, me, mustSeePlaylist(hub, me, id))
  return [
    getListMyPlaylistsMockHandler(
      answer(hub, 'listMyPlaylists', ({ me, query }) => {
        const rows = playlistsOf(hub, query.search).filter((row) => isVisible(hub, me, row))
        const { items, ...page } = offerPageOf(rows, query)
        return { playlists: items.map((row) => listItemOf(hub, me, row)), ...page }
      }),
    ),
    getGetMyPlaylistMockHandler(answer(hub, 'getMyPlaylist', ({ me, params }) => playlist(me, params.playlistId))),
    getGetMyPlaylistDetailsMockHandler(
      answer(hub, 'getMyPlaylistDetails', ({ me, params }) => playlist(me, params.playlistId)),
    ),
    getListMyPlaylistContentsMockHandler(
      answer(hub, 'listMyPlaylistContents', ({ me, params, query }) => {
        const { id } = mustSeePlaylist(hub, me, params.playlistId)
        const outline = outlineOf(hub, me, id)
        const items = query.format === 'sections' ? [] : openItems(hub, me, id)
        return pageOf(contentsOf(hub, me, outline.sections, items, outline.items), query)
      }),
    ),
    getSaveMyPlaylistMockHandler(
      answer(hub, 'saveMyPlaylist', ({ me, params }) => {
        const state = stateOf(hub, me, mustSeePlaylist(hub, me, params.playlistId).id)
        state.savedTime ??= hub.now().toISOString()
        return DONE
      }),
    ),
    getUnsaveMyPlaylistMockHandler(
      answer(hub, 'unsaveMyPlaylist', ({ me, params }) => {
        stateOf(hub, me, mustSeePlaylist(hub, me, params.playlistId).id).savedTime = null
        return DONE
      }),
    ),
    getLikeMyPlaylistMockHandler(
      answer(hub, 'likeMyPlaylist', ({ me, params, body }) => {
        const row = mustSeePlaylist(hub, me, params.playlistId)
        setLiked(stateOf(hub, me, row.id), row, body.isLiked)
        return DONE
      }),
    ),
  ]
}

/** The playlists that are not deleted, the newest change first. */
export function playlistsOf(hub: MockHub, search = ''): PlaylistRow[] {
  return hub.content
    .filter((row) => row.type === 'playlist')
    .filter(({ isDeleted, name }) => !isDeleted && name.toLowerCase().includes(search.toLowerCase()))
    .sort(newestFirst)
}

/** Sections and items in one order. @param all every item, to say how much a section holds even while it is closed */
export function contentsOf(
  hub: MockHub,
  me: PersonRow,
  sections: OutlineSection[],
  items: OutlineItem[],
  all: OutlineItem[],
): (Section | PlaylistItem)[] {
  return [
    ...sections.map((section) => ({ rankKey: section.rankKey, entry: sectionOf(hub, me, section, all) })),
    ...items.map((item) => ({ rankKey: item.rankKey, entry: itemOf(hub, me, item) })),
  ]
    .sort((a, b) => (a.rankKey < b.rankKey ? -1 : 1))
    .map(({ entry }) => entry)
}

function sectionOf(hub: MockHub, me: PersonRow, section: OutlineSection, all: OutlineItem[]): Section {
  const { id, name, description, rank, lockingMode, unlockDateTime, unlockTimezone, lock } = section
  const inside = all.filter((item) => item.sectionId === id && item.isMeant)
  return {
    id,
    type: 'section',
    name,
    description,
    rank,
    lockingMode,
    unlockDateTime,
    unlockTimezone,
    isLockedForUser: lock !== null,
    lock: lock && { ...lock, unlocksAt: lock.unlocksAt?.toISOString() ?? null },
    contentCount: inside.length,
    completionTime: inside.reduce((sum, item) => sum + cardOf(hub, me, item.content).completionTime, 0),
  }
}

function itemOf(hub: MockHub, me: PersonRow, { content, rank, sectionId, optional }: OutlineItem): PlaylistItem {
  const {
    locale: _locale,
    isLiked: _isLiked,
    goal: _goal,
    lastUpdated: _lastUpdated,
    ...card
  } = cardOf(hub, me, content)
  return { ...card, rank, sectionId, optional, externalRefId: content.externalRefId }
}

function listItemOf(hub: MockHub, me: PersonRow, row: PlaylistRow): PlaylistListItem {
  const card = cardOf(hub, me, row)
  return {
    id: row.id,
    name: row.name,
    thumbnailId: card.thumbnailId,
    pictureUrl: card.pictureUrl,
    commentCount: card.commentCount,
    commentCountUser: commentCountOf(hub, row, me),
    domain_id: hub.hub.domain_id,
    locale: row.locale,
    ownerTeamId: row.ownerTeamId,
    contentCount: card.contentCount,
    completionTime: card.completionTime,
    completionRate: card.completionRate,
    userContentStatus: card.userContentStatus,
    saved: card.isSaved ? 1 : 0,
  }
}

function playlistOf(hub: MockHub, me: PersonRow, row: PlaylistRow): Playlist {
  const badge = hub.hub.features.includes('badges') ? badgeOf(hub, me, row.id) : undefined
  return {
    ...listItemOf(hub, me, row),
    description: row.description,
    type: 'playlist',
    tags: row.tags,
    topics: hub.topics.filter(({ id }) => row.topicIds.includes(id)).map((topic) => ({ ...topic, playlistId: row.id })),
    author: authorOf(hub, row.authorId),
    sharers: sharersOf(hub, sharesOf(hub, me, row)),
    audience: row.audience,
    teamIds: row.teamIds,
    parentPlaylists: parentsOf(hub, me, row.id),
    rating_count: row.ratingCount,
    createdTime: row.createdTime,
    lastUpdated: row.lastUpdated,
    isDeleted: row.isDeleted,
    allow_member_contributions: row.allow_member_contributions,
    hasPlaylistNumbering: row.hasPlaylistNumbering,
    originatingId: null,
    sourceDomain: null,
    badge: badgeFor(hub, badge),
    goal: row.goal,
    recommendationType: undismissed(hub, me, sharesOf(hub, me, row))[0]?.type ?? null,
    hasUserBadge: badge !== undefined && findAward(hub, me, badge.id) !== undefined,
    rated_like: stateOf(hub, me, row.id).isLiked ? 1 : 0,
  }
}

function badgeFor(hub: MockHub, badge: BadgeRow | undefined): PlaylistBadge {
  return badge ? { id: badge.id, ...pictureOf(hub, badge), isDeleted: badge.isDeleted } : null
}
