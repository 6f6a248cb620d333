/**
 * Goes through a schema and everything that it is made of, across files, each place once.
 * `enter(schema, location)` meets a schema before what lies in it; false keeps the walk out of it.
 */
export function eachSchema(schema, location, resolve, enter, seen = new Set()) {
  if (!schema || typeof schema !== 'object' || seen.has(location.absolutePointer)) return
  seen.add(location.absolutePointer)
  if (enter(schema, location) === false) return
  if (schema.$ref) {
    const target = resolve(schema, location.source.absoluteRef)
    if (target.location) eachSchema(target.node, target.location, resolve, enter, seen)
  }
  for (const [at, part] of partsOf(schema)) eachSchema(part, location.child(at), resolve, enter, seen)
}

function partsOf(schema) {
  const named = Object.entries(schema.properties ?? {}).map(([name, part]) => [['properties', name], part])
  const listed = ['oneOf', 'anyOf', 'allOf', 'prefixItems'].flatMap((key) => (schema[key] ?? []).map((part, index) => [[key, index], part]))
  const single = ['items', 'additionalProperties'].map((key) => [[key], schema[key]])
  return [...named, ...listed, ...single]
}
