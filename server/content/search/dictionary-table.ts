/** The stemmers that PostgreSQL has for the languages of the contract. The others are compared word by word. */
const STEMMERS: Record<string, string> = {
  da: 'danish_stem',
  de: 'german_stem',
  en: 'english_stem',
  es: 'spanish_stem',
  fi: 'finnish_stem',
  fr: 'french_stem',
  hu: 'hungarian_stem',
  it: 'italian_stem',
  nl: 'dutch_stem',
  no: 'norwegian_stem',
  pt: 'portuguese_stem',
  ro: 'romanian_stem',
  ru: 'russian_stem',
  sv: 'swedish_stem',
}

/** The dictionary of a locale; null where there is none. */
export function dictionaryOf(locale: string): string | null {
  return STEMMERS[locale.slice(0, 2)] ?? null
}
