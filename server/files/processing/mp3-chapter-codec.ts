import type { Chapter } from './recorded-chapter-rules.ts'
import type { ReadBytes } from './mp4-codec.ts'

/** Chapters stand before the sound; pictures of them may be large, and are looked at no further than this. */
const MAX_BYTES = 20 * 1024 * 1024
const TAG_HEAD = 10
const FRAME_HEAD = 10

/** The chapters of an MP3 recording, as its ID3 tag has them (ID3v2 Chapter Frame Addendum 1.0). Empty where it has none. */
export async function mp3Chapters(read: ReadBytes): Promise<Chapter[]> {
  const head = await read(0, TAG_HEAD)
  const version = head[3]
  const isPlain = head[5] !== undefined && (head[5] & ~EXPERIMENTAL) === 0
  if (head.length < TAG_HEAD || head.toString('latin1', 0, 3) !== 'ID3' || !isPlain) return []
  if (version !== 3 && version !== 4) return []
  const frames = await read(TAG_HEAD, Math.min(sevenBits(head, 6), MAX_BYTES))
  return [...framesOf(frames, version)].flatMap(({ id, body }) => (id === 'CHAP' ? chapterIn(body, version) : []))
}

/** What other flags say changes how the rest is read; no program that writes chapters sets them. */
const EXPERIMENTAL = 0x20

interface Frame {
  id: string
  body: Buffer
}

function* framesOf(bytes: Buffer, version: 3 | 4): Generator<Frame> {
  let at = 0
  while (at + FRAME_HEAD < bytes.length && bytes[at] !== 0) {
    const length = version === 4 ? sevenBits(bytes, at + 4) : bytes.readUInt32BE(at + 4)
    const start = at + FRAME_HEAD
    at = start + length
    if (at > bytes.length) return
    yield { id: bytes.toString('latin1', start - FRAME_HEAD, start - 6), body: bytes.subarray(start, at) }
  }
}

/** Behind the name of the chapter stand its start and end in milliseconds, two places in the file, and frames of its own. */
function chapterIn(body: Buffer, version: 3 | 4): Chapter[] {
  const start = body.indexOf(0) + 1
  if (start === 0 || start + 16 > body.length) return []
  const title = [...framesOf(body.subarray(start + 16), version)].find(({ id }) => id === 'TIT2')
  return title ? [{ startSeconds: body.readUInt32BE(start) / 1000, title: textIn(title.body) }] : []
}

const ENCODINGS = ['latin1', 'utf-16', 'utf-16be', 'utf-8']

function textIn(body: Buffer): string {
  const bytes = body.subarray(1)
  const encoding = ENCODINGS[body[0] ?? 0] ?? 'latin1'
  // A mark at the beginning says which byte comes first.
  const isBig = encoding === 'utf-16' && bytes[0] === 0xfe && bytes[1] === 0xff
  return new TextDecoder(isBig ? 'utf-16be' : encoding).decode(bytes).replace(/\0+$/, '')
}

/** A number of four bytes of which each holds seven bits. */
function sevenBits(bytes: Buffer, at: number): number {
  return [0, 1, 2, 3].reduce((sum, index) => sum * 128 + (bytes[at + index]! & 0x7f), 0)
}
