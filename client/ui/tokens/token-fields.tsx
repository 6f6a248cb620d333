import { Checkbox, Input, NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import '../control/field-styles.ts'
import type { FieldProps } from '../form/use-fields.tsx'
import { scopeLabel, type Scope } from './scope-label.ts'
import type { Lifetime } from './token-values.ts'
import classes from './tokens.module.css'

interface TokenFieldsProps {
  field: (name: 'name' | 'scopes' | 'expiresTime') => FieldProps
  lifetimes: readonly Lifetime[]
  /** What may be chosen; left out where it is settled. */
  scopes?: readonly Scope[]
}

/** What a token is for, what it may do and for how long. */
export function TokenFields({ field, lifetimes, scopes }: TokenFieldsProps) {
  const { t } = useLingui()
  return (
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
      {scopes && <Scopes scopes={scopes} {...field('scopes')} />}
    </>
  )
}

function Scopes({ scopes, error, ...field }: FieldProps & Required<Pick<TokenFieldsProps, 'scopes'>>) {
  const { t, i18n } = useLingui()
  const id = useId()
  return (
    <fieldset className={classes.scopes} aria-describedby={id}>
      <legend>{t`Permissions`}</legend>
      {scopes.map((scope) => (
        <Checkbox key={scope} value={scope} label={i18n._(scopeLabel(scope))} error={Boolean(error)} {...field} />
      ))}
      <Input.Error id={id} className={classes.scopesError}>
        {error}
      </Input.Error>
    </fieldset>
  )
}
