import { expect, test } from 'vitest'
import { columnWidths } from './column-widths.ts'

test('makes columns narrower together, so that the title keeps its share', () => {
  const columns = [{}, { width: '100px' }, { width: '200px' }, { width: '20%' }]
  expect(columnWidths(columns, false)).toEqual([undefined, 'min(100px, 16.00cqw)', 'min(200px, 32.00cqw)', '20%'])
  expect(columnWidths([{}, { width: '152px' }], true)).toEqual([undefined, 'min(152px, 38.00cqw)'])
})
