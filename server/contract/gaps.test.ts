import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../generated/server/operations.ts'
import { handlers } from '../handlers.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { routeOf } from '../bind.ts'
import { noLimits } from './rate-limit.ts'

/** Holds shut what Fastify and its OpenAPI plugin leave open. Each of these passed unchecked, or failed late, without the binding. */

let hub: TestHub
let admin: Somebody

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write'] })
})
afterAll(() => hub.close())

test('asks who it is before it looks at the input', async () => {
  expect((await hub.nobody.get('/me/playlists/?limit=nonsense')).status).toBe(401)
  expect((await hub.nobody.post('/playlists/', { name: 5 })).status).toBe(401)
})

test('takes a body as it is written and coerces nothing', async () => {
  const answer = await admin.post('/playlists/', { name: 5 })
  expect(answer.status).toBe(400)
  expect(answer.headers['content-type']).toBe('application/problem+json')
  expect(answer.body).toMatchObject({ code: 'bad-input', errors: [{ pointer: '/name' }] })
})

test('refuses unknown fields with a pointer instead of dropping them', async () => {
  const answer = await admin.post('/playlists/', { name: 'A', isAdmin: true })
  expect(answer.body).toMatchObject({
    status: 400,
    errors: [{ pointer: '/isAdmin', message: 'is not a field of this call' }],
  })
})

test('refuses unknown, empty and doubled query parameters', async () => {
  for (const [query, pointer] of [
    ['colour=red', 'query/colour'],
    ['limit=', 'query/limit'],
    ['limit=5&limit=6', 'query/limit'],
    ['limit=101', 'query/limit'],
    ['offset=-1', 'query/offset'],
  ]) {
    const answer = await admin.get(`/me/playlists/?${query}`)
    expect([query, answer.status, answer.body.errors?.[0].pointer]).toEqual([query, 400, pointer])
  }
})

test('refuses path ids that are none', async () => {
  expect((await admin.get('/me/playlists/17')).body).toMatchObject({
    status: 400,
    errors: expect.arrayContaining([expect.objectContaining({ pointer: 'path/playlistId' })]),
  })
})

describe('content types', () => {
  const body = '{"name":"A playlist"}'
  test.each([
    ['application/json', body, 201],
    ['application/json; charset=utf-8', body, 201],
    ['APPLICATION/JSON', body, 201],
    ['text/plain', body, 415],
    ['text/plain; charset=utf-8', body, 415],
    ['application/xml', body, 415],
    ['application/x-www-form-urlencoded', 'name=A', 415],
    ['multipart/form-data; boundary=x', body, 415],
    ['application/octet-stream', body, 415],
    ['application/json\ta', body, 415],
    ['', body, 415],
    ['application/json', '', 400],
  ])('answers %j with a body of %j by %d', async (type, payload, status) => {
    const answer = await hub.app.inject({
      method: 'POST',
      url: '/api/playlists/',
      headers: {
        host: 'localhost:3000',
        cookie: `hub_sid=${admin.secret}`,
        'sec-fetch-site': 'same-origin',
        ...(type ? { 'content-type': type } : {}),
      },
      payload,
    })
    expect(answer.statusCode).toBe(status)
  })

  test('refuses a body that the call does not take, and minds no media type without one', async () => {
    const path = `/me/playlists/${newId()}/save`
    expect((await admin.put(path, { isSaved: true })).body).toMatchObject({ status: 400, code: 'bad-input' })
    const answer = await admin.put(path, undefined, { 'content-type': 'application/json' })
    expect(answer.status).toBe(404)
  })

  test('refuses a call without the body that it needs', async () => {
    expect((await admin.post('/playlists/')).status).toBe(400)
  })

  test('refuses a body of broken JSON', async () => {
    const answer = await admin.post('/playlists/', Buffer.from('{"name":'), { 'content-type': 'application/json' })
    expect(answer.body).toMatchObject({ status: 400, code: 'bad-input', detail: 'The body is not valid JSON.' })
  })

  test('refuses a body that is too large', async () => {
    expect((await admin.post('/playlists/', { name: 'x'.repeat(300_000) })).status).toBe(413)
  })
})

test('says which methods a path takes', async () => {
  const answer = await admin.delete('/me/playlists/')
  expect(answer.body).toMatchObject({ status: 405, code: 'method-not-allowed' })
  expect(answer.headers['allow']).toBe('GET')
})

test('serves a path with and without its closing slash', async () => {
  expect((await admin.get('/me/playlists')).status).toBe(200)
  expect((await admin.get('/me/playlists/')).status).toBe(200)
})

