import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { expect, test, vi } from 'vitest'
import { activateLocale, withManageTexts } from './i18n.ts'

vi.stubGlobal('document', { documentElement: { lang: '' } })

/** A sentence of the pages for those who look after the hub alone. */
const theirs = msg`Identity provider`

test('loads the texts of a page for those who look after the hub with the page, and with each language from then on', async () => {
  await activateLocale('de-DE')
  expect(i18n._(theirs)).toBe('Identity provider')
  expect(await withManageTexts(Promise.resolve('the page'))).toBe('the page')
  expect(i18n._(theirs)).toBe('Identitätsanbieter')
  expect(i18n._(msg`Your other hubs`)).toBe('Deine anderen Hubs')
  await activateLocale('fr-FR')
  expect(i18n._(theirs)).not.toBe('Identity provider')
})
