import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText, encodeText } from './attempt-text-codec.ts'

/** Any row of UTF-16 units, whole pairs or not. */
const units = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0, 0xd83d, 0xde00, 0xfdd0, 0x30)), {
    maxLength: 40,
  })
  .map((codes) => String.fromCharCode(...codes))

test('every text comes back as it was, and what is stored is one that PostgreSQL holds', () => {
  fc.assert(
    fc.property(units, (text) => {
      const stored = encodeText(text)
      expect(decodeText(stored)).toBe(text)
      expect(stored.isWellFormed()).toBe(true)
      expect(stored).not.toContain('\0')
    }),
  )
})

test('leaves usual texts as they are', () => {
  const text = 'Grüße, 日本語 and 😀'
  expect(encodeText(text)).toBe(text)
})
