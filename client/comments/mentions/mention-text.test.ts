import { describe, expect, test } from 'vitest'
import { askedAt, mentionedIn, partsOf, withMention } from './mention-text.ts'

const ANN = { userId: '1', name: 'Ann' }
const ANNA = { userId: '2', name: 'Anna (HR) Muster' }

describe('askedAt', () => {
  test.each([
    ['@', ''],
    ['@An', 'An'],
    ['Hello @Zoë O’Ne', 'Zoë O’Ne'],
    ['(@an', 'an'],
    ['one\n@an', 'an'],
    ['请看@王', '王'],
  ])('finds in %j that %j is asked for', (text, words) => {
    expect(askedAt(text, text.length, [])).toEqual({ start: text.lastIndexOf('@'), words })
  })

  test.each(['', 'An', 'name@an', 'name.x@example', '@An ', '@An Mu st', '@@', '@an,'])(
    'finds nothing in %j',
    (text) => {
      expect(askedAt(text, text.length, [])).toBe(null)
    },
  )

  test('looks no further than the caret, and not at who is mentioned already', () => {
    expect(askedAt('@An and more', 3, [])).toEqual({ start: 0, words: 'An' })
    expect(askedAt('@Ann and', 8, [ANN])).toBe(null)
  })
})

test('puts a name where it was asked for, and one space after it', () => {
  expect(withMention('Ask @An now', 7, { start: 4, words: 'An' }, 'Ann')).toEqual({ text: 'Ask @Ann now', caret: 9 })
  expect(withMention('@', 1, { start: 0, words: '' }, 'Ann')).toEqual({ text: '@Ann ', caret: 5 })
})

test('knows who still stands in a text', () => {
  expect(mentionedIn('@Ann, look', [ANN, ANNA])).toEqual([ANN])
})

test('tells mentions from the rest, also where one name begins with another or holds signs', () => {
  expect(partsOf('To @Anna (HR) Muster and @Ann.', [ANN, ANNA])).toEqual([
    { text: 'To ', isMention: false },
    { text: '@Anna (HR) Muster', isMention: true },
    { text: ' and ', isMention: false },
    { text: '@Ann', isMention: true },
    { text: '.', isMention: false },
  ])
  expect(partsOf('@Ann', [])).toEqual([{ text: '@Ann', isMention: false }])
})
