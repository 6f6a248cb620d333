import { expect, test } from 'vitest'
import { bodyOf } from './bodies.ts'
import type { Contract, Operation, Schema } from './contract.ts'

const schemas: Record<string, Schema> = {
  Name: { type: 'string', minLength: 1, maxLength: 100, description: 'What it is called.' },
  Named: { type: 'object', required: ['name'], properties: { name: { $ref: '#/components/schemas/Name' } } },
  Tree: { type: 'object', properties: { below: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } },
}
const contract = { components: { schemas } } as unknown as Contract

function limitsOf(schema: Schema | undefined) {
  const content = schema ? { 'application/json': { schema } } : { 'application/octet-stream': {} }
  return bodyOf({ requestBody: { content } } as unknown as Operation, contract)
}

test('says of each property what bounds it, and leaves out what a form has no use for', () => {
  const properties: Record<string, Schema> = {
    name: { $ref: '#/components/schemas/Name' },
    link: { type: ['string', 'null'], format: 'uri', pattern: '^https://' },
    count: { type: 'integer', minimum: 1, maximum: 9 },
    kind: { type: 'string', enum: ['a', 'b'] },
  }
  expect(limitsOf({ type: 'object', required: ['name', 'count'], properties })).toEqual({
    name: { minLength: 1, maxLength: 100, required: true },
    link: { nullable: true, format: 'uri', pattern: '^https://' },
    count: { type: 'integer', minimum: 1, maximum: 9, required: true },
    kind: {},
  })
})

test('joins what a schema is put together from; what stands nearer wins', () => {
  const own: Schema = { properties: { name: { type: 'string', maxLength: 5 }, isNew: { type: 'boolean' } } }
  expect(limitsOf({ allOf: [{ $ref: '#/components/schemas/Named' }], ...own })).toEqual({
    name: { maxLength: 5, required: true },
    isNew: { type: 'boolean' },
  })
})

test('goes into lists, and comes to an end where one holds itself', () => {
  const names: Schema = { type: 'array', items: { $ref: '#/components/schemas/Name' } }
  expect(limitsOf({ properties: { names } })).toEqual({
    names: { type: 'array', items: { minLength: 1, maxLength: 100, required: true } },
  })
  expect(limitsOf({ $ref: '#/components/schemas/Tree' })).toEqual({ below: { type: 'array' } })
})

test('says of a body that is a list what bounds each entry', () => {
  expect(limitsOf({ type: 'array', items: { $ref: '#/components/schemas/Named' } })).toEqual({
    name: { minLength: 1, maxLength: 100, required: true },
  })
})

test('has nothing for a body without properties, and for none', () => {
  expect(limitsOf({ oneOf: [{ $ref: '#/components/schemas/Named' }] })).toBeNull()
  expect(limitsOf(undefined)).toBeNull()
})
