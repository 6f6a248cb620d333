import { moved } from '../../server/contract/moved.ts'
import { byName } from '../../server/topics/rules.ts'
import { levelBelow, parentOf } from './computed.ts'
import { find, text } from './hub.ts'
import { notFound } from './problem-answers.ts'
import type { OwnAnswers } from './own.ts'
import type { Item } from './records.ts'

/** The order of the topics of a level. */
export const ownTopics: OwnAnswers = {
  rankTopic: (hub, { params, body }) => {
    const topic = find(hub, 'Topic', params.topicId)
    if (!topic || topic.isDeleted) throw notFound()
    if (body.parentTopicId !== undefined) topic.fields['parent_id'] = body.parentTopicId
    return putInOrder(moved(levelBelow(hub, parentOf(topic)), topic, body.index))
  },
  resetTopicRanks: (hub, { body }) => {
    const named = levelBelow(hub, body.parentTopicId).map((item) => ({ item, name: text(item, 'name') }))
    return putInOrder(byName(named, 'en-GB').map(({ item }) => item))
  },
}

function putInOrder(topics: readonly Item[]) {
  for (const [index, { fields }] of topics.entries()) fields['index'] = index
  return { success: true } as const
}
