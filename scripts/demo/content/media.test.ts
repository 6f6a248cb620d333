import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { subtitles } from './make-film.ts'

function media(name: string): Promise<Buffer> {
  return readFile(join(import.meta.dirname, 'media', name))
}

test.for([
  ['cover-first-course.png', 60],
  ['cover-playlist.jpg', 60],
  ['cover-meetings.jpg', 60],
  ['how-a-playlist-opens.mp4', 250],
  ['chime.mp3', 100],
  ['hub-guide.pdf', 60],
] as const)('keeps %s under %d KB', async ([name, kilobytes]) => {
  expect((await media(name)).length).toBeLessThan(kilobytes * 1000)
})

test.for(['cover-first-course.png', 'cover-playlist.jpg', 'cover-meetings.jpg'])('holds %s in 16:9', async (name) => {
  expect(await sharp(await media(name)).metadata()).toMatchObject({ width: 960, height: 540 })
})

test.for(['en-GB', 'de-DE'] as const)('holds the subtitles of the film as written, in %s', async (locale) => {
  expect((await media(`how-a-playlist-opens.${locale}.vtt`)).toString()).toBe(subtitles(locale))
})

test('holds a guide of three pages that names its title', async () => {
  const guide = await PDFDocument.load(await media('hub-guide.pdf'))
  expect(guide.getPageCount()).toBe(3)
  expect(guide.getTitle()).toBe('The hub in three pages')
})
