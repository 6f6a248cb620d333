import { join } from 'node:path'
import { operationsOf, type Contract } from './contract.ts'
import { HEADER, ROOT } from './paths.ts'
import { writeIfChanged } from './write.ts'

/** Writes generated/access.ts: who may call what, for the browser's can(). */
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
 * The text of that module: a constant for each operation with a rule, so that a browser loads the rules of those that it
 * asks about and no others. What only the server acts on (object, risk, audit) is left out. What all who are signed in may
 * call needs no rule.
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
  const rules = Object.entries(Object.groupBy(ruled, ({ rule }) => rule)).map(([rule, group], index) => {
    const exported = namesOf(group!).map((name) => `export const ${name} = rule${index + 1}`)
    return [`const rule${index + 1} = ${rule} as const`, ...exported].join('\n')
  })
  return `${HEADER}${rules.join('\n\n')}

export type OperationId =
${namesOf(rows)
  .map((name) => `  | '${name}'`)
  .join('\n')}
`
}

const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name).toSorted()
