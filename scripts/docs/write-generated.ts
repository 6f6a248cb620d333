import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readScimContract, readXapiContract } from '../../server/contract/read-contract.ts'
import { SCIM, XAPI } from '../generate/paths.ts'
import { groupedCalls, readContract, referenceHash } from './contract.ts'
import type { CallGroup } from './contract.ts'
import { coveragePartial, readCoverage } from './coverage-partial.ts'
import { errorsPartial } from './errors-partial.ts'
import { floorsPartial } from './floors-partial.ts'
import { livesPartial } from './lives-partial.ts'
import { operationsPartial } from './operations-partial.ts'
import { ratesPartial } from './rates-partial.ts'
import { scopesPartial } from './scopes-partial.ts'
import { settingsPartial } from './settings-partial.ts'
import { standardPartial } from './standard-partial.ts'
import { referenceContract } from './reference-contract.ts'

/** What the API page knows of one operation; `id` is the part of its address behind the `#`. */
export type IndexedOperation = { id: string; name: string; call: string; summary: string }

/** One heading of the API page's index. */
export type IndexedGroup = { title: string; operations: IndexedOperation[] }

type Places = { contractFile: string; coverageFile: string; target: string }

/** Writes into `target` what the site takes from the contract and the floors of the server: partials, the index of the API page, and the contract as it is and as the reference shows it. */
export function writeGenerated({ contractFile, coverageFile, target }: Places): void {
  const contract = readContract(contractFile)
  const groups = groupedCalls(contract)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(join(target, 'static'), { recursive: true })
  writeFileSync(join(target, '_operations.mdx'), operationsPartial(groups))
  writeFileSync(join(target, '_errors.mdx'), errorsPartial(contract))
  writeFileSync(join(target, '_floors.mdx'), floorsPartial())
  writeFileSync(join(target, '_rates.mdx'), ratesPartial())
  writeFileSync(join(target, '_scim.mdx'), standardPartial(readScimContract()))
  writeFileSync(join(target, '_xapi.mdx'), standardPartial(readXapiContract()))
  writeFileSync(join(target, '_scopes.mdx'), scopesPartial(contract))
  writeFileSync(join(target, '_settings.mdx'), settingsPartial())
  writeFileSync(join(target, '_lives.mdx'), livesPartial())
  writeFileSync(join(target, '_coverage.mdx'), coveragePartial(groups, readCoverage(coverageFile)))
  writeFileSync(join(target, 'operations.json'), JSON.stringify(groups.map(indexedGroup), null, 2))
  copyFileSync(contractFile, join(target, 'static/openapi.json'))
  copyFileSync(SCIM, join(target, 'static/scim.json'))
  copyFileSync(XAPI, join(target, 'static/xapi.json'))
  writeFileSync(join(target, 'static/reference.json'), JSON.stringify(referenceContract(contract)))
}

function indexedGroup({ group, title, calls }: CallGroup): IndexedGroup {
  return {
    title: `${group}: ${title}`,
    operations: calls.map((call) => ({
      id: referenceHash(call).slice(1),
      name: call.id,
      call: `${call.method} ${call.path}`,
      summary: call.summary,
    })),
  }
}
