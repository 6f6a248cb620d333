import { request as httpRequest } from 'node:http'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentOriginOf } from '../../platform/content-origin.ts'
import { newId } from '../../platform/ids.ts'
import { createLog } from '../../platform/log.ts'
import { addHostname } from '../../hubs/create-service.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { fetchCredential } from '../../assets/attempts/activity-session-service.ts'
import { saveAttempt } from '../../assets/attempts/attempt-service.ts'
import { findOpening } from '../../assets/visit-service.ts'
import { buildContentOrigin } from './content-origin-handlers.ts'
import { signRight, type ContentRight } from './content-token.ts'
import { courseOf } from '../package/package-fixtures.ts'
import { assetOf, bindProcessing, subtitleOf, upload } from '../upload-fixtures.ts'
import { film, PDF } from '../../testing/small-files.ts'

const FILM = film(10)
const playerDir = mkdtempSync(join(tmpdir(), 'hub-player-'))
mkdirSync(join(playerDir, 'assets'))
writeFileSync(join(playerDir, 'assets/player.js'), 'export {}')
writeFileSync(join(playerDir, 'document.html'), 'The viewer')
writeFileSync(
  join(playerDir, 'index.html'),
  '<meta name="hub-origin" content="%HUB_ORIGIN%"><meta name="flush-url" content="%FLUSH_URL%">',
)

let hub: TestHub
let content: FastifyInstance
let author: Somebody
let learner: Somebody
let course: ContentRight
let recording: ContentRight
beforeAll(async () => {
  hub = await testHub()
  await bindProcessing(hub)
  content = await buildContentOrigin(hub.context, { findOpening, saveAttempt, fetchCredential }, playerDir)
  author = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
  learner = await hub.person()
  const zip = await courseOf([
    { name: 'index.html', data: '<p>Start</p>' },
    { name: 'ordner/index.html', data: '<p>Inside</p>' },
    { name: 'ordner/größe 100%.js', data: 'let x' },
    { name: 'sheet.pdf', data: PDF },
  ])
  course = await rightTo(await upload(author, 'course.zip', zip), 'scorm')
  course.attemptId = await attemptOf(course)
  recording = await rightTo(await upload(author, 'film.mp4', FILM), 'upload')
})
afterAll(async () => {
  await content.close()
  await hub.close()
  rmSync(playerDir, { recursive: true, force: true })
})

async function rightTo(fileId: string, type: string): Promise<ContentRight> {
  const assetId = await assetOf(hub, fileId, { type })
  return {
    domainId: 1,
    memberId: learner.memberId,
    sessionId: null,
    fileId,
    assetId,
    attemptId: null,
    expiresAt: new Date(Date.now() + 60_000),
  }
}

async function attemptOf({ memberId, assetId, fileId }: ContentRight): Promise<string> {
  const [id, now] = [newId(), new Date()]
  const row = {
    id,
    member_id: memberId,
    content_id: assetId,
    file_id: fileId,
    number: 1,
    started_at: now,
    updated_at: now,
  }
  await hub.context.databases.forHub(1).insertInto('attempt').values(row).execute()
  return id
}

const tokenOf = (right: ContentRight) => signRight(hub.context.config.secret, right)
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'OPTIONS' = 'GET') =>
  content.inject({ method, url, headers: { host: 'content.localhost:3001', ...headers } })

