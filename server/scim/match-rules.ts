import type { AttributePath, Compared, Comparison, Filter } from './filter-rules.ts'

/** Whether a value fits a filter: pure. The hub searches with SQL; this says which values of a resource a PATCH means. */

export type Json = Readonly<Record<string, unknown>>

/** Whether something can stand for a text: providers send numbers and truths as what they are. */
export function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

const HOLDS: Record<Comparison, (found: string | number | boolean, asked: string | number | boolean) => boolean> = {
  eq: (found, asked) => found === asked,
  ne: (found, asked) => found !== asked,
  co: (found, asked) => String(found).includes(String(asked)),
  sw: (found, asked) => String(found).startsWith(String(asked)),
  ew: (found, asked) => String(found).endsWith(String(asked)),
  gt: (found, asked) => found > asked,
  ge: (found, asked) => found >= asked,
  lt: (found, asked) => found < asked,
  le: (found, asked) => found <= asked,
}

export function matches(filter: Filter, resource: Json): boolean {
  switch (filter.type) {
    case 'and':
      return filter.of.every((each) => matches(each, resource))
    case 'or':
      return filter.of.some((each) => matches(each, resource))
    case 'not':
      return !matches(filter.of, resource)
    case 'some':
      return valuesAt(resource, filter.path).some((value) => isObject(value) && matches(filter.of, value))
    case 'present':
      return simpleValuesAt(resource, filter.path).some(isThere)
    case 'compare':
      return compares(simpleValuesAt(resource, filter.path).filter(isThere), filter.comparison, filter.value)
  }
}

/** What is not there differs from everything. */
function compares(found: readonly unknown[], comparison: Comparison, asked: Compared): boolean {
  if (asked === null) return comparison === 'eq' ? found.length === 0 : comparison === 'ne' && found.length > 0
  if (comparison === 'ne') return !compares(found, 'eq', asked)
  const wanted = folded(asked)
  return found.some((value) => {
    const own = folded(value as string | number | boolean)
    return typeof own === typeof wanted && HOLDS[comparison](own, wanted)
  })
}

const folded = <T>(value: T) => (typeof value === 'string' ? value.toLowerCase() : value)

const isThere = (value: unknown) => value !== undefined && value !== null && value !== ''

/** Of a value with parts the one that is called so counts. */
function simpleValuesAt(resource: Json, path: AttributePath): unknown[] {
  return valuesAt(resource, path).map((value) => (isObject(value) ? at(value, path.sub ?? 'value') : value))
}

function valuesAt(resource: Json, { urn, name }: AttributePath): unknown[] {
  const holder = urn === null ? resource : (at(resource, urn) ?? resource)
  const value = isObject(holder) ? at(holder, name) : undefined
  return Array.isArray(value) ? (value as unknown[]) : value === undefined ? [] : [value]
}

/** Of its own properties, in whatever case. */
export function keyOf(holder: Json, name: string): string | undefined {
  return Object.keys(holder).find((key) => key.toLowerCase() === name.toLowerCase())
}

function at(holder: Json, name: string): unknown {
  const key = keyOf(holder, name)
  return key === undefined ? undefined : holder[key]
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
