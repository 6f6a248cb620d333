import { PackageError, quoteName } from './package-error.ts'
import { warn, type PackageWarning } from './package-warning.ts'
import { child, childrenOf, type XmlElement } from './xml-tree.ts'

const BASE = 'http://package.invalid/'

/** What an item can launch: `url` is a relative URL inside the package (percent-encoded, with query), null without a page. */
export type CourseResource = { url: string | null; isSco: boolean; problem: PackageError | null }

/** The files of a package, the folder in which its manifest lies ("" at the top), and what a reader found odd. */
export type PackageFiles = { paths: string[]; folder: string; warnings: PackageWarning[] }

/**
 * Reads the resources of a manifest by identifier. A file that they name and the package lacks is a warning; a page that is missing
 * is the `problem` of its resource, for whoever opens it.
 */
export function readResources(
  manifest: XmlElement,
  { paths, folder, warnings }: PackageFiles,
): Map<string, CourseResource> {
  const known = new Set(paths)
  const container = child(manifest, 'resources')
  const base = baseOf(container, baseOf(manifest, BASE + (folder && `${urlOf(folder)}/`)))
  const resources = new Map<string, CourseResource>()
  for (const element of childrenOf(container, 'resource')) {
    const id = element.attributes.get('identifier')?.trim()
    if (!id) {
      const message = `imsmanifest.xml, line ${element.line}: a resource has no identifier. Export the course again.`
      throw new PackageError('bad-manifest', message)
    }
    const resourceBase = baseOf(element, base)
    const page = pageOf(element, resourceBase, known, warnings)
    for (const file of childrenOf(element, 'file')) pageOf(file, resourceBase, known, warnings)
    const type = element.attributes.get('scormtype') ?? element.attributes.get('scormType')
    resources.set(id, { ...page, isSco: type?.trim().toLowerCase() === 'sco' })
  }
  return resources
}

/** Adds the `parameters` of an item to a launch URL, as the SCORM Content Aggregation Model (3.4.1.4.2) describes. */
export function withParameters(url: string, parameters: string | undefined): string {
  const rest = (parameters ?? '').trim().replace(/^[?&]+/, '')
  if (rest === '') return url
  if (rest.startsWith('#')) return url.includes('#') ? url : url + rest
  return `${url}${url.includes('?') ? '&' : '?'}${rest}`
}

/** A path of the package as a relative URL. */
export function urlOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

function baseOf(element: XmlElement | undefined, base: string): string {
  const own = element?.attributes.get('xml:base')
  return own && URL.canParse(own, base) ? new URL(own, base).href : base
}

function pageOf(element: XmlElement, base: string, known: Set<string>, warnings: PackageWarning[]) {
  try {
    return { url: hrefOf(element, base, known, warnings), problem: null }
  } catch (error) {
    if (!(error instanceof PackageError)) throw error
    warn(warnings, 'missing-file', element.attributes.get('href') ?? '')
    return { url: null, problem: error }
  }
}

function hrefOf(element: XmlElement, base: string, known: Set<string>, warnings: PackageWarning[]): string | null {
  // Tools of Windows write its own separator, which no URL has.
  const href = element.attributes.get('href')?.trim().replaceAll('\\', '/')
  if (!href) return null
  const where = `imsmanifest.xml, line ${element.line}, names the file ${quoteName(href)}`
  const url = URL.canParse(href, base) ? new URL(href, base) : null
  if (!url || url.origin !== new URL(BASE).origin) {
    const message = `${where}, which is not inside the package. Put the file into the package and refer to it by its path.`
    throw new PackageError('missing-file', message)
  }
  const spellings = [decodePath(url.pathname), url.pathname].map((path) => path.slice(1))
  const path = spellings.find((spelling) => known.has(spelling)) ?? inOtherLetters(spellings[0] ?? href, known)
  if (path === undefined) throw missing(where, spellings[0] ?? href)
  if (!spellings.includes(path)) warn(warnings, 'other-letters', path)
  return urlOf(path) + url.search + url.hash
}

/** Windows, on which many courses are made, does not tell capital from small letters; where two files would fit, none is guessed. */
function inOtherLetters(path: string, known: Set<string>): string | undefined {
  const similar = [...known].filter((each) => each.toLowerCase() === path.toLowerCase())
  return similar.length === 1 ? similar[0] : undefined
}

function missing(where: string, path: string): PackageError {
  const hint = 'Add the file, or remove the line, and pack the course again.'
  return new PackageError('missing-file', `${where}, but the package does not contain ${quoteName(path)}. ${hint}`)
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).normalize('NFC')
  } catch {
    return pathname
  }
}
