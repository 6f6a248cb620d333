import { formatOf } from '../../server/files/format-rules.ts'
import { seedId } from './seed-ids.ts'

/** The bytes of the mock hub's files, and where the sample content of the repository is served in development. */

export interface StoredFile {
  filename: string
  contentType: string
  /** Where the bytes of the sample content lie. */
  url: string | null
  /** What was uploaded. */
  bytes: Blob | null
}

/** Spelled out one by one, because Vite serves only what it can read in the code. */
export const media = {
  film: new URL('../../scripts/demo/content/media/how-a-playlist-opens.mp4', import.meta.url).href,
  filmEnglish: new URL('../../scripts/demo/content/media/how-a-playlist-opens.en-GB.vtt', import.meta.url).href,
  chime: new URL('../../scripts/demo/content/media/chime.mp3', import.meta.url).href,
  guide: new URL('../../scripts/demo/content/media/hub-guide.pdf', import.meta.url).href,
  coverCourse: new URL('../../scripts/demo/content/media/cover-first-course.png', import.meta.url).href,
  coverPlaylist: new URL('../../scripts/demo/content/media/cover-playlist.jpg', import.meta.url).href,
  site: new URL('./content/site.html', import.meta.url).href,
}

const DEMO: Record<string, string> = {
  [seedId('file', 11)]: media.film,
  [seedId('file', 12)]: media.guide,
  [seedId('file', 13)]: media.site,
  [seedId('file', 15)]: media.chime,
  [seedId('file', 16)]: media.coverPlaylist,
  [seedId('file', 17)]: media.guide,
  [seedId('file', 18)]: media.guide,
  [seedId('file', 101)]: media.filmEnglish,
  [seedId('picture', 1)]: media.coverCourse,
}

export function demoUploads(): Map<string, StoredFile> {
  const entries = Object.entries(DEMO).map(([id, url]): [string, StoredFile] => {
    const filename = new URL(url).pathname.split('/').at(-1)!
    return [id, { filename, contentType: formatOf(filename)?.contentType ?? 'text/html', url, bytes: null }]
  })
  return new Map(entries)
}

/** A red dot of one pixel, for where the sample content is not served. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='

/** In Node nothing serves the sample content, so a stand-in of its media type comes instead. */
export async function bytesOf({ filename, contentType, url, bytes }: StoredFile): Promise<Blob> {
  if (bytes) return bytes
  if (url && !url.startsWith('file:')) return (await fetch(url)).blob()
  if (!contentType.startsWith('image/')) return new Blob([`Demo file ${filename}`], { type: contentType })
  return new Blob([Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0))], { type: 'image/png' })
}
