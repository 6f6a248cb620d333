import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { OperationId } from '../../generated/server/operations.ts'
import { operations } from '../../generated/server/operations.ts'
import bundle from '../../generated/openapi.json' with { type: 'json' }
import type { ContractDocument, Declared, MediaType, Operation, Parameter } from '../../server/contract/document.ts'
import { badJson, faultyInput } from '../../server/contract/input-faults.ts'
import { badInput } from './problem-answers.ts'

/** Checks calls against the contract itself, so that the mock refuses what the hub refuses. */

/** The bundle; its literal types are too many to be of use. Ajv finds a discriminator's branch by itself and refuses a mapping. */
export const contract = JSON.parse(
  JSON.stringify(bundle, (key, value) => (key === 'mapping' ? undefined : value)),
) as ContractDocument

const texts = withContract(newAjv({ coerceTypes: 'array', useDefaults: true }))
const bodies = withContract(newAjv({}))

/** Given once, the shared schemas need not be walked anew with each call's own. */
function withContract(ajv: Ajv2020): Ajv2020 {
  return ajv.addSchema({ components: contract.components }, 'hub', false, false)
}

function compile(ajv: Ajv2020, schema: object): ValidateFunction {
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"hub#/')) as object)
}

/** A validator for the contract's dialect, which tolerates the keywords that are OpenAPI's own. */
export function newAjv(options: { coerceTypes?: 'array'; useDefaults?: boolean }): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true, ...options })
  addFormats.default(ajv)
  ajv.addFormat('binary', true)
  return ajv
}

export interface Input {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}

/** What a call sends, checked and with defaults filled in. @throws Problem 400 `bad-input` */
export async function readInput(
  id: OperationId,
  request: Request,
  pathParams: Record<string, unknown>,
): Promise<Input> {
  const params = { ...pathParams }
  const query = queryOf(new URL(request.url))
  const known: readonly string[] = operations[id].query
  const unknown = Object.keys(query).find((name) => !known.includes(name))
  if (unknown) throw badInput('unknown-parameter', `query/${unknown}`, `This call has no query parameter ${unknown}.`)
  check(validatorOf(id, 'path'), params, 'params')
  const body = await readBody(id, request)
  check(validatorOf(id, 'query'), query, 'querystring')
  return { params, query, body }
}

async function readBody(id: OperationId, request: Request): Promise<unknown> {
  const schema = operationOf(id).requestBody?.content['application/json']?.schema
  if (!schema) return undefined
  const body: unknown = await request.json().catch(() => {
    throw badJson()
  })
  check(
    compiled(`${id} body`, () => compile(bodies, schema)),
    body,
    'body',
  )
  return body
}

function check(validate: ValidateFunction, value: unknown, part: 'params' | 'querystring' | 'body'): void {
  if (!validate(value)) throw faultyInput(validate.errors ?? [], part)
}

function validatorOf(id: OperationId, place: 'path' | 'query'): ValidateFunction {
  return compiled(`${id} ${place}`, () => {
    const parameters = parametersOf(id).filter((parameter) => parameter.in === place)
    return compile(texts, {
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    })
  })
}

const validators = new Map<string, ValidateFunction>()

/** Compiling takes milliseconds, so each is done when a call first needs it. */
function compiled(key: string, make: () => ValidateFunction): ValidateFunction {
  const known = validators.get(key) ?? make()
  validators.set(key, known)
  return known
}

/** What the contract says of an operation. */
export function operationOf(id: OperationId): Operation {
  const { path, method } = operations[id]
  return contract.paths[path]![method.toLowerCase() as 'get']!
}

/** Those of its own and those of its path. */
export function parametersOf(id: OperationId): Parameter[] {
  const shared = contract.paths[operations[id].path]?.parameters ?? []
  return [...shared, ...(operationOf(id).parameters ?? [])].map(resolved)
}

/** What a reference leads to; anything else as it is. */
export function resolved<T extends object>(node: Declared<T>): T {
  if (!('$ref' in node)) return node
  const [kind, name] = node.$ref.split('/').slice(-2)
  return contract.components[kind!]![name!] as T
}

/** The first example of a body. */
export function exampleOf({ examples, schema }: MediaType): unknown {
  const [first] = Object.values(examples ?? {})
  return first ? resolved(first).value : schema && resolved(schema).example
}

function queryOf({ searchParams }: URL): Record<string, unknown> {
  const read = (name: string) =>
    searchParams.getAll(name).length > 1 ? searchParams.getAll(name) : searchParams.get(name)
  return Object.fromEntries([...searchParams.keys()].map((name) => [name, read(name)]))
}
