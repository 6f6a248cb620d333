import { buffer, text } from 'node:stream/consumers'
import { packageLimits, type PackageLimits } from './limits.ts'
import { parseManifest, type ScormCourse } from './manifest.ts'
import { PackageError, quoteName } from './package-error.ts'
import { withZip, type OpenZip, type PackageEntry } from './read-zip.ts'
import { urlOf } from './resources.ts'
import { findStartPage, titleOfPage } from './site-start.ts'

/** What a package holds, known before anything of it is stored. Sizes are in bytes. */
export type PackageIndex = {
  kind: 'site' | 'scorm'
  title: string | null
  /** Relative URL inside the package, percent-encoded, with query. */
  startPath: string
  scorm: ScormCourse | null
  entries: PackageEntry[]
  unpackedSize: number
}

const MANIFEST = 'imsmanifest.xml'
const MAX_TITLE_PAGE_BYTES = 1024 * 1024

/**
 * Reads a zip file on disk as a zipped website or a SCORM course and refuses what is unsafe, broken or not startable.
 * Throws `PackageError`, whose message a course author can act on.
 */
export async function inspectPackage(
  file: string,
  expected: 'zip' | 'scorm',
  limits: PackageLimits = packageLimits,
): Promise<PackageIndex> {
  return withZip(file, limits, (zip) => (expected === 'scorm' ? inspectCourse(zip, limits) : inspectSite(zip)))
}

async function inspectSite(zip: OpenZip): Promise<PackageIndex> {
  const start = findStartPage(zip.entries.map((entry) => entry.path))
  const size = zip.entries.find((entry) => entry.path === start)?.size ?? 0
  const title = size <= MAX_TITLE_PAGE_BYTES ? titleOfPage(await text(await zip.read(start))) : null
  return { kind: 'site', title, startPath: urlOf(start), scorm: null, ...contents(zip) }
}

async function inspectCourse(zip: OpenZip, limits: PackageLimits): Promise<PackageIndex> {
  const manifest = zip.entries.find((entry) => entry.path === MANIFEST)
  if (!manifest) throw noManifest(zip.entries)
  if (manifest.size > limits.manifestSize) {
    const message = `imsmanifest.xml is larger than ${limits.manifestSize} bytes. Export the course again with a smaller manifest.`
    throw new PackageError('bad-manifest', message)
  }
  const paths = zip.entries.map((entry) => entry.path)
  const scorm = parseManifest(await buffer(await zip.read(MANIFEST)), paths, limits)
  const start =
    scorm.activities.find((each) => each.isVisible && each.path) ?? scorm.activities.find((each) => each.path)
  if (!start?.path) {
    const message =
      'No item in imsmanifest.xml opens a page. Give at least one item a resource and pack the course again.'
    throw new PackageError('no-start-page', message)
  }
  return { kind: 'scorm', title: scorm.title, startPath: start.path, scorm, ...contents(zip) }
}

function contents(zip: OpenZip): Pick<PackageIndex, 'entries' | 'unpackedSize'> {
  return { entries: zip.entries, unpackedSize: zip.unpackedSize }
}

function noManifest(entries: PackageEntry[]): PackageError {
  const nested = entries.find((entry) => entry.path.toLowerCase().endsWith(MANIFEST))
  const message = nested
    ? `The manifest of the course is at ${quoteName(nested.path)}, but it must be named imsmanifest.xml at the top of the zip. Pack the contents of that folder, not the folder itself.`
    : 'The package has no imsmanifest.xml, so it is not a SCORM course. Export it as SCORM 1.2 or 2004, or upload it as a website.'
  return new PackageError('no-manifest', message)
}
