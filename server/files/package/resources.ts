import { PackageError, quoteName } from './package-error.ts'
import { child, childrenOf, type XmlElement } from './xml-tree.ts'

const BASE = 'http://package.invalid/'

/** What an item can launch: `url` is a relative URL inside the package (percent-encoded, with query), null without a page. */
export type CourseResource = { url: string | null; isSco: boolean }

/**
 * Reads the resources of a manifest by identifier and makes sure that every file they name is in the package.
 * Throws `PackageError` (missing-file, bad-manifest).
 */
export function readResources(manifest: XmlElement, paths: string[]): Map<string, CourseResource> {
  const known = new Set(paths)
  const container = child(manifest, 'resources')
  const base = baseOf(container, baseOf(manifest, BASE))
  const resources = new Map<string, CourseResource>()
  for (const element of childrenOf(container, 'resource')) {
    const id = element.attributes.get('identifier')?.trim()
    if (!id) {
      const message = `imsmanifest.xml, line ${element.line}: a resource has no identifier. Export the course again.`
      throw new PackageError('bad-manifest', message)
    }
    const resourceBase = baseOf(element, base)
    const url = hrefOf(element, resourceBase, known)
    for (const file of childrenOf(element, 'file')) hrefOf(file, resourceBase, known)
    const type = element.attributes.get('scormtype') ?? element.attributes.get('scormType')
    resources.set(id, { url, isSco: type?.toLowerCase() === 'sco' })
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

function hrefOf(element: XmlElement, base: string, known: Set<string>): string | null {
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
  const path = spellings.find((spelling) => known.has(spelling))
  if (path === undefined) throw missing(where, spellings[0] ?? href, known)
  return urlOf(path) + url.search + url.hash
}

function missing(where: string, path: string, known: Set<string>): PackageError {
  const similar = [...known].find((each) => each.toLowerCase() === path.toLowerCase())
  const hint = similar
    ? `The package has ${quoteName(similar)}: make capital and small letters the same.`
    : 'Add the file, or remove the line, and pack the course again.'
  return new PackageError('missing-file', `${where}, but the package does not contain ${quoteName(path)}. ${hint}`)
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).normalize('NFC')
  } catch {
    return pathname
  }
}
