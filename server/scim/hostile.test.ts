import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readScimContract } from '../contract/read-contract.ts'
import { contractRoutes } from '../contract/routes.ts'
import { addTeam } from '../testing/people.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { filterTexts } from './filter-fixtures.ts'
import { parseFilter } from './filter-rules.ts'
import { matches, type Json } from './match-rules.ts'
import { ENTERPRISE } from './schema-rules.ts'
import { scimClient, type ScimAnswer, type ScimClient } from './scim-fixtures.ts'

/** Who may not, what is not theirs, and what nobody should send. */

let hub: TestHub
let admin: Somebody
let token: string
let provider: ScimClient

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['settings_write', 'user_write'] })
  token = (await made(['scim'])).body.token
  provider = scimClient(hub.app, token)
})
afterAll(() => hub.close())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const made = (scopes: string[], by = admin) =>
  by.post('/hub/serviceTokens', { name: 'SCIM', scopes, expiresTime: inDays(30) })
const named = { name: { givenName: 'Ada', familyName: 'Lovelace' } }
const patch = (...Operations: object[]) => ({ Operations })
const filtered = (type: 'Users' | 'Groups', filter: string) =>
  provider.get(`/${type}?count=100&filter=${encodeURIComponent(filter)}`)
const faultOf = ({ body }: ScimAnswer) => [body.status, body.scimType]

/** Every call, with what it takes. */
const CALLS = contractRoutes(readScimContract()).map(({ method, url, schema }) => ({
  method: method as 'GET',
  path: url.replace(/:\w+/, '0199d3a0-0000-7000-8000-000000000001'),
  body: schema.body
    ? { userName: 'a@b.example', displayName: 'X', ...named, Operations: [{ op: 'add', value: {} }] }
    : undefined,
}))

function everyCall(client: ScimClient): Promise<ScimAnswer[]> {
  return Promise.all(
    CALLS.map(({ method, path, body }) => client[method.toLowerCase() as 'get'](path, ...((body ? [body] : []) as []))),
  )
}

test('opens to a token of SCIM of this hub alone, and to none that has ended', async () => {
  const { id, token: deleted } = (await made(['scim'])).body
  expect((await scimClient(hub.app, deleted).get('/Users?count=0')).status).toBe(200)
  expect((await admin.delete(`/hub/serviceTokens/${id}`)).status).toBe(200)
  const service = (await made(['user_write', 'settings_write'])).body.token
  const own = (await admin.post('/me/tokens', { name: 'Mine', scopes: ['user_write', 'me'], expiresTime: inDays(1) }))
    .body
  const clients = [
    scimClient(hub.app, null),
    scimClient(hub.app, 'made-up-token-of-nobody-at-all'),
    scimClient(hub.app, deleted),
    scimClient(hub.app, service),
    scimClient(hub.app, own.token),
    scimClient(hub.app, token, 'second.localhost'),
  ]
  for (const client of clients)
    for (const { status, body, headers } of await everyCall(client)) {
      expect([status, body.status]).toEqual([401, '401'])
      expect(headers['content-type']).toContain('application/scim+json')
    }
  const { statusCode } = await hub.app.inject({
    url: '/scim/v2/Users',
    headers: { host: 'localhost', cookie: `hub_sid=${admin.secret}` },
  })
  expect(statusCode).toBe(401)
  expect((await scimClient(hub.app, token, 'nowhere.example').get('/Users')).status).toBe(421)
  hub.setNow(new Date(Date.now() + 31 * 86_400_000))
  expect((await provider.get('/Users')).status).toBe(401)
  hub.setNow(null)
  expect((await provider.get('/Users')).status).toBe(200)
})

test('opens nothing but SCIM, and is made by who may change people', async () => {
  for (const path of ['/users', '/jobs', '/topics/', '/hub/settings', '/auth/session'])
    expect((await hub.nobody.get(path, { authorization: `Bearer ${token}` })).status, path).toBe(401)
  expect((await made(['scim', 'user_read'])).body).toMatchObject({
    code: 'scope-stands-alone',
    errors: [{ pointer: '/scopes/0' }],
  })
  const keeper = await hub.person({ isAdmin: true, privileges: ['settings_write'] })
  expect((await made(['scim'], keeper)).body.code).toBe('scope-not-held')
  expect((await admin.post('/me/tokens', { name: 'Mine', scopes: ['scim'], expiresTime: inDays(1) })).status).toBe(400)
})

