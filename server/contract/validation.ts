import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ValidateFunction } from 'ajv'
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify'
import type { ContractDocument } from './document.ts'
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
  const texts = compilerOf(newAjv({ coerceTypes: 'array', useDefaults: true, allErrors: true }), resolve)
  const bodies = compilerOf(newAjv({ allErrors: true }), resolve)
  return ({ schema, httpPart }) => lazily(() => (httpPart === 'body' ? bodies : texts)(schema))
}

/** Compiles each schema once, however many hubs are built of the contract. */
export function compilerOf(ajv: Ajv2020.default, resolve: Resolve): (schema: object) => ValidateFunction {
  const compiled = new WeakMap<object, ValidateFunction>()
  return (schema) => {
    const check = compiled.get(schema) ?? ajv.compile(resolve(schema))
    compiled.set(schema, check)
    return check
  }
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
