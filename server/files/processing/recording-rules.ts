import type { Format, Signature } from '../format-rules.ts'
import type { ConversionFault } from '../file-error.ts'
import type { Chapter } from './recorded-chapter-rules.ts'

/** What is done with a recording, by what ffprobe finds in it: pure rules, with tests beside them. */

/** A track of pictures. */
export interface FilmTrack {
  /** The name that ffmpeg has for it, such as `hevc`. */
  codec: string
  /** How its pixels lie in memory, such as `yuv420p`; null where that is not known. */
  pixels: string | null
  /** Pixels. */
  width: number
  height: number
  /** Whether each pixel is as wide as high. */
  isSquare: boolean
  isInterlaced: boolean
  /** Whether it holds more light than an ordinary screen shows, as phones record it. */
  isHdr: boolean
}

export interface Probe {
  /** Seconds; null where nothing can be made out. */
  duration: number | null
  /** Whether the file itself says how long it is. */
  saysDuration: boolean
  films: readonly FilmTrack[]
  /** The codecs of its sounds. */
  sounds: readonly string[]
  /** The number of the stream that is its own picture, as the cover of a sound; null without one. */
  cover: number | null
  chapters: readonly Chapter[]
}

/** The reader of ffmpeg for each kind of beginning. It is named, so that no file is read as anything else, such as a list of addresses. */
const DEMUXERS: Partial<Record<Signature, string>> = {
  mp4: 'mov',
  quicktime: 'mov',
  webm: 'matroska',
  matroska: 'matroska',
  avi: 'avi',
  asf: 'asf',
  flv: 'flv',
  mpeg: 'mpeg',
  mpegts: 'mpegts',
  ogg: 'ogg',
  mp3: 'mp3',
  wav: 'wav',
  flac: 'flac',
  adts: 'aac',
  aiff: 'aiff',
  amr: 'amr',
  caf: 'caf',
}

export function demuxerOf({ name, signature }: Pick<Format, 'name' | 'signature'>): string {
  const demuxer = DEMUXERS[signature]
  if (!demuxer) throw new Error(`${name} is no recording.`)
  return demuxer
}

/** Whether a file is built of the boxes of ISO/IEC 14496-12, as QuickTime had them first. */
export const hasBoxes = (format: Pick<Format, 'name' | 'signature'>) => demuxerOf(format) === 'mov'

/** H.264 is played with these pixels alone: eight bits, a quarter of the colour. */
const PLAIN_PIXELS = new Set(['yuv420p', 'yuvj420p'])

interface Played {
  films: ReadonlySet<string>
  sounds: ReadonlySet<string>
}

const played = (films: readonly string[], sounds: readonly string[]): Played => ({
  films: new Set(films),
  sounds: new Set(sounds),
})

const PCM = ['pcm_u8', 'pcm_s16le', 'pcm_s24le', 'pcm_s32le', 'pcm_f32le']

/**
 * What Chrome, Edge, Firefox and Safari of the last two years all play, by the name of the format. Not among it: AV1, which
 * Safari plays on new devices only, VP9 and Opus in MP4, and all of Ogg, which Safari plays since 18.4.
 */
const PLAYED: Record<string, Played> = {
  mp4: played(['h264'], ['aac', 'mp3']),
  m4a: played([], ['aac', 'mp3']),
  webm: played(['vp8', 'vp9'], ['opus', 'vorbis']),
  mp3: played([], ['mp3']),
  wav: played([], PCM),
  flac: played([], ['flac']),
}

/** What can be put into MP4 as it is. */
const KEPT = PLAYED['mp4']!
/** Its pictures have no times from which those of MP4 can be made. */
const UNTIMED = 'avi'

/** How a recording is made to play everywhere. */
export interface Plan {
  /** What comes out of it, by the name of its format. */
  to: 'mp4' | 'm4a' | 'webm'
  film: 'none' | 'copy' | 'encode'
  sound: 'none' | 'copy' | 'encode'
}

