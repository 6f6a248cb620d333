import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chunksOfPage, filesOf, readManifest } from '../build/client-manifest.ts'
import { ROOT } from '../generate/paths.ts'

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
  const manifest = readManifest(dist)
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const ofHome = Object.entries(manifest).flatMap(([key, { src = key }]) =>
    /(home-page|shell\/app-shell)/.test(src) ? [key] : [],
  )
  const files = filesOf(manifest, [...chunksOfPage(manifest, page), ...ofHome])
  const sizeOf = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length
  const size = (ending: string) =>
    files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + sizeOf(file), 0)
  const texts = Object.entries(manifest).filter(([key]) => /^i18n\/locales\/[^/]+\.po$/.test(key))
  return {
    js: size('.js'),
    css: size('.css'),
    texts: Math.max(...texts.map(([, chunk]) => sizeOf(chunk.file))),
  }
}
