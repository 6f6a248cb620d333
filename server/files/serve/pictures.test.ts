import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { assetOf, bindProcessing, photo, upload } from '../upload-fixtures.ts'
import { PDF } from '../../testing/small-files.ts'

let hub: TestHub
let author: Somebody
let cover: string
beforeAll(async () => {
  hub = await testHub()
  await bindProcessing(hub)
  author = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
  cover = await upload(author, 'cover.jpg', await photo(1600, 900, 'jpeg'), { type: 'picture' })
})
afterAll(() => hub.close())

test('shows a picture to every member, to keep for ever and to run nowhere', async () => {
  const learner = await hub.person()
  const { status, headers, raw } = await learner.get(`/picture/${cover}`)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(raw.length),
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: `"${cover}-full"`,
  })
  expect(await sharp(raw).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 900 })
})

test.each(['64x64', '128x128', '256x256', '320x180', '640x360', '1280x720'])(
  'shows a picture in %s',
  async (dimensions) => {
    const { status, raw } = await author.get(`/picture/${cover}/${dimensions}`)
    expect(status).toBe(200)
    const { width, height } = await sharp(raw).metadata()
    expect(`${width}x${height}`).toBe(dimensions)
  },
)

test('sends nothing again that the caller has', async () => {
  const { headers } = await author.get(`/picture/${cover}/64x64`)
  const again = await author.get(`/picture/${cover}/64x64`, { 'if-none-match': String(headers['etag']) })
  expect(again).toMatchObject({
    status: 304,
    raw: Buffer.alloc(0),
    headers: { 'cache-control': 'private, max-age=31536000, immutable' },
  })
})

test('refuses sizes that nobody asked for', async () => {
  for (const dimensions of ['9999x9999', '64x65', '0x0'])
    expect((await author.get(`/picture/${cover}/${dimensions}`)).status).toBe(400)
})

test('answers 404 for what is no picture of pages, not ready or of another hub', async () => {
  const inAsset = await upload(author, 'photo.png', await photo(20, 20), { type: 'asset' })
  const document = await upload(author, 'guide.pdf', PDF)
  const bad = await upload(author, 'bad.png', Buffer.from('nothing'), { type: 'picture' })
  for (const id of [inAsset, document, bad, '0199d3a0-0000-7000-8000-000000000009']) {
    expect((await author.get(`/picture/${id}`)).status).toBe(404)
    expect((await author.get(`/picture/${id}/64x64`)).status).toBe(404)
  }
  const foreigner = await hub.person({ domainId: 2 })
  expect((await foreigner.get(`/picture/${cover}`)).status).toBe(404)
  expect((await hub.nobody.get(`/picture/${cover}`)).status).toBe(401)
})

describe.each([
  { what: 'the logo of the hub', field: 'logoId', shown: 'logoUrl', path: '/hub/logo' },
  {
    what: 'the picture beside the sign-in',
    field: 'signInCoverId',
    shown: 'signInCoverUrl',
    path: '/hub/sign-in-cover',
  },
])('$what', ({ field, shown, path }) => {
  let designer: Somebody
  let logo: string
  beforeAll(async () => {
    designer = await hub.person({ isAdmin: true, privileges: ['settings_write'] })
    logo = await upload(designer, 'logo.png', await photo(400, 100), { type: 'picture' })
  })

  const choose = (id: string | null) => designer.patch('/hub/settings', { [field]: id })
  const seenBy = async (client: Client, id = logo) => (await client.get(`${path}/${id}`)).status

  test('is shown to anybody while it is that, and no other picture is', async () => {
    expect([await seenBy(hub.nobody), await seenBy(designer)]).toEqual([404, 404])
    expect((await choose(logo)).status).toBe(200)
    expect((await hub.nobody.get('/hub')).body[shown]).toBe(`/api${path}/${logo}`)
    const { status, headers, raw } = await hub.nobody.get(`${path}/${logo}`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await sharp(raw).metadata()).toMatchObject({ format: 'webp', width: 400, height: 100 })
    const again = await hub.nobody.get(`${path}/${logo}`, { 'if-none-match': String(headers['etag']) })
    expect(again.status).toBe(304)
    expect([await seenBy(hub.nobody, cover), await seenBy(designer, cover)]).toEqual([404, 404])
    expect((await hub.nobody.get(`/picture/${logo}`)).status).toBe(401)
  })

  test('is not shown by another hub', async () => {
    const foreigner = await hub.person({ domainId: 2 })
    expect(await seenBy(foreigner)).toBe(404)
  })

  test('is not shown any more after it is replaced or removed', async () => {
    const next = await upload(designer, 'next.png', await photo(300, 100), { type: 'picture' })
    await choose(next)
    expect([await seenBy(hub.nobody), await seenBy(hub.nobody, next)]).toEqual([404, 200])
    await choose(null)
    expect([await seenBy(hub.nobody, next), (await hub.nobody.get('/hub')).body[shown]]).toEqual([404, null])
  })

  test.each(['asset', 'subtitle', 'badge'])('lets nobody upload another file with that right: %s', async (type) => {
    const filename = type === 'subtitle' ? 'words.vtt' : 'logo.png'
    const answer = await designer.post('/files/policy', { filename, size: 1, contentType: 'image/png', type })
    expect(answer.status).toBe(403)
  })

  test('lets nobody give content a picture with that right', async () => {
    const referenceId = await assetOf(hub, null)
    const about = { filename: 'cover.png', size: 1, contentType: 'image/png', type: 'picture' }
    expect((await designer.post('/files/policy', { ...about, referenceId })).status).toBe(403)
    expect((await designer.post('/files/policy', { ...about, referenceIds: [referenceId] })).status).toBe(403)
  })
})
