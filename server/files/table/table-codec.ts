import { Readable } from 'node:stream'
import { FileRefused } from '../file-error.ts'
import { cleaned } from './cell-rules.ts'
import { tableLimits } from './table-limits.ts'
import { readCsv } from './csv-codec.ts'
import { withXlsx } from './xlsx-codec.ts'
import type { TableRow } from './row-types.ts'

/** Tables in one form, whatever they were uploaded as: a line of JSON for each row, its line in the file before its cells. */

/**
 * Reads a table as CSV or as a workbook and gives its rows to `use`, in the one form.
 * @throws FileRefused `bad-table`, `empty-table`, `too-many-rows`, `too-many-columns`
 */
export function withTable<T>(path: string, format: string, use: (lines: Readable) => Promise<T>): Promise<T> {
  const read = (rows: AsyncIterable<TableRow>) => use(Readable.from(written(rows), { objectMode: false }))
  return format === 'csv' ? read(readCsv(path)) : withXlsx(path, read)
}

/** Rows that are written at once. */
const BATCH_SIZE = 500

async function* written(rows: AsyncIterable<TableRow>): AsyncGenerator<string> {
  let [count, size, batch] = [0, 0, '']
  for await (const { line, cells } of rows) {
    const clean = cells.map(cleaned)
    if (clean.every((cell) => cell === '')) continue
    refuseTooMany(count, clean)
    count += 1
    batch += `${JSON.stringify([line, ...clean])}\n`
    if (count % BATCH_SIZE) continue
    size += batch.length
    if (size > tableLimits.size)
      throw new FileRefused('bad-table', 'This table holds too much text. Leave out the columns that are not needed.')
    yield batch
    batch = ''
  }
  if (count < 2)
    throw new FileRefused(
      'empty-table',
      'This table has no rows. Its first line has to name the columns, and each line below it is a row.',
    )
  yield batch
}

function refuseTooMany(count: number, cells: readonly string[]): void {
  if (cells.length > tableLimits.columns && cells.slice(tableLimits.columns).some((cell) => cell !== ''))
    throw new FileRefused('too-many-columns', `A table may have ${tableLimits.columns} columns. Leave out the others.`)
  if (count > tableLimits.rows)
    throw new FileRefused(
      'too-many-rows',
      `A table may have ${tableLimits.rows} rows. Cut it into several files and upload one after the other.`,
    )
}

/** The rows of a table in the one form. */
export async function* readRows(stream: AsyncIterable<unknown>): AsyncGenerator<TableRow> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n')
    rest = lines.pop()!
    for (const line of lines) yield rowFrom(line)
  }
}

function rowFrom(json: string): TableRow {
  const [line, ...cells] = JSON.parse(json) as [number, ...string[]]
  return { line, cells }
}
