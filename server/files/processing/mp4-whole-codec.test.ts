import fc from 'fast-check'
import { expect, test } from 'vitest'
import { box, film } from '../../testing/small-files.ts'
import { mustBeWhole } from './mp4-whole-codec.ts'

const checked = (file: Buffer, size = file.length) =>
  mustBeWhole(async (offset, length) => file.subarray(offset, offset + length), size)
const cutOff = { code: 'recording-cut-off' }

const TYPE = box('ftyp', Buffer.from('isom'))
const MOVIE = box('moov', box('mvhd', Buffer.alloc(100)))
const DATA = box('mdat', Buffer.alloc(5000, 7))

test('takes whole recordings, whatever stands first', async () => {
  await checked(film(84))
  await checked(Buffer.concat([TYPE, MOVIE, DATA]))
  await checked(Buffer.concat([TYPE, MOVIE, box('moof', Buffer.alloc(40)), DATA, box('moof', Buffer.alloc(40)), DATA]))
})

test('takes one whose pictures reach to the end of the file, however long that is', async () => {
  const open = Buffer.from(DATA)
  open.writeUInt32BE(0)
  await checked(Buffer.concat([TYPE, MOVIE, open]))
})

test('takes one with something odd behind the pictures', async () => {
  const notes = box('uuid', Buffer.alloc(400))
  await checked(Buffer.concat([film(9), notes.subarray(0, 100)]))
  await checked(Buffer.concat([film(9), Buffer.alloc(512)]))
})

test('refuses a film that is cut off anywhere', async () => {
  for (const whole of [film(9), Buffer.concat([TYPE, MOVIE, DATA])])
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
        await expect(checked(whole.subarray(0, length))).rejects.toMatchObject(cutOff)
      }),
    )
})

test('refuses one that was still recorded when the camera stopped', async () => {
  await expect(checked(Buffer.concat([TYPE, DATA]))).rejects.toMatchObject({
    ...cutOff,
    message: expect.stringContaining('the part that says how to play it is missing'),
  })
})

test('refuses one of more than four gigabytes of which the beginning came', async () => {
  const long = Buffer.alloc(16)
  long.writeUInt32BE(1, 0)
  long.write('mdat', 4)
  long.writeBigUInt64BE(5_000_000_000n, 8)
  const begun = Buffer.concat([TYPE, MOVIE, long, Buffer.alloc(100)])
  await expect(checked(begun)).rejects.toMatchObject({ ...cutOff, message: expect.stringContaining('end is missing') })
})
