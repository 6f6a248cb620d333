import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What Vite says of a built file, as far as it is asked for. */
interface Chunk {
  file: string
  src?: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}

/** The built files of the client, by their modules. */
export type ClientManifest = Record<string, Chunk>

export function readManifest(dist: string): ClientManifest {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as ClientManifest
}

/** The chunks that a page names. @param page as it is built */
export function chunksOfPage(manifest: ClientManifest, page: string): string[] {
  return Object.keys(manifest).filter((key) => page.includes(`src="/${manifest[key]!.file}"`))
}

/** The files of chunks and of all that they import. @throws Error for one that the client has no file for */
export function filesOf(manifest: ClientManifest, keys: readonly string[]): string[] {
  const seen = new Set<string>()
  const walk = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The client has no file for ${key}.`)
    if (seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(walk)
  }
  keys.forEach(walk)
  const files = [...seen].flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key]!
    return [file, ...css, ...assets]
  })
  return [...new Set(files)]
}
