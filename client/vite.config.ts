import { getConfig } from '@lingui/conf'
import { createLogger, defineConfig, type PluginOption } from 'vite'
import react from '@vitejs/plugin-react'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { msw } from 'msw/vite'
import { beforePaint } from '../scripts/build/before-paint.ts'
import { firstOfScreens } from '../scripts/build/first-of-screens.ts'
import { preloadTexts } from '../scripts/build/preload-texts.ts'
import { shipColours } from '../scripts/build/ship-colours.ts'
import { shipFont } from '../scripts/build/ship-font.ts'

const here = import.meta.dirname
const configPath = `${here}/lingui.config.ts`
// The macro looks for its settings in the working directory, so they are handed over.
const linguiConfig = getConfig({ configPath })

const AFTERWARDS =
  /(newcomer-step|welcome-step|notification-row|account-panel|command-palette|ui\/cover\/cover-art|asked-of\/[\w-]+)\.tsx$|(ui\/cover\/cover-motifs|shell\/afterwards)\.ts$|api\/(reach-hub|kept-assets|worker|kept-work)\.ts$|idb-keyval/

/** What the pages of content have in common, and what the lists of content have: small things, each of which would be a file. */
const CONTENT =
  /(crumbs|use-lock-words|like-button|badge-picture|progress-ring|use-draft|use-kept|use-status|attempt-list|playlist\.module|danger|infiniteQueryObserver|useInfiniteQuery|useBlocker|share-button|keepalive|file-player|get-my-playlist|add-my-playlist-contents|get-url-preview)\.(module\.css|css|m?js|tsx?)$/
const LISTS =
  /(pager|search-form|ask-button|page-of-list|filter-bar|list-filters|chip-link|chip-list|card-type-label)\.(module\.css|tsx?)$/
const DIALOGS = /@mantine\/core\/esm\/components\/(Modal|ModalBase)\/.*\.m?js$|client\/ui\/dialog\/dialog\.tsx$/

/** `make dev` talks to the hub on HUB_PORT; with VITE_MOCKS=on the hub of client/mocks answers in the browser. */
/** Of rules that `composes` brings from another file Vite does not know where they stand; none of them names a file. */
const customLogger = createLogger()
const { warnOnce } = customLogger
customLogger.warnOnce = (text, options) => {
  if (!text.includes('did not pass the `from` option')) warnOnce(text, options)
}

export default defineConfig({
  customLogger,
  root: here,
  plugins: [
    react(),
    lingui({ configPath }),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, { configPath })] }),
    beforePaint(`${here}/before-paint.js`),
    preloadTexts(),
    shipFont(),
    shipColours(),
    firstOfScreens(`${here}/first-of-screens.json`),
    process.env.VITE_MOCKS === 'on' && (msw() as PluginOption),
  ],
  // The modules of client/api are served under /api as well; the calls have no ending.
  // Only the mocks ask for it, and without them nothing provides it.
  ...(process.env.VITE_MOCKS === 'on' ? {} : { optimizeDeps: { exclude: ['virtual:msw'] } }),
  server: { port: 5173, proxy: { '^/api/(?!.+\\.tsx?($|\\?))': `http://localhost:${process.env.HUB_PORT ?? 3000}` } },
  // `assets/` is a page of the hub, so the built files live elsewhere.
  build: {
    outDir: 'dist',
    assetsDir: 'static',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Where a browser knows no modulepreload (Safari before 17), files are asked for as they are imported.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The first load names every other file, so names are short hashes alone; the manifest says what is what.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/generated\/client\//, sideEffects: false }] },
      output: {
        chunkFileNames: 'static/[hash:7].js',
        assetFileNames: 'static/[hash:7][extname]',
        // What every page needs comes in two files rather than in eighty: libraries, which change rarely, and ours. All
        // styles are with ours, in the order in which they are imported: it is the order of the layers.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules.*\.[cm]?js$/, priority: 1 },
            { name: 'shell', tags: ['$initial'], priority: 1 },
            // What the shell asks for by itself, as soon as it stands.
            { name: 'afterwards', test: AFTERWARDS },
            { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 3 },
            { name: 'content', test: CONTENT },
            { name: 'lists', test: LISTS },
            { name: 'dialogs', test: DIALOGS },
            // What nearly every form needs comes in one file, because the first load names each file of each page.
            {
              name: 'forms',
              test: /@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|Textarea)\/.*\.m?js$|client\/ui\/form\/.*\.tsx?$/,
            },
          ],
        },
      },
    },
  },
})
