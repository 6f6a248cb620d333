import type { Chapter } from './recorded-chapter-rules.ts'
import { findBox, type ReadBytes } from './mp4-codec.ts'

/** 255 chapters of 264 bytes are the most that the list can count. */
const MAX_BYTES = 70_000
/** The list counts in 100 nanoseconds. */
const PER_SECOND = 10_000_000

/** The chapters of an MP4 recording, as the list `chpl` in its user data has them, which most programs write. Empty where it has none. */
export async function mp4Chapters(read: ReadBytes, size: number): Promise<Chapter[]> {
  const list = await findBox(read, ['moov', 'udta', 'chpl'], size)
  return list ? chaptersIn(await read(list.start, Math.min(list.end - list.start, MAX_BYTES))) : []
}

function chaptersIn(bytes: Buffer): Chapter[] {
  const chapters: Chapter[] = []
  const head = bytes[0] === 0 ? 4 : 8
  let at = head + 1
  for (let left = bytes[head] ?? 0; left > 0 && at + 9 <= bytes.length; left -= 1) {
    const start = Number(bytes.readBigUInt64BE(at)) / PER_SECOND
    const end = at + 9 + bytes[at + 8]!
    if (end > bytes.length) break
    chapters.push({ startSeconds: start, title: bytes.toString('utf8', at + 9, end) })
    at = end
  }
  return chapters
}
