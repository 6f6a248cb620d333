import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { LookupFunction } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { codeOf } from '../../testing/client.ts'
import { freePort } from '../../testing/cluster.ts'

/** The one address on this machine that the guard lets through, for the pages below, and the ports; all else is as it really is. */
const open = vi.hoisted(() => ({ pages: '', trap: '', names: {} as Record<string, string[]> }))
vi.mock('../../platform/guarded-fetch.ts', async (original) => {
  const real = await original<typeof import('../../platform/guarded-fetch.ts')>()
  const { isPublicAddress } = await import('../../platform/public-address.ts')
  const lookup: LookupFunction = (hostname, { all }, callback) => {
    const addresses = (open.names[hostname] ?? []).map((address) => ({ address, family: 4 }))
    if (addresses.length === 0) return callback(new Error(`ENOTFOUND ${hostname}`), '', 0)
    if (all) callback(null, addresses)
    else callback(null, addresses[0]!.address, 4)
  }
  const guard = {
    isOpen: (address: string, port: string) =>
      isPublicAddress(address) || (address === '127.0.0.1' && port === open.pages),
    isOpenPort: (port: string) => ['80', '443', open.pages, open.trap].includes(port),
    lookup,
  }
  return { ...real, guardedFetch: (url: string, options: never) => real.guardedFetch(url, options, guard) }
})

interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: string | Buffer
}

const HTML = { 'content-type': 'text/html; charset=utf-8' }

let hub: TestHub
let learner: Somebody
let pages: Server
/** Listens where nothing may ever connect to. */
let trap: Server
let connects = 0
let answers: Record<string, Answer> = {}
let asked: IncomingMessage[] = []
let tests = 0

const listen = async (server: Server, host: string): Promise<string> => {
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return String(port)
}

beforeAll(async () => {
  hub = await testHub()
  learner = await hub.person()
  pages = createServer((request, reply) => {
    asked.push(request)
    const path = request.url!.replace(/^\/test-\d+/, '')
    const answer = answers[path]
    if (answer) reply.writeHead(answer.status ?? 200, answer.headers ?? HTML).end(answer.body ?? '')
    else if (path !== '/silent') reply.writeHead(404, HTML).end('<title>Nothing here</title>')
  })
  open.pages = await listen(pages, '127.0.0.1')
  trap = createServer((_request, reply) => reply.end('inside')).on('connection', () => (connects += 1))
  open.trap = await listen(trap, '::')
})
beforeEach(() => {
  hub.setNow(null)
  tests += 1
  answers = {}
  asked = []
  connects = 0
  open.names = { 'page.example': ['127.0.0.1'] }
})
afterAll(async () => {
  for (const server of [pages, trap]) {
    server.closeAllConnections()
    server.close()
  }
  await hub.close()
})

/** Each test has pages of its own: what was read for another one is kept. */
const at = (path: string) => `http://page.example:${open.pages}/test-${tests}${path}`
const preview = (url: string, who = learner) => who.get(`/url?url=${encodeURIComponent(url)}`)

