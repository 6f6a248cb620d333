/** Which fields of the first the second shows otherwise. Fields that it does not show, or shows in another form, say nothing. */
export function sameFields(sent: Record<string, unknown>, shown: Record<string, unknown>): string[] {
  return Object.entries(sent).flatMap(([name, value]) => {
    if (!(name in shown) || MOVING.has(name) || PLACES.has(name)) return []
    const other = shown[name]
    if (kindOf(value) !== kindOf(other)) return []
    return JSON.stringify(plain(value)) === JSON.stringify(plain(other))
      ? []
      : [`${name}: ${JSON.stringify(value)} became ${JSON.stringify(other)}`]
  })
}

/** They say when something happened, or that it did. */
const MOVING = new Set(['etag', 'lastUpdated', 'updatedTime'])
/** A place beyond the end means the end. */
const PLACES = new Set(['index', 'rank'])

const kindOf = (value: unknown) =>
  Array.isArray(value) ? `array of ${typeof value[0]}` : value === null ? 'null' : typeof value

/** Spaces round a text, and the order of tags and of other sets, are the hub's. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.trim().normalize()
  return Array.isArray(value) ? value.map((each) => JSON.stringify(each)).toSorted() : value
}
