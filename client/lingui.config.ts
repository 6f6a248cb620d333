import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { locales } from '../generated/reference.ts'

/** The pages of those who look after the hub, and what only they use. */
const MANAGE = [
  '<rootDir>/{emails,hubs,jobs,library,security,teams,topics,users}/*.{ts,tsx}',
  '<rootDir>/api/{manage-*,use-kept-typing}.ts',
  '<rootDir>/{assets/{cues,preview},badges/studio,content/manage,library/*,playlists/manage}/*.{ts,tsx}',
  '<rootDir>/ui/{arrange,changes,hosts,wizard}/*.{ts,tsx}',
  '<rootDir>/{notifications/hub-news,shell/{asset-figures,change-list,deletion-bar,team-select,view-bar,import/*,sight/*}}.tsx',
  '<rootDir>/ui/{deleted-pill,dialog/confirm,page/nothing-matches,tokens/*}.tsx',
  '<rootDir>/ui/{security/security-event-words,tokens/scope-label}.ts',
]

/** What one has and sets in one's account, and what one writes below content, where nothing else needs it. */
const ACCOUNT = [
  '<rootDir>/{notes,profile}/!(routes).{ts,tsx}',
  '<rootDir>/auth/switch-hub-page.tsx',
  '<rootDir>/content/due-date-dialog.tsx',
  '<rootDir>/messages/my-requests-page.tsx',
  '<rootDir>/comments/**/*.{ts,tsx}',
  '<rootDir>/shell/asked-of/*.tsx',
  '<rootDir>/ui/tokens/*.tsx',
  '<rootDir>/ui/{security/security-event-words,tokens/scope-label}.ts',
]

/** The public page of an award, and its certificate. */
const AWARDS = ['<rootDir>/badges/award/*.{ts,tsx}']

/** How recordings, documents and pictures are shown. */
const VIEWERS = ['<rootDir>/assets/{document,picture,recording,viewing}/*.{ts,tsx}']

/** How one looks for content, and what is told of what is new. */
const DISCOVER = ['<rootDir>/content/{browse-page,result-rows,search-filters,search-page,topic-chips,topic-head}.tsx']

const NO_SCREENS = ['**/node_modules/**', '**/dist/**', '**/dist-player/**', '**/e2e/**', '**/*.test.{ts,tsx}']

/** Every language of the contract has a catalogue of its own, and beside it those with the texts that few pages load. */
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
      exclude: [...NO_SCREENS, ...MANAGE, ...ACCOUNT, ...AWARDS, ...VIEWERS, ...DISCOVER],
    },
    { path: '<rootDir>/i18n/locales/account/{locale}', include: ACCOUNT, exclude: NO_SCREENS },
    { path: '<rootDir>/i18n/locales/awards/{locale}', include: AWARDS, exclude: NO_SCREENS },
    { path: '<rootDir>/i18n/locales/manage/{locale}', include: MANAGE, exclude: NO_SCREENS },
    { path: '<rootDir>/i18n/locales/discover/{locale}', include: DISCOVER, exclude: NO_SCREENS },
    { path: '<rootDir>/i18n/locales/viewers/{locale}', include: VIEWERS, exclude: NO_SCREENS },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
