import { join } from 'node:path'
import { ProgramFailed, runProgram, type ProgramLimits } from '../../platform/run-program.ts'
import type { ProgramName } from '../../platform/programs.ts'
import type { Bench } from '../../platform/serve-tasks.ts'
import type { Chapter } from './recorded-chapter-rules.ts'
import { drawInto, type DrawnPictures } from './picture-task.ts'
import { FILM_RATE, SOUND_RATE, type FilmTrack, type Plan, type Probe } from './recording-rules.ts'

/** Reads and converts recordings with ffmpeg and ffprobe, in a process of its own. */

/** A recording in the file system, and the one reader that it is given to. */
export interface Source {
  path: string
  demuxer: string
}

/**
 * The same on every machine, so that the same ffmpeg makes the same bytes of a recording each time. More would fill the memory
 * with pictures that wait for each other.
 */
const THREADS = 4
/** Pixels of a picture beyond which nothing is decoded: 8192 by 4320 and a little. */
const MAX_PIXELS = 36_000_000

/** Nothing but this one file is opened, as nothing else than what it is to be. */
function reading({ path, demuxer }: Source): string[] {
  return ['-protocol_whitelist', 'file', '-f', demuxer, '-max_pixels', String(MAX_PIXELS), '-i', `file:${path}`]
}

/** @returns null where the program could not do it @throws where there is no room on the disk, which is not the file's fault */
async function attempt(
  { programs, folder }: Bench,
  name: ProgramName,
  args: readonly string[],
  limits: ProgramLimits = {},
): Promise<string | null> {
  try {
    return await runProgram(programs, name, args, folder, limits)
  } catch (error) {
    if (!(error instanceof ProgramFailed) || /No space left on device/.test(error.message)) throw error
    return null
  }
}

interface Answer {
  format?: { duration?: string }
  streams?: Stream[]
  chapters?: { start_time?: string; tags?: { title?: string } }[]
}

interface Stream {
  index?: number
  codec_type?: string
  codec_name?: string
  pix_fmt?: string
  width?: number
  height?: number
  sample_aspect_ratio?: string
  field_order?: string
  color_transfer?: string
  duration?: string
  disposition?: { attached_pic?: number }
}

/** Pictures of which none follows another. */
const STILLS = new Set(['mjpeg', 'png', 'bmp', 'gif', 'webp'])
/** Light beyond that of an ordinary screen: PQ and HLG (ITU-R BT.2100). */
const HDR = new Set(['smpte2084', 'arib-std-b67'])
const MAX_STREAMS = 64

/** What a recording holds; null where ffprobe finds nothing to play in it. */
export async function probe(source: Source, bench: Bench): Promise<Probe | null> {
  const shown = ['-show_format', '-show_streams', '-show_chapters']
  const said = await attempt(bench, 'ffprobe', ['-v', 'error', '-of', 'json', ...shown, ...reading(source)])
  if (said === null) return null
  const { format = {}, streams = [], chapters = [] } = JSON.parse(said) as Answer
  const found = streams.slice(0, MAX_STREAMS)
  const films = found.filter((each) => each.codec_type === 'video' && !isCover(each, found)).map(trackOf)
  const sounds = found.filter((each) => each.codec_type === 'audio').map((each) => each.codec_name ?? '')
  if (films.length + sounds.length === 0) return null
  const told = secondsIn(format.duration)
  return {
    duration: told ?? (await measure(source, bench)),
    saysDuration: told !== null,
    films,
    sounds,
    cover: found.find((each) => each.codec_type === 'video' && isCover(each, found))?.index ?? null,
    chapters: chapters.map(chapterOf),
  }
}

/** Motion JPEG is a film where nothing is heard beside it that it could be the cover of. */
function isCover({ codec_name: codec = '', disposition }: Stream, all: readonly Stream[]): boolean {
  if (disposition?.attached_pic) return true
  return STILLS.has(codec) && codec !== 'mjpeg' && all.some((each) => each.codec_type === 'audio')
}

function trackOf(stream: Stream): FilmTrack {
  const { codec_name: codec = '', pix_fmt: pixels = null, width = 0, height = 0 } = stream
  const {
    sample_aspect_ratio: aspect = '1:1',
    field_order: fields = 'progressive',
    color_transfer: light = '',
  } = stream
  return {
    codec,
    pixels,
    width,
    height,
    isSquare: aspect === '1:1' || aspect === '0:1',
    isInterlaced: !['progressive', 'unknown'].includes(fields),
    isHdr: HDR.has(light),
  }
}

function chapterOf({ start_time: start = '0', tags }: NonNullable<Answer['chapters']>[number]): Chapter {
  return { startSeconds: Number(start), title: tags?.title ?? '' }
}

function secondsIn(text: string | undefined): number | null {
  const seconds = Number(text)
  return seconds > 0 && Number.isFinite(seconds) ? seconds : null
}

/** Reads a recording to its end to find out how long it is, as what browsers record does not say. Seconds. */
async function measure(source: Source, bench: Bench): Promise<number | null> {
  const args = [...SAYING, ...reading(source), '-map', '0', '-c', 'copy', '-progress', 'pipe:1', '-f', 'null', '-']
  const said = await attempt(bench, 'ffmpeg', args)
  const last = said?.match(/^out_time_us=(\d+)$/gm)?.at(-1)
  return last ? secondsIn(String(Number(last.slice('out_time_us='.length)) / 1_000_000)) : null
}

