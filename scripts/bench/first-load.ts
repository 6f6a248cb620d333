import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from '../generate/paths.ts'

interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

const DIST = join(ROOT, 'client/dist')

/**
 * What a browser loads before the learner's home shows, in gzipped bytes: the entry, the home screen and all that they
 * import. @param dist the folder of a built client
 */
export function firstLoad(dist = DIST): { js: number; css: number } {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const seen = new Set<string>()
  const walk = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(walk)
  }
  Object.entries(manifest).forEach(([key, chunk]) => {
    if (chunk.isEntry || /(home-page|shell\/app-shell|locales\/en-GB)/.test(chunk.src ?? key)) walk(key)
  })
  const files = [...seen].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])])
  const size = (ending: string) =>
    [...new Set(files)]
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
  return { js: size('.js'), css: size('.css') }
}
