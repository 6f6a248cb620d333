import { expect, test } from 'vitest'
import { distance, factorOf, middle } from './gestures.ts'

test('a wheel away from oneself enlarges, as much as the way back takes away', () => {
  expect(factorOf({ deltaY: -100 })).toBeCloseTo(1.105)
  expect(factorOf({ deltaY: -100 }) * factorOf({ deltaY: 100 })).toBeCloseTo(1)
})

test('a touchpad enlarges by small steps', () => {
  expect(factorOf({ deltaY: -2 })).toBeCloseTo(1.02)
  expect(factorOf({ deltaY: 0 })).toBe(1)
})

test('two fingers have a distance and a middle', () => {
  expect(distance({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5)
  expect(middle({ x: 0, y: 2 }, { x: 4, y: 4 })).toEqual({ x: 2, y: 3 })
})
