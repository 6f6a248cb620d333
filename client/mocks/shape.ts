import type { Declared, Schema } from '../../server/contract/document.ts'
import { resolved } from './input.ts'
import type { Fields } from './records.ts'

/** Gives what is kept the shape that an answer has in the contract. */

/** Answers what is known of a field; undefined for nothing. */
export type Reader = (name: string) => unknown

export interface Shaping {
  /** What is known of the thing with this id, whatever it is. */
  readerOf(id: string): Reader | undefined
  now(): Date
  /** The id of the caller, who is the author of what has no other. */
  me: string | null
}

/** @param value a reader of fields, or a value of JSON */
export function shaped(reference: Declared<Schema>, value: unknown, shaping: Shaping): unknown {
  const schema = branchOf(resolved(reference), value)
  if (schema.const !== undefined) return schema.const
  if (value === undefined) return blank(schema, '', shaping)
  if (value === null) return isNullable(schema) ? null : blank(schema, '', shaping)
  if (schema.properties || schema.allOf) return shapedObject(schema, value, shaping)
  if (schema.items) return Array.isArray(value) ? value.map((each) => shaped(schema.items!, each, shaping)) : []
  return fitting(schema, value) ?? blank(schema, '', shaping)
}

function shapedObject(schema: Schema, value: unknown, shaping: Shaping): Fields {
  const read = readerFor(value, shaping)
  const { properties, required } = objectOf(schema)
  const entries = Object.entries(properties).flatMap(([name, property]) => {
    const found = read(name)
    if (found === undefined && !required.has(name)) return []
    return [[name, found === undefined ? blank(resolved(property), name, shaping) : shaped(property, found, shaping)]]
  })
  return Object.fromEntries(entries) as Fields
}

/** Something that is known is shown as it is now, however it was when somebody put it here. */
function readerFor(value: unknown, { readerOf }: Shaping): Reader {
  if (typeof value === 'function') return value as Reader
  const given = typeof value === 'object' ? (value as Fields) : {}
  const id = typeof value === 'object' ? given['id'] : value
  const known = typeof id === 'string' ? readerOf(id) : undefined
  return (name) => (name === 'id' ? id : (known?.(name) ?? given[name]))
}

/** The fields of an object, with those of the parts that it is put together from. */
export function objectOf(schema: Schema): { properties: Record<string, Declared<Schema>>; required: Set<string> } {
  const parts = (schema.allOf ?? []).map((part) => objectOf(resolved(part)))
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties) as Record<
      string,
      Schema
    >,
    required: new Set([...parts.flatMap(({ required }) => [...required]), ...(schema.required ?? [])]),
  }
}

/** The branch of a union that the value is of: that whose constants it has, and whose required fields. */
export function branchOf(schema: Schema, value: unknown): Schema {
  const branches = (schema.oneOf ?? schema.anyOf)?.map(resolved)
  if (!branches) return schema
  const read = typeof value === 'function' ? (value as Reader) : (name: string) => (value as Fields | null)?.[name]
  const isOfType = ({ type }: Schema) => (value === null) === (type === 'null')
  const found = branches.filter(isOfType).filter((branch) => hasConstants(branch, read))
  const whole = found.find(({ required = [] }) => required.every((name) => read(name) !== undefined))
  return branchOf(whole ?? found[0] ?? branches.find(isOfType) ?? branches[0]!, value)
}

function hasConstants(branch: Schema, read: Reader): boolean {
  if (branch.oneOf ?? branch.anyOf) return true
  return Object.entries(objectOf(branch).properties).every(([name, property]) => {
    const { const: only, enum: some } = resolved(property)
    if (only === undefined && (!some || name !== 'type')) return true
    return only === undefined ? some!.includes(read(name)) : only === read(name)
  })
}

const typesOf = ({ type }: Schema) => [type ?? []].flat()
const isNullable = (schema: Schema) => typesOf(schema).includes('null') || schema.enum?.includes(null)

/** The value where it is one of the schema's; the contract spells some flags 0 and 1. */
function fitting(schema: Schema, value: unknown): unknown {
  if (schema.enum && !schema.enum.includes(value)) return typeof value === 'boolean' ? Number(value) : undefined
  const types = typesOf(schema)
  if (typeof value === 'boolean' && types.includes('integer')) return Number(value)
  if (typeof value === 'number' && types.includes('boolean')) return Boolean(value)
  if (typeof value === 'object') return value
  const type = typeof value === 'number' ? ['number', 'integer'] : [typeof value]
  return types.length === 0 || type.some((one) => types.includes(one)) ? value : undefined
}

/** What a required field says of which nothing is known. */
export function blank(reference: Declared<Schema>, name: string, shaping: Shaping): unknown {
  const [first] = resolved(reference).oneOf ?? []
  // A union that names nothing first is nothing until something is said.
  if (first && resolved(first).type === 'null') return null
  const schema = branchOf(resolved(reference), undefined)
  if (schema.const !== undefined) return schema.const
  if (isNullable(schema)) return null
  if (schema.properties || schema.allOf) {
    const isPerson = 'displayName' in objectOf(schema).properties
    return shapedObject(schema, (isPerson ? shaping.me : null) ?? {}, shaping)
  }
  const [type] = typesOf(schema)
  if (type === 'array') return []
  if (type === 'object') return {}
  if (type === 'boolean') return false
  if (schema.enum) return schema.enum[0]
  if (type === 'integer' || type === 'number')
    return name.endsWith('_id') ? schema.example : Math.max(schema.minimum ?? 0, 0)
  if (schema.format === 'date-time') return shaping.now().toISOString()
  return schema.example ?? ''
}
