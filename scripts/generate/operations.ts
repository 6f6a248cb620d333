import { join } from 'node:path'
import { boundsOf } from './bounds.ts'
import {
  needsVersion,
  operationsOf,
  successorOf,
  takesKey,
  type Contract,
  type LocatedOperation,
  type Operation,
  type Parameter,
} from './contract.ts'
import { packedUnless } from './packed.ts'
import { HEADER, SERVER_OUT } from './paths.ts'
import { writeIfChanged } from './write.ts'

/** Writes generated/server/operations.ts: one row an operation, with its access rule, for the guards, the metrics and the tests. */
export function writeOperations(contract: Contract): void {
  writeIfChanged(join(SERVER_OUT, 'operations.ts'), operationsModule(contract))
}

/** The text of that module. */
export function operationsModule(contract: Contract): string {
  const located = operationsOf(contract)
  const rows = located.map((entry) => `  ${entry.operation.operationId}: ${JSON.stringify(rowOf(entry, contract))},`)
  const nouns = Object.groupBy(
    located.filter((entry) => !isMissing(entry)),
    (entry) => nounOf(entry),
  )
  const missing = located.filter(isMissing).map((entry) => `'${entry.operation.operationId}'`)
  const groups = Object.entries(nouns)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([noun, entries]) => `  ${noun}: ${entries!.map((entry) => `'${entry.operation.operationId}'`).join(' | ')}`)
  return `${HEADER}import type { OperationRow } from '../../server/contract/operation-row.ts'

export const operations = {
${rows.join('\n')}
} as const satisfies Record<string, OperationRow>

export type OperationId = keyof typeof operations

/** The operations that answer 501 because they have no handler yet. */
export type NotImplemented = ${missing.join(' | ') || 'never'}

/** Which operations each noun's handlers must hold. */
export interface OperationsOfNoun {
${groups.join('\n')}
}
`
}

const nounOf = ({ operation }: LocatedOperation) => operation['x-noun']!
const isMissing = ({ operation }: LocatedOperation) => '501' in operation.responses

/** What the server knows of one operation at run time. */
export function rowOf({ path, method, operation }: LocatedOperation, contract: Contract) {
  const bounds = boundsOf(operation, contract)
  const unpacked = packedUnless({ path, method, operation }, contract)
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
    problems: problemsOf(operation, contract),
    body: Object.keys(operation.requestBody?.content ?? {}),
    ...(bounds.length ? { bounds } : {}),
    ...(unpacked ? { packedUnless: unpacked } : {}),
    ...(takesKey(operation) ? { takesKey: true } : {}),
    ...(needsVersion(operation) ? { needsVersion: true } : {}),
    ...(operation['x-location'] ? { location: operation['x-location'] } : {}),
    ...(operation.deprecated ? { deprecated: deprecatedOf(operation, contract) } : {}),
    ...(isSeenAs({ path, method, operation }, contract) ? { seenAs: true } : {}),
    ...(operation['x-max-body'] ? { maxBody: operation['x-max-body'] } : {}),
  }
}

/** What an admin who sees the hub as somebody sees: what any member reads, of what is said to be shown. */
function isSeenAs({ method, operation }: LocatedOperation, contract: Contract): boolean {
  const entity = contract['x-entities'][operation['x-resource']?.entity ?? '']
  const { allow } = operation['x-access'] as { allow: readonly unknown[] }
  return method === 'get' && allow.includes('member') && entity?.seenAs === true
}

/** The linter has a deprecated operation say all three. */
function deprecatedOf(operation: Operation, contract: Contract) {
  return {
    since: operation['x-deprecated-since']!,
    sunset: operation['x-sunset']!,
    successor: successorOf(operation, contract).path,
  }
}

/** Every code that a problem of this operation may have. */
function problemsOf({ responses }: Operation, { components }: Contract): string[] {
  const codes = Object.values(responses).flatMap((response) => {
    const { content } = response.$ref ? components.responses[response.$ref.split('/').at(-1)!]! : response
    const media = content?.['application/problem+json'] as { examples?: Record<string, unknown> } | undefined
    return Object.keys(media?.examples ?? {})
  })
  return [...new Set(codes)].toSorted()
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
