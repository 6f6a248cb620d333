import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addAsset } from '../assets/asset-fixtures.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { problem } from '../testing/client.ts'
import { forwardStatements } from './forwarding-service.ts'
import { tokenOf, xapiClient, type XapiClient } from './xapi-fixtures.ts'

/** Statements on their way to a record store of others, which here is that of the second hub. */

interface Asked {
  method: string
  headers: Record<string, string>
  body?: string
}

const { other } = vi.hoisted(() => ({
  other: { answer: (_url: string, _asked: unknown) => Promise.resolve(new Response()) },
}))
vi.mock('../platform/guarded-fetch.ts', async (original) => ({
  ...(await original<object>()),
  guardedRequest: (url: string, asked: unknown) => other.answer(url, asked),
}))

let hub: TestHub
let admin: Somebody
let sender: XapiClient
let reader: XapiClient
let store: { endpoint: string; username: string; password: string; isOn: boolean }
let sent: number

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['settings_write', 'report_read'] })
  sender = xapiClient(hub.app, `Bearer ${await tokenOf(admin)}`)
  const elsewhere = await hub.person({ domainId: 2, isAdmin: true, privileges: ['settings_write', 'report_read'] })
  const password = await tokenOf(elsewhere)
  reader = xapiClient(hub.app, `Bearer ${password}`, 'second.localhost')
  store = { endpoint: 'https://records.example/xapi', username: 'hub', password, isOn: true }
})
beforeEach(() => {
  sent = 0
  later = new Date(later.getTime() + 300_000)
  other.answer = reached
})
afterEach(async () => {
  hub.setNow(null)
  await admin.delete('/hub/recordStore')
})
afterAll(() => hub.close())

async function reached(url: string, asked: unknown): Promise<Response> {
  const { method, headers, body } = asked as Asked
  if (method === 'POST') sent += 1
  const path = url.replace('https://records.example/xapi', '')
  const answer = await reader.send(method, path, { ...headers, host: 'second.localhost' }, body)
  return new Response(answer.text || null, { status: answer.status, headers: { 'x-experience-api-version': '1.0.3' } })
}

/** Each test has a time of its own, so that none forwards what another one stored. */
let later = new Date(Date.now() - 3_600_000)
const about = (id: string) => ({
  id,
  actor: { mbox: 'mailto:ada@example.org' },
  verb: { id: 'http://adlnet.gov/expapi/verbs/attempted' },
  object: { id: 'https://activities.example/knots' },
})
const connect = async (more: object = {}) => admin.put('/hub/recordStore', { ...store, ...more })
const settings = async () => (await admin.get('/hub/recordStore')).body
const forward = async () => forwardStatements(await hub.hubCall())

/** Moves the clock so that what is stored is over when it is forwarded. */
async function connectBefore(): Promise<void> {
  hub.setNow(new Date(later.getTime() - 60_000))
  expect((await connect()).status).toBe(200)
  hub.setNow(later)
}

test('forwards what was sent and what was learned since it was connected, once and in order', async () => {
  await sender.post('/statements', about(newId()))
  await connectBefore()
  const learner = await hub.person()
  const asset = await addAsset((await hub.hubCall()).db, { markAsDone: 'manual' })
  await learner.post(`/me/assets/${asset}/launch`)
  const id = newId()
  hub.setNow(new Date(later.getTime() + 1_000))
  await sender.post('/statements', about(id))
  await forward()
  await forward()
  expect(sent).toBe(1)
  const { statements } = (await reader.get('/statements?ascending=true')).body
  expect(statements.map((each: { verb: { id: string } }) => each.verb.id.split('/').at(-1))).toEqual([
    'open',
    'attempted',
  ])
  expect(statements[1]).toMatchObject({ id, actor: about(id).actor })
  expect(await settings()).toMatchObject({
    isOn: true,
    fault: null,
    failedTime: null,
    refusedCount: 0,
    forwardedTime: expect.any(String),
  })
  expect(await settings()).not.toHaveProperty('password')
})

test('waits where the store does not answer, and then sends what waited', async () => {
  await connectBefore()
  const id = newId()
  await sender.post('/statements', about(id))
  other.answer = () => Promise.reject(new Error('connect ECONNREFUSED'))
  await forward()
  expect(await settings()).toMatchObject({ fault: 'connect ECONNREFUSED', failedTime: later.toISOString() })
  other.answer = reached
  await forward()
  expect(sent).toBe(0)
  hub.setNow(new Date(later.getTime() + 61_000))
  await forward()
  expect((await reader.get(`/statements?statementId=${id}`)).status).toBe(200)
  expect(await settings()).toMatchObject({ fault: null, failedTime: null })
})

test('passes over what the store never takes, and counts it', async () => {
  await connectBefore()
  const [known, fresh] = [newId(), newId()]
  await reader.put(`/statements?statementId=${known}`, { ...about(known), verb: { id: 'https://verbs.example/other' } })
  await sender.post('/statements', [about(known), about(fresh)])
  await forward()
  expect((await reader.get(`/statements?statementId=${fresh}`)).status).toBe(200)
  expect(await settings()).toMatchObject({ refusedCount: 1, fault: null })
})

test('sends no batch twice when two processes are at it', async () => {
  await connectBefore()
  await sender.post('/statements', about(newId()))
  await Promise.all([forward(), forward()])
  expect(sent).toBe(1)
})

test('is asked before it is kept, and needs its password again for another address', async () => {
  other.answer = async () => new Response(null, { status: 401 })
  expect(await connect()).toEqual(problem(400, 'record-store-not-usable'))
  expect(await settings()).toMatchObject({ endpoint: null, isOn: false })
  expect((await connect({ isOn: false })).status).toBe(200)
  const noAddress = await connect({ isOn: false, endpoint: 'https://[v1.x]/xapi' })
  expect(noAddress).toEqual(problem(400, 'record-store-not-usable'))
  const { password: _, ...without } = store
  expect((await admin.put('/hub/recordStore', { ...without, isOn: false })).status).toBe(200)
  const elsewhere = { ...without, isOn: false, endpoint: 'https://elsewhere.example/xapi' }
  expect(await admin.put('/hub/recordStore', elsewhere)).toEqual(problem(400, 'record-store-password-missing'))
  await forward()
  expect(sent).toBe(0)
})

test('goes to no address inside', async () => {
  const { guardedRequest } =
    await vi.importActual<typeof import('../platform/guarded-fetch.ts')>('../platform/guarded-fetch.ts')
  other.answer = (url, asked) => guardedRequest(url, asked as Asked)
  for (const endpoint of [
    'https://127.0.0.1/xapi',
    'https://[::1]/xapi',
    'https://localhost/xapi',
    'https://169.254.169.254/',
  ])
    expect(await connect({ endpoint })).toEqual(problem(400, 'record-store-not-usable'))
  expect((await connect({ endpoint: 'http://records.example/xapi' })).status).toBe(400)
})

test('tells admins of the settings alone, and of each change', async () => {
  expect((await (await hub.person()).get('/hub/recordStore')).status).toBe(403)
  const stale = await hub.person({ isAdmin: true, privileges: ['settings_write'], isProofOld: true })
  expect(await stale.put('/hub/recordStore', store)).toEqual(problem(403, 'step-up-required'))
  await connect()
  const { body } = await admin.get('/hub/audit?limit=5')
  expect(body.items[0]).toMatchObject({ action: 'UPDATE' })
  expect(JSON.stringify(body.items[0])).toContain('records.example')
  expect(JSON.stringify(body)).not.toContain(store.password)
})
