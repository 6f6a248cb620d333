import type { HubSettings } from '../../generated/client/model/hubSettings.ts'

export type SignInLook = Pick<HubSettings, 'signInCoverId' | 'signInTexts'>

type Settings = SignInLook & Pick<HubSettings, 'locale' | 'locales'>

/** What stands beside the sign-in as a form has it: with a place for the default language, and none for languages that are not offered. */
export function typedLook({ signInCoverId, signInTexts, locale, locales }: Settings): SignInLook {
  const own = signInTexts.find((text) => text.locale === locale) ?? { locale, text: '' }
  const others = signInTexts.filter((text) => text.locale !== locale && locales.includes(text.locale))
  return { signInCoverId, signInTexts: [own, ...others] }
}

/** What is sent of it: a text without words is none. */
export function sentLook({ signInTexts, ...look }: SignInLook): SignInLook {
  return { ...look, signInTexts: signInTexts.filter(({ text }) => text?.trim()) }
}
