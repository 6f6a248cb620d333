import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { fileOf, zipOf } from '../package/package-fixtures.ts'
import { tableLimits } from './table-limits.ts'
import { withTable } from './table-codec.ts'

const read = async (bytes: Buffer, format: string) =>
  (await withTable(await fileOf(bytes), format, text))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as [number, ...string[]])

const csv = (content: string | Buffer) => read(Buffer.from(content), 'csv')
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: string }) => error.code,
  )

describe('CSV', () => {
  test.each([
    ['commas', 'a,b\n1,2'],
    ['semicolons', 'a;b\r\n1;2\r\n'],
    ['tabs', 'a\tb\n1\t2'],
    ['quotes', '"a","b"\n"1","2"'],
    ['a byte order mark', '\ufeffa,b\n1,2'],
  ])('is read with %s', async (_, content) => {
    expect(await csv(content)).toEqual([
      [1, 'a', 'b'],
      [2, '1', '2'],
    ])
  })

  test('keeps what stands in quotes together, and counts lines as an editor does', async () => {
    expect(await csv('a,b\n"x, ""y""","1\n2"\n\n ,\n3,4')).toEqual([
      [1, 'a', 'b'],
      [3, 'x, "y"', '1\n2'],
      [6, '3', '4'],
    ])
  })

  test('is read in the encodings that spreadsheets write', async () => {
    const words = 'Name;Größe\nJörg;1'
    const wanted = [
      [1, 'Name', 'Größe'],
      [2, 'Jörg', '1'],
    ]
    expect(await csv(Buffer.from(words, 'latin1'))).toEqual(wanted)
    expect(await csv(Buffer.from(`\ufeff${words}`, 'utf16le'))).toEqual(wanted)
  })

  test('leaves a formula a text, and takes the apostrophe from one that an export put there', async () => {
    expect(await csv("a,b\n=1+1,'=cmd\n'quoted',-5")).toEqual([
      [1, 'a', 'b'],
      [2, '=1+1', '=cmd'],
      [3, "'quoted'", '-5'],
    ])
  })

  test('is refused where it is none, empty or too much', { timeout: 120_000 }, async () => {
    expect(await codeOf(csv(`a,b\n"${'x'.repeat(2 * 1024 * 1024)}`))).toBe('bad-table')
    expect(await codeOf(csv('a,b\n'))).toBe('empty-table')
    expect(await codeOf(csv('\n\n'))).toBe('empty-table')
    expect(await codeOf(csv(`a\n${'x\n'.repeat(tableLimits.rows)}`))).toBeNull()
    expect(await codeOf(csv(`a\n${'x\n'.repeat(tableLimits.rows + 1)}`))).toBe('too-many-rows')
    expect(await codeOf(csv(`${'a,'.repeat(tableLimits.columns)}a\n1`))).toBe('too-many-columns')
  })
})

const SHEETS =
  '<workbook xmlns:r="r"><sheets><sheet name="Hidden" state="hidden" r:id="rId1"/><sheet name="People" r:id="rId2"/></sheets></workbook>'
const RELATIONS =
  '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>'
const STYLES =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0.00&quot;d&quot;"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>'
const STRINGS =
  '<sst><si><t>email</t></si><si><r><t>Start</t></r><r><t> date</t></r><rPh><t>read aloud</t></rPh></si></sst>'
const SHEET = `<worksheet><sheetData>
  <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>No</t></is></c></row>
  <row r="3"><c r="A3" t="str"><f>A1&amp;"x"</f><v>a@b.example</v></c><c r="B3" s="1"><v>46356</v></c><c r="D3"><v>1234567</v></c></row>
  <row r="4"><c r="B4" s="2"><v>46356.75</v></c><c r="C4" s="3"><v>0.1</v></c><c r="D4" t="b"><v>1</v></c></row>
</sheetData></worksheet>`

const workbook = (sheet = SHEET, more: { name: string; data: string }[] = []) =>
  zipOf([
    { name: 'xl/workbook.xml', data: SHEETS },
    { name: 'xl/_rels/workbook.xml.rels', data: RELATIONS },
    { name: 'xl/worksheets/sheet1.xml', data: '<worksheet/>' },
    { name: 'xl/worksheets/sheet2.xml', data: sheet },
    { name: 'xl/styles.xml', data: STYLES },
    { name: 'xl/sharedStrings.xml', data: STRINGS },
    ...more,
  ])

describe('XLSX', () => {
  test('is read with shared texts, days, gaps and what formulas made last, from the first sheet that shows', async () => {
    expect(await read(await workbook(), 'xlsx')).toEqual([
      [1, 'email', 'Start date', '', 'No'],
      [3, 'a@b.example', '2026-11-30', '', '1234567'],
      [4, '', '2026-11-30', '0.1', 'true'],
    ])
  })

  test('counts on where a row says nothing sensible of its place', async () => {
    const cells = (r: string) => `<row r="${r}"><c t="str"><v>x</v></c></row>`
    const rows = await read(
      await workbook(`<worksheet>${['1', '1', '-4', '1e12'].map(cells).join('')}</worksheet>`),
      'xlsx',
    )
    expect(rows.map(([line]) => line)).toEqual([1, 2, 3, 4])
  })

  test('is refused where it is none, damaged or made to harm', async () => {
    const xlsx = (bytes: Buffer) => codeOf(read(bytes, 'xlsx'))
    expect(await xlsx(Buffer.from('PK no zip'))).toBe('bad-table')
    expect(await xlsx(await zipOf([{ name: 'a.txt' }]))).toBe('bad-table')
    expect(await xlsx(await workbook('<worksheet><sheetData><row>'))).toBe('bad-table')
    const entity = '<!DOCTYPE x [<!ENTITY a "aaaa">]>'
    expect(await xlsx(await workbook(`${entity}${SHEET}`))).toBe('bad-table')
    const bomb = { name: 'xl/media/image.bin', data: 'x'.repeat(5 * 1024 * 1024) }
    expect(await xlsx(await workbook(SHEET, [bomb]))).toBe('bad-table')
    const far = '<worksheet><row r="1"><c r="ZZZ1" t="str"><v>x</v></c></row></worksheet>'
    expect(await xlsx(await workbook(far))).toBe('empty-table')
  })
})
