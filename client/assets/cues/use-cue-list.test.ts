import { expect, test } from 'vitest'
import { cueList, type CueAction } from './use-cue-list.ts'

const cue = (key: string, seconds: number) => ({
  key,
  start: `0:0${seconds}.000`,
  end: `0:0${seconds + 1}.000`,
  text: key,
  settings: '',
})
const START = { cues: [cue('a', 1), cue('b', 2), cue('c', 3)], chosen: 'b', past: [], typing: '' }

const after = (...actions: CueAction[]) => actions.reduce(cueList, START)
const shown = ({ cues, chosen }: ReturnType<typeof after>) => [cues.map(({ text }) => text), chosen]

test('goes on with the cue that follows one that was deleted, and brings it back', () => {
  expect(shown(after({ does: 'delete', key: 'b' }))).toEqual([['a', 'c'], 'c'])
  expect(shown(after({ does: 'delete', key: 'c' }))).toEqual([['a', 'b'], 'b'])
  expect(after({ does: 'delete', key: 'b' }, { does: 'undo' })).toEqual(START)
  const none = START.cues.map(({ key }): CueAction => ({ does: 'delete', key }))
  expect(shown(after(...none))).toEqual([[], ''])
  expect(after(...none, { does: 'insert', key: '' }).cues).toHaveLength(1)
})

test('takes back what was typed in one field as a whole', () => {
  const type = (value: string): CueAction => ({ does: 'type', key: 'b', field: 'text', value })
  const typed = after(type('x'), type('xy'), { does: 'type', key: 'b', field: 'start', value: '0:02.5' }, type('xyz'))
  expect(typed.past).toHaveLength(3)
  expect(shown(after(type('x'), type('xy'), { does: 'undo' }))).toEqual([['a', 'b', 'c'], 'b'])
})

test('joins with the next, and leaves the last as it is', () => {
  expect(shown(after({ does: 'join', key: 'a' }))).toEqual([['a\nb', 'c'], 'a'])
  expect(shown(after({ does: 'join', key: 'c' }))).toEqual([['a', 'b', 'c'], 'c'])
})

test('stays at its place where all are read anew, which cannot be taken back', () => {
  const loaded = after({ does: 'delete', key: 'a' }, { does: 'load', cues: [cue('x', 1), cue('y', 2)] })
  expect([shown(loaded), loaded.past]).toEqual([[['x', 'y'], 'x'], []])
})
