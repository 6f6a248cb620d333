import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { CustomField } from '../../generated/client/model/customField.ts'
import '../ui/field-styles.ts'
import type { useTyped } from './use-typed.ts'

type CustomFieldInputsProps = {
  fields: readonly CustomField[]
  form: ReturnType<typeof useTyped>
  /** The id of the field that the hub refused. */
  refused: string | undefined
  /** What is on its way to the hub is not changed meanwhile. */
  isSaving: boolean
}

/** The fields that the hub added, in its order and its words. */
export function CustomFieldInputs({ fields, form, refused, isSaving }: CustomFieldInputsProps) {
  const { t } = useLingui()
  return fields.map(({ id, label, hint, is_required, value }) => (
    <TextInput
      key={id}
      label={label}
      description={hint}
      name={`field-${id}`}
      required={is_required}
      maxLength={1000}
      readOnly={isSaving}
      value={form.textOf(id, value ?? '')}
      onChange={(event) => form.type(id, event.currentTarget.value, value ?? '')}
      error={refused === id ? t`This cannot be kept. Fill it in.` : undefined}
    />
  ))
}
