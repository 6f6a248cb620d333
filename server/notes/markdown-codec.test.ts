import { expect, test } from 'vitest'
import { markdownOf } from './markdown-codec.ts'
import type { NoteRow } from './store.ts'

const NOW = new Date('2026-11-03T08:00:00.000Z')

function note(about: Partial<NoteRow>): NoteRow {
  const whole = { id: 'id', contentId: 'one', contentName: 'One', seconds: null, page: null, text: null }
  return { ...whole, createdAt: NOW, updatedAt: NOW, ...about }
}

/** What one note on the whole of an asset looks like. */
const entry = (text: string) =>
  markdownOf([note({ text })], 'en-GB')
    .split('\n\n')
    .slice(2)
    .join('\n\n')

test('stands by asset in the order of the list, and of each by place', () => {
  const notes = [
    note({ contentId: 'two', contentName: 'Two', page: 12, text: 'Last' }),
    note({ seconds: 3665, text: 'An hour in' }),
    note({ contentId: 'two', contentName: 'Two', page: 2 }),
    note({ text: 'Whole' }),
    note({ contentId: null, contentName: null, seconds: 5, text: 'Still mine' }),
  ]
  expect(markdownOf(notes, 'fr-FR')).toBe(
    [
      '# Notes',
      '## Two',
      '- **Page 2** Bookmark',
      '- **Page 12** Last',
      '## One',
      '- Whole',
      '- **1:01:05** An hour in',
      '## No longer available',
      '- **0:05** Still mine\n',
    ].join('\n\n'),
  )
})

test('holds nothing that is read as Markdown but what it says itself', () => {
  const name = '[Open](javascript:alert(1)) <b>&amp;'
  expect(markdownOf([note({ contentName: name })], 'en-GB')).toContain(
    '## \\[Open\\](javascript:alert(1)) \\<b\\>\\&amp;\n',
  )
  expect(entry('# no *head* `of` _it_')).toBe('- \\# no \\*head\\* \\`of\\` \\_it\\_\n')
  expect(entry('a\n- b\n+ c\n1. d\n2) e\n=== f')).toBe(
    '- a\\\n  \\- b\\\n  \\+ c\\\n  1\\. d\\\n  2\\) e\\\n  \\=== f\n',
  )
})

test('keeps paragraphs and lines in their entry', () => {
  expect(entry('  one\r\ntwo\n \n\nthree\\\n')).toBe('- one\\\n  two\n\n  three\\\\\n')
})