describe('packages', () => {
  test('are served file by file under a policy that keeps them to themselves', async () => {
    const answer = await get(`/p/${tokenOf(course)}/index.html`)
    expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: 200, body: '<p>Start</p>' })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html',
      'content-security-policy':
        "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'; connect-src 'self' data: blob: http://localhost:3000/xapi/; frame-ancestors http://localhost:3000 'self'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, max-age=600',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('load from hosts that somebody allowed for the hub or the asset, over https alone', async () => {
    const shared = hub.context.databases.forHub(1)
    const allow = async (hosts: string[], ofHub: string[]) => {
      await shared.updateTable('asset').set({ allowed_hosts: hosts }).where('content_id', '=', course.assetId).execute()
      await shared.updateTable('hub').set({ allowed_hosts: ofHub }).where('domain_id', '=', 1).execute()
    }
    await allow(['www.youtube.com', 'cdn.example.com'], ['cdn.example.com'])
    // What is known of hubs and rights is kept for a while, so the origin is another one.
    const fresh = await buildContentOrigin(hub.context, { findOpening, saveAttempt, fetchCredential }, playerDir)
    const answer = await fresh.inject({
      url: `/p/${tokenOf(course)}/index.html`,
      headers: { host: 'content.localhost:3001' },
    })
    await fresh.close()
    await allow([], [])
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'self' data: blob: https://cdn.example.com https://www.youtube.com 'unsafe-inline' 'unsafe-eval'; connect-src 'self' data: blob: https://cdn.example.com https://www.youtube.com http://localhost:3000/xapi/; frame-ancestors http://localhost:3000 'self'",
    )
  })

  test('are found by encoded names, with a query and as folders', async () => {
    const token = tokenOf(course)
    expect((await get(`/p/${token}/ordner/gr%C3%B6%C3%9Fe%20100%25.js?v=1`)).body).toBe('let x')
    expect((await get(`/p/${token}/ordner/gro%CC%88%C3%9Fe%20100%25.js`)).body).toBe('let x')
    expect((await get(`/p/${token}/ordner/`)).body).toBe('<p>Inside</p>')
    expect((await get(`/p/${token}/`)).body).toBe('<p>Start</p>')
    expect((await get(`/p/${token}/index.html`, {}, 'HEAD')).headers['content-length']).toBe('12')
    const part = await get(`/p/${token}/index.html`, { range: 'bytes=3-7' })
    expect({ status: part.statusCode, body: part.body }).toEqual({ status: 206, body: 'Start' })
    const known = await get(`/p/${token}/index.html`, { 'if-none-match': String(part.headers['etag']) })
    expect(known.statusCode).toBe(304)
  })

  test('answer 404 for what they lack, as a style where one was asked for', async () => {
    for (const [path, type] of [
      ['gone.css', 'text/css'],
      ['gone.js', 'text/plain'],
    ] as const) {
      const answer = await get(`/p/${tokenOf(course)}/${path}`)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, `${type}; charset=utf-8`])
    }
  })

  test('are PDFs that are shown by the viewer of the hub where a page is asked for, and are files elsewhere', async () => {
    const url = `/p/${tokenOf(course)}/sheet.pdf`
    const page = await get(url, { accept: 'text/html,*/*;q=0.8' })
    expect(page).toMatchObject({ body: 'The viewer', headers: { 'cache-control': 'no-store', vary: 'accept' } })
    expect(page.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
    for (const answer of [await get(url, { accept: '*/*' }), await get(`${url}?file`, { accept: 'text/html' })])
      expect(answer).toMatchObject({
        body: PDF.toString(),
        headers: { 'content-type': 'application/pdf', vary: 'accept' },
      })
  })

  test('are never left, however a path is written', async () => {
    const port = Number(new URL(await content.listen({ port: 0, host: '127.0.0.1' })).port)
    // The paths are sent as they are written: fetch would tidy them up before.
    const raw = (path: string) =>
      new Promise<{ status: number; body: string }>((resolve, reject) => {
        httpRequest({ port, host: '127.0.0.1', path, headers: { host: 'content.localhost:3001' } }, (response) => {
          let body = ''
          response.on('data', (bytes) => (body += bytes))
          response.on('end', () => resolve({ status: response.statusCode!, body }))
        })
          .on('error', reject)
          .end()
      })
    const token = tokenOf(course)
    const up = '../'.repeat(12)
    for (const path of [
      `${up}etc/passwd`,
      up.replaceAll('/', '%2f') + 'etc%2fpasswd',
      '%2e%2e/'.repeat(12) + 'etc/passwd',
      '%2e%2e%2f'.repeat(12) + 'etc%2fpasswd',
      '..%5c'.repeat(12) + 'etc%5cpasswd',
      '%252e%252e%252f'.repeat(6) + 'etc%252fpasswd',
      '..%c0%af'.repeat(6) + 'etc/passwd',
      '/etc/passwd',
      '%2fetc%2fpasswd',
      '....//....//etc/passwd',
      'ordner/../../../../etc/passwd',
      'ordner/..%00/index.html',
      '%00',
      'index.html%00.png',
      `../${token}/index.html`,
      'file:///etc/passwd',
      'C:%5cwindows%5cwin.ini',
      `${course.fileId}/0`,
    ]) {
      const { status, body } = await raw(`/p/${token}/${path}`)
      expect([400, 404], `${path}: ${status}`).toContain(status)
      expect(body).not.toContain('root:')
      expect(body).not.toContain('<p>')
    }
  })

  test('are served nowhere but under their own path', async () => {
    for (const route of ['f', 'w']) expect((await get(`/${route}/${tokenOf(course)}`)).statusCode).toBe(404)
    expect((await get(`/s/${tokenOf(course)}/subtitles.vtt`)).statusCode).toBe(404)
    expect((await get(`/p/${tokenOf(recording)}/film.mp4`)).statusCode).toBe(404)
  })
})

