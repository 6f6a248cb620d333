import { TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { updateTopicNamesBody } from '../../generated/client/bodies/updateTopicNames.ts'
import { useGetTopicNames, useUpdateTopicNames } from '../../generated/client/topics-admin/topics-admin.ts'
import type { Topic } from '../../generated/client/model/topic.ts'
import type { TopicNames as Names } from '../../generated/client/model/topicNames.ts'
import { etagOf } from '../api/fetcher.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { localeName } from '../i18n/locales.ts'
import { QueryState } from '../shell/query-state.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import classes from './topics.module.css'

/** What a topic is called in the other languages that the hub offers. */
export function TopicNames({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const { t } = useLingui()
  const { name } = topic
  // The version belongs to the answer itself, which sharing its parts would replace.
  const query = useGetTopicNames(topic.id, { query: { structuralSharing: false } })
  return (
    <Dialog title={t`“${name}” in other languages`} onClose={onClose}>
      <div className={classes.window}>
        <p className={classes.line}>
          <Trans>Left empty, the topic’s own name is shown.</Trans>
        </p>
        {query.data ? (
          <NamesForm topic={topic} known={query.data} onClose={onClose} />
        ) : (
          <QueryState query={query} height={160} />
        )}
      </div>
    </Dialog>
  )
}

type NamesFormProps = { topic: Topic; known: Names; onClose: () => void }

function NamesForm({ topic, known, onClose }: NamesFormProps) {
  const { t } = useLingui()
  const { hub } = useSession()
  const headers = { 'If-Match': etagOf(known) ?? '' }
  const { send } = useChange(() => useUpdateTopicNames({ request: { headers } }), {
    done: () => t`The names are saved.`,
  })
  const names = hub.locales
    .filter((locale) => locale !== topic.locale)
    .map((locale) => ({ locale, name: known.names.find((each) => each.locale === locale)?.name ?? '' }))
  return (
    <Form<Names>
      body={updateTopicNamesBody}
      values={{ names }}
      onSave={(typed) =>
        send({ topicId: topic.id, data: { names: typed.names.filter(({ name }) => name.trim() !== '') } })
      }
      onSaved={onClose}
      save={t`Save the names`}
    >
      {(field) =>
        names.map(({ locale }, index) => (
          <TextInput
            key={locale}
            label={localeName(locale)}
            lang={locale}
            {...field(`names.${index}.name`, { isRequired: false })}
          />
        ))
      }
    </Form>
  )
}
