import { expect, test } from 'vitest'
import { box, film, filmOf, track } from '../../testing/small-files.ts'
import { mustPlay } from './mp4-codecs.ts'

function check(...tracks: Buffer[]): Promise<void> {
  return checkBytes(filmOf(...tracks))
}

function checkBytes(bytes: Buffer): Promise<void> {
  return mustPlay(async (offset, length) => bytes.subarray(offset, offset + length), bytes.length)
}

test.each([
  ['vide', 'hvc1', /pictures .* HEVC \(H\.265\).* Save it as MP4 with H\.264 and AAC/],
  ['vide', 'hev1', /HEVC/],
  ['vide', 'apcn', /Apple ProRes/],
  ['vide', 'mp4v', /MPEG-4 Part 2/],
  ['vide', 'zzzz', /in zzzz,/],
  ['vide', '<a>!', /a form that is not known/],
  ['soun', 'ac-3', /sound .* Dolby Digital \(AC-3\).* Save it as MP4 or M4A with AAC/],
  ['soun', 'alac', /Apple Lossless/],
])('refuses a recording whose %s is in %s and says what to do', async (handler, codec, sentence) => {
  const playing = handler === 'vide' ? track('soun', 'mp4a') : track('vide', 'avc1')
  await expect(check(playing, track(handler, codec))).rejects.toMatchObject({
    code: 'recording-codec',
    message: expect.stringMatching(sentence),
  })
})

test('takes what browsers play, also where another track does not', async () => {
  await check(track('vide', 'avc1'), track('soun', 'mp4a'), track('text', 'tx3g'), track('meta', 'mebx'))
  await check(track('vide', 'av01'), track('soun', 'ac-3'), track('soun', 'mp4a'))
  // A sound with pictures of its chapters.
  await check(track('soun', 'mp4a'), track('vide', 'jpeg'))
  await checkBytes(film(3))
})

test('looks at a hostile file only for a moment', async () => {
  let reads = 0
  const bytes = filmOf(...Array.from({ length: 20_000 }, () => track('vide', 'avc1')))
  await mustPlay(async (offset, length) => {
    reads += 1
    return bytes.subarray(offset, offset + length)
  }, bytes.length)
  expect(reads).toBeLessThan(1500)
  // A box that says to be larger than the file.
  const lying = box('moov', track('vide', 'hvc1'))
  lying.writeUInt32BE(0x7fffffff, 0)
  await expect(checkBytes(lying)).rejects.toMatchObject({ code: 'recording-codec' })
})
