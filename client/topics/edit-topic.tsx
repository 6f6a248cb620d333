import { Checkbox, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useLingui } from '@lingui/react/macro'
import { createTopicBody } from '../../generated/client/bodies/createTopic.ts'
import { useCreateTopic, useUpdateTopic } from '../../generated/client/topics-admin/topics-admin.ts'
import type { Topic } from '../../generated/client/model/topic.ts'
import { useChange } from '../api/use-change.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'

type EditTopicProps = {
  /** The one to change; null for a new one below `parentId`. */
  topic: Topic | null
  parentId: string | null
  onClose: () => void
}

/** The words of a topic, and whether learners see it. */
export function EditTopic({ topic, parentId, onClose }: EditTopicProps) {
  const { t } = useLingui()
  const create = useChange(useCreateTopic, {
    done: (_, { data: { name } }) => t`“${name}” was added.`,
  })
  const headers = { 'If-Match': topic?.etag ?? '' }
  const update = useChange(() => useUpdateTopic({ request: { headers } }), { done: () => t`The topic is saved.` })
  const save = (data: { name: string; published: boolean }) =>
    topic ? update.send({ topicId: topic.id, data }) : create.send({ data: { ...data, parentTopicId: parentId } })
  return (
    <Dialog title={topic ? t`Edit the topic` : t`New topic`} onClose={onClose}>
      <Form
        body={createTopicBody}
        values={{ name: topic?.name ?? '', published: topic?.published ?? true }}
        onSave={save}
        onSaved={onClose}
        save={topic ? t`Save the topic` : t`Add the topic`}
      >
        {(field) => (
          <>
            <TextInput label={t`Name`} data-autofocus {...field('name')} />
            <Checkbox label={t`Learners can see it`} {...field('published')} />
          </>
        )}
      </Form>
    </Dialog>
  )
}
