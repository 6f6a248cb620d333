import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { clearCallerCache } from '../../auth/sessions/identity-service.ts'
import type { Storage } from '../../platform/storage.ts'
import { s3Storage } from '../../platform/s3-storage.ts'
import { startBuckets } from '../../testing/buckets.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { codeOf, type TestAnswer } from '../../testing/client.ts'
import { PDF } from '../../testing/small-files.ts'
import { announce, finish, storedBytes, type Announced } from '../upload-fixtures.ts'
import * as service from '../service.ts'
import { cleanUpParts, cleanUpUploads } from './upload-clean-up-service.ts'
import { PART_SIZE } from './parts-service.ts'

const bucketFolder = mkdtempSync(join(tmpdir(), 'hub-s3-'))
let buckets: Awaited<ReturnType<typeof startBuckets>>
let hub: TestHub
let author: Somebody
let folder: Storage
let port: number
beforeAll(async () => {
  buckets = await startBuckets(bucketFolder)
  hub = await testHub()
  folder = hub.context.storage
  author = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
  port = Number(new URL(await hub.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await hub.close()
  await buckets.close()
  rmSync(bucketFolder, { recursive: true, force: true })
})

const TUS = { 'tus-resumable': '1.0.0' }
const urlOf = ({ uploadToken }: Announced) => `/files/uploads/${uploadToken}`

const sendPart = (announced: Announced, offset: number, bytes: Buffer): Promise<TestAnswer> =>
  hub.nobody.patch(urlOf(announced), bytes, {
    ...TUS,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
  })

async function offsetOf(announced: Announced): Promise<string | number> {
  const { statusCode, headers } = await hub.app.inject({
    method: 'HEAD',
    url: `/api${urlOf(announced)}`,
    headers: { host: 'localhost:3000', ...TUS },
  })
  return statusCode === 200 ? String(headers['upload-offset']) : statusCode
}

async function partsIn(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage.keys('1/parts')) keys.push(key)
  return keys
}

describe.each(['a folder', 'a bucket'])('in %s', (place) => {
  beforeAll(() => {
    hub.context.storage = place === 'a folder' ? folder : s3Storage(buckets.s3)
  })

  test('takes a file in parts, says how far it is, and puts it together once', async () => {
    const announced = await announce(author, 'guide.pdf', PDF.length)
    expect(announced).toMatchObject({ resumableUrl: `/api${urlOf(announced)}` })
    expect(await offsetOf(announced)).toBe('0')
    expect(await sendPart(announced, 0, PDF.subarray(0, 10))).toMatchObject({
      status: 204,
      headers: { 'upload-offset': '10', 'tus-resumable': '1.0.0' },
    })
    expect(codeOf(await finish(author, announced))).toEqual([409, 'not-uploaded'])
    expect(codeOf(await sendPart(announced, 5, PDF.subarray(5)))).toEqual([409, 'offset-mismatch'])
    expect(codeOf(await sendPart(announced, 10, PDF))).toEqual([413, 'too-large'])
    expect(await offsetOf(announced)).toBe('10')
    // Of two at once, one goes on.
    const both = await Promise.all([1, 2].map(() => sendPart(announced, 10, PDF.subarray(10))))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect(await offsetOf(announced)).toBe(String(PDF.length))
    const ends = await Promise.all([1, 2].map(() => finish(author, announced)))
    expect(ends.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    const { storageKey } = await service.findFile(await hub.hubCall(), announced.fileId)
    expect(await storedBytes(hub, storageKey!)).toEqual(PDF)
    expect(await partsIn(hub.context.storage)).toEqual([])
    expect(await offsetOf(announced)).toBe(404)
  })

  test('throws away what is cancelled, and what a killed process left', async () => {
    const announced = await announce(author, 'guide.pdf', PDF.length)
    await sendPart(announced, 0, PDF.subarray(0, 10))
    await hub.context.storage.put(`1/parts/${announced.fileId}/left`, PDF)
    expect(await partsIn(hub.context.storage)).toHaveLength(2)
    await cleanUpParts(await hub.hubCall())
    expect(await partsIn(hub.context.storage)).toHaveLength(1)
    expect(await hub.nobody.delete(urlOf(announced), undefined, TUS)).toMatchObject({ status: 204 })
    expect(await partsIn(hub.context.storage)).toEqual([])
    expect(await offsetOf(announced)).toBe(404)
    expect(codeOf(await finish(author, announced))).toEqual([409, 'already-finished'])
    expect((await author.get(`/files/${announced.fileId}`)).body).toMatchObject({ fileStatus: 'invalid' })
  })

  test('throws away what is abandoned, a day later', async () => {
    const announced = await announce(author, 'guide.pdf', PDF.length)
    await sendPart(announced, 0, PDF.subarray(0, 10))
    hub.setNow(new Date(Date.now() + 25 * 3_600_000))
    await cleanUpUploads(await hub.hubCall())
    await cleanUpParts(await hub.hubCall())
    hub.setNow(null)
    expect(await partsIn(hub.context.storage)).toEqual([])
  })
})

describe('what breaks off', () => {
  beforeAll(() => {
    hub.context.storage = folder
  })

  test('is kept as far as it came', async () => {
    const announced = await announce(author, 'guide.pdf', PDF.length)
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      `PATCH /api${urlOf(announced)} HTTP/1.1\r\nhost: localhost:3000\r\ncontent-type: application/offset+octet-stream\r\nupload-offset: 0\r\ncontent-length: ${PDF.length}\r\n\r\n`,
    )
    socket.write(PDF.subarray(0, 12), () => setTimeout(() => socket.destroy(), 50))
    await expect.poll(() => offsetOf(announced)).toBe('12')
    expect((await sendPart(announced, 12, PDF.subarray(12))).status).toBe(204)
    expect((await finish(author, announced)).status).toBe(201)
  })

  test('loses at most one step where the disk fills up, and goes on from there', async () => {
    const [first, second] = [Buffer.alloc(PART_SIZE, 'a'), Buffer.alloc(10, 'b')]
    const announced = await announce(author, 'film.mp4', PART_SIZE + 10)
    const original = folder.put
    let count = 0
    const full = vi.spyOn(folder, 'put').mockImplementation(async (key, content) => {
      count += 1
      if (count === 1) return original(key, content)
      throw Object.assign(new Error('There is no room.'), { code: 'ENOSPC' })
    })
    expect(codeOf(await sendPart(announced, 0, Buffer.concat([first, second])))).toEqual([507, 'disk-full'])
    full.mockRestore()
    expect(await offsetOf(announced)).toBe(String(PART_SIZE))
    expect((await sendPart(announced, PART_SIZE, second)).headers['upload-offset']).toBe(String(PART_SIZE + 10))
  })
})

describe('the right', () => {
  const minutes = (count: number) => hub.setNow(new Date(start.getTime() + count * 60_000))
  const start = new Date()

  test('is renewed by bytes and by whoever announced it, for a day', async () => {
    hub.setNow(start)
    const announced = await announce(author, 'guide.pdf', PDF.length)
    minutes(14)
    expect((await sendPart(announced, 0, PDF.subarray(0, 1))).status).toBe(204)
    minutes(28)
    expect(await offsetOf(announced)).toBe('1')
    minutes(30)
    expect(await offsetOf(announced)).toBe(404)
    const other = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    expect((await other.post(`${urlOf(announced)}/renew`)).status).toBe(404)
    expect(await author.post(`${urlOf(announced)}/renew`)).toMatchObject({
      status: 200,
      body: {
        fileId: announced.fileId,
        size: PDF.length,
        receivedBytes: 1,
        expiresTime: new Date(start.getTime() + 45 * 60_000).toISOString(),
      },
    })
    expect(await offsetOf(announced)).toBe('1')
    hub.setNow(null)
    await hub.context.databases
      .forHub(1)
      .updateTable('upload')
      .set({ created_at: new Date(Date.now() - 24 * 3_600_000) })
      .where('file_id', '=', announced.fileId)
      .execute()
    expect((await author.post(`${urlOf(announced)}/renew`)).status).toBe(404)
  })

  test('ends with the session and with the rights of whoever announced it', async () => {
    const leaving = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    const losing = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    const [one, other] = [await announce(leaving, 'a.pdf', PDF.length), await announce(losing, 'b.pdf', PDF.length)]
    await leaving.post('/auth/sign-out')
    expect(codeOf(await sendPart(one, 0, PDF))).toEqual([404, 'not-found'])
    await hub.context.databases
      .forHub(1)
      .updateTable('member')
      .set({ privileges: [] })
      .where('member.id', '=', losing.memberId)
      .execute()
    clearCallerCache(await hub.hubCall())
    expect((await sendPart(other, 0, PDF)).status).toBe(403)
  })
})
