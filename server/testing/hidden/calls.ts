import { parametersOf, resolved } from '../../../client/mocks/input.ts'
import type { Parameter } from '../../contract/document.ts'
import { operations } from '../../../generated/server/operations.ts'
import { newId } from '../../platform/ids.ts'
import { exampleRequests, type ExampleRequest } from '../contract-examples.ts'
import type { Schema } from '../fuzz/values.ts'
import { TYPED, TYPED_OPEN } from './marks.ts'

/** Each operation with each thing in every place where the contract takes an id of its kind. */

/** What the ids in a call are filled with. */
export interface Ids {
  asset: string
  playlist: string
  comment: string
  topic: string
  badge: string
  badgeImage: string
  notification: string
  attempt: string
}

const KINDS: Record<string, keyof Ids> = {
  assetId: 'asset',
  assetIds: 'asset',
  playlistId: 'playlist',
  playlistIds: 'playlist',
  commentId: 'comment',
  parentId: 'comment',
  topicId: 'topic',
  topic: 'topic',
  parentTopicId: 'topic',
  badgeId: 'badge',
  imageId: 'badgeImage',
  notificationId: 'notification',
  attemptId: 'attempt',
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Calls that name some things, one for each choice of a parameter that may be left out. */
export function callsNaming(ids: Ids): ExampleRequest[] {
  return (['asset', 'playlist'] as const).flatMap((content) =>
    exampleRequests((name) => (name === 'contentId' ? ids[content] : (ids[KINDS[name]!] ?? newId())))
      .filter(({ id }) => content === 'asset' || operations[id].path.includes('{contentId}') || hasBody(id))
      .map((request) => ({ ...request, body: naming(request.body, ids[content]) }))
      .flatMap(inEachWay(ids)),
  )
}

function hasBody(id: ExampleRequest['id']): boolean {
  return operations[id].method !== 'GET'
}

function naming(body: unknown, id: string): unknown {
  return body === undefined ? body : (JSON.parse(JSON.stringify(body).replaceAll(UUID, id)) as unknown)
}

function inEachWay(ids: Ids) {
  return (request: ExampleRequest): ExampleRequest[] => {
    if (request.method !== 'GET') return [request]
    const parameters = parametersOf(request.id).filter((each) => each.in === 'query')
    const queries = parameters.flatMap((each) => choicesOf(each, ids).map((value) => `${each.name}=${value}`))
    const most = parameters.some(({ name }) => name === 'limit') ? 'limit=100' : ''
    const narrowed = queries.map((query) => withQuery(request, [most, query].filter(Boolean).join('&')))
    return [...inEachPath(withQuery(request, most)), ...narrowed]
  }
}

function choicesOf({ name, schema }: Parameter, ids: Ids): string[] {
  const single: Schema = resolved(schema)
  const of: Schema = single.items ? resolved(single.items) : single
  if (KINDS[name]) return [ids[KINDS[name]]]
  if (name === 'search' || name === 'query') return [TYPED, ...TYPED_OPEN]
  if (name === 'locale') return ['th-TH']
  if (of.enum) return of.enum.map(String)
  return of.type === 'boolean' ? ['true', 'false'] : []
}

function withQuery(request: ExampleRequest, query: string): ExampleRequest {
  const { path } = request
  return query ? { ...request, path: `${path}${path.includes('?') ? '&' : '?'}${query}` } : request
}

/** The kinds of files that an asset has, each in turn. */
function inEachPath(request: ExampleRequest): ExampleRequest[] {
  const kinds = ['file', 'download', 'subtitle', 'converted', 'thumbnail']
  if (!operations[request.id].path.startsWith('/asset/{assetId}/{type}')) return [request]
  return kinds.map((kind) => ({ ...request, path: request.path.replace(/^(\/asset\/[^/]+\/)\w+/, `$1${kind}`) }))
}
