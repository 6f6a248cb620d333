/** Files that are no more than their first bytes say, for tests that send some. */

/** A PDF as far as its first bytes say. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

interface Chapter {
  startSeconds: number
  title: string
}

/** An MP4 that has nothing but its headers. @param seconds what its movie header says */
export function film(seconds: number, chapters: readonly Chapter[] = []): Buffer {
  const header = Buffer.alloc(100)
  header.writeUInt32BE(1000, 12)
  header.writeUInt32BE(seconds * 1000, 16)
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box('mdat', Buffer.alloc(5000, 7)),
    box('moov', Buffer.concat([box('mvhd', header), ...(chapters.length ? [box('udta', chapterList(chapters))] : [])])),
  ])
}

/** An MP4 that has nothing but tracks, as far as they say what is in them. */
export function filmOf(...tracks: readonly Buffer[]): Buffer {
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box('mdat', Buffer.alloc(100, 7)),
    box('moov', Buffer.concat(tracks)),
  ])
}

/** @param handler `vide`, `soun` or another @param codec four letters, such as `avc1` */
export function track(handler: string, codec: string): Buffer {
  const version = Buffer.alloc(8)
  const entries = box('stsd', Buffer.concat([version, box(codec, Buffer.alloc(70))]))
  const header = box('hdlr', Buffer.concat([version, Buffer.from(handler), Buffer.alloc(13)]))
  return box('trak', box('mdia', Buffer.concat([header, box('minf', box('stbl', entries))])))
}

/** As ffmpeg writes it: version 1, four bytes that mean nothing, the count, and each start in 100 nanoseconds. */
function chapterList(chapters: readonly Chapter[]): Buffer {
  const entries = chapters.map(({ startSeconds, title }) => {
    const start = Buffer.alloc(8)
    start.writeBigUInt64BE(BigInt(Math.round(startSeconds * 10_000_000)))
    const words = Buffer.from(title)
    return Buffer.concat([start, Buffer.of(words.length), words])
  })
  return box('chpl', Buffer.concat([Buffer.of(1, 0, 0, 0, 0, 0, 0, 0, chapters.length), ...entries]))
}

/** An MP3 that has nothing but its tag, as ffmpeg writes it. */
export function sound(
  chapters: readonly Chapter[],
  version: 3 | 4 = 4,
  encoding: 'latin1' | 'utf16le' | 'utf8' = 'utf8',
): Buffer {
  const text = (words: string) => {
    const mark = encoding === 'utf16le' ? Buffer.of(0xff, 0xfe) : Buffer.alloc(0)
    return Buffer.concat([Buffer.of(ENCODINGS.indexOf(encoding)), mark, Buffer.from(`${words}\0`, encoding)])
  }
  const frames = chapters.map(({ startSeconds, title }, index) => {
    const places = Buffer.alloc(16, 0xff)
    places.writeUInt32BE(Math.round(startSeconds * 1000), 0)
    return frame(
      'CHAP',
      Buffer.concat([Buffer.from(`ch${index}\0`), places, frame('TIT2', text(title), version)]),
      version,
    )
  })
  const body = Buffer.concat([frame('TIT2', text('Sound'), version), ...frames, Buffer.alloc(10)])
  return Buffer.concat([Buffer.from(`ID3${String.fromCharCode(version)}\0\0`, 'latin1'), sevenBits(body.length), body])
}

/** By the number that stands for it in a tag. */
const ENCODINGS = ['latin1', 'utf16le', '', 'utf8']

function frame(id: string, body: Buffer, version: 3 | 4): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length)
  return Buffer.concat([Buffer.from(id), version === 4 ? sevenBits(body.length) : size, Buffer.alloc(2), body])
}

function sevenBits(value: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f))
}

export function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}
