import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchCredential } from '../assets/attempts/activity-session-service.ts'
import { saveAttempt } from '../assets/attempts/attempt-service.ts'
import { findOpening } from '../assets/visit-service.ts'
import { buildContentOrigin } from '../files/serve/content-origin-handlers.ts'
import { testHub, type TestHub } from '../testing/app.ts'

/** What can be done to a hub below HTTP, by who speaks to its sockets. */

let hub: TestHub
let content: Awaited<ReturnType<typeof buildContentOrigin>>
const ports = new Map<string, number>()

beforeAll(async () => {
  hub = await testHub()
  content = await buildContentOrigin(hub.context, { findOpening, saveAttempt, fetchCredential })
  for (const [which, app] of [
    ['the hub', hub.app],
    ['the content', content],
  ] as const)
    ports.set(which, Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port))
})
afterAll(async () => {
  await content.close()
  await hub.close()
})

/** Says this at once. @returns all that comes back until the server closes, or until it has said nothing for so long */
function say(port: number, text: string, quietMs = 1_000): Promise<string> {
  return new Promise((resolve) => {
    let got = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.setTimeout(quietMs, () => socket.destroy())
    socket.on('data', (bytes) => (got += bytes.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(got))
  })
}

const statuses = (text: string) => [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))

const SMUGGLED = 'GET /api/hub HTTP/1.1\r\nhost: localhost\r\n\r\n'
const POST = 'POST /api/auth/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'

/** Each is one request to one reader and two to another, so that a proxy before the hub and the hub could differ. */
const TWO_WAYS: [string, string][] = [
  ['two lengths of a body', `${POST}content-length: 0\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ['two different lengths', `${POST}content-length: 0\r\ncontent-length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`],
  ['a length with a sign', `${POST}content-length: +0\r\n\r\n${SMUGGLED}`],
  ['an encoding that is nearly chunked', `${POST}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ['a name with a space behind it', `${POST}transfer-encoding : chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ['a header that goes on in the next line', `${POST}x: a\r\n transfer-encoding: chunked\r\n\r\n${SMUGGLED}`],
  ['lines that end in a line feed alone', `${POST.replaceAll('\r\n', '\n')}\n${SMUGGLED}`],
  ['a NUL in a header', `${POST}x: a\0b\r\n\r\n${SMUGGLED}`],
  ['a size of a part that is none', `${POST}transfer-encoding: chunked\r\n\r\n0x5\r\nhello\r\n0\r\n\r\n${SMUGGLED}`],
  ['no version', `GET /api/hub\r\nhost: localhost\r\n\r\n${SMUGGLED}`],
  ['a head of a megabyte', `${POST}x: ${'a'.repeat(1 << 20)}\r\n\r\n${SMUGGLED}`],
]

describe.each(['the hub', 'the content'])('%s', (which) => {
  test.each(TWO_WAYS)('takes no second request out of %s', async (_, text) => {
    const found = statuses(await say(ports.get(which)!, text))
    expect(found.length, String(found)).toBeLessThanOrEqual(1)
    expect(found.every((status) => status >= 400 && status < 500)).toBe(true)
  })

  test('is led to no other place by a request that names a whole address', async () => {
    const asked = 'GET http://169.254.169.254/latest/meta-data HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'
    const tunnel = 'CONNECT 169.254.169.254:80 HTTP/1.1\r\nhost: localhost\r\n\r\n'
    for (const text of [asked, tunnel]) {
      const answer = await say(ports.get(which)!, text)
      expect(statuses(answer).every((status) => status >= 400)).toBe(true)
      expect(answer).not.toContain('meta-data HTTP')
    }
  })

  test('gives no socket to who asks for another protocol', async () => {
    const text =
      'GET /api/hub HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n'
    expect(statuses(await say(ports.get(which)!, text))).not.toContain(101)
  })

  test('serves others while a thousand sockets keep silent, and closes all of those', { timeout: 40_000 }, async () => {
    const silent: Socket[] = []
    let open = 0
    for (let nth = 0; nth < 1_000; nth += 1) {
      const socket = connect(ports.get(which)!, '127.0.0.1', () => (open += 1))
      socket.on('error', () => undefined).on('close', () => (open -= 1))
      silent.push(socket.resume())
    }
    await expect.poll(() => open, { timeout: 5_000 }).toBe(1_000)
    const began = Date.now()
    const answer = await say(
      ports.get(which)!,
      'GET /health/live HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
    )
    expect(statuses(answer)).toHaveLength(1)
    expect(Date.now() - began).toBeLessThan(2_000)
    await expect.poll(() => open, { timeout: 15_000, interval: 200 }).toBe(0)
    for (const socket of silent) socket.destroy()
  })
})

test('answers others while somebody asks for much, again and again, and reads nothing of it', async () => {
  const before = process.memoryUsage().rss
  const ask = 'GET /api/docs/json HTTP/1.1\r\nhost: localhost\r\n\r\n'
  const sockets = Array.from({ length: 20 }, () => {
    const socket = connect(ports.get('the hub')!, '127.0.0.1', () => socket.pause().write(ask.repeat(20)))
    return socket.on('error', () => undefined)
  })
  const health = 'GET /health/live HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'
  expect(statuses(await say(ports.get('the hub')!, health, 5_000))).toEqual([200])
  // What waits for them is shared, not copied: 400 answers of a megabyte would be 400 MB.
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  for (const socket of sockets) socket.destroy()
})
