import { expect, test } from 'vitest'
import { isAsked, isMissing, readTyped, refusedField, valuesOf, writeTyped } from './custom-values.ts'

const field = (id: string, about: object = {}) => ({
  id,
  label: id,
  hint: null,
  is_required: false,
  value: null,
  ...about,
})

test('misses a required field alone, and only while it is empty', () => {
  expect(isMissing([field('a'), field('b', { is_required: true, value: 'x' })])).toBe(false)
  expect(isMissing([field('a'), field('b', { is_required: true })])).toBe(true)
})

test('asks again for what is required, and for a name only where it was not put off', () => {
  const named = { openCompleteProfile: true, userCustomFields: [field('a')] }
  const missing = { openCompleteProfile: true, userCustomFields: [field('a', { is_required: true })] }
  expect([isAsked(named, false), isAsked(named, true)]).toEqual([true, false])
  expect([isAsked(missing, false), isAsked(missing, true)]).toEqual([true, true])
  expect(isAsked({ ...missing, openCompleteProfile: false }, false)).toBe(false)
})

test('sends every field: what was typed, what is saved, and null for nothing', () => {
  const fields = [
    field('a', { value: 'old' }),
    field('b', { value: 'kept' }),
    field('c'),
    field('d', { value: 'gone' }),
  ]
  expect(valuesOf(fields, { a: ' new ', d: '  ', unknown: 'x' })).toEqual([
    { id: 'a', value: 'new' },
    { id: 'b', value: 'kept' },
    { id: 'c', value: null },
    { id: 'd', value: null },
  ])
})

test('keeps what was typed until it is as it was saved', () => {
  const once = writeTyped({}, 'a', 'new', 'old')
  expect(readTyped(once)).toEqual({ a: 'new' })
  const twice = writeTyped(readTyped(once), 'b', '', 'there')
  expect(readTyped(twice)).toEqual({ a: 'new', b: '' })
  expect(writeTyped({ a: 'new' }, 'a', 'old', 'old')).toBe('')
})

test.each(['', 'no json', 'null', '[1]', '{"a":1}'])('reads nothing from %j', (text) => {
  expect(readTyped(text)).toEqual({})
})

test('finds the field that was refused', () => {
  const fields = [field('a'), field('b')]
  expect(refusedField(fields, ['fields/1/value'])).toBe('b')
  expect(refusedField(fields, ['fields'])).toBeUndefined()
  expect(refusedField(fields, ['fields/7/value'])).toBeUndefined()
})
