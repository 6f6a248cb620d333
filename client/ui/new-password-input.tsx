import { PasswordInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import './field-styles.ts'

/** 8 to 128 characters, as the contract has it. */
export function NewPasswordInput({ name }: { name: string }) {
  const { t } = useLingui()
  return (
    <PasswordInput
      label={t`New password`}
      description={t`At least 8 characters. A few words that do not belong together are easy to keep in mind and hard to guess.`}
      name={name}
      autoComplete="new-password"
      required
      minLength={8}
      maxLength={128}
      visibilityToggleButtonProps={{ 'aria-label': t`Show the password` }}
    />
  )
}
