import { expect, test } from 'vitest'
import type { CustomField } from '../../../generated/client/model/customField.ts'
import { isAsked, isMissing, refusedById, savedValues, valuesOf } from './custom-values.ts'

const field = (id: string, about: Partial<CustomField> = {}): CustomField => ({
  id,
  label: id,
  hint: null,
  type: 'text',
  options: [],
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
  const typed = { a: { value: 'new' }, d: { value: '' }, unknown: { value: 'x' } }
  expect(valuesOf(fields, typed)).toEqual([
    { id: 'a', value: 'new' },
    { id: 'b', value: 'kept' },
    { id: 'c', value: null },
    { id: 'd', value: null },
  ])
})

test('has a text for each field, and an empty one for nothing', () => {
  expect(savedValues([field('a', { value: 'old' }), field('b')])).toEqual({ a: { value: 'old' }, b: { value: '' } })
})

test('finds the field that was refused', () => {
  const sent = [
    { id: 'a', value: 'x' },
    { id: 'b', value: null },
  ]
  const refusal = { title: 'No', text: 'Try again.', fields: { 'fields.1.value': 'Fill this in.', name: 'Taken.' } }
  expect(refusedById(refusal, sent).fields).toEqual({ 'fields.b.value': 'Fill this in.', name: 'Taken.' })
})
