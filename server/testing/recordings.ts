import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Real films and sounds of a second or so, which ffmpeg makes where it is installed. */

const run = (name: string, args: readonly string[], cwd?: string) =>
  execFileSync(name, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

function isThere(name: string): boolean {
  try {
    run(name, ['-version'])
    return true
  } catch {
    return false
  }
}

/** Whether recordings can be made and looked at here. */
export const hasFfmpeg = isThere('ffmpeg') && isThere('ffprobe')

/** A moving picture, and a tone. */
export const PICTURES = (size = '160x90', seconds = 1) => ['-f', 'lavfi', '-i', `testsrc=s=${size}:r=10:d=${seconds}`]
export const TONE = (seconds = 1) => ['-f', 'lavfi', '-i', `sine=d=${seconds}`]

export const HEVC = ['-c:v', 'libx265', '-x265-params', 'log-level=none', '-tag:v', 'hvc1']
export const H264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p']

/** @param name of the file, whose ending is that of the container @param args of ffmpeg before the name @param source a file that they read as `source` */
export function recording(name: string, args: readonly string[], source?: Buffer): Buffer {
  return inFolder((folder) => {
    if (source) writeFileSync(join(folder, 'source'), source)
    run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args, name], folder)
    return readFileSync(join(folder, name))
  })
}

/** Makes a Matroska film say that it lasts so many milliseconds. */
export function lasting(mkv: Buffer, milliseconds: number): Buffer {
  mkv.writeDoubleBE(milliseconds, mkv.indexOf(Buffer.of(0x44, 0x89, 0x88)) + 3)
  return mkv
}

/** What ffprobe says of a file: its container, its length in seconds, and the codec, the pixels and the sides of each track. */
export function lookAt(bytes: Buffer): { format: string; duration: number; tracks: string[] } {
  const shown = 'format=format_name,duration:stream=codec_name,pix_fmt,width,height'
  const said = inFolder((folder) => {
    writeFileSync(join(folder, 'looked-at'), bytes)
    return run('ffprobe', ['-v', 'error', '-of', 'json', '-show_entries', shown, 'looked-at'], folder)
  })
  const { format, streams } = JSON.parse(said) as {
    format: { format_name: string; duration: string }
    streams: { codec_name: string; pix_fmt?: string; width?: number; height?: number }[]
  }
  return {
    format: format.format_name,
    duration: Number(format.duration),
    tracks: streams.map(({ codec_name: codec, pix_fmt: pixels, width, height }) =>
      pixels ? `${codec} ${pixels} ${width}x${height}` : codec,
    ),
  }
}

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'hub-recording-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
