import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Tells the page in which file the texts of each language are, so that they load with the code; client/before-paint.js reads it. */
export function preloadTexts(): Plugin {
  return {
    name: 'preload-texts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const children = JSON.stringify(filesOfTexts(bundle ?? {}))
        const attrs = { type: 'application/json', 'data-texts': true }
        return [{ tag: 'script', attrs, children, injectTo: 'head-prepend' }]
      },
    },
  }
}

/** The name of the file by language. @param part of client/i18n/parts.ts, where they are not the texts that everybody loads */
export function filesOfTexts(bundle: Rolldown.OutputBundle, part?: string): Record<string, string> {
  const folder = part ? `/i18n/locales/${part}/` : '/i18n/locales/'
  const files = Object.values(bundle).flatMap((file) => {
    const source = file.type === 'chunk' ? file.facadeModuleId : null
    const locale = source?.split(folder)[1]?.replace(/\.po$/, '')
    return locale && !locale.includes('/') && locale !== 'pseudo' ? [[locale, basename(file.fileName)] as const] : []
  })
  return Object.fromEntries(files)
}
