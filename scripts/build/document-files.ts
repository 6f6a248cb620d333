import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ROOT } from '../generate/paths.ts'

const PACKAGE = join(ROOT, 'node_modules/pdfjs-dist')
const FILES = ['cmaps/*.bcmap', 'standard_fonts/*', 'wasm/*_nowasm_fallback.js', '{cmaps,wasm}/LICENSE*']

/**
 * What pdf.js asks for by name where a document needs it: which letters codes of East Asia mean, fonts that every reader has to
 * bring along, and decoders of the pictures that scanners make. Each release has a folder of its own, which browsers keep.
 */
export function documentFiles(): Plugin {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string }
  const folder = `static/pdfjs-${version}`
  const names = globSync(FILES, { cwd: PACKAGE })
  return {
    name: 'document-files',
    generateBundle() {
      for (const name of names)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: readFileSync(join(PACKAGE, name)) })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const name = names.find((each) => request.url === `/${each}`)
        if (!name) return next()
        response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream')
        response.end(readFileSync(join(PACKAGE, name)))
      })
    },
  }
}
