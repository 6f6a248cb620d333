import { expect, test } from 'vitest'
import { sentMail, typedMail } from './mail-values.ts'

const hub = { locale: 'en-GB', locales: ['en-GB', 'de-DE'] } as const
const mail = { showsLogo: true, replyTo: null }

test('begins with a place for the default language, and leaves out what the hub no longer offers', () => {
  const footers = [
    { locale: 'fr-FR', text: 'Le bureau' },
    { locale: 'de-DE', text: 'Das Büro' },
  ] as const
  expect(typedMail({ ...mail, footers: [...footers] }, { ...hub, locales: [...hub.locales] }).footers).toEqual([
    { locale: 'en-GB', text: '' },
    { locale: 'de-DE', text: 'Das Büro' },
  ])
})

test('sends the footers that have words', () => {
  const footers = [
    { locale: 'en-GB', text: ' ' },
    { locale: 'de-DE', text: 'Das Büro' },
  ] as const
  expect(sentMail({ ...mail, footers: [...footers] }).footers).toEqual([{ locale: 'de-DE', text: 'Das Büro' }])
})
