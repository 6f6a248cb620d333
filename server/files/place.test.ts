import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderStorage } from '../platform/folder-storage.ts'
import { s3Storage } from '../platform/s3-storage.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { startBuckets } from '../testing/buckets.ts'
import { checkPlaceOfFiles } from './place-service.ts'
import { bindProcessing, photo, upload } from './upload-fixtures.ts'

/** What a start says of the place where files are kept. */

const folder = mkdtempSync(join(tmpdir(), 'hub-place-of-files-'))
let hub: TestHub
let buckets: Awaited<ReturnType<typeof startBuckets>>
beforeAll(async () => {
  buckets = await startBuckets(join(folder, 's3'))
  hub = await testHub()
  await bindProcessing(hub)
})
afterAll(async () => {
  await hub.close()
  await buckets.close()
  rmSync(folder, { recursive: true, force: true })
})

test('takes a folder and a bucket, and leaves nothing in them', async () => {
  for (const storage of [folderStorage(join(folder, 'empty')), s3Storage(buckets.s3)]) {
    await checkPlaceOfFiles({ ...hub.context, storage })
    for await (const key of storage.keys()) expect.unreachable(key)
  }
})

test('refuses a bucket that is not there, and one that does not answer', async () => {
  const missing = s3Storage({ ...buckets.s3, bucket: 'not-there' })
  await expect(checkPlaceOfFiles({ ...hub.context, storage: missing })).rejects.toThrow(
    /^Files cannot be kept in the bucket not-there: NoSuchBucket, .* Check that it is there/,
  )
  const silent = s3Storage({ ...buckets.s3, endpoint: 'http://127.0.0.1:9' })
  await expect(checkPlaceOfFiles({ ...hub.context, storage: silent })).rejects.toThrow(/cannot be kept in the bucket/)
})

test('refuses a place that holds none of the files that the hub has', async () => {
  const author = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
  await upload(author, 'photo.png', await photo(20, 10))
  await checkPlaceOfFiles(hub.context)
  const elsewhere = folderStorage(join(folder, 'elsewhere'))
  await expect(checkPlaceOfFiles({ ...hub.context, storage: elsewhere })).rejects.toThrow(
    `None of the last 1 files of hub 1 is in the folder ${join(folder, 'elsewhere')}.`,
  )
})
