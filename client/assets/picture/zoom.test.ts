import { expect, test } from 'vitest'
import { fitOf, stepped, turned, within } from './zoom.ts'

const ROOM = { width: 800, height: 600 }

test('all of a large picture is seen, and a small one has its own size', () => {
  expect(fitOf({ width: 1600, height: 600 }, ROOM)).toBe(0.5)
  expect(fitOf({ width: 800, height: 2400 }, ROOM)).toBe(0.25)
  expect(fitOf({ width: 40, height: 40 }, ROOM)).toBe(1)
})

test('a picture becomes neither invisible nor endless', () => {
  expect(within(0.01, 0.5)).toBe(0.1)
  expect(within(0.01, 0.05)).toBe(0.05)
  expect(within(100, 0.5)).toBe(8)
  expect(within(1.5, 0.5)).toBe(1.5)
})

test('a step back takes away what a step gave', () => {
  expect(stepped(stepped(1, 1), -1)).toBeCloseTo(1)
})

test('a double click shows the details, and then all of it', () => {
  expect(turned(0.5, 0.5)).toBe(1)
  expect(turned(1, 1)).toBe(2)
  expect(turned(1, 0.5)).toBeNull()
})
