import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { serveDocs } from './page-handlers.ts'

const SCRIPT = 'document.title = "dark"'
const NEW = '/dev-docs/1a2b3c4d'
const OLD = '/dev-docs/00ff00ff'
let buildDir: string
let app: FastifyInstance

beforeEach(async () => {
  buildDir = mkdtempSync(join(tmpdir(), 'docs-build-'))
  app = Fastify()
  await app.register(serveDocs, { buildDir })
})

afterEach(async () => {
  await app.close()
  rmSync(buildDir, { recursive: true })
})

function put(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(buildDir, path)), { recursive: true })
  writeFileSync(join(buildDir, path), content)
}

function putBuilds(): void {
  put('base.json', JSON.stringify({ base: `${NEW}/` }))
  put('secret.txt', 'not part of a build')
  put('1a2b3c4d/index.html', `<title>Home</title><script>${SCRIPT}</script><script src="x.js"></script>`)
  put('1a2b3c4d/404.html', '<title>Not found</title>')
  put('1a2b3c4d/api/index.html', '<title>API</title>')
  put('1a2b3c4d/docs/page/index.html', '<title>Page</title>')
  put('1a2b3c4d/assets/js/main.0a1b2c3d.js', 'plain')
  put('1a2b3c4d/assets/js/main.0a1b2c3d.js.gz', gzipSync('packed'))
  put('1a2b3c4d/redoc/redoc.standalone-3.0.1.js', 'redoc')
  put('1a2b3c4d/openapi.json', '{}')
  put('00ff00ff/index.html', '<title>Old home</title>')
  put('00ff00ff/404.html', '<title>Not found</title>')
}

describe('without a build', () => {
  test.each(['/dev-docs', '/dev-docs/', '/dev-docs/docs/page'])('says at %s how to make one', async (url) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('make docs')
  })

  test('serves a build that appears while the server runs', async () => {
    putBuilds()
    expect((await app.inject(`${NEW}/`)).body).toContain('Home')
  })
})

describe('leading to the newest build', () => {
  beforeEach(putBuilds)

  test.each([
    ['/dev-docs', `${NEW}/`],
    ['/dev-docs/', `${NEW}/`],
    ['/dev-docs/latest/docs/page', `${NEW}/docs/page`],
    ['/dev-docs/deadbeef/docs/page/?q=a%20b', `${NEW}/docs/page/?q=a%20b`],
    ['/dev-docs/docs/dev-docs/api', `${NEW}/docs/dev-docs/api`],
    ['/dev-docs//evil.example/', `${NEW}//evil.example/`],
  ])('sends %s to %s and lets nobody remember it', async (url, target) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe(target)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('keeps serving an older build to tabs that are still open', async () => {
    expect((await app.inject(`${OLD}/`)).body).toContain('Old home')
  })
})

describe('serving a build', () => {
  beforeEach(putBuilds)

  test.each(['', '/', '/index.html'])('serves the home page at base%s', async (tail) => {
    const answer = await app.inject(NEW + tail)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Home')
  })

  test.each(['/api', '/api/', '/docs/page', '/docs/page/'])('serves %s without a redirect', async (tail) => {
    const answer = await app.inject(NEW + tail)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/html')
  })

  test.each(['/nowhere', '/404', '/..%2fsecret.txt', '/..%2f00ff00ff/index.html', '/api/%00'])(
    'answers %s with the page for what is not found',
    async (tail) => {
      const answer = await app.inject(NEW + tail)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('Not found')
    },
  )

  test('refuses an address that cannot be decoded', async () => {
    expect((await app.inject(`${NEW}/%zz`)).statusCode).toBe(400)
  })

  test.each([
    ['/assets/js/main.0a1b2c3d.js', 'public, max-age=31536000, immutable'],
    ['/redoc/redoc.standalone-3.0.1.js', 'public, max-age=31536000, immutable'],
    ['/openapi.json', 'no-cache'],
    ['/', 'no-cache'],
    ['/nowhere', 'no-cache'],
  ])('has %s kept as %s', async (tail, expected) => {
    expect((await app.inject(NEW + tail)).headers['cache-control']).toBe(expected)
  })

  test('answers 304 to a browser that holds the same page', async () => {
    const { etag } = (await app.inject(`${NEW}/`)).headers
    const again = await app.inject({ url: `${NEW}/`, headers: { 'if-none-match': String(etag) } })
    expect(again.statusCode).toBe(304)
  })

  test('sends the packed file to who can unpack it', async () => {
    const url = `${NEW}/assets/js/main.0a1b2c3d.js`
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.headers['content-type']).toContain('javascript')
    expect((await app.inject(url)).body).toBe('plain')
  })

  test('allows the scripts written into a page by their hashes and no others', async () => {
    const policy = String((await app.inject(`${NEW}/`)).headers['content-security-policy'])
    const hash = createHash('sha256').update(SCRIPT).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).toContain("connect-src 'self'")
  })
})

test('works beside another user of sendFile', async () => {
  putBuilds()
  const other = Fastify()
  await other.register(import('@fastify/static'), { root: buildDir, serve: false })
  await other.register(serveDocs, { buildDir })
  expect((await other.inject(`${NEW}/api/`)).body).toContain('API')
  await other.close()
})
