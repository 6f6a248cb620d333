import { expect, test } from 'vitest'
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

test('finds that others may call than before', () =>
  expect(findBreaking(bundle(), bundle({ access: { allow: ['admin'] } }))).toEqual([
    'createPlaylist may be called by others than before ({"allow":["member"]} is now {"allow":["admin"]}). Raise the major of info.version in spec/openapi.yaml.',
  ]))

test('lets the parts of x-access pass that a caller never meets', () =>
  expect(findBreaking(bundle(), bundle({ access: { audit: 'CREATE', risk: ['xss'], allow: ['member'] } }))).toEqual([]))

test('lets everything pass under a new major version', () =>
  expect(findBreaking(bundle(), bundle({ version: '2.0.0', withLikes: false, access: { allow: ['admin'] } }))).toEqual(
    [],
  ))
