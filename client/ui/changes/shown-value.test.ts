import { expect, test } from 'vitest'
import { shownValue } from './shown-value.ts'

test.each([
  ['["01a207c5-eeaa-7220-8000-000000000001","01a207c5-eeaa-7220-8000-000000000002"]', '2'],
  ['[]', '0'],
  ['01a207c5-eeaa-7220-8000-000000000001', null],
  ['A new name', 'A new name'],
  ['[not a list', '[not a list'],
  [null, null],
])('shows %j as %j', (value, shown) => expect(shownValue(value)).toBe(shown))
