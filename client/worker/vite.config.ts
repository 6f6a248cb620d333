import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { chunksOfPage, filesOf, readManifest, type ClientManifest } from '../../scripts/build/client-manifest.ts'

const DIST = join(import.meta.dirname, '../dist')

const PLAYERS = [
  'assets/recording/recording-player.tsx',
  'assets/document/document-viewer.tsx',
  'assets/picture/picture-viewer.tsx',
  'i18n/parts.ts',
]
/** The catalogues that the page and the players take their words from. */
const TEXTS = /^i18n\/locales\/(?:viewers\/)?([^/]+)\.po$/

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
  const manifest = readManifest(DIST)
  const html = readFileSync(join(DIST, 'index.html'), 'utf8')
  const page = filesOf(manifest, [...chunksOfPage(manifest, html), 'assets/offline/offline-page.tsx'])
  const players = filesOf(manifest, PLAYERS)
  const revision = createHash('sha256').update(html).digest('hex').slice(0, 16)
  const entries = [
    { url: '/offline', revision },
    { url: '/favicon.svg', revision },
    // Their names change with what is in them.
    ...page.map((file) => ({ url: `/${file}`, revision: null })),
  ]
  return {
    PAGE: JSON.stringify(entries),
    TEXTS: JSON.stringify(textsOf(manifest)),
    PLAYERS: JSON.stringify(players.filter((file) => !page.includes(file)).map((file) => `/${file}`)),
  }
}

function textsOf(manifest: ClientManifest): Record<string, string[]> {
  const texts: Record<string, string[]> = {}
  for (const [key, { file }] of Object.entries(manifest)) {
    const locale = TEXTS.exec(key)?.[1]
    if (locale) (texts[locale] ??= []).push(`/${file}`)
  }
  return texts
}
