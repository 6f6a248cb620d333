import { NativeSelect } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { rankTopicBody } from '../../generated/client/bodies/rankTopic.ts'
import type { Topic } from '../../generated/client/model/topic.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import '../ui/control/field-styles.ts'
import type { Refusal } from '../ui/form/refusal.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import type { Field } from '../ui/form/use-fields.tsx'
import { branchOf, levelBelow, type Place } from './topic-tree-rows.ts'

type MoveTopicProps = {
  topic: Topic
  topics: readonly Topic[]
  onMove: (place: Place) => Promise<Refusal | null>
  onClose: () => void
}

/** Says in words where a topic goes, for fingers and for far away places. */
export function MoveTopic({ topic, topics, onMove, onClose }: MoveTopicProps) {
  const { t } = useLingui()
  const { name } = topic
  const values: Place = { index: 0, parentTopicId: topic.parent_id }
  return (
    <Dialog title={t`Move “${name}”`} onClose={onClose}>
      <SendForm body={rankTopicBody} values={values} onSend={onMove} onSent={onClose} send={t`Move`}>
        {(field) => <PlaceInputs topic={topic} topics={topics} field={field} />}
      </SendForm>
    </Dialog>
  )
}

function PlaceInputs({ topic, topics, field }: Pick<MoveTopicProps, 'topic' | 'topics'> & { field: Field<Place> }) {
  const { t } = useLingui()
  const { control, setValue } = useFormContext<Place>()
  const parentId = useWatch({ control, name: 'parentTopicId' })
  const own = branchOf(topics, topic.id)
  const level = levelBelow(topics, parentId || null).filter(({ id }) => id !== topic.id)
  const parent = field('parentTopicId')
  return (
    <>
      <NativeSelect
        label={t`Parent topic`}
        data={[
          { value: '', label: t`Top level` },
          ...topics
            .filter(({ id, isDeleted }) => !own.has(id) && !isDeleted)
            .map((each) => ({ value: each.id, label: pathOf(topics, each) })),
        ]}
        {...parent}
        onChange={async (event) => {
          // The places of another level are others.
          setValue('index', 0)
          await parent.onChange(event)
        }}
      />
      <NativeSelect
        label={t`Position`}
        data={[
          { value: '0', label: t`First` },
          ...level.map(({ name }, place) => ({ value: String(place + 1), label: t`After “${name}”` })),
        ]}
        {...field('index')}
      />
    </>
  )
}

function pathOf(topics: readonly Topic[], { name, parent_id: parentId }: Topic): string {
  const parent = topics.find(({ id }) => id === parentId)
  return parent ? `${pathOf(topics, parent)} › ${name}` : name
}
