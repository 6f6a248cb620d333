import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf, sizeOf } from './snapshot-parts.ts'
import { createUnsent } from './unsent.ts'

const values = fc.dictionary(fc.stringMatching(/^cmi\.[a-z]{1,8}$/), fc.string({ maxLength: 200 }), { maxKeys: 8 })
const activities = fc
  .uniqueArray(fc.record({ activityId: fc.stringMatching(/^[a-z]{1,4}$/), values }), {
    selector: ({ activityId }) => activityId,
    maxLength: 8,
  })
  // What has no values has nothing to divide.
  .map((list) => list.filter((record) => Object.keys(record.values).length > 0))

test('parts stay within the limit and together hold everything', () => {
  fc.assert(
    fc.property(activities, fc.integer({ min: 1500, max: 4000 }), (list, limit) => {
      const snapshot = { launchId: 'l', sequence: 3, currentActivityId: null, activities: list }
      const parts = partsOf(snapshot, limit)
      for (const part of parts) expect(sizeOf(part)).toBeLessThanOrEqual(limit)
      const together: Record<string, Record<string, string>> = {}
      for (const { activities } of parts)
        for (const { activityId, values } of activities) together[activityId] = { ...together[activityId], ...values }
      expect(together).toEqual(Object.fromEntries(list.map((record) => [record.activityId, record.values])))
    }),
  )
})

test('what happened goes last and by itself, in the way of nothing that was learnt', () => {
  const entries = Array.from({ length: 50 }, (_, index) => ({
    number: index + 1,
    at: index,
    kind: 'set' as const,
    element: 'cmi.suspend_data',
    value: 'x'.repeat(100),
    error: null,
  }))
  const snapshot = (length: number) => ({
    launchId: 'l',
    sequence: 3,
    currentActivityId: null,
    activities: [{ activityId: 'a', values: { 'cmi.suspend_data': 's'.repeat(length) } }],
    entries,
  })
  for (const length of [60_000, 70_000]) {
    const parts = partsOf(snapshot(length), 65_000)
    expect(parts.map(({ isPart, entries: told }) => [isPart, told?.length])).toEqual([
      [true, undefined],
      [true, 50],
    ])
    expect(parts.map(({ activities }) => activities.length)).toEqual([1, 0])
  }
  expect(partsOf(snapshot(10), 65_000)).toEqual([snapshot(10)])
})

test('of 24 activities with 60 KB each only the one that changed is sent, until the server has it', () => {
  const records = Array.from({ length: 24 }, (_, index) => ({
    activityId: `sco-${index}`,
    values: { 'cmi.suspend_data': 'x'.repeat(60_000) },
  }))
  const unsent = createUnsent(records)
  const next = records.map((record) =>
    record.activityId === 'sco-7' ? { ...record, values: { 'cmi.suspend_data': 'y' } } : { ...record },
  )
  expect(unsent.since(4, next, 5).map(({ activityId }) => activityId)).toEqual(['sco-7'])
  // Not acknowledged yet: it goes along with whatever comes next.
  const later = next.map((record) => (record.activityId === 'sco-9' ? { ...record, values: {} } : record))
  expect(unsent.since(4, later, 6).map(({ activityId }) => activityId)).toEqual(['sco-7', 'sco-9'])
  expect(unsent.since(5, later, 7).map(({ activityId }) => activityId)).toEqual(['sco-9'])
})
