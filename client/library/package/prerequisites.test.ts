import { expect, test } from 'vitest'
import { readPrerequisites } from './prerequisites.ts'

const one = (itemId: string, more = {}) => ({ itemId, isNot: false, status: null, ...more })

test.each([
  ['intro', { isAny: false, all: [one('intro')] }],
  ['intro & ~quiz', { isAny: false, all: [one('intro'), one('quiz', { isNot: true })] }],
  ['a|b="passed"', { isAny: true, all: [one('a'), one('b', { status: 'passed' })] }],
  ['a=completed', { isAny: false, all: [one('a', { status: 'completed' })] }],
])('reads %s', (script, expected) => {
  expect(readPrerequisites(script)).toEqual(expected)
})

test.each(['a&(b|c)', '2*{a,b,c}', 'a&b|c', 'a="browsed"', 'a<>"passed"', 'a&', ''])('leaves %j as it is', (script) => {
  expect(readPrerequisites(script)).toBeNull()
})