/** What has to be done with a recording so that it plays everywhere; null where it does as it is. */
export function planOf({ saysDuration, films, sounds }: Probe, format: string): Plan | null {
  const known = PLAYED[format]
  // One track that plays is enough: browsers pass over the rest.
  const isShown = films.length === 0 || films.some((film) => isPlayed(film, known))
  const isHeard = sounds.length === 0 || sounds.some((codec) => known?.sounds.has(codec))
  const [film, sound] = [films[0], sounds[0]]
  if (known && isShown && isHeard) {
    // As browsers record it: it plays, but nobody can go to a place in it.
    if (saysDuration || format !== 'webm') return null
    return { to: 'webm', film: film ? 'copy' : 'none', sound: sound ? 'copy' : 'none' }
  }
  const isKept = film && format !== UNTIMED && isPlayed(film, KEPT)
  return {
    to: film ? 'mp4' : 'm4a',
    film: !film ? 'none' : isKept ? 'copy' : 'encode',
    sound: !sound ? 'none' : KEPT.sounds.has(sound) ? 'copy' : 'encode',
  }
}

function isPlayed({ codec, pixels }: FilmTrack, known: Played | undefined): boolean {
  if (!known?.films.has(codec)) return false
  return pixels === null || PLAIN_PIXELS.has(pixels)
}

/** Whether something is computed anew, which may take as long as the recording, rather than put into another file, which takes seconds. */
export const isLong = ({ film, sound }: Plan) => film === 'encode' || sound === 'encode'

export const TYPES: Record<Plan['to'], string> = { mp4: 'video/mp4', m4a: 'audio/mp4', webm: 'video/webm' }

/** Longer recordings are not converted, in seconds. */
const LONGEST = 6 * 60 * 60
/** Bits a second that a converted film has at the most. */
export const FILM_RATE = 5_000_000
export const SOUND_RATE = 160_000
/** Seconds that any recording may take: so many that it waits in the line of what takes long. */
const LEAST_SECONDS = 1200
/** Seconds for each second of a recording. */
const SECONDS_EACH = 3
const MAX_SECONDS = LONGEST

export const isTooLong = (duration: number) => duration > LONGEST

/** After how many seconds a conversion is ended. */
export const secondsFor = (duration: number) => Math.min(MAX_SECONDS, LEAST_SECONDS + SECONDS_EACH * duration)

/** Bytes that a converted recording has at the most. @param size bytes of the original, which what is copied does not exceed by much */
export function mostBytes({ film, sound }: Plan, duration: number, size: number): number {
  const rate = (film === 'encode' ? FILM_RATE : 0) + (sound === 'encode' ? SOUND_RATE : 0)
  const isCopied = film === 'copy' || sound === 'copy'
  // The rate is held over some seconds, not in each.
  return Math.ceil(((rate * duration) / 8) * 1.2) + (isCopied ? Math.ceil(size * 1.2) : 0) + 16 * 1024 * 1024
}

/** What of a recording does not play everywhere. */
export interface Unplayed {
  kind: 'film' | 'sound' | 'file'
  /** What it is in, in words that authors find in their programs. */
  name: string
}

/** Why something is not converted. */
export type Obstacle = 'missing' | 'failed' | 'time' | 'memory' | 'long'

const OBSTACLES: Record<Obstacle, string> = {
  missing: 'This hub has no program that converts it (ffmpeg).',
  failed: 'The hub tried to convert it and could not.',
  time: 'Converting it would have taken longer than the hub allows.',
  memory: 'Converting it would have taken more memory than the hub has for one file.',
  long: `It is longer than ${LONGEST / 3600} hours, which the hub does not convert.`,
}

/** The same by the names of the contract. */
const CODES: Record<Obstacle, ConversionFault['code']> = {
  missing: 'converter-missing',
  failed: 'conversion-failed',
  time: 'conversion-limit',
  memory: 'conversion-limit',
  long: 'recording-too-long',
}

const SUBJECTS: Record<Unplayed['kind'], string> = {
  film: 'The pictures of this recording are in',
  sound: 'The sound of this recording is in',
  file: 'This recording is a file of the kind',
}

/** For its author: why a recording is there to be downloaded only, and what to do. */
export function downloadOnly({ kind, name }: Unplayed, obstacle: Obstacle): ConversionFault {
  const form = kind === 'sound' ? 'MP4 or M4A with AAC' : 'MP4 with H.264 and AAC'
  const detail = `${SUBJECTS[kind]} ${name}, which many browsers cannot play. ${OBSTACLES[obstacle]} So people can download it, but not play it here. Save it as ${form}, for example with HandBrake, and upload that file.`
  return { code: CODES[obstacle], detail }
}

/** Seconds from which on the picture of a film is looked for: not its title, and not its end. */
export const posterAt = (duration: number | null) => Math.min(30, (duration ?? 0) / 10)