describe('single files', () => {
  test('are served in parts, for the players of the hub', async () => {
    const answer = await get(`/f/${tokenOf(recording)}`, { range: 'bytes=10-19' })
    expect(answer.statusCode).toBe(206)
    expect(answer.rawPayload).toEqual(FILM.subarray(10, 20))
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': `bytes 10-19/${FILM.length}`,
      'access-control-allow-origin': 'http://localhost:3000',
      'content-disposition': expect.stringMatching(/^inline; filename="film.mp4"/),
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; .*frame-ancestors http:\/\/localhost:3000 'self'$/,
      ),
      'x-content-type-options': 'nosniff',
    })
    expect((await get(`/f/${tokenOf(recording)}`, { range: 'bytes=99999999-' })).statusCode).toBe(416)
    const preflight = await get(
      `/f/${tokenOf(recording)}`,
      { origin: 'http://localhost:3000', 'access-control-request-headers': 'range' },
      'OPTIONS',
    )
    expect(preflight).toMatchObject({
      statusCode: 204,
      headers: {
        'access-control-allow-origin': 'http://localhost:3000',
        'access-control-allow-headers': expect.stringContaining('range'),
      },
    })
  })

  test('are shown in a page of their own whose text cannot run', async () => {
    const right = await rightTo(await upload(author, `a"><script>alert(1)<&.pdf`.replaceAll('/', ''), PDF), 'upload')
    const page = await get(`/w/${tokenOf(right)}?links=hub`)
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; /)
    expect(page.body).not.toContain('<script')
    expect(page.body).toContain(`href="http://localhost:3000/api/asset/${right.assetId}/file"`)
    expect((await get(`/w/${tokenOf(right)}?links=https://evil.example`)).body).toContain(`href="/f/`)
  })

  test('are subtitles only under their own path', async () => {
    const fileId = await upload(author, 'film.srt', Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nHello\n'), {
      type: 'subtitle',
    })
    await subtitleOf(hub, recording.assetId, fileId)
    const answer = await get(`/s/${tokenOf({ ...recording, fileId })}/subtitles.vtt`)
    expect(answer).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'text/vtt; charset=utf-8', 'access-control-allow-origin': 'http://localhost:3000' },
    })
    expect(answer.body).toContain('Hello')
    expect((await get(`/s/${tokenOf(recording)}/subtitles.vtt`)).statusCode).toBe(404)
  })
})

