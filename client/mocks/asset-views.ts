import type { Asset } from '../../generated/client/model/asset.ts'
import type { AssetInPlaylist } from '../../generated/client/model/assetInPlaylist.ts'
import type { AssetListItem } from '../../generated/client/model/assetListItem.ts'
import { authorOf, cardOf, commentCountOf, parentsOf } from './cards.ts'
import { scormStatusOf } from './courses.ts'
import type { MockHub } from './hub.ts'
import { findFile } from './media.ts'
import { notFound } from './problems.ts'
import { findState } from './progress.ts'
import type { AssetRow, ContentRow, PersonRow, PlaylistRow } from './rows.ts'
import { sharersOf, sharesOf } from './shares.ts'
import { settle } from './uploads.ts'
import { openItems } from './visible.ts'

/** Assets in the contract's shape. */

export function listItemOf(hub: MockHub, me: PersonRow, row: ContentRow): AssetListItem {
  if (row.type === 'playlist') throw new Error(`${row.name} is a playlist`)
  const {
    isLiked,
    contentCount: _contentCount,
    completionRate: _completionRate,
    goal: _goal,
    ...card
  } = cardOf(hub, me, row)
  return {
    ...card,
    type: row.type,
    alternativeText: row.alternativeText,
    ownerTeamId: row.ownerTeamId,
    commentCountUser: commentCountOf(hub, row, me),
    rating_count: row.ratingCount,
    user_rated_like: isLiked ? 1 : 0,
    published: row.published,
  }
}

/** @param place where the asset was asked for in a playlist */
export function assetOf(
  hub: MockHub,
  me: PersonRow,
  row: AssetRow,
  place: { playlistId: string; rank: string } | null = null,
): Asset {
  return {
    ...listItemOf(hub, me, row),
    ...fileFacts(hub, row),
    tags: row.tags,
    isDeleted: row.isDeleted,
    url: row.webUrl,
    openInIframe: row.openInIframe,
    converted: false,
    convertedFileType: null,
    convertedUrl: null,
    subtitles: row.subtitles.map(({ locale, fileId }) => ({
      id: fileId,
      locale,
      filename: findFile(hub, fileId)?.filename ?? 'subtitles.vtt',
    })),
    videoProviderVideoId: null,
    videoProviderAccountId: null,
    scormSettings: row.scormSettings,
    markAsDoneMode: row.markAsDoneMode,
    author: authorOf(hub, row.authorId),
    sharers: sharersOf(hub, sharesOf(hub, me, row)),
    parentPlaylists: parentsOf(hub, me, row.id),
    collection_id: place?.playlistId ?? null,
    rank: place?.rank ?? null,
    refid: row.refid,
    externalRefId: row.externalRefId,
    originatingId: null,
    sourceDomain: null,
    excludeFromAi: false,
    insightsEnabled: true,
    createdTime: row.createdTime,
    goal: row.goal,
    user_rating: findState(hub, me, row.id)?.rating ?? null,
    userScormAssetStatus: scormStatusOf(hub, me, row),
  }
}

function fileFacts(hub: MockHub, row: AssetRow) {
  const file = findFile(hub, row.fileId)
  if (!file)
    return {
      fileId: null,
      fileStatus: null,
      fileSize: null,
      original_file_name: null,
      uploadErrorCode: null,
      download: row.download,
      downloadUrl: null,
    }
  const { id, size, filename, uploadErrorCode, fileStatus } = settle(hub, file)
  return {
    fileId: id,
    fileStatus,
    fileSize: size,
    original_file_name: filename,
    uploadErrorCode,
    download: row.download,
    downloadUrl: row.download === 'disabled' ? null : `/api/asset/${row.id}/download`,
  }
}

/** @throws 404 for an asset that the playlist does not hold, or not in an open section */
export function assetInPlaylist(hub: MockHub, me: PersonRow, row: AssetRow, playlist: PlaylistRow): AssetInPlaylist {
  const items = openItems(hub, me, playlist.id)
  const index = items.findIndex(({ contentId }) => contentId === row.id)
  const item = items[index]
  if (!item) throw notFound()
  const neighbour = (content: ContentRow | undefined) =>
    content ? { id: content.id, type: content.type, name: content.name } : null
  return {
    ...assetOf(hub, me, row, item),
    optional: item.optional,
    previousItem: neighbour(items[index - 1]?.content),
    nextItem: neighbour(items[index + 1]?.content),
  }
}
