import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, isCloseTo, mistakesBetween, piecesOf, runsOf, variantsOf } from './search-text.ts'

test.each([
  ['GEBÄUDE Straße', 'gebaude strasse'],
  ['Żółć Ångström Førstehjælp', 'zolc angstrom forstehjaelp'],
  ['İstanbul ışık', 'istanbul isik'],
  ['ｶﾞｲﾄﾞ ＡＢＣ', 'ガイド abc'],
  ['안전 й ёлка', '안전 й елка'],
])('folds %s to %s', (text, folded) => expect(fold(text)).toBe(folded))

test('cuts scripts without spaces into pieces and leaves words whole', () => {
  expect(runsOf('避難訓練 2026: how-to').map(piecesOf)).toEqual([['避難', '難訓', '訓練'], ['2026'], ['how'], ['to']])
  expect(runsOf('งาน').map(piecesOf)).toEqual([['งาน']])
})

test('leaves out what makes a picture of a letter, and pictures that would become letters', () => {
  const wordsOf = (text: string) => runsOf(text).map((run) => run.text)
  expect(wordsOf('1️⃣ Onboarding ❤️ 👩🏽‍🏫 🇬🇧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 Ⓜ️ ™️')).toEqual(['1', 'onboarding'])
  expect(wordsOf('Fire🔥drill')).toEqual(['fire', 'drill'])
  expect(wordsOf('Cafe\u0301 \u0301')).toEqual(['cafe'])
})

const letters = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  minLength: 4,
  maxLength: 12,
})

test('counts as one mistake what one is, and finds it by a variant', () => {
  const mistake = fc.tuple(letters, fc.nat(11), fc.constantFrom('wrong', 'missing', 'extra', 'swapped'))
  fc.assert(
    fc.property(mistake, ([word, place, kind]) => {
      const at = place % (word.length - 1)
      const typed = {
        wrong: `${word.slice(0, at)}x${word.slice(at + 1)}`,
        missing: word.slice(0, at) + word.slice(at + 1),
        extra: `${word.slice(0, at)}x${word.slice(at)}`,
        swapped: word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
      }[kind]
      fc.pre(typed.length > 3)
      expect(mistakesBetween(typed, word)).toBeLessThanOrEqual(1)
      expect(isCloseTo(typed, word)).toBe(true)
      const known = new Set(variantsOf(word))
      expect(variantsOf(typed).some((variant) => known.has(variant))).toBe(true)
    }),
  )
})

test('tells words apart that have nothing in common', () => {
  expect(isCloseTo('fire', 'food')).toBe(false)
  expect(isCloseTo('planning', 'cleaning')).toBe(false)
  expect(isCloseTo('schutz', 'brandschutz')).toBe(true)
})
