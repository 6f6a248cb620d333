import { expect, test } from 'vitest'
import { partsOf } from './link-parts.ts'

const ORIGIN = 'https://hub.example'
const linksOf = (text: string) => partsOf(text, ORIGIN).flatMap(({ words, isLink }) => (isLink ? [words] : []))

test('makes links of the addresses of the hub, with their tokens', () => {
  const text = `Choose one here:\n\n${ORIGIN}/reset-password?token=Ab_-9\n\nThe link works once.`
  expect(linksOf(text)).toEqual([`${ORIGIN}/reset-password?token=Ab_-9`])
})

test.each([
  'https://evil.example/x',
  'https://hub.example.evil.example/',
  'https://hub.example@evil.example/',
  'http://hub.example/',
  'https://hub.example:8443/',
  'javascript:alert(1)',
  'https://[',
])('leaves %s as text', (address) => expect(linksOf(`See ${address} there`)).toEqual([]))

test.each(['', 'No link', `${ORIGIN}`, `a ${ORIGIN}/x b <a href="${ORIGIN}/y"> ${ORIGIN}/z`])(
  'loses no character of %j',
  (text) => {
    expect(
      partsOf(text, ORIGIN)
        .map(({ words }) => words)
        .join(''),
    ).toBe(text)
  },
)
