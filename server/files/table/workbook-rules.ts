/** What the cells of a workbook say: pure. */

export interface WorkbookStyle {
  /** For each style of a cell, whether it shows a number as a date. */
  dates: readonly boolean[]
  /** Whether days are counted from 1904, as old programs for the Mac did. */
  since1904: boolean
}

export interface Cell {
  type: string
  style: number
  /** What stands in the value of the cell, or in its own text. */
  text: string
}

/** The numbers of the formats that every workbook has, and that show a day. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** Whether a format shows a day: it has a letter for one outside of what stands in quotes or brackets. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(id)
  const bare = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  return /[dy]/i.test(bare) && !/general/i.test(bare)
}

/** What a cell says, as text. A formula counts as what was last made of it, and is never worked out. */
export function textOf({ type, style, text }: Cell, shared: readonly string[], book: WorkbookStyle): string {
  if (type === 's') return shared[Number(text)] ?? ''
  if (type === 'b') return text === '1' ? 'true' : 'false'
  if (type !== 'n' || text === '') return text
  const number = Number(text)
  if (!Number.isFinite(number)) return text
  if (book.dates[style] && number >= 1) return dayOf(number, book.since1904)
  return plain(number)
}

const DAY_MS = 86_400_000
/** One day before the first of 1900, and another for the 29th of February 1900, which spreadsheets believe in. */
const SINCE_1900 = Date.UTC(1899, 11, 30)
const SINCE_1904 = Date.UTC(1904, 0, 1)

/** The day of a serial number; its time of day is passed over. */
function dayOf(serial: number, since1904: boolean): string {
  const day = new Date((since1904 ? SINCE_1904 : SINCE_1900) + Math.floor(serial) * DAY_MS)
  return Number.isNaN(day.getTime()) ? String(serial) : day.toISOString().slice(0, 10)
}

/** A number as a spreadsheet shows it: with 15 digits and no exponent. */
function plain(number: number): string {
  const rounded = Number(number.toPrecision(15))
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : String(rounded)
}

/** The place of the column that begins a reference such as AB12, starting at 0; null for what is no reference. */
export function columnOf(reference: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? '')?.[1]
  if (!letters) return null
  return letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
