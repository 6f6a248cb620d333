import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerMassJobs } from '../jobs/jobs.ts'
import { newId } from '../platform/ids.ts'
import { registerErasureJobs } from '../profile/jobs.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { COURSE, launchFor, said, tokenOf, xapiClient, type Launched, type XapiClient } from './xapi-fixtures.ts'

let hub: TestHub
let launch: Launched
let system: XapiClient
let endErasures: () => void

beforeAll(async () => {
  hub = await testHub()
  await registerMassJobs(hub.context)
  endErasures = registerErasureJobs(hub.context)
  const admin = await hub.person({ isAdmin: true, privileges: ['settings_write', 'report_read'] })
  system = xapiClient(hub.app, `Bearer ${await tokenOf(admin)}`)
  launch = await launchFor(hub, await hub.person())
})
afterAll(async () => {
  endErasures()
  await hub.close()
})

const state = ({ actor, registration }: Launched, more: Record<string, string> = {}) =>
  `/activities/state?${new URLSearchParams({ activityId: COURSE, agent: JSON.stringify(actor), registration, ...more }).toString()}`
const activityProfile = (profileId: string, activityId = COURSE) =>
  `/activities/profile?${new URLSearchParams({ activityId, profileId }).toString()}`
const sha1 = (text: string) => `"${createHash('sha1').update(text).digest('hex')}"`

test('keeps a state of any media type, byte by byte', async () => {
  const path = state(launch, { stateId: 'bookmark' })
  const bytes = Buffer.from([0, 255, 10, 13])
  expect((await launch.client.put(path, bytes, { 'content-type': 'application/x-course' })).status).toBe(204)
  const { status, headers, text } = await launch.client.get(path)
  expect([status, headers['content-type']]).toEqual([200, 'application/x-course'])
  expect(headers).toMatchObject({ etag: expect.stringMatching(/^"[\da-f]{40}"$/), 'last-modified': expect.any(String) })
  expect(text.length).toBeGreaterThan(0)
  expect((await launch.client.delete(path)).status).toBe(204)
  expect((await launch.client.get(path)).status).toBe(404)
})

test('shows a page that was kept as a document to no browser as one that runs', async () => {
  const path = state(launch, { stateId: 'page' })
  await launch.client.put(path, '<script>alert(1)</script>', { 'content-type': 'text/html' })
  const { headers } = await launch.client.get(path)
  expect(headers).toMatchObject({
    'content-type': 'text/html',
    'content-security-policy': expect.stringContaining('sandbox;'),
    'x-content-type-options': 'nosniff',
  })
})

test('adds properties of JSON to a state, and to no other document', async () => {
  const path = state(launch, { stateId: 'merge' })
  expect((await launch.client.post(path, { a: 1, b: { c: 1 } })).status).toBe(204)
  expect((await launch.client.post(path, { b: 2, d: null })).status).toBe(204)
  expect((await launch.client.get(path)).body).toEqual({ a: 1, b: 2, d: null })
  expect((await launch.client.post(path, [1])).status).toBe(400)
  expect((await launch.client.post(path, '{"a":1,"a":2}')).status).toBe(400)
  expect((await launch.client.post(path, `{"a":${'['.repeat(90_000)}${']'.repeat(90_000)}}`)).status).toBe(400)
  expect((await launch.client.post(path, 'x', { 'content-type': 'text/plain' })).status).toBe(400)
  expect((await launch.client.put(path, '{x', {})).status).toBe(400)
  await launch.client.put(path, 'words', { 'content-type': 'text/plain' })
  expect((await launch.client.post(path, { a: 1 })).status).toBe(400)
})

test('lists and deletes the states of a registration', async () => {
  const fresh = await launchFor(hub, await hub.person())
  for (const stateId of ['one', 'two']) await fresh.client.put(state(fresh, { stateId }), { stateId })
  expect((await fresh.client.get(state(fresh))).body.toSorted()).toEqual(['one', 'two'])
  const later = new Date(Date.now() + 60_000).toISOString()
  expect((await fresh.client.get(state(fresh, { since: later }))).body).toEqual([])
  expect((await fresh.client.delete(state(fresh))).status).toBe(204)
  expect((await fresh.client.get(state(fresh))).body).toEqual([])
})

test('lets a package at no state of somebody else, of another registration or of another course', async () => {
  const other = await launchFor(hub, await hub.person())
  await launch.client.put(state(launch, { stateId: 'own' }), { a: 1 })
  expect((await other.client.get(state(launch, { stateId: 'own' }))).status).toBe(403)
  expect((await launch.client.get(state(launch, { stateId: 'own', registration: newId() }))).status).toBe(403)
  expect((await launch.client.put(state(launch, { stateId: 'own', activityId: 'https://x.example' }), {})).status).toBe(
    403,
  )
  const withoutOne = state(launch, { stateId: 'own' }).replace(/registration=[^&]*&/, '')
  expect((await launch.client.get(withoutOne)).body).toEqual({ a: 1 })
  expect((await other.client.get(withoutOne)).status).toBe(403)
})

