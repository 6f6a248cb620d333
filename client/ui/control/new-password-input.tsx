import { PasswordInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import './field-styles.ts'
import type { FieldProps } from '../form/use-fields.tsx'

/** A password that somebody chooses. */
export function NewPasswordInput(field: FieldProps) {
  const { t } = useLingui()
  const { minLength = 1 } = field
  return (
    <PasswordInput
      label={t`New password`}
      description={t`At least ${minLength} characters. A few words that do not belong together are easy to remember and hard to guess.`}
      autoComplete="new-password"
      visibilityToggleButtonProps={{ 'aria-label': t`Show password` }}
      {...field}
    />
  )
}
