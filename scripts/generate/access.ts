import { join } from 'node:path'
import { operationsOf, type Contract } from './contract.ts'
import { HEADER, ROOT } from './paths.ts'
import { writeIfChanged } from './write.ts'

/** Writes generated/access.ts: who may call what, and nothing else, for the browser's can(). */
export function writeAccess(contract: Contract): void {
  writeIfChanged(join(ROOT, 'generated/access.ts'), accessModule(contract))
}

/** Where a call names what a manager's rule is about concerns the server alone. */
function whoAlone(who: string | object): string | object {
  if (typeof who === 'string') return who
  if ('self' in who) return { self: true }
  const { of: _of, each: _each, ...rest } = who as { of?: unknown; each?: unknown }
  return rest
}

/** The text of that module. What only the server acts on (object, risk, audit) is left out. */
export function accessModule(contract: Contract): string {
  const rows = operationsOf(contract).map(({ operation }) => {
    const { allow, feature } = operation['x-access'] as { allow: (string | object)[]; feature?: unknown }
    return `  ${operation.operationId}: ${JSON.stringify({ allow: allow.map(whoAlone), feature })},`
  })
  return `${HEADER}export const access = {
${rows.join('\n')}
} as const

export type OperationId = keyof typeof access
`
}
