import { expect, test } from 'vitest'
import { wordsBesideSignIn } from '../ui/brand/sign-in-welcome.tsx'
import { sentLook, typedLook } from './sign-in-look-values.ts'

const texts = (...locales: string[]) => locales.map((locale) => ({ locale, text: `in ${locale}` }))

test('has a place for the default language, and none for one that is not offered', () => {
  const settings = { signInCoverId: null, locale: 'en-GB', locales: ['en-GB', 'de-DE'] } as const
  const typed = typedLook({ ...settings, signInTexts: texts('fr-FR', 'de-DE') } as never)
  expect(typed.signInTexts).toEqual([{ locale: 'en-GB', text: '' }, ...texts('de-DE')])
  expect(sentLook(typed).signInTexts).toEqual(texts('de-DE'))
})

test('speaks the language of the reader, else another form of it, else that of the hub', () => {
  const hub = { signInTexts: texts('fr-FR', 'de-DE', 'en-GB'), locale: 'en-GB' }
  const spokenTo = (locale: string) => wordsBesideSignIn(hub, locale)?.locale
  expect(['fr-FR', 'de-DE-Sie', 'ja-JP'].map(spokenTo)).toEqual(['fr-FR', 'de-DE', 'en-GB'])
  expect(wordsBesideSignIn({ signInTexts: texts('fr-FR'), locale: 'en-GB' }, 'ja-JP')).toBeNull()
  expect(wordsBesideSignIn({ signInTexts: [{ locale: 'en-GB', text: ' ' }], locale: 'en-GB' }, 'en-GB')).toBeNull()
})
