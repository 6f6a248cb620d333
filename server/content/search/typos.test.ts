import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '../../../generated/reference.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { addTitles, crowd, titles } from './search-fixtures.ts'

let hub: TestHub
let learner: Somebody

beforeAll(async () => {
  hub = await testHub()
  learner = await hub.person()
  await addTitles(await hub.hubCall(), [...Object.entries(titles), ...crowd])
})
afterAll(() => hub.close())

/** The longest word with one mistake in its middle, and the word before or behind it as it is. */
function mistyped(title: string, mistake: (letters: string[], at: number) => string[]): string {
  const words = title.split(' ')
  const longest = words.toSorted((a, b) => b.length - a.length)[0]!
  const letters = Array.from(longest)
  return words.map((word) => (word === longest ? mistake(letters, middleOf(letters)).join('') : word)).join(' ')
}

/** Where two neighbours differ, so that swapping them changes something. */
function middleOf(letters: string[]): number {
  const middle = Math.floor(letters.length / 2)
  return letters.findIndex((letter, index) => index >= middle && letter !== letters[index + 1])
}

const stranger = (letter: string) =>
  /\p{Script=Thai}/u.test(letter)
    ? 'ฬ'
    : /\p{Script=Cyrillic}/u.test(letter)
      ? 'ъ'
      : /\p{Script=Latin}/u.test(letter)
        ? 'q'
        : '鬱'

const mistakes: Record<string, (letters: string[], at: number) => string[]> = {
  wrong: (letters, at) => letters.with(at, stranger(letters[at]!)),
  missing: (letters, at) => letters.toSpliced(at, 1),
  swapped: (letters, at) => letters.toSpliced(at, 2, letters[at + 1]!, letters[at]!),
}

test('has a title for each language of the contract, and 500 others', () => {
  expect(Object.keys(titles)).toEqual([...locales].sort())
  expect(new Set(crowd.map(([, title]) => title)).size).toBe(500)
})

test.each(
  Object.entries(titles).flatMap(([locale, title]) =>
    Object.entries(mistakes).map(([name, mistake]) => [locale, name, title, mistyped(title, mistake)] as const),
  ),
)('finds the %s title with a letter %s: %s typed as %s', async (_, __, title, typed) => {
  const { body } = await learner.get(`/me/content/search?query=${encodeURIComponent(typed)}`)
  expect(body.items[0]?.name).toBe(title)
  expect(body.isClose).toBe(true)
})

test.each(Object.entries(titles))('finds the %s title as it is: %s', async (_, title) => {
  const { body } = await learner.get(`/me/content/search?query=${encodeURIComponent(title)}`)
  expect([body.items.map(({ name }: { name: string }) => name), body.isClose]).toEqual([[title], false])
})

test.each(['xqvwzk', 'ъщъыж', '鬱鬱鬱鬱', 'ฬฬฬฬฬฬ', '뷁뷁뷁'])('finds nothing for %s', async (nonsense) => {
  const { body } = await learner.get(`/me/content/search?query=${encodeURIComponent(nonsense)}`)
  expect([body.total, body.isClose]).toEqual([0, false])
})
