import { detailsOf, recordAudit, recordUnchanged, type AuditDetail, type AuditEntry } from '../audit/service.ts'
import { indexTopicLater } from '../content/search/index-service.ts'
import type { Call } from '../context.ts'
import type { IfMatch } from '../contract/etag.ts'
import { mustBeState, stateTag } from '../contract/state-tag.ts'
import { moved } from '../contract/moved.ts'
import { badInput, conflict, notFound } from '../contract/problems.ts'
import { mustBeRestorable } from '../contract/restorable.ts'
import { inTransaction, isDuplicate } from '../db/transaction.ts'
import { lockHub } from '../hubs/service.ts'
import { newId } from '../platform/ids.ts'
import { intlTag } from '../platform/intl-tag.ts'
import { byName, MAX_TOPICS, stateOf } from './rules.ts'
import * as store from './topic-write-store.ts'

/** Changes to the tree of topics, one at a time in a hub. */

export interface NewTopic extends store.TopicChange {
  name: string
  parentTopicId?: string | null
}

/** Adds a topic, the last below its parent. @returns its id @throws 400 `unknown-reference`, 409 `topic-limit-reached`, `topic-name-taken` */
export function createTopic(call: Call, { parentTopicId = null, ...input }: NewTopic): Promise<string> {
  const topic = { ...input, name: input.name.trim() }
  return changing(call, async (call) => {
    const above = await mustFindPath(call, parentTopicId)
    await mustHaveRoom(call)
    const id = newId()
    const level = await store.listLevel(call.db, parentTopicId)
    await store.insertTopic(call.db, {
      locale: call.hub.locale,
      tags: [],
      published: true,
      ...topic,
      id,
      parentId: parentTopicId,
      path: [...above, id],
      authorId: call.caller.memberId,
      now: call.context.now(),
    })
    await store.saveOrder(call.db, [...level.map((each) => each.id), id])
    await record(call, 'CREATE', { id, name: topic.name }, detailsOf({}, { ...topic, parentTopicId }))
    return id
  })
}

/** Changes the fields that are sent. @returns the new ETag @throws 404, also for a deleted topic, 409 `topic-name-taken`, 412 */
export function updateTopic(call: Call, id: string, ifMatch: IfMatch, change: store.TopicChange): Promise<string> {
  return changing(call, async (call) => {
    const topic = await mustFind(call, id)
    mustBeState(ifMatch, stateOf(topic))
    const patch = change.name === undefined ? change : { ...change, name: change.name.trim() }
    await store.updateTopic(call.db, id, patch, call.context.now())
    await record(call, 'UPDATE', { id, name: patch.name ?? topic.name }, detailsOf(topic, patch))
    await indexTopicLater(call, id)
    return stateTag(stateOf({ ...topic, ...patch }))
  })
}

/** Deletes a topic and those below it. @throws 404, also for a deleted topic */
export function deleteTopic(call: Call, id: string): Promise<void> {
  return changing(call, async (call) => {
    const topic = await mustFind(call, id)
    const count = await store.deleteTopic(call.db, id, call.context.now())
    await record(call, 'DELETE', topic, [{ property: 'topicCount', oldValue: count, value: 0 }])
    await indexTopicLater(call, id)
  })
}

/** Brings a topic back with those that were deleted with it. @throws 404, 409 `no-longer-restorable`, `topic-limit-reached`, `topic-name-taken` */
export function restoreTopic(call: Call, id: string): Promise<void> {
  return changing(call, async (call) => {
    const topic = await store.findTopic(call.db, id)
    if (!topic) throw notFound()
    if (!topic.isDeleted) return recordUnchanged(call)
    mustBeRestorable(topic.deletedAt, call.context.now())
    const parent = topic.parentId === null ? undefined : await store.findTopic(call.db, topic.parentId)
    const above = parent?.isDeleted === false ? parent.path : []
    const level = await store.listLevel(call.db, above.at(-1) ?? null)
    await store.moveTopic(call.db, topic, above, call.context.now())
    const count = await store.restoreTopic(call.db, topic, call.context.now())
    await mustHaveRoom(call, 0)
    await store.saveOrder(call.db, [...level.map((each) => each.id), id])
    await record(call, 'RESTORE', topic, [{ property: 'topicCount', oldValue: 0, value: count }])
    await indexTopicLater(call, id)
  })
}

