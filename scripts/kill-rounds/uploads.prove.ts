import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Db } from '../../server/db/connect.ts'
import { docx } from '../../server/files/document-fixtures.ts'
import { zipOf } from '../../server/files/package/package-fixtures.ts'
import { findPrograms } from '../../server/platform/programs.ts'
import { must, type Hub } from '../hub/client.ts'
import { untilReady } from '../hub/upload.ts'
import { hubToKill, type HubToKill } from './hub-to-kill.ts'

/** A hub is killed in the middle of an upload in parts, of its end and of the preparation: no byte is lost that was acknowledged, and all is done once. */

const STEP = 16 * 1024 * 1024
let db: Db
let hub: Hub
let killed: HubToKill

beforeAll(async () => {
  killed = await hubToKill(2)
  db = killed.db
  hub = killed.hub
}, 120_000)
afterAll(() => killed.remove(), 60_000)

async function killAndStart(): Promise<void> {
  await killed.kill()
  await killed.start()
}

async function announce(filename: string, size: number) {
  const about = { type: 'asset' as const, contentType: 'application/octet-stream', notifyOnProcessingCompletion: true }
  const policy = must(await hub.api.POST('/files/policy', { body: { ...about, filename, size } }))
  return { ...policy, url: new URL(policy.resumableUrl, killed.origin) }
}

type Announced = Awaited<ReturnType<typeof announce>>

async function offsetOf({ url }: Announced): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD' })
  return Number(answer.headers.get('upload-offset'))
}

function sendFrom({ url }: Announced, offset: number, body: Buffer | ReadableStream): Promise<Response> {
  const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
  const init: RequestInit & { duplex: 'half' } = {
    method: 'PATCH',
    headers,
    body: Buffer.isBuffer(body) ? Uint8Array.from(body) : body,
    duplex: 'half',
  }
  return fetch(url, init)
}

const finish = ({ uploadToken }: Announced) => hub.api.POST('/files/new', { body: { uploadToken } })

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Every finished file of the database with what is there of it on the disk. */
async function keptFiles(): Promise<{ id: string; status: string; size: number; sha256: string | null }[]> {
  const { rows } = await sql<{ id: string; status: string; size: number; key: string }>`
    select id, status, size, storage_key as key from file where storage_key is not null order by created_at, id`.execute(
    db,
  )
  return rows.map(({ key, ...row }) => ({
    ...row,
    size: Number(row.size),
    sha256: sha256(readFileSync(join(killed.dataDir, 'files', key))),
  }))
}

async function newsOf(fileId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notification where type = 'fileReady' and ref_id = ${fileId}`.execute(db)
  return rows[0]!.count
}

test('an upload goes on from the last acknowledged byte', { timeout: 180_000 }, async () => {
  const bytes = Buffer.alloc(2 * STEP + 1_000_000, 'All of it is there. ')
  bytes.write('%PDF-1.7\n')
  const announced = await announce('handbook.pdf', bytes.length)
  const held = new ReadableStream({
    start(controller) {
      controller.enqueue(Uint8Array.from(bytes.subarray(0, STEP + 500_000)))
    },
  })
  const broken = sendFrom(announced, 0, held).catch(() => null)
  await expect.poll(() => offsetOf(announced), { timeout: 20_000 }).toBe(STEP)
  await killAndStart()
  await broken
  expect(await offsetOf(announced)).toBe(STEP)
  expect((await sendFrom(announced, STEP, bytes.subarray(STEP))).status).toBe(204)
  // Killed while one file is made of the steps: it is either finished or can be finished once more.
  const ending = finish(announced).catch(() => null)
  await wait(20)
  await killAndStart()
  await ending
  const { error } = await finish(announced)
  expect([undefined, 'already-finished']).toContain(error?.code)
  await untilReady(hub, announced.fileId)
  const [kept] = (await keptFiles()).filter(({ id }) => id === announced.fileId)
  expect(kept).toMatchObject({ status: 'ready', size: bytes.length, sha256: sha256(bytes) })
})

test('a file is prepared once, whenever the hub is killed', { timeout: 240_000 }, async () => {
  const entries = Array.from({ length: 400 }, (_, index) => ({ name: `pages/${index}.html`, data: `<p>${index}</p>` }))
  const zip = await zipOf([{ name: 'index.html', data: '<title>Tour</title>' }, ...entries])
  for (const delay of [0, 60, 150]) {
    const announced = await announce(`tour-${delay}.zip`, zip.length)
    expect((await sendFrom(announced, 0, zip)).status).toBe(204)
    must(await finish(announced))
    await wait(delay)
    await killAndStart()
    await untilReady(hub, announced.fileId)
    expect([delay, await newsOf(announced.fileId)]).toEqual([delay, 1])
    const folder = join(killed.dataDir, 'files/1/packages', announced.fileId)
    const unpacked = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
    // What was half-written goes a day later.
    expect(unpacked.filter(({ name }) => !name.endsWith('.part'))).toHaveLength(401)
  }
  expect((await keptFiles()).map(({ status }) => status)).toEqual(['ready', 'ready', 'ready', 'ready'])
})

/** What runs on this machine and names the folder of the hub. */
function programsOfHub(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      } catch {
        return []
      }
    })
    .filter((line) => line.includes('soffice') && line.includes(killed.dataDir))
}

test(
  'a document becomes pages, whenever the hub is killed, and no program goes on without it',
  { timeout: 180_000 },
  async () => {
    if (!(await findPrograms(undefined)).versions.soffice)
      return console.log('LibreOffice is not installed: no hub is killed while it works.')
    const bytes = await docx('Page after page. '.repeat(20_000))
    const work = join(killed.dataDir, 'work')
    for (const round of [1, 2]) {
      const announced = await announce(`letter-${round}.docx`, bytes.length)
      expect((await sendFrom(announced, 0, bytes)).status).toBe(204)
      must(await finish(announced))
      await vi.waitFor(() => expect(programsOfHub()).not.toEqual([]), { timeout: 20_000, interval: 20 })
      await killed.kill()
      await vi.waitFor(() => expect([programsOfHub(), readdirSync(work)]).toEqual([[], []]), { timeout: 10_000 })
      await killed.start()
      await untilReady(hub, announced.fileId)
      const about = must(await hub.api.GET('/files/{fileId}', { params: { path: { fileId: announced.fileId } } }))
      expect(about).toMatchObject({ conversionErrorCode: null, isConverting: false })
      expect(about.pageCount).toBeGreaterThan(50)
      expect(await newsOf(announced.fileId)).toBe(1)
    }
  },
)
