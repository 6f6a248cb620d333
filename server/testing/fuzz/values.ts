import fc, { type Arbitrary } from 'fast-check'

/** The part of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

export interface World {
  /** Follows a reference into the contract. */
  resolve: (ref: string) => Schema
  /** Ids of things that are there, for every place where the contract wants an id. */
  ids: readonly string[]
  /** Only what an object has to hold, for requests that are rather taken than refused. */
  isLean?: boolean
}

/** Longer texts and lists find no more faults and make every failure harder to read. */
const LONGEST_TEXT = 80
const LONGEST_LIST = 4
/** A schema that holds itself ends here. */
const MAX_DEPTH = 6

/** Values that fit the schema, or nearly always do: what a pattern or a combination still rules out is for the caller to leave out. */
export function valuesOf(schema: Schema, world: World, depth = 0): Arbitrary<unknown> {
  if (schema.$ref) return valuesOf({ ...world.resolve(schema.$ref), ...without(schema, '$ref') }, world, depth)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const branches = schema.oneOf ?? schema.anyOf
  if (branches) {
    const rest = without(without(schema, 'oneOf'), 'anyOf')
    const each = branches.map((branch) => valuesOf(branch, world, depth))
    return schema.properties || schema.allOf
      ? merged([valuesOf(rest, world, depth), fc.oneof(...each)])
      : fc.oneof(...each)
  }
  if (schema.allOf) {
    const rest = without(schema, 'allOf')
    const parts = schema.allOf.map((part) => valuesOf(part, world, depth))
    return schema.properties ? merged([...parts, valuesOf(rest, world, depth)]) : merged(parts)
  }
  const types = [schema.type ?? 'object'].flat()
  const wanted = depth >= MAX_DEPTH && types.includes('null') ? ['null'] : types
  return fc.oneof(...wanted.map((type) => ofType(type, schema, world, depth)))
}

function ofType(type: string, schema: Schema, world: World, depth: number): Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 })
  if (type === 'number')
    return fc.double({
      min: schema.minimum ?? -1000,
      max: schema.maximum ?? 1000,
      noNaN: true,
      noDefaultInfinity: true,
    })
  if (type === 'string') return texts(schema, world)
  if (type === 'array') return lists(schema, world, depth)
  return objects(schema, world, depth)
}

function texts(
  { format, pattern, minLength = 0, maxLength = LONGEST_TEXT }: Schema,
  { ids }: World,
): Arbitrary<string> {
  if (format === 'uuid') return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, fc.uuid({ version: 7 }))
  if (format === 'date-time') return days().map((day) => day.toISOString())
  if (format === 'date') return days().map((day) => day.toISOString().slice(0, 10))
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,12}$/).map((name) => `${name}@hub.example`)
  if (format?.startsWith('uri')) return fc.stringMatching(/^[a-z]{0,12}$/).map((name) => `https://example.com/${name}`)
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST_TEXT))
  const plain = fc
    .string({ unit: 'grapheme', minLength, maxLength: longest })
    .filter((text) => text.length <= maxLength)
  if (!pattern) return plain
  const fits = (text: string) =>
    new RegExp(pattern, 'u').test(text) && text.length >= minLength && text.length <= maxLength
  const looser = new RegExp(withoutLooks(pattern).replace(/[+*]\$$/, `{${minLength},${longest}}$`))
  return fc.stringMatching(looser).filter(fits)
}

/** fast-check makes no text for a pattern that looks ahead; what it makes without that mostly fits all the same. */
const withoutLooks = (pattern: string) => pattern.replaceAll(/\(\?[=!][^)]*\)/g, '')

const days = () =>
  fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })

function lists(
  { items = {}, minItems = 0, maxItems = LONGEST_LIST, uniqueItems }: Schema,
  world: World,
  depth: number,
) {
  const size = {
    minLength: minItems,
    maxLength: depth >= MAX_DEPTH ? minItems : Math.max(minItems, Math.min(maxItems, LONGEST_LIST)),
  }
  const item = valuesOf(items, world, depth + 1)
  return uniqueItems
    ? fc.uniqueArray(item, { ...size, selector: (value) => JSON.stringify(value) })
    : fc.array(item, size)
}

function objects({ properties = {}, required = [], additionalProperties }: Schema, world: World, depth: number) {
  const isFull = depth < MAX_DEPTH && !world.isLean
  const names = Object.keys(properties).filter((name) => isFull || required.includes(name))
  const fields = Object.fromEntries(names.map((name) => [name, valuesOf(properties[name]!, world, depth + 1)]))
  const known = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
  if (typeof additionalProperties !== 'object') return known
  const more = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), valuesOf(additionalProperties, world, depth + 1), {
    maxKeys: 2,
  })
  return merged([more, known])
}

function merged(parts: Arbitrary<unknown>[]): Arbitrary<unknown> {
  return fc.tuple(...parts).map((values) => Object.assign({}, ...(values as object[])) as unknown)
}

function without(schema: Schema, key: keyof Schema): Schema {
  const { [key]: _, ...rest } = schema
  return rest
}
