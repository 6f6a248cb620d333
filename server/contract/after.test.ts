import { expect, test } from 'vitest'
import type { Call } from '../context.ts'
import { readLogAfter, readPageAfter, type PagedSource } from './after.ts'

const DAY = 86_400_000
const BEGIN = new Date('2026-03-01T12:00:00Z')
const SECRET = 'a secret of tests that is long enough for keys'

function callAt(days: number): Call {
  const config = { secret: SECRET, secrets: [SECRET] }
  const now = () => new Date(BEGIN.getTime() + days * DAY)
  return { context: { config, now }, caller: { memberId: 'm' }, hub: { domainId: 1 } } as unknown as Call
}

/** The numbers from 1 to a last one. */
function numbersTo(last: number): PagedSource<number> {
  return {
    rows: async ({ after, limit }) => {
      const first = after ? Number(after.key) + 1 : 1
      return Array.from({ length: Math.max(0, Math.min(limit, last - first + 1)) }, (_, index) => first + index)
    },
    count: async () => last,
    lastRowOf: (number) => ({ key: String(number), id: 'x' }),
  }
}

const query = (after?: string | null) => ({ limit: 2, offset: 0, after: after ?? undefined })
const refused = { code: 'after-not-usable' }

test('a page knows where the next begins, for a day', async () => {
  const first = await readPageAfter(callAt(0), 'numbers', query(), numbersTo(3))
  expect(first.items).toEqual([1, 2])
  const next = await readPageAfter(callAt(0.9), 'numbers', query(first.nextAfter), numbersTo(3))
  expect([next.items, next.nextAfter]).toEqual([[3], null])
  await expect(readPageAfter(callAt(1.1), 'numbers', query(first.nextAfter), numbersTo(3))).rejects.toMatchObject(
    refused,
  )
})

test('the end of a log is a place too, for 30 days', async () => {
  const all = await readLogAfter(callAt(0), 'numbers', query(), numbersTo(2))
  const nothing = await readLogAfter(callAt(0), 'numbers', query(all.nextAfter), numbersTo(2))
  expect(nothing.items).toEqual([])
  expect((await readLogAfter(callAt(29), 'numbers', query(nothing.nextAfter), numbersTo(3))).items).toEqual([3])
  await expect(readLogAfter(callAt(31), 'numbers', query(nothing.nextAfter), numbersTo(3))).rejects.toMatchObject(
    refused,
  )
})

test('a place is of one list and one person', async () => {
  const { nextAfter } = await readPageAfter(callAt(0), 'numbers', query(), numbersTo(3))
  await expect(readPageAfter(callAt(0), 'others', query(nextAfter), numbersTo(3))).rejects.toMatchObject(refused)
  const other = { ...callAt(0), caller: { memberId: 'n' } } as unknown as Call
  await expect(readPageAfter(other, 'numbers', query(nextAfter), numbersTo(3))).rejects.toMatchObject(refused)
})
