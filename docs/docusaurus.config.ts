import type { UserThemeConfig } from '@docusaurus/theme-common'
import type { Config } from '@docusaurus/types'
import apiReference from './plugins/api-reference.ts'
import searchIndex from './plugins/search-index.ts'

const themeConfig: UserThemeConfig = {
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: false },
  announcementBar: {
    id: 'generated-reference',
    content: 'The API reference and the tables of operations and errors are made from the contract at every build.',
    backgroundColor: 'var(--ifm-color-emphasis-200)',
    textColor: 'var(--ifm-font-color-base)',
    isCloseable: true,
  },
  docs: { versionPersistence: 'localStorage' },
  navbar: {
    title: 'Learning Hub',
    logo: { alt: '', src: 'img/mark.svg' },
    items: [
      { type: 'doc', docId: 'dev-docs/intro', label: 'Dev Docs', position: 'left' },
      { to: '/api/', label: 'API', position: 'left' },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
}

const config: Config = {
  title: 'Learning Hub developer documentation',
  tagline: 'How the hub is built and how to call it',
  favicon: 'img/mark.svg',
  // The hub's own host is not known here; only canonical links would carry this one, and noIndex keeps them from mattering.
  url: 'http://localhost',
  baseUrl: process.env.DOCS_BASE_URL ?? '/dev-docs/00000000/',
  noIndex: true,
  future: { v4: true },
  // Without a fixed name every new base would forget the reader's theme, dismissed announcement and version.
  storage: { type: 'localStorage', namespace: 'hubdocs' },
  i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { label: 'English', htmlLang: 'en-GB' } } },
  staticDirectories: ['static', 'vendor', '_generated/static'],
  clientModules: ['./src/client/chunk-failure.ts'],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        routeBasePath: 'docs',
        sidebarPath: './sidebars.ts',
        onInlineTags: 'throw',
        versions: { current: { label: '1.0.0' } },
      },
    ],
    '@docusaurus/plugin-content-pages',
    apiReference,
  ],
  // The search comes last: theme-classic brings an empty search bar of the same name, and the later theme wins.
  themes: [['@docusaurus/theme-classic', { customCss: './src/css/site.css' }], searchIndex],
  themeConfig,
}

export default config
