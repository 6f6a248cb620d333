import { moved } from '../../server/contract/moved.ts'
import { byName } from '../../server/topics/rules.ts'
import { levelBelow, parentOf } from './computed.ts'
import { find, type MockHub } from './hub.ts'
import { notFound } from './problems.ts'
import type { OwnAnswers } from './own.ts'

const DONE = { success: true } as const

/** The order of the topics of a level. */
export const ownTopics: OwnAnswers = {
  rankTopic: (hub, { params, body }) => {
    const topic = find(hub, 'Topic', params.topicId)
    if (!topic || topic.isDeleted) throw notFound()
    if (body.parentTopicId !== undefined) topic.fields['parent_id'] = body.parentTopicId
    const level = levelBelow(hub, parentOf(topic))
    putInOrder(
      hub,
      moved(
        level.map(({ key }) => key),
        topic.key,
        body.index,
      ),
    )
    return DONE
  },
  resetTopicRanks: (hub, { body }) => {
    const level = levelBelow(hub, body.parentTopicId)
    const named = level.map(({ key, fields }) => ({ id: key, name: String(fields['name']) }))
    putInOrder(
      hub,
      byName(named, 'en-GB').map(({ id }) => id),
    )
    return DONE
  },
}

function putInOrder(hub: MockHub, ids: readonly string[]): void {
  for (const [index, id] of ids.entries()) find(hub, 'Topic', id)!.fields['index'] = index
}
