import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
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

/** @param name of the file, whose ending is that of the container @param args of ffmpeg between the sources and the name */
export function recording(name: string, args: readonly string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'hub-recording-'))
  try {
    run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args, name], folder)
    return readFileSync(join(folder, name))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What ffprobe says of a file: its container, and the codec, the pixels and the sides of each track. */
export function tracksOf(path: string): { format: string; tracks: string[] } {
  const shown = 'format=format_name:stream=codec_name,pix_fmt,width,height'
  const { format, streams } = JSON.parse(
    run('ffprobe', ['-v', 'error', '-of', 'json', '-show_entries', shown, path]),
  ) as {
    format: { format_name: string }
    streams: { codec_name: string; pix_fmt?: string; width?: number; height?: number }[]
  }
  return {
    format: format.format_name,
    tracks: streams.map(({ codec_name: codec, pix_fmt: pixels, width, height }) =>
      pixels ? `${codec} ${pixels} ${width}x${height}` : codec,
    ),
  }
}
