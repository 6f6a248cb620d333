import { buffer, text } from 'node:stream/consumers'
import { packageLimits, type PackageLimits } from './limits.ts'
import { parseManifest, type ScormCourse } from './manifest.ts'
import { PackageError } from './package-error.ts'
import { warn } from './package-warning.ts'
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
  const manifest = findManifest(zip.entries)
  if (!manifest) throw noManifest()
  if (manifest.size > limits.manifestSize) {
    const message = `imsmanifest.xml is larger than ${limits.manifestSize} bytes. Export the course again with a smaller manifest.`
    throw new PackageError('bad-manifest', message)
  }
  const paths = zip.entries.map((entry) => entry.path)
  const folder = manifest.path.slice(0, Math.max(0, manifest.path.lastIndexOf('/')))
  const scorm = parseManifest(await buffer(await zip.read(manifest.path)), paths, limits, folder)
  if (manifest.path !== MANIFEST) warn((scorm.warnings ??= []), 'manifest-moved', manifest.path)
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

/** The manifest at the top, or in the one folder that somebody packed by mistake, in capital or small letters. */
function findManifest(entries: PackageEntry[]): PackageEntry | undefined {
  const found = entries.filter(({ path }) => /^(?:[^/]+\/)?imsmanifest\.xml$/i.test(path))
  const rank = ({ path }: PackageEntry) => (path === MANIFEST ? 0 : path.includes('/') ? 2 : 1)
  return found.toSorted((left, right) => rank(left) - rank(right))[0]
}

function noManifest(): PackageError {
  const message =
    'The package has no imsmanifest.xml, so it is not a SCORM course. Export it as SCORM 1.2 or 2004, or upload it as a website.'
  return new PackageError('no-manifest', message)
}
