import { describe, expect, test } from 'vitest'
import type { PlaylistContent } from '../../generated/client/model/playlistContent.ts'
import type { PlaylistItem } from '../../generated/client/model/playlistItem.ts'
import { itemAfter, nextItem, optionalItems, partsOf } from './next-item.ts'

function item(id: string, fields: Partial<PlaylistItem> = {}): PlaylistItem {
  return {
    id,
    type: 'web',
    name: id,
    description: null,
    rank: '1',
    sectionId: null,
    optional: false,
    isMyContribution: false,
    thumbnailId: null,
    pictureUrl: null,
    topicId: null,
    customType: null,
    fileFormat: null,
    duration: null,
    completionTime: 0,
    contentCount: 0,
    completionRate: 0,
    commentCount: 0,
    userContentStatus: 'notstarted',
    dueDate: null,
    ownDueDate: null,
    isSaved: false,
    externalRefId: null,
    published: true,
    ...fields,
  }
}

function section(id: string): PlaylistContent {
  return {
    id,
    type: 'section',
    name: id,
    description: null,
    rank: '1',
    lockingMode: null,
    unlockDateTime: null,
    unlockTimezone: null,
    isLockedForUser: false,
    lock: null,
    contentCount: 1,
    completionTime: 0,
  }
}

describe('nextItem', () => {
  test('is the first that is not done', () => {
    expect(nextItem([section('s'), item('a', { userContentStatus: 'completed' }), item('b'), item('c')])?.id).toBe('b')
  })

  test('goes on with what was started', () => {
    expect(nextItem([item('a'), item('b', { userContentStatus: 'opened' })])?.id).toBe('b')
  })

  test('is never an optional one as long as anything is required', () => {
    expect(nextItem([item('a', { optional: true, userContentStatus: 'opened' }), item('b')])?.id).toBe('b')
    expect(nextItem([item('a', { optional: true }), item('b', { userContentStatus: 'completed' })])).toBeNull()
    expect(nextItem([item('a', { optional: true })])?.id).toBe('a')
  })

  test('is null when everything is done and when nothing is there', () => {
    expect(nextItem([item('a', { userContentStatus: 'completed' })])).toBeNull()
    expect(nextItem([section('s')])).toBeNull()
  })
})

describe('itemAfter', () => {
  const contents = [
    item('a'),
    item('b'),
    item('c', { userContentStatus: 'completed' }),
    item('d', { optional: true }),
    item('e'),
  ]

  test('is the next that is required and not done', () => {
    expect(itemAfter(contents, 'a')?.id).toBe('b')
    expect(itemAfter(contents, 'b')?.id).toBe('e')
  })

  test('goes back to what was left out, and ends with the last one', () => {
    expect(itemAfter(contents, 'e')?.id).toBe('a')
    expect(itemAfter([item('a'), item('b', { userContentStatus: 'completed' })], 'a')).toBeNull()
  })
})

test('optionalItems are those that are not done', () => {
  const done = { optional: true, userContentStatus: 'completed' } as const
  const found = optionalItems([section('s'), item('a'), item('b', { optional: true }), item('c', done)])
  expect(found.map(({ id }) => id)).toEqual(['b'])
})

describe('partsOf', () => {
  test('puts items under their section and keeps those outside apart', () => {
    const parts = partsOf([
      item('a'),
      section('s'),
      item('b', { sectionId: 's' }),
      item('c', { sectionId: 's' }),
      section('t'),
    ])
    expect(parts.map(({ section: own, items }) => [own?.id ?? null, items.map(({ id }) => id)])).toEqual([
      [null, ['a']],
      ['s', ['b', 'c']],
      ['t', []],
    ])
  })

  test('does not put an item without a section under the section before it', () => {
    const parts = partsOf([section('s'), item('a', { sectionId: 's' }), item('b')])
    expect(parts.map(({ section: own }) => own?.id ?? null)).toEqual(['s', null])
  })
})
