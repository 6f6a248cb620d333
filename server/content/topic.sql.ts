import { expressionBuilder, sql, type RawBuilder } from 'kysely'
import type { Database } from '../db/types.ts'

/** Whether the row of `content` stands under a topic or under one below it, as a sub-query for `exists`. */
export function underTopic(topicId: string | RawBuilder<string>) {
  return expressionBuilder<Database>()
    .selectFrom('content_topic')
    .innerJoin('topic', 'topic.id', 'content_topic.topic_id')
    .select(sql.lit(1).as('one'))
    .where('content_topic.content_id', '=', sql.ref<string>('content.id'))
    .where((each) => each.or([each('topic.id', '=', topicId), each('topic.parent_id', '=', topicId)]))
}
