import { METHODS, type Contract, type Method, type Operation, type Schema } from '../generate/contract.ts'

/**
 * The contract with every allOf of objects put together, so that a shape that was only cut into parts compares as the
 * same: Redocly takes the fields that moved into a part for fields that are gone.
 */
export function flattened(contract: Contract): Contract {
  const schemaAt = (ref: string) => contract.components.schemas[ref.split('/').at(-1)!]!
  const flat = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(flat)
    if (typeof node !== 'object' || node === null) return node
    const { allOf, unevaluatedProperties, ...rest } = node as Schema & Record<string, unknown>
    if (!allOf || !allOf.every((part) => isPlain(part.$ref ? schemaAt(part.$ref) : part)) || !isPlain(rest))
      return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, flat(value)]))
    const parts = [...allOf.map((part) => (part.$ref ? schemaAt(part.$ref) : part)), rest].map((part) =>
      flat(part),
    ) as Schema[]
    return {
      ...rest,
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as object,
      required: [...new Set(parts.flatMap(({ required = [] }) => required))],
      ...(unevaluatedProperties === undefined ? {} : { additionalProperties: unevaluatedProperties }),
    }
  }
  return flat({ ...contract, paths: withSecurity(contract) }) as Contract
}

/**
 * What holds for all calls stands at each, so that saying so is no change. By which scopes a token is let in follows from
 * x-access, which is compared by itself.
 */
function withSecurity({ paths, security: usual }: Contract): Contract['paths'] {
  const named = (item: object) =>
    Object.entries(item).map(([method, operation]: [string, Operation]) => {
      if (!METHODS.includes(method as Method)) return [method, operation]
      const ways = (operation.security ?? usual)?.flatMap((way) => Object.keys(way))
      return [method, ways ? { ...operation, security: [...new Set(ways)].map((way) => ({ [way]: [] })) } : operation]
    })
  return Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, Object.fromEntries(named(item))]))
}

/** Only fields and words; what chooses or excludes beside them cannot be put together by hand. */
function isPlain(schema: Schema): boolean {
  const words = [
    'type',
    'description',
    'example',
    'examples',
    'properties',
    'required',
    'additionalProperties',
    'allOf',
  ]
  return Object.keys(schema).every((key) => words.includes(key))
}
