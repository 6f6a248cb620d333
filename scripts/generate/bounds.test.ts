import { expect, test } from 'vitest'
import { contractOf, operation } from '../testing/contract.ts'
import { boundsOf } from './bounds.ts'
import type { Schema } from './contract.ts'

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const schemas: Record<string, Schema> = {
  Fields: {
    properties: {
      teamIds: { ...ref('Ids'), 'x-manager': 'managedTeams' },
      topicId: { 'x-manager': 'any' },
      name: {},
      parts: { items: ref('Part') },
    },
  },
  Part: { properties: { contentId: { 'x-manager': 'usableContent' }, parts: { items: ref('Part') } } },
  Ids: { type: 'array' },
  Create: { oneOf: [{ allOf: [ref('Fields')] }, { allOf: [ref('Fields')] }] },
}

function bounds(schema: Schema, allow: unknown[]) {
  const called = operation('createPlaylist', {
    'x-access': { allow },
    requestBody: { content: { 'application/json': { schema } } },
  })
  const contract = contractOf({ '/playlists/': { post: called } })
  contract.components.schemas = schemas
  return boundsOf(called, contract)
}

test('finds each bounded field once, through branches, references and lists', () => {
  expect(bounds(ref('Create'), [{ manager: 'ownerTeam' }])).toEqual([
    { at: '/teamIds', bound: 'managedTeams' },
    { at: '/parts/*/contentId', bound: 'usableContent' },
  ])
})

test('finds nothing where managers may not call', () => {
  expect(bounds(ref('Create'), [{ privilege: 'playlist_write' }, 'member'])).toEqual([])
})
