import { sql, type SqlBool } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { isCompleted } from '../content/completion.sql.ts'
import type { Viewer } from '../content/rules.ts'
import { isOpenTopic } from '../content/topic.sql.ts'
import { isVisible } from '../content/visibility.sql.ts'
import type { Db } from '../db/connect.ts'
import type { CountCap } from '../db/page.ts'
import { countTo } from '../db/statement.ts'

/** The tree of topics as it is read. */

/** What stands under a topic is counted this far. */
export const COUNT_CAP: CountCap = 1_000

/** Who looks, and whether at all of the hub or at what a learner finds. */
export interface Looking {
  viewer: Viewer
  seesAll: boolean
}

export type TopicRow = Awaited<ReturnType<typeof listTopics>>[number]

/** All topics that somebody finds, each level in its order, what is deleted behind the others. */
export function listTopics(db: Db, { viewer, seesAll }: Looking, includeDeleted: boolean) {
  return db
    .selectFrom('topic')
    .select((eb) => [
      'topic.id',
      'topic.name',
      'topic.parent_id as parentId',
      'topic.locale',
      'topic.tags',
      'topic.published',
      'topic.is_deleted as isDeleted',
      'topic.deleted_at as deletedAt',
      'topic.created_at as createdAt',
      'topic.updated_at as updatedAt',
      jsonObjectFrom(
        eb
          .selectFrom('member')
          .select([
            'member.id',
            'member.first_name as firstName',
            'member.last_name as lastName',
            'member.email',
            'member.picture_id as pictureId',
          ])
          .whereRef('member.id', '=', 'topic.author_id'),
      ).as('author'),
    ])
    .$if(!includeDeleted, (query) => query.where('topic.is_deleted', '=', false))
    .$if(!seesAll, (query) =>
      query
        .where(isOpenTopic())
        .where((eb) => eb.exists(contentBelow(db, { viewer, seesAll }).select(sql.lit(1).as('one')))),
    )
    .orderBy('topic.is_deleted')
    .orderBy('topic.rank')
    .orderBy(sql`lower(topic.name)`)
    .orderBy('topic.id')
    .execute()
}

/** How much stands under each of some topics, and how far the viewer is with it. */
export function countContent(db: Db, looking: Looking, ids: readonly string[]) {
  const below = () => contentBelow(db, looking).select(sql.lit(1).as('one'))
  const { memberId } = looking.viewer
  return db
    .selectFrom('topic')
    .select([
      'topic.id',
      sql<number>`(${countTo(db, below(), COUNT_CAP)})`.as('count'),
      sql<boolean>`exists (${below().where(sql<boolean>`not ${isCompleted(memberId)}`)})`.as('hasUnfinished'),
      sql<boolean>`exists (${below().where(hasStarted(memberId))})`.as('hasStarted'),
    ])
    .where(sql<boolean>`topic.id = any(${ids}::uuid[])`)
    .execute()
}

/** The playlists that are pinned under some topics, in their order, as far as the viewer may see them. */
export function listPins(db: Db, { viewer, seesAll }: Looking, ids: readonly string[]) {
  return db
    .selectFrom('content_topic')
    .innerJoin('content', 'content.id', 'content_topic.content_id')
    .select(['content_topic.topic_id as topicId', 'content.id'])
    .where('content_topic.topic_id', 'in', ids)
    .where('content_topic.pin', 'is not', null)
    .$if(seesAll, (query) => query.where('content.is_deleted', '=', false))
    .$if(!seesAll, (query) => query.where(isVisible(viewer)))
    .orderBy('content_topic.pin')
    .orderBy('content.id')
    .execute()
}

function hasStarted(memberId: string) {
  return sql<boolean>`(coalesce(mine.status <> 'notstarted', false) or ${isCompleted(memberId)})`
}

/** What stands under the row of `topic` or under one below it; of a deleted one what stood there. */
function contentBelow(db: Db, { viewer, seesAll }: Looking) {
  const ids = db
    .selectFrom('content_topic')
    .innerJoin('topic as each', 'each.id', 'content_topic.topic_id')
    .select('content_topic.content_id')
    .where(sql<SqlBool>`topic.id = any(each.path)`)
    .where((eb) => eb.or([sql<SqlBool>`topic.is_deleted`, sql<SqlBool>`not each.is_deleted`]))
    .$if(!seesAll, (query) => query.where(isOpenTopic('each')))
  return db
    .selectFrom('content')
    .leftJoin('content_user as mine', (join) =>
      join.onRef('mine.content_id', '=', 'content.id').on(sql<boolean>`mine.member_id = ${viewer.memberId}::uuid`),
    )
    .where('content.id', 'in', ids)
    .$if(seesAll, (query) => query.where('content.is_deleted', '=', false))
    .$if(!seesAll, (query) => query.where(isVisible(viewer)))
}
