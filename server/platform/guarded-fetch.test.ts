import { createServer, type Server } from 'node:http'
import type { LookupFunction } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '../testing/cluster.ts'
import { ClosedAddress, guardedFetch, guardedRequest, type Guard } from './guarded-fetch.ts'
import { isPublicAddress } from './public-address.ts'

/** Listens where nothing may ever connect to, and counts who does. */
let trap: Server
let trapPort = 0
let connects = 0
let pages: Server
let pagesPort = 0
let answers: Record<string, { status: number; headers: Record<string, string>; body?: string | Buffer }> = {}

async function listen(server: Server, host: string): Promise<number> {
  const port = await freePort()
  return new Promise((resolve) => server.listen(port, host, () => resolve(port)))
}

beforeAll(async () => {
  trap = createServer((_request, reply) => reply.end('inside')).on('connection', () => (connects += 1))
  trapPort = await listen(trap, '::')
  pages = createServer((request, reply) => {
    const answer = answers[request.url ?? '']
    if (!answer) return
    reply.writeHead(answer.status, answer.headers).end(answer.body ?? '')
  })
  pagesPort = await listen(pages, '127.0.0.1')
})
beforeEach(() => {
  connects = 0
  answers = {}
})
afterAll(() => {
  for (const server of [trap, pages]) server.closeAllConnections()
  trap.close()
  pages.close()
})

const named = (names: Record<string, string[]>): LookupFunction => {
  return (hostname, { all }, callback) => {
    const addresses = (names[hostname] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    if (addresses.length === 0) return callback(new Error(`ENOTFOUND ${hostname}`), '', 0)
    if (all) callback(null, addresses)
    else callback(null, addresses[0]!.address, addresses[0]!.family)
  }
}

/** The real rules with every port open, and one listener of the test on loopback. */
const guardWith = (names: Record<string, string[]> = {}): Guard => ({
  isOpen: (address, port) => isPublicAddress(address) || (address === '127.0.0.1' && port === String(pagesPort)),
  isOpenPort: () => true,
  lookup: named(names),
})
const page = (path: string) => `http://127.0.0.1:${pagesPort}${path}`
const get = (url: string, names?: Record<string, string[]>) => guardedFetch(url, { reads: 'page' }, guardWith(names))

const hosts = [
  '127.0.0.1',
  '127.0.0.2',
  '127.255.255.254',
  '127.1',
  '127.0.1',
  '0',
  '0.0.0.0',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0x7f.0.0.1',
  '017700000001',
  '0177.0.0.1',
  '0177.0.1',
  '00000177.0.0.01',
  '127.0.0.1.',
  '127。0。0。1',
  '１２７.0.0.1',
  '①②⑦.0.0.1',
  '%31%32%37.0.0.1',
  '0X7F.0X0.0X0.0X1',
  '127.0.0.0x1',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2002:7f00:0001::1]',
  '[2001::1]',
  '[2001:0:7f00:1::]',
  '[fe80::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[100::1]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[5f00::1]',
  '[4000::1]',
  '[2620:4f:8000::1]',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '192.168.1.254',
  '169.254.169.254',
  '169.254.1.1',
  '0xa9fea9fe',
  '2852039166',
  '0251.0376.0251.0376',
  '100.64.0.1',
  '100.127.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '192.88.99.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
]

test.each(hosts)('does not connect to %s', async (host) => {
  await expect(guardedFetch(`http://${host}:${trapPort}/`, { reads: 'page' }, guardWith())).rejects.toBeInstanceOf(
    ClosedAddress,
  )
  expect(connects).toBe(0)
})

const refused = [
  'ftp://www.hub.example/',
  'file:///etc/passwd',
  'gopher://www.hub.example/',
  'javascript:alert(1)',
  'data:text/html,hi',
  'http://user@www.hub.example/',
  'http://user:secret@www.hub.example/',
  'http://www.hub.example@127.0.0.1/',
  'http://www.hub.example:8080/',
  'https://www.hub.example:22/',
  'http:///',
  'no address',
  '//www.hub.example',
  '',
]

test.each(refused)('refuses %s as it is written', async (url) => {
  await expect(guardedFetch(url, { reads: 'page' })).rejects.toBeInstanceOf(ClosedAddress)
})

test.each(['localhost', 'localhost.', 'LOCALHOST'])(
  'does not connect to the machine under its name %s',
  async (name) => {
    const own = { ...guardWith(), lookup: (await import('node:dns')).lookup as LookupFunction }
    await expect(guardedFetch(`http://${name}:${trapPort}/`, { reads: 'page' }, own)).rejects.toThrow()
    expect(connects).toBe(0)
  },
)

test('does not connect to a name that is looked up as a private address, or as one of several', async () => {
  const names = {
    'one.example': ['127.0.0.1'],
    'some.example': ['1.1.1.1', '127.0.0.1'],
    'six.example': ['::ffff:127.0.0.1'],
  }
  for (const name of Object.keys(names))
    await expect(get(`http://${name}:${trapPort}/`, names)).rejects.toBeInstanceOf(ClosedAddress)
  expect(connects).toBe(0)
})

