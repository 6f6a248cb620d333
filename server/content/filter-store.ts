import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { likePattern } from '../db/statement.ts'
import { isVisible, type Viewer } from '../db/visible.ts'
import { underTopic } from './topic-store.ts'

/** What content can be filtered and found by, counted over what the viewer may see. */

const count = sql<number>`count(*)::int`.as('count')

/** The topics of the hub, each with how much visible content stands under it or under a topic below it. */
export function listTopics(db: Db, viewer: Viewer, parentId?: string) {
  return (
    db
      .selectFrom('topic')
      .leftJoin('topic as below', (join) =>
        join.on((eb) =>
          eb.or([eb('below.id', '=', eb.ref('topic.id')), eb('below.parent_id', '=', eb.ref('topic.id'))]),
        ),
      )
      .leftJoin('content_topic', 'content_topic.topic_id', 'below.id')
      .leftJoin('content', (join) =>
        join.onRef('content.id', '=', 'content_topic.content_id').on((eb) => isVisible(eb as never, viewer)),
      )
      .select([
        'topic.id',
        'topic.name',
        'topic.parent_id as parentId',
        sql<number>`count(distinct content.id)::int`.as('count'),
      ])
      .where('topic.is_deleted', '=', false)
      .$if(parentId !== undefined, (query) =>
        query.where((eb) => eb.or([eb('topic.id', '=', parentId!), eb('topic.parent_id', '=', parentId!)])),
      )
      .groupBy(['topic.domain_id', 'topic.id', 'topic.name', 'topic.parent_id', 'topic.rank'])
      // A topic stands before those below it.
      .orderBy(sql`topic.parent_id is not null`)
      .orderBy('topic.rank')
      .orderBy('topic.name')
      .limit(1000)
      .execute()
  )
}

export function countTypes(db: Db, viewer: Viewer, topicId?: string) {
  return visible(db, viewer, topicId)
    .select(['content.type', count])
    .groupBy('content.type')
    .orderBy('content.type')
    .execute()
}

export function countLocales(db: Db, viewer: Viewer, topicId?: string) {
  return visible(db, viewer, topicId)
    .select(['content.locale', count])
    .groupBy('content.locale')
    .orderBy('content.locale')
    .execute()
}

/** Names and tags of visible content that begin as the text does, the most frequent first. */
export async function listTerms(
  db: Db,
  viewer: Viewer,
  text: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const prefix = likePattern(text.toLowerCase()).slice(1)
  const rows = await visible(db, viewer)
    .select(['content.name', 'content.tags'])
    .where('content.search_text', 'like', likePattern(text.toLowerCase()))
    .limit(500)
    .execute()
  const counts = new Map<string, number>()
  for (const { name, tags } of rows)
    for (const term of [name, ...tags]) if (startsLike(term, prefix)) counts.set(term, (counts.get(term) ?? 0) + 1)
  const terms = [...counts]
    .map(([term, times]) => ({ term, count: times }))
    .sort((a, b) => b.count - a.count || a.term.localeCompare(b.term))
  return { items: terms.slice(offset, offset + limit), total: terms.length }
}

function startsLike(term: string, prefix: string): boolean {
  const start = prefix.slice(0, -1).replaceAll(/\\([\\%_])/g, '$1')
  return term
    .toLowerCase()
    .split(/\s+/)
    .some((_, index, words) => words.slice(index).join(' ').startsWith(start))
}

function visible(db: Db, viewer: Viewer, topicId?: string) {
  return db
    .selectFrom('content')
    .where((eb) => isVisible(eb, viewer))
    .$if(topicId !== undefined, (query) => query.where((eb) => eb.exists(underTopic(eb as never, topicId!))))
}
