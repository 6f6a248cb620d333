import { afterAll, beforeAll, expect, test } from 'vitest'
import { announce, send, upload } from './files/upload-fixtures.ts'
import { PDF } from './testing/small-files.ts'
import { registerJobs } from './jobs.ts'
import { testHub, type TestHub } from './testing/app.ts'

let hub: TestHub
beforeAll(async () => {
  hub = await testHub()
})
afterAll(() => hub.close())

test('prepares at the start what a stopped process left undone, in every hub, and then whatever is finished', async () => {
  const left = await Promise.all(
    [1, 2].map(async (domainId) => {
      const author = await hub.person({ domainId, isAdmin: true, privileges: ['asset_write'] })
      return { author, fileId: await upload(author, 'guide.pdf', PDF) }
    }),
  )
  for (const { author, fileId } of left)
    expect((await author.get(`/files/${fileId}`)).body.fileStatus).toBe('processing')
  await registerJobs(hub.context)
  for (const { author, fileId } of left) expect((await author.get(`/files/${fileId}`)).body.fileStatus).toBe('ready')
  const { author } = left[0]!
  const next = await upload(author, 'guide.pdf', PDF)
  expect((await author.get(`/files/${next}`)).body.fileStatus).toBe('ready')
})

test('throws away uploads that nobody finished, once they are a day old', async () => {
  const author = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
  const [sent, announced] = [
    await announce(author, 'guide.pdf', PDF.length),
    await announce(author, 'guide.pdf', PDF.length),
  ]
  await send(author, sent, PDF)
  const db = hub.context.databases.forHub(1)
  const { storage_key: key } = await db
    .selectFrom('file')
    .select('storage_key')
    .where('id', '=', sent.fileId)
    .executeTakeFirstOrThrow()
  await registerJobs(hub.context)
  expect(await hub.context.storage.size(key!)).toBe(PDF.length)
  hub.setNow(new Date(Date.now() + 25 * 60 * 60_000))
  await registerJobs(hub.context)
  hub.setNow(null)
  expect(await hub.context.storage.size(key!)).toBeNull()
  for (const { fileId } of [sent, announced]) expect((await author.get(`/files/${fileId}`)).status).toBe(404)
})
