import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { zipOf } from '../files/package/package-fixtures.ts'
import { announce, assetOf, bindProcessing, photo, upload } from '../files/upload-fixtures.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { codeOf } from '../testing/client.ts'
import { PDF } from '../testing/small-files.ts'

let hub: TestHub
let reader: Somebody
let author: Somebody
beforeAll(async () => {
  hub = await testHub()
  await bindProcessing(hub)
  reader = await hub.person({ isAdmin: true, privileges: ['settings_read'] })
  author = await hub.person({ isAdmin: true, privileges: ['asset_write', 'user_write'] })
})
afterEach(() => hub.setNow(null))
afterAll(() => hub.close())

interface Stored {
  usedBytes: number
  limitBytes: number
  limitBytesPerPerson: number
  kinds: { type: string; fileCount: number; bytes: number }[]
  largestFiles: { id: string; type: string; bytes: number; content: unknown; uploadedBy: unknown }[]
}
async function stored(): Promise<Stored> {
  const { status, body } = await reader.get('/hub/storage')
  expect(status).toBe(200)
  return body as Stored
}
/** What is there more than before, by kind. */
async function added(before: Stored) {
  const now = await stored()
  const had = new Map(before.kinds.map((kind) => [kind.type, kind]))
  return Object.fromEntries(
    now.kinds.map(({ type, fileCount, bytes }) => [
      type,
      [fileCount - (had.get(type)?.fileCount ?? 0), bytes - (had.get(type)?.bytes ?? 0)],
    ]),
  )
}

test('counts files with all that was made of them, by what they were uploaded for', async () => {
  const before = await stored()
  const page = 'x'.repeat(200_000)
  const zip = await zipOf([{ name: 'index.html', data: page }])
  await upload(author, 'site.zip', zip)
  await upload(author, 'guide.pdf', PDF)
  const table = Buffer.from('email\nlearner@hub.example\n')
  await upload(author, 'people.csv', table, { type: 'userImport' })
  const more = await added(before)
  expect(more).toMatchObject({ asset: [2, zip.length + page.length + PDF.length], userImport: [1, expect.any(Number)] })
  expect(more['userImport']![1]).toBeGreaterThanOrEqual(table.length)
  const now = await stored()
  expect(now.usedBytes).toBe(now.kinds.reduce((sum, { bytes }) => sum + bytes, 0))
  expect(now.kinds.map(({ bytes }) => bytes)).toEqual(now.kinds.map(({ bytes }) => bytes).sort((a, b) => b - a))
})

test('counts what the limit counts: to the byte that is free, and what was announced until its time is over', async () => {
  const setLimit = (bytes: number) =>
    hub.context.databases.shared.updateTable('hub').set({ storage_quota: bytes }).where('domain_id', '=', 1).execute()
  const { usedBytes, limitBytes, limitBytesPerPerson } = await stored()
  expect([limitBytes, limitBytesPerPerson]).toEqual([100 * 1024 ** 3, 20 * 1024 ** 3])
  await setLimit(usedBytes + 1_000)
  const asked = (size: number) =>
    author.post('/files/policy', { filename: 'guide.pdf', contentType: 'application/pdf', size, type: 'asset' })
  expect(codeOf(await asked(1_001))).toEqual([409, 'storage-full'])
  expect((await asked(1_000)).status).toBe(201)
  expect(await stored()).toMatchObject({ usedBytes: usedBytes + 1_000, limitBytes: usedBytes + 1_000 })
  hub.setNow(new Date(Date.now() + 20 * 60_000))
  expect((await stored()).usedBytes).toBe(usedBytes)
  await setLimit(limitBytes)
})

test('leaves out what was refused', async () => {
  const { usedBytes } = await stored()
  await upload(author, 'bad.pdf', Buffer.from('<html>'))
  expect((await stored()).usedBytes).toBe(usedBytes)
})

test('names the largest files with what they belong to and who uploaded them', async () => {
  const fileId = await upload(author, 'site.zip', await zipOf([{ name: 'index.html', data: 'y'.repeat(400_000) }]))
  const picture = await upload(author, 'cover.png', await photo(900, 700), { type: 'picture' })
  const loose = await upload(author, 'loose.zip', await zipOf([{ name: 'index.html', data: 'z'.repeat(300_000) }]))
  const assetId = await assetOf(hub, fileId, { thumbnailId: picture })
  const { largestFiles } = await stored()
  const sizes = largestFiles.map(({ bytes }) => bytes)
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  const found = (id: string) => largestFiles.find((file) => file.id === id)
  expect(largestFiles[0]).toMatchObject({
    id: fileId,
    filename: 'site.zip',
    content: { id: assetId, name: 'Test asset' },
    uploadedBy: { id: author.memberId, displayName: 'Test Person' },
  })
  expect(found(picture)).toMatchObject({ type: 'picture', content: { id: assetId } })
  expect(found(loose)).toMatchObject({ content: null })
})

test('names 25 of them, and what was replaced as part of its asset while somebody has begun it', async () => {
  const [first, second] = [await upload(author, 'guide.pdf', PDF), await upload(author, 'guide.pdf', PDF)]
  const assetId = await assetOf(hub, first)
  const db = hub.context.databases.forHub(1)
  const now = new Date()
  await db
    .insertInto('attempt')
    .values({
      id: newId(),
      member_id: author.memberId,
      content_id: assetId,
      file_id: first,
      number: 1,
      started_at: now,
      updated_at: now,
    })
    .execute()
  await db.updateTable('asset').set({ file_id: second }).where('content_id', '=', assetId).execute()
  await db.updateTable('file').set({ stored_size: 10_000_000 }).where('id', '=', first).execute()
  for (let nth = 0; nth < 25; nth += 1) await announce(author, `${nth}.pdf`, 100)
  const { largestFiles } = await stored()
  expect(largestFiles).toHaveLength(25)
  expect(largestFiles[0]).toMatchObject({ id: first, bytes: 10_000_000, content: { id: assetId } })
})

test('is of one hub, and for who may read the settings', async () => {
  const other = await hub.person({ domainId: 2, isAdmin: true, privileges: ['settings_read'] })
  const { body } = await other.get('/hub/storage')
  const own = await stored()
  expect((body as Stored).usedBytes).toBeLessThan(own.usedBytes)
  const ids = new Set(own.largestFiles.map(({ id }) => id))
  expect((body as Stored).largestFiles.filter(({ id }) => ids.has(id))).toEqual([])
  for (const person of [author, await hub.person()]) expect((await person.get('/hub/storage')).status).toBe(403)
  expect((await hub.nobody.get('/hub/storage')).status).toBe(401)
})
