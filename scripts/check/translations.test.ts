import { expect, test } from 'vitest'
import { findMissing } from './translations.ts'

const told = { message: 'Save', translation: 'Speichern', origin: [['ui/save-button.tsx']] as const }

test('finds nothing in a catalogue where every sentence is translated', () => {
  expect(findMissing('client/i18n/locales/de-DE.po', { a: told })).toEqual([])
})

test.each(['', '  ', undefined])(
  'says which sentence has the translation %j, where it is used and what to do',
  (translation) => {
    const missing = {
      message: 'Your account',
      origin: [['shell/account-menu.tsx']] as const,
      ...(translation === undefined ? {} : { translation }),
    }
    expect(findMissing('client/i18n/locales/de-DE.po', { a: told, b: missing })).toEqual([
      'client/i18n/locales/de-DE.po lacks 1 of 2 sentences. Fill in the msgstr of each and commit the file:\n  "Your account" (shell/account-menu.tsx)',
    ])
  },
)

test('says how to begin a language without a catalogue', () => {
  expect(findMissing('client/i18n/locales/fr-FR.po', undefined)[0]).toMatch(
    /^There is no client\/i18n\/locales\/fr-FR\.po\. Run /,
  )
})
