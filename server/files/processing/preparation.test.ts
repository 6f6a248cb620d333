import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addFile } from '../../assets/asset-fixtures.ts'
import { createWorkers, type Workers } from '../../platform/workers.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { film } from '../../testing/small-files.ts'
import { docx, withoutOffice } from '../document-fixtures.ts'
import * as service from '../service.ts'
import { processFile } from './service.ts'
import { photo, storedBytes, upload } from '../upload-fixtures.ts'

/** Ending a preparation that is under way, and another try at one. */

const base = mkdtempSync(join(tmpdir(), 'hub-again-'))
const [root, programFolder] = [join(base, 'work'), join(base, 'programs')]
const [started, isDone] = [join(base, 'started'), join(base, 'done')]

const DOWNLOAD = 'application/octet-stream'
/** How a film in Matroska begins. */
const MATROSKA = Buffer.from('1a45dfa3', 'hex')

/** A film that has to be converted. */
const FOUND = JSON.stringify({
  format: { duration: '9' },
  streams: [{ index: 0, codec_type: 'video', codec_name: 'hevc', pix_fmt: 'yuv420p', width: 64, height: 64 }],
})
const PROBE = `#!/bin/sh
test "$1" = -version && echo stand-in 1.0 && exit
echo '${FOUND}'
`
/** Goes on until it is told to end, and leaves a program beside it that it started; the picture of a film it cannot draw. */
const CONVERT = `#!/bin/sh
case "$*" in
  -version) echo stand-in 1.0; exit ;;
  *image2*) exit 1 ;;
esac
sleep 987 & echo $! > ${started}
while ! test -e ${isDone}; do sleep 0.1; done
kill $!
echo film > made
`

let hub: TestHub
let author: Somebody
let workers: Workers
beforeAll(async () => {
  hub = await testHub()
  mkdirSync(programFolder)
  for (const [name, script] of [
    ['ffprobe', PROBE],
    ['ffmpeg', CONVERT],
  ] as const)
    writeFileSync(join(programFolder, name), script, { mode: 0o755 })
  workers = createWorkers({ entry: join(import.meta.dirname, 'worker.ts'), root, most: 2, programFolder })
  author = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
})
afterAll(async () => {
  await workers.stop()
  await hub.close()
  rmSync(base, { recursive: true, force: true })
})

const fileOf = async (fileId: string) => service.findFile(await hub.hubCall(), fileId)
const infoOf = async (fileId: string) => (await author.get(`/files/${fileId}`)).body
const again = (fileId: string, by = author) => by.post(`/files/${fileId}/prepare`)
const cancel = (fileId: string, by = author) => by.delete(`/files/${fileId}/prepare`)
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** With other workers than the hub's. */
async function workedBy<T>(these: Workers, work: () => Promise<T>): Promise<T> {
  const usual = hub.context.workers
  hub.context.workers = these
  try {
    return await work()
  } finally {
    hub.context.workers = usual
  }
}

/** Does what the jobs of a file do, one after the other. */
const prepare = async (fileId: string) => processFile(await hub.hubCall(), fileId, true)

async function prepared(name: string, bytes: Buffer): Promise<string> {
  const id = await upload(author, name, bytes)
  await prepare(id)
  return id
}

/** Begins to prepare a film, and waits until it is converted. @returns what the conversion started, and what ends with it */
async function underWay(fileId: string): Promise<{ pid: number; over: Promise<unknown> }> {
  rmSync(started, { force: true })
  const over = prepare(fileId)
  const pid = await vi.waitFor(() => {
    const read = Number(readFileSync(started, 'utf8'))
    expect(read).toBeGreaterThan(0)
    return read
  }, 15_000)
  return { pid, over }
}

