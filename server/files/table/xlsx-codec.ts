import { buffer } from 'node:stream/consumers'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { FileRefused } from '../file-error.ts'
import { packageLimits } from '../package/package-limits.ts'
import { PackageError } from '../package/package-error.ts'
import { withZip, type OpenZip } from '../package/zip-files.ts'
import { tableLimits } from './table-limits.ts'
import type { TableRow } from './row-types.ts'
import { columnOf, isDateFormat, textOf, type Cell, type WorkbookStyle } from './workbook-rules.ts'

const MIB = 1024 * 1024

const LIMITS = { ...packageLimits, packedSize: 50 * MIB, unpackedSize: 1024 * MIB, entries: 2_000 }
/** As many as a spreadsheet can have. */
const MAX_LINE = 1_048_576
/** The parts of a workbook that say where and how its sheets are. */
const MAX_PART = 16 * MIB

/** Gives the rows of the first sheet that shows of a workbook to `use`. @throws FileRefused `bad-table` */
export async function withXlsx<T>(path: string, use: (rows: AsyncIterable<TableRow>) => Promise<T>): Promise<T> {
  try {
    return await withZip(path, LIMITS, async (zip) => {
      const { sheet, style } = await describe(zip)
      const shared = await readShared(zip)
      return use(rowsOf(zip, sheet, shared, style))
    })
  } catch (error) {
    if (error instanceof PackageError) throw unreadable(error)
    throw error
  }
}

function unreadable(cause: unknown): FileRefused {
  const words =
    'This is no workbook that the hub can read, or it is damaged or too large. Save the table anew as xlsx or csv and upload it again.'
  return new FileRefused('bad-table', words, cause)
}

async function describe(zip: OpenZip): Promise<{ sheet: string; style: WorkbookStyle }> {
  const sheets: { id: string; isShown: boolean }[] = []
  let since1904 = false
  await eachTag(zip, 'xl/workbook.xml', (name, { attributes }) => {
    if (name === 'sheet') sheets.push({ id: attributes['r:id'] ?? '', isShown: attributes.state === undefined })
    if (name === 'workbookPr') since1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
  })
  const targets = new Map<string, string>()
  await eachTag(zip, 'xl/_rels/workbook.xml.rels', (name, { attributes: { Id, Target } }) => {
    if (name === 'Relationship' && Id && Target) targets.set(Id, Target)
  })
  const target = targets.get((sheets.find(({ isShown }) => isShown) ?? sheets[0])?.id ?? '')
  const sheet = target?.startsWith('/') ? target.slice(1) : `xl/${target}`
  if (!zip.has(sheet)) throw unreadable(null)
  return { sheet, style: { since1904, dates: await readDates(zip) } }
}

/** For each style whether it shows a day. */
async function readDates(zip: OpenZip): Promise<boolean[]> {
  const codes = new Map<number, string>()
  const dates: boolean[] = []
  let isIn = false
  if (!zip.has('xl/styles.xml')) return dates
  await eachTag(
    zip,
    'xl/styles.xml',
    (name, { attributes }) => {
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
      if (name === 'cellXfs') isIn = true
      const id = Number(attributes.numFmtId ?? 0)
      if (name === 'xf' && isIn) dates.push(isDateFormat(id, codes.get(id)))
    },
    (name) => {
      if (name === 'cellXfs') isIn = false
    },
  )
  return dates
}

/** The texts that cells share, by their number. */
async function readShared(zip: OpenZip): Promise<string[]> {
  const texts: string[] = []
  if (!zip.has('xl/sharedStrings.xml')) return texts
  let [text, size, isText, isReading] = ['', 0, false, false]
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    if (local(name) === 'si') text = ''
    // How a word is read aloud stands beside it in some languages.
    if (local(name) === 'rPh') isReading = true
    isText = local(name) === 't' && !isReading
  })
  parser.on('text', (some) => {
    if (isText) text += some.slice(0, tableLimits.cell - text.length)
  })
  parser.on('closetag', ({ name }) => {
    isText = false
    if (local(name) === 'rPh') isReading = false
    if (local(name) !== 'si') return
    size += text.length
    if (size > tableLimits.sharedTexts) throw unreadable(null)
    texts.push(text)
  })
  for await (const _ of parsed(zip, 'xl/sharedStrings.xml', parser));
  return texts
}

async function* rowsOf(
  zip: OpenZip,
  sheet: string,
  shared: readonly string[],
  style: WorkbookStyle,
): AsyncGenerator<TableRow> {
  const parser = new SaxesParser()
  let rows: TableRow[] = []
  let line = 0
  let cells: string[] = []
  let cell: Cell | null = null
  let column = 0
  let isValue = false
  parser.on('opentag', (tag) => {
    const name = local(tag.name)
    const { r, t = 'n', s = '0' } = tag.attributes as Record<string, string>
    if (name === 'row') [line, cells, column] = [lineAfter(line, r), [], 0]
    if (name === 'c') {
      cell = { type: t, style: Number(s), text: '' }
      column = columnOf(r) ?? column
    }
    isValue = name === 'v' || name === 't'
  })
  parser.on('text', (some) => {
    if (cell && isValue) cell.text += some.slice(0, tableLimits.cell - cell.text.length)
  })
  parser.on('closetag', (tag) => {
    const name = local(tag.name)
    isValue = false
    if (name === 'c' && cell) {
      const text = textOf(cell, shared, style)
      if (text !== '') put(cells, column, text)
      column += 1
      cell = null
    }
    if (name === 'row' && cells.length) rows.push({ line, cells })
  })
  for await (const _ of parsed(zip, sheet, parser)) {
    yield* rows
    rows = []
  }
  yield* rows
}

/** A row says where it is, unless it is the next; rows do not go back. */
function lineAfter(line: number, said: string | undefined): number {
  const next = Number(said)
  return Number.isInteger(next) && next > line && next <= MAX_LINE ? next : line + 1
}

/** Cells in between that are empty are not in the file. */
function put(cells: string[], column: number, text: string): void {
  if (column > 16_384) return
  while (cells.length < column) cells.push('')
  cells[column] = text
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads a part bit by bit; the parser tells of what it finds. */
async function* parsed(zip: OpenZip, path: string, parser: SaxesParser): AsyncGenerator<void> {
  parser.on('doctype', () => {
    throw unreadable(null)
  })
  const decoder = new TextDecoder()
  try {
    for await (const chunk of await zip.read(path)) {
      parser.write(decoder.decode(chunk as Buffer, { stream: true }))
      yield
    }
    parser.close()
    yield
  } catch (error) {
    if (error instanceof Error && error.constructor === Error && /^\d+:\d+: /.test(error.message))
      throw unreadable(error)
    throw error
  }
}

async function eachTag(
  zip: OpenZip,
  path: string,
  open: (name: string, tag: { attributes: Record<string, string> }) => void,
  close: (name: string) => void = () => {},
): Promise<void> {
  if (!zip.has(path)) throw unreadable(null)
  const parser = new SaxesParser()
  parser.on('opentag', (tag: SaxesTagPlain) => open(local(tag.name), tag))
  parser.on('closetag', ({ name }) => close(local(name)))
  parser.on('doctype', () => {
    throw unreadable(null)
  })
  const bytes = await buffer(await zip.read(path))
  if (bytes.length > MAX_PART) throw unreadable(null)
  try {
    parser.write(bytes.toString()).close()
  } catch (error) {
    throw error instanceof FileRefused ? error : unreadable(error)
  }
}
