import type { Losses } from '../content/reach/loss-service.ts'
import type { components } from '../../generated/server/schema.d.ts'
import { ofPlaylist } from '../badges/wire.ts'
import type { LibraryPage } from '../content/library-service.ts'
import { libraryPage } from '../content/library-wire.ts'
import { assetStatus, goal, ownDueDate, playlistProgress, playlistStatus } from '../content/wire.ts'
import { etag } from '../contract/etag.ts'
import { cappedPageAnswer, pageAnswer } from '../contract/page-answer.ts'
import { restorableUntil } from '../contract/restorable.ts'
import type { CappedPage, Page } from '../db/page.ts'
import { pictureUrl } from '../contract/picture-url.ts'
import { author, person } from '../users/wire.ts'
import type { EditedPlaylist } from './playlist-service.ts'
import type { ContentsDraft } from './draft-service.ts'
import type { ContentsEntry } from './entry-rules.ts'
import type { Version } from './history-service.ts'
import type { VersionRow, VersionSummary } from './history-store.ts'
import type { PlaylistPreview } from './playlist-preview-service.ts'
import type { Entry, FullPlaylist, SectionEntry } from './service.ts'
import { completionRate } from '../content/rules.ts'
import type { AdminRow } from './playlist-store.ts'
import type { ListedPlaylist } from './store.ts'

/** Rows in the contract's shape and spelling. */

type Schemas = components['schemas']

export function playlistPage(
  page: CappedPage<ListedPlaylist>,
  offset: number,
  domainId: number,
): Schemas['PlaylistPage'] {
  const { items: playlists, ...end } = cappedPageAnswer(page, offset, (row) => listItem(row, domainId))
  return { playlists, ...end }
}

function listItem(row: ListedPlaylist, domainId: number): Schemas['PlaylistListItem'] {
  return {
    id: row.id,
    name: row.name,
    thumbnailId: row.thumbnailId,
    pictureUrl: pictureUrl(row.thumbnailId),
    topicId: row.topicId,
    commentCount: row.commentCount,
    commentCountUser: row.commentCountUser,
    domain_id: domainId,
    locale: row.locale as Schemas['Locale'],
    ownerTeamId: row.ownerTeamId,
    contentCount: row.contentCount,
    completionTime: row.completionTime,
    completionRate: completionRate(row.doneCount, row.requiredCount),
    userContentStatus: playlistStatus(row),
    goal: goal(row, playlistStatus(row)),
    ownDueDate: ownDueDate(row, playlistStatus(row)),
    saved: row.isSaved ? 1 : 0,
  }
}

export function playlist(row: FullPlaylist, domainId: number): Schemas['Playlist'] {
  return {
    id: row.id,
    domain_id: domainId,
    name: row.name,
    description: row.description,
    type: 'playlist',
    locale: row.locale as Schemas['Locale'],
    tags: row.tags,
    topics: row.topics.map((topic) => ({
      id: topic.id,
      name: topic.name,
      playlistId: row.id,
      parent_id: topic.parentId,
    })),
    author: author(row.author),
    sharers: row.sharers.map(person),
    audience: row.audience as Schemas['Audience'],
    teamIds: row.teamIds,
    onlyInPlaylists: row.onlyInPlaylists,
    ownerTeamId: row.ownerTeamId,
    thumbnailId: row.thumbnailId,
    pictureUrl: pictureUrl(row.thumbnailId),
    pictureColour: row.pictureColour,
    parentPlaylists: row.parents,
    contentCount: row.contentCount,
    completionTime: row.completionTime,
    commentCount: row.commentCount,
    commentCountUser: row.commentCountUser,
    rating_count: row.ratingCount,
    createdTime: row.createdAt.toISOString(),
    lastUpdated: row.updatedAt.toISOString(),
    isDeleted: row.isDeleted,
    restorableUntil: restorableUntil(row.deletedAt)?.toISOString() ?? null,
    allow_member_contributions: row.allowMemberContributions,
    mayContribute: row.mayContribute,
    hasPlaylistNumbering: row.hasNumbering,
    originatingId: row.originatingId,
    sourceDomain: row.sourceDomain,
    badge: ofPlaylist(row.badge),
    goal: goal(row, playlistStatus(row)),
    ownDueDate: ownDueDate(row, playlistStatus(row)),
    recommendationType: row.handedOverAs as Schemas['Playlist']['recommendationType'],
    completionRate: completionRate(row.doneCount, row.requiredCount),
    progress: playlistProgress(row),
    userContentStatus: playlistStatus(row),
    completedTime: row.completedAt?.toISOString() ?? null,
    addedSince: row.addedSince,
    hasUserBadge: row.badge?.isAwarded ?? false,
    saved: row.isSaved ? 1 : 0,
    rated_like: row.isLiked ? 1 : 0,
  }
}

export function editedPlaylist(row: EditedPlaylist, domainId: number): Schemas['PlaylistAdmin'] {
  const { externalRefId, optional, isCommon, published } = row
  return { ...playlist(row, domainId), externalRefId, optional, isCommon, published }
}

