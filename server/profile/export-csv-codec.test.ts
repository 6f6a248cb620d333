import { expect, test } from 'vitest'
import { csvOf } from './export-csv-codec.ts'

test('writes a head and a line for each row, and quotes what would break one', () => {
  const rows = [
    { text: 'a "b", c\nd', moment: new Date('2026-11-02T09:00:00Z'), list: ['x', 'y'], empty: null },
    { text: 'plain', moment: null, list: [], empty: undefined },
  ]
  expect(csvOf(['text', 'moment', 'list', 'empty'], rows)).toBe(
    '\ufefftext,moment,list,empty\r\n"a ""b"", c\nd",2026-11-02T09:00:00.000Z,"[""x"",""y""]",\r\nplain,,[],\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\n=1', '＝1', '＋1', '－1', '＠SUM(A1)'])(
  'takes the power of a formula from %j',
  (text) => {
    expect(csvOf(['text'], [{ text }])).toContain(`'${text}`)
  },
)

test.each(['a;=1+1', 'a\t=1+1'])('keeps %j in one cell, also where a spreadsheet splits at it', (text) => {
  expect(csvOf(['text'], [{ text }])).toBe(`\ufefftext\r\n"${text}"\r\n`)
})

test('leaves numbers as they are, negative ones too', () => {
  expect(csvOf(['number', 'yes'], [{ number: -1, yes: true }])).toBe('\ufeffnumber,yes\r\n-1,true\r\n')
})
