import { NativeSelect, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import '../control/field-styles.ts'
import type { FieldProps } from '../form/use-fields.tsx'
import type { CustomField } from './custom-values.ts'

type CustomFieldInputsProps = {
  fields: readonly CustomField[]
  /** What the input for a field is given. */
  field: (id: string, options: { isRequired: boolean }) => FieldProps
  /** Where the value of a field came from; undefined where that is not said. */
  originOf?: (id: string) => string | undefined
}

/** The fields that the hub added, in its order and its words. Dates and numbers are entered as the browser has them in its language. */
export function CustomFieldInputs({ fields, field, originOf }: CustomFieldInputsProps) {
  const { t } = useLingui()
  return fields.map(({ id, label, hint, is_required, type, options }) => {
    const said = [hint, originOf?.(id)].filter(Boolean).join(' · ')
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
