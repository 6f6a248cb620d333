import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ErrorObject, ValidateFunction } from 'ajv'
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify'
import type { ContractDocument } from './read-contract.ts'
import type { InputFault } from './problems.ts'
import { resolverOf, type Resolve } from './routes.ts'

type Options = ConstructorParameters<typeof Ajv2020.default>[0]

const ANNOTATIONS = ['example', 'xml', 'externalDocs', 'style', 'explode', 'in', 'x-manager']

/** A validator that knows OpenAPI 3.1's dialect. */
export function newAjv(options: Options): Ajv2020.default {
  const ajv = new Ajv2020.default({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    discriminator: true,
    allowUnionTypes: true,
    ...options,
  })
  addFormats.default(ajv)
  ajv.addFormat('binary', true)
  for (const keyword of ANNOTATIONS) ajv.addKeyword(keyword)
  return ajv
}

/**
 * Text parts (path, query, headers) are text and have to be coerced; a JSON body says itself what it holds, so
 * nothing of it is coerced, filled in or dropped.
 */
export function validatorCompiler(resolve: Resolve): FastifySchemaCompiler<object> {
  const texts = newAjv({ coerceTypes: 'array', useDefaults: true, allErrors: true })
  const bodies = newAjv({ allErrors: true })
  return ({ schema, httpPart }) => lazily(() => (httpPart === 'body' ? bodies : texts).compile(resolve(schema)))
}

/** Most of a start would go by with compiling what nobody may ask for, so each check is compiled with its first call. */
function lazily(compile: () => ValidateFunction) {
  let check: ValidateFunction | undefined
  const checked = Object.assign(
    (data: unknown) => {
      check ??= compile()
      const fits = check(data)
      checked.errors = (check.errors ?? null) as FastifySchemaValidationError[] | null
      return fits
    },
    { errors: null as FastifySchemaValidationError[] | null },
  )
  return checked
}

/** A check of data against one named schema of the contract, for what does not come in through an operation. */
export function schemaCheck<T>(name: string, contract: ContractDocument): ValidateFunction<T> {
  return newAjv({}).compile<T>(resolverOf(contract)({ $ref: `#/components/schemas/${name}` }))
}

const PARTS: Record<string, string> = { querystring: 'query', params: 'path', headers: 'header' }

/** What Ajv found, as pointers and sentences. @param part body, querystring, params or headers */
export function faultsFrom(errors: readonly ErrorObject[], part: string): InputFault[] {
  const faults = errors
    .filter(
      ({ keyword }) => (keyword !== 'if' && keyword !== 'oneOf' && keyword !== 'discriminator') || errors.length === 1,
    )
    .map((error) => ({ pointer: pointerTo(error, part), message: messageOf(error) }))
  return faults.length ? faults : [{ pointer: PARTS[part] ?? '', message: 'does not fit the contract' }]
}

function pointerTo({ instancePath, keyword, params }: ErrorObject, part: string): string {
  const missing = keyword === 'required' ? `/${params['missingProperty'] as string}` : ''
  const unknown = params['additionalProperty'] ?? params['unevaluatedProperty']
  const extra = unknown === undefined ? '' : `/${unknown as string}`
  const path = `${instancePath}${missing}${extra}`
  return part === 'body' ? path : `${PARTS[part] ?? part}${path}`
}

function messageOf({ keyword, message, params }: ErrorObject): string {
  if (keyword === 'required') return 'is missing'
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return 'is not a field of this call'
  if (keyword === 'enum') return `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}`
  return message ?? 'does not fit the contract'
}
