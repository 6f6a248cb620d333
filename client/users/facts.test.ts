import { expect, test } from 'vitest'
import { changedFacts, factValues } from './facts.ts'

const saved = factValues([
  { attribute: 'department', value: 'Sales', source: 'provider', updatedTime: '2026-11-01T08:00:00.000Z' },
  { attribute: 'city', value: 'Bonn', source: 'admin', updatedTime: '2026-11-01T08:00:00.000Z' },
])

test('has a field for each attribute, empty where nothing is known', () => {
  expect(saved['department']).toEqual({ value: 'Sales' })
  expect(saved['extendedAttribute10']).toEqual({ value: '' })
})

test('sends only what was changed, and takes away what was emptied', () => {
  expect(changedFacts(saved, saved)).toEqual([])
  // What is empty is null where the form sends it.
  const typed = { ...saved, city: { value: ' ' }, country: { value: null }, jobTitle: { value: ' Trainer ' } }
  expect(changedFacts(saved, typed)).toEqual([
    { attribute: 'city', value: null },
    { attribute: 'jobTitle', value: 'Trainer' },
  ])
})
