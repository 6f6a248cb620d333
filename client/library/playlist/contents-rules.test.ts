import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moved, patchOf, requiredBefore, stepped, type Entry } from './contents-rules.ts'
import { anyList, item, keys, list, section } from './entry-fixtures.ts'

describe('what is sent', () => {
  test('numbers sections, and the items of each below its number', () => {
    expect(patchOf(list('abScdT')).map(({ rank }) => rank)).toEqual(['1', '2', '3', '3.1', '3.2', '4'])
  })

  test('has no id for a section that is new, and no time for one that waits for none', () => {
    const fresh: Entry = { ...section('S', 'Start'), id: null, unlockDateTime: '2030-01-01T00:00:00Z' } as Entry
    expect(patchOf([fresh])).toEqual([
      {
        rank: '1',
        updatedDetails: {
          name: 'Start',
          description: null,
          lockingMode: null,
          unlockDateTime: null,
          unlockTimezone: null,
        },
      },
    ])
  })

  test('orders as the list does, whatever stands in it', () => {
    fc.assert(
      fc.property(anyList, (entries) => {
        const ranks = patchOf(entries).map(({ rank }) =>
          rank
            .split('.')
            .map((level) => level.padStart(4, '0'))
            .join('.'),
        )
        expect(ranks).toEqual(ranks.toSorted())
        expect(new Set(ranks).size).toBe(entries.length)
      }),
    )
  })
})

describe('moving', () => {
  test.each([
    ['abc', 'a', 2, 'bac'],
    ['abc', 'c', 0, 'cab'],
    ['abc', 'b', 1, null],
    ['abc', 'b', 2, null],
    ['aSbTc', 'T', 1, 'aTcSb'],
    ['aSbTc', 'S', 5, 'aTcSb'],
    // A section in front of items that belong to none would take them in.
    ['aSbTc', 'T', 0, 'aTcSb'],
    ['aSbTc', 'c', 1, 'acSbT'],
  ])('takes in %s %s to place %i', (before, key, index, after) => {
    expect(keys(moved(list(before), key, index))).toBe(after)
  })

  test.each([
    ['abc', 'a', 'up', null],
    ['abc', 'a', 'down', 'bac'],
    ['aSb', 'b', 'up', 'abS'],
    ['aSbTc', 'T', 'up', 'aTcSb'],
    ['aSbTc', 'S', 'down', 'aTcSb'],
    ['aSb', 'S', 'up', null],
    ['aSb', 'S', 'down', null],
  ] as const)('steps in %s %s %s', (before, key, step, after) => {
    expect(keys(stepped(list(before), key, step))).toBe(after)
  })

  test('loses nothing and tears no section apart', () => {
    fc.assert(
      fc.property(anyList, fc.nat(8), fc.nat(9), (entries, which, to) => {
        const entry = entries[which % Math.max(1, entries.length)]
        const after = entry && moved(entries, entry.key, Math.min(to, entries.length))
        if (after) expect(keys(after)!.split('').toSorted()).toEqual(keys(entries)!.split('').toSorted())
      }),
    )
  })
})

test('what a section waits for is what is required before it and not shut away', () => {
  const entries = [
    item('a'),
    { ...section('S'), lockingMode: 'locked' } as Entry,
    item('b'),
    section('T'),
    item('c', true),
  ]
  expect(requiredBefore([...entries, section('U')], 5)).toBe(1)
  expect(requiredBefore([...entries, item('d'), section('U')], 6)).toBe(2)
})
