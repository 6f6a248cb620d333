import { defineConfig } from 'vite'

/** Builds the player page into client/dist-player; the content server fills in its two placeholders. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/player-assets/',
  build: {
    outDir: '../dist-player',
    emptyOutDir: true,
    // A small icon or style inlined as a data URL would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
