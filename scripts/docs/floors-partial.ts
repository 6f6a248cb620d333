import { FLOORS, KINDS, type Floor, type Kind } from '../check/floors.ts'
import { cell, code } from './markdown.ts'

const HEAD = '{/* Written by scripts/docs from scripts/check/floors.ts, which make check reads too. */}\n\n'

const USED = { above: 'yes', entrance: 'by the entrance', nobody: 'no' }

/** The Markdown of the floors of the server, the highest first as in a house, and of the kinds of files that a noun has. */
export function floorsPartial(floors: readonly Floor[] = FLOORS, kinds: readonly Kind[] = KINDS): string {
  return [
    `${HEAD}| Floor | What it holds |`,
    '| --- | --- |',
    ...floors.toReversed().map(({ name, holds }) => `| ${code(name)} | ${cell(holds)} |`),
    '',
    '| Kind of file | What it does | Used from above |',
    '| --- | --- | --- |',
    ...kinds.map(({ name, does, usedBy }) => `| ${cell(name)} | ${cell(does)} | ${USED[usedBy ?? 'nobody']} |`),
    '',
  ].join('\n')
}
