import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes a file unless it says the same already, so that who watches it is told only of what changed. */
export function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Makes one folder hold what another one does, touching only the files that differ. */
export function replaceFolder(path: string, by: string): void {
  const fresh = new Set(filesOf(by))
  for (const name of filesOf(path)) if (!fresh.has(name)) rmSync(join(path, name))
  for (const name of fresh) writeIfChanged(join(path, name), readFileSync(join(by, name), 'utf8'))
}

/** The files of a folder and of those in it, relative to it; none where it is not there. */
export function filesOf(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
  )
}
