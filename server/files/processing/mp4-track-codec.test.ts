import { expect, test } from 'vitest'
import { box, film, filmOf, track } from '../../testing/small-files.ts'
import { unplayedIn } from './mp4-track-codec.ts'

function check(...tracks: Buffer[]) {
  return checkBytes(filmOf(...tracks))
}

function checkBytes(bytes: Buffer) {
  return unplayedIn(async (offset, length) => bytes.subarray(offset, offset + length), bytes.length)
}

test.each([
  ['vide', 'hvc1', 'HEVC (H.265)'],
  ['vide', 'hev1', 'HEVC (H.265)'],
  ['vide', 'apcn', 'Apple ProRes'],
  ['vide', 'mp4v', 'MPEG-4 Part 2'],
  ['vide', 'zzzz', 'zzzz'],
  ['vide', '<a>!', 'a form that is not known'],
  ['soun', 'ac-3', 'Dolby Digital (AC-3)'],
  ['soun', 'alac', 'Apple Lossless (ALAC)'],
])('finds %s in %s that browsers do not play', async (handler, codec, name) => {
  const playing = handler === 'vide' ? track('soun', 'mp4a') : track('vide', 'avc1')
  expect(await check(playing, track(handler, codec))).toEqual({ kind: handler === 'vide' ? 'film' : 'sound', name })
})

test('refuses what is protected against copying', async () => {
  await expect(check(track('vide', 'encv'), track('soun', 'mp4a'))).rejects.toMatchObject({
    code: 'recording-codec',
    message: expect.stringContaining('protected against copying'),
  })
})

test('takes what browsers play, also where another track does not', async () => {
  for (const tracks of [
    [track('vide', 'avc1'), track('soun', 'mp4a'), track('text', 'tx3g'), track('meta', 'mebx')],
    [track('vide', 'av01'), track('soun', 'ac-3'), track('soun', 'mp4a')],
    // A sound with pictures of its chapters.
    [track('soun', 'mp4a'), track('vide', 'jpeg')],
  ])
    expect(await check(...tracks)).toBeNull()
  expect(await checkBytes(film(3))).toBeNull()
})

test('looks at a hostile file only for a moment', async () => {
  let reads = 0
  const bytes = filmOf(...Array.from({ length: 20_000 }, () => track('vide', 'avc1')))
  await unplayedIn(async (offset, length) => {
    reads += 1
    return bytes.subarray(offset, offset + length)
  }, bytes.length)
  expect(reads).toBeLessThan(1500)
  // A box that says to be larger than the file.
  const lying = box('moov', track('vide', 'hvc1'))
  lying.writeUInt32BE(0x7fffffff, 0)
  expect(await checkBytes(lying)).toMatchObject({ kind: 'film' })
})
