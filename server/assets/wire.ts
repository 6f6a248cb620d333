import type { components } from '../../generated/server/schema.d.ts'
import { assetStatus, goal, ownDueDate } from '../content/wire.ts'
import type { EditedCue } from '../files/processing/written-subtitle-service.ts'
import type { CardRow } from '../content/lists/card-service.ts'
import type { LibraryPage } from '../content/library-service.ts'
import { libraryPage } from '../content/library-wire.ts'
import { cappedPageAnswer, pageAnswer } from '../contract/page-answer.ts'
import { restorableUntil } from '../contract/restorable.ts'
import type { CappedPage, Page } from '../db/page.ts'
import type { AttemptSummary } from './attempts/attempt-list-service.ts'
import type { CopiedContent } from './admin/asset-copy-service.ts'
import { pictureUrl } from '../contract/picture-url.ts'
import { author, person } from '../users/wire.ts'
import { convertedPath, downloadPath } from './download-rules.ts'
import type { Launched, LaunchedCourse } from './attempts/launch-service.ts'
import type { ListedAsset as LibraryAsset } from './admin/asset-library-service.ts'
import type { ResetPreview } from './admin/mark-as-done-service.ts'
import type { PlacedAsset } from './service.ts'
import type { ShownAsset } from './service.ts'
import type { ListedAsset } from './store.ts'
import type { SubtitleCues } from './subtitles/subtitle-cue-service.ts'
import type { Subtitle } from './subtitles/subtitle-service.ts'
import type { Versions } from './admin/version-service.ts'

/** Rows in the contract's shape and spelling. */

type Schemas = components['schemas']
type ScormStatus = Schemas['NullableScormStatus']

export function assetPage(page: CappedPage<ListedAsset>, offset: number): Schemas['AssetPage'] {
  return cappedPageAnswer(page, offset, listItem)
}

function listItem(row: ListedAsset): Schemas['AssetListItem'] {
  return {
    id: row.id,
    type: row.type as Schemas['AssetType'],
    name: row.name,
    description: row.description,
    thumbnailId: row.thumbnailId,
    pictureUrl: pictureUrl(row.thumbnailId),
    alternativeText: row.alternativeText,
    customType: row.customType,
    fileFormat: row.fileFormat,
    locale: row.locale as Schemas['Locale'],
    ownerTeamId: row.ownerTeamId,
    duration: row.duration,
    completionTime: row.completionTime,
    commentCount: row.commentCount,
    commentCountUser: row.commentCountUser,
    rating_count: row.ratingCount,
    userContentStatus: assetStatus(row.status),
    isSaved: row.isSaved,
    user_rated_like: row.isLiked ? 1 : 0,
    published: row.published,
    lastUpdated: row.updatedAt.toISOString(),
  }
}

export function asset(row: ShownAsset): Schemas['Asset'] {
  return { ...about(row), ...source(row), ...mine(row) }
}

function about(row: ShownAsset) {
  return {
    id: row.id,
    type: row.type as Schemas['AssetType'],
    name: row.name,
    description: row.description,
    locale: row.locale as Schemas['Locale'],
    tags: row.tags,
    published: row.published,
    isDeleted: row.isDeleted,
    restorableUntil: restorableUntil(row.deletedAt)?.toISOString() ?? null,
    audience: row.audience,
    teamIds: row.teamIds,
    onlyInPlaylists: row.onlyInPlaylists,
    completionTime: row.completionTime,
    customType: row.customType,
    thumbnailId: row.thumbnailId,
    pictureUrl: pictureUrl(row.thumbnailId),
    topicId: row.topicId,
    alternativeText: row.alternativeText,
    author: author(row.author),
    sharers: row.sharers.map(person),
    ownerTeamId: row.ownerTeamId,
    parentPlaylists: row.parents,
    collection_id: null,
    rank: null,
    refid: row.refId,
    externalRefId: row.externalRefId,
    originatingId: row.originatingId,
    isCommon: row.isCommon,
    sourceDomain: row.sourceDomain,
    excludeFromAi: row.excludeFromAi,
    insightsEnabled: row.insightsEnabled,
    requiredPagesPercent: row.requiredPagesPercent,
    commentCount: row.commentCount,
    rating_count: row.ratingCount,
    createdTime: row.createdAt.toISOString(),
    lastUpdated: row.updatedAt.toISOString(),
  }
}

