import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes a file unless it says the same already, so that who watches it is told only of what changed. */
export function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Makes one folder hold what another one does, touching only the files that differ; the other one is gone afterwards. */
export function replaceFolder(path: string, by: string): void {
  if (!existsSync(path)) return renameSync(by, path)
  const files = (folder: string) =>
    globSync('**/*', { cwd: folder, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
    )
  const fresh = new Set(files(by))
  for (const name of files(path)) if (!fresh.has(name)) rmSync(join(path, name))
  for (const name of fresh) writeIfChanged(join(path, name), readFileSync(join(by, name), 'utf8'))
  rmSync(by, { recursive: true })
}
