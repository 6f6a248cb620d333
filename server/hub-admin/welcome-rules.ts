import type { components } from '../../generated/server/schema.d.ts'

/** Welcome views: whose is whose, and in which words. */

export type Audience = components['schemas']['WelcomeAudience']

export const AUDIENCES: readonly Audience[] = ['learner', 'manager', 'admin']

/** The words of a view in one language. */
export interface Words {
  locale: string
  title: string
  message: string | null
}

/** The languages of a hub: its own, and all that it offers. */
export interface Languages {
  locale: string
  locales: readonly string[]
}

/** A view as an admin edits it. */
export interface WelcomeView {
  audience: Audience
  isEnabled: boolean
  /** In all languages, also those that the hub does not offer at present. */
  words: readonly Words[]
  pictureId: string | null
  contentId: string | null
  round: number
}

export function audienceOf(caller: { isAdmin: boolean }, managedTeams: readonly string[]): Audience {
  if (caller.isAdmin) return 'admin'
  return managedTeams.length > 0 ? 'manager' : 'learner'
}

export function unwritten(audience: Audience): WelcomeView {
  return { audience, isEnabled: false, words: [], pictureId: null, contentId: null, round: 1 }
}

/** The words in the hub's own language; where its language was another when they were written, the first that there are. */
export function ownWords(
  { words }: Pick<WelcomeView, 'words'>,
  { locale, name }: { locale: string; name: string },
): Words {
  return words.find((each) => each.locale === locale) ?? words[0] ?? { locale, title: name, message: null }
}

/** The words for somebody: in their language, in another form of it, or in the hub's own. */
export function wordsFor(view: Pick<WelcomeView, 'words'>, locale: string, hub: Languages & { name: string }): Words {
  const offered = view.words.filter((each) => hub.locales.includes(each.locale))
  return (
    offered.find((each) => each.locale === locale) ??
    offered.find((each) => languageOf(each.locale) === languageOf(locale)) ??
    ownWords(view, hub)
  )
}

/** The words beside those in the hub's own language, as far as the hub offers them. */
export function translationsOf({ words }: Pick<WelcomeView, 'words'>, { locale, locales }: Languages): Words[] {
  return words.filter((each) => each.locale !== locale && locales.includes(each.locale))
}

/** All words after a change of some: what is in languages that are not offered at present is kept. */
export function wordsAfter(
  view: Pick<WelcomeView, 'words'>,
  change: { title?: string; message?: string | null; translations?: readonly Words[] },
  hub: Languages & { name: string },
): Words[] {
  const { title, message } = ownWords(view, hub)
  const own = {
    locale: hub.locale,
    title: change.title ?? title,
    message: change.message === undefined ? message : change.message,
  }
  const kept = view.words.filter((each) => each.locale !== hub.locale && !hub.locales.includes(each.locale))
  return [own, ...(change.translations ?? translationsOf(view, hub)), ...kept]
}

/** What a view says, for the ETag. */
export function stateOf({ audience, isEnabled, words, pictureId, contentId }: WelcomeView): unknown[] {
  return [
    audience,
    isEnabled,
    words.map(({ locale, title, message }) => [locale, title, message]),
    pictureId,
    contentId,
  ]
}

const languageOf = (locale: string) => locale.split('-')[0]
