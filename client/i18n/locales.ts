import { Locale } from '../../generated/client/model/locale.ts'

/** `pseudo` stretches every English text, to see in tests what is not translatable or gets cut off. */
export type ScreenLocale = Locale | 'pseudo'

const STORED = 'hub.locale'
const contractLocales: readonly string[] = Object.values(Locale)

/** Languages without a catalogue speak with another's: Sie falls back to du, the rest to British English. */
export function catalogueFor(locale: ScreenLocale, available: readonly string[]): string {
  if (available.includes(locale)) return locale
  return locale === 'de-DE-Sie' && available.includes('de-DE') ? 'de-DE' : 'en-GB'
}

/** The tag for Intl. `de-DE-Sie` is no BCP 47 tag, Intl throws on it. */
export function intlTag(locale: ScreenLocale): string {
  if (locale === 'de-DE-Sie') return 'de-DE'
  return locale === 'pseudo' ? 'en-GB' : locale
}

/** The tag for the lang attribute of the page: the language that the texts are in. */
export function htmlTag(locale: ScreenLocale, available: readonly string[]): string {
  if (locale === 'de-DE-Sie') return 'de-DE-x-sie'
  return intlTag(catalogueFor(locale, available) as ScreenLocale)
}

/** The name of a language in that language, such as Deutsch (Deutschland). */
export function localeName(locale: ScreenLocale): string {
  if (locale === 'pseudo') return 'Pseudo'
  const name = new Intl.DisplayNames([intlTag(locale)], { type: 'language' }).of(intlTag(locale)) ?? locale
  const capital = name.charAt(0).toLocaleUpperCase(intlTag(locale)) + name.slice(1)
  return locale === 'de-DE-Sie' ? `${capital}, Sie` : capital
}

/** The contract's locale that fits one of the wished tags best; null where none does. */
export function matchLocale(wished: readonly string[]): Locale | null {
  for (const tag of wished) {
    const exact = contractLocales.find((locale) => locale.toLowerCase() === tag.toLowerCase())
    const near = contractLocales.find((locale) => locale.split('-')[0] === tag.split('-')[0]?.toLowerCase())
    const found = exact ?? near
    if (found) return found as Locale
  }
  return null
}

/** What to speak before anybody has signed in: the language of the last visit, else the browser's. */
export function firstLocale(): ScreenLocale {
  const stored = storedLocale()
  if (stored === 'pseudo' && hasPseudo()) return 'pseudo'
  return matchLocale(stored ? [stored] : navigator.languages) ?? 'en-GB'
}

export function storeLocale(locale: ScreenLocale): void {
  try {
    localStorage.setItem(STORED, locale)
  } catch {
    // A browser that keeps nothing speaks its own language on the next visit.
  }
}

export function hasPseudo(): boolean {
  return import.meta.env.DEV || import.meta.env.VITE_MOCKS === 'on'
}

function storedLocale(): string | null {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null
  }
}
