import { expect, test } from 'vitest'
import { findFault } from './sentence.ts'

const ITEMS = '{count, plural, one {# item of {name}} other {# items of {name}}}'

test.each([
  ['Hello {name}', 'Hallo {name}', 'de-DE'],
  ['Read <0>all</0>', '<0>Alles</0> lesen', 'de-DE'],
  [ITEMS, '{count, plural, other {{name}の#件}}', 'ja-JP'],
  [
    ITEMS,
    '{count, plural, one {# element {name}} few {# elementy {name}} many {# elementów {name}} other {# elementu {name}}}',
    'pl-PL',
  ],
  ['{count, plural, one {One} other {# items}}', '{count, plural, one {# Stück} other {# Stück}}', 'de-DE'],
  [ITEMS, '{count, plural, one {# elemento de {name}} other {# elementos de {name}}}', 'es-ES'],
])('finds nothing wrong with %j as %j', (message, translation, tag) => {
  expect(findFault(message, translation, tag)).toBeNull()
})

test.each([
  ['Hello {name}', 'Hallo', 'de-DE', 'lacks {name}'],
  ['Hello {name}', 'Hallo {name} {place}', 'de-DE', 'has {place}, which the sentence does not have'],
  ['Read <0>all</0>', 'Alles lesen</0>', 'de-DE', 'lacks <0>'],
  [ITEMS, '{count, plural, one {# element {name}} other {# elementu {name}}}', 'pl-PL', 'lacks the plural many, few'],
  [ITEMS, '{count, plural, one {# Stück {name}}', 'de-DE', 'cannot be read: '],
])('says what is wrong with %j as %j', (message, translation, tag, fault) => {
  expect(findFault(message, translation, tag)).toContain(fault)
})
