type Row = Readonly<Record<string, unknown>>

/**
 * Rows as CSV (RFC 4180) in UTF-8 with a mark at the front, by which spreadsheets know it. Some take a semicolon or a tab
 * for the end of a cell, so these are quoted as well. A text that a spreadsheet would take for a formula gets an apostrophe
 * before it; the JSON beside it has it as it is.
 */
export function csvOf(columns: readonly string[], rows: readonly Row[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => textOf(row[column])))]
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
  if (value instanceof Date) return value.toISOString()
  return JSON.stringify(value)
}

function cell(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
