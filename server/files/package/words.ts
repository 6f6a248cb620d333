import { childrenOf, type XmlElement } from './xml-tree.ts'

/** As many languages as a title is kept in. */
const MOST_LANGUAGES = 50
const MOST_CHARACTERS = 1000

/** Words by language: in the language that the course begins with, and in all of them where there are several. */
export type Words = { text: string; byLanguage?: Record<string, string> }

/** Reads elements that say the same in several languages, in their attribute `lang`. @returns undefined where none says anything */
export function wordsOf(parent: XmlElement | undefined, name: string): Words | undefined {
  const texts = childrenOf(parent, name)
    .slice(0, MOST_LANGUAGES)
    .map(
      ({ attributes, text }) => [attributes.get('lang')?.trim() ?? '', text.trim().slice(0, MOST_CHARACTERS)] as const,
    )
    .filter(([, text]) => text !== '')
  const [first] = texts
  if (!first) return undefined
  return texts.length > 1 ? { text: first[1], byLanguage: Object.fromEntries(texts) } : { text: first[1] }
}
