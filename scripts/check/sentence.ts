import { parse, type Token } from '@messageformat/parser'

/** What a sentence of a catalogue is made of beyond its words. */
interface Parts {
  /** Values and tags that stand in it, such as `name`, `<0>` and `#`. */
  values: Set<string>
  /** The forms that each of its choices has words for. */
  plurals: Set<string>[]
}

/** Numbers that people meet; some languages have a form for millions that no count of a hub reaches. */
const NUMBERS = Array.from({ length: 1000 }, (_, number) => number)

/** What is wrong with the translation of a sentence, as half a sentence; null where nothing is. @param tag for Intl */
export function findFault(message: string, translation: string, tag: string): string | null {
  const original = partsOf(message)
  let translated: Parts
  try {
    translated = partsOf(translation)
  } catch (error) {
    return `cannot be read: ${(error as Error).message.split('\n')[0]}`
  }
  const missing = [...original.values].filter((value) => !translated.values.has(value) && value !== '#')
  if (missing.length) return `lacks ${missing.join(', ')}`
  const unknown = [...translated.values].filter((value) => !original.values.has(value))
  if (unknown.length) return `has ${unknown.join(', ')}, which the sentence does not have`
  const forms = pluralForms(tag)
  const lacking = forms.filter((form) => translated.plurals.some((has) => !has.has(form)))
  return lacking.length ? `lacks the plural ${lacking.join(', ')}` : null
}

const formsByTag = new Map<string, string[]>()

/** The plural forms that counts up to a thousand take in a language, found out once for its thousands of sentences. */
function pluralForms(tag: string): string[] {
  const known = formsByTag.get(tag)
  if (known) return known
  const rules = new Intl.PluralRules(tag)
  const forms = [...new Set(['other', ...NUMBERS.map((number) => rules.select(number))])]
  formsByTag.set(tag, forms)
  return forms
}

function partsOf(text: string): Parts {
  const parts: Parts = { values: new Set(), plurals: [] }
  collect(parse(text), parts)
  return parts
}

function collect(tokens: readonly Token[], parts: Parts): void {
  for (const token of tokens) {
    if (token.type === 'octothorpe') parts.values.add('#')
    if (token.type === 'content') for (const [tag] of token.value.matchAll(/<\/?\d+\/?>/g)) parts.values.add(tag)
    if ('arg' in token) parts.values.add(`{${token.arg}}`)
    if (!('cases' in token)) continue
    if (token.type === 'plural') parts.plurals.push(new Set(token.cases.map(({ key }) => key)))
    for (const { tokens: inside } of token.cases) collect(inside, parts)
  }
}
