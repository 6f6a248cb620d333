import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { contentTypeOf } from './content-type-rules.ts'
import { extractPackage } from './extracted-files.ts'
import { inspectPackage } from './inspected-files.ts'
import { CHECKSUM, fileOf, patch, UNPACKED_SIZE, zipOf } from './package-fixtures.ts'

const FILES = [
  { name: 'index.html', data: '<title>Home</title>' },
  { name: 'a/b.txt', data: 'many words '.repeat(1000) },
]

async function extract(zip: Buffer): Promise<Map<string, string>> {
  const file = await fileOf(zip)
  const written = new Map<string, string>()
  const write = async (path: string, stream: Readable): Promise<void> => {
    written.set(path, await text(stream))
  }
  await extractPackage(file, await inspectPackage(file, 'zip'), write)
  return written
}

test('writes every file of the package, byte for byte', async () => {
  const written = await extract(await zipOf(FILES))
  expect([...written]).toEqual(FILES.map(({ name, data }) => [name, data]))
})

test.for([
  ['grows beyond the size promised', UNPACKED_SIZE, 10],
  ['ends before the size promised', UNPACKED_SIZE, 12_000],
  ['has another checksum', CHECKSUM, 1],
] as const)('fails on a file that %s', async ([, field, value]) => {
  const zip = patch(await zipOf(FILES), 1, field, value)
  await expect(extract(zip)).rejects.toMatchObject({ code: 'damaged', message: expect.stringContaining('a/b.txt') })
})

test('stops at the first file that cannot be written', async () => {
  const file = await fileOf(await zipOf(FILES))
  const tried: string[] = []
  const write = (path: string): Promise<void> => {
    tried.push(path)
    return Promise.reject(new Error('disk full'))
  }
  await expect(extractPackage(file, await inspectPackage(file, 'zip'), write)).rejects.toThrow('disk full')
  expect(tried).toEqual(['index.html'])
})

test.for([
  ['index.html', 'text/html'],
  ['a.b/style.CSS', 'text/css'],
  ['app.js', 'text/javascript'],
  ['picture.svg', 'image/svg+xml'],
  ['film.mp4', 'video/mp4'],
  ['film.vtt', 'text/vtt'],
  ['font.woff2', 'font/woff2'],
  ['README', 'application/octet-stream'],
  ['html/html', 'application/octet-stream'],
  ['a.unknown', 'application/octet-stream'],
])('serves %s as %s', ([path, type]) => {
  expect(contentTypeOf(path ?? '')).toBe(type)
})
