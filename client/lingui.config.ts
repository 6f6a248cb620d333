import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Languages with a catalogue of their own. The others of the contract fall back, see i18n/locales.ts. */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en-GB',
  locales: ['en-GB', 'de-DE', 'pseudo'],
  pseudoLocale: { locale: 'pseudo' },
  fallbackLocales: { pseudo: 'en-GB' },
  catalogs: [
    {
      path: '<rootDir>/i18n/locales/{locale}',
      include: ['<rootDir>'],
      exclude: ['**/node_modules/**', '**/dist/**', '**/dist-player/**', '**/e2e/**'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
