import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { OperationId } from '../../generated/server/operations.ts'
import { operations } from '../../generated/server/operations.ts'
import bundle from '../../generated/openapi.json' with { type: 'json' }
import { badInput, Problem } from './problems.ts'

/** Checks calls against the contract itself, so that the mock refuses what the hub refuses. */

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema: object
}

interface Operation {
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, { schema?: object }> }
}

interface Contract {
  paths: Record<string, Record<string, Operation> & { parameters?: Operation['parameters'] }>
  components: { parameters: Record<string, Parameter> }
}

/** The bundle; its literal types are too many to be of use. Ajv finds a discriminator's branch by itself and refuses a mapping. */
export const contract = JSON.parse(
  JSON.stringify(bundle, (key, value) => (key === 'mapping' ? undefined : value)),
) as Contract

const texts = newAjv({ coerceTypes: 'array', useDefaults: true })
const bodies = newAjv({})

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
  check(validatorOf(id, 'path'), params, 'path')
  const body = await readBody(id, request)
  check(validatorOf(id, 'query'), query, 'query')
  return { params, query, body }
}

async function readBody(id: OperationId, request: Request): Promise<unknown> {
  const schema = operationOf(id).requestBody?.content['application/json']?.schema
  if (!schema) return undefined
  const body: unknown = await request.json().catch(() => {
    throw new Problem(400, 'bad-input', 'The body is not valid JSON.', {
      errors: [{ pointer: '', message: 'is not valid JSON' }],
    })
  })
  check(
    compiled(`${id} body`, () => bodies.compile({ ...schema, components: contract.components })),
    body,
    'body',
  )
  return body
}

function check(validate: ValidateFunction, value: unknown, part: string): void {
  if (validate(value)) return
  const all = validate.errors ?? []
  const errors = all
    .filter(({ keyword }) => all.length === 1 || !['if', 'oneOf', 'discriminator'].includes(keyword))
    .slice(0, 100)
    .map((error) => faultOf(error, part))
  const [first] = errors
  throw new Problem(400, 'bad-input', `${first?.pointer || 'The body'} ${first?.message}.`, { errors })
}

function faultOf({ instancePath, keyword, params, message }: ErrorObject, part: string) {
  const missing = keyword === 'required' ? `/${String(params['missingProperty'])}` : ''
  const extra = keyword === 'additionalProperties' ? `/${String(params['additionalProperty'])}` : ''
  const pointer = `${part === 'body' ? '' : part}${instancePath}${missing}${extra}`
  return {
    pointer,
    message: missing ? 'is missing' : extra ? 'is not a field of this call' : (message ?? 'does not fit the contract'),
  }
}

function validatorOf(id: OperationId, place: 'path' | 'query'): ValidateFunction {
  return compiled(`${id} ${place}`, () => {
    const parameters = parametersOf(id).filter((parameter) => parameter.in === place)
    return texts.compile({
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      components: contract.components,
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

function operationOf(id: OperationId): Operation {
  const { path, method } = operations[id]
  return contract.paths[path]![method.toLowerCase()]!
}

function parametersOf(id: OperationId): Parameter[] {
  const shared = contract.paths[operations[id].path]?.parameters ?? []
  return [...shared, ...(operationOf(id).parameters ?? [])].map((parameter) =>
    '$ref' in parameter ? contract.components.parameters[parameter.$ref.split('/').at(-1)!]! : parameter,
  )
}

function queryOf({ searchParams }: URL): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => [
      name,
      searchParams.getAll(name).length > 1 ? searchParams.getAll(name) : searchParams.get(name),
    ]),
  )
}
