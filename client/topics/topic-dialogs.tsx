import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useCreateTopic, useUpdateTopic } from '../../generated/client/topics-admin/topics-admin.ts'
import type { Topic } from '../../generated/client/model/topic.ts'
import type { TopicPatch } from '../../generated/client/model/topicPatch.ts'
import { useChange } from '../api/use-change.ts'
import { Dialog } from '../ui/dialog.tsx'
import '../ui/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import { branchOf, levelBelow, type Place } from './topic-tree-rows.ts'
import classes from './topics.module.css'

/** @param topic the one to change; without it a new one below `parentId` */
export function EditTopic({
  topic,
  parentId,
  onClose,
}: {
  topic: Topic | null
  parentId: string | null
  onClose: (id?: string) => void
}) {
  const { t } = useLingui()
  const create = useChange(useCreateTopic, {
    done: (_, { data: { name } }) => t`“${name}” is added.`,
  })
  const update = useChange(useUpdateTopic, { done: () => t`The topic is saved.` })
  const save = (data: Required<Pick<TopicPatch, 'name' | 'published'>>) =>
    topic ? update.send({ topicId: topic.id, data }) : create.send({ data: { ...data, parentTopicId: parentId } })
  return (
    <Dialog title={topic ? t`Change the topic` : t`New topic`} onClose={() => onClose()}>
      <Form
        values={{ name: topic?.name ?? '', published: topic?.published ?? true }}
        onSave={save}
        onSaved={() => onClose(create.data?.id)}
        save={topic ? t`Save the topic` : t`Add the topic`}
      >
        {(field) => (
          <>
            <TextInput label={t`Name`} required maxLength={255} data-autofocus {...field('name')} />
            <Published label={t`Learners can see it`} field={field('published')} />
          </>
        )}
      </Form>
    </Dialog>
  )
}

function Published({
  label,
  field: { readOnly: _, ...field },
}: {
  label: string
  field: object & { readOnly: boolean }
}) {
  return <Checkbox label={label} {...field} />
}

type MoveTopicProps = {
  topic: Topic
  topics: readonly Topic[]
  onMove: (place: Place) => void
  onClose: () => void
}

/** Says in words where a topic goes, for fingers and for far away places. */
export function MoveTopic({ topic, topics, onMove, onClose }: MoveTopicProps) {
  const { t } = useLingui()
  const [parent, setParent] = useState(topic.parent_id ?? '')
  const [index, setIndex] = useState(0)
  const own = branchOf(topics, topic.id)
  const { name } = topic
  const level = levelBelow(topics, parent || null).filter(({ id }) => id !== topic.id)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onMove({ index, parentTopicId: parent || null })
    onClose()
  }
  return (
    <Dialog title={t`Move “${name}”`} onClose={onClose}>
      <form className={classes.form} onSubmit={submit}>
        <NativeSelect
          label={t`Below`}
          value={parent}
          onChange={({ currentTarget }) => {
            setParent(currentTarget.value)
            setIndex(0)
          }}
          data={[
            { value: '', label: t`First level` },
            ...topics
              .filter(({ id, isDeleted }) => !own.has(id) && !isDeleted)
              .map((each) => ({ value: each.id, label: pathOf(topics, each) })),
          ]}
        />
        <NativeSelect
          label={t`Place`}
          value={String(index)}
          onChange={({ currentTarget }) => setIndex(Number(currentTarget.value))}
          data={[
            { value: '0', label: t`First` },
            ...level.map(({ name }, place) => ({ value: String(place + 1), label: t`After “${name}”` })),
          ]}
        />
        <div>
          <Button type="submit">
            <Trans>Move</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function pathOf(topics: readonly Topic[], { name, parent_id: parentId }: Topic): string {
  const parent = topics.find(({ id }) => id === parentId)
  return parent ? `${pathOf(topics, parent)} › ${name}` : name
}

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
      <div className={classes.form}>
        {belowCount > 0 && (
          <Line>
            <Plural
              value={belowCount}
              one="# topic below it is deleted, too."
              other="# topics below it are deleted, too."
            />
          </Line>
        )}
        <Line>
          <Plural
            value={contentCount}
            _0="No content stands under it."
            one="# playlist or asset stays, but no longer stands under it."
            other="# playlists and assets stay, but no longer stand under it."
          />
        </Line>
        <Line>
          <Trans>You can bring all of it back.</Trans>
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
