import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { expect, test, vi } from 'vitest'
import { activateLocale, withAccountTexts, withManageTexts } from './i18n.ts'

vi.stubGlobal('document', { documentElement: { lang: '' } })

/** A sentence of the pages for those who look after the hub alone. */
const theirs = msg`Identity provider`
/** One of one's account alone. */
const own = msg`Save the time zone`

test('loads the texts of a part of the hub with the first page of it, and with each language from then on', async () => {
  await activateLocale('de-DE')
  expect(i18n._(theirs)).toBe('Identity provider')
  expect(await withManageTexts(Promise.resolve('the page'))).toBe('the page')
  expect(i18n._(theirs)).toBe('Identitätsanbieter')
  expect(i18n._(msg`Your other hubs`)).toBe('Deine anderen Hubs')
  await activateLocale('fr-FR')
  expect(i18n._(theirs)).not.toBe('Identity provider')
  expect(i18n._(own)).toBe('Save the time zone')
  expect(await withAccountTexts(Promise.resolve('the profile'))).toBe('the profile')
  expect(i18n._(own)).not.toBe('Save the time zone')
  expect(i18n._(theirs)).not.toBe('Identity provider')
})
