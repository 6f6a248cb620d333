import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { Topic } from '../../generated/client/model/topic.ts'
import { useSession } from '../api/session.ts'
import { ArrangeToolbar } from '../ui/arrange/arrange-toolbar.tsx'
import type { TopicChanges } from './use-topic-changes.ts'

type TopicActionsProps = {
  topic: Topic
  changes: TopicChanges
  /** False where the list is not the whole tree. */
  canMove: boolean
  onAsk: (kind: 'edit' | 'names' | 'add' | 'move' | 'empty' | 'delete') => void
}

/** What can be done to the chosen topic. It stays in sight while the tree scrolls. */
export function TopicActions({ topic, changes, canMove, onAsk }: TopicActionsProps) {
  const { name, isDeleted } = topic
  const { hub } = useSession()
  const canName = hub.locales.some((locale) => locale !== topic.locale)
  return (
    <ArrangeToolbar name={name}>
      {isDeleted ? (
        <Button size="compact-sm" onClick={() => changes.restore(topic)} loading={changes.isBusy}>
          <Trans>Restore</Trans>
        </Button>
      ) : (
        <>
          <Button size="compact-sm" variant="default" onClick={() => onAsk('add')}>
            <Trans>Add a subtopic</Trans>
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => onAsk('edit')}>
            <Trans>Edit</Trans>
          </Button>
          {canName && (
            <Button size="compact-sm" variant="default" onClick={() => onAsk('names')}>
              <Trans>Other languages…</Trans>
            </Button>
          )}
          {canMove && (
            <>
              <Button size="compact-sm" variant="default" onClick={() => onAsk('move')}>
                <Trans>Move…</Trans>
              </Button>
              <Button size="compact-sm" variant="default" onClick={() => changes.sort(topic.parent_id)}>
                <Trans>Sort this level by name</Trans>
              </Button>
            </>
          )}
          {topic.contentCount > 0 && (
            <Button size="compact-sm" variant="default" onClick={() => onAsk('empty')}>
              <Trans>Remove playlists…</Trans>
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={() => onAsk('delete')}>
            <Trans>Delete</Trans>
          </Button>
        </>
      )}
    </ArrangeToolbar>
  )
}
