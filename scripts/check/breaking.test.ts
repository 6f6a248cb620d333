import { expect, test } from 'vitest'
import type { Contract, Operation, Schema } from '../generate/contract.ts'
import { contractOf, operation } from '../testing/contract.ts'
import { findBreaking, type Approved } from './breaking.ts'

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

function found(before: string, now: string, approved: Approved[] = []): string[] {
  return findBreaking([{ name: 'main', text: before }], now, approved)
}

const ADVICE =
  'It was otherwise at main: keep it, raise the major of info.version in spec/openapi.yaml, or say in spec/approved-breaks.yaml why it may change.'

test('finds nothing where nothing changed', () => expect(found(bundle(), bundle())).toEqual([]))

test('finds nothing where something came to it', () =>
  expect(found(bundle({ withLikes: false }), bundle())).toEqual([]))

test.each([
  ['a path that is gone', { withLikes: false }, 'listLikes'],
  ['a field that a request must have now', { required: ['name', 'colour'] }, 'colour'],
  ['a value that an answer may hold now', { colours: ['red', 'blue'] }, 'blue'],
])('finds %s', (_what, shape, named) => {
  const [finding, ...rest] = found(bundle(), bundle(shape))
  expect(rest).toEqual([])
  expect(finding).toContain(named)
  expect(finding).toContain(ADVICE)
})

test('sees no change where a shape is cut into parts', () => {
  const whole = JSON.parse(bundle()) as Contract
  const parted = structuredClone(whole)
  const schema = schemaOf(parted)
  parted.components.schemas['Colour'] = { type: 'object', properties: { colour: schema.properties!['colour']! } }
  delete schema.properties!['colour']
  Object.assign(schema, { allOf: [{ $ref: '#/components/schemas/Colour' }] })
  expect(found(JSON.stringify(whole), JSON.stringify(parted))).toEqual([])
  delete parted.components.schemas['Colour'].properties!['colour']
  schema.required = ['name', 'size']
  expect(found(JSON.stringify(whole), JSON.stringify(parted))).toHaveLength(1)
})

function schemaOf(contract: Contract): Schema {
  const { requestBody } = contract.paths['/playlists/']!['post'] as Operation
  return (requestBody!.content['application/json'] as { schema: Schema }).schema
}

test('lets what was not built change until it is', () => {
  const unbuilt = JSON.parse(bundle({ required: [] })) as Contract
  const { responses } = unbuilt.paths['/playlists/']!['post'] as Operation
  responses['501'] = { description: 'Not built yet.' } as object
  expect(found(JSON.stringify(unbuilt), bundle({ required: ['name'] }))).toEqual([])
  expect(found(bundle({ required: [] }), bundle({ required: ['name'] }))).toHaveLength(1)
})

test('finds that somebody may call no longer', () =>
  expect(found(bundle(), bundle({ access: { allow: ['admin'] } }))).toEqual([
    `createPlaylist: may be called by admin, and was by member. ${ADVICE}`,
  ]))

test.each([
  ['more people', { allow: ['member', { privilege: 'user_write' }] }, 'member or {"privilege":"user_write"}'],
  ['everybody', { allow: ['anyone'] }, 'anyone'],
  ["all of the hub's things", { allow: ['member'], object: 'domain' }, 'member on domain things'],
  [
    'who may call for what is named, too,',
    { allow: ['member'], also: [{ named: 'body/teamId', allow: ['admin'] }] },
    'member naming body/teamId as admin',
  ],
  ['those with a feature', { allow: ['member'], feature: 'badges' }, 'member with badges'],
])('finds that %s may call now', (_who, access, words) =>
  expect(found(bundle(), bundle({ access }))).toEqual([
    `createPlaylist: may be called by ${words}, and was by member. ${ADVICE}`,
  ]),
)

test('finds that a manager is asked for less than before: another thing, another place, only if it is there', () => {
  const as = (rule: object) => bundle({ access: { allow: [rule] } })
  const was = { manager: 'team', of: { team: 'path/teamId' } }
  const changes: [object, string][] = [
    [{ manager: 'any' }, 'manager of any'],
    [{ manager: 'ownerTeam', of: { team: 'path/teamId' } }, 'manager of ownerTeam by team in path/teamId'],
    [{ manager: 'team', of: { team: 'query/teamId' } }, 'manager of team by team in query/teamId'],
    [{ manager: 'team', of: { team: 'path/teamId?' } }, 'manager of team by team in path/teamId?'],
  ]
  for (const [rule, words] of changes)
    expect(found(as(was), as(rule))).toEqual([
      `createPlaylist: may be called by ${words}, and was by manager of team by team in path/teamId. ${ADVICE}`,
    ])
})

test('finds that who has to set up a second factor may call before', () =>
  expect(found(bundle(), bundle({ access: { allow: ['member'], enrolment: true } }))).toEqual([
    `createPlaylist: may be called by member before enrolment, and was by member. ${ADVICE}`,
  ]))

test('finds that managers may set more than before', () => {
  const managers = { allow: [{ manager: 'team', of: { team: 'path/teamId' } }] }
  const bounded = JSON.parse(bundle({ access: managers })) as Contract
  Object.assign(schemaOf(bounded).properties!['name']!, { 'x-manager': 'ownFiles' })
  expect(found(JSON.stringify(bounded), bundle({ access: managers }))).toEqual([
    `createPlaylist: holds managers to nothing, and held them to ownFiles in /name. ${ADVICE}`,
  ])
})

const opened = { operation: 'createPlaylist', what: 'may be called by anyone, and was by member' }

test('lets pass what is approved, as long as there is a reason', () => {
  const now = bundle({ access: { allow: ['anyone'] } })
  expect(found(bundle(), now, [{ ...opened, why: 'visitors make playlists' }])).toEqual([])
  expect(found(bundle(), now, [{ ...opened, why: ' ' }])).toEqual([
    'spec/approved-breaks.yaml does not say why createPlaylist may change.',
  ])
})

test('refuses an approval of what is no change any more', () =>
  expect(found(bundle(), bundle(), [{ ...opened, why: 'visitors make playlists' }])).toEqual([
    'spec/approved-breaks.yaml approves what is no change any more, take it out: createPlaylist: may be called by anyone, and was by member',
  ]))

test('finds what main had and the last commit no longer has, and says it once', () => {
  const past = [
    { name: 'main', text: bundle() },
    { name: 'the last release', text: bundle() },
  ]
  expect(findBreaking(past, bundle({ withLikes: false }), [])).toHaveLength(1)
  expect(
    findBreaking([{ name: 'main', text: bundle({ withLikes: false }) }], bundle({ withLikes: false }), []),
  ).toEqual([])
})

test('lets the parts of x-access pass that a caller never meets', () =>
  expect(found(bundle(), bundle({ access: { audit: 'CREATE', risk: ['xss'], allow: ['member'] } }))).toEqual([]))

test('lets every break pass under a new major version', () =>
  expect(found(bundle(), bundle({ version: '2.0.0', withLikes: false, required: ['name'] }))).toEqual([]))

test('tells who may call also of what is not built, and under a new major version', () => {
  const unbuilt = JSON.parse(bundle()) as Contract
  const { responses } = unbuilt.paths['/playlists/']!['post'] as Operation
  responses['501'] = { description: 'Not built yet.' } as object
  const finding = [`createPlaylist: may be called by admin, and was by member. ${ADVICE}`]
  expect(found(JSON.stringify(unbuilt), bundle({ access: { allow: ['admin'] } }))).toEqual(finding)
  expect(found(bundle(), bundle({ version: '2.0.0', access: { allow: ['admin'] } }))).toEqual(finding)
})
