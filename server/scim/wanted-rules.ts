import { attributePath, type AttributePath } from './filter-rules.ts'
import { isObject, keyOf, type Json } from './match-rules.ts'
import { GROUP, USER } from './schema-rules.ts'

/** The parts of a resource that a call asks for (RFC 7644, section 3.9): pure. */

/** What of a resource is asked for. */
export interface Wanted {
  attributes?: string | undefined
  excludedAttributes?: string | undefined
}

/** What every answer has. */
const ALWAYS = ['schemas', 'id']

/** The part of a resource that is asked for. Of the two only one is said. */
export function asWanted(resource: Json, { attributes, excludedAttributes }: Wanted): Json {
  if (attributes) return Object.assign(only(resource, ALWAYS.map(plain)), only(resource, pathsIn(attributes)))
  return excludedAttributes ? without(resource, pathsIn(excludedAttributes)) : resource
}

/** Whether an attribute is in the answer. */
export function isWanted(name: string, { attributes, excludedAttributes }: Wanted): boolean {
  const isIn = (list: string) => pathsIn(list).some((path) => path.name.toLowerCase() === name.toLowerCase())
  if (attributes) return isIn(attributes)
  return !excludedAttributes || !isIn(excludedAttributes)
}

const plain = (name: string): AttributePath => ({ urn: null, name, sub: null })

function pathsIn(list: string): AttributePath[] {
  return list.split(',').flatMap((text) => attributePath(text.trim()) ?? [])
}

/** Of an extension the attributes that are asked for, or all of it where its name is. */
function only(resource: Json, paths: readonly AttributePath[]): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const path of paths) {
    const { holder, key } = placeOf(resource, path)
    if (key === undefined) continue
    const value = path.sub === null ? holder[key] : partsOf(holder[key], (name) => isSame(name, path.sub!))
    if (holder === resource) found[key] = mergedWith(found[key], value)
    else {
      const urn = keyOf(resource, path.urn!)!
      found[urn] = { ...(found[urn] as Json | undefined), [key]: value }
    }
  }
  return found
}

const mergedWith = (known: unknown, value: unknown) =>
  isObject(known) && isObject(value) ? { ...known, ...value } : value

function without(resource: Json, paths: readonly AttributePath[]): Json {
  const rest = structuredClone(resource) as Record<string, unknown>
  for (const path of paths) {
    const { holder, key } = placeOf(rest, path)
    if (key === undefined || ALWAYS.includes(key)) continue
    const own = holder as Record<string, unknown>
    if (path.sub === null) delete own[key]
    else own[key] = partsOf(own[key], (name) => !isSame(name, path.sub!))
  }
  return rest
}

/** A URN without an attribute reads as one whose last part is the attribute. */
function placeOf(resource: Json, { urn, name }: AttributePath): { holder: Json; key: string | undefined } {
  const whole = urn && keyOf(resource, `${urn}:${name}`)
  if (whole) return { holder: resource, key: whole }
  const key = urn === null || isSame(urn, USER) || isSame(urn, GROUP) ? null : keyOf(resource, urn)
  const holder = key ? (resource[key] as Json) : resource
  return { holder, key: key === undefined ? undefined : keyOf(holder, name) }
}

function partsOf(value: unknown, isKept: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => partsOf(each, isKept))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => isKept(name)))
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
