import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationsOf, type Contract, type LocatedOperation, type Operation, type Parameter } from './contract.ts'
import { NOUN_OF_TAG } from '../../spec/rules/nouns.js'
import { HEADER, SERVER_OUT } from './paths.ts'

/** Writes generated/server/operations.ts: one row an operation, with its access rule, for the guards, the metrics and the tests. */
export function writeOperations(contract: Contract): void {
  writeFileSync(join(SERVER_OUT, 'operations.ts'), operationsModule(contract))
}

/** The text of that module. */
export function operationsModule(contract: Contract): string {
  const located = operationsOf(contract)
  const rows = located.map((entry) => `  ${entry.operation.operationId}: ${JSON.stringify(rowOf(entry, contract))},`)
  const nouns = Object.groupBy(located, (entry) => nounOf(entry))
  const groups = Object.entries(nouns)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([noun, entries]) => `  ${noun}: ${entries!.map((entry) => `'${entry.operation.operationId}'`).join(' | ')}`)
  return `${HEADER}import type { OperationRow } from '../../server/contract/operation-row.ts'

export const operations = {
${rows.join('\n')}
} as const satisfies Record<string, OperationRow>

export type OperationId = keyof typeof operations

/** Which operations each noun's handlers must hold. */
export interface OperationsOfNoun {
${groups.join('\n')}
}
`
}

const nounOf = ({ operation }: LocatedOperation) => NOUN_OF_TAG[operation.tags[0]]!

/** What the server knows of one operation at run time. */
export function rowOf({ path, method, operation }: LocatedOperation, contract: Contract) {
  return {
    method: method.toUpperCase(),
    path,
    noun: nounOf({ path, method, operation }),
    tag: operation.tags[0],
    summary: operation.summary,
    rate: operation['x-rate'],
    access: operation['x-access'],
    sessionOnly: isSessionOnly(operation),
    query: queryOf({ path, method, operation }, contract),
    statuses: Object.keys(operation.responses).map(Number),
    body: Object.keys(operation.requestBody?.content ?? {}),
    ...(operation['x-max-body'] ? { maxBody: operation['x-max-body'] } : {}),
  }
}

/** Some calls are for a person at a browser alone; an API token must not end sessions or make more tokens. */
function isSessionOnly({ security }: Operation): boolean {
  return security !== undefined && security.length > 0 && !security.some((each) => 'token' in each)
}

/** The names of the query parameters: any other name is a mistake of the caller. */
function queryOf({ operation }: LocatedOperation, contract: Contract): string[] {
  return (operation.parameters ?? [])
    .map((parameter) => resolved(parameter, contract))
    .flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : []))
}

function resolved(parameter: Parameter, { components }: Contract): Parameter {
  return '$ref' in parameter ? components.parameters[String(parameter.$ref).split('/').at(-1)!]! : parameter
}
