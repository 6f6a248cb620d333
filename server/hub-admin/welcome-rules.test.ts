import { describe, expect, test } from 'vitest'
import { audienceOf, ownWords, translationsOf, wordsAfter, wordsFor, type Words } from './welcome-rules.ts'

const HUB = { locale: 'en-GB', locales: ['en-GB', 'de-DE', 'de-DE-Sie', 'fr-FR'], name: 'Demo Hub' }
const said = (locale: string, title = `Hello in ${locale}`): Words => ({ locale, title, message: null })
const view = (...locales: string[]) => ({ words: locales.map((locale) => said(locale)) })

test.each([
  [{ isAdmin: true }, ['team'], 'admin'],
  [{ isAdmin: false }, ['team'], 'manager'],
  [{ isAdmin: false }, [], 'learner'],
])('takes %j with the teams %j for the %s', (caller, teams, audience) => {
  expect(audienceOf(caller, teams)).toBe(audience)
})

describe('the words for somebody', () => {
  test.each([
    ['their language', ['en-GB', 'de-DE', 'fr-FR'], 'fr-FR', 'fr-FR'],
    ['another form of it', ['en-GB', 'de-DE'], 'de-DE-Sie', 'de-DE'],
    ["the hub's own language", ['de-DE', 'en-GB'], 'fr-FR', 'en-GB'],
    ['what there is, after the hub changed its language', ['de-DE'], 'fr-FR', 'de-DE'],
    ['no language that the hub does not offer', ['en-GB', 'it-IT'], 'it-IT', 'en-GB'],
  ])('are in %s', (_what, written, locale, found) => {
    expect(wordsFor(view(...written), locale, HUB).locale).toBe(found)
  })

  test('are the name of the hub where nobody wrote any', () => {
    expect(wordsFor(view(), 'fr-FR', HUB)).toEqual({ locale: 'en-GB', title: 'Demo Hub', message: null })
    expect(ownWords(view(), HUB).title).toBe('Demo Hub')
  })
})

describe('a change of words', () => {
  test('leaves what is not sent', () => {
    const after = wordsAfter(view('en-GB', 'de-DE'), { message: 'Begin here.' }, HUB)
    expect(after).toEqual([{ ...said('en-GB'), message: 'Begin here.' }, said('de-DE')])
  })

  test('replaces all translations, and keeps those in languages that are not offered at present', () => {
    const after = wordsAfter(view('en-GB', 'de-DE', 'it-IT'), { translations: [said('fr-FR')] }, HUB)
    expect(after.map(({ locale }) => locale)).toEqual(['en-GB', 'fr-FR', 'it-IT'])
    expect(translationsOf({ words: after }, HUB)).toEqual([said('fr-FR')])
  })

  test("puts the first words that are written for the hub's new language beside the old ones", () => {
    const after = wordsAfter(view('de-DE'), { title: 'Welcome' }, HUB)
    expect(after).toEqual([{ locale: 'en-GB', title: 'Welcome', message: null }, said('de-DE')])
  })
})
