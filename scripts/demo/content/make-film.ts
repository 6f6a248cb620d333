import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { FILM, frameAt, story } from './film-story.ts'

/** Draws the film and writes it as a silent MP4 (H.264). */
export async function encodeFilm(target: string): Promise<void> {
  const { width, height, framesPerSecond } = FILM
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${framesPerSecond}`]
  const output = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '26',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ]
  await encode([...input, '-i', '-', ...output, target], frames())
}

async function* frames(): AsyncGenerator<Buffer> {
  for (let frame = 0; frame < FILM.seconds * FILM.framesPerSecond; frame += 1) {
    const svg = Buffer.from(frameAt(frame / FILM.framesPerSecond))
    yield await sharp(svg).flatten().removeAlpha().raw().toBuffer()
  }
}

const SAMPLE_RATE = 22_050
const NOTES = [523.25, 659.25, 783.99, 1046.5]

/** Writes four rising notes, five seconds long, as MP3. */
export async function encodeChime(target: string): Promise<void> {
  const samples = new Int16Array(SAMPLE_RATE * 5)
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = Math.round(chimeAt(index / SAMPLE_RATE) * 32_767)
  const input = ['-f', 's16le', '-ar', `${SAMPLE_RATE}`, '-ac', '1', '-i', '-']
  await encode([...input, '-c:a', 'libmp3lame', '-b:a', '64k', target], [Buffer.from(samples.buffer)])
}

function chimeAt(time: number): number {
  return NOTES.reduce((sum, frequency, index) => {
    const since = time - index * 0.35
    if (since < 0) return sum
    const fade = Math.min(1, since / 0.01) * Math.exp(-since * 1.8)
    const phase = 2 * Math.PI * frequency * since
    return sum + 0.18 * fade * (Math.sin(phase) + 0.3 * Math.sin(2 * phase))
  }, 0)
}

/** The subtitles of the film as WebVTT. */
export function subtitles(locale: 'en-GB' | 'de-DE'): string {
  const cues = story.map(({ start, end, text }) => `${timestamp(start)} --> ${timestamp(end)}\n${text[locale]}\n`)
  return `WEBVTT\n\n${cues.join('\n')}`
}

function timestamp(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`
}

async function encode(options: string[], data: AsyncIterable<Buffer> | Buffer[]): Promise<void> {
  // Bit-exact output without metadata, so that making the same media again changes nothing.
  const common = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact', '-map_metadata', '-1']
  const [target = '', ...rest] = options.toReversed()
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...rest.reverse(), ...common, target], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const closed = once(ffmpeg, 'close')
  await pipeline(Readable.from(data), ffmpeg.stdin)
  const [status] = await closed
  if (status !== 0) throw new Error(`ffmpeg ended with status ${status}. Its message above says why.`)
}
