import { tableLimits } from './table-limits.ts'

/** A text without what no cell shows. An apostrophe before a sign that begins a formula only says that it is none. */
export function cleaned(cell: string): string {
  const text = cell.slice(0, tableLimits.cell).replaceAll('\0', '').toWellFormed().trim()
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text
}
