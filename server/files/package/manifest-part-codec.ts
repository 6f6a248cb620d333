import type { ManifestName } from './manifest-rules.ts'
import type { PackageLimits } from './package-limits.ts'
import { findDefaultOrganization } from './manifest-codec.ts'
import { baseOf, baseOfFolder, fileAt, isSco, knownFiles } from './resource-codec.ts'
import { child, childrenOf, childText, parseXml, type XmlElement } from './xml-codec.ts'
import { wordsOf } from './title-codec.ts'

/** What a manifest says beside what is played. Texts are cut to what the contract allows. */

export interface Organization {
  id: string
  title: string | null
  isDefault: boolean
  itemCount: number
}

export interface Resource {
  id: string
  reports: boolean
  page: string | null
  /** The first of its files; a size is null where the package lacks the file. */
  files: { path: string; size: number | null }[]
  fileCount: number
  /** Bytes of all of them that are there. */
  size: number
}

export interface ManifestParts {
  organizations: Organization[]
  /** The first of them. */
  resources: Resource[]
  resourceCount: number
  /** Of cmi5, for each block and unit the objectives that it refers to. */
  objectives: Map<string, { id: string; title: string | null }[]>
}

const MAX_ORGANIZATIONS = 100
const MAX_RESOURCES = 500
const MAX_FILES = 100
const MAX_CHARACTERS = 1000
const MAX_PATH = 4000

/** A manifest without anything beside what is played. */
export const NO_PARTS: ManifestParts = { organizations: [], resources: [], resourceCount: 0, objectives: new Map() }

/** @param sizes of the files of the package by path, in bytes @throws PackageError (bad-manifest) */
export function readParts(
  bytes: Buffer,
  { name, folder }: { name: ManifestName; folder: string },
  sizes: ReadonlyMap<string, number>,
  limits: PackageLimits,
): ManifestParts {
  const manifest = parseXml(bytes, limits, name)
  if (name === 'imsmanifest.xml') return { ...NO_PARTS, ...ofScorm(manifest, folder, sizes) }
  return name === 'cmi5.xml' ? { ...NO_PARTS, objectives: objectivesOfCmi5(manifest) } : NO_PARTS
}

function ofScorm(manifest: XmlElement, folder: string, sizes: ReadonlyMap<string, number>) {
  const organizations = childrenOf(child(manifest, 'organizations'), 'organization')
  const played = findDefaultOrganization(manifest)
  const resources = childrenOf(child(manifest, 'resources'), 'resource')
  const base = baseOf(child(manifest, 'resources'), baseOf(manifest, baseOfFolder(folder)))
  const known = knownFiles({ paths: [...sizes.keys()], folder }, () => {})
  return {
    organizations: organizations.slice(0, MAX_ORGANIZATIONS).map((each) => ({
      id: idOf(each),
      title: childText(each, 'title')?.slice(0, MAX_CHARACTERS) ?? null,
      isDefault: each === played,
      itemCount: countItems(each),
    })),
    resources: resources.slice(0, MAX_RESOURCES).map((each) => resourceOf(each, baseOf(each, base))),
    resourceCount: resources.length,
  }

  function resourceOf(resource: XmlElement, base: string): Resource {
    const hrefs = childrenOf(resource, 'file').flatMap(({ attributes }) => attributes.get('href')?.trim() ?? [])
    const files = hrefs.map((href) => ({ path: href.slice(0, MAX_PATH), size: sizeOf(href, base) }))
    return {
      id: idOf(resource),
      reports: isSco(resource),
      page: resource.attributes.get('href')?.trim().slice(0, MAX_PATH) ?? null,
      files: files.slice(0, MAX_FILES),
      fileCount: files.length,
      size: files.reduce((sum, { size }) => sum + (size ?? 0), 0),
    }
  }

  function sizeOf(href: string, base: string): number | null {
    const url = fileAt(href.replaceAll('\\', '/'), '', base, known)
    if (typeof url !== 'string') return null
    return sizes.get(decodeURIComponent(url.replace(/[?#].*$/, ''))) ?? null
  }
}

function countItems(element: XmlElement): number {
  return childrenOf(element, 'item').reduce((sum, item) => sum + 1 + countItems(item), 0)
}

function idOf({ attributes }: XmlElement): string {
  return (attributes.get('identifier')?.trim() ?? '').slice(0, MAX_CHARACTERS)
}

function objectivesOfCmi5(structure: XmlElement): ManifestParts['objectives'] {
  const titles = new Map(
    childrenOf(child(structure, 'objectives'), 'objective').map((each) => [
      each.attributes.get('id')?.trim() ?? '',
      wordsOf(child(each, 'title'), 'langstring')?.text ?? null,
    ]),
  )
  const found: ManifestParts['objectives'] = new Map()
  const walk = (element: XmlElement): void => {
    for (const part of element.children.filter(({ name }) => name === 'block' || name === 'au')) {
      const ids = childrenOf(child(part, 'objectives'), 'objective').map(
        ({ attributes }) => attributes.get('idref')?.trim() ?? '',
      )
      found.set(
        part.attributes.get('id')?.trim() ?? '',
        ids.map((id) => ({ id: id.slice(0, MAX_CHARACTERS), title: titles.get(id) ?? null })),
      )
      walk(part)
    }
  }
  walk(structure)
  return found
}
