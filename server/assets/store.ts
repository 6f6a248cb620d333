import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isCommon } from '../content/common.sql.ts'
import { lastCompletion } from '../content/completion.sql.ts'
import { GOAL, anyGoal, goalOfContent, type Goal } from '../content/goal.sql.ts'
import { ownComments } from '../content/own-comments.sql.ts'
import { ownDueDate } from '../content/own-due.sql.ts'
import { ownState } from '../content/own-state.sql.ts'
import { parentsOf } from '../content/parents.sql.ts'
import type { Db } from '../db/connect.ts'
import type { PageQuery } from '../db/page.ts'
import { sharersOf, wasHandedOver } from '../content/shared.sql.ts'
import { coverTopic } from '../content/topic.sql.ts'
import {
  countTo,
  paged,
  statement,
  type CountShape,
  type PageShape,
  type PageValues,
  type SearchShape,
} from '../db/statement.ts'
import type { UploadErrorCode } from '../files/file-error.ts'
import type { Chapter } from '../files/processing/recorded-chapter-rules.ts'
import { audienceTeams, isVisible } from '../content/visibility.sql.ts'
import type { Viewer } from '../content/rules.ts'
import type { KeptScore } from './rules.ts'
import { personAs } from '../users/person.sql.ts'

/** What people see of assets. */

export type OneValues = Viewer & { id: string }

/** An asset with its file and the viewer's state, if they may see it: what doing something with it takes. */
export const findVisible = statement<OneValues>()((db, value) => assetRow(db, value).where(isVisible(value)))

/** An asset of the hub, whoever may see it. */
export const findAny = statement<OneValues>()((db, value) =>
  assetRow(db, value)
    .where('content.is_deleted', '=', sql.lit(false))
    .select((eb) => audienceTeams(eb).as('teamIds')),
)

export type AssetRow = Awaited<ReturnType<typeof findVisible>>[number]

/** All that is shown of an asset but who shared it, if the viewer may see it, with any goal that it has. */
export const findToShow = statement<OneValues>()((db, value) => shownRow(db, value, anyGoal()).where(isVisible(value)))

/** The same for those who edit it, deleted or not. */
export const findForEditing = statement<OneValues>()((db, value) => shownRow(db, value, goalOfContent()))

export type ShownRow = Awaited<ReturnType<typeof findToShow>>[number]

/** Who shared some content with the viewer, the latest first. */
export const findSharers = statement<OneValues>()((db, value) =>
  db.selectFrom('content').where('content.id', '=', value.id).select(sharersOf(value).as('sharers')),
)

function assetRow(db: Db, value: OneValues) {
  return db
    .selectFrom('content')
    .innerJoin('asset', 'asset.content_id', 'content.id')
    .leftJoin('file', 'file.id', 'asset.file_id')
    .leftJoin('content_user as mine', (join) =>
      join.onRef('mine.content_id', '=', 'content.id').on(sql<boolean>`mine.member_id = ${value.memberId}::uuid`),
    )
    .where('content.id', '=', value.id)
    .select([
      'content.id',
      'content.type',
      'content.name',
      'content.description',
      'content.locale',
      'content.tags',
      sql<'all' | 'teams' | 'admin'>`content.audience`.as('audience'),
      'content.only_in_playlists as onlyInPlaylists',
      'content.published',
      'content.is_deleted as isDeleted',
      'content.deleted_at as deletedAt',
      'content.thumbnail_id as thumbnailId',
      coverTopic().as('topicId'),
      'content.owner_team_id as ownerTeamId',
      'content.external_ref_id as externalRefId',
      'content.originating_id as originatingId',
      isCommon().as('isCommon'),
      'content.source_domain as sourceDomain',
      'content.custom_type as customType',
      'content.completion_time as completionTime',
      'content.comment_count as commentCount',
      'content.rating_count as ratingCount',
      'content.created_at as createdAt',
      'content.updated_at as updatedAt',
      'content.version',
      'asset.web_url as webUrl',
      'asset.file_id as fileId',
      'asset.alternative_text as alternativeText',
      sql<'disabled' | 'enabled' | 'required'>`asset.download`.as('download'),
      'asset.open_in_iframe as openInIframe',
      'asset.is_frameable as isFrameable',
      sql<'automatic' | 'manual'>`asset.mark_as_done_mode`.as('markAsDone'),
      'asset.exclude_from_ai as excludeFromAi',
      'asset.insights_enabled as insightsEnabled',
      'asset.required_pages_percent as requiredPagesPercent',
      sql<ScormSettings | null>`asset.scorm_settings`.as('scormSettings'),
      sql<'keep' | 'restart' | 'finish'>`asset.when_replaced`.as('whenReplaced'),
      'asset.ref_id as refId',
    ])
    .select((eb) => [
      eb.fn.coalesce('asset.file_format', 'file.format').as('fileFormat'),
      eb.fn.coalesce('asset.duration', 'file.duration').as('duration'),
      sql<Chapter[] | null>`asset.chapters`.as('ownChapters'),
      sql<Chapter[]>`coalesce(asset.chapters, file.chapters, '[]')`.as('chapters'),
      'file.kind as fileKind',
      'file.status as fileStatus',
      // What is shown: the pages of a document rather than the document.
      eb.fn.coalesce('file.served_type', 'file.content_type').as('contentType'),
      'file.content_type as uploadedType',
      'file.served_type as servedType',
      'file.size as fileSize',
      'file.filename',
      sql<UploadErrorCode | null>`file.error_code`.as('fileErrorCode'),
      'mine.status',
      'mine.scorm_status as scormStatus',
      'mine.rating',
      'mine.position_seconds as position',
      sql<boolean>`mine.saved_at is not null`.as('isSaved'),
      sql<boolean>`mine.liked_at is not null`.as('isLiked'),
      jsonArrayFrom(subtitlesOf(db, value.id)).as('subtitles'),
      jsonArrayFrom(parentsOf(db, value).orderBy('content.name').orderBy('content.id').limit(sql.lit(1000))).as(
        'parents',
      ),
    ])
}

