import { afterAll, beforeAll, expect, test } from 'vitest'
import { privileges } from '../../generated/reference.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { exampleRequests, type ExampleRequest } from '../testing/contract-examples.ts'

/** Calls that a page of another site makes the browser of an admin send, with the session that browsers add by themselves. */

let hub: TestHub
let admin: Somebody

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges })
})
afterAll(() => hub.close())

const CHANGING = exampleRequests().filter(({ method }) => !['GET', 'HEAD'].includes(method))

/** What browsers say of a page of another site, old ones and those behind a proxy that takes headers away too. */
const SITES: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'a neighbour on the same site': { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost:3000' },
  'the origin of the content': { 'sec-fetch-site': 'cross-site', origin: 'http://content.localhost:3001' },
  'a page without an origin': { 'sec-fetch-site': 'cross-site', origin: 'null' },
  'an old browser on another site': { origin: 'https://evil.example' },
  'an old browser on another port': { origin: 'http://localhost:3001' },
  'an old browser on another scheme': { origin: 'https://localhost:3000' },
  'an old browser on a name that begins so': { origin: 'http://localhost:3000.evil.example' },
  'an old browser on a page without an origin': { origin: 'null' },
  'one that lies in an empty header': { 'sec-fetch-site': '', origin: 'http://localhost:3000' },
}

/** What a form, a beacon and a picture can send without asking the hub first, and what a script would send. */
const TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', 'text/plain', 'application/json']

function send(request: ExampleRequest, headers: Record<string, string>, type: string | null) {
  return hub.app.inject({
    method: request.method as 'POST',
    url: `/api${request.path}`,
    headers: { host: 'localhost:3000', ...headers, ...(type ? { 'content-type': type } : {}) },
    ...(type ? { payload: JSON.stringify(request.body ?? {}) } : {}),
  })
}

test.each(Object.entries(SITES))('from %s change nothing, whatever they call', async (_, headers) => {
  const taken: string[] = []
  for (const request of CHANGING) {
    const answer = await send(request, { ...headers, cookie: `hub_sid=${admin.secret}` }, request.contentType)
    if (answer.statusCode !== 403) taken.push(`${request.id}: ${answer.statusCode}`)
  }
  expect(taken).toEqual([])
  expect(CHANGING.length).toBeGreaterThan(100)
})

/** Of an old browser, or one behind a proxy that takes headers away. */
test('that say nothing of where they come from change nothing, where a browser sends them without asking first', async () => {
  const taken: string[] = []
  const headers = { cookie: `hub_sid=${admin.secret}` }
  for (const request of CHANGING.filter(({ method }) => method === 'POST'))
    for (const type of [null, ...TYPES.slice(0, 3), 'text/plain, application/json', 'application/json, text/plain']) {
      const answer = await send(request, headers, type)
      if (answer.statusCode !== 403) taken.push(`${request.id} as ${type}: ${answer.statusCode}`)
    }
  expect(taken).toEqual([])
})

test.each(TYPES.slice(0, 3))('in a form of %s are taken from nobody, so that none signs somebody in', async (type) => {
  const taken: string[] = []
  for (const request of CHANGING.filter(({ contentType }) => contentType?.endsWith('json'))) {
    const { statusCode, headers } = await send(request, { 'sec-fetch-site': 'cross-site' }, type)
    if (![401, 404, 415].includes(statusCode) || headers['set-cookie'])
      taken.push(`${request.id}: ${statusCode} ${String(headers['set-cookie'])}`)
  }
  expect(taken).toEqual([])
})

test('are not allowed to any other origin that asks before', async () => {
  const allowed: string[] = []
  for (const { id, path, method } of exampleRequests()) {
    const { statusCode, headers } = await hub.app.inject({
      method: 'OPTIONS',
      url: `/api${path}`,
      headers: {
        host: 'localhost:3000',
        origin: 'https://evil.example',
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type, if-match',
      },
    })
    const says = Object.keys(headers).filter((each) => each.startsWith('access-control-'))
    if (says.length || statusCode < 400) allowed.push(`${id}: ${statusCode} ${says.join()}`)
  }
  expect(allowed).toEqual([])
})

test('would notice: a program that has the cookie is let in with what no page can send', async () => {
  const cookie = `hub_sid=${admin.secret}`
  const request = CHANGING.find(({ id }) => id === 'createTopic')!
  const named = { ...request, body: { name: 'By a program' } }
  expect((await send(named, { cookie }, 'application/json; charset=utf-8')).statusCode).toBe(201)
  const bare = CHANGING.find(({ id }) => id === 'resetTopicRanks')!
  expect((await send(bare, { cookie, 'idempotency-key': 'one' }, 'application/json')).statusCode).toBe(200)
})

test('would notice: the same calls from the hub itself come further', async () => {
  const headers = { 'sec-fetch-site': 'same-origin', cookie: `hub_sid=${admin.secret}` }
  const request = CHANGING.find(({ id }) => id === 'createTopic')!
  expect((await send(request, headers, 'application/json')).statusCode).toBe(201)
})
