import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { merged, moved, patchOf, stepped, type Entry } from './contents-rules.ts'
import { item } from './entry-fixtures.ts'

const section = (key: string, name = key): Entry => ({
  kind: 'section',
  key,
  id: key,
  name,
  lockingMode: null,
  unlockDateTime: null,
  unlockTimezone: null,
})
const list = (keys: string): Entry[] =>
  keys.split('').map((key) => (key === key.toUpperCase() ? section(key) : item(key)))
const keys = (entries: readonly Entry[] | null) => entries?.map(({ key }) => key).join('') ?? null
/** Small letters are items, capitals sections; each once. */
const anyList = fc
  .uniqueArray(fc.constantFrom(...'abcdefSTU'.split('')), { maxLength: 9 })
  .map((each) => list(each.join('')))

describe('what is sent', () => {
  test('numbers sections, and the items of each below its number', () => {
    expect(patchOf(list('abScdT')).map(({ rank }) => rank)).toEqual(['1', '2', '3', '3.1', '3.2', '4'])
  })

  test('has no id for a section that is new, and no time for one that waits for none', () => {
    const fresh: Entry = { ...section('S', 'Start'), id: null, unlockDateTime: '2030-01-01T00:00:00Z' } as Entry
    expect(patchOf([fresh])).toEqual([
      { rank: '1', updatedDetails: { name: 'Start', lockingMode: null, unlockDateTime: null, unlockTimezone: null } },
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

describe('two people at once', () => {
  test('have both what each added, where it was put', () => {
    const { entries, notes } = merged(list('aSb'), list('axSb'), list('aSby'))
    expect(keys(entries)).toBe('axSby')
    expect(notes).toEqual([{ what: 'added', name: 'x' }])
  })

  test('keep the order of who changed it, and mine where both did', () => {
    expect(keys(merged(list('abc'), list('cba'), list('abc')).entries)).toBe('cba')
    expect(keys(merged(list('abc'), list('abc'), list('bac')).entries)).toBe('bac')
    const both = merged(list('abc'), list('cba'), list('bac'))
    expect([keys(both.entries), both.notes]).toEqual(['bac', [{ what: 'reordered', name: '' }]])
  })

  test('change different fields of one section', () => {
    const theirs = { ...section('S'), lockingMode: 'locked' } as Entry
    const { entries, notes } = merged([section('S')], [theirs], [section('S', 'Renamed')])
    expect(entries).toEqual([{ ...theirs, name: 'Renamed' }])
    expect(notes).toEqual([{ what: 'changed', name: 'S' }])
  })

  test('miss what the other removed, but keep a section that was changed meanwhile', () => {
    const { entries, notes } = merged(list('aSb'), list('a'), [item('a'), section('S', 'Renamed'), item('b')])
    expect(entries).toEqual([item('a'), { ...section('S', 'Renamed'), id: null }])
    expect(notes.map(({ what, name }) => `${what} ${name}`)).toEqual(['removed S', 'removed b'])
  })

  test('have nothing twice, and all that either added', () => {
    fc.assert(
      fc.property(anyList, anyList, anyList, (base, theirs, mine) => {
        const { entries } = merged(base, theirs, mine)
        const own = (one: Entry[]) =>
          one.filter(({ key }) => !base.some((each) => each.key === key)).map(({ key }) => key)
        const result = entries.map(({ key }) => key)
        expect(new Set(result).size).toBe(result.length)
        expect(result).toEqual(expect.arrayContaining([...own(theirs), ...own(mine)]))
      }),
    )
  })

  test('see what one of them did where the other did nothing', () => {
    fc.assert(
      fc.property(anyList, anyList, (base, changed) => {
        expect(merged(base, changed, base).entries).toEqual(changed)
        expect(merged(base, base, changed).entries).toEqual(changed)
      }),
    )
  })
})
