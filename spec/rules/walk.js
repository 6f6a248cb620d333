/**
 * Goes through a schema and everything that it is made of, across files, each place once.
 * `enter(schema, location, isShared)` meets a schema before what lies in it; false keeps the walk out of it.
 * `isShared` is a branch of an allOf, which is only a piece of the object that it stands in.
 */
export function eachSchema(schema, location, resolve, enter, isShared = false, seen = new Set()) {
  const place = `${location.absolutePointer} ${isShared}`
  if (!schema || typeof schema !== 'object' || seen.has(place)) return
  seen.add(place)
  if (enter(schema, location, isShared) === false) return
  if (schema.$ref) {
    const target = resolve(schema, location.source.absoluteRef)
    if (target.location) eachSchema(target.node, target.location, resolve, enter, isShared, seen)
  }
  for (const [at, part] of partsOf(schema))
    eachSchema(part, location.child(at), resolve, enter, at[0] === 'allOf', seen)
}

function partsOf(schema) {
  const named = Object.entries(schema.properties ?? {}).map(([name, part]) => [['properties', name], part])
  const listed = ['oneOf', 'anyOf', 'allOf', 'prefixItems'].flatMap((key) =>
    (schema[key] ?? []).map((part, index) => [[key, index], part]),
  )
  const single = ['items', 'additionalProperties'].map((key) => [[key], schema[key]])
  return [...named, ...listed, ...single]
}
