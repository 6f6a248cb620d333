import { join, relative } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { intlTag } from '../../server/platform/intl-tag.ts'
import { ROOT } from '../generate/paths.ts'
import { locales } from '../../generated/reference.ts'
import { findFault } from './sentence.ts'
import { git, tool, type Findings } from './steps.ts'

const LINGUI = 'node_modules/@lingui/cli/dist/lingui.js'
const CONFIG = 'client/lingui.config.ts'
const CATALOGUES = 'client/i18n/locales'
/** A catalogue as Lingui reads it: its sentences by id. */
type Catalogue = Record<
  string,
  { message?: string; translation?: string; origin?: readonly (readonly [string, ...unknown[]])[] }
>

/** Every sentence of the client stands in the catalogues, and no language of the contract lacks one. */
export async function checkTranslations(): Promise<Findings> {
  const before = state()
  const extracted = await tool(
    LINGUI,
    ['extract', '--clean', '--workers', '1', '--config', CONFIG],
    'Lingui cannot read the sentences of the client:',
  )
  if (extracted.length) return extracted
  const stale =
    before === state()
      ? []
      : [
          `Sentences of the client were missing from the catalogues, or stood there unused. They are extracted now: translate what is new and commit ${CATALOGUES}.`,
        ]
  return [...stale, ...(await missingFromAll())]
}

async function missingFromAll(): Promise<Findings> {
  const catalogues = await getCatalogs(getConfig({ configPath: join(ROOT, CONFIG) }))
  const findings = catalogues.flatMap((catalogue) =>
    locales.map(async (locale) => {
      const sentences = (await catalogue.read(locale)) as Catalogue | undefined
      const file = relative(ROOT, catalogue.getFilename(locale))
      return [...findMissing(file, sentences), ...findFaults(file, locale, sentences ?? {})]
    }),
  )
  return (await Promise.all(findings)).flat()
}

/** Translations that lost a value, a tag or a plural form of their language. */
export function findFaults(file: string, locale: string, catalogue: Catalogue): Findings {
  return Object.entries(catalogue).flatMap(([id, { message = id, translation }]) => {
    const fault = translation?.trim() ? findFault(message, translation, intlTag(locale)) : null
    return fault ? [`${file}: the translation of "${message}" ${fault}.`] : []
  })
}

/** What a language lacks, in one sentence with where each text is used. @param catalogue undefined where there is no file */
export function findMissing(file: string, catalogue: Catalogue | undefined): Findings {
  if (!catalogue) return [`There is no ${file}. Run node ${LINGUI} extract --config ${CONFIG} and translate it.`]
  const missing = Object.entries(catalogue).filter(([, { translation }]) => !translation?.trim())
  if (missing.length === 0) return []
  const lines = missing.map(([id, { message, origin }]) => `  "${message ?? id}" (${origin?.[0]?.[0] ?? 'not used'})`)
  return [
    `${file} lacks ${missing.length} of ${Object.keys(catalogue).length} sentences. Fill in the msgstr of each and commit the file:\n${lines.join('\n')}`,
  ]
}

function state(): string {
  return git('status', '--porcelain', '--', CATALOGUES) + git('diff', '--', CATALOGUES)
}
