import { defineConfig, type PluginOption } from 'vite'
import react from '@vitejs/plugin-react'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { msw } from 'msw/vite'

const here = import.meta.dirname
const linguiConfig = { configPath: `${here}/lingui.config.ts` }

/** `make dev` talks to the hub on port 3000; with VITE_MOCKS=on the hub of client/mocks answers in the browser. */
export default defineConfig({
  root: here,
  plugins: [
    react(),
    lingui(linguiConfig),
    babel({ presets: [linguiTransformerBabelPreset({}, linguiConfig)] }),
    process.env.VITE_MOCKS === 'on' && (msw() as PluginOption),
  ],
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
  // `assets/` is a page of the hub, so the built files live elsewhere.
  build: { outDir: 'dist', assetsDir: 'static', emptyOutDir: true, manifest: true, target: 'es2022', assetsInlineLimit: 0 },
})
