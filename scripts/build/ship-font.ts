import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ROOT } from '../generate/paths.ts'

const LICENCE = join(ROOT, 'node_modules/@fontsource-variable/figtree/LICENSE')
/** What every language needs, if only for its figures; the rest is asked for by what a text holds. */
const EVERYWHERE = 'figtree-latin-wght-normal.woff2'

/** Names the font in the page behind the code, which is more urgent, and ships its licence beside it. */
export function shipFont(): Plugin {
  return {
    name: 'ship-font',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'static/figtree-licence.txt', source: readFileSync(LICENCE, 'utf8') })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.names.includes(EVERYWHERE),
        )
        if (!font) throw new Error(`The client has no ${EVERYWHERE}.`)
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font.fileName}`, crossorigin: true }
        return [{ tag: 'link', attrs: { ...attrs, fetchpriority: 'low' }, injectTo: 'head' }]
      },
    },
  }
}
