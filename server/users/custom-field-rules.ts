import { isDate } from '../platform/time.ts'

/** What may be entered in a field of each type: pure. */

export type FieldType = 'text' | 'date' | 'number' | 'choice'

export interface Kind {
  type: FieldType
  /** What a choice offers; empty for every other type. */
  options: readonly string[]
}

/** As much as a number of double precision keeps exactly, and no exponent, which nobody reads. */
const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/

/** Whether a type and options go together. */
export function isKind({ type, options }: Kind): boolean {
  return (type === 'choice') === options.length > 0
}

/** Whether something that was entered, without the spaces around it, is of this kind. */
export function fits({ type, options }: Kind, value: string): boolean {
  if (type === 'date') return isDate(value)
  if (type === 'number') return NUMBER.test(value)
  return type === 'text' || options.includes(value)
}

/** What a field of this kind asks for, as the end of a sentence. */
export function askedFor({ type, options }: Kind): string {
  if (type === 'date') return 'a date, such as 2026-11-30'
  if (type === 'number') return 'a number, such as 12.5'
  return type === 'text'
    ? 'a text'
    : `one of ${options.slice(0, 5).join(', ')}${options.length > 5 ? ' and others' : ''}`
}