describe('tokens', () => {
  test('that are wrong, changed, too old or of another hub answer 403 with a sentence', async () => {
    const token = tokenOf(course)
    const wrong = [
      'nothing',
      `${token}x`,
      `x${token}`,
      tokenOf({ ...course, expiresAt: new Date(Date.now() - 1000) }),
      tokenOf({ ...course, domainId: 99 }),
      signRight('a secret that is another one than ours', course),
    ]
    for (const bad of wrong)
      for (const path of [
        `/p/${bad}/index.html`,
        `/f/${bad}`,
        `/s/${bad}/subtitles.vtt`,
        `/w/${bad}`,
        `/player/${bad}`,
      ]) {
        const answer = await get(path)
        expect(answer.statusCode, path).toBe(403)
        expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
        expect(answer.body).toBe(
          'This link has expired or is incomplete. Go back to the hub and open the content again.',
        )
      }
  })

  test('work only under the host of the content', async () => {
    for (const host of ['localhost:3001', 'second.localhost:3001', 'a.content.localhost:3001'])
      expect((await get(`/p/${tokenOf(course)}/index.html`, { host })).statusCode).toBe(421)
    const foreign = await get(`/p/${tokenOf(course)}/index.html`, { host: 'evil.example' })
    expect(foreign).toMatchObject({ statusCode: 421, body: 'No hub keeps its content under this address. Check it.' })
    expect((await get('/player-assets/assets/player.js', { host: 'evil.example' })).statusCode).toBe(421)
  })

  test('work only on the origin of their own package where each has one', async () => {
    const contentOrigin = 'https://{package}.content.example'
    const context = { ...hub.context, config: { ...hub.context.config, contentOrigin } }
    const app = await buildContentOrigin(context, { findOpening, saveAttempt, fetchCredential }, playerDir)
    const ask = async (fileId: string) => {
      const host = new URL(contentOriginOf(contentOrigin, 1, fileId)).host
      return (await app.inject({ url: `/p/${tokenOf(course)}/index.html`, headers: { host } })).statusCode
    }
    expect([await ask(course.fileId), await ask(recording.fileId)]).toEqual([200, 403])
    await app.close()
  })

  test('are logged with hub and request where they meet a fault', async () => {
    const lines: string[] = []
    const log = createLog('error', { write: (line) => lines.push(line) })
    const storage = new Proxy(hub.context.storage, { get: () => () => Promise.reject(new Error('broken')) })
    const app = await buildContentOrigin(
      { ...hub.context, log, storage },
      { findOpening, saveAttempt, fetchCredential },
      playerDir,
    )
    const url = `/p/${tokenOf(course)}/index.html`
    expect((await app.inject({ url, headers: { host: 'content.localhost:3001' } })).statusCode).toBe(500)
    expect(JSON.parse(lines[0]!)).toMatchObject({
      msg: 'content call failed',
      hub: 1,
      reqId: expect.any(String) as string,
    })
    await app.close()
  })

  test('of a file that is in the other hub open nothing', async () => {
    const token = tokenOf({ ...course, domainId: 2 })
    expect((await get(`/p/${token}/index.html`, { host: 'content.localhost:3001' })).statusCode).toBe(403)
  })
})

