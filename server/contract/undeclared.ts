/** Which fields of an answer the contract does not name. */

interface Known {
  fields?: Map<string, Known | null>
  items?: Known | null
}

interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  additionalProperties?: unknown
}

/** @returns the fields that an answer holds beyond the schema, by their path and without a value */
export function undeclaredIn(schema: object): (data: unknown) => string[] {
  const known = knownOf(schema)
  return (data) => {
    const found = new Set<string>()
    look(data, known, '', found)
    return [...found]
  }
}

/** Null where the schema lets anything pass, or chooses between shapes. */
function knownOf(schema: Schema): Known | null {
  const { properties, items, allOf, oneOf, anyOf, additionalProperties } = schema
  if (items) return { items: knownOf(items) }
  if (oneOf || anyOf || (additionalProperties !== undefined && additionalProperties !== false)) return null
  const parts = (allOf ?? []).map(knownOf)
  if (parts.includes(null) || (!properties && !allOf)) return null
  const own = Object.entries(properties ?? {}).map(([name, value]) => [name, knownOf(value)] as const)
  return { fields: new Map([...parts.flatMap((part) => [...(part?.fields ?? [])]), ...own]) }
}

function look(data: unknown, known: Known | null | undefined, at: string, found: Set<string>): void {
  if (!known || typeof data !== 'object' || data === null) return
  if (Array.isArray(data)) {
    for (const each of data) look(each, known.items, `${at}[]`, found)
    return
  }
  if (!known.fields || data instanceof Date) return
  for (const [name, value] of Object.entries(data)) {
    const isKnown = known.fields.has(name)
    // What is undefined is in no JSON, and every answer comes by here: a path is put together only where it is needed.
    if (isKnown ? typeof value !== 'object' : value === undefined) continue
    const path = at ? `${at}.${name}` : name
    if (isKnown) look(value, known.fields.get(name), path, found)
    else found.add(path)
  }
}