test('says so when there is no such call', async () => {
  expect((await admin.get('/me/nothing')).body).toMatchObject({ status: 404, code: 'no-such-call' })
})

test('says of a deprecated call since when, until when and what stands in its place, whatever it answers', async () => {
  const id = newId()
  const { status, headers } = await admin.get(`/me/playlists/${id}/details`)
  expect(status).toBe(404)
  expect(headers).toMatchObject({
    deprecation: `@${Date.UTC(2026, 10, 23) / 1000}`,
    sunset: 'Fri, 31 Dec 2027 23:59:59 GMT',
    link: `</api/me/playlists/${id}>; rel="successor-version", </dev-docs/docs/dev-docs/api#calls-that-go-away>; rel="deprecation"; type="text/html"`,
  })
  expect((await admin.get(`/me/playlists/${id}`)).headers).not.toHaveProperty('deprecation')
})

test('answers 421 to an unknown host', async () => {
  expect((await admin.get('/hub', { host: 'elsewhere.example' })).body).toMatchObject({
    status: 421,
    code: 'unknown-hub',
  })
})

describe('a call that another site makes a browser send', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': '', origin: 'null' }, 403],
    [{ 'sec-fetch-site': '', origin: 'http://content.localhost:3001' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
  ])('with %j is answered by %d', async (headers, status) => {
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value)) as Record<string, string>
    const answer = await hub.app.inject({
      method: 'POST',
      url: '/api/playlists/',
      headers: {
        host: 'localhost:3000',
        cookie: `hub_sid=${admin.secret}`,
        'content-type': 'application/json',
        ...sent,
      },
      payload: { name: 'From where' },
    })
    expect(answer.statusCode).toBe(status)
  })

  test.each([
    ['POST', '/auth/sign-out', 403],
    ['PUT', `/me/playlists/${newId()}/save`, 404],
  ] as const)('by %s that names no site at all is let in where no form can send it', async (method, path, status) => {
    const headers = { host: 'localhost:3000', cookie: `hub_sid=${admin.secret}` }
    expect((await hub.app.inject({ method, url: `/api${path}`, headers })).statusCode).toBe(status)
  })
})

describe('booting', () => {
  test('refuses an operation without a handler and says where to write it', () => {
    expect(() => routeOf('listMyPlaylists', operations.listMyPlaylists, {}, hub.context, noLimits)).toThrow(
      'The operation listMyPlaylists has no handler. Write one in server/playlists/handlers.ts.',
    )
  })

  test('refuses an operation without an access rule', () => {
    const row = { ...operations.listMyPlaylists, access: undefined } as never
    expect(() => routeOf('listMyPlaylists', row, handlers, hub.context, noLimits)).toThrow('has no x-access')
  })
})

describe('an answer that breaks the contract', () => {
  const page = { playlists: [], total: 0, totalIsCapped: false, nextOffset: null }
  test.each([
    ['a missing field', { playlists: [], total: 0, totalIsCapped: false }],
    ['a field that is not declared', { ...page, secret: 'x' }],
    ['a value of the wrong type', { ...page, total: '0' }],
    ['a value out of its bounds', { ...page, total: -1 }],
  ])('with %s is a fault of the server', async (_what, body) => {
    const wrong = await testHub({ handlers: { listMyPlaylists: async ({ respond }) => respond(200, body as never) } })
    const somebody = await wrong.person()
    const fault = await somebody.get('/me/playlists/').catch((error: Error) => error.message)
    expect(fault).toMatch(/^The answer 200 of GET \/api\/me\/playlists\/ breaks the contract: body/)
    expect(fault).not.toContain('secret')
    await wrong.close()
  })

  test('loses in production what the contract does not name', async () => {
    const wrong = await testHub({
      config: { checkAnswers: false },
      handlers: { listMyPlaylists: async ({ respond }) => respond(200, { ...page, secret: 'x' } as never) },
    })
    const somebody = await wrong.person()
    const answer = await somebody.get('/me/playlists/')
    expect([answer.status, answer.body]).toEqual([200, page])
    await wrong.close()
  })

  test('with a status that is not declared is a fault of the server', async () => {
    const wrong = await testHub({
      handlers: { listMyPlaylists: async ({ respond }) => respond(201 as never, page as never) },
    })
    const somebody = await wrong.person()
    expect((await somebody.get('/me/playlists/')).status).toBe(500)
    await wrong.close()
  })
})
