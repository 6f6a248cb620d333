import { Button } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Topic } from '../../generated/client/model/topic.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { branchOf } from './topic-tree-rows.ts'
import classes from './topics.module.css'

type DeleteTopicProps = { topic: Topic; topics: readonly Topic[]; onDelete: () => void; onClose: () => void }

/** Says what goes and what stays. */
export function DeleteTopic({ topic, topics, onDelete, onClose }: DeleteTopicProps) {
  const { t } = useLingui()
  const belowCount = branchOf(topics, topic.id).size - 1
  const { name, contentCount } = topic
  const remove = () => {
    onDelete()
    onClose()
  }
  return (
    <Dialog title={t`Delete “${name}”?`} onClose={onClose}>
      <div className={classes.window}>
        {belowCount > 0 && (
          <Line>
            <Plural value={belowCount} one="# subtopic is deleted, too." other="# subtopics are deleted, too." />
          </Line>
        )}
        <Line>
          <Plural
            value={contentCount}
            _0="It has no content."
            one="# playlist or asset is kept, but is no longer in this topic."
            other="# playlists and assets are kept, but are no longer in this topic."
          />
        </Line>
        <Line>
          <Trans>You can restore all of it.</Trans>
        </Line>
        <div className={classes.actions}>
          <Button onClick={remove} data-autofocus>
            <Trans>Delete the topic</Trans>
          </Button>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <p className={classes.line}>{children}</p>
}
