import { partsOf } from './link-parts.ts'

/**
 * A text as it is, in which the hub's own addresses can be followed. What else looks like an address was written by
 * somebody: it stays text.
 */
export function LinkedText({ text, origin }: { text: string; origin: string }) {
  return partsOf(text, origin).map(({ start, words, isLink }) =>
    isLink ? (
      <a key={start} href={words} target="_blank" rel="noreferrer">
        {words}
      </a>
    ) : (
      words
    ),
  )
}
