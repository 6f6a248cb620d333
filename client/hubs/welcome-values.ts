import type { HubPublic } from '../../generated/client/model/hubPublic.ts'
import type { WelcomeView } from '../../generated/client/model/welcomeView.ts'
import type { WelcomeViewPatch } from '../../generated/client/model/welcomeViewPatch.ts'

/** A view as the form has it. */
export type TypedView = Required<WelcomeViewPatch>

/** All views, in the shape of the body that changes them. */
export function typedViews(views: readonly WelcomeView[]): TypedView[] {
  return views.map(({ audience, isEnabled, title, message, pictureId, contentId, translations }) => ({
    audience,
    isEnabled,
    title,
    message,
    pictureId,
    contentId,
    translations,
  }))
}

/** What is sent of them: a translation without a heading is none. */
export function sentViews(views: readonly TypedView[]): TypedView[] {
  return views.map((view) => ({ ...view, translations: view.translations.filter(({ title }) => title?.trim()) }))
}

/** The words that people who read in a language would see: theirs, or those in the hub's own. */
export function wordsIn(view: TypedView, locale: string, hub: Pick<HubPublic, 'name'>) {
  const translation = view.translations.find((each) => each.locale === locale && each.title?.trim())
  const { title, message = null } = translation ?? view
  return { title: title?.trim() || hub.name, message: message?.trim() || null }
}