test('changes a profile only for who says which one', async () => {
  const path = activityProfile('settings')
  expect((await launch.client.put(path, { a: 1 }, { 'if-none-match': '*' })).status).toBe(204)
  expect((await launch.client.put(path, { a: 2 }, { 'if-none-match': '*' })).status).toBe(412)
  expect((await launch.client.put(path, { a: 2 })).status).toBe(409)
  expect((await launch.client.put(path, { a: 2 }, { 'if-match': sha1('other') })).status).toBe(412)
  const { etag } = (await launch.client.get(path)).headers
  expect(etag).toBe(sha1('{"a":1}'))
  expect((await launch.client.put(path, { a: 2 }, { 'if-match': String(etag) })).status).toBe(204)
  expect((await launch.client.post(path, { b: 3 })).status).toBe(204)
  expect((await launch.client.get(path)).body).toEqual({ a: 2, b: 3 })
  expect((await launch.client.get(`/activities/profile?activityId=${COURSE}`)).body).toEqual(['settings'])
  expect((await launch.client.delete(path, { 'if-match': sha1('other') })).status).toBe(412)
  expect((await launch.client.delete(path)).status).toBe(204)
})

test('makes a profile once for ten that make it at the same time', async () => {
  const path = activityProfile(newId())
  const made = await Promise.all(
    Array.from({ length: 10 }, (_, nth) => launch.client.put(path, { nth }, { 'if-none-match': '*' })),
  )
  expect(made.map(({ status }) => status).toSorted()).toEqual([204, ...Array.from({ length: 9 }, () => 412)])
})

test('keeps profiles of agents apart', async () => {
  const path = (agent: object) =>
    `/agents/profile?${new URLSearchParams({ agent: JSON.stringify(agent), profileId: 'preferences' }).toString()}`
  const ada = { mbox: 'mailto:ada@example.org' }
  const body = { languagePreference: 'de' }
  expect((await system.put(path(ada), body, { 'if-none-match': '*' })).status).toBe(204)
  expect((await system.get(path({ mbox: 'mailto:grace@example.org' }))).status).toBe(404)
  expect((await launch.client.get(path(ada))).status).toBe(403)
  expect((await launch.client.put(path(launch.actor), body, { 'if-none-match': '*' })).status).toBe(204)
})

test.each([
  ['a state without its activity', '/activities/state?agent={}'],
  ['a state without its agent', `/activities/state?activityId=${COURSE}`],
  ['an activity that is no IRI', '/activities/profile?activityId=x'],
  ['an agent that is no JSON', '/agents/profile?agent=x'],
  ['an agent with two identifiers', '/agents/profile?agent={"mbox":"mailto:a@b.c","openid":"https://x.y"}'],
  [
    'a registration that is no UUID',
    `/activities/state?activityId=${COURSE}&agent={"mbox":"mailto:a@b.c"}&registration=x`,
  ],
])('refuses %s', async (_what, path) => {
  const { status, body } = await system.get(path)
  expect([status, typeof body.message]).toEqual([400, 'string'])
})

test('refuses documents that are too large, and one more than there may be', async () => {
  const activityId = `https://activities.example/${newId()}`
  const path = (name: string) => activityProfile(name, activityId)
  const large = 'x'.repeat((1 << 20) + 1)
  const plain = { 'content-type': 'text/plain', 'if-none-match': '*' }
  expect((await system.put(path('large'), large, plain)).status).toBe(413)
  await Promise.all(Array.from({ length: 500 }, (_, nth) => system.put(path(`n${nth}`), 'x', plain)))
  expect((await system.put(path('one more'), 'x', plain)).status).toBe(413)
})

test('deletes documents and credentials of who is erased, and keeps statements under an id that leads to nobody', async () => {
  const admin = await hub.person({ isAdmin: true, privileges: ['settings_write', 'user_write', 'report_read'] })
  const leaving = await hub.person()
  const left = await launchFor(hub, leaving)
  await left.client.put(state(left, { stateId: 'own' }), { a: 1 })
  const [id] = (await left.client.post('/statements', said(left))).body
  const kept = (await hub.hubCall()).db
  await admin.delete(`/users/${leaving.memberId}`)
  expect((await left.client.get(state(left, { stateId: 'own' }))).status).toBe(401)
  const erased = await admin.post(`/users/${leaving.memberId}/erasure`, { confirmation: leaving.email })
  expect(erased.status, JSON.stringify(erased.body)).toBeLessThan(300)
  const rows = await kept.selectFrom('xapi_document').selectAll().where('member_id', '=', leaving.memberId).execute()
  const credentials = await kept
    .selectFrom('xapi_credential')
    .selectAll()
    .where('member_id', '=', leaving.memberId)
    .execute()
  expect([rows, credentials]).toEqual([[], []])
  expect((await system.get(`/statements?statementId=${id}`)).body.actor).toEqual(left.actor)
})
