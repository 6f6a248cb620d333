import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { locales } from '../generated/reference.ts'

/** Every language of the contract has a catalogue of its own. */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en-GB',
  locales: [...locales, 'pseudo'],
  pseudoLocale: { locale: 'pseudo' },
  fallbackLocales: { pseudo: 'en-GB' },
  catalogs: [
    {
      path: '<rootDir>/i18n/locales/{locale}',
      include: ['<rootDir>'],
      exclude: ['**/node_modules/**', '**/dist/**', '**/dist-player/**', '**/e2e/**', '**/*.test.{ts,tsx}'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
