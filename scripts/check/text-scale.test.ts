import { expect, test } from 'vitest'
import { checkTextScale, findOffScale } from './text-scale.ts'

test('finds a size and a weight that are not of the scale', () => {
  const css = '.a {\n  font-size: 15px;\n  font-weight: 600;\n}'
  expect(findOffScale('client/a.css', css)).toEqual([
    'client/a.css:2 says font-size: 15px; Take a --hub-font- of client/theme.css.',
    'client/a.css:3 says font-weight: 600; Take a --hub-weight- of client/theme.css.',
  ])
})

test('leaves what is of the scale, and what is taken from around it', () => {
  const css =
    '.a {\n  font-size: clamp(var(--hub-font-md), 2vw, var(--hub-font-lg));\n  font-size: inherit;\n  font-weight: var(--hub-weight-title);\n}'
  expect(findOffScale('client/a.css', css)).toEqual([])
})

test('finds nothing in the client', () => {
  expect(checkTextScale()).toEqual([])
})
