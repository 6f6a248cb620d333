import { stat } from 'node:fs/promises'
import { posix, resolve, sep } from 'node:path'

/**
 * The file that answers `path` in the folder `root`, relative to it: the file itself or the folder's index page, so
 * that a page is found with and without the closing slash. Null where there is none or the path leads out of `root`.
 */
export async function findFile(root: string, path: string): Promise<string | null> {
  const clean = path.replace(/\/$/, '')
  for (const candidate of [clean, posix.join(clean, 'index.html')])
    if (await isFileWithin(root, candidate)) return candidate
  return null
}

async function isFileWithin(root: string, path: string): Promise<boolean> {
  const file = resolve(root, path)
  if (!file.startsWith(resolve(root) + sep) || path.includes('\0')) return false
  if (path !== posix.normalize(path)) return false
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
}
