import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const NOT_CONTENT = new Set(['node_modules', '.docusaurus', 'build'])

/** Eight hexadecimal digits that change when a file below `folder` changes, moves, comes or goes. Built files do not count. */
export function contentHash(folder: string): string {
  const hash = createHash('sha256')
  for (const file of filesBelow(folder)) {
    const content = readFileSync(file)
    // The length keeps one file's end apart from the next one's beginning.
    hash.update(`${relative(folder, file).replaceAll(sep, '/')}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 8)
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !NOT_CONTENT.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? allFilesIn(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort()
}

function allFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
