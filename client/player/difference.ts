type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json }

/** What differs from `base` in `value`, so that `applied(base, difference(base, value))` is `value` again; undefined for nothing. */
export function difference(base: Json, value: Json): Json {
  if (isSame(base, value)) return undefined
  if (!isObject(base) || !isObject(value) || !isAlike(base, value)) return { is: value ?? null }
  const names = Object.keys(value).filter((name) => !isSame(at(base, name), value[name]))
  return { in: Object.fromEntries(names.map((name) => [name, difference(at(base, name), value[name])])) }
}

/** `base` with what `difference` found. */
export function applied(base: Json, change: Json): Json {
  if (!isObject(change)) return base
  if (!isObject(change['in'])) return change['is']
  const inside = Object.entries(change['in']).map(([name, each]) => [name, applied(at(base, name), each)] as const)
  const changed: Record<string, Json> = Object.fromEntries(inside)
  if (Array.isArray(base))
    return base.map((each, index) => (Object.hasOwn(changed, String(index)) ? changed[index] : each))
  return { ...(isObject(base) ? base : {}), ...changed }
}

// Own names alone: a course may call an entry "valueOf", which every object inherits.
function at(value: Json, name: string): Json {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

// Lists of one length are compared entry by entry; all others are whole values.
function isObject(value: Json): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null
}

// Where something is gone, there is nothing to write the difference to.
function isAlike(base: object, value: object): boolean {
  if (Array.isArray(base) || Array.isArray(value))
    return Array.isArray(base) && Array.isArray(value) && base.length === value.length
  return Object.keys(base).every((name) => Object.hasOwn(value, name))
}

function isSame(one: Json, other: Json): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
