import fc, { type Arbitrary } from 'fast-check'
import { exampleOf, operationOf, resolved } from '../../../client/mocks/input.ts'
import type { MediaType } from '../../contract/document.ts'
import type { OperationId } from '../../../generated/server/operations.ts'
import { valuesOf, type Schema, type World } from '../fuzz/values.ts'

type Body = Record<string, unknown>

const world: World = {
  ids: ['0199d3a0-0000-7000-8000-00000009ffff'],
  resolve: (ref) => resolved<Schema>({ $ref: ref }),
}

/** Bodies that fit the contract and speak of nothing but the thing itself: of ids only those that it cannot be without, from `known`. */
export function bodiesOf(id: OperationId, known: Record<string, string>): Arbitrary<Body> {
  const media = operationOf(id).requestBody?.content['application/json']
  if (!media?.schema) return fc.constant({})
  const { properties, required } = objectOf(resolved(media.schema) as Schema)
  const example = exampleWith(media, required, properties)
  const free = Object.entries(properties).filter(([, schema]) => !namesOthers(schema))
  const fields = fc.record(Object.fromEntries(free.map(([name, schema]) => [name, valuesOf(forAll(schema), world)])), {
    requiredKeys: [],
  })
  // What is not published, or is for others, learners do not see, and most reads are theirs.
  const shown =
    'published' in properties ? pick({ published: true, audience: 'all', onlyInPlaylists: false }, properties) : {}
  const needed = () =>
    withIds({ ...Object.fromEntries(required.map((name) => [name, example[name]])), ...shown }, known)
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(null).map(needed) },
    { weight: 3, arbitrary: fields.map((more) => ({ ...needed(), ...more, ...shown })) },
  )
}

function pick(body: Body, properties: object): Body {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name in properties))
}

/** The first example of the same kind as the body is to be. */
function exampleWith(media: MediaType, required: string[], properties: Record<string, Schema>): Body {
  const all = Object.values(media.examples ?? {}).map((each) => resolved(each).value as Body)
  const isOfKind = (body: Body) =>
    required.every(
      (name) => name in body && [undefined, body[name]].includes((resolved(properties[name]!) as Schema).const),
    )
  return all.find(isOfKind) ?? (exampleOf(media) as Body)
}

function objectOf(schema: Schema): { properties: Record<string, Schema>; required: string[] } {
  const whole = schema.oneOf ? (resolved(schema.oneOf[0] as object) as Schema) : schema
  const parts = (whole.allOf ?? []).map((part) => objectOf(resolved(part as object) as Schema))
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), whole.properties) as Record<
      string,
      Schema
    >,
    required: [...parts.flatMap(({ required }) => required), ...(whole.required ?? [])],
  }
}

/** Whether ids, files, moments or places in a recording stand in it: what those may be is for the hub to say. */
function namesOthers(schema: Schema): boolean {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? world.resolve(value) : value,
  )
  return /"format":"(uuid|date|date-time|uri)"|TeamIds|"goal"|"startSeconds"/.test(text)
}

/** Of who can be asked, everyone: all others are asked by their ids. */
function forAll(schema: Schema): Schema {
  const { enum: choices } = resolved(schema) as Schema
  return choices?.includes('everyone') ? { type: 'string', const: 'everyone' } : schema
}

/** The example with the ids of things that are there. */
export function withIds<T>(value: T, known: Record<string, string>, name = ''): T {
  if (typeof value === 'string') return (known[name] ?? known[name.replace(/s$/, '')] ?? value) as T
  if (Array.isArray(value)) return value.map((each) => withIds<unknown>(each, known, name)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withIds<unknown>(each, known, key)])) as T
}
