import { expect, test } from 'vitest'
import type { Note } from '../../generated/client/model/note.ts'
import { withNew } from './shown-notes.ts'

const note = (id: string, position: Note['position']): Note => {
  const createdTime = '2026-11-03T08:00:00.000Z'
  return { id, contentId: 'one', contentName: 'One', position, text: null, createdTime, updatedTime: createdTime }
}

test('a new note stands at its place, after those that were there before it', () => {
  const notes = [note('whole', null), note('a', { seconds: 5 }), note('b', { seconds: 9 })]
  const after = withNew(notes, 'one', { position: { seconds: 5 }, text: 'New' })
  expect(after.map(({ text, id }) => text ?? id)).toEqual(['whole', 'a', 'New', 'b'])
  expect(after[2]!.isOnItsWay).toBe(true)
  expect(withNew(notes, 'one', { position: null, text: 'New' }).map(({ text, id }) => text ?? id)).toEqual([
    'whole',
    'New',
    'a',
    'b',
  ])
})
