import { git, tool, type Findings } from './steps.ts'

const LINGUI = 'node_modules/@lingui/cli/dist/lingui.js'
const CONFIG = ['--config', 'client/lingui.config.ts']

/** Every sentence of the client stands in the catalogues, and the complete languages lack none. */
export function checkTranslations(): Findings {
  const before = git('status', '--porcelain', '--', 'client/i18n/locales') + git('diff', '--', 'client/i18n/locales')
  const extracted = tool(LINGUI, ['extract', '--clean', ...CONFIG], 'Lingui cannot read the sentences of the client:')
  if (extracted.length) return extracted
  const after = git('status', '--porcelain', '--', 'client/i18n/locales') + git('diff', '--', 'client/i18n/locales')
  return before === after
    ? []
    : [
        'Sentences of the client are missing from the catalogues, or stand there unused. They are extracted now: translate and commit client/i18n/locales.',
      ]
}
