import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file for the owner alone, which is there whole or not at all, also after a power cut. */
export function writeFlushedFile(path: string, text: string): void {
  makeFlushedFolder(dirname(path))
  renameSync(writePart(path, text), path)
  flushFolder(dirname(path))
}

/** The same, unless there is such a file: of two processes that write it at once, one does. */
export function writeFirstFile(path: string, text: string): void {
  makeFlushedFolder(dirname(path))
  const part = writePart(path, text)
  try {
    linkSync(part, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part)
  }
  flushFolder(dirname(path))
}

/** Under a name that no other process writes. */
function writePart(path: string, text: string): string {
  const part = `${path}.${process.pid}.part`
  writeFileSync(part, text, { mode: 0o600, flush: true })
  return part
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
