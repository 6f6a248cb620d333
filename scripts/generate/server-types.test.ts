import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contractOf, operation } from '../testing/contract.ts'
import type { Contract } from './contract.ts'
import { BUNDLE, SERVER_OUT } from './paths.ts'
import { serverTypesOf } from './server-types.ts'

test('comes out the same, byte for byte, in two runs over the contract, and as it is committed', async () => {
  const contract = JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract
  const first = await serverTypesOf(contract)
  expect(await serverTypesOf(contract)).toBe(first)
  expect(readFileSync(join(SERVER_OUT, 'schema.d.ts'), 'utf8')).toBe(first)
  // The whole contract twice, beside other work.
}, 90_000)

test('promises a handler the parameters that have a default, and leaves the contract as it was', async () => {
  const schema = { type: 'integer', default: 20 }
  const list = operation('listPlaylists', {
    parameters: [
      { $ref: '#/components/parameters/Limit' } as never,
      { name: 'offset', in: 'query', schema },
      { name: 'colour', in: 'query' },
    ],
  })
  const contract = contractOf({ '/playlists/': { get: list } }, { Limit: { name: 'limit', in: 'query', schema } })
  const before = structuredClone(contract)
  const text = await serverTypesOf(contract)
  expect(text).toMatch(/\boffset: number/)
  expect(text).toMatch(/\bLimit: number/)
  expect(text).toMatch(/\bcolour\?: string/)
  expect(contract).toEqual(before)
})

test('hands binary content over as a stream', async () => {
  const media = { 'image/png': { schema: { type: 'string', format: 'binary' } } }
  const contract = contractOf({
    '/picture': { get: operation('getPicture', { responses: { '200': { content: media } } }) },
  })
  expect(await serverTypesOf(contract)).toContain('"image/png": import("node:stream").Readable')
})
