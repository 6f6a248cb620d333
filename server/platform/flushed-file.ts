import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file for the owner alone, which is there whole or not at all, also after a power cut. */
export function writeFlushedFile(path: string, text: string): void {
  makeFlushedFolder(dirname(path))
  const part = `${path}.part`
  writeFileSync(part, text, { mode: 0o600, flush: true })
  renameSync(part, path)
  flushFolder(dirname(path))
}

/** Makes a folder and flushes those above it, so that the folder itself outlives a power cut. */
function makeFlushedFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true })
  for (let made = folder; first && made.length >= first.length; made = dirname(made)) flushFolder(dirname(made))
}

/** Writes down for good what a folder holds. */
export function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
