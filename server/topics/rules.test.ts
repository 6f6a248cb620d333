import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byName, inTreeOrder } from './rules.ts'

/** Trees in which a topic comes before those below it, in any order of the levels. */
const trees = fc.array(fc.nat(), { maxLength: 30 }).map((picks) =>
  picks.map((pick, index) => ({
    id: `${index}`,
    parentId: index === 0 || pick % (index + 1) === index ? null : `${pick % (index + 1)}`,
  })),
)

test('puts each topic behind its parent and keeps the order of each level', () => {
  fc.assert(
    fc.property(trees, (topics) => {
      const ordered = inTreeOrder(topics)
      expect(ordered.map(({ id }) => id).toSorted()).toEqual(topics.map(({ id }) => id).toSorted())
      ordered.forEach((topic, position) => {
        const level = topics.filter(({ parentId }) => parentId === topic.parentId)
        expect(topic.index).toBe(level.findIndex(({ id }) => id === topic.id))
        const parentAt = ordered.findIndex(({ id }) => id === topic.parentId)
        expect(parentAt).toBeLessThan(position)
      })
    }),
  )
})

test('keeps what stands below a topic next to it', () => {
  const topics = [
    { id: 'a', parentId: null },
    { id: 'b', parentId: null },
    { id: 'b1', parentId: 'b' },
    { id: 'a1', parentId: 'a' },
    { id: 'a11', parentId: 'a1' },
  ]
  expect(inTreeOrder(topics).map(({ id }) => id)).toEqual(['a', 'a1', 'a11', 'b', 'b1'])
})

test('shows a topic whose parent is left out on the first level', () => {
  expect(inTreeOrder([{ id: 'a1', parentId: 'a' }])).toEqual([{ id: 'a1', parentId: 'a', index: 0 }])
})

test('sorts names as the language does, with numbers as numbers', () => {
  const sorted = (names: string[], tag: string) =>
    byName(
      names.map((name) => ({ name })),
      tag,
    ).map(({ name }) => name)
  expect(sorted(['Step 10', 'step 2', 'Äpfel', 'Zoo'], 'de-DE')).toEqual(['Äpfel', 'step 2', 'Step 10', 'Zoo'])
  expect(sorted(['Äpple', 'Zoo'], 'sv-SE')).toEqual(['Zoo', 'Äpple'])
})
