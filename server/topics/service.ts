import { viewerOf } from '../content/rules.ts'
import { inOwnLanguage } from '../content/topic-name-service.ts'
import type { Call } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import { slicePage, type ListQuery, type Page } from '../db/page.ts'
import { inTreeOrder } from './rules.ts'
import * as store from './store.ts'

/** Topics as the caller finds them. */

export type Topic = store.TopicRow & {
  index: number
  count: number
  hasUnfinished: boolean
  hasStarted: boolean
  pinnedIds: string[]
}

export interface TopicsQuery extends ListQuery {
  parentTopicId?: string | undefined
  includeDeleted: boolean
  updatedSince?: string | undefined
}

/** A page of the tree. Three statements, whatever its size. */
export async function listTopics(call: Call, query: TopicsQuery): Promise<Page<Topic>> {
  const search = query.search?.toLowerCase()
  const found = (await findTree(call, query.includeDeleted)).filter(
    ({ name, parentId, updatedAt }) =>
      (query.updatedSince === undefined || updatedAt >= new Date(query.updatedSince)) &&
      (search === undefined || name.toLowerCase().includes(search)) &&
      (query.parentTopicId === undefined || parentId === query.parentTopicId),
  )
  const { items, total } = slicePage(found, query)
  return { items: await withCounts(call, items), total }
}

/** @throws 404 for what the caller does not find */
export async function getTopic(call: Call, id: string, includeDeleted: boolean): Promise<Topic> {
  const found = (await findTree(call, includeDeleted)).filter((topic) => topic.id === id)
  const [topic] = await withCounts(call, found)
  if (!topic) throw notFound()
  return topic
}

type Place = store.TopicRow & { index: number }

async function findTree(call: Call, includeDeleted: boolean): Promise<Place[]> {
  const looking = lookingOf(call)
  const found = await store.listTopics(call.db, looking, includeDeleted && looking.seesAll)
  // Who arranges topics edits the name that is the topic's own.
  return inTreeOrder(looking.seesAll ? found : await inOwnLanguage(call, found))
}

async function withCounts(call: Call, topics: readonly Place[]): Promise<Topic[]> {
  if (topics.length === 0) return []
  const ids = topics.map(({ id }) => id)
  const looking = lookingOf(call)
  const [counted, pins] = await Promise.all([
    store.countContent(call.db, looking, ids),
    store.listPins(call.db, looking, ids),
  ])
  const counts = new Map(counted.map((row) => [row.id, row]))
  const pinned = Map.groupBy(pins, ({ topicId }) => topicId)
  return topics.flatMap((topic) => {
    const found = counts.get(topic.id)
    if (!found) return []
    const pinnedIds = (pinned.get(topic.id) ?? []).map(({ id }) => id)
    return [{ ...topic, ...found, count: Math.min(found.count, store.COUNT_CAP), pinnedIds }]
  })
}

function lookingOf(call: Call): store.Looking {
  return { viewer: viewerOf(call), seesAll: call.caller.privileges.has('playlist_read') }
}
