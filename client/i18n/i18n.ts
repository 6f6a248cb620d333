import { i18n } from '@lingui/core'
import type { Messages } from '@lingui/core'
import { catalogueFor, htmlTag, intlTag, type ScreenLocale } from './locales.ts'

// One chunk a language; a new catalogue in the folder is picked up here by itself.
const catalogues = import.meta.glob<{ messages: Messages }>(['./locales/*.po', '!./locales/pseudo.po'])
const available = [...Object.keys(catalogues).map(localeOf), 'pseudo']

/** Loads the language's texts and speaks it from now on, in texts, dates, numbers and the page's lang attribute. */
export async function activateLocale(locale: ScreenLocale): Promise<void> {
  const catalogue = catalogueFor(locale, available)
  const { messages } = await loadCatalogue(catalogue)
  i18n.loadAndActivate({ locale: catalogue, locales: [intlTag(locale)], messages })
  document.documentElement.lang = htmlTag(locale, available)
}

/** The tag that dates and numbers are written with now. */
export function activeTag(): string {
  const { locales } = i18n
  return (Array.isArray(locales) ? locales[0] : locales) ?? 'en-GB'
}

function loadCatalogue(name: string): Promise<{ messages: Messages }> {
  if (name === 'pseudo' && (import.meta.env.DEV || import.meta.env.VITE_MOCKS === 'on'))
    return import('./locales/pseudo.po')
  const load = catalogues[`./locales/${name}.po`]
  if (!load) throw new Error(`i18n/locales holds no catalogue ${name}.po`)
  return load()
}

function localeOf(path: string): string {
  return path.slice('./locales/'.length, -'.po'.length)
}
