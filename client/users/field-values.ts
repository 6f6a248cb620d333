import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CustomFieldDefinition } from '../../generated/client/model/customFieldDefinition.ts'
import { CustomFieldType } from '../../generated/client/model/customFieldType.ts'

export const fieldTypeWords: Record<CustomFieldType, MessageDescriptor> = {
  text: msg`Text`,
  date: msg`Date`,
  number: msg`Number`,
  choice: msg`Choice`,
}

/** A profile field as the form has it: options as a text, one a line. */
export interface TypedField {
  label: string
  hint: string | null
  type: CustomFieldType
  options: string
  is_required: boolean
}

/** @param field null for a new one */
export function typedField(field: CustomFieldDefinition | null): TypedField {
  if (!field) return { label: '', hint: '', type: CustomFieldType.text, options: '', is_required: false }
  const { label, hint, type, options, is_required } = field
  return { label, hint: hint ?? '', type, options: options.join('\n'), is_required }
}

/** What is sent of it. Options go with a choice alone, each of them once. */
export function sentField({ options, ...typed }: TypedField): Omit<TypedField, 'options'> & { options: string[] } {
  const lines = options.split('\n').map((line) => line.trim())
  return { ...typed, options: typed.type === 'choice' ? [...new Set(lines.filter(Boolean))] : [] }
}
