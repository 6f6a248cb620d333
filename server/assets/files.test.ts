import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { readRight } from '../files/serve/content-token.ts'
import { docx, withoutOffice } from '../files/document-fixtures.ts'
import { zipOf } from '../files/package/package-fixtures.ts'
import { assetOf, bindProcessing, photo, subtitleOf, upload } from '../files/upload-fixtures.ts'
import { film, PDF } from '../testing/small-files.ts'

let hub: TestHub
let author: Somebody
let learner: Somebody
const FILM = film(10)
let recording: string
let closed: string
let site: string
let siteFile: string
beforeAll(async () => {
  hub = await testHub()
  await bindProcessing(hub)
  author = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
  learner = await hub.person()
  const fileId = await upload(author, 'A film – ünique.mp4', FILM)
  recording = await assetOf(hub, fileId, { download: 'enabled' })
  closed = await assetOf(hub, fileId, { download: 'disabled' })
  const zip = await zipOf([
    { name: 'index.html', data: '<title>A site</title>' },
    { name: 'img/a b.png', data: 'picture' },
    { name: 'logo.svg', data: '<svg/>' },
  ])
  siteFile = await upload(author, 'site.zip', zip)
  site = await assetOf(hub, siteFile, { type: 'zip', download: 'enabled' })
})
afterAll(() => hub.close())

/** The right in an address on the content origin. */
const rightIn = (location: unknown) =>
  readRight(hub.context.config.secrets, new URL(String(location)).pathname.split('/')[2]!)

describe('the file of an asset', () => {
  test('is what the hub drew where it is a drawing, downloaded too', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><script/></svg>')
    const figure = await assetOf(hub, await upload(author, 'Figure.svg', drawing), { download: 'enabled' })
    for (const query of ['', '?download=true']) {
      const { status, headers, raw } = await learner.get(`/asset/${figure}/file${query}`)
      expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/webp' })
      expect(headers['content-disposition']).toContain('filename="Figure.webp"')
      expect(raw.subarray(8, 12).toString()).toBe('WEBP')
    }
  })

  test('is answered whole and in parts', async () => {
    const whole = await learner.get(`/asset/${recording}/file`)
    expect(whole).toMatchObject({ status: 200, raw: FILM })
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-disposition': `inline; filename="A film _ _nique.mp4"; filename*=UTF-8''A%20film%20%E2%80%93%20%C3%BCnique.mp4`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    })
    const part = await learner.get(`/asset/${recording}/file`, { range: 'bytes=100-199' })
    expect(part).toMatchObject({
      status: 206,
      raw: FILM.subarray(100, 200),
      headers: { 'content-range': `bytes 100-199/${FILM.length}`, 'content-length': '100' },
    })
    const behind = await learner.get(`/asset/${recording}/file`, { range: `bytes=${FILM.length}-` })
    expect(behind).toMatchObject({
      status: 416,
      headers: { 'content-range': `bytes */${FILM.length}` },
      body: { code: 'range-not-satisfiable' },
    })
    const etag = String(whole.headers['etag'])
    expect((await learner.get(`/asset/${recording}/file`, { 'if-none-match': etag })).status).toBe(304)
    expect((await learner.get(`/asset/${recording}/file`, { range: 'bytes=0-0', 'if-range': '"older"' })).status).toBe(
      200,
    )
  })

  test('is downloaded only where the author lets it be', async () => {
    for (const path of [`/asset/${recording}/file?download=true`, `/asset/${recording}/download`])
      expect((await learner.get(path)).headers['content-disposition']).toMatch(/^attachment; /)
    for (const path of [
      `/asset/${closed}/file?download=true`,
      `/asset/${closed}/download`,
      `/asset/${closed}/file/x?download=true`,
    ])
      expect((await learner.get(path)).status).toBe(403)
    expect((await learner.get(`/asset/${closed}/file`)).status).toBe(200)
  })

  test.each(['cdn', 'redirect'])('is on the content origin with %s', async (name) => {
    const { status, headers } = await learner.get(`/asset/${recording}/file?${name}=true`)
    expect(status).toBe(302)
    expect(headers['location']).toMatch(/^http:\/\/content\.localhost:3001\/f\//)
    expect(rightIn(headers['location'])).toMatchObject({
      memberId: learner.memberId,
      assetId: recording,
      sessionId: expect.any(String),
      attemptId: null,
    })
    expect(rightIn(headers['location'])!.expiresAt.getTime() - Date.now()).toBeLessThan(601_000)
  })

  test('is wrapped in a page whose links start from our own origins only', async () => {
    const wrapped = (base: string) =>
      learner.get(`/asset/${recording}/file?wrap=true&baseUrl=${encodeURIComponent(base)}`)
    expect((await learner.get(`/asset/${recording}/file?wrap=true`)).headers['location']).toMatch(
      /^http:\/\/content\.localhost:3001\/w\/[\w.-]+\?links=content$/,
    )
    expect((await wrapped('http://localhost:3000')).headers['location']).toMatch(/\?links=hub$/)
    for (const base of [
      'https://evil.example',
      'http://localhost:3000.evil.example',
      'http://localhost:3000@evil.example',
      'http://localhost:3000/',
      'http://second.localhost:3000',
      'javascript:alert(1)',
      'data:text/html,x',
      'http://LOCALHOST:3000',
      'https://localhost:3000',
    ])
      expect(await wrapped(base), base).toMatchObject({ status: 400, body: { code: 'base-url-not-allowed' } })
  })

  test('is its cover as well, and what the hub made of it', async () => {
    const thumbnailId = await upload(author, 'cover.png', await photo(40, 30), { type: 'picture' })
    const photoFile = await upload(author, 'photo.png', await photo(50, 20))
    const asset = await assetOf(hub, photoFile, { thumbnailId, download: 'enabled' })
    expect((await learner.get(`/asset/${asset}/thumbnail`)).headers['content-type']).toBe('image/webp')
    expect((await learner.get(`/asset/${asset}/converted`)).headers['content-type']).toBe('image/webp')
    expect((await learner.get(`/asset/${asset}/file`)).headers['content-type']).toBe('image/webp')
    expect((await learner.get(`/asset/${asset}/download`)).headers['content-type']).toBe('image/png')
    expect((await learner.get(`/asset/${recording}/thumbnail`)).status).toBe(404)
    expect((await learner.get(`/asset/${recording}/converted`)).status).toBe(404)
  })

  test('is saved and not shown where browsers cannot show it', async () => {
    const { workers } = hub.context
    hub.context.workers = withoutOffice(workers)
    const asset = await assetOf(hub, await upload(author, 'letter.docx', await docx('Hello')))
    hub.context.workers = workers
    expect((await learner.get(`/asset/${asset}/file`)).headers['content-disposition']).toMatch(/^attachment; /)
  })

  test('is not there for those who may not see the asset, and not before it is ready', async () => {
    const hidden = await assetOf(hub, await upload(author, 'guide.pdf', PDF), { audience: 'admin' })
    expect((await learner.get(`/asset/${hidden}/file`)).status).toBe(404)
    expect((await author.get(`/asset/${hidden}/file`)).status).toBe(200)
    const refused = await assetOf(hub, await upload(author, 'bad.pdf', Buffer.from('<html>')))
    expect((await learner.get(`/asset/${refused}/file`)).status).toBe(404)
    expect((await learner.get(`/asset/${await assetOf(hub, null)}/file`)).status).toBe(404)
    const foreigner = await hub.person({ domainId: 2, isAdmin: true, privileges: ['asset_write'] })
    expect((await foreigner.get(`/asset/${recording}/file`)).status).toBe(404)
    expect((await hub.nobody.get(`/asset/${recording}/file`)).status).toBe(401)
  })
})

