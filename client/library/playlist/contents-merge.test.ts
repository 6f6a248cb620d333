import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changesOf,
  differences,
  resolved,
  withChanges,
  type Choices,
  type Conflict,
  type Side,
} from './contents-merge.ts'
import type { Entry } from './contents-rules.ts'
import { anyList, item, keys, list, section } from './entry-fixtures.ts'

const conflict = (base: Entry[], theirs: Entry[], mine: Entry[]): Conflict => ({ base, theirs, mine })
const of = (base: string, theirs: string, mine: string) => conflict(list(base), list(theirs), list(mine))
const ids = (one: Conflict) => changesOf(one).map(({ id, isAsked }) => (isAsked ? `${id}?` : id))
const choose = (...sides: [string, Side][]): Choices => new Map(sides)
const NONE = choose()

describe('two people at once', () => {
  test('have both what each added, where it was put, unless one does not want it', () => {
    const both = of('aSb', 'axSb', 'aSby')
    expect(ids(both)).toEqual(['added x'])
    expect(keys(resolved(both, NONE))).toBe('axSby')
    expect(keys(resolved(both, choose(['added x', 'mine'])))).toBe('aSby')
  })

  test('change different fields of one section, each to be taken or not', () => {
    const theirs = { ...section('S'), lockingMode: 'locked' as const }
    const mine = section('S', 'Renamed')
    const both = conflict([section('S')], [theirs], [mine])
    expect(ids(both)).toEqual(['lock S'])
    expect(resolved(both, NONE)).toEqual([{ ...theirs, name: 'Renamed' }])
    expect(resolved(both, choose(['lock S', 'mine']))).toEqual([mine])
  })

  test('are asked where both changed one field, and mine stays until that is answered', () => {
    const both = conflict([section('S')], [section('S', 'Theirs')], [section('S', 'Mine')])
    expect(ids(both)).toEqual(['name S?'])
    expect(resolved(both, NONE)).toEqual([section('S', 'Mine')])
    expect(resolved(both, choose(['name S', 'theirs']))).toEqual([section('S', 'Theirs')])
    // What both changed alike is no question.
    expect(ids(conflict([section('S')], [section('S', 'New')], [section('S', 'New')]))).toEqual([])
  })

  test('are asked where one took out what the other changed', () => {
    const theirs = conflict([section('S'), item('a')], [], [section('S', 'Renamed'), item('a')])
    expect(ids(theirs)).toEqual(['removed S?', 'removed a'])
    expect(resolved(theirs, NONE)).toEqual([{ ...section('S', 'Renamed'), id: null }])
    expect(resolved(theirs, choose(['removed S', 'theirs'], ['removed a', 'mine']))).toEqual([item('a')])
    const mine = conflict([item('a'), item('b')], [item('a'), item('b', true)], [item('a')])
    expect(ids(mine)).toEqual(['kept b?'])
    expect(keys(resolved(mine, NONE))).toBe('a')
    expect(resolved(mine, choose(['kept b', 'theirs']))).toEqual([item('a'), item('b', true)])
  })

  test('move one thing each, and are asked where that is the same one', () => {
    const each = of('abcdef', 'bcdefa', 'fabcde')
    expect(ids(each)).toEqual(['moved a'])
    expect(keys(resolved(each, NONE))).toBe('fabcde')
    expect(keys(resolved(each, choose(['moved a', 'mine'])))).toBe('fabcde')
    const same = of('abcd', 'bacd', 'bcda')
    expect(ids(same)).toEqual(['moved a?'])
    expect(keys(resolved(same, NONE))).toBe('bcda')
    expect(keys(resolved(same, choose(['moved a', 'theirs'])))).toBe('bacd')
  })

  test('move a section with what is in it as one', () => {
    const [change, ...more] = changesOf(of('SabTcdef', 'TcdefSab', 'SabTcdef'))
    expect(more).toEqual([])
    expect(change).toMatchObject({ what: 'moved', name: 'S', behind: 'f', otherBehind: null, count: 2 })
    expect(keys(resolved(of('SabTcdef', 'TcdefSab', 'SabTcdefg'), NONE))).toBe('TcdefSabg')
  })

  test('have nothing twice, and all that either added, whatever is chosen', () => {
    fc.assert(
      fc.property(
        anyList,
        anyList,
        anyList,
        fc.func(fc.constantFrom<Side>('theirs', 'mine')),
        (base, theirs, mine, side) => {
          const both = conflict(base, theirs, mine)
          const result = resolved(both, NONE).map(({ key }) => key)
          const own = (one: Entry[]) =>
            one.filter(({ key }) => !base.some((each) => each.key === key)).map(({ key }) => key)
          expect(result).toEqual(expect.arrayContaining([...own(theirs), ...own(mine)]))
          const chosen = resolved(both, new Map(changesOf(both).map(({ id }) => [id, side(id)]))).map(({ key }) => key)
          for (const each of [result, chosen]) expect(new Set(each).size).toBe(each.length)
          expect(chosen).toEqual(expect.arrayContaining(own(mine)))
        },
      ),
    )
  })

  test('see what one of them did where the other did nothing, and nothing of it where none is taken', () => {
    fc.assert(
      fc.property(anyList, anyList, (base, changed) => {
        expect(resolved(conflict(base, changed, base), NONE)).toEqual(changed)
        expect(resolved(conflict(base, base, changed), NONE)).toEqual(changed)
        const theirs = conflict(base, changed, base)
        const none = resolved(theirs, new Map(changesOf(theirs).map(({ id }) => [id, 'mine'])))
        expect(none.map(({ key }) => key)).toEqual(base.map(({ key }) => key))
      }),
    )
  })

  test('change their mind without losing what was arranged since', () => {
    const both = conflict(
      [section('S'), item('a')],
      [section('S', 'Theirs'), item('a')],
      [section('S', 'Mine'), item('a')],
    )
    const before = resolved(both, NONE)
    const since = [...before, item('z')]
    const after = resolved(both, choose(['name S', 'theirs']))
    expect(withChanges(before, after, since)).toEqual([section('S', 'Theirs'), item('a'), item('z')])
    expect(withChanges(after, before, withChanges(before, after, since))).toEqual(since)
  })
})

test('says what has to be done to one list to have the other', () => {
  const now = [item('a'), item('b'), item('c')]
  expect(differences(now, now)).toEqual([])
  expect(differences(now, [item('c'), item('b', true), item('d')]).map(({ id }) => id)).toEqual([
    'removed a',
    'optional b',
    'moved b',
    'added d',
  ])
  // Somebody renamed what it holds, which is no change of the playlist.
  expect(differences([item('a')], [{ ...item('a'), name: 'Renamed' }])).toEqual([])
})
