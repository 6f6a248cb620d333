import { i18n } from '@lingui/core'
import type { Messages } from '@lingui/core'
import { addProblemWords } from '../api/problems.ts'
import { catalogueFor, hasPseudo, htmlTag, intlTag, type ScreenLocale } from './locales.ts'
import type { Part } from './parts.ts'

type Catalogue = { messages: Messages }

// One chunk a language. A new catalogue in the folder is picked up here by itself.
const everybodys = import.meta.glob<Catalogue>(['./locales/*.po', '!./locales/pseudo.po'])
const available = [...Object.keys(everybodys).map(localeOf), 'pseudo']

const opened = new Set<Part>()
const loaded = new WeakSet<Messages>()

/** The catalogue that is spoken, or about to be. */
let spoken = 'en-GB'

/** Loads the language's texts and speaks it from now on, in texts, dates, numbers and the page's lang attribute. */
export async function activateLocale(locale: ScreenLocale): Promise<void> {
  const name = catalogueFor(locale, available)
  spoken = name
  const texts = await Promise.all([textsOf(name), ...[...opened].map((part) => textsOfPart(part, name))])
  // Somebody chose another one meanwhile.
  if (name !== spoken) return
  // Texts of a part may have come meanwhile, and stay.
  i18n.load(name, Object.assign({}, ...texts) as Messages)
  i18n.activate(name, [intlTag(locale)])
  document.documentElement.lang = htmlTag(locale, available)
}

/** A page of one's account, as soon as its texts are there too. */
export async function withAccountTexts<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, openPart('account')])
  return loaded
}

/** What one finds content by, as soon as its texts are there too. */
export async function withDiscoverTexts<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, openPart('discover')])
  return loaded
}

/** The page of an award, as soon as its texts are there too. */
export async function withAwardTexts<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, openPart('awards')])
  return loaded
}

/** A player of recordings, or a viewer of documents or pictures, as soon as its texts are there too. */
export async function withViewerTexts<Viewer>(viewer: Promise<Viewer>): Promise<Viewer> {
  const [loaded] = await Promise.all([viewer, openPart('viewers')])
  return loaded
}

/** A page for those who look after the hub, as soon as its texts are there too. */
export async function withManageTexts<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded, , { manageWordings }] = await Promise.all([
    page,
    openPart('manage'),
    import('../api/manage-problems.ts'),
  ])
  addProblemWords(manageWordings)
  return loaded
}

async function openPart(part: Part): Promise<void> {
  opened.add(part)
  const name = spoken
  const texts = await textsOfPart(part, name)
  // New texts draw all anew that is on the screen, and a page asks for them each time that it is drawn.
  if (loaded.has(texts)) return
  loaded.add(texts)
  i18n.load(name, texts)
}

/** The tag that dates and numbers are written with now. */
export function activeTag(): string {
  const { locales } = i18n
  return (Array.isArray(locales) ? locales[0] : locales) ?? 'en-GB'
}

/** @param name one of those that are available */
async function textsOf(name: string): Promise<Messages> {
  if (name === 'pseudo' && hasPseudo()) return (await import('./locales/pseudo.po')).messages
  return (await everybodys[`./locales/${name}.po`]!()).messages
}

async function textsOfPart(part: Part, name: string): Promise<Messages> {
  const parts = await import('./parts.ts')
  return parts.textsOfPart(part, name)
}

function localeOf(path: string): string {
  return path.slice('./locales/'.length, -'.po'.length)
}
