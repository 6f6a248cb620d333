/** Which fields of an answer the contract does not name. */

interface Known {
  fields?: Map<string, Known | null>
  items?: Known | null
}

interface Schema {
  type?: string | string[]
  required?: string[]
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

/** Null where the schema lets anything pass. Of several shapes to choose between, what any of them names is known. */
function knownOf(schema: Schema): Known | null {
  const { properties, items, allOf = [], oneOf, anyOf, additionalProperties } = schema
  if (additionalProperties !== undefined && additionalProperties !== false) return null
  const shapes = (oneOf ?? anyOf ?? []).filter((shape) => !isPlain(shape))
  const parts = [...allOf, ...shapes].map(knownOf)
  if (parts.includes(null) || (!properties && !items && !parts.length)) return null
  const own = Object.entries(properties ?? {}).map(([name, value]) => [name, knownOf(value)] as const)
  const known: Known = { ...(properties && { fields: new Map(own) }), ...(items && { items: knownOf(items) }) }
  return (parts as Known[]).reduce(merged, known)
}

/** Whether a shape is text, a number or nothing, or only says which fields have to be there. */
function isPlain({ type, required, properties, ...rest }: Schema): boolean {
  if (type !== undefined) return ![type].flat().some((each) => each === 'object' || each === 'array')
  return required !== undefined && !properties && !rest.items && !rest.allOf && !rest.oneOf && !rest.anyOf
}

/** What is known of a value of either, null where one of them lets anything pass. */
const both = (one: Known | null, other: Known | null) => one && other && merged(one, other)

function merged(one: Known, other: Known): Known {
  const fields = new Map(one.fields)
  for (const [name, value] of other.fields ?? []) {
    fields.set(name, fields.has(name) ? both(fields.get(name)!, value) : value)
  }
  const items =
    one.items === undefined ? other.items : other.items === undefined ? one.items : both(one.items, other.items)
  return { ...((one.fields || other.fields) && { fields }), ...(items !== undefined && { items }) }
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
