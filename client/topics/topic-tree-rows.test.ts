import { describe, expect, test } from 'vitest'
import { branchOf, placeAfter, placeOfDrop, rowsOf } from './topic-tree-rows.ts'

const topic = (id: string, parent: string | null = null, isDeleted = false) => {
  return { id, name: id, parent_id: parent, isDeleted }
}
const [a, b, b1, b2, b21, c] = [
  topic('a'),
  topic('b'),
  topic('b1', 'b'),
  topic('b2', 'b'),
  topic('b21', 'b2'),
  topic('c'),
]
const topics = [a, b, b1, b2, b21, c]
const shown = (...open: string[]) =>
  rowsOf(topics, new Set(open)).map((row) => [row.topic.id, row.level, row.position, row.setSize, row.isOpen])

describe('the rows', () => {
  test('are those whose parents are open', () => {
    expect(shown()).toEqual([
      ['a', 1, 1, 3, null],
      ['b', 1, 2, 3, false],
      ['c', 1, 3, 3, null],
    ])
    expect(shown('b')).toContainEqual(['b2', 2, 2, 2, false])
    expect(shown('b', 'b2')).toContainEqual(['b21', 3, 1, 1, null])
    expect(shown('b2')).toHaveLength(3)
  })

  test('begin with what has its parent left out', () => {
    expect(rowsOf([b21], new Set()).map(({ level }) => level)).toEqual([1])
  })
})

describe('a step', () => {
  test.each([
    ['up', b, { index: 0, parentTopicId: null }],
    ['up', a, null],
    ['down', b, { index: 2, parentTopicId: null }],
    ['down', c, null],
    ['in', c, { index: 2, parentTopicId: 'b' }],
    ['in', a, null],
    ['out', b2, { index: 2, parentTopicId: null }],
    ['out', a, null],
  ] as const)('leads %s from %o to %o', (step, from, place) => expect(placeAfter(topics, from, step)).toEqual(place))

  test('does not count what is deleted', () => {
    const withDeleted = [...topics, topic('d', null, true)]
    expect(placeAfter(withDeleted, c, 'down')).toBeNull()
  })
})

describe('letting go', () => {
  test.each([
    ['a', b, 'before', { index: 0, parentTopicId: null }],
    ['a', b, 'after', { index: 1, parentTopicId: null }],
    ['c', a, 'before', { index: 0, parentTopicId: null }],
    ['a', b, 'inside', { index: 0, parentTopicId: 'b' }],
    ['b', b, 'inside', null],
    ['b', b21, 'after', null],
  ] as const)('puts %s where %o is, %s: %o', (id, target, part, place) =>
    expect(placeOfDrop(topics, id, target, part)).toEqual(place),
  )
})

test('takes along all that is below', () => {
  expect([...branchOf(topics, 'b')]).toEqual(['b', 'b1', 'b2', 'b21'])
})
