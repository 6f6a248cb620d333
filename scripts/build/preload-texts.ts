import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** Tells the page in which file the texts of each language are, so that they load with the code; static/before-paint-1.js reads it. */
export function preloadTexts(): Plugin {
  return {
    name: 'preload-texts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.values(bundle ?? {}).flatMap((file) => {
          const locale = file.type === 'chunk' && /\/i18n\/locales\/([^/]+)\.po$/.exec(file.facadeModuleId ?? '')?.[1]
          return locale && locale !== 'pseudo' ? [[locale, basename(file.fileName)] as const] : []
        })
        const children = JSON.stringify(Object.fromEntries(files))
        return [{ tag: 'script', attrs: { id: 'texts', type: 'application/json' }, children, injectTo: 'head-prepend' }]
      },
    },
  }
}