test('follows no redirect to a private address', async () => {
  const targets = [
    `http://127.0.0.1:${trapPort}/`,
    `http://[::1]:${trapPort}/`,
    `//0x7f.1:${trapPort}/`,
    `http://inside.example:${trapPort}/`,
    'file:///etc/passwd',
    'http://a:b@www.hub.example/',
  ]
  for (const [index, location] of targets.entries()) {
    answers[`/${index}`] = { status: [301, 302, 303, 307, 308][index % 5]!, headers: { location } }
    await expect(get(page(`/${index}`), { 'inside.example': ['127.0.0.1'] })).rejects.toBeInstanceOf(ClosedAddress)
  }
  expect(connects).toBe(0)
})

test('does not connect when a name changes its address between two look-ups', async () => {
  let asked = 0
  const rebinding: LookupFunction = (_hostname, { all }, callback) => {
    asked += 1
    // The first page is open to this test, everything later leads inside.
    const address = asked === 1 ? '127.0.0.1' : '127.0.0.2'
    if (all) callback(null, [{ address, family: 4 }])
    else callback(null, address, 4)
  }
  answers['/start'] = { status: 302, headers: { location: `http://rebind.example:${trapPort}/` } }
  const guard = { ...guardWith(), lookup: rebinding }
  await expect(
    guardedFetch(`http://rebind.example:${pagesPort}/start`, { reads: 'page' }, guard),
  ).rejects.toBeInstanceOf(ClosedAddress)
  expect(asked).toBe(2)
  expect(connects).toBe(0)
})

test('closes a connection that turns out to lead elsewhere than the look-up said', async () => {
  // As if the look-up had been passed by: the address is judged again on the open connection.
  let checks = 0
  const guard: Guard = { ...guardWith({ 'page.example': ['127.0.0.1'] }), isOpen: () => (checks += 1) === 1 }
  answers['/'] = { status: 200, headers: { 'content-type': 'text/html' }, body: 'inside' }
  await expect(guardedFetch(`http://page.example:${pagesPort}/`, { reads: 'page' }, guard)).rejects.toBeInstanceOf(
    ClosedAddress,
  )
})

test('gets a page after redirects, with no cookie of any of them', async () => {
  answers['/a'] = { status: 301, headers: { location: '/b', 'set-cookie': 'a=1' } }
  answers['/b'] = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<title>Words</title>' }
  const found = await get(page('/a'))
  expect(found).toMatchObject({ url: page('/b'), status: 200 })
  expect(found.body.toString()).toBe('<title>Words</title>')
})

test('gives up after three redirects', async () => {
  answers['/loop'] = { status: 302, headers: { location: '/loop' } }
  await expect(get(page('/loop'))).rejects.toThrow('more than 3 times')
})

test('reads no more than 2 MiB, and nothing but text', async () => {
  answers['/big'] = {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.alloc(2 * 1024 * 1024 + 1, 'x'),
  }
  answers['/film'] = { status: 200, headers: { 'content-type': 'video/mp4' }, body: 'xxxx' }
  await expect(get(page('/big'))).rejects.toThrow('larger than')
  expect((await get(page('/film'))).body.length).toBe(0)
  const headers = await guardedFetch(page('/big'), { reads: 'headers' }, guardWith())
  expect(headers).toMatchObject({ status: 200, body: Buffer.alloc(0) })
})

test('gives up on a page that does not answer', async () => {
  const start = performance.now()
  await expect(guardedFetch(page('/silent'), { reads: 'headers', timeoutMs: 200 }, guardWith())).rejects.toThrow()
  expect(performance.now() - start).toBeLessThan(2_000)
})

test('tells public addresses from all others', () => {
  for (const address of ['1.1.1.1', '8.8.8.8', '93.184.215.14', '2606:4700:4700::1111', '2a00:1450:4001::1'])
    expect(isPublicAddress(address)).toBe(true)
  for (const address of ['', 'localhost', 'fe80::1%eth0', '2606:4700::1%lo', '::ffff:8.8.8.8', '1.1.1'])
    expect(isPublicAddress(address)).toBe(false)
})

test('sends one request with a body, follows no redirect, and goes to no private address', async () => {
  answers = {
    '/token': { status: 302, headers: { location: `http://127.0.0.1:${trapPort}/`, 'x-a': '1' }, body: '{}' },
  }
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  const answer = await guardedRequest(page('/token'), sent, guardWith())
  expect([answer.status, answer.headers.get('x-a'), await answer.text()]).toEqual([302, '1', '{}'])
  await expect(guardedRequest(`http://127.0.0.1:${trapPort}/`, sent, guardWith())).rejects.toThrow(ClosedAddress)
  await expect(guardedRequest(page('/token'), sent)).rejects.toThrow(ClosedAddress)
  expect(connects).toBe(0)
})
