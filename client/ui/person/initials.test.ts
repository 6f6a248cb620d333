import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada maria lovelace', 'AL'],
  ['Ada', 'A'],
  ['  Ada   Lovelace ', 'AL'],
  ['👩‍🔬 Lab', '👩‍🔬L'],
  ['Ada 🇸🇪', 'A🇸🇪'],
  ['É́lan Vital', 'É́V'],
  ['1️⃣ Team', '1️⃣T'],
  ['Ärzte ohne Grenzen', 'ÄG'],
  ['', ''],
])('%j gets %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
