import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { bindProcessing, photo, upload } from '../upload-fixtures.ts'
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
