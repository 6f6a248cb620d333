import { isDate } from '../platform/time.ts'

/** What the cells of a file of people say: pure. */

/** As the contract has an e-mail address. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i

export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text)
}

/** A name as the contract has it: plain text in one line. */
const NAME = /^[^\p{Cc}\u2028\u2029]{1,100}$/u

export function isName(text: string): boolean {
  return NAME.test(text)
}

/** The value of an attribute: plain text in one line, as the contract has it. */
const LINE = /^[^\p{Cc}]{1,254}$/u

export function isLine(text: string): boolean {
  return LINE.test(text)
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]\d{2}:\d{2}.*)?$/
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/

/** A day as 2026-11-30; null for what is none, and for what is read as one day here and as another there, such as 5/6/2026. */
export function dayFrom(text: string): string | null {
  const first = ISO.exec(text) ?? YEAR_FIRST.exec(text)
  if (first) return day(first[1]!, first[2]!, first[3]!)
  const dotted = DOTTED.exec(text)
  if (dotted) return day(dotted[3]!, dotted[2]!, dotted[1]!)
  const slashed = SLASHED.exec(text)
  if (!slashed) return null
  const [, one, other, year] = slashed as unknown as [string, string, string, string]
  const readings = new Set([day(year, other, one), day(year, one, other)])
  readings.delete(null)
  return readings.size === 1 ? [...readings][0]! : null
}

function day(year: string, month: string, date: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDate(text) ? text : null
}

const YES = new Set(['yes', 'true', '1', 'x', 'ja', 'wahr'])
const NO = new Set(['no', 'false', '0', 'nein', 'falsch'])

/** Null for what is neither yes nor no. */
export function yesFrom(text: string): boolean | null {
  const word = text.toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}

/** The language of the hub that is meant, by its tag or by the first part of it where that is of one alone; null for none. */
export function localeFrom(text: string, offered: readonly string[]): string | null {
  const tag = text.replaceAll('_', '-').toLowerCase()
  const whole = offered.find((locale) => locale.toLowerCase() === tag)
  if (whole) return whole
  const begun = offered.filter((locale) => locale.toLowerCase().startsWith(`${tag}-`))
  return begun.length === 1 ? begun[0]! : null
}

/** The names of teams in a cell. @param isTeam whether a name with a semicolon is that of one team */
export function teamNamesIn(text: string, isTeam: (name: string) => boolean): string[] {
  if (isTeam(text)) return [text]
  const names = text.split(';').map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== ''))]
}
