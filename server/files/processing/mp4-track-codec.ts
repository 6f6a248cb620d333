import { FileRefused } from '../file-error.ts'
import { boxesOf, findBox, type Box, type ReadBytes } from './mp4-codec.ts'
import type { Unplayed } from './recording-rules.ts'

/** No honest recording has more tracks; this only ends the work on a hostile one. */
const MAX_TRACKS = 64

/** What today's browsers play of MP4, by the sample entries of the tracks (mp4ra.org). */
const PLAYED = new Set(['avc1', 'avc3', 'av01', 'vp08', 'vp09', 'mp4a', 'Opus', 'fLaC', '.mp3'])

/** Stills, which stand beside a sound as the pictures of its chapters. */
const STILLS = new Set(['jpeg', 'png '])

/** What authors find in their programs, by the sample entries that stand for it. */
const NAMES: Record<string, string> = {
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  dvh1: 'Dolby Vision',
  dvhe: 'Dolby Vision',
  vvc1: 'VVC (H.266)',
  vvi1: 'VVC (H.266)',
  mp4v: 'MPEG-4 Part 2',
  s263: 'H.263',
  apch: 'Apple ProRes',
  apcn: 'Apple ProRes',
  apcs: 'Apple ProRes',
  apco: 'Apple ProRes',
  ap4h: 'Apple ProRes',
  ap4x: 'Apple ProRes',
  'ac-3': 'Dolby Digital (AC-3)',
  'ec-3': 'Dolby Digital Plus (E-AC-3)',
  'ac-4': 'Dolby AC-4',
  alac: 'Apple Lossless (ALAC)',
  samr: 'AMR',
  sawb: 'AMR',
}

/** What is encrypted (ISO/IEC 23001-7), and sound of old from the shop of Apple. */
const PROTECTED = new Set(['encv', 'enca', 'drmi', 'drms'])

/**
 * What of an MP4 recording many browsers do not play; others show black or stay silent. Null where all plays.
 * One track of each kind that plays is enough: browsers pass over the rest.
 * @throws FileRefused `recording-codec` for what is protected against copying, which nobody can convert or play
 */
export async function unplayedIn(read: ReadBytes, size: number): Promise<Unplayed | null> {
  const tracks = await codecsOf(read, size)
  if (tracks.some(({ codec }) => PROTECTED.has(codec)))
    throw new FileRefused(
      'recording-codec',
      'This recording is protected against copying, so no browser can play it here. Upload one without protection.',
    )
  for (const [handler, kind] of [
    ['vide', 'film'],
    ['soun', 'sound'],
  ] as const) {
    const codecs = tracks
      .filter((track) => track.kind === handler && !STILLS.has(track.codec))
      .map(({ codec }) => codec)
    if (codecs.length > 0 && !codecs.some((codec) => PLAYED.has(codec))) return { kind, name: nameOf(codecs[0]!) }
  }
  return null
}

async function codecsOf(read: ReadBytes, size: number): Promise<{ kind: string; codec: string }[]> {
  const movie = await findBox(read, ['moov'], size)
  const codecs: { kind: string; codec: string }[] = []
  if (!movie) return codecs
  let count = 0
  for await (const box of boxesOf(read, movie.start, Math.min(movie.end, size))) {
    if (box.type !== 'trak') continue
    if ((count += 1) > MAX_TRACKS) break
    const [handler, entries] = [await inside(read, box, ['mdia', 'hdlr']), await inside(read, box, STSD)]
    // Both begin with four bytes of version and flags and four more; then come the handler, or the first entry with its size.
    const kind = handler ? await textAt(read, handler.start + 8) : ''
    const codec = entries ? await textAt(read, entries.start + 12) : ''
    if (codec.length === 4) codecs.push({ kind, codec })
  }
  return codecs
}

const STSD = ['mdia', 'minf', 'stbl', 'stsd']

async function inside(read: ReadBytes, track: Box, path: readonly string[]): Promise<Box | null> {
  return findBox((offset, length) => read(track.start + offset, length), path, track.end - track.start).then(
    (box) => box && { ...box, start: track.start + box.start, end: track.start + box.end },
  )
}

async function textAt(read: ReadBytes, offset: number): Promise<string> {
  return (await read(offset, 4)).toString('latin1')
}

function nameOf(codec: string): string {
  // What a file calls its own codec may be anything.
  return NAMES[codec] ?? (/^[\w .-]{4}$/.test(codec) ? codec.trim() : 'a form that is not known')
}
