import { expect, test } from 'vitest'
import { RecentMap } from './recent-map.ts'

test('lets go of what was used longest ago', () => {
  const map = new RecentMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  expect(map.get('a')).toBe(1)
  map.set('c', 3)
  expect([map.has('a'), map.has('b'), map.get('c'), map.size]).toEqual([true, false, 3, 2])
  map.set('a', 4)
  expect([map.get('a'), map.size]).toEqual([4, 2])
  map.delete('a')
  expect(map.size).toBe(1)
  map.clear()
  expect(map.size).toBe(0)
})