test('finds nobody and nothing of another hub', async () => {
  const stranger = await hub.person({ domainId: 2 })
  const foreignTeam = await addTeam(hub.context.databases, 'Foreign', 2)
  const own = (await provider.post('/Groups', { displayName: 'Own' })).body
  for (const [path, body] of [
    [`/Users/${stranger.memberId}`, { userName: stranger.email }],
    [`/Groups/${foreignTeam}`, { displayName: 'Taken over' }],
  ] as const) {
    expect((await provider.get(path)).status).toBe(404)
    expect((await provider.put(path, body)).status).toBe(404)
    expect((await provider.patch(path, patch({ op: 'replace', value: body }))).status).toBe(404)
    expect((await provider.delete(path)).status).toBe(404)
  }
  const joins = { op: 'add', path: 'members', value: [{ value: stranger.memberId }] }
  expect(faultOf(await provider.patch(`/Groups/${own.id}`, patch(joins)))).toEqual(['400', 'invalidValue'])
  expect((await provider.patch(`/Groups/${own.id}`, patch({ ...joins, op: 'remove' }))).status).toBe(204)
  const asks = { userName: 'own@scim.example', ...named, [ENTERPRISE]: { manager: { value: stranger.memberId } } }
  expect(faultOf(await provider.post('/Users', asks))).toEqual(['400', 'invalidValue'])
  for (const filter of [
    `id eq "${stranger.memberId}"`,
    `userName eq "${stranger.email}"`,
    `groups eq "${foreignTeam}"`,
  ])
    expect((await filtered('Users', filter)).body.totalResults, filter).toBe(0)
  expect(
    (await filtered('Groups', `members eq "${stranger.memberId}" or displayName eq "Foreign"`)).body.totalResults,
  ).toBe(0)
})

test('refuses filters that cannot be answered, and searches for hostile texts as texts', async () => {
  for (const filter of [
    'password pr',
    'userName gt 1',
    'active gt true',
    'meta.created eq "soon"',
    'id co "a"',
    'x eq',
    'roles eq "admin"',
    'constructor pr',
    'emails[nope eq "a"]',
    'groups[value eq "a" and value eq "b"]',
    `${'('.repeat(11)}id pr${')'.repeat(11)}`,
    `userName eq "${'x'.repeat(4_000)}"`,
  ])
    expect(faultOf(await filtered('Users', filter)), filter.slice(0, 60)).toEqual(['400', 'invalidFilter'])
  for (const value of ["' or 1=1 --", '%', '_', '\\\\', '"', "'; drop table member; --"])
    expect(
      (await filtered('Users', `userName co ${JSON.stringify(value)} and title eq ${JSON.stringify(value)}`)).body,
    ).toMatchObject({ totalResults: 0 })
  expect(faultOf(await filtered('Users', 'userName eq "\\u0000"'))).toEqual(['400', 'invalidValue'])
})

