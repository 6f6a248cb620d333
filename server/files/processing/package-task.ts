import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { contentTypeOf } from '../package/content-type-rules.ts'
import { extractPackage } from '../package/extracted-files.ts'
import { hasManifest } from '../package/manifest-files.ts'
import { inspectPackage, type PackageIndex } from '../package/inspected-files.ts'
import { packageLimits } from '../package/package-limits.ts'
import { createHostSearch, type OutsideHosts } from '../package/outside-host-codec.ts'
import { PackageError } from '../package/package-error.ts'
import { withZip } from '../package/zip-files.ts'

/** One file of an unpacked package. */
export interface UnpackedEntry {
  path: string
  size: number
  contentType: string
}

/** The same, as it is looked up when it is asked for. */
export interface StoredEntry extends UnpackedEntry {
  storageKey: string
}

/**
 * Unpacks an inspected zip into a folder, each file under its number, so that no name of the package is one there.
 * @throws PackageError for its author
 */
export async function unpack(
  file: string,
  index: PackageIndex,
  folder: string,
): Promise<{ entries: UnpackedEntry[]; outsideHosts: OutsideHosts }> {
  const sizes = new Map(index.entries.map(({ path, size }) => [path, size]))
  const entries: UnpackedEntry[] = []
  const search = createHostSearch()
  await extractPackage(file, index, async (path, stream) => {
    const entry = { path, size: sizes.get(path) ?? 0, contentType: contentTypeOf(path) }
    const target = createWriteStream(join(folder, String(entries.length)), { flags: 'wx', mode: 0o600 })
    if (search.takes(entry)) {
      const chunks: Buffer[] = []
      await pipeline(kept(stream, chunks), target)
      search.look(entry, Buffer.concat(chunks))
    } else await pipeline(stream, target)
    entries.push(entry)
  })
  return { entries, outsideHosts: search.found() }
}

/** The same bytes, each of which is kept as it passes. */
async function* kept(stream: AsyncIterable<Buffer>, chunks: Buffer[]): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    chunks.push(chunk)
    yield chunk
  }
}

/**
 * As a website a course of AICC would be done when it is opened, and nothing that it reports would ever arrive. Its sign is the file of the
 * course, or, where that was lost, the two others that only this standard has.
 */
async function refuseAicc(file: string): Promise<void> {
  const endings = await withZip(
    file,
    packageLimits,
    async ({ entries }) => new Set(entries.map(({ path }) => /[^/](\.\w+)$/.exec(path)?.[1]?.toLowerCase())),
  )
  const isAicc = endings.has('.crs') || (endings.has('.cst') && endings.has('.des'))
  if (!isAicc) return
  const message =
    'This is a course of the standard AICC, which the hub does not play. Export it as cmi5, SCORM 2004 or SCORM 1.2.'
  throw new PackageError('standard-not-supported', message)
}

/** A manifest makes a zip a course; a start page makes it a site. @throws PackageError for its author */
export async function inspect(file: string): Promise<PackageIndex> {
  const isCourse = await hasManifest(file)
  if (isCourse) return inspectPackage(file, 'scorm')
  await refuseAicc(file)
  try {
    return await inspectPackage(file, 'zip')
  } catch (error) {
    if (!(error instanceof PackageError) || error.code !== 'no-start-page') throw error
    const message =
      'At its top the package holds neither the manifest of a course (imsmanifest.xml, cmi5.xml or tincan.xml) nor a start page index.html, as a website does. Export the course again, or name the first page index.html.'
    throw new PackageError('no-manifest', message, error)
  }
}
