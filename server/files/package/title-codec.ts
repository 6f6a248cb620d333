import type { ManifestName } from './manifest-rules.ts'
import { PackageError, quoteName } from './package-error.ts'
import { childrenOf, type XmlElement } from './xml-codec.ts'

/** As many languages as a title is kept in. */
const MAX_LANGUAGES = 50
const MAX_CHARACTERS = 1000

/** Words by language: in the language that the course begins with, and in all of them where there are several. */
export type Words = { text: string; byLanguage?: Record<string, string> }

/** Reads elements that say the same in several languages, in their attribute `lang`. @returns undefined where none says anything */
export function wordsOf(parent: XmlElement | undefined, name: string): Words | undefined {
  const texts = childrenOf(parent, name)
    .slice(0, MAX_LANGUAGES)
    .map(
      ({ attributes, text }) => [attributes.get('lang')?.trim() ?? '', text.trim().slice(0, MAX_CHARACTERS)] as const,
    )
    .filter(([, text]) => text !== '')
  const [first] = texts
  if (!first) return undefined
  return texts.length > 1 ? { text: first[1], byLanguage: Object.fromEntries(texts) } : { text: first[1] }
}

const MAX_ID = 1000
const IRI = /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/i

/** The id of an element, which statements of xAPI will name. @throws PackageError */
export function iriOf({ name, line, attributes }: XmlElement, file: ManifestName): string {
  const id = attributes.get('id')?.trim() ?? ''
  if (IRI.test(id) && id.length <= MAX_ID) return id
  const message = `${file}, line ${line}: the id of <${name}> is ${quoteName(id)}, but it must be an IRI such as https://example.com/course, of at most ${MAX_ID} characters. Correct it, or export the course again.`
  throw new PackageError('bad-manifest', message)
}
