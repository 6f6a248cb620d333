import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import '../ui/control/field-styles.ts'
import type { FieldProps } from '../ui/form/use-fields.tsx'

type CodeInputProps = FieldProps & { isRecovery: boolean; autoFocus?: boolean }

/** A code of the authenticator app, which browsers and phones may fill in, or a recovery code. */
export function CodeInput({ isRecovery, ...field }: CodeInputProps) {
  const { t } = useLingui()
  return isRecovery ? (
    <TextInput label={t`Recovery code`} autoComplete="off" autoCapitalize="none" spellCheck={false} {...field} />
  ) : (
    <TextInput label={t`Code`} inputMode="numeric" autoComplete="one-time-code" {...field} />
  )
}
