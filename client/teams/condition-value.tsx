import { Textarea, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useListCustomFields } from '../../generated/client/users-admin/users-admin.ts'
import { useSession } from '../api/session.ts'
import { localeName } from '../i18n/locales.ts'
import '../ui/control/field-styles.ts'
import { ContentChooser, NamedValues, TeamsChooser } from './condition-choosers.tsx'
import { hasValues, valueKindOf, type DraftCondition } from './rules-form.ts'

interface ConditionValueProps {
  condition: DraftCondition
  /** What is wrong with it. */
  error: string | undefined
  onChange: (condition: DraftCondition) => void
}

/** With what it is compared, in the field that fits. */
export function ConditionValue({ condition, error, onChange }: ConditionValueProps) {
  const { t } = useLingui()
  const setValues = (values: string[]) => onChange({ ...condition, values })
  const shared = { condition, error, setValues }
  switch (condition.type) {
    case 'attribute':
      return hasValues(condition) ? <TextValues {...shared} /> : null
    case 'customField':
      return hasValues(condition) ? <FieldValues {...shared} /> : null
    case 'emailDomain':
      return <TextValues {...shared} label={t`Domains`} />
    case 'locale':
      return <Languages {...shared} />
    case 'team':
      return <TeamsChooser {...shared} />
    case 'completion':
      return (
        <ContentChooser
          contentId={condition.contentId}
          error={error}
          onChoose={(contentId) => onChange({ ...condition, contentId })}
        />
      )
    case 'createdTime':
      return (
        <OneValue
          kind="date"
          {...{ error, value: condition.date }}
          onChange={(date) => onChange({ ...condition, date })}
        />
      )
    case 'timeInHub':
    case 'startDate':
      return (
        <OneValue
          kind="days"
          {...{ error, value: condition.days }}
          onChange={(days) => onChange({ ...condition, days })}
        />
      )
    case 'group':
      return null
  }
}

interface OneValueProps {
  kind: 'date' | 'days' | 'number'
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

/** A day, a number of days or any number. */
function OneValue({ kind, error, value, onChange }: OneValueProps) {
  const { t } = useLingui()
  const label = { date: t`Day`, days: t`Days`, number: t`Number` }[kind]
  const control = { date: { type: 'date' }, days: { inputMode: 'numeric' }, number: {} } as const
  return (
    <TextInput
      {...control[kind]}
      label={label}
      error={error}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.trim())}
    />
  )
}

interface ValuesProps {
  condition: DraftCondition
  error: string | undefined
  setValues: (values: string[]) => void
}

/** Lines, because a value may hold a comma. */
function TextValues({ condition: { values }, error, setValues, label }: ValuesProps & { label?: string }) {
  const { t } = useLingui()
  return (
    <Textarea
      label={label ?? t`Values`}
      description={t`One in each line; any of them counts.`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autosize
      minRows={1}
      maxRows={8}
      error={error}
      value={values.join('\n')}
      onChange={(event) => setValues(event.currentTarget.value.split('\n'))}
    />
  )
}

/** Of a field whose values are given, they are chosen; what compares days or numbers takes one of them. */
function FieldValues(props: ValuesProps) {
  const { data } = useListCustomFields()
  const { subject, operator, values } = props.condition
  const kind = valueKindOf(operator)
  const field = data?.items.find(({ id }) => id === subject)
  if (kind === 'date' || kind === 'days' || kind === 'number')
    return (
      <OneValue
        kind={kind}
        error={props.error}
        value={values[0] ?? ''}
        onChange={(value) => props.setValues([value])}
      />
    )
  const isChosen = field?.type === 'choice' && (operator === 'is' || operator === 'isNot')
  if (!isChosen) return <TextValues {...props} />
  return <NamedValues {...props} choices={field.options.map((option) => ({ id: option, name: option }))} />
}

function Languages(props: ValuesProps) {
  const { hub } = useSession()
  return <NamedValues {...props} choices={hub.locales.map((locale) => ({ id: locale, name: localeName(locale) }))} />
}