/** @param goal what of all that is asked counts for who reads it */
function shownRow(db: Db, value: OneValues, goal: Goal) {
  return assetRow(db, value)
    .leftJoin('member as author', 'author.id', 'content.author_id')
    .leftJoinLateral(
      () => goal,
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) => lastCompletion(eb, value.memberId).as('last'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      audienceTeams(eb).as('teamIds'),
      ownComments(value.memberId).as('commentCountUser'),
      personAs('author').as('author'),
      ...GOAL,
      ownDueDate().as('dueOn'),
      'last.completedAt',
      sql<boolean>`coalesce(asset.source_version > last.version, false)`.as('isReplacedSince'),
      wasHandedOver().as('wasHandedOver'),
    ])
}

export interface ScormSettings {
  completeWhen: 'completed' | 'passed' | 'opened'
  canStartAgain?: boolean
  keptScore?: KeptScore
}

/** A subtitle is known by the id of its file, which is how authors name it. */
function subtitlesOf(db: Db, assetId: string) {
  return db
    .selectFrom('subtitle')
    .innerJoin('file as subtitle_file', 'subtitle_file.id', 'subtitle.file_id')
    .select(['subtitle.file_id as id', 'subtitle.locale', 'subtitle.filename', 'subtitle_file.status as fileStatus'])
    .where('subtitle.content_id', '=', assetId)
    .where('subtitle.is_deleted', '=', sql.lit(false))
    .orderBy('subtitle.locale')
    .orderBy('subtitle.file_id')
}

type ListValues = Viewer & PageValues

/** A page of the assets that the viewer may see, the newest change first. */
export const listVisible = statement<ListValues, PageShape & SearchShape>()((db, value, shape) =>
  visibleAssets(db, value, shape)
    .leftJoinLateral(ownState(value.memberId), (join) => join.onTrue())
    .select([
      'content.id',
      'content.type',
      'content.name',
      'content.description',
      'content.thumbnail_id as thumbnailId',
      'asset.alternative_text as alternativeText',
      'content.custom_type as customType',
      'content.locale',
      'content.owner_team_id as ownerTeamId',
      'content.completion_time as completionTime',
      'content.comment_count as commentCount',
      'content.rating_count as ratingCount',
      'content.published',
      'content.updated_at as updatedAt',
      'mine.status',
      sql<boolean>`mine.saved_at is not null`.as('isSaved'),
      sql<boolean>`mine.liked_at is not null`.as('isLiked'),
    ])
    .select((eb) => [
      eb.fn.coalesce('asset.file_format', 'file.format').as('fileFormat'),
      eb.fn.coalesce('asset.duration', 'file.duration').as('duration'),
      ownComments(value.memberId).as('commentCountUser'),
    ])
    .orderBy('content.updated_at', 'desc')
    .orderBy('content.id', 'desc')
    .$call(paged(value, shape)),
)

export type ListedAsset = Awaited<ReturnType<typeof listVisible>>[number]

/** How many assets the viewer may see. */
export const countVisible = statement<ListValues, CountShape>()((db, value, shape) =>
  countTo(db, visibleAssets(db, value, shape), shape.cap),
)

/** A file that is still prepared, or was refused, is nothing to learn from yet. */
function visibleAssets(db: Db, viewer: ListValues, shape: SearchShape) {
  return db
    .selectFrom('content')
    .innerJoin('asset', 'asset.content_id', 'content.id')
    .leftJoin('file', 'file.id', 'asset.file_id')
    .where('content.type', '<>', sql.lit('playlist'))
    .where(isVisible(viewer))
    .where((eb) => eb.or([eb('asset.file_id', 'is', null), eb('file.status', '=', sql.lit('ready'))]))
    .$if(shape.searches, (query) => query.where('content.name', 'ilike', viewer.pattern))
}

/** How far the viewer is with an asset. @returns no row when they may not see it */
export const findState = statement<OneValues>()((db, value) =>
  visibleAsset(db, value)
    .leftJoin('content_user as mine', (join) =>
      join.onRef('mine.content_id', '=', 'content.id').on(sql<boolean>`mine.member_id = ${value.memberId}::uuid`),
    )
    .select([
      'content.type',
      'mine.status',
      'mine.scorm_status as scormStatus',
      'mine.opened_at as openedAt',
      'mine.completed_at as completedAt',
    ]),
)

/** How many playlists that the viewer may see hold an asset. @returns no row when they may not see the asset itself */
export const countParents = statement<OneValues>()((db, value) => {
  const count = parentsOf(db, value)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
  return visibleAsset(db, value).select(sql<number>`(${count})`.as('total'))
})

/** A page of the playlists that hold an asset, by name. */
export function listParents(db: Db, value: OneValues, { limit, offset }: PageQuery) {
  return parentsOf(db, value).orderBy('content.name').orderBy('content.id').limit(limit).offset(offset).execute()
}

function visibleAsset(db: Db, value: OneValues) {
  return db
    .selectFrom('content')
    .innerJoin('asset', 'asset.content_id', 'content.id')
    .where('content.id', '=', value.id)
    .where(isVisible(value))
}
