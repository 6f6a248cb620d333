import type { Contract, Schema } from '../generate/contract.ts'

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
  return flat(contract) as Contract
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
