/** Where a part of a recording begins, and what it is about. */
export interface Chapter {
  startSeconds: number
  title: string
}

export const MAX_CHAPTERS = 200
const MAX_CHARACTERS = 200

/** What a file says of its chapters, as the hub keeps it: in whole seconds and in their order, with a title each, before the end. */
export function keptChapters(found: readonly Chapter[], duration: number | null): Chapter[] {
  const bySecond = new Map<number, string>()
  for (const { startSeconds, title } of found.toSorted((one, other) => one.startSeconds - other.startSeconds)) {
    const second = Math.floor(startSeconds)
    const words = wordsIn(title)
    if (words && second < (duration ?? Infinity) && !bySecond.has(second)) bySecond.set(second, words)
  }
  return [...bySecond].slice(0, MAX_CHAPTERS).map(([startSeconds, title]) => ({ startSeconds, title }))
}

/** A title in one line, without what no text of the hub holds, and whole in its characters. */
function wordsIn(title: string): string {
  const line = title.toWellFormed().replaceAll(/[\p{Cc}\s]+/gu, ' ')
  return Array.from(line.trim()).slice(0, MAX_CHARACTERS).join('').trim()
}
