import { join } from 'node:path'
import type { Contract } from './contract.ts'
import { HEADER, ROOT } from './paths.ts'
import { writeIfChanged } from './write.ts'

/** The vocabularies that code on both sides needs at run time. */
const VOCABULARIES = {
  locales: 'Locale',
  privileges: 'Privilege',
  featureFlags: 'FeatureFlag',
  cardTypes: 'CardType',
  tokenScopes: 'TokenScope',
} as const

/** Writes generated/reference.ts: the contract's vocabularies as values. */
export function writeReferenceData(contract: Contract): void {
  const lines = Object.entries(VOCABULARIES).map(([name, schema]) => {
    const values = contract.components.schemas[schema]?.enum
    if (!values) throw new Error(`The contract has no vocabulary ${schema}; mend scripts/generate/reference-data.ts.`)
    return `export const ${name} = ${JSON.stringify(values)} as const`
  })
  writeIfChanged(join(ROOT, 'generated/reference.ts'), `${HEADER}${lines.join('\n')}\n`)
}
