import type { Storage } from '../../platform/storage.ts'
import { contentTypeOf } from '../package/content-type.ts'
import { extractPackage } from '../package/extract-package.ts'
import { inspectPackage, type PackageIndex } from '../package/inspect-package.ts'
import { packageLimits } from '../package/limits.ts'
import { PackageError } from '../package/package-error.ts'
import { withZip } from '../package/read-zip.ts'

/** One file of an unpacked package, as it is looked up when it is asked for. */
export interface StoredEntry {
  path: string
  storageKey: string
  size: number
  contentType: string
}

/**
 * Unpacks a zip into the store, each file under `<prefix>/<number>`.
 * @param admit is asked before anything is stored, with the bytes that it will take @throws PackageError for its author
 */
export async function unpack(
  file: string,
  storage: Storage,
  prefix: string,
  admit: (size: number) => Promise<void>,
): Promise<{ index: PackageIndex; entries: StoredEntry[] }> {
  const index = await inspect(file)
  await admit(index.unpackedSize)
  const sizes = new Map(index.entries.map(({ path, size }) => [path, size]))
  const entries: StoredEntry[] = []
  await extractPackage(file, index, async (path, stream) => {
    const storageKey = `${prefix}/${entries.length}`
    await storage.put(storageKey, stream)
    entries.push({ path, storageKey, size: sizes.get(path) ?? 0, contentType: contentTypeOf(path) })
  })
  return { index, entries }
}

/** A manifest at the top, or in the one folder that somebody packed by mistake, makes a zip a course; a start page makes it a site. */
async function inspect(file: string): Promise<PackageIndex> {
  const isCourse = await withZip(file, packageLimits, async ({ entries }) =>
    entries.some(({ path }) => /^([^/]+\/)?imsmanifest\.xml$/i.test(path)),
  )
  if (isCourse) return inspectPackage(file, 'scorm')
  try {
    return await inspectPackage(file, 'zip')
  } catch (error) {
    if (!(error instanceof PackageError) || error.code !== 'no-start-page') throw error
    const message =
      'At its top the package holds neither imsmanifest.xml, as a SCORM course does, nor a start page index.html, as a website does. Export the course again, or name the first page index.html.'
    throw new PackageError('no-manifest', message, error)
  }
}
