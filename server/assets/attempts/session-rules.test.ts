import { expect, test } from 'vitest'
import { findingsOf, storable, type SessionEntry } from './session-rules.ts'

let number = 0
const entry = (about: Partial<SessionEntry> & Pick<SessionEntry, 'kind'>): SessionEntry => ({
  number: (number += 1),
  at: 0,
  element: null,
  value: null,
  error: null,
  ...about,
})
const begun = [entry({ kind: 'initialize' })]
const open = { status: 'incomplete' as const, done: 0, parts: 1, isFinished: false, isCompleted: false }
const plain = { count: null, of: null, names: [] }

test('says how far the course came', () => {
  expect(findingsOf(begun, { ...open, status: 'passed', isFinished: true })).toEqual([{ code: 'finished', ...plain }])
  expect(findingsOf(begun, { ...open, status: 'failed' })).toEqual([{ code: 'failed', ...plain }])
  expect(findingsOf([entry({ kind: 'set', error: '301' })], open)[0]).toEqual({ code: 'silent', ...plain })
  expect(findingsOf([entry({ kind: 'initialize', error: '101' })], open)[0]).toEqual({ code: 'silent', ...plain })
  expect(findingsOf(begun, { ...open, done: 2, parts: 5 })).toEqual([{ code: 'waiting', ...plain, count: 3, of: 5 }])
  expect(findingsOf(begun, open)).toEqual([{ code: 'neverCompleted', ...plain }])
})

test('says what the hub waits for, whatever the course says of itself', () => {
  const all = { ...open, done: 1 }
  expect(findingsOf(begun, { ...all, status: 'failed', isCompleted: true, isFinished: true })[0]?.code).toBe('finished')
  expect(findingsOf(begun, { ...all, status: 'completed', isCompleted: true })[0]?.code).toBe('notPassed')
  expect(findingsOf(begun, { ...open, status: 'incomplete', isCompleted: true })[0]?.code).toBe('notPassed')
  expect(findingsOf([], { ...open, status: 'opened', isFinished: true })[0]?.code).toBe('finished')
})

test('says which files are missing, what was blocked and how many calls were refused', () => {
  const files = Array.from({ length: 7 }, (_, index) =>
    entry({ kind: 'missing', element: `${index}.png`, error: '404' }),
  )
  const blocked = ['youtube.com', 'youtube.com', 'fonts.example'].map((element) => entry({ kind: 'blocked', element }))
  const refused = [entry({ kind: 'set', element: 'cmi.oops', error: '401' }), entry({ kind: 'get', error: '403' })]
  expect(findingsOf([...begun, ...files, ...blocked, ...refused], open).slice(1)).toEqual([
    { code: 'missingFiles', count: 7, of: null, names: ['0.png', '1.png', '2.png', '3.png', '4.png'] },
    { code: 'blockedHosts', count: 2, of: null, names: ['youtube.com', 'fonts.example'] },
    { code: 'refusedCalls', count: 2, of: null, names: [] },
  ])
})

test('stores numbers that grow, and no text that the database cannot hold', () => {
  const sent = [3, 3, 2, 4].map((each) => ({ ...entry({ kind: 'set', value: `a\0\uD800b` }), number: each }))
  expect(storable(sent).map(({ number, value }) => [number, value])).toEqual([
    [3, 'a\uFFFDb'],
    [4, 'a\uFFFDb'],
  ])
})
