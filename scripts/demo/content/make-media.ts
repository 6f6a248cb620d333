// Makes everything under media/ anew. Needs ffmpeg; the results are committed, so only somebody who changes them runs this.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { coverJpeg, coverPng } from './make-covers.ts'
import { encodeChime, encodeFilm, subtitles } from './make-film.ts'
import { makeGuide } from './make-guide.ts'

const FOLDER = join(import.meta.dirname, 'media')

await mkdir(FOLDER, { recursive: true })
await writeFile(join(FOLDER, 'cover-first-course.png'), await coverPng('course', 255))
await writeFile(join(FOLDER, 'cover-playlist.jpg'), await coverJpeg('playlist', 155))
await writeFile(join(FOLDER, 'cover-meetings.jpg'), await coverJpeg('meetings', 325))
await writeFile(join(FOLDER, 'hub-guide.pdf'), await makeGuide())
await encodeFilm(join(FOLDER, 'how-a-playlist-opens.mp4'))
await encodeChime(join(FOLDER, 'chime.mp3'))
for (const locale of ['en-GB', 'de-DE'] as const) {
  await writeFile(join(FOLDER, `how-a-playlist-opens.${locale}.vtt`), subtitles(locale))
}