export function contentsPage(page: Page<Entry>, offset: number): Schemas['PlaylistContentsPage'] {
  return pageAnswer(page, offset, content)
}

export function preview(
  { hiddenReason, hidden, hiddenCount, ...page }: PlaylistPreview,
  offset: number,
): Schemas['PlaylistPreview'] {
  return {
    ...contentsPage(page, offset),
    hiddenReason,
    hidden: hidden.map(({ id, name, reason }) => ({ id, name, reason })),
    hiddenCount,
  }
}

function content(entry: Entry): Schemas['PlaylistContent'] {
  return entry.kind === 'section' ? section(entry.section) : item(entry)
}

function section(row: SectionEntry): Schemas['Section'] {
  return {
    id: row.id,
    type: 'section',
    name: row.name,
    description: row.description,
    rank: row.rank,
    lockingMode: row.lockingMode,
    unlockDateTime: row.unlockAt?.toISOString() ?? null,
    unlockTimezone: row.unlockTimezone,
    isLockedForUser: row.lock !== null,
    lock: row.lock && {
      ...row.lock,
      unlocksAt: row.lock.unlocksAt?.toISOString() ?? null,
      dueDate: row.dueAt?.toISOString() ?? null,
    },
    contentCount: row.contentCount,
    completionTime: row.completionTime,
  }
}

function item({ place, card, dueAt }: Extract<Entry, { kind: 'item' }>): Schemas['PlaylistItem'] {
  const isPlaylist = card.type === 'playlist'
  const status = isPlaylist ? playlistStatus(card) : assetStatus(card.status)
  return {
    id: card.id,
    type: card.type as Schemas['PlaylistItem']['type'],
    name: card.name,
    description: card.description,
    rank: place.rank,
    sectionId: place.sectionId,
    optional: place.optional,
    isMyContribution: place.isContribution,
    thumbnailId: card.thumbnailId,
    pictureUrl: pictureUrl(card.thumbnailId),
    topicId: card.topicId,
    customType: card.customType,
    fileFormat: card.fileFormat,
    duration: card.duration,
    completionTime: card.completionTime,
    contentCount: card.contentCount,
    completionRate: isPlaylist
      ? completionRate(card.doneCount, card.requiredCount)
      : card.status === 'completed'
        ? 1
        : 0,
    commentCount: card.commentCount,
    userContentStatus: status,
    dueDate: dueAt?.toISOString() ?? null,
    ownDueDate: ownDueDate(card, status),
    isSaved: card.isSaved,
    externalRefId: card.externalRefId,
    published: card.published,
  }
}

export function adminPage(
  page: LibraryPage<AdminRow>,
  query: { offset: number; after?: string | undefined },
): Schemas['PlaylistAdminPage'] {
  return libraryPage(page, query, adminItem)
}

function adminItem({ updatedAt, deletedAt, key: _, ...row }: AdminRow): Schemas['PlaylistAdminItem'] {
  return {
    ...row,
    pictureUrl: pictureUrl(row.thumbnailId),
    audience: row.audience as Schemas['Audience'],
    locale: row.locale as Schemas['Locale'],
    lastUpdated: updatedAt.toISOString(),
    restorableUntil: restorableUntil(deletedAt)?.toISOString() ?? null,
  }
}

export function versions(rows: readonly VersionSummary[]): Schemas['PlaylistVersions'] {
  const items = rows.map(({ sectionCount, contentCount, ...row }) => ({
    ...versionFields(row),
    sectionCount,
    contentCount,
  }))
  return { items }
}

export function version({ entries, missingCount, ...row }: Version): Schemas['PlaylistVersion'] {
  return { ...versionFields(row), items: entries.map(contentsEntry), missingCount }
}

function versionFields({ version, replacedAt, replacedBy }: VersionRow): Schemas['PlaylistVersionFields'] {
  return { version, replacedTime: replacedAt.toISOString(), replacedBy: person(replacedBy) }
}

function contentsEntry({ unlockAt, ...entry }: ContentsEntry): Schemas['PlaylistVersionContent'] {
  return { ...entry, unlockDateTime: unlockAt } as Schemas['PlaylistVersionContent']
}

export function ownContentsDraft(draft: ContentsDraft | null): Schemas['OwnContentsDraft'] {
  if (!draft) return { draft }
  const { savedAt, version, base, contents, missing } = draft
  const about = { savedTime: savedAt.toISOString(), contentsVersion: etag(version) }
  return { draft: { ...about, base: base.map(contentsEntry), items: contents.map(contentsEntry), missing } }
}

/** The first hundred of what would be lost, what most people would lose first. */
export function losses({ unasked, contents }: Losses): Schemas['PlaylistLosses'] {
  const lost = contents.filter(({ isMeant }) => !isMeant)
  const items = lost
    .toSorted((one, other) => other.people - one.people || (one.name < other.name ? -1 : 1))
    .slice(0, 100)
    .map(({ id, name, people }) => ({ id, name, lossCount: people }))
  return { lossCount: unasked, contentCount: lost.length, items }
}
