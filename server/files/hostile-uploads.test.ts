import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorkers } from '../platform/workers.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { film } from '../testing/small-files.ts'
import { emptyFiles, hostileZips, INDEX } from './package/hostile-fixtures.ts'
import { zipOf } from './package/package-fixtures.ts'
import { bindProcessing, photo, upload } from './upload-fixtures.ts'

/** What was made to do harm is refused on its whole way through the hub: soon, with a reason, and without a trace. */

const SOON_MS = 2_000
const MANY = 100_000
const MIB = 1024 * 1024
/** What Node itself asks for, and a little: what fills more is ended, and refused for that. */
const MEMORY = 704 * MIB
const TOO_MUCH = /more memory/

let hub: TestHub
let author: Somebody
beforeAll(async () => {
  hub = await testHub()
  const workers = createWorkers({
    entry: join(import.meta.dirname, 'processing/worker.ts'),
    root: join(hub.context.config.dataDir, 'work'),
    most: 1,
    memory: MEMORY,
  })
  Object.assign(hub.context, { workers })
  await bindProcessing(hub)
  author = await hub.person({ isAdmin: true, privileges: ['asset_write', 'playlist_write'] })
  // The first file of all loads what reads files, which is nobody's attack.
  await upload(author, 'first.zip', await zipOf([INDEX]))
})
afterAll(() => hub.close())

/** All that the hub keeps outside of its database. */
const kept = () =>
  readdirSync(hub.context.config.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('postgres'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()

/** It cannot even be announced. */
const NOTHING = 'a file without bytes'

type Attack = [string, string, () => Promise<Buffer>, Record<string, unknown>?]

const zips: Attack[] = [
  ...hostileZips
    .filter(([name, , , , limits]) => !limits && name !== NOTHING)
    .map(([name, make]): Attack => [name, 'package.zip', make]),
  [`${MANY} files`, 'many.zip', async () => emptyFiles(MANY)],
]

const others: Attack[] = [
  ['a page that calls itself a document', 'guide.pdf', async () => Buffer.from('<!doctype html><script>1</script>')],
  ['a program that calls itself a film', 'film.mp4', async () => Buffer.from('MZ\x90\0\x03\0\0\0 This program')],
  ['a package that calls itself a film', 'film.mp4', () => zipOf([INDEX])],
  ['a film that is cut off', 'film.mp4', async () => film(10).subarray(0, 3000)],
  ['a drawing with a script', 'cover.png', async () => Buffer.from('<svg onload="alert(1)"/>'), { type: 'picture' }],
  ['a picture that is cut off', 'cover.png', async () => (await photo(400, 400)).subarray(0, 200), { type: 'picture' }],
  [
    'a picture of more pixels than memory has room for',
    'cover.png',
    async () => claiming(await photo(20, 20), 60_000),
    { type: 'picture' },
  ],
]

/** A picture that says that it is far larger than it is. */
function claiming(png: Buffer, side: number): Buffer {
  png.writeUInt32BE(side, 16)
  png.writeUInt32BE(side, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

test.for([...zips, ...others])('refuses %s', { timeout: 60_000 }, async ([, filename, make, about]) => {
  const bytes = await make()
  const before = kept()
  const begun = performance.now()
  const fileId = await upload(author, filename, bytes, about)
  const taken = performance.now() - begun
  const { body } = await author.get(`/files/${fileId}`)
  expect(body).toMatchObject({ fileStatus: 'invalid' })
  expect(body.uploadErrorCode).toBeTruthy()
  expect(body.uploadErrorDetail.length).toBeGreaterThan(20)
  expect(body.uploadErrorDetail).not.toMatch(TOO_MUCH)
  expect(kept()).toEqual(before)
  expect(taken).toBeLessThan(SOON_MS)
})

test(`refuses ${NOTHING} before it is sent`, async () => {
  const about = { filename: 'package.zip', contentType: 'application/octet-stream', type: 'asset' }
  const { status, body } = await author.post('/files/policy', { ...about, size: 0 })
  expect(status).toBe(400)
  expect(body.errors).toMatchObject([{ pointer: '/size' }])
})
