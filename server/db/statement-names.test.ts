import { expect, test } from 'vitest'
import { statementNames } from './statement-names.ts'

test('a text gets a name when it comes again, and keeps it', () => {
  const nameOf = statementNames()
  expect(nameOf('select 1')).toBeUndefined()
  expect(nameOf('select 1')).toBe('s0')
  expect(nameOf('select 2')).toBeUndefined()
  expect(nameOf('select 1')).toBe('s0')
  expect(nameOf('select 2')).toBe('s1')
})

test('texts that come once take no name from those that come again', () => {
  const nameOf = statementNames()
  for (let nth = 0; nth < 10_000; nth += 1) expect(nameOf(`select ${nth}`)).toBeUndefined()
  nameOf('select now()')
  expect(nameOf('select now()')).toBe('s0')
})

test('there are so many names at the most', () => {
  const nameOf = statementNames()
  const named = Array.from({ length: 3_000 }, (_, nth) => [nameOf(`select ${nth}`), nameOf(`select ${nth}`)][1])
  expect(named.filter((name) => name !== undefined)).toHaveLength(2_000)
})
