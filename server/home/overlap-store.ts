import { expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../db/connect.ts'
import { isCompleted } from '../content/completion.sql.ts'
import { statement } from '../db/statement.ts'
import type { Database } from '../db/types.ts'
import { isOpenTopic } from '../content/topic.sql.ts'
import { isVisible } from '../content/visibility.sql.ts'
import type { Viewer } from '../content/rules.ts'

/** Content that has something in common with what somebody completed. */

/** What somebody learned last says most about what they want to learn next. */
const MAX_COMPLETED = 60
/** Of content that has anything in common, the newest; these are compared. */
const MAX_COMPARED = 5_000
/** So many of them are asked whether they may be seen, which takes longest. */
const MAX_CANDIDATES = 500

export type CompletedRow = Awaited<ReturnType<typeof listCompleted>>[number]

/** What the viewer completed last and may still see, the last first. */
export const listCompleted = statement<Viewer>()((db, value) =>
  db
    .selectFrom('content')
    .innerJoin(lastCompleted(db, value).as('mine'), 'mine.content_id', 'content.id')
    .where(isVisible(value))
    .where(isCompleted(value.memberId))
    .select(['content.id', 'content.type', 'content.name', 'content.tags', topicsOf().as('topics')])
    .orderBy('mine.completed_at', 'desc')
    .orderBy('content.id'),
)

function lastCompleted(db: Db, { memberId }: Viewer) {
  return db
    .selectFrom('content_user')
    .select(['content_user.content_id', 'content_user.status', 'content_user.completed_at'])
    .where(sql<boolean>`content_user.member_id = ${memberId}::uuid`)
    .where('content_user.status', '=', sql.lit('completed'))
    .orderBy('content_user.completed_at', 'desc')
    .orderBy('content_user.content_id')
    .limit(sql.lit(MAX_COMPLETED))
}

export type OverlapValues = Viewer & {
  tags: readonly string[]
  topicIds: readonly string[]
  /** What is not wanted. */
  leftOutIds: readonly string[]
}

export interface OverlapShape {
  limit: number
}

/** Content with one of some tags or under one of some topics, that with most of them first; without what the viewer completed or dismissed. */
export const listOverlapping = statement<OverlapValues, OverlapShape>()((db, value, shape) =>
  db
    .selectFrom(candidates(db, value).as('content'))
    .leftJoin('content_user as mine', (join) =>
      join.onRef('mine.content_id', '=', 'content.id').on(sql<boolean>`mine.member_id = ${value.memberId}::uuid`),
    )
    .where((eb) => eb.not(isCompleted(value.memberId)))
    .where(isVisible(value))
    .select(['content.id', 'content.tags', topicsOf().as('topics')])
    .orderBy('content.score', 'desc')
    .orderBy('content.updated_at', 'desc')
    .orderBy('content.id', 'desc')
    .limit(sql.lit(shape.limit)),
)

function candidates(db: Db, value: OverlapValues) {
  const { tags, topicIds } = value
  const score = sql<number>`(
    (select count(*) from unnest(content.tags) as tag where tag = any(${tags}::text[])) +
    ${db
      .selectFrom('content_topic')
      .select(sql<number>`count(*)`.as('count'))
      .where('content_topic.content_id', '=', sql.ref<string>('content.id'))
      .where(sql<boolean>`content_topic.topic_id = any(${topicIds}::uuid[])`)})`
  return db
    .selectFrom(newestInCommon(db, value).as('content'))
    .selectAll('content')
    .select(score.as('score'))
    .orderBy('score', 'desc')
    .orderBy('content.updated_at', 'desc')
    .orderBy('content.id', 'desc')
    .limit(sql.lit(MAX_CANDIDATES))
}

function newestInCommon(db: Db, { memberId, tags, topicIds, leftOutIds }: OverlapValues) {
  const tagged = db
    .selectFrom('content')
    .select('content.id')
    .where(sql<boolean>`content.tags && ${tags}::text[]`)
    .where('content.is_deleted', '=', sql.lit(false))
    .where('content.published', '=', sql.lit(true))
  const underTopics = db
    .selectFrom('content_topic')
    .select('content_topic.content_id as id')
    .where(sql<boolean>`content_topic.topic_id = any(${topicIds}::uuid[])`)
  const dismissals = db
    .selectFrom('share_dismissal')
    .select(sql.lit(1).as('one'))
    .where(sql<boolean>`share_dismissal.member_id = ${memberId}::uuid`)
    .where('share_dismissal.content_id', '=', sql.ref<string>('content.id'))
  return db
    .selectFrom('content')
    .selectAll('content')
    .where('content.id', 'in', tagged.union(underTopics))
    .where('content.is_deleted', '=', sql.lit(false))
    .where('content.published', '=', sql.lit(true))
    .where(sql<boolean>`content.id <> all(${leftOutIds}::uuid[])`)
    .where((eb) => eb.not(eb.exists(dismissals)))
    .orderBy('content.updated_at', 'desc')
    .orderBy('content.id', 'desc')
    .limit(sql.lit(MAX_COMPARED))
}

function topicsOf() {
  return jsonArrayFrom(
    expressionBuilder<Database>()
      .selectFrom('content_topic')
      .innerJoin('topic', 'topic.id', 'content_topic.topic_id')
      .select(['topic.id', 'topic.name'])
      .where('content_topic.content_id', '=', sql.ref<string>('content.id'))
      .where(isOpenTopic())
      .orderBy('topic.name')
      .orderBy('topic.id'),
  )
}
