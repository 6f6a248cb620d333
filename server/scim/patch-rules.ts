import { ScimFault } from './scim-fault-rules.ts'
import { attributePath, parsePatchPath, type Filter, type PatchPath } from './filter-rules.ts'
import { isObject, keyOf, matches, type Json } from './match-rules.ts'
import { attributeAt, schemaAt, USER, type Attribute, type Schema } from './schema-rules.ts'

/** What operations of PATCH (RFC 7644, section 3.5.2) make of a person: pure. */

export interface Operation {
  op: string
  path?: string | null
  value?: unknown
}

type Draft = Record<string, unknown>
type Kind = 'add' | 'remove' | 'replace'

/**
 * A resource after operations. What the hub does not have, and what can only be read, is passed over: providers send more of
 * it than they were asked to, and would otherwise change nobody.
 * @param schemas of which the first is the core @throws ScimFault
 */
export function patched(resource: Json, operations: readonly Operation[], schemas: readonly Schema[]): Json {
  const draft = structuredClone(resource) as Draft
  for (const { op, path, value } of operations) {
    const kind = op.toLowerCase() as Kind
    if (path) change(draft, kind, path, value, schemas)
    else if (kind === 'remove') throw new ScimFault('noTarget', 'Say in path what to remove.')
    else changeAll(draft, kind, value, schemas)
  }
  return draft
}

/** The value is an object whose keys name attributes, some of them by their whole path. */
function changeAll(draft: Draft, kind: Kind, value: unknown, schemas: readonly Schema[], urn?: string): void {
  if (!isObject(value)) throw new ScimFault('invalidValue', 'Without a path the value has to be an object.')
  for (const [key, own] of Object.entries(value)) {
    const name = urn === undefined || urn === USER ? key : `${urn}:${key}`
    if (attributePath(name)) change(draft, kind, name, own, schemas)
  }
}

function change(draft: Draft, kind: Kind, path: string, value: unknown, schemas: readonly Schema[]): void {
  const whole = schemaAt(schemas, path)
  if (!whole) return changeAt(draft, kind, parsePatchPath(path), value, schemas)
  if (kind !== 'remove') return changeAll(draft, kind, value, schemas, whole.id)
  for (const { name } of whole.attributes)
    changeAt(draft, kind, { path: { urn: whole.id, name, sub: null }, filter: null }, null, schemas)
}

function changeAt(
  draft: Draft,
  kind: Kind,
  { path, filter }: PatchPath,
  value: unknown,
  schemas: readonly Schema[],
): void {
  const found = attributeAt(schemas, path)
  if (!found || found.attribute.isReadOnly || found.part?.isReadOnly) return
  const { schema, attribute, part } = found
  const holder = holderIn(draft, schema)
  if (attribute.isMultiValued) return changeSeveral(holder, kind, { attribute, part, filter }, value)
  if (filter) throw new ScimFault('invalidPath', `${attribute.name} has one value, so nothing can be chosen of it.`)
  if (!attribute.parts) return write(holder, attribute.name, kind, value)
  if (kind === 'remove' && !part) return write(holder, attribute.name, kind, value)
  const object = (holder[attribute.name] ??= {}) as Draft
  if (part) write(object, part.name, kind, value)
  else merge(object, kind, attribute, value)
}

/** An extension has an object of its own. */
function holderIn(draft: Draft, { id }: Schema): Draft {
  return id === USER ? draft : ((draft[id] ??= {}) as Draft)
}

function write(holder: Draft, name: string, kind: Kind, value: unknown): void {
  holder[name] = kind === 'remove' ? null : value
}

/** Some providers send the value of a manager alone. */
function merge(object: Draft, kind: Kind, { name, parts = [] }: Attribute, value: unknown): void {
  const simple = parts.find((part) => part.name === 'value')
  if (simple && !isObject(value)) return write(object, simple.name, kind, value)
  const sent = value === null ? Object.fromEntries(parts.map((part) => [part.name, null])) : value
  if (!isObject(sent)) throw new ScimFault('invalidValue', `${name} has to be an object.`)
  for (const part of parts) {
    const key = keyOf(sent, part.name)
    if (key !== undefined && !part.isReadOnly) write(object, part.name, kind, sent[key])
  }
}

interface Several {
  attribute: Attribute
  part: Attribute | null
  filter: Filter | null
}

function changeSeveral(holder: Draft, kind: Kind, { attribute, part, filter }: Several, value: unknown): void {
  const values = (holder[attribute.name] ??= []) as Draft[]
  if (!filter && !part) {
    const sent = kind === 'remove' ? [] : [value].flat().filter((each) => each !== null)
    const added = sent.map((each) => newValue(attribute, each))
    holder[attribute.name] = kind === 'add' ? [...values, ...added] : added
    return
  }
  const meant = filter ? values.filter((each) => matches(filter, each)) : values
  if (kind === 'remove' && !part) {
    holder[attribute.name] = values.filter((each) => !meant.includes(each))
    return
  }
  // Providers add a part of an address that is not there yet.
  if (meant.length === 0 && kind !== 'remove') {
    const added = asDescribed(filter)
    values.push(added)
    meant.push(added)
  }
  for (const each of meant)
    if (part) write(each, part.name, kind, value)
    else merge(each, kind, attribute, value)
}

function newValue(attribute: Attribute, value: unknown): Draft {
  const added = {}
  merge(added, 'add', attribute, value)
  return added
}

/** A value that fits a filter which compares one part. */
function asDescribed(filter: Filter | null): Draft {
  if (filter?.type !== 'compare' || filter.comparison !== 'eq') return {}
  return { [filter.path.name]: filter.value }
}
