import { launchKind, type LaunchKind } from '../../server/assets/rules.ts'
import type { MockHub } from './hub.ts'
import type { AssetRow, FileRow } from './rows.ts'

/** Where the sample content of the repository is served in development, and what a file is played as. */

export const media = {
  film: new URL('../../scripts/demo/content/media/how-a-playlist-opens.mp4', import.meta.url).href,
  filmEnglish: new URL('../../scripts/demo/content/media/how-a-playlist-opens.en-GB.vtt', import.meta.url).href,
  filmGerman: new URL('../../scripts/demo/content/media/how-a-playlist-opens.de-DE.vtt', import.meta.url).href,
  chime: new URL('../../scripts/demo/content/media/chime.mp3', import.meta.url).href,
  guide: new URL('../../scripts/demo/content/media/hub-guide.pdf', import.meta.url).href,
  coverCourse: new URL('../../scripts/demo/content/media/cover-first-course.png', import.meta.url).href,
  coverMeetings: new URL('../../scripts/demo/content/media/cover-meetings.jpg', import.meta.url).href,
  coverPlaylist: new URL('../../scripts/demo/content/media/cover-playlist.jpg', import.meta.url).href,
  site: new URL('./content/site.html', import.meta.url).href,
}

/** How an asset is played. */
export function kindOf(hub: MockHub, { type, fileId, download }: AssetRow): LaunchKind {
  return launchKind({ type, download, contentType: findFile(hub, fileId)?.contentType ?? null })
}

export function isRecording(hub: MockHub, asset: AssetRow): boolean {
  return ['video', 'audio'].includes(kindOf(hub, asset))
}

export function formatOf(filename: string): string | null {
  return /\.([a-z0-9]{1,10})$/.exec(filename.toLowerCase())?.[1] ?? null
}

export function findFile(hub: MockHub, id: string | null): FileRow | undefined {
  return hub.files.find((file) => file.id === id)
}

/** A red dot of one pixel, for where the sample content is not served. */
const PIXEL_BASE64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='

export const PIXEL = new Blob([Uint8Array.from(atob(PIXEL_BASE64), (character) => character.charCodeAt(0))], {
  type: 'image/png',
})

/** The bytes of a file. In Node nothing serves the sample content, so a stand-in of its media type comes instead. */
export async function bytesOf(file: FileRow): Promise<Blob> {
  if (file.bytes) return file.bytes
  if (file.url && !file.url.startsWith('file:')) return (await fetch(file.url)).blob()
  if (file.contentType.startsWith('image/')) return PIXEL
  return new Blob([`Demo file ${file.filename}`], { type: file.contentType })
}
