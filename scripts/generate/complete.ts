import { locationOf } from '../../spec/rules/locations.js'
import { titleOf } from '../../server/contract/problems.ts'
import {
  needsVersion,
  operationsOf,
  successorOf,
  takesKey,
  type Contract,
  type Operation,
  type ProblemKind,
  type Response,
  type Schema,
} from './contract.ts'

/** What the files of spec/ do not say of an operation by themselves. */
export interface Surroundings {
  /** Noun by URL. */
  nouns: Map<string, string>
  /** What an operation answers that has no handler yet. */
  notImplemented: Response
  /** The headers that answers have by rule, by the names of their files in spec/common/headers. */
  headers: Record<string, object>
  /** Whether the server has a handler for the operation. */
  hasHandler: (noun: string, operationId: string) => boolean
}

const PROBLEM_PAGE = '/dev-docs/docs/dev-docs/api#'
const NOT_IMPLEMENTED = 'NotImplemented'

/** What says on an answer that it is that of an earlier call with the same key. */
const REPLAYED = { 'Idempotent-Replayed': 'IdempotentReplayed' }

const LOCATION = { Location: 'LocationOfNew' }
const VERSION = { ETag: 'ETag' }
const QUOTA = {
  'RateLimit-Limit': 'RateLimitLimit',
  'RateLimit-Remaining': 'RateLimitRemaining',
  'RateLimit-Reset': 'RateLimitReset',
}

const DEPRECATION = { Deprecation: 'Deprecation', Sunset: 'Sunset', Link: 'DeprecationLink' }

/** The files of spec/common/headers that stand in the contract by rule alone. */
export const HEADERS_BY_RULE: readonly string[] = Object.values({ ...REPLAYED, ...LOCATION, ...QUOTA, ...DEPRECATION })

/**
 * Completes the bundle in place: the noun of each operation, its x-problems as examples of the answers with their
 * status, the headers that follow from what it is, and for those without a handler the answer 501 and a badge in the reference.
 * @returns the operations without a handler, in the order of the alphabet
 */
export function completeContract(
  contract: Contract,
  { nouns, notImplemented, headers, hasHandler }: Surroundings,
): string[] {
  const missing: string[] = []
  contract.components.headers = { ...contract.components.headers, ...headers }
  const readable = Object.keys(contract.paths).filter((path) => contract.paths[path]!['get'])
  for (const { path, operation } of operationsOf(contract)) {
    const noun = nouns.get(path)
    if (!noun) throw new Error(`${path} does not stand in spec/openapi.yaml.`)
    operation['x-noun'] = noun
    for (const code of operation['x-problems'] ?? []) showProblem(contract, operation, code)
    if (operation.responses['201'] && !operation['x-unlocated']) {
      operation['x-location'] = locationOf(operation, {
        address: path,
        readable,
        names: namesOne(contract, operation),
      })!
      addHeaders(contract, operation, '201', LOCATION)
    }
    if (needsVersion(operation)) addVersions(contract, path, operation)
    if (takesKey(operation)) for (const status of goodOf(operation)) addHeaders(contract, operation, status, REPLAYED)
    if (operation.deprecated) tellDeprecation(contract, operation)
    if (hasHandler(noun, operation.operationId)) continue
    missing.push(operation.operationId)
    operation.responses['501'] = { $ref: `#/components/responses/${NOT_IMPLEMENTED}` }
    operation['x-badges'] = [{ name: 'Not built yet', position: 'after' }]
  }
  if (missing.length) contract.components.responses[NOT_IMPLEMENTED] = notImplemented
  dropUnused(contract)
  addQuotas(contract)
  return missing.toSorted()
}

/** Where every operation has an answer of its own, nobody shares one any more. */
function dropUnused(contract: Contract): void {
  const used = new Set(
    operationsOf(contract).flatMap(({ operation }) => Object.values(operation.responses).map(({ $ref }) => $ref)),
  )
  for (const name of Object.keys(contract.components.responses))
    if (!used.has(`#/components/responses/${name}`)) delete contract.components.responses[name]
}

/** The shared answer of that status becomes one of this operation's own that shows the problem too. */
function showProblem(contract: Contract, operation: Operation, code: string): void {
  const kind = contract['x-problems'][code]!
  for (const status of [kind.status].flat().map(String)) {
    if (!operation.responses[status]) continue
    const response = ownResponse(contract, operation, status)
    const media = response.content!['application/problem+json'] as { examples: Record<string, object> }
    media.examples = { ...media.examples, [code]: exampleOf(code, Number(status), kind) }
  }
}

/** In the words of the description too, because few read headers. */
function tellDeprecation(contract: Contract, operation: Operation): void {
  const { method, path } = successorOf(operation, contract)
  operation.description =
    `**Deprecated** since ${operation['x-deprecated-since']}, and gone after ${operation['x-sunset']}. Call \`${operation['x-replaced-by']}\` ` +
    `(\`${method.toUpperCase()} ${path}\`) in its place. ${operation.description}`
  for (const status of goodOf(operation)) addHeaders(contract, operation, status, DEPRECATION)
}

/** Every answer says what is left of the limit that counted its call; shared ones say it once. */
function addQuotas(contract: Contract): void {
  const own = operationsOf(contract).flatMap(({ operation }) => Object.values(operation.responses))
  for (const response of [...own, ...Object.values(contract.components.responses)])
    if (!response.$ref) putHeaders(response, QUOTA)
}

function addHeaders(contract: Contract, operation: Operation, status: string, names: Record<string, string>): void {
  putHeaders(ownResponse(contract, operation, status), names)
}

function putHeaders(response: Response, names: Record<string, string>): void {
  const added = Object.entries(names).map(([name, file]) => [name, { $ref: `#/components/headers/${file}` }])
  response.headers = { ...response.headers, ...(Object.fromEntries(added) as Record<string, object>) }
}

/** The answer of a status, which may be changed: a shared one becomes one of this operation's own. */
function ownResponse(contract: Contract, operation: Operation, status: string): Response {
  const declared = operation.responses[status]!
  const response = structuredClone(declared.$ref ? contract.components.responses[nameIn(declared.$ref)]! : declared)
  operation.responses[status] = response
  return response
}

/** A change answers the new version, and what shows the thing at the same address its present one. */
function addVersions(contract: Contract, path: string, operation: Operation): void {
  const get = contract.paths[path]!['get'] as Operation | undefined
  const showing = get?.['x-resource']?.does === 'get' ? [get] : []
  for (const each of operation['x-resource']?.does === 'update' ? [operation, ...showing] : showing)
    addHeaders(contract, each, '200', VERSION)
}

/** Whether the answer says the id of the one thing that was made. */
function namesOne(contract: Contract, { responses }: Operation): boolean {
  const media = responses['201']!.content?.['application/json'] as { schema?: Schema } | undefined
  const named = ({ $ref, allOf = [], properties = {} }: Schema): boolean =>
    'id' in properties || ($ref ? [contract.components.schemas[nameIn($ref)]!] : allOf).some(named)
  return media?.schema !== undefined && named(media.schema)
}

const goodOf = ({ responses }: Operation) => Object.keys(responses).filter((status) => status < '400')

function exampleOf(code: string, status: number, { detail }: ProblemKind): object {
  const value = { type: `${PROBLEM_PAGE}${code}`, title: titleOf(status), status, code, detail, instance: 'req-1' }
  return { summary: code, value }
}

const nameIn = (ref: string) => ref.split('/').at(-1)!
