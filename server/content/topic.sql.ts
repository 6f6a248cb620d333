import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../db/types.ts'

/** Where content stands in the tree of topics. */

const eb = expressionBuilder<Database>()

/** Whether learners find a topic: neither it nor one above it is deleted or unpublished. @param alias what the query calls it */
export function isOpenTopic(alias = 'topic'): Expression<SqlBool> {
  const closed = eb
    .selectFrom('topic as above')
    .select(sql.lit(1).as('one'))
    .where(sql<SqlBool>`above.id = any(${sql.ref(`${alias}.path`)})`)
    .where(eb.or([sql<SqlBool>`above.is_deleted`, sql<SqlBool>`not above.published`]))
  return eb.not(eb.exists(closed))
}

/**
 * The topic whose art stands for the row of `content`: the first by name of those that learners find. An asset has that of a
 * published playlist which holds it, whoever that is for, so that it looks the same to everybody; the topic is no secret.
 */
export function coverTopic() {
  const holders = eb
    .selectFrom('playlist_item')
    .innerJoin('content as holder', 'holder.id', 'playlist_item.playlist_id')
    .select('holder.id')
    .where('playlist_item.content_id', '=', sql.ref<string>('content.id'))
    .where('holder.published', '=', sql.lit(true))
    .where('holder.is_deleted', '=', sql.lit(false))
  return (
    eb
      .selectFrom('content_topic')
      .innerJoin('topic', 'topic.id', 'content_topic.topic_id')
      .select('topic.id')
      // Of an array, because an or would read all rows of all content.
      .where(sql<SqlBool>`content_topic.content_id = any(array_append(array(${holders}), content.id))`)
      .where(isOpenTopic())
      .orderBy('topic.name')
      .orderBy('topic.id')
      .limit(sql.lit(1))
  )
}

/** Whether the row of `content` stands under a topic that learners find, or under one below it, as a sub-query for `exists`. */
export function underTopic(topicId: string | RawBuilder<string>) {
  return eb
    .selectFrom('content_topic')
    .innerJoin('topic', 'topic.id', 'content_topic.topic_id')
    .select(sql.lit(1).as('one'))
    .where('content_topic.content_id', '=', sql.ref<string>('content.id'))
    .where(sql<SqlBool>`${topicId}::uuid = any(topic.path)`)
    .where(isOpenTopic())
}
