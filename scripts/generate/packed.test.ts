import { expect, test } from 'vitest'
import { contractOf, operation } from '../testing/contract.ts'
import { operationsOf, type Parameter, type Schema } from './contract.ts'
import { packedUnless } from './packed.ts'

const ID: Parameter = { name: 'listId', in: 'path', schema: { type: 'string', format: 'uuid' } }
const WORD: Parameter = { name: 'search', in: 'query', schema: { type: 'string', maxLength: 200 } }
const CHOSEN: Parameter = {
  name: 'order',
  in: 'query',
  schema: { type: 'array', items: { type: 'string', enum: ['newest', 'oldest'] } },
}

/** What the rule says of a list whose items have these fields. */
function ruleOf(fields: Record<string, Schema>, parameters: Parameter[] = [ID]): string[] | null {
  const schema = {
    type: 'object',
    properties: { items: { type: 'array', items: { $ref: '#/components/schemas/Item' } } },
  }
  const responses = { '200': { content: { 'application/json': { schema } } } }
  const contract = contractOf({ '/lists/{listId}': { get: operation('listIt', { parameters, responses }) } })
  contract.components.schemas['Item'] = { properties: { ...fields, parent: { $ref: '#/components/schemas/Item' } } }
  return packedUnless(operationsOf(contract)[0]!, contract)
}

const name: Schema = { type: ['string', 'null'] }

test('lets answers be compressed that hold no secret, where a link can put no words into the call', () => {
  expect(ruleOf({ name })).toEqual([])
  expect(ruleOf({ name }, [ID, CHOSEN])).toEqual([])
  // Whether there is one is none.
  expect(ruleOf({ hasPassword: { type: 'boolean' }, recoveryCodesLeft: { type: 'integer' } })).toEqual([])
})

test('names the parameters that take any words', () => {
  expect(ruleOf({ name }, [ID, CHOSEN, WORD])).toEqual(['search'])
})

test('never lets those be compressed that hold a secret or an address made for somebody, or whose path takes any words', () => {
  for (const secret of ['authToken', 'clientSecret', 'url', 'downloadUrl'])
    expect(ruleOf({ [secret]: name })).toBe(null)
  expect(ruleOf({ word: { type: 'string', format: 'password' } })).toBe(null)
  expect(ruleOf({ name }, [{ ...WORD, in: 'path' }])).toBe(null)
})

test('says nothing of calls that change something or answer no JSON', () => {
  const file = operation('getIt', { responses: { '200': { content: { 'text/csv': {} } } } })
  const contract = contractOf({ '/a': { post: operation('makeIt'), get: file } })
  expect(operationsOf(contract).map((located) => packedUnless(located, contract))).toEqual([null, null])
})
