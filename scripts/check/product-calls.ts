import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { METHODS, type Contract, type Operation, type Schema } from '../generate/contract.ts'
import { BUNDLE, ROOT } from '../generate/paths.ts'
import type { Findings } from './steps.ts'

/** One call of the product documents, with the names that they give to its parameters and fields. */
export interface ProductCall {
  /** Method and path, for example `GET /me/playlists/`. */
  op: string
  /** The heading of the reference. */
  group: string
  tag: string
  query?: string[]
  body?: string[]
}

/** Beside the project, where it is developed; a clone of the project alone has not got it. */
const LIST = join(ROOT, '../shared/product/operations.yaml')

/** The document puts these under another heading than the rest of their tag, and a tag stands under one heading. */
const UNDER_ANOTHER_HEADING = [
  'GET /badges/images/{imageId}/picture',
  'GET /badges/images/{imageId}/playlists',
  'GET /ai/searchassistant',
]

/** Every call of the product documents is in the contract, spelt as they spell it. */
export function checkProductCalls(): Findings {
  if (!existsSync(LIST)) {
    console.log('     the product documents are not beside this clone, so this check compared nothing')
    return []
  }
  const calls = parse(readFileSync(LIST, 'utf8')) as ProductCall[]
  return findMisspelt(calls, JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract, UNDER_ANOTHER_HEADING)
}

/** @param excused the calls that may stand under another heading; one that need not is a finding too */
export function findMisspelt(calls: ProductCall[], contract: Contract, excused: string[] = []): Findings {
  const findings = calls.flatMap((call) => missingFrom(contract, call))
  const wrong = calls.filter((call) => headingOf(contract, call.tag) !== call.group).map(({ op }) => op)
  const headings = wrong
    .filter((op) => !excused.includes(op))
    .map((op) => `${op} stands under another heading of the reference than the product documents say.`)
  const needless = excused
    .filter((op) => !wrong.includes(op))
    .map((op) => `${op} is excused from its heading without need.`)
  return [...findings, ...headings, ...needless]
}

function missingFrom(contract: Contract, { op, tag, query = [], body = [] }: ProductCall): Findings {
  const [method, path] = op.split(' ') as [string, string]
  const operation = METHODS.includes(method.toLowerCase() as never)
    ? (contract.paths[path]?.[method.toLowerCase()] as Operation | undefined)
    : undefined
  if (!operation) return [`${op} is not in the contract. Add it to the paths of spec/openapi.yaml.`]
  const names = (operation.parameters ?? [])
    .map((parameter) => resolved(parameter, contract))
    .flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : []))
  const fields = fieldsOf(operation.requestBody?.content ?? {}, contract)
  return [
    ...(operation.tags[0] === tag ? [] : [`${op} has the tag ${operation.tags[0]} and not ${tag}.`]),
    ...query.filter((name) => !names.includes(name)).map((name) => `${op} has no query parameter ${name}.`),
    ...body.filter((name) => !fields.has(name)).map((name) => `${op} has no field ${name} in its body.`),
  ]
}

function headingOf(contract: Contract, tag: string): string | undefined {
  return contract['x-tagGroups'].find(({ tags }) => tags.includes(tag))?.name
}

/** The names of the fields of a body, those in branches and in the items of a list among them. */
function fieldsOf(content: Record<string, unknown>, contract: Contract): Set<string> {
  const names = new Set<string>()
  const seen = new Set<unknown>()
  const walk = (node: Schema | undefined) => {
    const schema = node && resolved(node, contract)
    if (!schema || seen.has(schema)) return
    seen.add(schema)
    for (const name of Object.keys(schema.properties ?? {})) names.add(name)
    for (const part of [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) walk(part)
    walk(schema.items)
  }
  for (const media of Object.values(content)) walk((media as { schema?: Schema }).schema)
  return names
}

function resolved<T extends object>(node: T, contract: Contract): T {
  const ref = (node as { $ref?: string }).$ref
  if (!ref) return node
  const [group, name] = ref.split('/').slice(2) as ['schemas' | 'parameters', string]
  return resolved(contract.components[group][name] as unknown as T, contract)
}
