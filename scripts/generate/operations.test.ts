import { expect, test } from 'vitest'
import { contractOf, operation } from '../testing/contract.ts'
import { operationsOf } from './contract.ts'
import { operationsModule, rowOf } from './operations.ts'

const limit = { name: 'limit', in: 'query' }
const contract = contractOf(
  {
    '/playlists/': {
      post: operation('createPlaylist', {
        'x-access': { allow: [{ privilege: 'playlist_write' }] },
        'x-max-body': 5_000,
        requestBody: { content: { 'application/json': {} } },
        responses: { '201': {}, '400': {} },
      }),
      get: operation('listPlaylists', {
        parameters: [
          { $ref: '#/components/parameters/Limit' } as never,
          { name: 'colour', in: 'query' },
          { name: 'If-None-Match', in: 'header' },
        ],
      }),
    },
    '/playlists/{playlistId}': {
      delete: operation('deletePlaylist', { parameters: [{ name: 'playlistId', in: 'path' }] }),
    },
  },
  { Limit: limit },
)

test('goes through the operations in the order of the paths and takes nothing else of a path for one', () => {
  const withParameters = {
    ...contract,
    paths: { '/a': { parameters: [limit], summary: 'A path', ...contract.paths['/playlists/'] }, '/b': {} },
  }
  expect(operationsOf(contract).map(({ path, method }) => `${method} ${path}`)).toEqual([
    'get /playlists/',
    'post /playlists/',
    'delete /playlists/{playlistId}',
  ])
  expect(operationsOf(withParameters)).toHaveLength(2)
})

test('gives the names of the query parameters, in place or shared, and of no others', () => {
  expect(operationsOf(contract).map((located) => rowOf(located, contract).query)).toEqual([['limit', 'colour'], [], []])
})

test('gives what the guards and the metrics need', () => {
  expect(rowOf(operationsOf(contract)[1]!, contract)).toEqual({
    method: 'POST',
    path: '/playlists/',
    noun: 'playlists',
    tag: 'playlists',
    summary: 'Do it',
    rate: 'read',
    access: { allow: [{ privilege: 'playlist_write' }] },
    sessionOnly: false,
    query: [],
    statuses: [201, 400],
    problems: [],
    body: ['application/json'],
    maxBody: 5_000,
  })
})

test.each([
  ['nothing of its own', undefined, false],
  ['a session alone', [{ session: [] }], true],
  ['a session or a token', [{ session: [] }, { token: [] }], false],
  ['nobody signed in', [], false],
])('tells whether an operation that asks for %s is for a browser alone', (_what, security, sessionOnly) => {
  const located = { path: '/x', method: 'get' as const, operation: operation('getX', security ? { security } : {}) }
  expect(rowOf(located, contract).sessionOnly).toBe(sessionOnly)
})

test('groups the operations by noun and comes out the same in every run', () => {
  const text = operationsModule(contract)
  expect(text).toContain("  playlists: 'listPlaylists' | 'createPlaylist' | 'deletePlaylist'\n")
  expect(operationsModule(structuredClone(contract))).toBe(text)
})
