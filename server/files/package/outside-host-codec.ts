import { hostsInScript, hostsInStyle } from './address-codec.ts'
import { hostsInPage } from './page-host-codec.ts'

/** A host elsewhere that the files of a package name. */
export interface OutsideHost {
  host: string
  /** Whether a page or a style loads from it. A script that names it may load from it or only link to it. */
  isLoaded: boolean
  /** Of how many files. */
  fileCount: number
  /** The first of them. */
  files: string[]
}

/** What a look through a package for outside hosts found, by name. */
export interface OutsideHosts {
  hosts: OutsideHost[]
  /** Whether all of its pages, styles and scripts were looked through; some may be too large. */
  isWhole: boolean
}

/** How much is looked through. Sizes are in bytes. */
export interface SearchLimits {
  fileSize: number
  totalSize: number
  milliseconds: number
}

const MIB = 1024 * 1024
const LIMITS: SearchLimits = { fileSize: 8 * MIB, totalSize: 64 * MIB, milliseconds: 10_000 }
const MAX_HOSTS = 100
const MAX_FILES = 3

type Kind = 'page' | 'style' | 'script'

const KINDS: Record<string, Kind> = {
  'text/html': 'page',
  'application/xhtml+xml': 'page',
  'image/svg+xml': 'page',
  'text/css': 'style',
  'text/javascript': 'script',
  'application/javascript': 'script',
}

/** Looks for outside hosts in the files of a package, one after the other. */
export interface HostSearch {
  /** Whether this file is one to look through, and there is room for it. */
  takes: (file: { contentType: string; size: number }) => boolean
  look: (file: { path: string; contentType: string }, bytes: Buffer) => void
  found: () => OutsideHosts
}

export function createHostSearch(limits: SearchLimits = LIMITS, now = () => performance.now()): HostSearch {
  const hosts = new Map<string, OutsideHost>()
  let isWhole = true
  let read = 0
  let spent = 0

  function note(path: string, host: string, isLoaded: boolean): void {
    const known = hosts.get(host)
    if (!known && hosts.size >= MAX_HOSTS) {
      isWhole = false
      return
    }
    const entry = known ?? { host, isLoaded: false, fileCount: 0, files: [] }
    entry.isLoaded ||= isLoaded
    entry.fileCount += 1
    if (entry.files.length < MAX_FILES) entry.files.push(path)
    hosts.set(host, entry)
  }

  return {
    takes({ contentType, size }) {
      if (!KINDS[contentType]) return false
      const fits = size <= limits.fileSize && read + size <= limits.totalSize && spent <= limits.milliseconds
      isWhole &&= fits
      return fits
    },
    look({ path, contentType }, bytes) {
      const start = now()
      read += bytes.length
      const { loaded, named } = hostsIn(KINDS[contentType]!, textOf(bytes))
      const isLoaded = new Set(loaded)
      for (const host of new Set([...loaded, ...named])) note(path, host, isLoaded.has(host))
      spent += now() - start
    },
    found: () => ({ hosts: [...hosts.values()].toSorted((a, b) => (a.host < b.host ? -1 : 1)), isWhole }),
  }
}

function hostsIn(kind: Kind, text: string): { loaded: string[]; named: string[] } {
  if (kind === 'page') return hostsInPage(text)
  if (kind === 'style') return { loaded: hostsInStyle(text), named: [] }
  return { loaded: [], named: hostsInScript(text) }
}

// Names of hosts are the same bytes in all the encodings of the web but for UTF-16, which says so at its start.
function textOf(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return bytes.toString(isUtf16 ? 'utf16le' : 'latin1')
}
