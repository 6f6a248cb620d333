import { useLingui } from '@lingui/react/macro'
import {
  useDeleteTopic,
  useRankTopic,
  useResetTopicRanks,
  useRestoreTopic,
} from '../../generated/client/topics-admin/topics-admin.ts'
import type { Topic } from '../../generated/client/model/topic.ts'
import { useChange } from '../api/use-change.ts'
import { levelBelow, type Place } from './topic-tree-rows.ts'

/** What can be done to the topics of a tree with one click or key. */
export function useTopicChanges(topics: readonly Topic[]) {
  const { t } = useLingui()
  const { mutateAsync: bringBack } = useRestoreTopic()
  const nameOf = (id: string | null | undefined) => topics.find((topic) => topic.id === id)?.name ?? ''
  const move = useChange(useRankTopic, {
    done: (_, { topicId, data }) => {
      const parentId = data.parentTopicId ?? null
      const others = levelBelow(topics, parentId).filter(({ id }) => id !== topicId)
      const [name, place, count] = [nameOf(topicId), data.index + 1, others.length + 1]
      if (parentId === null) return t`“${name}” is at position ${place} of ${count} on the top level.`
      const parent = nameOf(parentId)
      return t`“${name}” is at position ${place} of ${count} in “${parent}”.`
    },
  })
  const remove = useChange(useDeleteTopic, {
    done: (_, { topicId }) => {
      const name = nameOf(topicId)
      return t`“${name}” was deleted.`
    },
    undo: (_, { topicId }) => bringBack({ topicId }),
  })
  const restore = useChange(useRestoreTopic, {
    done: (_, { topicId }) => {
      const name = nameOf(topicId)
      return t`“${name}” was restored.`
    },
  })
  const sort = useChange(useResetTopicRanks, { done: () => t`Sorted by name.` })
  return {
    move: ({ id }: Topic, data: Place) => move.run({ topicId: id, data }),
    /** For a form. */
    sendMove: ({ id }: Topic, data: Place) => move.send({ topicId: id, data }),
    remove: ({ id }: Topic) => remove.run({ topicId: id }),
    restore: ({ id }: Topic) => restore.run({ topicId: id }),
    sort: (parentTopicId: string | null) => sort.run({ data: { parentTopicId } }),
    isBusy: move.isPending || remove.isPending || restore.isPending || sort.isPending,
  }
}

export type TopicChanges = ReturnType<typeof useTopicChanges>
