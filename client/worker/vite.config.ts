import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const DIST = join(import.meta.dirname, '../dist')

const PLAYERS = [
  'assets/recording/recording-player.tsx',
  'assets/document/document-viewer.tsx',
  'assets/picture/picture-viewer.tsx',
  'i18n/parts.ts',
]
/** The catalogues that the page and the players take their words from. */
const TEXTS = /^i18n\/locales\/(?:viewers\/)?([^/]+)\.po$/

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}

/** Builds the worker into client/dist, once the client is there: it is told by name what to keep. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  define: definitions(),
  build: {
    outDir: DIST,
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: join(import.meta.dirname, 'worker.ts'), output: { entryFileNames: 'worker.js' } },
  },
})

function definitions(): Record<string, string> {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const html = readFileSync(join(DIST, 'index.html'), 'utf8')
  const first = Object.keys(manifest).filter((key) => html.includes(`src="/${manifest[key]!.file}"`))
  const page = filesOf(manifest, [...first, 'assets/offline/offline-page.tsx'])
  const players = filesOf(manifest, PLAYERS)
  const revision = createHash('sha256').update(html).digest('hex').slice(0, 16)
  const entries = [
    { url: '/offline', revision },
    { url: '/favicon.svg', revision },
    // Their names change with what is in them.
    ...['static/before-paint-1.js', ...page].map((file) => ({ url: `/${file}`, revision: null })),
  ]
  return {
    PAGE: JSON.stringify(entries),
    TEXTS: JSON.stringify(textsOf(manifest)),
    PLAYERS: JSON.stringify(players.filter((file) => !page.includes(file)).map((file) => `/${file}`)),
  }
}

function textsOf(manifest: Record<string, Chunk>): Record<string, string[]> {
  const texts: Record<string, string[]> = {}
  for (const [key, { file }] of Object.entries(manifest)) {
    const locale = TEXTS.exec(key)?.[1]
    if (locale) (texts[locale] ??= []).push(`/${file}`)
  }
  return texts
}

/** The files of modules and of all that they import. @throws Error for a module that the client has no file for */
function filesOf(manifest: Record<string, Chunk>, modules: readonly string[]): string[] {
  const seen = new Set<string>()
  const walk = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The client has no file for ${key}.`)
    if (seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(walk)
  }
  modules.forEach(walk)
  const files = [...seen].flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key]!
    return [file, ...css, ...assets]
  })
  return [...new Set(files)]
}
