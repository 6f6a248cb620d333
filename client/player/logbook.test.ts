import { expect, test } from 'vitest'
import { createLogbook } from './logbook.ts'

test('gives what the hub may not have, and again until it has it', () => {
  let now = 1000
  const book = createLogbook(() => now)
  book.note({ kind: 'initialize' })
  expect(book.since(0, 1)).toEqual([{ number: 1, at: 0, kind: 'initialize', element: null, value: null, error: null }])
  now += 1200.4
  book.note({ kind: 'set', element: 'cmi.suspend_data', value: 'x'.repeat(4000) })
  expect(book.since(0, 2).map(({ number, at, value }) => [number, at, value?.length])).toEqual([
    [1, 0, undefined],
    [2, 1200, 100],
  ])
  expect(book.since(1, 3).map(({ number }) => number)).toEqual([2])
  expect(book.since(2, 4)).toEqual([])
})

test('notes as text what a course hands over as something else', () => {
  const book = createLogbook()
  const call = { kind: 'set', element: 'cmi.location', value: 0 } as unknown as Parameters<typeof book.note>[0]
  book.note(call)
  book.note({ ...call, value: false } as unknown as typeof call)
  expect(book.since(0, 1).map(({ value }) => value)).toEqual(['0', 'false'])
})

test('sends 50 at a time, and keeps room for errors and the end where a course says a great deal', () => {
  const book = createLogbook()
  for (let index = 0; index < 600; index++) book.note({ kind: 'set', element: 'cmi.location', value: String(index) })
  book.note({ kind: 'set', element: 'cmi.oops', error: '401' })
  book.note({ kind: 'finish' })
  const sent = Array.from({ length: 20 }, (_, index) => book.since(index, index + 1)).flat()
  expect(book.since(20, 21)).toEqual([])
  expect(sent).toHaveLength(402)
  expect(sent.slice(-2).map(({ kind, error }) => [kind, error])).toEqual([
    ['set', '401'],
    ['finish', null],
  ])
})
