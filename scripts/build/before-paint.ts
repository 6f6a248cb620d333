import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

const PLACE = '<script id="before-paint"></script>'

/** Puts what runs before the first paint into the page; server/client.ts lets it run there, by its hash. */
export function beforePaint(source: string): Plugin {
  return {
    name: 'before-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        // On the mock hub the page of the player stands beside it.
        if (path !== '/index.html') return html
        if (!html.includes(PLACE)) throw new Error(`The page of the client has no place for ${source}.`)
        const { code } = minifySync(source, readFileSync(source, 'utf8'))
        return html.replace(PLACE, () => PLACE.replace('><', `>${code.trim()}<`))
      },
    },
  }
}