export interface Place {
  index: number
  /** Undefined where the topic stays below the same one. */
  parentTopicId?: string | null
}

/** Moves a topic with all below it. @throws 404, 400 `unknown-reference`, 409 `circular-topic`, `topic-name-taken` */
export function rankTopic(call: Call, id: string, { index, parentTopicId }: Place): Promise<void> {
  return changing(call, async (call) => {
    const topic = await mustFind(call, id)
    const parentId = parentTopicId === undefined ? topic.parentId : parentTopicId
    const above = await mustFindPath(call, parentId)
    if (above.includes(topic.id))
      throw conflict('circular-topic', 'A topic cannot stand below itself. Choose another parent.')
    const before = (await store.listLevel(call.db, topic.parentId)).findIndex((each) => each.id === topic.id)
    const level = await store.listLevel(call.db, parentId)
    const order = moved(
      level.map((each) => each.id),
      topic.id,
      index,
    )
    const isElsewhere = (above.at(-1) ?? null) !== topic.parentId
    if (isElsewhere) await store.moveTopic(call.db, topic, above, call.context.now())
    await store.saveOrder(call.db, order)
    await record(call, 'RANK', topic, [
      { property: 'index', oldValue: before, value: order.indexOf(topic.id) },
      ...(isElsewhere ? [{ property: 'parentTopicId', oldValue: topic.parentId, value: parentId }] : []),
    ])
    if (isElsewhere) await indexTopicLater(call, id)
  })
}

/** Sorts a level by name. @throws 400 `unknown-reference` */
export function resetTopicRanks(call: Call, parentTopicId: string | null): Promise<void> {
  return changing(call, async (call) => {
    await mustFindPath(call, parentTopicId)
    const level = await store.listLevel(call.db, parentTopicId)
    const sorted = byName(level, intlTag(call.hub.locale))
    const order = sorted.map(({ id }) => id)
    await store.saveOrder(call.db, order)
    const parent = parentTopicId === null ? null : await store.findTopic(call.db, parentTopicId)
    await record(call, 'RESET RANK', { id: parent?.id ?? null, name: parent?.name ?? call.hub.name }, [
      { property: 'order', oldValue: level.map(({ id }) => id), value: order },
    ])
  })
}

/** Two who change the tree at once do so one after the other. */
async function changing<T>(call: Call, change: (call: Call) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(call, async (call) => {
      await lockHub(call)
      return change(call)
    })
  } catch (error) {
    if (!isDuplicate(error, 'topic_name')) throw error
    throw conflict('topic-name-taken', 'A topic under the same parent has this name already. Choose a different one.')
  }
}

async function mustFind(call: Call, id: string): Promise<store.KeptTopic> {
  const topic = await store.findTopic(call.db, id)
  if (!topic || topic.isDeleted) throw notFound()
  return topic
}

/** The path of a parent, or that of the first level. */
async function mustFindPath(call: Call, parentId: string | null): Promise<readonly string[]> {
  if (parentId === null) return []
  const parent = await store.findTopic(call.db, parentId)
  if (parent && !parent.isDeleted) return parent.path
  throw badInput('unknown-reference', '/parentTopicId', 'There is no such topic in this hub, or it is deleted.')
}

/** @param more how many topics are to be added yet */
async function mustHaveRoom({ db }: Call, more = 1): Promise<void> {
  if ((await store.countTopics(db)) + more > MAX_TOPICS)
    throw conflict('topic-limit-reached', 'A hub has 1000 topics at the most. Delete some first.')
}

function record(
  call: Call,
  action: AuditEntry['action'],
  { id, name }: { id: string | null; name: string },
  details: AuditDetail[],
): Promise<void> {
  return recordAudit(call, { action, objectType: 'topic', objectId: id, objectName: name, details })
}
