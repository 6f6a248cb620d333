import { connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchCredential } from './assets/attempts/activity-session-service.ts'
import { saveAttempt } from './assets/attempts/attempt-service.ts'
import { findOpening } from './assets/visit-service.ts'
import { buildContentOrigin } from './files/serve/content-origin-handlers.ts'
import { testHub, type TestHub } from './testing/app.ts'

let hub: TestHub
let port: number
beforeAll(async () => {
  hub = await testHub()
  port = Number(new URL(await hub.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => hub.close())

// They wait side by side.
test.concurrent('ends a connection over which the head of a request is dribbled in, and serves others meanwhile', async () => {
  const began = Date.now()
  const answer = new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /health/live HTTP/1.1\r\n')
    const more = setInterval(() => socket.write('x-more: 1\r\n'), 200)
    socket.on('data', (bytes) => (text += bytes.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(more)
      resolve(text)
    })
  })
  expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200)
  expect(await answer).toMatch(/^HTTP\/1.1 408 /)
  expect(Date.now() - began).toBeLessThan(10_000)
})

test.concurrent.each(['the hub', 'the content'])(
  'closes a connection to %s over which nothing comes, within ten seconds',
  async (which) => {
    const content = await buildContentOrigin(hub.context, { findOpening, saveAttempt, fetchCredential })
    const at = which === 'the hub' ? port : Number(new URL(await content.listen({ port: 0, host: '127.0.0.1' })).port)
    const began = Date.now()
    await new Promise<void>((closed) => {
      const socket = connect(at, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.resume().on('close', () => closed())
    })
    expect(Date.now() - began).toBeLessThan(10_000)
    await content.close()
  },
)

test('sets no end to how long a file may take to come', () => {
  expect(hub.app.server.requestTimeout).toBe(0)
})

test.each(['the hub', 'the content'])('refuses two Host headers at %s', async (which) => {
  const content = await buildContentOrigin(hub.context, { findOpening, saveAttempt, fetchCredential })
  const at = which === 'the hub' ? port : Number(new URL(await content.listen({ port: 0, host: '127.0.0.1' })).port)
  const answer = await new Promise<string>((closed) => {
    let text = ''
    const socket = connect(at, '127.0.0.1', () =>
      socket.write('GET /api/hub HTTP/1.1\r\nhost: localhost\r\nhost: content.localhost\r\nconnection: close\r\n\r\n'),
    )
    socket.on('data', (bytes) => (text += bytes.toString()))
    socket.on('close', () => closed(text))
  })
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  await content.close()
})

test.each(['/', '/api/docs', '/api/docs/json', '/.well-known/did.json', '/dev-docs', '/nothing'])(
  'gives an unknown host nothing at %s, and repeats nothing that it said',
  async (url) => {
    for (const host of ['evil.example', 'evil.example:3000', 'content.localhost:3001']) {
      const answer = await hub.app.inject({ url, headers: { host, accept: 'text/html' } })
      expect(answer.statusCode).toBe(421)
      expect(JSON.stringify(answer.headers) + answer.body).not.toContain(host)
    }
  },
)

describe('the headers of what it sends', () => {
  const EVERYWHERE = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  }

  test.each(['/api/hub', '/api/auth/session', '/health/live', '/nothing'])('at %s', async (url) => {
    const { headers } = await hub.app.inject(url)
    expect(headers).toMatchObject({ ...EVERYWHERE, 'cross-origin-resource-policy': 'same-origin' })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test('at a page, which gets no device', async () => {
    const { headers } = await hub.app.inject('/api/docs')
    expect(headers['content-type']).toContain('text/html')
    expect(headers['permissions-policy']).toContain('camera=()')
  })

  test('at what signs somebody out, which leaves nothing of theirs in the browser', async () => {
    const somebody = await hub.person()
    const { headers } = await somebody.post('/auth/sign-out')
    expect(headers['clear-site-data']).toBe('"cache", "storage"')
  })

  test('of the content, whatever is asked for', async () => {
    const content = await buildContentOrigin(hub.context, { findOpening, saveAttempt, fetchCredential })
    const { headers } = await content.inject({ url: '/p/nothing/index.html', headers: { host: 'content.localhost' } })
    expect(headers).toMatchObject({ ...EVERYWHERE, 'cross-origin-resource-policy': 'same-origin' })
    expect(headers['set-cookie']).toBeUndefined()
    await content.close()
  })
})

describe('the description of the API', () => {
  test.each(['/api/docs', '/api/docs/json', '/api/docs/static/swagger-ui-bundle.js'])(
    'is kept as bytes at %s',
    async (url) => {
      const first = await hub.app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
      const again = await hub.app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
      expect([first.statusCode, again.statusCode]).toEqual([200, 200])
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
      expect(again.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
      const plain = await hub.app.inject(url)
      expect(gunzipSync(again.rawPayload).equals(plain.rawPayload)).toBe(true)
      const known = await hub.app.inject({ url, headers: { 'if-none-match': String(plain.headers['etag']) } })
      expect([known.statusCode, known.body]).toEqual([304, ''])
    },
  )
})
