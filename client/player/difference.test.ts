import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applied, difference } from './difference.ts'

const same = (value: unknown) => JSON.parse(JSON.stringify(value))

test('what differs, put on the base again, is the value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (left, right) => {
      const base = { a: same(left), list: [same(left), 1] }
      const value = { ...base, a: same(right), list: [same(right), 1], b: same(left) }
      const change = JSON.parse(JSON.stringify(difference(base, value) ?? null))
      expect(applied(base, change)).toEqual(value)
    }),
  )
})

test('an entry may have a name that every object inherits', () => {
  for (const name of ['valueOf', '__proto__', 'constructor']) {
    const entry: object = JSON.parse(`{"${name}":{}}`)
    for (const [base, value] of [
      [{ a: entry }, { a: {} }],
      [{ a: {} }, { a: entry }],
      [{ a: entry }, { a: JSON.parse(`{"${name}":null}`) }],
    ])
      expect(JSON.stringify(applied(base, difference(base, value)))).toBe(JSON.stringify(value))
  }
})

test('says little of a large value in which little changed', () => {
  const base = Array.from({ length: 500 }, (_, index) => ({ id: index, status: 'unknown', count: 0 }))
  const value = base.map((each) => (each.id === 40 ? { ...each, status: 'completed' } : each))
  expect(JSON.stringify(difference(base, value)).length).toBeLessThan(100)
})
