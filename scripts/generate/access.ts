import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationsOf, type Contract } from './contract.ts'
import { HEADER, ROOT } from './paths.ts'

/** Writes generated/access.ts: who may call what, and nothing else, for the browser's can(). */
export function writeAccess(contract: Contract): void {
  writeFileSync(join(ROOT, 'generated/access.ts'), accessModule(contract))
}

/** The text of that module. What only the server acts on (object, risk, audit) is left out. */
export function accessModule(contract: Contract): string {
  const rows = operationsOf(contract).map(({ operation }) => {
    const { allow, feature } = operation['x-access'] as { allow: unknown; feature?: unknown }
    return `  ${operation.operationId}: ${JSON.stringify({ allow, feature })},`
  })
  return `${HEADER}export const access = {
${rows.join('\n')}
} as const

export type OperationId = keyof typeof access
`
}
