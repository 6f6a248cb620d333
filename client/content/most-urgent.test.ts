import { expect, test } from 'vitest'
import type { ContinueItem } from '../../generated/client/model/continueItem.ts'
import type { TodoItem } from '../../generated/client/model/todoItem.ts'
import { mostUrgent, unlessShown } from './most-urgent.ts'

const asked = (id: string, dueDate: string | null) => ({ id, goal: { type: 'complete', dueDate } }) as TodoItem
const started = (id: string, playlistId: string | null = null) => ({ id, playlistId }) as ContinueItem
const idsOf = (found: ReturnType<typeof mostUrgent>) => found && [found.asked?.id ?? null, found.started?.id ?? null]

test('what is due comes before what was opened last', () => {
  expect(idsOf(mostUrgent([asked('a', '2027-01-01')], [started('x')]))).toEqual(['a', null])
})

test('a date of their own counts as one that was asked', () => {
  const own = { id: 'a', goal: null, ownDueDate: '2027-01-01' } as TodoItem
  expect(idsOf(mostUrgent([own], [started('x')]))).toEqual(['a', null])
})

test('what is due goes on where one stopped in it', () => {
  expect(idsOf(mostUrgent([asked('a', '2027-01-01')], [started('x'), started('y', 'a')]))).toEqual(['a', 'y'])
  expect(idsOf(mostUrgent([asked('a', '2027-01-01')], [started('a')]))).toEqual(['a', 'a'])
})

test('what was opened last comes before what is asked without a date', () => {
  expect(idsOf(mostUrgent([asked('a', null)], [started('x')]))).toEqual([null, 'x'])
  expect(idsOf(mostUrgent([asked('a', null)], [started('x', 'a')]))).toEqual(['a', 'x'])
  expect(idsOf(mostUrgent([asked('a', null)], []))).toEqual(['a', null])
  expect(mostUrgent([], [])).toBeNull()
})

test('nothing is shown twice', () => {
  const shown = new Set(['a'])
  expect(unlessShown([{ id: 'a' }, { id: 'b' }], shown)).toEqual([{ id: 'b' }])
  expect(unlessShown([{ id: 'b' }, { id: 'c' }], shown)).toEqual([{ id: 'c' }])
})