describe('the player', () => {
  test('is told which hub to trust and where to save', async () => {
    const token = tokenOf(course)
    const page = await get(`/player/${token}`)
    expect(page.body).toBe(
      `<meta name="hub-origin" content="http://localhost:3000"><meta name="flush-url" content="/attempts/${token}">`,
    )
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self';.* frame-ancestors http:\/\/localhost:3000$/,
    )
    expect((await get('/player-assets/assets/player.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await get('/player-assets/../../package.json')).statusCode).toBe(404)
    expect((await get('/player-assets/%2e%2e/%2e%2e/package.json')).statusCode).toBeGreaterThanOrEqual(400)
  })

  test('is there only for an attempt', async () => {
    expect((await get(`/player/${tokenOf(recording)}`)).statusCode).toBe(404)
  })

  test('says so when it is not built', async () => {
    const app = await buildContentOrigin(
      hub.context,
      { findOpening, saveAttempt, fetchCredential },
      join(playerDir, 'assets'),
    )
    const answer = await app.inject({ url: `/player/${tokenOf(course)}`, headers: { host: 'content.localhost:3001' } })
    expect(answer).toMatchObject({ statusCode: 503, body: expect.stringContaining('make build') })
    await app.close()
  })
})

describe('attempts', () => {
  const post = (right: ContentRight, payload: unknown, type = 'application/json') =>
    content.inject({
      method: 'POST',
      url: `/attempts/${tokenOf(right)}`,
      headers: { host: 'content.localhost:3001', 'content-type': type },
      payload: JSON.stringify(payload),
    })
  const state = (sequence: number, place: string) => ({
    sequence,
    currentActivityId: 'i',
    activities: [{ activityId: 'i', values: { 'cmi.core.lesson_location': place } }],
  })
  const stored = () =>
    hub.context.databases
      .forHub(1)
      .selectFrom('attempt')
      .select(['sequence', 'activities'])
      .where('id', '=', course.attemptId!)
      .executeTakeFirstOrThrow()

  test('are saved for the one whose token it is', async () => {
    expect((await post(course, state(5, 'page 5'))).statusCode).toBe(204)
    expect(await stored()).toMatchObject({
      sequence: 5,
      activities: [{ values: { 'cmi.core.lesson_location': 'page 5' } }],
    })
    expect((await post(course, state(4, 'page 4'))).statusCode).toBe(204)
    expect(await stored()).toMatchObject({ sequence: 5 })
  })

  test('are refused when they are none', async () => {
    expect((await post(course, { sequence: 9 })).statusCode).toBe(400)
    expect((await post(course, { ...state(9, 'x'), extra: true })).statusCode).toBe(400)
    expect(
      (await post(course, { ...state(9, 'x'), activities: [{ activityId: 'unknown', values: {} }] })).statusCode,
    ).toBe(400)
    expect((await post(course, state(9, 'x'), 'text/plain')).statusCode).toBe(415)
    expect((await post(course, state(9, 'x'.repeat(1_100_000)))).statusCode).toBe(413)
    expect((await post(recording, state(9, 'x'))).statusCode).toBe(404)
    expect((await post({ ...course, memberId: author.memberId }, state(9, 'x'))).statusCode).toBe(404)
    expect(await stored()).toMatchObject({ sequence: 5 })
  })
})

// The last one: the names of the hub are known for some seconds.
test('what the hub serves works under each of its names, and under no other', async () => {
  await addHostname(hub.context, { domainId: 1, hostname: 'learn.example.org', isPrimary: false })
  await hub.context.databases.shared.insertInto('hub_hostname').values({ hostname: '[::1]', domain_id: 1 }).execute()
  const other = await buildContentOrigin(hub.context, { findOpening, saveAttempt, fetchCredential }, playerDir)
  const ask = (path: string, headers: object) =>
    other.inject({ url: path, headers: { host: 'content.localhost:3001', ...headers } })
  try {
    for (const [named, trusted] of [
      ['http://learn.example.org:3000', 'http://learn.example.org:3000'],
      ['http://localhost:3000', 'http://localhost:3000'],
      ['https://evil.example', 'http://localhost:3000'],
      ['no address', 'http://localhost:3000'],
    ]) {
      const file = await ask(`/f/${tokenOf(recording)}`, { origin: named })
      expect(file.headers).toMatchObject({ 'access-control-allow-origin': trusted, vary: 'origin' })
      const page = await ask(`/player/${tokenOf(course)}`, { referer: `${named}/assets/1` })
      expect(page.body).toContain(`<meta name="hub-origin" content="${trusted}">`)
      expect(page.headers['content-security-policy']).toMatch(
        / frame-ancestors http:\/\/learn.example.org:3000 http:\/\/localhost:3000$/,
      )
    }
  } finally {
    await other.close()
  }
})
