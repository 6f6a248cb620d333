import { expect, test } from 'vitest'
import type { Operation } from '../generate/contract.ts'
import { contractOf, operation } from '../testing/contract.ts'
import { findMisspelt } from './product-calls.ts'

const requestBody = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Draft' } } } }
const contract = contractOf({
  '/playlists/': {
    get: operation('listPlaylists', { parameters: [{ name: 'teamId', in: 'query' }] }),
    post: operation('createPlaylist', { requestBody } as Partial<Operation>),
  },
})
contract['x-tagGroups'] = [{ name: 'Admin', tags: ['playlists'] }]
contract.components.schemas['Draft'] = {
  oneOf: [{ properties: { name: {} } }, { allOf: [{ properties: { items: {} } }] }],
}
const call = { group: 'Admin', tag: 'playlists' }

test('finds nothing where all is there, in whatever branch', () => {
  const calls = [
    { ...call, op: 'GET /playlists/', query: ['teamId'] },
    { ...call, op: 'POST /playlists/', body: ['name', 'items'] },
  ]
  expect(findMisspelt(calls, contract)).toEqual([])
})

test('finds what is missing or misspelt', () => {
  const calls = [
    { ...call, op: 'GET /playlists' },
    { ...call, op: 'DELETE /playlists/' },
    { ...call, op: 'GET /playlists/', tag: 'assets', query: ['teamID'] },
    { ...call, op: 'POST /playlists/', body: ['title'], group: 'Store' },
  ]
  expect(findMisspelt(calls, contract)).toEqual([
    'GET /playlists is not in the contract. Add it to the paths of spec/openapi.yaml.',
    'DELETE /playlists/ is not in the contract. Add it to the paths of spec/openapi.yaml.',
    'GET /playlists/ has the tag playlists and not assets.',
    'GET /playlists/ has no query parameter teamID.',
    'POST /playlists/ has no field title in its body.',
    'GET /playlists/ stands under another heading of the reference than the product documents say.',
    'POST /playlists/ stands under another heading of the reference than the product documents say.',
  ])
})

test('excuses only what needs it', () => {
  const calls = [{ ...call, op: 'GET /playlists/', group: 'Store' }]
  expect(findMisspelt(calls, contract, ['GET /playlists/'])).toEqual([])
  expect(findMisspelt([], contract, ['GET /playlists/'])).toEqual([
    'GET /playlists/ is excused from its heading without need.',
  ])
})
