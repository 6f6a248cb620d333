import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { parse, type InfoRecord } from 'csv-parse'
import { FileRefused } from '../file-error.ts'
import type { TableRow } from './row-types.ts'

/** What separates cells, where the first line has as many of several. */
const DELIMITERS = [';', ',', '\t'] as const

/** A cell with more than this is a quotation mark that nobody closed. */
const MAX_RECORD = 1024 * 1024

/** The rows of a CSV file, without those that are empty. @throws FileRefused `bad-table` that names the line */
export async function* readCsv(path: string): AsyncGenerator<TableRow> {
  const encoding = await encodingOf(path)
  const delimiter = await delimiterOf(path, encoding)
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD,
  })
  const source = Readable.from(textOf(path, encoding))
  source.on('error', (error) => parser.destroy(error)).pipe(parser)
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: InfoRecord }>)
      yield { line: info.lines, cells: record }
  } catch (cause) {
    throw refusalOf(cause)
  } finally {
    source.destroy()
  }
}

function refusalOf(cause: unknown): unknown {
  if (!(cause instanceof Error && 'code' in cause && String(cause.code).startsWith('CSV_'))) return cause
  const { lines } = cause as { lines?: number }
  const where = lines ? `Near line ${lines} a` : 'A'
  return new FileRefused(
    'bad-table',
    `${where} quotation mark is not closed. Correct it, or save the table as xlsx, and upload it again.`,
    cause,
  )
}

async function* textOf(path: string, encoding: string): AsyncGenerator<string> {
  // The decoder also takes the byte order mark away.
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk as Buffer, { stream: true })
  yield decoder.decode()
}

/** What is not UTF-8 was saved by a spreadsheet in the encoding of its system. */
async function encodingOf(path: string): Promise<'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'> {
  const mark = (await headOf(path, 2)).toString('latin1')
  if (mark === '\xff\xfe') return 'utf-16le'
  if (mark === '\xfe\xff') return 'utf-16be'
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk as Buffer, { stream: true })
    decoder.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

async function delimiterOf(path: string, encoding: string): Promise<string> {
  const text = new TextDecoder(encoding).decode(await headOf(path, 64 * 1024))
  const unquoted = text.replaceAll(/"[^"]*"/g, '')
  const [line = ''] = unquoted.split(/\r\n|\r|\n/)
  const count = (delimiter: string) => line.split(delimiter).length
  return [...DELIMITERS].sort((a, b) => count(b) - count(a))[0]!
}

async function headOf(path: string, length: number): Promise<Buffer> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
  return buffer.subarray(0, bytesRead)
}
