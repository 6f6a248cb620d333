import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedWords, nameWords } from './name-rules.ts'

test('keeps each word of a name without case and accents', () => {
  expect(nameWords('Anaïs Müller-Søbæk')).toEqual(['anais', 'muller', 'sobaek'])
  expect(nameWords('  Seán O’Brien, Jr.')).toEqual(['sean', 'o', 'brien', 'jr'])
  expect(nameWords('An An')).toEqual(['an'])
})

test('finds scripts without spaces from any character', () => {
  expect(nameWords('山田太郎')).toEqual(['山田太郎', '田太郎', '太郎', '郎'])
  expect(askedWords('山田 太')).toEqual(['山田', '太'])
})

test('cuts long words between characters, and takes a last sigma for any other', () => {
  const long = `a${'\u{10428}'.repeat(60)}`
  expect(nameWords(long)).toEqual([`a${'\u{10428}'.repeat(39)}`])
  expect(askedWords(long)).toEqual(nameWords(long))
  expect(nameWords('Κωνσταντίνος')).toEqual(['κωνσταντινοσ'])
  expect(askedWords('ΚΩΝΣ')).toEqual(['κωνσ'])
})

test('asks for nothing where only signs were typed', () => {
  expect(askedWords(' ... %_')).toEqual([])
})

test('finds every name by itself and by every beginning of it', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(name, fc.nat(60), (text, length) => {
      const words = nameWords(text)
      const typed = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment).slice(0, length)
      return askedWords(typed.join('')).every((start) => words.some((word) => word.startsWith(start)))
    }),
  )
})
