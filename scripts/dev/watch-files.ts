import { watch } from 'chokidar'
import { ROOT } from '../generate/paths.ts'

/**
 * Calls back when a file of a folder is made, changed or removed. Many editors save by putting a new file in the place of
 * the old one, of which Node's own watcher of folders loses sight.
 * @param folder below the root @param wanted what the file's path from the root must match
 */
export function watchFiles(folder: string, wanted: RegExp, changed: () => void): void {
  watch(folder, { cwd: ROOT, ignoreInitial: true, ignored: (path) => path.includes('generated/client') }).on(
    'all',
    (event, path) => {
      if (!event.endsWith('Dir') && wanted.test(path)) changed()
    },
  )
}
