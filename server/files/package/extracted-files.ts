import type { Readable } from 'node:stream'
import type { PackageIndex } from './inspected-files.ts'
import { packageLimits } from './package-limits.ts'
import { withZip } from './zip-files.ts'

/**
 * Streams every file of an inspected package to `write`, one after the other. Each stream fails with `PackageError` (damaged)
 * when it holds more or other bytes than the index says, so `write` must consume it to its end before it resolves.
 */
export async function extractPackage(
  file: string,
  index: PackageIndex,
  write: (path: string, stream: Readable) => Promise<void>,
): Promise<void> {
  await withZip(file, packageLimits, async (zip) => {
    for (const { path } of index.entries) {
      const stream = await zip.read(path)
      try {
        await write(path, stream)
      } finally {
        stream.destroy()
      }
    }
  })
}
