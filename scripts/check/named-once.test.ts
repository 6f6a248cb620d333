import { expect, test } from 'vitest'
import type { Schema } from '../generate/contract.ts'
import { contractOf } from '../testing/contract.ts'
import { findNamesakes, findTwins } from './named-once.ts'

function contract(schemas: Record<string, Schema>) {
  return { components: { ...contractOf({}).components, schemas } }
}

const made = (description: string) => ({
  type: 'object',
  description,
  required: ['id', 'on'],
  properties: { id: {}, on: {} },
})

test('finds a shape with two names, whatever is said of it and in whatever order', () => {
  const other = { ...made('Another.'), required: ['on', 'id'], properties: { on: {}, id: {} } }
  expect(findTwins(contract({ Made: made('One.'), Done: other }))).toEqual([
    'Done, Made are one shape. Keep one of them, in spec/common/schemas if several nouns need it.',
  ])
})

test('lets pass what differs, and texts that only share their bounds', () => {
  const differs = { ...made('One.'), required: ['id'] }
  const word = { type: 'string', maxLength: 5 }
  expect(findTwins(contract({ Made: made('One.'), Done: differs, FirstName: word, LastName: word }))).toEqual([])
})

test('excuses only what needs it', () => {
  const twins = contract({ Made: made('One.'), Done: made('Two.') })
  expect(findTwins(twins, ['Done, Made'])).toEqual([])
  expect(findTwins(contract({}), ['Done, Made'])).toEqual(['Done, Made are excused without need.'])
})

test('finds a name that is both a schema and a parameter', () => {
  const parameters = { Limit: { name: 'limit', in: 'query' }, Topic: { name: 'topic', in: 'query' } }
  const { components } = contract({ Topic: {} })
  expect(findNamesakes({ components: { ...components, parameters } })).toEqual([
    'Topic is a schema and a parameter. Rename the file of the parameter.',
  ])
})
