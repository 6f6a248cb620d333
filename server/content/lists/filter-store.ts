import { sql, type SelectQueryBuilder } from 'kysely'
import { cardTypes, locales } from '../../../generated/reference.ts'
import type { CountCap } from '../../db/page.ts'
import type { Db } from '../../db/connect.ts'
import { countTo } from '../../db/statement.ts'
import type { Database } from '../../db/types.ts'
import { isVisible } from '../visibility.sql.ts'
import type { Viewer } from '../rules.ts'
import { isOpenTopic, underTopic } from '../topic.sql.ts'

/** What content can be filtered and found by, counted over what the viewer may see. */

/** Each filter is counted this far: enough to choose by, and a large hub answers as a small one. */
const COUNT_CAP: CountCap = 1_000

export interface TopicCount {
  id: string
  name: string
  parentId: string | null
  count: number
}

/** The topics that hold visible content, each with how much stands under it or under a topic below it. */
export async function listTopics(db: Db, viewer: Viewer, narrow: Narrowing): Promise<TopicCount[]> {
  const rows = await db
    .selectFrom('topic')
    .select(['topic.id', 'topic.name', 'topic.parent_id as parentId'])
    .select((eb) => {
      const under = eb
        .selectFrom('content_topic')
        .innerJoin('topic as each', 'each.id', 'content_topic.topic_id')
        .select('content_topic.content_id')
        .where(sql<boolean>`topic.id = any(each.path)`)
        .where(isOpenTopic('each'))
      return countTo(db, visible(db, viewer, narrow).where('content.id', 'in', under), COUNT_CAP).as('count')
    })
    .where(isOpenTopic())
    .$if(narrow.topicId !== undefined, (query) => query.where(sql<boolean>`${narrow.topicId}::uuid = any(topic.path)`))
    // A topic stands before those below it.
    .orderBy(sql`cardinality(topic.path)`)
    .orderBy('topic.rank')
    .orderBy('topic.name')
    .limit(1000)
    .execute()
  return rows.flatMap(({ count, ...topic }) => (count ? [{ ...topic, count: Math.min(count, COUNT_CAP) }] : []))
}

/** Each kind of content that the viewer may see, with how much there is of it. */
export async function countTypes(db: Db, viewer: Viewer, narrow: Narrowing) {
  const rows = await countEach(
    db,
    cardTypes,
    visible(db, viewer, narrow).where('content.type', '=', sql.ref<string>('kind.value')),
  )
  return rows.map(({ value: type, count }) => ({ type, count }))
}

/** Each language of content that the viewer may see, with how much there is in it. */
export async function countLocales(db: Db, viewer: Viewer, narrow: Narrowing) {
  const rows = await countEach(
    db,
    locales,
    visible(db, viewer, narrow).where('content.locale', '=', sql.ref<string>('kind.value')),
  )
  return rows.map(({ value: locale, count }) => ({ locale, count }))
}

/** What the other filters leave to count. */
export interface Narrowing {
  topicId?: string | undefined
  type?: string | undefined
  locale?: string | undefined
}

function visible(db: Db, viewer: Viewer, { topicId, type, locale }: Narrowing) {
  return db
    .selectFrom('content')
    .where(isVisible(viewer))
    .$if(type !== undefined, (query) => query.where('content.type', '=', type!))
    .$if(locale !== undefined, (query) => query.where('content.locale', '=', locale!))
    .$if(topicId !== undefined, (query) => query.where((eb) => eb.exists(underTopic(topicId!))))
}

/** Counts a query for each of some values, which it finds as `kind.value`. Values without a row are left out. */
async function countEach<O>(db: Db, values: readonly string[], query: SelectQueryBuilder<Database, 'content', O>) {
  const rows = await db
    .selectFrom(sql<{ value: string }>`unnest(${values}::text[])`.as<'kind'>(sql`kind(value)`))
    .select('kind.value')
    .select(countTo(db, query, COUNT_CAP).as('count'))
    .orderBy('kind.value')
    .execute()
  return rows.flatMap(({ value, count }) => (count ? [{ value, count: Math.min(count, COUNT_CAP) }] : []))
}
