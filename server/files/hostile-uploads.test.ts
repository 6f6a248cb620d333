import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorkers, type Workers } from '../platform/workers.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { film } from '../testing/small-files.ts'
import { docx, documentBomb, lockedPdf, pdfOf } from './document-fixtures.ts'
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
/** What a process holds goes up and down by as much without any of it being kept. */
const FLAT_MIB = 64

let hub: TestHub
let author: Somebody
/** With the memory that the hub has for each file: what reads documents needs more than a little of it. */
let usual: Workers
beforeAll(async () => {
  hub = await testHub()
  const workers = createWorkers({
    entry: join(import.meta.dirname, 'processing/worker.ts'),
    root: join(hub.context.config.dataDir, 'work'),
    most: 1,
    memory: MEMORY,
  })
  usual = hub.context.workers
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
  ['a film that says to be longer than it is', 'film.mp4', async () => claimingBytes(film(10))],
  ['a drawing with a script', 'cover.png', async () => Buffer.from('<svg onload="alert(1)"/>'), { type: 'picture' }],
  ['a picture that is cut off', 'cover.png', async () => (await photo(400, 400)).subarray(0, 200), { type: 'picture' }],
  [
    'a picture of more pixels than memory has room for',
    'cover.png',
    async () => claiming(await photo(20, 20), 60_000),
    { type: 'picture' },
  ],
]

const documents: Attack[] = [
  ['a letter that unpacks to far more than a letter', 'letter.docx', documentBomb],
  ['a letter that is cut off', 'letter.docx', async () => (await docx('Half')).subarray(0, 600)],
  ['a letter behind a password', 'letter.docx', async () => Buffer.concat([OLE, Buffer.alloc(4000)])],
  ['a package that calls itself a letter', 'letter.docx', () => hostileZips[0]![1]()],
  ['a document behind a password', 'guide.pdf', async () => lockedPdf(await pdfOf('Hidden'))],
]

/** How documents of before 2007 begin, and those of today behind a password. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** A film whose last box says that it has four gigabytes. */
function claimingBytes(bytes: Buffer): Buffer {
  const last = Buffer.alloc(8)
  last.writeUInt32BE(0xff_ff_ff_ff)
  last.write('mdat', 4, 'latin1')
  return Buffer.concat([bytes, last])
}

/** A picture that says that it is far larger than it is. */
function claiming(png: Buffer, side: number): Buffer {
  png.writeUInt32BE(side, 16)
  png.writeUInt32BE(side, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

test.for([...zips, ...others])('refuses %s', { timeout: 60_000 }, (attack) => mustBeRefused(attack))

test.for(documents)('refuses %s', { timeout: 60_000 }, async (attack) => {
  const { workers } = hub.context
  hub.context.workers = usual
  // The first of all loads what reads them.
  await upload(author, 'first.pdf', await pdfOf('First'))
  await mustBeRefused(attack).finally(() => {
    hub.context.workers = workers
  })
})

async function mustBeRefused([, filename, make, about]: Attack): Promise<void> {
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
}

test('keeps the memory of the hub as it was, however often they come', { timeout: 120_000 }, async () => {
  hub.context.workers = usual
  const round = async () => {
    for (const [, filename, make, about] of [...others, ...documents])
      await upload(author, filename, await make(), about)
    return process.memoryUsage().rss
  }
  await round()
  const before = await round()
  let most = 0
  for (let rounds = 0; rounds < 3; rounds += 1) most = Math.max(most, await round())
  expect((most - before) / MIB).toBeLessThan(FLAT_MIB)
})

test(`refuses ${NOTHING} before it is sent`, async () => {
  const about = { filename: 'package.zip', contentType: 'application/octet-stream', type: 'asset' }
  const { status, body } = await author.post('/files/policy', { ...about, size: 0 })
  expect(status).toBe(400)
  expect(body.errors).toMatchObject([{ pointer: '/size' }])
})
