import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../generate/paths.ts'
import type { Findings } from './steps.ts'

/** What says its sizes itself: the scale, the font's own faces, pages without the client's theme, and the text over a document. */
const APART = ['client/theme.css', 'client/font.css', 'client/player/**', 'client/assets/document/layers.module.css']
const BUILT = ['client/dist/**', 'client/dist-player/**']

/** Finds texts whose size or weight is not of the scale in client/theme.css. */
export function checkTextScale(): Findings {
  return globSync('client/**/*.css', { cwd: ROOT, exclude: [...APART, ...BUILT] }).flatMap((path) =>
    findOffScale(path.replaceAll('\\', '/'), readFileSync(join(ROOT, path), 'utf8')),
  )
}

export function findOffScale(path: string, css: string): Findings {
  return css.split('\n').flatMap((line, index) => {
    const found = /^\s*font-(size|weight): (?!inherit|.*var\(--hub-)(.+);/.exec(line)
    if (!found) return []
    const token = found[1] === 'size' ? '--hub-font-' : '--hub-weight-'
    return [`${path}:${index + 1} says ${found[0].trim()} Take a ${token} of client/theme.css.`]
  })
}
