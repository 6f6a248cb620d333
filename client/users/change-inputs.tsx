import { NativeSelect, TextInput } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useListTeams } from '../../generated/client/teams-admin/teams-admin.ts'
import { UserAttributeName } from '../../generated/client/model/userAttributeName.ts'
import { useListCustomFields } from '../../generated/client/users-admin/users-admin.ts'
import { Chooser } from '../ui/chooser/chooser.tsx'
import type { Choice } from '../ui/chooser/found-list.tsx'
import { factName } from '../ui/facts/fact-words.ts'
import '../ui/field-styles.ts'
import type { ChangeChoice, PeopleAction } from './people-changes.ts'

const actionWords: Record<PeopleAction, MessageDescriptor> = {
  join: msg`Add to teams`,
  leave: msg`Remove from teams`,
  attribute: msg`Set an attribute`,
  customField: msg`Set a field of the hub`,
  invite: msg`Invite by e-mail`,
  endSessions: msg`Sign out everywhere`,
  suspend: msg`Suspend`,
  readmit: msg`Let in again`,
  delete: msg`Delete`,
  restore: msg`Restore`,
}

interface InputsProps {
  choice: ChangeChoice
  onChange: (part: Partial<ChangeChoice>) => void
}

/** What is to be done, and what that takes. @param deleted whether the list shows deleted people */
export function ChangeInputs({ choice, deleted, onChange }: InputsProps & { deleted: 'with' | 'without' | 'only' }) {
  const { t, i18n } = useLingui()
  const { action } = choice
  if (deleted === 'only') return <Trans>They come back with their teams and rights, and sign in anew.</Trans>
  const actions = (Object.keys(actionWords) as PeopleAction[]).filter((one) => one !== 'restore' || deleted === 'with')
  return (
    <>
      <NativeSelect
        label={t`What to do`}
        data-autofocus
        value={action}
        onChange={({ currentTarget }) => onChange({ action: currentTarget.value as PeopleAction, value: '' })}
        data={actions.map((value) => ({ value, label: i18n._(actionWords[value]) }))}
      />
      {(action === 'join' || action === 'leave') && <TeamsChooser onChange={onChange} />}
      {action === 'join' && <RoleInput choice={choice} onChange={onChange} />}
      {action === 'attribute' && <AttributeInputs choice={choice} onChange={onChange} />}
      {action === 'customField' && <FieldInputs choice={choice} onChange={onChange} />}
      {(action === 'invite' || action === 'endSessions') && <Trans>This cannot be taken back.</Trans>}
    </>
  )
}

function TeamsChooser({ onChange }: Pick<InputsProps, 'onChange'>) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<Choice[]>([])
  const search = useDeferredValue(words.trim())
  const { data } = useListTeams(
    { limit: 20, ...(search && { search }) },
    { query: { placeholderData: keepPreviousData } },
  )
  const toggle = (one: Choice) => {
    const next = chosen.some(({ id }) => id === one.id) ? chosen.filter(({ id }) => id !== one.id) : [...chosen, one]
    setChosen(next)
    onChange({ teamIds: next.map(({ id }) => id) })
  }
  return (
    <Chooser
      label={t`Teams`}
      words={words}
      onType={setWords}
      found={data?.items.map(({ id, name }) => ({ id, name }))}
      chosen={chosen}
      onToggle={toggle}
      none={<Trans>No team has this name.</Trans>}
      field={{ placeholder: t`Search by name` }}
    />
  )
}

function RoleInput({ choice, onChange }: InputsProps) {
  const { t } = useLingui()
  return (
    <NativeSelect
      label={t`As`}
      {...(choice.role === '' && { description: t`Who is in the team already stays what they are.` })}
      value={choice.role}
      onChange={({ currentTarget }) => onChange({ role: currentTarget.value as ChangeChoice['role'] })}
      data={[
        { value: '', label: t`Members` },
        { value: 'manager', label: t`Managers` },
        { value: 'member', label: t`Members, not managers` },
      ]}
    />
  )
}

function AttributeInputs({ choice: { attribute, value }, onChange }: InputsProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <NativeSelect
        label={t`Attribute`}
        value={attribute}
        onChange={({ currentTarget }) => onChange({ attribute: currentTarget.value as UserAttributeName, value: '' })}
        data={Object.values(UserAttributeName).map((name) => ({ value: name, label: i18n._(factName(name)) }))}
      />
      <ValueInput type={attribute === 'startDate' ? 'date' : 'text'} value={value} onChange={onChange} />
    </>
  )
}

function FieldInputs({ choice: { fieldId, value }, onChange }: InputsProps) {
  const { t } = useLingui()
  const { data } = useListCustomFields()
  const fields = data?.items ?? []
  const field = fields.find(({ id }) => id === fieldId)
  return (
    <>
      <NativeSelect
        label={t`Field`}
        value={fieldId}
        onChange={({ currentTarget }) => onChange({ fieldId: currentTarget.value, value: '' })}
        data={[{ value: '', label: t`Nothing chosen` }, ...fields.map(({ id, label }) => ({ value: id, label }))]}
      />
      {field?.type === 'choice' ? (
        <NativeSelect
          label={t`Value`}
          value={value}
          onChange={({ currentTarget }) => onChange({ value: currentTarget.value })}
          data={[{ value: '', label: t`Nothing chosen` }, ...field.options]}
        />
      ) : (
        field && <ValueInput type={field.type} value={value} onChange={onChange} />
      )}
    </>
  )
}

type ValueInputProps = Pick<InputsProps, 'onChange'> & { type: 'text' | 'date' | 'number'; value: string }

function ValueInput({ type, value, onChange }: ValueInputProps) {
  const { t } = useLingui()
  return (
    <TextInput
      label={t`Value`}
      description={t`Left empty, it is taken away.`}
      type={type}
      {...(type === 'number' && { step: 'any' })}
      value={value}
      onChange={({ currentTarget }) => onChange({ value: currentTarget.value })}
    />
  )
}
