import { TextInput } from '@mantine/core'
import type { CustomField } from '../../generated/client/model/customField.ts'
import '../ui/field-styles.ts'
import type { FieldProps } from '../ui/form/use-fields.tsx'

type CustomFieldInputsProps = {
  fields: readonly CustomField[]
  field: (path: `fields.${string}.value`, options: { isRequired: boolean }) => FieldProps
}

/** The fields that the hub added, in its order and its words. */
export function CustomFieldInputs({ fields, field }: CustomFieldInputsProps) {
  return fields.map(({ id, label, hint, is_required }) => (
    <TextInput
      key={id}
      label={label}
      description={hint}
      {...field(`fields.${id}.value`, { isRequired: is_required })}
    />
  ))
}