describe('the parts of a package', () => {
  test('begin with its start page, on the content origin', async () => {
    const { status, headers } = await learner.get(`/asset/${site}/file`)
    expect(status).toBe(302)
    expect(headers['location']).toMatch(/^http:\/\/content\.localhost:3001\/p\/[\w.-]+\/index\.html$/)
    expect(rightIn(headers['location'])).toMatchObject({ fileId: siteFile, assetId: site })
  })

  test('are served by the hub only when nothing can run in them', async () => {
    const picture = await learner.get(`/asset/${site}/file/${encodeURIComponent('img/a b.png')}`)
    expect(picture).toMatchObject({
      status: 200,
      body: 'picture',
      headers: { 'content-type': 'image/png', 'content-security-policy': "default-src 'none'; sandbox" },
    })
    for (const path of ['index.html', 'logo.svg']) {
      const answer = await learner.get(`/asset/${site}/file/${path}`)
      expect(answer.status, path).toBe(302)
      expect(answer.headers['location']).toMatch(new RegExp(`/p/[\\w.-]+/${path}$`))
      expect(answer.raw).toHaveLength(0)
    }
    expect((await learner.get(`/asset/${site}/file/index.html?download=true`)).headers['content-disposition']).toMatch(
      /^attachment; filename="index.html"/,
    )
  })

  test.each([
    '..%2Findex.html',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    'img',
    'img%2F',
    '%00',
    'INDEX.HTML',
    'img%5Ca b.png',
    'missing.png',
    '%252e%252e%252fx',
  ])('are never looked for outside: %s', async (path) => {
    expect((await learner.get(`/asset/${site}/file/${path}`)).status).toBe(404)
  })

  test('are downloaded as the zip that they came in', async () => {
    const { status, headers } = await learner.get(`/asset/${site}/download`)
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/zip' })
  })
})

describe('subtitles', () => {
  test('are served in the language of the caller, or by their id', async () => {
    const asset = await assetOf(hub, await upload(author, 'film.mp4', FILM))
    expect((await learner.get(`/asset/${asset}/subtitle`)).status).toBe(404)
    const [german, english] = await Promise.all(
      ['Hallo', 'Hello'].map((text) =>
        upload(author, 'film.srt', Buffer.from(`1\n00:00:01,000 --> 00:00:02,000\n${text}\n`), { type: 'subtitle' }),
      ),
    )
    await subtitleOf(hub, asset, german!, 'de-DE')
    await subtitleOf(hub, asset, english!, 'en-GB')
    const chosen = await learner.get(`/asset/${asset}/subtitle`)
    expect(chosen).toMatchObject({
      status: 200,
      body: expect.stringContaining('Hello'),
      headers: { 'content-type': 'text/vtt; charset=utf-8' },
    })
    expect((await learner.get(`/asset/${asset}/subtitle/${german}`)).body).toContain('Hallo')
    expect((await learner.get(`/asset/${asset}/subtitle/${german}?cdn=true`)).headers['location']).toMatch(
      /\/s\/[\w.-]+\/subtitles\.vtt$/,
    )
    expect((await learner.get(`/asset/${recording}/subtitle/${german}`)).status).toBe(404)
  })
})
