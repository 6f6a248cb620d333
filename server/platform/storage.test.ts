import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { startBuckets } from '../testing/buckets.ts'
import { createStorage } from './create-storage.ts'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'hub-storage-'))
const { s3, close } = await startBuckets(join(folder, 's3'))

afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true, force: true })
})

const stores: [string, Storage][] = [
  ['a folder', folderStorage(join(folder, 'files'))],
  ['an S3 bucket', s3Storage(s3)],
]

async function bytesAt(storage: Storage, key: string, range?: { start: number; end: number }): Promise<Buffer | null> {
  const found = await storage.get(key, range)
  return found && buffer(found.stream)
}

describe.each(stores)('%s', (_name, storage) => {
  test('gives back what was put, whole and in parts, with its size and hash', async () => {
    const bytes = randomBytes(300_000)
    const put = await storage.put('1/files/whole', Readable.from([bytes.subarray(0, 100_000), bytes.subarray(100_000)]))
    expect(put).toEqual({ size: 300_000, sha256: createHash('sha256').update(bytes).digest() })
    expect(await bytesAt(storage, '1/files/whole')).toEqual(bytes)
    expect(await bytesAt(storage, '1/files/whole', { start: 10, end: 19 })).toEqual(bytes.subarray(10, 20))
    const part = await storage.get('1/files/whole', { start: 299_990, end: 299_999 })
    expect(part?.size).toBe(300_000)
    part?.stream.destroy()
    expect(await storage.size('1/files/whole')).toBe(300_000)
  })

  test('takes a buffer as well, an empty one too', async () => {
    expect((await storage.put('1/files/buffer', Buffer.from('bytes'))).size).toBe(5)
    expect(await bytesAt(storage, '1/files/buffer')).toEqual(Buffer.from('bytes'))
    await storage.put('1/files/empty', Buffer.alloc(0))
    expect(await bytesAt(storage, '1/files/empty')).toEqual(Buffer.alloc(0))
  })

  test('answers null for what is not there and deletes without complaint', async () => {
    expect(await storage.get('1/files/missing')).toBeNull()
    expect(await storage.size('1/files/missing')).toBeNull()
    expect(await storage.move('1/files/missing', '1/files/other')).toBeNull()
    await storage.delete('1/files/missing')
    await storage.put('1/files/gone', Buffer.from('x'))
    await storage.delete('1/files/gone')
    expect(await storage.size('1/files/gone')).toBeNull()
  })

  test('moves a file to another key', async () => {
    await storage.put('1/uploads/draft', Buffer.from('moved'))
    expect(await storage.move('1/uploads/draft', '1/files/final')).toBe(5)
    expect(await bytesAt(storage, '1/files/final')).toEqual(Buffer.from('moved'))
    expect(await storage.size('1/uploads/draft')).toBeNull()
  })

  test('leaves nothing behind when the stream breaks', async () => {
    async function* breaking() {
      yield Buffer.from('first')
      throw new Error('the line broke')
    }
    await expect(storage.put('1/files/broken', Readable.from(breaking()))).rejects.toThrow('the line broke')
    expect(await storage.size('1/files/broken')).toBeNull()
  })

  test('names every key that it holds', async () => {
    await storage.put('2/files/deep/er', Buffer.from('x'))
    await storage.put('2/exports/one', Buffer.from('x'))
    const keys: string[] = []
    for await (const key of storage.keys()) keys.push(key)
    expect(keys.filter((key) => key.startsWith('2/')).toSorted()).toEqual(['2/exports/one', '2/files/deep/er'])
    for (const key of keys) expect(await storage.size(key)).not.toBeNull()
  })

  test('names those of one folder, and of none whose name begins alike', async () => {
    for (const key of ['3/files/one', '3/exports/two', '33/files/three']) await storage.put(key, Buffer.from('x'))
    const keys: string[] = []
    for await (const key of storage.keys('3')) keys.push(key)
    expect(keys.toSorted()).toEqual(['3/exports/two', '3/files/one'])
    for await (const key of storage.keys('4')) expect.unreachable(key)
  })

  test('has the whole file as a path on this machine', async () => {
    await storage.put('1/files/local', Buffer.from('on disk'))
    const { path, release } = await storage.local('1/files/local')
    expect(await readFile(path, 'utf8')).toBe('on disk')
    await release()
  })

  test.each(['../escape', '1/../../escape', '/absolute', '1//2', 'a\\b', '', '1/files/%2e%2e'])(
    'refuses the key %j',
    async (key) => {
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('is no storage key')
      await expect(storage.get(key)).rejects.toThrow('is no storage key')
    },
  )
})

test('leaves no unfinished files in a folder', () => {
  expect(readdirSync(join(folder, 'files/1/files')).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('lets a browser put a file of the signed length into the bucket by itself', async () => {
  const storage = s3Storage(s3)
  const url = await storage.presignPut!('1/uploads/direct', 6, 60)
  const { searchParams } = new URL(url)
  // The store in this test does not check signatures of this kind, so what they cover is read here.
  expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;host')
  expect(searchParams.get('X-Amz-Expires')).toBe('60')
  expect((await fetch(url, { method: 'PUT', body: 'direct' })).status).toBe(200)
  expect(await bytesAt(storage, '1/uploads/direct')).toEqual(Buffer.from('direct'))
})

test('takes the folder unless a bucket is configured', async () => {
  const dataDir = join(folder, 'data')
  await createStorage({ s3: undefined, dataDir }).put('1/files/one', Buffer.from('x'))
  expect(existsSync(join(dataDir, 'files/1/files/one'))).toBe(true)
  expect(createStorage({ s3, dataDir }).presignPut).not.toBeNull()
})