test('takes nothing that is no SCIM', async () => {
  const person = (await provider.post('/Users', { userName: 'hostile@scim.example', ...named })).body
  const path = `/Users/${person.id}`
  const before = (await provider.get(path)).body
  const bodies: [unknown, string][] = [
    ['{"Operations":[', 'invalidSyntax'],
    ['[]', 'invalidSyntax'],
    ['{"Operations":[{"op":"replace","value":{"__proto__":{"active":false}}}]}', 'invalidSyntax'],
    ['{"Operations":[{"op":"add","value":{"constructor":{"prototype":1}}}]}', 'invalidSyntax'],
    [patch(), 'invalidSyntax'],
    [patch({ op: 'destroy' }), 'invalidSyntax'],
    [patch({ op: 'remove' }), 'noTarget'],
    [patch({ op: 'replace', value: 'x' }), 'invalidValue'],
    [patch({ op: 'replace', path: 'active', value: 'maybe' }), 'invalidValue'],
    [patch({ op: 'replace', path: 'name', value: 'Ada' }), 'invalidValue'],
    [patch({ op: 'replace', path: 'title', value: { deep: { er: 1 } } }), 'invalidValue'],
    [patch({ op: 'replace', path: 'title', value: 'x'.repeat(300) }), 'invalidValue'],
    [patch({ op: 'replace', path: 'title', value: 'two\nlines' }), 'invalidValue'],
    [patch({ op: 'replace', path: 'userName', value: 'nobody' }), 'invalidValue'],
    [patch({ op: 'replace', path: 'title[value eq "a"]', value: 'x' }), 'invalidPath'],
    [patch({ op: 'replace', path: 'title eq "a"', value: 'x' }), 'invalidPath'],
    [patch({ op: 'replace', path: 'x'.repeat(1_001), value: 'x' }), 'invalidSyntax'],
    [
      patch({ op: 'replace', path: 'title', value: 'changed' }, { op: 'replace', path: 'active', value: 7 }),
      'invalidValue',
    ],
  ]
  for (const [body, scimType] of bodies)
    expect(faultOf(await provider.patch(path, body)), JSON.stringify(body).slice(0, 100)).toEqual(['400', scimType])
  for (const ignored of [{ toString: 'x', isAdmin: true, id: 'other', roles: ['admin'] }, { 'a b': 1 }])
    expect((await provider.patch(path, patch({ op: 'add', value: ignored }))).status).toBe(200)
  expect((await provider.get(path)).body).toEqual(before)
  expect(faultOf(await provider.post('/Users', { ...named }))).toEqual(['400', 'invalidSyntax'])
  expect(
    (await provider.post('/Users', { userName: 'big@scim.example', ...named, note: 'x'.repeat(1 << 20) })).status,
  ).toBe(413)
  expect((await provider.get('/Users/..%2f..%2fapi')).status).toBe(404)
  expect((await provider.post('/Users/.search', {})).body.status).toBe('404')
  expect((await provider.post('/Bulk', {})).body.status).toBe('404')
  for (const type of ['text/plain', 'application/octet-stream', 'application/x-www-form-urlencoded']) {
    const headers = { host: 'localhost', authorization: `Bearer ${token}`, 'content-type': type }
    expect(
      (await hub.app.inject({ method: 'POST', url: '/scim/v2/Users', headers, payload: 'a=b' })).statusCode,
      type,
    ).toBe(415)
  }
  const ids = Array.from({ length: 10_001 }, (_, nth) => `0199d3a0-0000-7000-8000-${String(nth).padStart(12, '0')}`)
  const { id } = (await provider.post('/Groups', { displayName: 'Many' })).body
  const many = patch({ op: 'remove', path: 'members', value: ids.map((value) => ({ value })) })
  expect(faultOf(await provider.patch(`/Groups/${id}`, many))).toEqual(['400', 'tooMany'])
  expect(
    faultOf(await provider.patch(`/Groups/${id}`, patch({ op: 'add', path: 'members', value: [{ value: 'me' }] }))),
  ).toEqual(['400', 'invalidValue'])
})

test('finds by SQL whom a direct evaluation finds', async () => {
  for (const [userName, title, active, familyName] of [
    ['ada@x.example', 'Engineer', true, 'Eng'],
    ['bob@x.example', null, false, 'Bob'],
    ['eve@x.example', 'a "b" (c)', true, 'Ada'],
  ])
    await provider.post('/Users', { userName, title, active, name: { givenName: 'Ada', familyName } })
  const all = (await provider.get('/Users?count=100')).body.Resources as Json[]
  const idsOf = (resources: readonly Json[]) => resources.map((each) => each['id'])
  await fc.assert(
    fc.asyncProperty(filterTexts, async ({ text }) => {
      const found = await filtered('Users', text)
      expect(found.status, text).toBe(200)
      expect(idsOf(found.body.Resources), text).toEqual(idsOf(all.filter((each) => matches(parseFilter(text), each))))
    }),
    { numRuns: 150 },
  )
})

test('counts calls as it does those of every token', async () => {
  const counting = await testHub({ copyOf: hub, config: { rateLimits: true } })
  const client = scimClient(counting.app, token)
  const answers = []
  for (let nth = 0; nth <= 300; nth += 1) answers.push(await client.delete('/Users/none'))
  expect(new Set(answers.slice(0, 300).map(({ status }) => status))).toEqual(new Set([404]))
  expect(answers[300]).toMatchObject({
    status: 429,
    body: { status: '429' },
    headers: { 'retry-after': expect.any(String) },
  })
  await counting.close()
})
