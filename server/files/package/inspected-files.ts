import { buffer, text } from 'node:stream/consumers'
import { parseCmi5 } from './cmi5-codec.ts'
import { findManifest, folderOf, manifestsIn, type ManifestName } from './manifest-rules.ts'
import { packageLimits, type PackageLimits } from './package-limits.ts'
import { parseManifest, type ScormCourse } from './manifest-codec.ts'
import { PackageError, quoteName } from './package-error.ts'
import { withZip, type OpenZip, type PackageEntry } from './zip-files.ts'
import { urlOf } from './resource-codec.ts'
import { findStartPage, titleOfPage } from './site-start-codec.ts'
import { parseTinCan } from './tincan-codec.ts'
import { collectWarnings } from './warning-rules.ts'

/** What a package holds, known before anything of it is stored. Sizes are in bytes. */
export type PackageIndex = {
  kind: 'site' | 'scorm'
  title: string | null
  /** Relative URL inside the package, percent-encoded, with query. */
  startPath: string
  scorm: ScormCourse | null
  /** Sentences for its author: what is odd in it, although it is taken. */
  warnings: string[]
  entries: PackageEntry[]
  unpackedSize: number
}

const MAX_TITLE_PAGE_BYTES = 1024 * 1024

/**
 * Reads a zip file on disk as a zipped website or a course and refuses what is unsafe, broken or not startable.
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
  return { kind: 'site', title, startPath: urlOf(start), scorm: null, warnings: [], ...contents(zip) }
}

/** What reads the manifest of each standard. */
const READERS: Record<ManifestName, typeof parseManifest> = {
  'imsmanifest.xml': parseManifest,
  'cmi5.xml': parseCmi5,
  'tincan.xml': parseTinCan,
}

async function inspectCourse(zip: OpenZip, limits: PackageLimits): Promise<PackageIndex> {
  const paths = zip.entries.map((entry) => entry.path)
  const { name, path } = findManifest(paths) ?? noManifest(paths)
  const size = zip.entries.find((entry) => entry.path === path)?.size ?? 0
  if (size > limits.manifestSize) {
    const message = `${name} is larger than ${limits.manifestSize} bytes. Export the course again with a smaller manifest.`
    throw new PackageError('bad-manifest', message)
  }
  const { warn, list } = collectWarnings()
  if (path !== name) warn(`The manifest of the course is at ${quoteName(path)}; it belongs at the top, as “${name}”.`)
  const files = { paths, folder: folderOf(path) }
  const scorm = READERS[name](await buffer(await zip.read(path)), files, limits, warn)
  const start =
    scorm.activities.find((each) => each.isVisible && each.path) ?? scorm.activities.find((each) => each.path)
  if (!start?.path) {
    const message = `No item in ${name} opens a page. Give at least one item a page and pack the course again.`
    throw new PackageError('no-start-page', message)
  }
  return { kind: 'scorm', title: scorm.title, startPath: start.path, scorm, warnings: list(), ...contents(zip) }
}

function contents(zip: OpenZip): Pick<PackageIndex, 'entries' | 'unpackedSize'> {
  return { entries: zip.entries, unpackedSize: zip.unpackedSize }
}

function noManifest(paths: string[]): never {
  const [first, second] = manifestsIn(paths)
  throw new PackageError('no-manifest', noManifestSentence(first, second))
}

function noManifestSentence(first: string | undefined, second: string | undefined): string {
  if (first === undefined)
    return 'The package has none of imsmanifest.xml, cmi5.xml and tincan.xml, so it is not a course. Export it as SCORM or cmi5, or upload it as a website.'
  if (second === undefined)
    return `A manifest is at ${quoteName(first)}, among other things. Pack the contents of the folder of one course.`
  return `The package holds several courses, such as those of ${quoteName(first)} and ${quoteName(second)}. Pack the contents of the folder of each and upload them one by one.`
}
