import type { Mention } from '../../../generated/client/model/mention.ts'

/** How mentions stand in a text: an @ and the name. */

/** What somebody types to mention a person. */
export interface Asked {
  /** Where the @ stands. */
  start: number
  words: string
}

/** Up to two words after an @, which no letter of an e-mail address stands before. */
const ASKED = /(?:^|[^\p{Script=Latin}\p{N}._%+@-])@((?:[\p{L}\p{M}\p{N}.'’-]+ )?[\p{L}\p{M}\p{N}.'’-]*)$/u

/** What is typed before the caret to mention somebody; null where nothing is. @param known whose name is not asked for again */
export function askedAt(text: string, caret: number, known: readonly Mention[]): Asked | null {
  const words = ASKED.exec(text.slice(0, caret))?.[1]
  if (words === undefined || words.endsWith(' ')) return null
  if (known.some(({ name }) => `${words} `.startsWith(`${name} `))) return null
  return { start: caret - words.length - 1, words }
}

/** The text with the name of somebody in place of what was typed for it, and where the caret is then. */
export function withMention(
  text: string,
  caret: number,
  { start }: Asked,
  name: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, start)}@${name} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}

/** Those of some people whom a text mentions. */
export function mentionedIn(text: string, people: readonly Mention[]): Mention[] {
  return people.filter(({ name }) => text.includes(`@${name}`))
}

export interface TextPart {
  text: string
  isMention: boolean
}

/** A text in its parts, so that those who are mentioned can be told from the rest. */
export function partsOf(text: string, mentions: readonly Mention[]): TextPart[] {
  if (mentions.length === 0) return [{ text, isMention: false }]
  // The longer first: one name may begin with another.
  const names = mentions.map(({ name }) => `@${name}`).sort((one, other) => other.length - one.length)
  const pattern = new RegExp(`(${names.map(escaped).join('|')})`, 'u')
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMention: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

function escaped(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
}
