import { expect, test } from 'vitest'
import type { Contract, Operation, Schema } from '../generate/contract.ts'
import { contractOf, operation } from '../testing/contract.ts'
import { findBreaking } from './breaking.ts'

interface Shape {
  version?: string
  access?: object
  required?: string[]
  colours?: string[]
  withLikes?: boolean
}

function bundle({
  version = '1.2.0',
  access = { allow: ['member'] },
  required = ['name'],
  colours = ['red'],
  withLikes = true,
}: Shape = {}): string {
  const draft = { type: 'object', required, properties: { name: { type: 'string' }, colour: { type: 'string' } } }
  const create = operation('createPlaylist', {
    requestBody: { required: true, content: { 'application/json': { schema: draft } } },
    responses: {
      '200': { description: 'Made.', content: { 'application/json': { schema: { type: 'string', enum: colours } } } },
    } as never,
    'x-access': access,
  })
  const contract = contractOf({
    '/playlists/': { post: create },
    ...(withLikes ? { '/likes/': { get: operation('listLikes') } } : {}),
  })
  return JSON.stringify({ ...contract, info: { ...contract.info, version } })
}

test('finds nothing where nothing changed', () => expect(findBreaking(bundle(), bundle())).toEqual([]))

test('finds nothing where something came to it', () =>
  expect(findBreaking(bundle({ withLikes: false }), bundle())).toEqual([]))

test.each([
  ['a path that is gone', { withLikes: false }, '/likes/'],
  ['a field that a request must have now', { required: ['name', 'colour'] }, 'colour'],
  ['a value that an answer may hold now', { colours: ['red', 'blue'] }, 'blue'],
])('finds %s', (_what, shape, named) => {
  const [finding, ...rest] = findBreaking(bundle(), bundle(shape))
  expect(rest).toEqual([])
  expect(finding).toMatch(
    /^The contract breaks its callers\. Keep what they use, or raise the major of info\.version in spec\/openapi\.yaml:\n/,
  )
  expect(finding).toContain(named)
})

test('sees no change where a shape is cut into parts', () => {
  const whole = JSON.parse(bundle()) as Contract
  const parted = structuredClone(whole)
  const schema = schemaOf(parted)
  parted.components.schemas['Colour'] = { type: 'object', properties: { colour: schema.properties!['colour']! } }
  delete schema.properties!['colour']
  Object.assign(schema, { allOf: [{ $ref: '#/components/schemas/Colour' }] })
  expect(findBreaking(JSON.stringify(whole), JSON.stringify(parted))).toEqual([])
  delete parted.components.schemas['Colour'].properties!['colour']
  schema.required = ['name', 'size']
  expect(findBreaking(JSON.stringify(whole), JSON.stringify(parted))).toHaveLength(1)
})

function schemaOf(contract: Contract): Schema {
  const { requestBody } = contract.paths['/playlists/']!['post'] as Operation
  return (requestBody!.content['application/json'] as { schema: Schema }).schema
}

test('lets what was not built change until it is', () => {
  const unbuilt = JSON.parse(bundle({ required: [] })) as Contract
  const { responses } = unbuilt.paths['/playlists/']!['post'] as Operation
  responses['501'] = { description: 'Not built yet.' } as object
  expect(findBreaking(JSON.stringify(unbuilt), bundle({ required: ['name'], access: { allow: ['admin'] } }))).toEqual(
    [],
  )
  expect(findBreaking(bundle({ required: [] }), bundle({ required: ['name'] }))).toHaveLength(1)
})

test('finds that somebody may call no longer', () =>
  expect(findBreaking(bundle(), bundle({ access: { allow: ['admin'] } }))).toEqual([
    'createPlaylist may no longer be called by all who could ("member" {} is now "admin" {}). Raise the major of info.version in spec/openapi.yaml.',
  ]))

test('lets more people call than before', () =>
  expect(findBreaking(bundle(), bundle({ access: { allow: ['member', { privilege: 'user_write' }] } }))).toEqual([]))

test('lets the parts of x-access pass that a caller never meets', () =>
  expect(findBreaking(bundle(), bundle({ access: { audit: 'CREATE', risk: ['xss'], allow: ['member'] } }))).toEqual([]))

test('lets everything pass under a new major version', () =>
  expect(findBreaking(bundle(), bundle({ version: '2.0.0', withLikes: false, access: { allow: ['admin'] } }))).toEqual(
    [],
  ))
