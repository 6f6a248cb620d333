import { join } from 'node:path'
import { defineConfig } from 'vite'

/** Builds the player page and that of documents into client/dist-player; the content server fills in the player's two placeholders. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/player-assets/',
  build: {
    outDir: '../dist-player',
    emptyOutDir: true,
    // A small icon or style inlined as a data URL would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { input: ['index', 'document'].map((name) => join(import.meta.dirname, `${name}.html`)) },
  },
})
