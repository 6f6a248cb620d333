import type { ValidateFunction } from 'ajv'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import { contract, newAjv } from '../../client/mocks/input.ts'

/** For tests: holds what a hub answers to the contract. */

type Schema = Record<string, unknown>

interface Answers {
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>
}

const ajv = newAjv({})

/** What is wrong with an answer; an empty list where it fits. Undeclared statuses and fields are wrong too. */
export async function faultsOf(id: OperationId, response: Response): Promise<string[]> {
  const { path, method } = operations[id]
  const { responses } = contract.paths[path]![method.toLowerCase() as 'get'] as unknown as Answers
  const declared = responses[response.status]
  if (!declared) return [`${id} answered ${response.status}, which the contract does not name`]
  const { content } = resolved(declared as Schema) as { content?: Record<string, { schema: Schema }> }
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  if (!/\bjson$/.test(type))
    return content && !content[type] && !content['*/*']
      ? [`${id} answered ${type}, which the contract does not name`]
      : []
  const schema = content?.[type]?.schema
  // The answer to a HEAD says of what kind its body would be, and has none.
  if (schema && method === 'HEAD') return []
  if (!schema) return [`${id} answered ${type} with ${response.status}, which the contract does not name`]
  const check = checkOf(schema)
  return check(await response.json())
    ? []
    : (check.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
      )
}

const checks = new WeakMap<Schema, ValidateFunction>()

/** Compiling takes longer than the call whose answer is checked, so each schema of the contract is compiled once. */
function checkOf(schema: Schema): ValidateFunction {
  const check = checks.get(schema) ?? ajv.compile(closed(schema))
  checks.set(schema, check)
  return check
}

/** The schema with its references put in place and every object closed to fields that it does not name. */
function closed(schema: Schema, isPart = false): Schema {
  const { allOf, properties, items, oneOf, anyOf, discriminator: _, ...rest } = resolved(schema)
  const parts = (list: unknown, arePart: boolean) => (list as Schema[]).map((part) => closed(part, arePart))
  const copy: Schema = {
    ...rest,
    ...(allOf ? { allOf: parts(allOf, true) } : {}),
    ...(oneOf ? { oneOf: parts(oneOf, isPart) } : {}),
    ...(anyOf ? { anyOf: parts(anyOf, isPart) } : {}),
    ...(items ? { items: closed(items as Schema) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, value]) => [name, closed(value as Schema)]),
          ),
        }
      : {}),
  }
  // A part of an allOf cannot know what the other parts name.
  return !isPart && (properties || allOf) && rest['additionalProperties'] === undefined
    ? { ...copy, unevaluatedProperties: false }
    : copy
}

function resolved(schema: Schema): Schema {
  if (typeof schema['$ref'] !== 'string') return schema
  const { $ref, ...beside } = schema
  const steps = $ref.slice(2).split('/')
  const found = steps.reduce<unknown>((node, step) => (node as Schema)[step], contract)
  return { ...resolved(found as Schema), ...beside }
}
