import { expect, test } from 'vitest'
import { readDraft } from './use-draft.ts'

test('reads what was typed, by the path of its field', () => {
  expect(readDraft('{"name":"Safe","names.0":""}')).toEqual({ name: 'Safe', 'names.0': '' })
})

test.each([null, '', 'no json', 'null', '1'])('reads nothing from %j', (text) => {
  expect(readDraft(text)).toEqual({})
})
