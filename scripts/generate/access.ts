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

/**
 * The text of that module. What only the server acts on (object, risk, audit) is left out, and each rule stands once with
 * the operations that it is for, because every learner loads it. What all who are signed in may call needs no rule.
 */
export function accessModule(contract: Contract): string {
  const rows = operationsOf(contract).map(({ operation }) => {
    const { allow, feature } = operation['x-access'] as { allow: (string | object)[]; feature?: unknown }
    // Tokens of the hub are of programs, which have no browser.
    const people = allow.filter((who) => who !== 'service')
    const isForAll = feature === undefined && (allow.includes('member') || allow.includes('anyone'))
    return { name: operation.operationId, isForAll, rule: JSON.stringify({ allow: people.map(whoAlone), feature }) }
  })
  const ruled = rows.filter(({ isForAll }) => !isForAll)
  const groups = Object.entries(Object.groupBy(ruled, ({ rule }) => rule))
  const lines = groups.map(([rule, group]) => `  [${rule}, '${namesOf(group!).join(' ')}'],`)
  return `${HEADER}const rules = [
${lines.join('\n')}
] as const

/** The rule of an operation; none where everybody who is signed in may call it. */
export const access: Partial<Record<OperationId, (typeof rules)[number][0]>> = Object.fromEntries(
  rules.flatMap(([rule, names]) => names.split(' ').map((name) => [name, rule])),
)

export type OperationId =
${namesOf(rows)
  .map((name) => `  | '${name}'`)
  .join('\n')}
`
}

const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name).toSorted()
