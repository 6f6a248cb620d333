import { expect, test } from 'vitest'
import { contractOf, operation } from '../testing/contract.ts'
import { findUnbuilt } from './not-implemented.ts'

const unbuilt = { responses: { '200': {}, '501': {} } }
const contract = contractOf({
  '/badges/': { get: operation('listBadges', { ...unbuilt, 'x-noun': 'badges' }), post: operation('createBadge') },
})

test('lets wait what had no handler before either', () => {
  expect(findUnbuilt(['listBadges', 'createBadge'], contract)).toEqual([])
})

test('finds an operation that is new without a handler, or lost the one it had', () => {
  expect(findUnbuilt([], contract)).toEqual([
    'listBadges has no handler. Write async listBadges({ call, respond }) in server/badges/handlers.ts.',
  ])
})
