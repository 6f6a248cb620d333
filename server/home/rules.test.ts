import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestOverlap, type Comparable } from './rules.ts'

const topic = (id: string) => ({ id, name: `Topic ${id}` })
const LETTERS = ['a', 'b', 'c', 'd']
const comparable = fc.record({
  tags: fc.uniqueArray(fc.constantFrom(...LETTERS)),
  topics: fc.uniqueArray(fc.constantFrom(...LETTERS)).map((ids) => ids.map(topic)),
})

test('names what has most in common, and only what both have', () => {
  const size = (one: Comparable, other: Comparable) =>
    one.tags.filter((tag) => other.tags.includes(tag)).length +
    one.topics.filter(({ id }) => other.topics.some((each) => each.id === id)).length
  fc.assert(
    fc.property(comparable, fc.array(comparable), (content, completed) => {
      const sizes = completed.map((each) => size(content, each))
      const best = bestOverlap(content, completed)
      const most = Math.max(0, ...sizes)
      expect(best === null).toBe(most === 0)
      if (!best) return
      expect(best.completed).toBe(completed[sizes.indexOf(most)])
      expect(best.tags.length + best.topics.length).toBe(most)
      expect(best.tags.every((tag) => content.tags.includes(tag) && best.completed.tags.includes(tag))).toBe(true)
    }),
  )
})
