import { i18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { describe, expect, test, vi } from 'vitest'
import { Locale } from '../../generated/client/model/locale.ts'
import { formatDay } from './format.ts'
import { activateLocale, activeTag, withAccountTexts, withManageTexts, withViewerTexts } from './i18n.ts'
import { localeName } from './locales.ts'

const root = { lang: '' }
vi.stubGlobal('document', { documentElement: root })

describe.each(Object.values(Locale))('in %s', (locale) => {
  test('speaks with texts, plurals and dates of its own', async () => {
    await activateLocale(locale)
    expect(i18n.locale).toBe(locale)
    expect(i18n._(msg`Your other hubs`)).not.toBe('')
    for (const count of [0, 1, 2, 5, 21, 100])
      expect(plural(count, { one: '# suggestion', other: '# suggestions' })).toContain(
        count.toLocaleString(activeTag()),
      )
    expect(formatDay('2026-03-29T12:00:00Z', activeTag())).toMatch(/29/)
    expect(localeName(locale)).not.toBe(locale)
    expect(() => new Intl.Locale(root.lang)).not.toThrow()
  })
})

test('says Sie where du is not wanted', async () => {
  await activateLocale('de-DE-Sie')
  expect(i18n._(msg`Your other hubs`)).toBe('Ihre anderen Hubs')
  expect(root.lang).toBe('de-DE-x-sie')
})

/** A sentence of the pages for those who look after the hub alone. */
const theirs = msg`Identity provider`
/** One of a viewer alone. */
const ofViewer = msg`Settings of the player`

// What is opened once stays so, so each test that opens a part for the first time has one of its own, and they stand in one file.
test('loads the texts of a part of the hub with the first page of it, and with each language from then on', async () => {
  await activateLocale('de-DE')
  expect(i18n._(theirs)).toBe('Identity provider')
  expect(await withManageTexts(Promise.resolve('the page'))).toBe('the page')
  expect(i18n._(theirs)).toBe('Identitätsanbieter')
  expect(i18n._(msg`Your other hubs`)).toBe('Deine anderen Hubs')
  await activateLocale('fr-FR')
  expect(i18n._(theirs)).not.toBe('Identity provider')
  expect(i18n._(ofViewer)).toBe('Settings of the player')
  expect(await withViewerTexts(Promise.resolve('the viewer'))).toBe('the viewer')
  expect(i18n._(ofViewer)).not.toBe('Settings of the player')
  expect(i18n._(theirs)).not.toBe('Identity provider')
})

test('loads the texts of a viewer once, since all is drawn anew with each', async () => {
  await activateLocale('en-GB')
  const drawn = vi.fn<() => void>()
  i18n.on('change', drawn)
  for (let asked = 0; asked < 3; asked += 1) await withViewerTexts(Promise.resolve())
  expect(drawn).toHaveBeenCalledTimes(1)
  await activateLocale('de-DE')
  expect(i18n._(ofViewer)).toBe('Einstellungen des Players')
})

test('speaks what was chosen last, also the parts that are opened on the way', async () => {
  const first = activateLocale('fr-FR')
  const last = activateLocale('de-DE')
  const part = withAccountTexts(Promise.resolve())
  await Promise.all([last, part, first])
  expect(i18n.locale).toBe('de-DE')
  expect(i18n._(msg`Second factor`)).toBe('Zweiter Faktor')
})
