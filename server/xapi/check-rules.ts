import { XapiFault } from './xapi-fault-rules.ts'

/** What a value of a statement may be: each of these refuses what it may not. */
export type Check = (value: unknown, at: string) => void

export const wrong = (at: string, what: string) => new XapiFault(400, `${at} ${what}.`)

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object with these properties and no others. */
export function record(fields: Readonly<Record<string, Check>>, required: readonly string[] = []): Check {
  return (value, at) => {
    if (!isObject(value)) throw wrong(at, 'has to be an object')
    const missing = required.find((name) => !Object.hasOwn(value, name))
    if (missing) throw wrong(at, `needs ${missing}`)
    for (const [name, each] of Object.entries(value)) {
      if (!Object.hasOwn(fields, name)) throw wrong(at, `has no property ${name.slice(0, 100)}`)
      fields[name]!(each, `${at}.${name}`)
    }
  }
}

/** An object whose names and values each fit. */
export function map(names: Check, values: Check): Check {
  return (value, at) => {
    if (!isObject(value)) throw wrong(at, 'has to be an object')
    for (const [name, each] of Object.entries(value)) {
      names(name, `${at}, in the name ${name.slice(0, 100)},`)
      values(each, `${at}["${name.slice(0, 100)}"]`)
    }
  }
}

export function list(items: Check): Check {
  return (value, at) => {
    if (!Array.isArray(value)) throw wrong(at, 'has to be an array')
    value.forEach((each, index) => items(each, `${at}[${index}]`))
  }
}

export function all(...checks: readonly Check[]): Check {
  return (value, at) => checks.forEach((check) => check(value, at))
}

export const anything: Check = () => undefined

export const text: Check = (value, at) => {
  if (typeof value !== 'string') throw wrong(at, 'has to be a text')
}

export const truth: Check = (value, at) => {
  if (typeof value !== 'boolean') throw wrong(at, 'has to be true or false')
}

export const number: Check = (value, at) => {
  if (typeof value !== 'number') throw wrong(at, 'has to be a number')
}

export function textLike(pattern: RegExp, what: string): Check {
  return (value, at) => {
    if (typeof value !== 'string' || !pattern.test(value)) throw wrong(at, `has to be ${what}`)
  }
}

export const oneOf = (...values: readonly string[]): Check => {
  return (value, at) => {
    if (!values.includes(value as string)) throw wrong(at, `has to be one of ${values.join(', ')}`)
  }
}

export const uuid = textLike(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i, 'a UUID')

/** An IRI with its scheme. */
export const iri = textLike(/^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/i, 'an absolute IRI')

/** RFC 5646 by its shape: a language, and what may follow it. */
const TAG =
  /^(?:[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4,8}|i-[a-z\d]{2,8}|x(?:-[a-z\d]{1,8})+)(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*(?:-[\da-wy-z](?:-[a-z\d]{2,8})+)*(?:-x(?:-[a-z\d]{1,8})+)?$/i

export const languageTag = textLike(TAG, 'a language tag such as en-US')

export const languageMap = map(languageTag, text)

export const extensions = map(iri, anything)

const MOMENT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?(Z|[+-]\d\d(?::?\d\d)?)?$/i

/** ISO 8601; an offset of minus nothing says that it is not known, which the standard refuses. */
export const moment: Check = (value, at) => {
  const what = 'has to be a moment of ISO 8601 such as 2026-11-28T19:00:00.000Z'
  const [, year, month, day, hour, minute, second = '0', offset = 'Z'] = MOMENT.exec(String(value)) ?? []
  if (typeof value !== 'string' || year === undefined) throw wrong(at, what)
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= days
  const isTime = Number(hour) <= 23 && Number(minute) <= 59 && Number(second) <= 60
  if (!isDay || !isTime || /^-00(:?00)?$/.test(offset) || Number(offset.slice(1, 3) || '0') > 23) throw wrong(at, what)
}

export const duration = textLike(
  /^P(?!$)(?:\d+(?:[.,]\d+)?W|(?:\d+(?:[.,]\d+)?Y)?(?:\d+(?:[.,]\d+)?M)?(?:\d+(?:[.,]\d+)?D)?(?:T(?=\d)(?:\d+(?:[.,]\d+)?H)?(?:\d+(?:[.,]\d+)?M)?(?:\d+(?:[.,]\d+)?S)?)?)$/,
  'a duration of ISO 8601 such as PT1H30M',
)
