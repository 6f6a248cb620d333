import { NativeSelect, TextInput } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { UserAttributeName } from '../../generated/client/model/userAttributeName.ts'
import type { Locale } from '../../generated/client/model/locale.ts'
import { useListCustomFields } from '../../generated/client/users-admin/users-admin.ts'
import { useSession } from '../api/session.ts'
import { localeName } from '../i18n/locales.ts'
import type { Choice } from '../ui/chooser/found-list.tsx'
import { factName } from '../ui/facts/fact-words.ts'
import '../ui/control/field-styles.ts'
import type { ChangeChoice, PeopleAction } from './people-changes.ts'
import { TeamsChooser } from './teams-chooser.tsx'

const actionWords: Record<PeopleAction, MessageDescriptor> = {
  join: msg`Add to teams`,
  leave: msg`Remove from teams`,
  attribute: msg`Set an attribute`,
  customField: msg`Set a field of the hub`,
  language: msg`Set the language`,
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
      {(action === 'join' || action === 'leave') && <Teams onChange={onChange} />}
      {action === 'join' && <RoleInput choice={choice} onChange={onChange} />}
      {action === 'attribute' && <AttributeInputs choice={choice} onChange={onChange} />}
      {action === 'customField' && <FieldInputs choice={choice} onChange={onChange} />}
      {action === 'language' && <LanguageInput choice={choice} onChange={onChange} />}
      {(action === 'invite' || action === 'endSessions') && <Trans>This cannot be taken back.</Trans>}
    </>
  )
}

function Teams({ onChange }: Pick<InputsProps, 'onChange'>) {
  const [chosen, setChosen] = useState<Choice[]>([])
  const choose = (teams: Choice[]) => {
    setChosen(teams)
    onChange({ teamIds: teams.map(({ id }) => id) })
  }
  return <TeamsChooser chosen={chosen} onChange={choose} />
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

function LanguageInput({ choice: { language }, onChange }: InputsProps) {
  const { t } = useLingui()
  const { hub } = useSession()
  return (
    <NativeSelect
      label={t`Language`}
      value={language}
      onChange={({ currentTarget }) => onChange({ language: currentTarget.value as Locale | '' })}
      data={[
        { value: '', label: t`Nothing chosen` },
        ...hub.locales.map((value) => ({ value, label: localeName(value) })),
      ]}
    />
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
