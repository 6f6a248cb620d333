import { expect, test } from 'vitest'
import { advisoriesIn } from './advisories.ts'

test('names each package with an advisory, the worst first', () => {
  const vulnerabilities = {
    calm: { severity: 'low', fixAvailable: false },
    broken: { severity: 'critical', fixAvailable: { version: '2.0.0' } },
  }
  expect(advisoriesIn(JSON.stringify({ vulnerabilities }))).toEqual(['critical: broken, a fix is there', 'low: calm'])
  expect(advisoriesIn(JSON.stringify({ vulnerabilities: {} }))).toEqual([])
})

test('tells no answer from a good one', () => {
  expect(advisoriesIn('{"message": "405 Method Not Allowed"}')).toBe(null)
  expect(advisoriesIn('npm error audit endpoint returned an error')).toBe(null)
})
