import type { TopicFilter } from '../../generated/client/model/topicFilter.ts'

/** A topic and those above it, from the first level down. */
export function pathToTopic(topics: readonly TopicFilter[], id: string | null | undefined): TopicFilter[] {
  const topic = topics.find((each) => each.id === id)
  return topic ? [...pathToTopic(topics, topic.parent_id), topic] : []
}
