import { readFileSync } from 'node:fs'
import { code } from './markdown.ts'

/** The parts of the bundled contract that the documentation shows. */
export type Contract = {
  paths: Record<string, Record<string, Operation>>
  security?: Record<string, string[]>[]
  tags?: { name: string; 'x-displayName'?: string }[]
  'x-tagGroups'?: { name: string; tags: string[] }[]
  components?: Record<string, Record<string, unknown>>
}

export type Caller =
  | 'anyone'
  | 'member'
  | 'admin'
  | 'service'
  | { self: string }
  | { privilege: string }
  | { privileges: string[] }
  | { manager: 'any' | 'ownerTeam' | 'team' | 'person'; feature?: string }
  | { scope: string }

export type Access = { allow: Caller[]; feature?: string; object?: string; stepUp?: true; risk?: string[] }

export type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters?: unknown[]
  requestBody?: unknown
  responses: Record<string, unknown>
  security?: Record<string, string[]>[]
  'x-access': Access
  'x-rate': string
  'x-resource': { entity: string }
  'x-codeSamples'?: object[]
  'x-badges'?: { name: string; position?: string; color?: string }[]
}

/** One call of the API, `path` as the contract writes it and `method` in capitals. */
export type Call = { id: string; method: string; path: string; summary: string; tag: string; operation: Operation }

/** The calls under one heading of the reference, for example group `Store`, title `Playlists`. */
export type CallGroup = { group: string; title: string; calls: Call[] }

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options']

/** Reads the bundled contract; a missing file is an error that says how to make it. */
export function readContract(file: string): Contract {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} cannot be read. Run make generate first, the documentation is made from it.`, { cause })
  }
}

/** Every call in the order of the paths. */
export function callsOf(contract: Contract): Call[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        tag: operation.tags[0] ?? '',
        operation,
      })),
  )
}

/** The calls in the order and under the names of the reference's menu. A tag without a group is an error: the menu would hide it. */
export function groupedCalls(contract: Contract): CallGroup[] {
  const calls = callsOf(contract)
  const titles = new Map(contract.tags?.map((tag) => [tag.name, tag['x-displayName'] ?? tag.name]))
  const groups = contract['x-tagGroups'] ?? [{ name: 'API', tags: [...new Set(calls.map((call) => call.tag))] }]
  const lost = calls.find((call) => !groups.some((group) => group.tags.includes(call.tag)))
  if (lost) throw new Error(`${lost.id} has the tag "${lost.tag}", which no x-tagGroups entry names. Add it to one.`)
  return groups
    .flatMap(({ name, tags }) =>
      tags.map((tag) => ({
        group: name,
        title: titles.get(tag) ?? tag,
        calls: calls.filter((call) => call.tag === tag),
      })),
    )
    .filter(({ calls }) => calls.length > 0)
}

/** Where the reference shows a call, below the site's base: Redoc spells the operation's id in small letters. */
export function referenceHash(call: Call): string {
  return `#/${call.tag}/${call.id.toLowerCase()}`
}

/** The name of a call, linked to its place in the reference. */
export function referenceLink(call: Call): string {
  return `[${code(call.id)}](/api/${referenceHash(call)})`
}

/** Whether the server has a handler for the call; the bundle gives the others the answer 501. */
export function isBuilt({ operation }: Call): boolean {
  return !('501' in operation.responses)
}

/** Follows a `$ref` within the contract; anything else comes back as it is. */
export function resolve(contract: Contract, value: unknown): Record<string, unknown> {
  if (!isRecord(value)) return {}
  if (typeof value['$ref'] !== 'string') return value
  const target = value['$ref']
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, part) => (isRecord(node) ? node[part] : undefined), contract)
  return resolve(contract, target)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