describe('getUrlPreview', () => {
  test('says what a page says of itself', async () => {
    answers['/words'] = {
      body: '<title>The words &amp; more</title><meta name="description" content="All of them"><meta property="og:image" content="https://pictures.example/one.png">',
    }
    expect(await preview(at('/words'))).toMatchObject({ status: 200 })
    expect((await preview(at('/words'))).body).toEqual({
      url: at('/words'),
      title: 'The words & more',
      description: 'All of them',
      imageUrl: 'https://pictures.example/one.png',
      canBeFramed: true,
    })
  })

  test('reads a page in the encoding that its header names', async () => {
    const body = Buffer.from([...Buffer.from('<title>'), 0x93, 0xfa, 0x96, 0x7b, ...Buffer.from('</title>')])
    answers['/ja'] = { headers: { 'content-type': 'text/html; charset=Shift_JIS' }, body }
    expect((await preview(at('/ja'))).body.title).toBe('日本')
  })

  test('says where the page is after its redirects, written as the contract has it', async () => {
    answers['/a'] = { status: 302, headers: { location: 'b|c?d[]=1#e' } }
    answers['/b|c?d[]=1'] = { body: '<title>There</title>' }
    expect((await preview(at('/a'))).body).toMatchObject({ url: at('/b%7Cc?d%5B%5D=1#e'), title: 'There' })
  })

  test('takes plain text as a page without words', async () => {
    answers['/text'] = { headers: { 'content-type': 'text/plain' }, body: 'Only text' }
    expect((await preview(at('/text'))).body).toMatchObject({ title: null, description: null, imageUrl: null })
  })

  test.each([
    [{ 'x-frame-options': 'SAMEORIGIN' }, false],
    [{ 'content-security-policy': "frame-ancestors 'self'" }, false],
    [{ 'content-security-policy': 'frame-ancestors http://localhost:3000' }, true],
    [{}, true],
  ])('says whether a page with %j may be framed', async (headers, expected) => {
    answers['/page'] = { headers: { ...HTML, ...headers }, body: 'x' }
    expect((await preview(at('/page'))).body.canBeFramed).toBe(expected)
  })

  test('sends the page nothing of who asks', async () => {
    answers['/page'] = { body: 'x' }
    await learner.get(`/url?url=${encodeURIComponent(at('/page'))}`, { 'accept-language': 'da', referer: 'http://x/' })
    expect(Object.keys(asked[0]!.headers).sort()).toEqual(['accept', 'connection', 'host', 'user-agent'])
  })

  test.each<[string, Answer]>([
    ['is an error', { status: 500, body: '<title>Oops</title>' }],
    ['is not there', { status: 404, body: '<title>No</title>' }],
    ['leads nowhere', { status: 302, headers: HTML, body: 'x' }],
    ['is no text', { headers: { 'content-type': 'image/png' }, body: 'x' }],
    ['does not say what it is', { headers: {}, body: '<title>x</title>' }],
    ['is empty', { body: '' }],
    ['is packed, which nobody asked for', { headers: { ...HTML, 'content-encoding': 'gzip' }, body: gzipSync('x') }],
    ['is over two megabytes', { body: Buffer.alloc(2 * 1024 * 1024 + 1, 'x') }],
    ['leads in a circle', { status: 302, headers: { location: '/page' } }],
    [
      'leads to an address of more than 2000 characters',
      { status: 302, headers: { location: `/${'x'.repeat(2000)}` } },
    ],
  ])('refuses a page that %s', async (_how, answer) => {
    answers['/page'] = answer
    answers[`/${'x'.repeat(2000)}`] = { body: '<title>Far</title>' }
    expect(codeOf(await preview(at('/page')))).toEqual([400, 'page-not-readable'])
  })

  test('refuses a page whose name nobody knows', async () => {
    expect(codeOf(await preview('https://unknown.example/'))).toEqual([400, 'page-not-readable'])
  })

  test('gives up on a page that keeps silent', { timeout: 15_000 }, async () => {
    const start = performance.now()
    expect(codeOf(await preview(at('/silent')))).toEqual([400, 'page-not-readable'])
    expect(performance.now() - start).toBeLessThan(8_000)
  })

  test.each(['', 'page', 'ftp://page.example/', 'javascript:alert(1)', `https://page.example/${'x'.repeat(2000)}`])(
    'takes %j for no address',
    async (url) => {
      expect(codeOf(await preview(url))).toEqual([400, 'bad-input'])
    },
  )

  test('needs somebody who is signed in', async () => {
    expect((await hub.nobody.get(`/url?url=${encodeURIComponent(at('/page'))}`)).status).toBe(401)
    expect(asked).toEqual([])
  })
})

