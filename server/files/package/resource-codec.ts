import { PackageError, quoteName } from './package-error.ts'
import type { Warn } from './warning-rules.ts'
import { child, childrenOf, type XmlElement } from './xml-codec.ts'

const BASE = 'http://package.invalid/'

/**
 * What an item can launch: `url` is a relative URL inside the package (percent-encoded, with query), null without a page,
 * and why the page cannot be opened where the package lacks it.
 */
export type CourseResource = { url: string | null | PackageError; isSco: boolean }

/** The files of a package by their names, and where to tell what is odd. */
export type KnownFiles = { paths: Set<string>; byLetters: Map<string, string[]>; warn: Warn }

/** The files of a package, and the folder of its manifest, from which their paths are written. */
export type PackageFiles = { paths: string[]; folder: string }

export function knownFiles({ paths }: PackageFiles, warn: Warn): KnownFiles {
  return { paths: new Set(paths), byLetters: Map.groupBy(paths, lowerCased), warn }
}

/** The address from which the paths of a manifest in that folder are written. */
export function baseOfFolder(folder: string): string {
  return BASE + urlOf(folder)
}

/**
 * Reads the resources of a manifest by identifier. A file that the package lacks is no reason to refuse it unless it is the page
 * that an item opens. Throws `PackageError` (bad-manifest).
 */
export function readResources(manifest: XmlElement, files: PackageFiles, warn: Warn): Map<string, CourseResource> {
  const known = knownFiles(files, warn)
  const container = child(manifest, 'resources')
  const base = baseOf(container, baseOf(manifest, baseOfFolder(files.folder)))
  const resources = new Map<string, CourseResource>()
  for (const element of childrenOf(container, 'resource')) {
    const id = element.attributes.get('identifier')?.trim()
    if (!id) {
      const message = `imsmanifest.xml, line ${element.line}: a resource has no identifier. Export the course again.`
      throw new PackageError('bad-manifest', message)
    }
    const resourceBase = baseOf(element, base)
    const url = hrefOf(element, resourceBase, known)
    for (const file of childrenOf(element, 'file')) {
      const found = hrefOf(file, resourceBase, known)
      if (found instanceof PackageError) warn(found.message)
    }
    resources.set(id, { url, isSco: isSco(element) })
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

/** Whether the page of a resource reports to the hub. */
export function isSco({ attributes }: XmlElement): boolean {
  const type = attributes.get('scormtype') ?? attributes.get('scormType')
  return type?.toLowerCase() === 'sco'
}

/** The address from which an element of a manifest writes its paths. @param base of what it is in */
export function baseOf(element: XmlElement | undefined, base: string): string {
  const own = element?.attributes.get('xml:base')
  return own && URL.canParse(own, base) ? new URL(own, base).href : base
}

function hrefOf(element: XmlElement, base: string, known: KnownFiles): string | null | PackageError {
  // Tools of Windows write its own separator, which no URL has.
  const href = element.attributes.get('href')?.trim().replaceAll('\\', '/')
  if (!href) return null
  return fileAt(href, `imsmanifest.xml, line ${element.line}, names the file ${quoteName(href)}`, base, known)
}

/** The file of the package that a reference means, as a relative URL (percent-encoded, with query), or why there is none. @param where begins the sentence about it */
export function fileAt(href: string, where: string, base: string, known: KnownFiles): string | PackageError {
  const url = URL.canParse(href, base) ? new URL(href, base) : null
  if (!url || url.origin !== new URL(BASE).origin) {
    const message = `${where}, which is not inside the package. Put the file into the package and refer to it by its path.`
    return new PackageError('missing-file', message)
  }
  const spellings = [decodePath(url.pathname), url.pathname].map((path) => path.slice(1))
  const path =
    spellings.find((spelling) => known.paths.has(spelling)) ?? inOtherLetters(where, spellings[0] ?? href, known)
  return path instanceof PackageError ? path : urlOf(path) + url.search + url.hash
}

/** On the disks where most courses are made, capital and small letters are the same. */
function inOtherLetters(where: string, path: string, known: KnownFiles): string | PackageError {
  const [only, ...others] = known.byLetters.get(lowerCased(path)) ?? []
  if (only !== undefined && others.length === 0) {
    known.warn(`${where}, which the package calls ${quoteName(only)}. Make capital and small letters the same.`)
    return only
  }
  const message = `${where}, but the package does not contain ${quoteName(path)}. Add the file, or remove the line, and pack the course again.`
  return new PackageError('missing-file', message)
}

function lowerCased(path: string): string {
  return path.toLowerCase()
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).normalize('NFC')
  } catch {
    return pathname
  }
}
