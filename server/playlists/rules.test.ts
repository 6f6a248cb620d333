import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  behindOtherDoors,
  isCircular,
  rankKey,
  sectionBefore,
  sectionLock,
  withinReach,
  type ItemRow,
  type SectionRow,
} from './rules.ts'

const level = fc.integer({ min: 0, max: 9999 })
const rank = fc.array(level, { minLength: 1, maxLength: 3 })
const NOW = new Date('2026-03-29T01:30:00Z')

describe('rankKey', () => {
  test('sorts ranks as text the way their numbers sort', () => {
    fc.assert(
      fc.property(rank, rank, (a, b) => {
        const byText = rankKey(a.join('.')) < rankKey(b.join('.'))
        const at = a.findIndex((value, index) => value !== b[index])
        const byNumber = at === -1 ? a.length < b.length : b[at] === undefined ? false : a[at]! < b[at]
        expect(byText).toBe(byNumber)
      }),
    )
  })

  test('takes leading zeros for the same rank', () => {
    expect(rankKey('1.2.04')).toBe(rankKey('1.2.4'))
  })
})

describe('sectionLock', () => {
  const section = (more: Partial<SectionRow>): SectionRow => ({
    id: 's',
    rankKey: '0002',
    lockingMode: null,
    unlockAt: null,
    wasOpened: false,
    ...more,
  })
  const item = (more: Partial<ItemRow>): ItemRow => ({
    contentId: 'c',
    rankKey: '0001',
    optional: false,
    isMeant: true,
    isCompleted: false,
    ...more,
  })

  test('leaves a section without a mode open', () => {
    expect(sectionLock(section({}), [item({})], NOW)).toBeNull()
  })

  test('keeps a locked section closed whatever was done', () => {
    expect(sectionLock(section({ lockingMode: 'locked' }), [item({ isCompleted: true })], NOW)).toEqual({
      reason: 'locked',
      unlocksAt: null,
      remainingCount: null,
    })
  })

  test('leaves a section open that opened before, whatever has come to stand before it', () => {
    const opened = section({ lockingMode: 'progress', wasOpened: true })
    expect(sectionLock(opened, [item({})], NOW)).toBeNull()
    expect(sectionLock({ ...opened, lockingMode: 'locked' }, [item({})], NOW)).not.toBeNull()
  })

  test('opens a timed section at its moment and not before', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), fc.date({ noInvalidDate: true }), (unlockAt, now) => {
        const lock = sectionLock(section({ lockingMode: 'time', unlockAt }), [], now)
        expect(lock === null).toBe(unlockAt <= now)
      }),
    )
  })

  test('counts the required items before a section that waits for them', () => {
    const items = [
      item({ rankKey: '0001.0001' }),
      item({ rankKey: '0001.0002', isCompleted: true }),
      item({ rankKey: '0001.0003', optional: true }),
      item({ rankKey: '0001.0004', isMeant: false }),
      item({ rankKey: '0003' }),
    ]
    expect(sectionLock(section({ lockingMode: 'progress' }), items, NOW)).toMatchObject({
      reason: 'progress',
      remainingCount: 1,
    })
  })

  test('opens a waiting section exactly when nothing required before it is left', () => {
    const anyItem = fc.record({
      contentId: fc.string(),
      rankKey: fc.constantFrom('0001', '0002.0001', '0003'),
      optional: fc.boolean(),
      isMeant: fc.boolean(),
      isCompleted: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(anyItem), (items) => {
        const left = items.filter(
          (each) => each.rankKey < '0002' && !each.optional && each.isMeant && !each.isCompleted,
        )
        expect(sectionLock(section({ lockingMode: 'progress' }), items, NOW) === null).toBe(left.length === 0)
      }),
    )
  })
})

test('withinReach leaves out what an admin keeps closed', () => {
  const items = [{ sectionId: 'open' }, { sectionId: 'shut' }, { sectionId: null }]
  const sections = [
    { id: 'open', lockingMode: 'progress' as const },
    { id: 'shut', lockingMode: 'locked' as const },
  ]
  expect(withinReach(items, sections)).toEqual([{ sectionId: 'open' }, { sectionId: null }])
})

test('sectionBefore finds the heading that an item stands under', () => {
  const sections = [
    { id: 'a', rankKey: '0001' },
    { id: 'b', rankKey: '0002' },
  ]
  expect(sectionBefore('0000.0001', sections)).toBeNull()
  expect(sectionBefore('0001.0009', sections)).toBe('a')
  expect(sectionBefore('0002.0001', sections)).toBe('b')
})

describe('isCircular', () => {
  test('sees a playlist that would hold itself through others', () => {
    const holds = new Map([
      ['b', ['c']],
      ['c', ['a']],
    ])
    expect(isCircular('a', 'b', holds)).toBe(true)
    expect(isCircular('a', 'a', new Map())).toBe(true)
    expect(isCircular('a', 'd', holds)).toBe(false)
  })

  test('ends also where the hub already has a circle', () => {
    expect(
      isCircular(
        'a',
        'b',
        new Map([
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toBe(false)
  })
})

describe('behindOtherDoors', () => {
  const open = { id: 'open', lockingMode: null as string | null, unlockAt: null as Date | null }
  const later = { id: 'later', lockingMode: 'time', unlockAt: new Date('2026-11-29T09:00:00Z') }
  const before = {
    sections: [open, later],
    items: [
      { contentId: 'a', sectionId: null },
      { contentId: 'b', sectionId: 'open' },
      { contentId: 'c', sectionId: 'later' },
    ],
  }
  const changed = (after: Partial<typeof before>) => behindOtherDoors({ before, after: { ...before, ...after } }).sort()

  test('leaves out what stands behind the same lock in another place', () => {
    expect(changed({ items: before.items.toReversed() })).toEqual([])
    expect(changed({ items: [{ contentId: 'a', sectionId: 'open' }, ...before.items.slice(1)] })).toEqual([])
  })

  test('names what came, what went, and what came behind a lock or from behind one', () => {
    const items = [
      { contentId: 'b', sectionId: 'later' },
      { contentId: 'c', sectionId: null },
      { contentId: 'new', sectionId: null },
    ]
    expect(changed({ items })).toEqual(['a', 'b', 'c', 'new'])
  })

  test('names what stands in a section that opens at another time, or in another way', () => {
    expect(changed({ sections: [open, { ...later, unlockAt: new Date('2026-12-01T09:00:00Z') }] })).toEqual(['c'])
    expect(changed({ sections: [{ ...open, lockingMode: 'locked' }, later] })).toEqual(['b'])
  })
})