test('ends a conversion with all that it started, keeps the original, and makes another try', async () => {
  await workedBy(workers, async () => {
    const id = await upload(author, 'talk.mp4', film(9))
    const { pid, over } = await underWay(id)
    expect(await infoOf(id)).toMatchObject({ fileStatus: 'processing', canPrepareAgain: false })
    expect((await again(id)).status).toBe(409)
    expect((await cancel(id)).status).toBe(200)
    await over
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5_000)
    expect(readdirSync(root)).toEqual([])
    const refused = { fileStatus: 'invalid', uploadErrorCode: 'processing-cancelled', canPrepareAgain: true }
    expect(await infoOf(id)).toMatchObject(refused)
    expect((await cancel(id)).status).toBe(200)
    expect(await storedBytes(hub, (await fileOf(id)).storageKey!)).toEqual(film(9))

    writeFileSync(isDone, '')
    expect((await again(id)).status).toBe(200)
    await prepare(id)
    rmSync(isDone)
    expect(await infoOf(id)).toMatchObject({ fileStatus: 'ready', uploadErrorCode: null, uploadErrorDetail: null })
    expect((await storedBytes(hub, (await fileOf(id)).servedKey!))?.toString()).toBe('film\n')
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'file-not-preparing' } })
  })
}, 30_000)

test('converts a recording that could only be downloaded once the programs are there, and goes on with what there was where that is cancelled', async () => {
  const without: Workers = {
    ...workers,
    programs: async () => ({ ...(await workers.programs()), versions: {} }) as never,
  }
  const bytes = film(9)
  const id = await workedBy(without, () => prepared('talk.mkv', Buffer.concat([MATROSKA, bytes])))
  expect(await infoOf(id)).toMatchObject({ fileStatus: 'ready', canPrepareAgain: true, contentType: DOWNLOAD })
  expect((await infoOf(id)).uploadWarnings).toHaveLength(1)
  expect((await infoOf(id)).conversionErrorCode).toBe('converter-missing')
  await workedBy(workers, async () => {
    expect((await again(id)).status).toBe(200)
    const { pid, over } = await underWay(id)
    expect(await infoOf(id)).toMatchObject({ fileStatus: 'ready', isConverting: true })
    expect((await cancel(id)).status).toBe(200)
    await over
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5_000)
    expect(await infoOf(id)).toMatchObject({ fileStatus: 'ready', isConverting: false, contentType: DOWNLOAD })
    writeFileSync(isDone, '')
    expect((await again(id)).status).toBe(200)
    await prepare(id)
    rmSync(isDone)
  })
  expect(await infoOf(id)).toMatchObject({
    uploadWarnings: [],
    conversionErrorCode: null,
    duration: 9,
    contentType: 'video/matroska',
  })
  expect(await fileOf(id)).toMatchObject({ servedType: 'video/mp4', isConverting: false })
  expect(await again(id)).toMatchObject({ status: 409, body: { code: 'not-a-document' } })
}, 30_000)

test('tries once more what was refused without a fault of its own, and nothing else', async () => {
  const { workers: usual } = hub.context
  const late: Workers = { ...usual, run: (task, input, _seconds, use) => usual.run(task, input, 0.001, use) }
  const slow = await workedBy(late, async () => prepared('photo.png', await photo(8, 8)))
  expect(await infoOf(slow)).toMatchObject({ uploadErrorCode: 'processing-failed', canPrepareAgain: true })
  expect((await again(slow)).status).toBe(200)
  await prepare(slow)
  expect(await infoOf(slow)).toMatchObject({ fileStatus: 'ready' })
  const wrong = await prepared('photo.png', (await photo(8, 8)).subarray(0, 60))
  expect(await infoOf(wrong)).toMatchObject({ fileStatus: 'invalid', canPrepareAgain: false })
  expect((await again(wrong)).status).toBe(409)
  const db = hub.context.databases.forHub(1)
  const old = await addFile(db, { status: 'invalid' })
  await db
    .updateTable('file')
    .set({ error_code: 'processing-failed', storage_key: 'gone' })
    .where('id', '=', old)
    .execute()
  expect(await infoOf(old)).toMatchObject({ canPrepareAgain: false })
  expect((await again(old)).status).toBe(409)
})

test('is for the one who uploaded it and those who may write such files', async () => {
  const office = hub.context.workers
  const id = await workedBy(withoutOffice(office), async () => prepared('letter.docx', await docx('Letter')))
  const other = await hub.person()
  expect([(await cancel(id, other)).status, (await again(id, other)).status]).toEqual([404, 404])
})