function source(row: ShownAsset) {
  const isDownloadable = row.download !== 'disabled' && row.fileStatus === 'ready'
  return {
    url: row.webUrl,
    openInIframe: row.openInIframe,
    fileId: row.fileId,
    fileStatus: row.fileStatus as Schemas['NullableFileStatus'],
    fileFormat: row.fileFormat,
    fileSize: row.fileSize,
    original_file_name: row.filename,
    uploadErrorCode: row.fileErrorCode,
    download: row.download,
    downloadUrl: isDownloadable ? downloadPath(row.id) : null,
    ...converted(row),
    subtitles: row.subtitles.map(({ id, locale, filename }) => ({ id, locale: locale as Schemas['Locale'], filename })),
    videoProviderVideoId: null,
    videoProviderAccountId: null,
    scormSettings: row.type === 'scorm' ? courseSettings(row.scormSettings) : null,
    markAsDoneMode: row.markAsDone,
    duration: row.duration,
    chapters: row.chapters,
  }
}

const CONVERTED: Readonly<Record<string, NonNullable<Schemas['Asset']['convertedFileType']>>> = {
  'application/pdf': 'pdf',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

/** What is shown in the place of a file: the pages of a document, or a recording that plays everywhere. */
function converted({ id, servedType, fileStatus }: ShownAsset) {
  const type = (fileStatus === 'ready' && servedType && CONVERTED[servedType]) || null
  return { converted: type !== null, convertedFileType: type, convertedUrl: type && convertedPath(id) }
}

function mine(row: ShownAsset) {
  return {
    commentCountUser: row.commentCountUser,
    goal: goal(row, assetStatus(row.status)),
    ownDueDate: ownDueDate(row, assetStatus(row.status)),
    isSaved: row.isSaved,
    user_rated_like: row.isLiked ? (1 as const) : (0 as const),
    user_rating: row.rating as Schemas['Rating'],
    userContentStatus: assetStatus(row.status),
    userScormAssetStatus: scormStatus(row),
    completedTime: row.completedAt?.toISOString() ?? null,
    replacedSince: row.isReplacedSince,
  }
}

function scormStatus({ type, scormStatus: status }: { type: string; scormStatus: string | null }): ScormStatus {
  return type === 'scorm' ? (status as ScormStatus) : null
}

export function assetInPlaylist(placed: PlacedAsset): Schemas['AssetInPlaylist'] {
  return {
    ...asset(placed.asset),
    collection_id: placed.playlistId,
    rank: placed.rank,
    optional: placed.optional,
    previousItem: neighbour(placed.previous),
    nextItem: neighbour(placed.next),
  }
}

function neighbour(card: CardRow | null): Schemas['PlaylistNeighbour'] {
  return card && { id: card.id, type: card.type as NonNullable<Schemas['PlaylistNeighbour']>['type'], name: card.name }
}

export function parentPage(
  page: Page<{ id: string; name: string; optional: boolean }>,
  offset: number,
): Schemas['ParentPlaylistPage'] {
  return pageAnswer(page, offset, (playlist) => playlist)
}

interface StateRow {
  type: string
  status: string | null
  scormStatus: string | null
  openedAt: Date | null
  completedAt: Date | null
}

export function status(row: StateRow): Schemas['AssetStatus'] {
  return {
    userContentStatus: assetStatus(row.status),
    userScormAssetStatus: scormStatus(row),
    openedTime: row.openedAt?.toISOString() ?? null,
    completedTime: row.completedAt?.toISOString() ?? null,
  }
}

export function launch({
  kind,
  url,
  openInIframe,
  subtitles,
  position,
  pages,
  course,
  attempt,
}: Launched): Schemas['AssetLaunch'] {
  return {
    kind,
    url,
    openInIframe,
    subtitles: subtitles.map((each) => ({ ...each, locale: each.locale as Schemas['Locale'] })),
    position,
    pages,
    course: course && courseOf(course),
    attempt: attempt && {
      id: attempt.id,
      number: attempt.number,
      launchId: attempt.launchId,
      sequence: attempt.sequence,
      status: attempt.status,
      currentActivityId: attempt.currentActivityId,
      activities: attempt.activities,
      sequencing: attempt.sequencing,
      shared: attempt.shared,
    },
  }
}

/** A course as the player gets it. */
export function courseOf({ course, playerUrl, urls }: LaunchedCourse): Schemas['Course'] {
  return {
    version: course.version,
    title: course.title,
    playerUrl,
    contentOrigin: new URL(playerUrl).origin,
    sequencing: course.sequencing ? JSON.stringify(course.sequencing) : null,
    activities: course.activities.map(({ path, unit, titles: _, ...activity }) => ({
      ...activity,
      prerequisites: activity.prerequisites ?? null,
      url: urls.get(activity.id) ?? null,
      hasOwnWindow: unit?.launchMethod === 'OwnWindow' || (path !== null && isElsewhere(path)),
      moveOn: unit?.moveOn ?? null,
    })),
  }
}

export function resetPreview({ token, ...page }: ResetPreview, offset: number): Schemas['AssetMarkAsDoneResetPage'] {
  const each = (row: ResetPreview['items'][number]) => ({ ...row, markAsDoneMode: 'manual' as const })
  return { ...pageAnswer(page, offset, each), previewToken: token }
}

export function adminPage(
  page: LibraryPage<LibraryAsset>,
  query: { offset: number; after?: string | undefined },
): Schemas['AssetAdminPage'] {
  return libraryPage(page, query, adminItem)
}

function adminItem({ key: _, parents, updatedAt, deletedAt, ...row }: LibraryAsset): Schemas['AssetAdminItem'] {
  return {
    ...row,
    type: row.type as Schemas['AssetType'],
    locale: row.locale as Schemas['Locale'],
    pictureUrl: pictureUrl(row.thumbnailId),
    fileStatus: row.fileStatus as Schemas['NullableFileStatus'],
    parentPlaylists: parents,
    lastUpdated: updatedAt.toISOString(),
    restorableUntil: restorableUntil(deletedAt)?.toISOString() ?? null,
  }
}

export function subtitlePage(page: Page<Subtitle>, offset: number): Schemas['SubtitleAdminPage'] {
  return pageAnswer(page, offset, (row) => ({
    id: row.id,
    locale: row.locale as Schemas['Locale'],
    filename: row.filename,
    fileStatus: row.fileStatus as Schemas['FileStatus'],
    lastUpdated: row.updatedAt.toISOString(),
    isDeleted: row.deletedAt !== null,
    restorableUntil: row.restorableUntil?.toISOString() ?? null,
  }))
}

export function subtitleCues({ id, assetId, locale, filename, cues }: SubtitleCues): Schemas['SubtitleCues'] {
  return {
    id,
    assetId,
    locale: locale as Schemas['Locale'],
    filename,
    cues: cues.map(({ start, end, text, settings }) => ({
      startMilliseconds: start,
      endMilliseconds: end,
      text,
      settings,
    })),
  }
}

export function editedCues(cues: Schemas['SubtitleCueList']): EditedCue[] {
  return cues.map(({ startMilliseconds: start, endMilliseconds: end, text, settings = '' }) => ({
    start,
    end,
    text,
    settings,
  }))
}

export function copy({ id, originatingId, type, name, contentCount }: CopiedContent): Schemas['ContentCopy'] {
  return { id, originatingId, type: type as Schemas['CardType'], name, contentCount }
}

/** Whether an activity is at another host than its package. */
function isElsewhere(path: string): boolean {
  return /^https?:/i.test(path)
}

/** What holds of a course, also where it was never set. */
function courseSettings(set: ShownAsset['scormSettings']): Required<NonNullable<Schemas['ScormSettings']>> {
  return {
    completeWhen: set?.completeWhen ?? 'completed',
    canStartAgain: set?.canStartAgain ?? false,
    keptScore: set?.keptScore ?? 'best',
  }
}

export function attemptPage(page: Page<AttemptSummary>, offset: number): Schemas['AttemptPage'] {
  return pageAnswer(page, offset, ({ startedAt, updatedAt, ...attempt }) => ({
    ...attempt,
    startedTime: startedAt.toISOString(),
    changedTime: updatedAt.toISOString(),
  }))
}

export function versions({ items, inTheMiddleCount }: Versions): Schemas['AssetVersions'] {
  return { items: items.map(version), inTheMiddleCount }
}

function version({ uploadedAt, replacedAt, type, ...file }: Versions['items'][number]): Schemas['AssetVersion'] {
  return {
    ...file,
    type: type as Schemas['AssetType'],
    isCurrent: replacedAt === null,
    uploadedTime: uploadedAt.toISOString(),
    replacedTime: replacedAt?.toISOString() ?? null,
  }
}
