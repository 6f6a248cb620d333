import { Checkbox, Input, NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { createMyApiTokenBody } from '../../generated/client/bodies/createMyApiToken.ts'
import type { ApiTokenCreate } from '../../generated/client/model/apiTokenCreate.ts'
import type { TokenScope } from '../../generated/client/model/tokenScope.ts'
import { useSession } from '../api/session.ts'
import '../ui/field-styles.ts'
import type { Refusal } from '../ui/form/refusal.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import type { FieldProps } from '../ui/form/use-fields.tsx'
import classes from './profile.module.css'
import { scopeLabel } from '../ui/scope-label.ts'
import { offeredScopes, timeIn } from './token-choices.ts'

const LIFETIMES_DAYS = [30, 90, 365]

/** What a token is for, what it may do and for how long. */
export function TokenForm({ onSend }: { onSend: (token: ApiTokenCreate) => Promise<Refusal | null> }) {
  const { t } = useLingui()
  const [lifetimes] = useState(() => LIFETIMES_DAYS.map((days) => ({ days, time: timeIn(days, new Date()) })))
  const values = { name: '', scopes: [] as TokenScope[], expiresTime: lifetimes[1]!.time }
  return (
    <SendForm body={createMyApiTokenBody} values={values} onSend={onSend} send={t`Create the token`}>
      {(field) => (
        <>
          <TextInput
            label={t`Name`}
            description={t`What the token is for, so that you recognise it later.`}
            data-autofocus
            {...field('name')}
          />
          <NativeSelect
            label={t`Valid for`}
            data={lifetimes.map(({ days, time }) => ({ value: time, label: t`${days} days` }))}
            {...field('expiresTime')}
          />
          <Scopes {...field('scopes')} />
        </>
      )}
    </SendForm>
  )
}

function Scopes({ error, ...field }: FieldProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const { privileges } = useSession()
  return (
    <fieldset className={classes.scopes} aria-describedby={id}>
      <legend>{t`Permissions`}</legend>
      {offeredScopes(privileges).map((scope) => (
        <Checkbox key={scope} value={scope} label={i18n._(scopeLabel(scope))} error={Boolean(error)} {...field} />
      ))}
      <Input.Error id={id} className={classes.scopesError}>
        {error}
      </Input.Error>
    </fieldset>
  )
}