describe('an address inside', () => {
  /** Spellings of this machine, of its network and of where clouds keep secrets; guarded-fetch.test.ts has more. */
  const hosts = [
    '127.0.0.1',
    '127.1',
    '0',
    '0.0.0.0',
    '2130706433',
    '0x7f.1',
    '0x7f000001',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
    '%31%32%37.0.0.1',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::127.0.0.1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fd00:ec2::254]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '0xa9fea9fe',
    '100.64.0.1',
    '224.0.0.1',
    'user@page.example',
    'page.example@127.0.0.1',
  ]

  /** Sooner than half a second none is answered, so they are asked at once. */
  async function expectNoneAsked(urls: string[]): Promise<void> {
    const found = await Promise.all(urls.map(async (url) => [url, ...codeOf(await preview(url))]))
    expect(found).toEqual(urls.map((url) => [url, 400, 'page-not-readable']))
    expect(connects).toBe(0)
  }

  test('is not asked in whatever spelling', async () => {
    await expectNoneAsked(hosts.map((host) => `http://${host}:${open.trap}/`))
  })

  test('is not asked under a name that leads there, also beside an address outside', async () => {
    const lookedUp = [
      ['127.0.0.1'],
      ['127.0.0.2'],
      ['10.0.0.1'],
      ['1.1.1.1', '169.254.169.254'],
      ['1.1.1.1', '127.0.0.1'],
    ]
    open.names = Object.fromEntries(lookedUp.map((addresses, nth) => [`inside-${nth}.example`, addresses]))
    await expectNoneAsked(lookedUp.map((_, nth) => `http://inside-${nth}.example:${open.trap}/`))
  })

  test('is answered like a page that is not there, and no sooner', async () => {
    open.names['inside.example'] = ['10.0.0.1']
    const seen: unknown[] = []
    for (const url of ['https://unknown.example/', 'http://inside.example/', 'http://127.0.0.1:22/', at('/missing')]) {
      const start = performance.now()
      const { status, body } = await preview(url)
      seen.push({ status, body: { ...body, instance: '' }, isLate: performance.now() - start >= 490 })
    }
    expect(seen).toEqual(seen.map(() => ({ ...(seen[0] as object), isLate: true })))
  })

  test('is not asked on any port but those of the web', async () => {
    await expectNoneAsked([22, 25, 6379, 8080].map((port) => `http://page.example:${port}/`))
  })

  test('is not asked where a page leads there', async () => {
    open.names['inside.example'] = ['127.0.0.1']
    const targets = [
      `http://127.0.0.1:${open.trap}/`,
      `http://[::1]:${open.trap}/`,
      `//0x7f.1:${open.trap}/`,
      `http://inside.example:${open.trap}/`,
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      'http://a:b@page.example/',
    ]
    for (const [index, location] of targets.entries())
      answers[`/${index}`] = { status: [301, 302, 303, 307, 308][index % 5]!, headers: { location } }
    await expectNoneAsked(targets.map((_, index) => at(`/${index}`)))
  })
})

describe('what was read', () => {
  test('is kept for ten minutes', async () => {
    const now = Date.now()
    const titleAfter = async (minutes: number) => {
      hub.setNow(new Date(now + minutes * 60_000))
      return (await preview(at('/page'))).body.title
    }
    answers['/page'] = { body: '<title>Old</title>' }
    expect(await titleAfter(0)).toBe('Old')
    answers['/page'] = { body: '<title>New</title>' }
    expect(await titleAfter(9)).toBe('Old')
    expect(await titleAfter(10)).toBe('New')
    expect(asked).toHaveLength(2)
  })

  test('is read once for those who ask at once', async () => {
    answers['/page'] = { body: '<title>Once</title>' }
    const found = await Promise.all(Array.from({ length: 8 }, () => preview(at('/page'))))
    expect(found.map(({ body }) => body.title)).toEqual(Array.from({ length: 8 }, () => 'Once'))
    expect(asked).toHaveLength(1)
  })

  test('is not kept for another hub, nor when it failed', async () => {
    answers['/page'] = { body: '<title>Here</title>' }
    await preview(at('/page'))
    await preview(at('/page'), await hub.person({ domainId: 2 }))
    expect(asked).toHaveLength(2)
    expect((await preview(at('/later'))).status).toBe(400)
    answers['/later'] = { body: '<title>Back</title>' }
    expect((await preview(at('/later'))).body.title).toBe('Back')
  })

  test('is not kept without end', async () => {
    answers['/first'] = { body: 'x' }
    await preview(at('/first'))
    for (let nth = 0; nth < 500; nth += 1) {
      answers[`/${nth}`] = { body: 'x' }
      await preview(at(`/${nth}`))
    }
    asked = []
    await preview(at('/499'))
    expect(asked).toHaveLength(0)
    await preview(at('/first'))
    expect(asked).toHaveLength(1)
  })
})
