import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { ROOT } from '../generate/paths.ts'

interface Chunk {
  file: string
  src?: string
  imports?: string[]
  css?: string[]
}

const DIST = join(ROOT, 'client/dist')

/** Bytes in Brotli, as they are sent. */
export interface FirstLoad {
  /** The code, without the texts. */
  js: number
  css: number
  /** The texts of the language that has the most; a browser loads those of one. */
  texts: number
}

/**
 * What a browser loads before the learner's home shows: what the page names, the home screen and all that they import, and the
 * texts of one language. @param dist the folder of a built client
 */
export function firstLoad(dist = DIST): FirstLoad {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const seen = new Set<string>()
  const walk = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(walk)
  }
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  Object.entries(manifest).forEach(([key, chunk]) => {
    if (page.includes(`src="/${chunk.file}"`) || /(home-page|shell\/app-shell)/.test(chunk.src ?? key)) walk(key)
  })
  const files = [...seen].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])])
  const sizeOf = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length
  const size = (ending: string) =>
    [...new Set(files)].filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + sizeOf(file), 0)
  const texts = Object.entries(manifest).filter(([key]) => /^i18n\/locales\/[^/]+\.po$/.test(key))
  return {
    js: size('.js'),
    css: size('.css'),
    texts: Math.max(...texts.map(([, chunk]) => sizeOf(chunk.file))),
  }
}