const SAYING = ['-nostdin', '-hide_banner', '-nostats', '-v', 'error', '-y']

/** Pictures and sound alone, without what else stands in the file, and without the time and the version of the program. */
const PLAIN = '-map_metadata -1 -map_chapters -1 -sn -dn -fflags +bitexact -flags +bitexact'.split(' ')

/** Makes the file `made` as planned. @returns whether it could be made */
export async function convert(
  { source, plan, film, limits }: { source: Source; plan: Plan; film: FilmTrack | null; limits: ProgramLimits },
  bench: Bench,
): Promise<boolean> {
  const tracks = [
    ...(plan.film === 'none' ? [] : filmArgs(plan, film, await canMapTones(film, bench))),
    ...soundArgs(plan),
  ]
  const args = [
    ...SAYING,
    '-threads',
    String(THREADS),
    ...reading(source),
    // Where somebody filmed, and with what, is nobody's business; the same input becomes the same bytes.
    ...PLAIN,
    ...tracks,
    // Browsers play before all of it has come.
    ...(plan.to === 'webm' ? ['-f', 'webm'] : ['-movflags', '+faststart', '-f', 'mp4']),
    'file:made',
  ]
  const cpuSeconds = limits.cpuSeconds === undefined ? {} : { cpuSeconds: limits.cpuSeconds * THREADS }
  return (await attempt(bench, 'ffmpeg', args, { ...limits, ...cpuSeconds })) !== null
}

function filmArgs({ film: way }: Plan, film: FilmTrack | null, mapsTones: boolean): string[] {
  if (way === 'copy') return ['-map', '0:V:0', '-c:v', 'copy']
  const rate = ['-crf', '23', '-maxrate', String(FILM_RATE), '-bufsize', String(2 * FILM_RATE), '-fpsmax', '60']
  const encoder = ['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-threads', String(THREADS)]
  return ['-map', '0:V:0', ...encoder, ...rate, '-vf', filtersFor(film, mapsTones)]
}

/** Frames of which the one is taken that is most like the others, so that it is none of a black beginning. */
const FRAMES = 60

/** The same in the colours of an ordinary screen, after it was made smaller. */
const TONES = [
  'zscale=transfer=linear:npl=100',
  'format=gbrpf32le',
  'zscale=primaries=bt709',
  'tonemap=tonemap=hable:desat=0',
  'zscale=transfer=bt709:matrix=bt709:range=tv',
]

/** @param chooses whether one frame is chosen of many */
function filtersFor(film: FilmTrack | null, mapsTones: boolean, chooses = false): string {
  // Within 1920 by 1080, or 1080 by 1920 for what stands upright; the encoder needs even sides.
  const width = "'if(gte(iw,ih),min(1920,iw),min(1080,iw))'"
  const height = "'if(gte(iw,ih),min(1080,ih),min(1920,ih))'"
  return [
    ...(film?.isInterlaced ? ['yadif'] : []),
    ...(film?.isSquare === false ? ["scale='max(2,iw*sar)':ih", 'setsar=1'] : []),
    `scale=w=${width}:h=${height}:force_original_aspect_ratio=decrease:force_divisible_by=2`,
    ...(chooses ? [`thumbnail=${FRAMES}`] : []),
    ...(mapsTones ? TONES : []),
    'format=yuv420p',
  ].join(',')
}

/** Whether what holds more light can be brought to that of an ordinary screen; without, it becomes pale. */
async function canMapTones(film: FilmTrack | null, bench: Bench): Promise<boolean> {
  if (!film?.isHdr) return false
  const filters = (await attempt(bench, 'ffmpeg', ['-hide_banner', '-filters'])) ?? ''
  return ['zscale', 'tonemap'].every((name) => new RegExp(` ${name} `).test(filters))
}

function soundArgs({ sound }: Plan): string[] {
  if (sound === 'none') return ['-an']
  const encoder = sound === 'copy' ? ['copy'] : ['aac', '-b:a', String(SOUND_RATE), '-ac', '2', '-ar', '48000']
  return ['-map', '0:a:0', '-c:a', ...encoder]
}

/** Where the picture of a recording is: in a film, from a second on, or in a stream of its own. */
export type PosterPlace = { film: FilmTrack; seconds: number } | { stream: number }

/**
 * Draws a frame of a film, or the cover of a sound, as the picture of it, in all sizes. @returns null where none can be drawn
 */
export async function drawPoster(
  { source, from }: { source: Source; from: PosterPlace },
  bench: Bench,
): Promise<DrawnPictures | null> {
  const isFrame = 'film' in from
  const filters = isFrame ? filtersFor(from.film, await canMapTones(from.film, bench), true) : filtersFor(null, false)
  const seek = isFrame ? ['-ss', String(from.seconds)] : []
  const which = [isFrame ? '0:V:0' : `0:${from.stream}`, '-vf', filters]
  const args = [...SAYING, '-threads', String(THREADS), ...seek, ...reading(source), '-map', ...which]
  const said = await attempt(bench, 'ffmpeg', [...args, '-frames:v', '1', '-f', 'image2', '-c:v', 'png', 'file:frame'])
  return said === null ? null : drawInto(bench.folder, join(bench.folder, 'frame'))
}
