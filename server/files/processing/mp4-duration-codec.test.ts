import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { box, film } from '../../testing/small-files.ts'
import { mp4Duration } from './mp4-duration-codec.ts'

const durationOf = (file: Buffer) =>
  mp4Duration(async (offset, length) => file.subarray(offset, offset + length), file.length)

test('finds the movie header behind the pictures', async () => {
  expect(await durationOf(film(84))).toBe(84)
})

test('reads long headers and long boxes', async () => {
  const header = Buffer.alloc(112)
  header[0] = 1
  header.writeUInt32BE(90_000, 20)
  header.writeBigUInt64BE(90_000n * 7200n, 24)
  const movie = box('moov', box('mvhd', header))
  const long = Buffer.alloc(16 + 100)
  long.writeUInt32BE(1, 0)
  long.write('mdat', 4)
  long.writeBigUInt64BE(116n, 8)
  expect(await durationOf(Buffer.concat([box('ftyp', Buffer.from('isom')), long, movie]))).toBe(7200)
})

test('knows nothing of a recording in fragments, of a cut one and of other bytes', async () => {
  expect(await durationOf(film(0))).toBeNull()
  expect(await durationOf(film(9).subarray(0, 5060))).toBeNull()
  expect(await durationOf(Buffer.alloc(0))).toBeNull()
  expect(await durationOf(Buffer.alloc(4096))).toBeNull()
})

test('comes to an end with any bytes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('moov', 'mvhd', 'free', '\0\0\0\x01', '\0\0\0\x08', '\0\0\0\0', '\xff\xff\xff\xff'), {
        maxLength: 40,
      }),
      async (parts) => {
        const duration = await durationOf(Buffer.from(parts.join(''), 'latin1'))
        expect(duration === null || duration > 0).toBe(true)
      },
    ),
  )
})

const demo = join(import.meta.dirname, '../../../scripts/demo/content/media/how-a-playlist-opens.mp4')

test.runIf(existsSync(demo))('reads the film of the demo', async () => {
  const seconds = await durationOf(readFileSync(demo))
  expect(seconds).toBeGreaterThan(1)
  expect(seconds).toBeLessThan(600)
})
