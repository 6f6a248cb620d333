import { i18n } from '@lingui/core'
import type { Messages } from '@lingui/core'
import { addProblemWords } from '../api/problems.ts'
import { catalogueFor, hasPseudo, htmlTag, intlTag, type ScreenLocale } from './locales.ts'

type Catalogue = { messages: Messages }

// One chunk a language for everybody, and one for the pages of those who look after the hub, which learners do not load.
// A new catalogue in the folders is picked up here by itself.
const everybodys = import.meta.glob<Catalogue>(['./locales/*.po', '!./locales/pseudo.po'])
const managers = import.meta.glob<Catalogue>(['./locales/manage/*.po', '!./locales/manage/pseudo.po'])
const available = [...Object.keys(everybodys).map(localeOf), 'pseudo']
let isManaging = false

/** Loads the language's texts and speaks it from now on, in texts, dates, numbers and the page's lang attribute. */
export async function activateLocale(locale: ScreenLocale): Promise<void> {
  const name = catalogueFor(locale, available)
  const [texts, more] = await Promise.all([textsOf(name), isManaging ? textsToManage(name) : {}])
  i18n.loadAndActivate({ locale: name, locales: [intlTag(locale)], messages: { ...texts, ...more } })
  document.documentElement.lang = htmlTag(locale, available)
}

/** A page for those who look after the hub, as soon as its texts are there too. */
export async function withManageTexts<Page>(page: Promise<Page>): Promise<Page> {
  isManaging = true
  const [loaded, texts, { manageWordings }] = await Promise.all([
    page,
    textsToManage(i18n.locale),
    import('../api/manage-problems.ts'),
  ])
  i18n.load(i18n.locale, texts)
  addProblemWords(manageWordings)
  return loaded
}

/** The tag that dates and numbers are written with now. */
export function activeTag(): string {
  const { locales } = i18n
  return (Array.isArray(locales) ? locales[0] : locales) ?? 'en-GB'
}

async function textsOf(name: string): Promise<Messages> {
  if (name === 'pseudo' && hasPseudo()) return (await import('./locales/pseudo.po')).messages
  return textsIn(everybodys, `./locales/${name}.po`)
}

async function textsToManage(name: string): Promise<Messages> {
  if (name === 'pseudo' && hasPseudo()) return (await import('./locales/manage/pseudo.po')).messages
  return textsIn(managers, `./locales/manage/${name}.po`)
}

async function textsIn(catalogues: Record<string, () => Promise<Catalogue>>, path: string): Promise<Messages> {
  const load = catalogues[path]
  if (!load) throw new Error(`i18n holds no catalogue ${path}`)
  return (await load()).messages
}

function localeOf(path: string): string {
  return path.slice('./locales/'.length, -'.po'.length)
}
