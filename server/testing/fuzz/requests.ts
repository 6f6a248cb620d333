import fc, { type Arbitrary } from 'fast-check'
import { operationOf, parametersOf, resolved } from '../../../client/mocks/input.ts'
import type { Parameter } from '../../contract/document.ts'
import { operations, type OperationId } from '../../../generated/server/operations.ts'
import { damaged } from './damage.ts'
import { valuesOf, type Schema, type World } from './values.ts'

/** A request as it goes out, whether or not it fits the contract. */
export interface FuzzRequest {
  id: OperationId
  params: Record<string, string>
  /** Names and values, in order; a name may come twice. */
  query: [string, string][]
  headers: Record<string, string>
  contentType: string | null
  /** As bytes on the wire. */
  body: string | null
}

/** Requests of three kinds: such as fit the contract, such as miss it by one blow, and such as never heard of it. */
export function requestsOf(id: OperationId, ids: readonly string[]): Arbitrary<FuzzRequest> {
  return fc
    .oneof(
      { weight: 4, arbitrary: fittingRequestsOf(id, ids) },
      { weight: 4, arbitrary: nearRequestsOf(id, ids) },
      { weight: 2, arbitrary: garbage(id) },
    )
    .filter(isOfThisCall)
}

/** Requests that fit the contract. @param isLean whether their bodies hold only what they have to */
export function fittingRequestsOf(id: OperationId, ids: readonly string[], isLean = false): Arbitrary<FuzzRequest> {
  const { fitting, build } = partsOf(id, ids, isLean)
  return fc.record(fitting).map(build).filter(isOfThisCall)
}

function nearRequestsOf(id: OperationId, ids: readonly string[]): Arbitrary<FuzzRequest> {
  const { fitting, build } = partsOf(id, ids)
  return fc
    .oneof(
      fc.record({ ...fitting, params: damaged(fitting.params) }),
      fc.record({ ...fitting, query: damaged(fitting.query) }),
      fc.record({ ...fitting, body: damaged(fitting.body) }),
    )
    .map((parts) => build(parts as Parts))
}

function partsOf(id: OperationId, ids: readonly string[], isLean = false) {
  const world: World = { ids, isLean, resolve: (ref) => resolved<Schema>({ $ref: ref }) }
  const [media] = Object.entries(operationOf(id).requestBody?.content ?? {})
  const schema: Schema | undefined = media?.[1].schema
  const named = (place: string) => parametersOf(id).filter((parameter) => parameter.in === place)
  const fitting = {
    params: recordOf(named('path'), world),
    query: recordOf(named('query'), world),
    headers: recordOf(named('header'), world),
    body: schema ? valuesOf(schema, world) : fc.constant(undefined),
  }
  const build = (parts: Parts) => requestOf(id, parts, media?.[0] ?? null)
  return { fitting, build }
}

/** With nothing or dots for a parameter the path is that of another call. */
function isOfThisCall({ id, params }: FuzzRequest): boolean {
  return namesInPath(id).every((name) => !['', '.', '..'].includes(params[name] ?? ''))
}

const namesInPath = (id: OperationId) => operations[id].path.match(/(?<=\{)\w+(?=\})/g) ?? []

interface Parts {
  params: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, unknown>
  body: unknown
}

function requestOf(id: OperationId, { params, query, headers, body }: Parts, type: string | null): FuzzRequest {
  const isJson = type?.endsWith('json')
  const text = isJson ? JSON.stringify(body) : asText(body ?? 'bytes')
  return {
    id,
    params: Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, asText(value)])),
    query: Object.entries(query ?? {}).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, asText(each)]),
    ),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), asText(value)])),
    contentType: type,
    body: type && text !== undefined ? text : null,
  }
}

function garbage(id: OperationId): Arbitrary<FuzzRequest> {
  const word = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('null', '-1', '%00', "' or 1=1 --", '../..'),
  )
  return fc.record({
    id: fc.constant(id),
    params: fc.record(Object.fromEntries(namesInPath(id).map((name) => [name, word]))) as Arbitrary<
      Record<string, string>
    >,
    query: fc.array(fc.tuple(fc.oneof(word, fc.constantFrom(...operations[id].query, 'limit')), word), {
      maxLength: 3,
    }),
    headers: fc.constant({}),
    contentType: fc.constantFrom(
      null,
      'application/json',
      'text/plain',
      'application/xml',
      'application/json; charset=x',
    ),
    body: fc.oneof(fc.constant(null), fc.json(), word, fc.constant('{"a":')),
  })
}

function recordOf(parameters: Parameter[], world: World): Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(parameters.map(({ name, schema }) => [name, valuesOf(schema, world)]))
  return fc.record(fields, { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) })
}

/** What goes on the wire for a value outside of a JSON body. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Where the request goes, below /api. */
export function targetOf({ id, params, query }: FuzzRequest): string {
  const path = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(wellFormed(params[name] ?? '')),
  )
  const search = query.map(
    ([name, value]) => `${encodeURIComponent(wellFormed(name))}=${encodeURIComponent(wellFormed(value))}`,
  )
  return search.length ? `${path}?${search.join('&')}` : path
}

/** Half a surrogate pair has no bytes. */
const wellFormed = (text: string) => text.toWellFormed()

/** The request as a command for a terminal; $HUB and $COOKIE are the reader's own. */
export function asCurl(request: FuzzRequest): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
  const { method } = operations[request.id]
  const headers = { ...request.headers, ...(request.contentType ? { 'content-type': request.contentType } : {}) }
  return [
    `curl -i -X ${method} -b "$COOKIE" -H 'sec-fetch-site: same-origin' "$HUB"${quoted(`/api${targetOf(request)}`)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(request.body === null ? [] : [`--data-raw ${quoted(request.body)}`]),
  ].join(' \\\n  ')
}
