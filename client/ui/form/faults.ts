import { msg, plural } from '@lingui/core/macro'
import { i18n } from '@lingui/core'
import { isNumeric, type Limits } from './limits.ts'

/** What can be wrong with a field, in the words that a person reads. The refusals of the hub are said in the same. */
export const faults = {
  missing: () => i18n._(msg`Fill this in.`),
  tooLong: (max: number) => plural(max, { one: 'Use # character at most.', other: 'Use # characters at most.' }),
  tooShort: (min: number) => plural(min, { one: 'Use at least # character.', other: 'Use at least # characters.' }),
  noEmail: () => i18n._(msg`Enter an e-mail address, such as name@example.org.`),
  noLink: () => i18n._(msg`Enter a link that begins with https://.`),
  noNumber: () => i18n._(msg`Enter a number.`),
  noWholeNumber: () => i18n._(msg`Enter a whole number.`),
  tooLow: (min: number) => i18n._(msg`Enter ${min} or more.`),
  tooHigh: (max: number) => i18n._(msg`Enter ${max} or less.`),
  tooFew: (min: number) => plural(min, { one: 'Choose at least one.', other: 'Choose at least #.' }),
  tooMany: (max: number) => plural(max, { one: 'Choose one at most.', other: 'Choose # at most.' }),
  unfit: () => i18n._(msg`This cannot be saved as it is. Change it and try again.`),
}

/** What is wrong with a value before it is sent; undefined where nothing is. @param isNeeded whether it may not be empty */
export function faultOf(value: unknown, limits: Limits, isNeeded: boolean): string | undefined {
  if (Array.isArray(value)) return countFault(value.length, limits)
  if (value === undefined || value === null || value === '') return isNeeded ? faults.missing() : undefined
  if (typeof value === 'number') return numberFault(value, limits)
  return typeof value === 'string' ? textFault(value, limits) : undefined
}

/** Whether a field may not be left empty. @param isKept whether it has a value, which may be changed and not taken away */
export function isNeeded(limits: Limits, isKept: boolean): boolean {
  const { required, nullable, type, minLength = 0, format } = limits
  if (nullable || type === 'boolean' || type === 'array') return false
  const canBeEmpty = !isNumeric(limits) && minLength === 0 && format === undefined
  return !canBeEmpty && (required === true || isKept)
}

function textFault(text: string, { minLength = 0, maxLength = Infinity, format, pattern }: Limits): string | undefined {
  // As the hub counts: a character beyond the first 65,536 is one, too.
  const { length } = Array.from(text)
  if (length > maxLength) return faults.tooLong(maxLength)
  if (format === 'email' && !EMAIL.test(text)) return faults.noEmail()
  if (format === 'uri') return isLink(text, pattern) ? undefined : faults.noLink()
  if (length < minLength) return faults.tooShort(minLength)
  return pattern === undefined || fits(text, pattern) ? undefined : faults.unfit()
}

function numberFault(number: number, { type, minimum = -Infinity, maximum = Infinity }: Limits): string | undefined {
  if (Number.isNaN(number)) return faults.noNumber()
  if (type === 'integer' && !Number.isInteger(number)) return faults.noWholeNumber()
  if (number < minimum) return faults.tooLow(minimum)
  return number > maximum ? faults.tooHigh(maximum) : undefined
}

function countFault(count: number, { minItems = 0, maxItems = Infinity }: Limits): string | undefined {
  if (count < minItems) return faults.tooFew(minItems)
  return count > maxItems ? faults.tooMany(maxItems) : undefined
}

/** What most mistakes of typing break; whether the address exists only a mail can tell. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

function isLink(text: string, pattern = '^https?://'): boolean {
  return URL.canParse(text) && fits(text, pattern)
}

function fits(text: string, pattern: string): boolean {
  return new RegExp(pattern, 'u').test(text)
}
