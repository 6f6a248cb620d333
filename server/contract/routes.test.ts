import { expect, test } from 'vitest'
import { operations } from '../../generated/server/operations.ts'
import type { ContractDocument } from './document.ts'
import { readContract } from './read-contract.ts'
import { contractRoutes, resolverOf } from './routes.ts'

const contract = readContract()
const small = (schemas: Record<string, unknown>): ContractDocument => ({ tags: [], paths: {}, components: { schemas } })

test('binds every operation of the contract once', () => {
  const ids = contractRoutes(contract).map(({ operationId }) => operationId)
  expect(ids.toSorted()).toEqual(Object.keys(operations).toSorted())
})

test('writes a path as Fastify does, with the parameters that its methods share', () => {
  const { url, schema } = contractRoutes(contract).find(({ operationId }) => operationId === 'getMyPlaylist')!
  expect(url).toBe('/me/playlists/:playlistId')
  expect(schema.params).toMatchObject({ required: ['playlistId'] })
})

test('has a schema for what says yes in JSON alone', () => {
  const route = (id: string) => contractRoutes(contract).find(({ operationId }) => operationId === id)!
  expect(Object.keys(route('createUsers').schema.response)).toEqual(['201'])
  expect(route('uploadFile').schema.body).toEqual({ content: {} })
})

test('puts in its place what a schema refers to, and keeps what is said beside it', () => {
  const schemas = {
    Name: { type: 'string', maxLength: 10 },
    Person: { type: 'object', properties: { name: { $ref: '#/components/schemas/Name' } } },
  }
  const resolve = resolverOf(small(schemas))
  expect(resolve({ $ref: '#/components/schemas/Person', minProperties: 1 })).toEqual({
    type: 'object',
    properties: { name: { type: 'string', maxLength: 10 } },
    minProperties: 1,
  })
})

test('leaves out which schema a discriminator maps to, which the schemas say themselves', () => {
  const discriminator = { propertyName: 'type', mapping: { a: '#/components/schemas/A' } }
  expect(resolverOf(small({}))({ discriminator })).toEqual({ discriminator: { propertyName: 'type' } })
})

test('says which reference leads nowhere', () => {
  expect(() => resolverOf(small({}))({ $ref: '#/components/schemas/Gone' })).toThrow('#/components/schemas/Gone')
})
