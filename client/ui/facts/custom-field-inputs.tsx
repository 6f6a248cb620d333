import { NativeSelect, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import '../control/field-styles.ts'
import type { FieldProps } from '../form/use-fields.tsx'
import type { CustomField } from './custom-values.ts'

type CustomFieldInputsProps<Entered extends CustomField> = {
  fields: readonly Entered[]
  /** What the input for a field is given. */
  field: (id: string, options: { isRequired: boolean }) => FieldProps
  /** Where the value of a field came from; undefined where that is not said. */
  originOf?: (entered: Entered) => string | undefined
}

/** The fields that the hub added, in its order and its words. Dates and numbers are entered as the browser has them in its language. */
export function CustomFieldInputs<Entered extends CustomField>({
  fields,
  field,
  originOf,
}: CustomFieldInputsProps<Entered>) {
  const { t } = useLingui()
  return fields.map((entered) => {
    const { id, label, hint, is_required, type, options } = entered
    const said = [hint, originOf?.(entered)].filter(Boolean).join(' · ')
    const about = { label, description: said || null, ...field(id, { isRequired: is_required }) }
    if (type === 'choice')
      return <NativeSelect key={id} data={[{ value: '', label: t`Nothing chosen` }, ...options]} {...about} />
    return <TextInput key={id} {...about} {...controls[type]} />
  })
}

/** What makes an input one of the browser's own for the type; its value is the one of the contract in any language. */
const controls = {
  text: {},
  date: { type: 'date' },
  number: { type: 'number', step: 'any', inputMode: 'decimal' },
} as const
