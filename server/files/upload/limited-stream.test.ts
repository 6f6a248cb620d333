import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { limited } from './limited-stream.ts'

test('passes everything on up to the limit', async () => {
  expect(await buffer(limited(Readable.from([Buffer.from('ab'), Buffer.from('c')]), 3))).toEqual(Buffer.from('abc'))
})

test('stops at the first byte too many and leaves the source open', async () => {
  const source = new PassThrough()
  source.write('abcd')
  await expect(buffer(limited(source, 3))).rejects.toMatchObject({ status: 413 })
  expect(source.destroyed).toBe(false)
})

test('ends a source that goes quiet, but not one that is slow', async () => {
  const quiet = new PassThrough()
  quiet.write('a')
  await expect(buffer(limited(quiet, 3, 50))).rejects.toMatchObject({ code: 'upload-stalled' })
  expect(quiet.destroyed).toBe(true)
  const slow = new PassThrough()
  const more = setInterval(() => slow.write('a'), 30)
  setTimeout(() => {
    clearInterval(more)
    slow.end()
  }, 200)
  expect((await buffer(limited(slow, 100, 150))).length).toBeGreaterThan(3)
})
