import { join, relative } from 'node:path'
import type { Plugin } from 'vitest/config'
import { ROOT } from '../../generate/paths.ts'
import { oneLine, type Condition } from './conditions.ts'

const HELPERS = join(import.meta.dirname, 'marked.ts')

/** Marks the conditions in the statements of a test run, so that the setup of the tests sees each and can leave it out. */
export function marking(conditions: readonly Condition[]): Plugin {
  return {
    name: 'marks-conditions',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(ROOT, id.replace(/\?.*/, ''))
      const own = conditions.filter((each) => each.file === file)
      return own.length ? markedText(code, own) : undefined
    },
  }
}

/** @param code the file as the conditions were found in it @throws Error where it was changed meanwhile */
export function markedText(code: string, conditions: readonly Condition[]): string {
  for (const { file, start, end, text } of conditions)
    if (oneLine(code.slice(start, end)) !== text) throw new Error(`${file} was changed during the run.`)
  // Of two that begin together the longer one opens first, of two that end together it closes last.
  const outerFirst = conditions.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const edits = outerFirst.flatMap(({ id, start, end, isArguments }, depth) => [
    { at: start, order: depth, text: `${isArguments ? '__markedComparison' : '__marked'}(${id}, ` },
    { at: end, order: -depth, text: ')' },
  ])
  let [text, at] = ['', 0]
  for (const edit of edits.toSorted((a, b) => a.at - b.at || a.order - b.order)) {
    text += code.slice(at, edit.at) + edit.text
    at = edit.at
  }
  return `import { marked as __marked, markedComparison as __markedComparison } from ${JSON.stringify(HELPERS)};${text}${code.slice(at)}`
}
