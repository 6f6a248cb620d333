import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortened } from './rules.ts'

test('leaves a text of 2,000 characters as it is and makes no longer one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1990, maxLength: 2010 }), (text) => {
      const characters = Array.from(text)
      const short = shortened(text)
      expect(Array.from(short).length).toBe(Math.min(characters.length, 2000))
      if (characters.length <= 2000) expect(short).toBe(text)
      else expect(short).toBe(`${characters.slice(0, 1999).join('')}…`)
    }),
    { numRuns: 50 },
  )
})
