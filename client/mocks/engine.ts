import { operations, type OperationId } from '../../generated/server/operations.ts'
import type { Schema } from '../../server/contract/document.ts'
import { entities, resources, type Does, type Entity } from '../../generated/resources.ts'
import type { OperationRow } from '../../server/contract/operation-row.ts'
import { etag, versionFrom } from '../../server/contract/etag.ts'
import type { Caller } from './caller.ts'
import { computed } from './computed.ts'
import { add, find, type MockHub } from './hub.ts'
import { exampleOf, operationOf, resolved, type Input } from './input.ts'
import { fitting, page, sorted } from './pages.ts'
import { notFound, Problem } from './problem-answers.ts'
import { itemsOf, kept, keyOf, kindsOf, merge, mergeFor, removeItem, type Fields, type Item } from './records.ts'
import { branchOf, objectOf, shaped, type Reader, type Shaping } from './shape.ts'
import { explainTo } from './visibility.ts'

/** Answers an operation by what the contract says that it does to which entity. */

export interface Call extends Input {
  id: OperationId
  params: Fields
  query: Fields
  caller: Caller | null
  request: Request
  isEmpty: boolean
}

export interface Answer {
  body: unknown
  headers?: Record<string, string>
}

/** What operations do by rule; nothing for a report, which only its example knows. */
export const byRule: Record<Does, ((hub: MockHub, call: Call) => Answer) | null> = {
  list,
  get,
  report: null,
  create,
  duplicate,
  update: (hub, call) => change(hub, call, (item) => write(call, item, { ...fieldsSent(call), ...setsOf(call.id) })),
  act: (hub, call) => change(hub, call, (item) => write(call, item, { ...partFor(call, item), ...setsOf(call.id) })),
  delete: (hub, call) => change(hub, call, (item) => remove(hub, item)),
  restore: (hub, call) => change(hub, call, (item) => void (item.isDeleted = false)),
}

const setsOf = (id: OperationId) => resources[id].sets ?? {}
const isPersonal = (id: OperationId) => operations[id].path.startsWith('/me/')

export function shapingOf(hub: MockHub, me: string | null): Shaping {
  const readerOf = (id: string) => {
    const item = KNOWN.map((kind) => find(hub, kind, id)).find(Boolean)
    return item && readerFor(hub, item, me)
  }
  return { me, now: hub.now, readerOf }
}

const ARRANGED: readonly Entity[] = ['Team', 'TeamType', 'Skill', 'SkillSet', 'CustomField']
/** Whose ids stand in other things. A member of a team has the id of the person, who comes first. */
const KNOWN: readonly Entity[] = ['User', 'Asset', 'Playlist', 'Topic', 'Comment', ...ARRANGED]

/** What is known of a thing: what is counted, what is kept, what an id beside it leads to, and what its namesake says. */
export function readerFor(hub: MockHub, item: Item, me: string | null): Reader {
  return (name) => {
    const counted = computed[item.kind]?.[name]
    if (counted) return counted(hub, item, me)
    if (name === 'etag') return etag(item.version)
    if (name === 'isDeleted' || name === 'is_deleted') return item.isDeleted
    if (name === 'restorableUntil' && !item.isDeleted) return null
    const value = kept(item, name, me) ?? kept(item, `${name}Id`, me) ?? item.scope[name]
    if (value !== undefined) return value
    if (name === 'id' && item.key) return item.key
    if (name === 'author') return item.ownerId ?? undefined
    const namesake = item.kind === 'User' ? undefined : find(hub, 'User', item.key)
    return namesake && readerFor(hub, namesake, me)(name)
  }
}

export const me = ({ caller }: Call) => caller?.account.id ?? null

function list(hub: MockHub, call: Call): Answer {
  mustExist(hub, call)
  const schema = answerSchema(call.id)
  const { properties } = objectOf(schema)
  const [name] = Object.entries(properties).find(([, property]) => resolved(property).items) ?? ['items']
  const seen = call.isEmpty ? [] : seenBy(hub, call)
  const rows = seen.map((item) => ({ item, read: readerFor(hub, item, me(call)) }))
  const found = page(sorted(call.id, fitting(call.id, rows, call.query), call.query), call.query)
  const unreadCount = rows.filter(({ read }) => read('isRead') === false).length
  const whole: Fields = { ...found, totalIsCapped: false, unreadCount, [name]: found.items.map(({ read }) => read) }
  const body = shaped(schema, (field: string) => whole[field], shapingOf(hub, me(call)))
  return { body, headers: headersOf(call, together(itemsOf(hub.records, resources[call.id].entity))) }
}

/** Learners see no content that is not published, meant for others or behind a closed section. */
function isClosed(hub: MockHub, call: Call, item: Item): boolean {
  const isContent = kindsOf('Content').includes(item.kind)
  return isPersonal(call.id) && isContent && !explainTo(hub, item.key, me(call)).isVisible
}

const seenBy = (hub: MockHub, call: Call) =>
  itemsOf(hub.records, resources[call.id].entity).filter((item) => isSeen(hub, call, item))

/** Not what was deleted, is another's, or stands under something else. */
function isSeen(hub: MockHub, call: Call, item: Item): boolean {
  const { includeDeleted, includeDeletedUsers } = call.query
  if (item.isDeleted && !includeDeleted && !includeDeletedUsers && item.kind !== 'Comment') return false
  if (item.ownerId !== null && item.ownerId !== me(call) && isOwn(call.id)) return false
  if (isClosed(hub, call, item)) return false
  return Object.entries(call.params).every(([name, value]) => {
    const where = item.scope[name] ?? item.fields[name]
    return where === undefined || where === value
  })
}

function isOwn(id: OperationId): boolean {
  const { access }: OperationRow = operations[id]
  return access.object === 'own'
}

function get(hub: MockHub, call: Call): Answer {
  const item = target(hub, call)
  return { body: bodyOf(hub, call, item), headers: headersOf(call, item) }
}

/** The thing in the shape of the answer. */
function bodyOf(hub: MockHub, call: Call, item: Item): unknown {
  return shaped(answerSchema(call.id), readerFor(hub, item, me(call)), shapingOf(hub, me(call)))
}

/** The version of a thing, where the contract says that the answer names it. */
export function headersOf({ id }: Call, { version }: Pick<Item, 'version'>): Record<string, string> {
  return 'ETag' in (answerOf(id).headers ?? {}) ? { ETag: etag(version) } : {}
}

/** Where the body names several, each becomes one. */
function create(hub: MockHub, call: Call): Answer {
  mustExist(hub, call)
  const { entity } = resources[call.id]
  const kind = kindsOf(entity)[0]!
  const made = partsOf(call.body, entity).map((fields) => {
    const known = { ...fields, ...setsOf(call.id) }
    const key =
      entities[entity].id === undefined ? hub.newId() : keyOf(kind, { id: call.params['id'], ...known }) || hub.newId()
    const isNamed = known[[entities[entity].id].flat()[0] ?? ''] !== undefined || call.params['id'] === key
    const about = { scope: call.params, ownerId: me(call), fields: { ...(isNamed ? {} : { id: key }), ...known } }
    return add(hub, kind, key, about)
  })
  return { body: outcome(hub, call, made) }
}

function partsOf(body: unknown, entity: Entity): Fields[] {
  const whole = (Array.isArray(body) ? {} : (body ?? {})) as Fields
  const [name] = [entities[entity].id ?? 'id'].flat()
  for (const plural of [`${name}s`, `${entity.toLowerCase()}s`, 'contentIds']) {
    const several = whole[plural]
    if (!Array.isArray(several)) continue
    const { [plural]: _, ...shared } = whole
    const field = plural.slice(0, -1)
    return several.map((one) => ({
      ...shared,
      ...(typeof one === 'object' ? (one as Fields) : { [field]: one as unknown }),
    }))
  }
  return [whole]
}

function duplicate(hub: MockHub, call: Call): Answer {
  const made = targets(hub, call).map((item) => {
    const id = hub.newId()
    return add(hub, item.kind, id, { scope: item.scope, fields: { ...item.fields, id, sourceId: item.key } })
  })
  return { body: outcome(hub, call, made) }
}

function change(hub: MockHub, call: Call, work: (item: Item) => void): Answer {
  const items = targets(hub, call)
  const isList = resources[call.id].id === 'all'
  const whole = () => (isList ? together(itemsOf(hub.records, resources[call.id].entity)) : items[0])
  const before = whole()
  if (before && (isList || items.length === 1)) checkVersion(call, before)
  for (const item of items) {
    work(item)
    item.version += 1
    Object.assign(item.fields, { lastUpdated: hub.now().toISOString(), updatedTime: hub.now().toISOString() })
  }
  const after = whole()
  return { body: outcome(hub, call, items), ...(after ? { headers: headersOf(call, after) } : {}) }
}

/** What is edited together has one version. */
function together(items: readonly Item[]): Pick<Item, 'version'> {
  return { version: items.reduce((sum, { version }) => sum + version - 1, 1) }
}

/** What a change of several says of one of them. */
function partFor({ body }: Call, { kind, key }: Item): Fields {
  return partsSent(body)?.find((part) => keyOf(kind, part) === key) ?? {}
}

const partsSent = (body: unknown) => (body as { items?: Fields[] } | undefined)?.items

/** @throws 412 for a version that is not the present one */
export function checkVersion({ request, id }: Pick<Call, 'request' | 'id'>, { version }: Pick<Item, 'version'>): void {
  const ifMatch = request.headers.get('if-match')
  const isNeeded = operations[id].statuses.some((status) => status === 428)
  if (!ifMatch && !isNeeded) return
  const expected = versionFrom(ifMatch ?? undefined)
  if (expected !== null && expected !== version)
    throw new Problem(412, 'version-mismatch', 'Somebody else changed this. Load it again and repeat your change.')
}

function fieldsSent({ body, params }: Call): Fields {
  return { ...('rank' in params ? { rank: Number(params['rank']) } : {}), ...(body as Fields | undefined) }
}

/** What a learner does to content is theirs alone; what is set for everybody takes its place. */
function write(call: Call, item: Item, fields: Fields): void {
  const isTheirs = isPersonal(call.id) && ['Asset', 'Playlist', 'Topic', 'WelcomeView'].includes(item.kind)
  if (isTheirs) return mergeFor(item, me(call)!, fields)
  merge(item, fields)
  for (const own of item.mine.values()) for (const name of Object.keys(fields)) delete own[name]
}

const restorable = new Set(Object.values(resources).flatMap(({ entity, does }) => (does === 'restore' ? [entity] : [])))

function remove(hub: MockHub, item: Item): void {
  if (!restorable.has(item.kind)) return removeItem(hub.records, item)
  item.isDeleted = true
  item.fields['restorableUntil'] = new Date(Date.now() + 30 * 86_400_000).toISOString()
}

/** What changes: what `id` names, or the path. @throws 404 */
export function targets(hub: MockHub, call: Call): Item[] {
  const { entity, id } = resources[call.id]
  if (!id) return [target(hub, call)]
  const parts = partsSent(call.body)
  if (id === 'all')
    return itemsOf(hub.records, entity).filter(
      (item) => !parts || parts.some((part) => keyOf(item.kind, part) === item.key),
    )
  const named = ({ ...call.params, ...call.query, ...(call.body as Fields) } as Fields)[id]
  const keys = [named ?? []].flat().filter((key) => typeof key === 'string')
  return keys.flatMap((key) => find(hub, entity, key) ?? [])
}

/** @throws 404 */
export function target(hub: MockHub, call: Call): Item {
  const { entity, does } = resources[call.id]
  const item = itemFor(hub, call, entity)
  const isGone = item?.isDeleted && does !== 'restore' && !call.query['includeDeleted']
  const isHidden = item && item.ownerId !== null && item.ownerId !== me(call) && isOwn(call.id)
  if (!item || isGone || isHidden || isClosed(hub, call, item)) throw notFound()
  return item
}

function itemFor(hub: MockHub, call: Call, entity: Entity): Item | undefined {
  if (kindsOf(entity).includes('User') && isPersonal(call.id)) return find(hub, 'User', me(call)!)
  const { id } = entities[entity]
  const names = [id ?? []].flat()
  const key = names.length
    ? names.map((name) => call.params[name] ?? call.query[`content_id`] ?? call.params['id']).join('.')
    : Object.values(call.params).join('/')
  return find(hub, entity, key) ?? (names.length ? undefined : singleton(hub, call, entity, key))
}

/** There is one for each path, and it begins as the example. */
function singleton(hub: MockHub, call: Call, entity: Entity, key: string): Item | undefined {
  mustExist(hub, call)
  const [example] = itemsOf(hub.records, entity)
  return example && add(hub, entity, key, { scope: call.params, fields: structuredClone(example.fields) })
}

/** What the path leads through must be there. @throws 404 */
export function mustExist(hub: MockHub, { id, params }: Call): void {
  const { entity, does } = resources[id]
  for (const [name, value] of Object.entries(params)) {
    const named = (Object.keys(entities) as Entity[]).find(
      (one) => entities[one].id === name && one !== 'TeamMember' && one !== 'FeaturedContent',
    )
    if (!named || (named === entity && does === 'create')) continue
    const item = find(hub, named, String(value))
    if (!item || item.isDeleted) throw notFound()
  }
}

/** What an answer says of the things that were changed: the example, with what is known put in. */
export function outcome(hub: MockHub, call: Call, items: readonly Item[]): unknown {
  const { content = {} } = answerOf(call.id)
  const media = content['application/json']
  if (!media) return undefined
  const [first] = items
  const read = first && readerFor(hub, first, me(call))
  const example = exampleOf(media) as Fields
  if (beginsJob(call.id)) return bodyOf(hub, call, beginJob(hub, call, { example, count: items.length }))
  const entries = Object.entries(example).map(([name, value]) => {
    if (name === 'success') return [name, value]
    if (name.endsWith('Count')) return [name, name === 'unreadCount' ? unread(hub, call) : items.length]
    if (name === 'ids') return [name, items.map(({ key }) => key)]
    if (Array.isArray(value) && typeof value[0] === 'object')
      return [name, items.map((item) => ({ ...(value[0] as Fields), ...known(hub, call, item, value[0] as Fields) }))]
    return [name, read?.(name) ?? value]
  })
  return shaped(media.schema as Schema, Object.fromEntries(entries), {
    ...shapingOf(hub, me(call)),
    readerOf: () => undefined,
  })
}

const beginsJob = (id: OperationId, { entity, affects } = resources[id]) =>
  entity !== 'Job' && statusOf(id) === 202 && affects.includes('Job' as never)

/** What is done to many things is done at once here, so its job has ended. */
function beginJob(hub: MockHub, call: Call, { example, count }: { example: Fields; count: number }): Item {
  const id = hub.newId()
  const now = hub.now().toISOString()
  const ended = { state: 'succeeded', startedTime: now, endedTime: now, canCancel: false }
  const fields = { ...example, ...ended, id, kind: call.id, createdTime: now, total: count, doneCount: count }
  return add(hub, 'Job', id, { ownerId: me(call), fields })
}

function known(hub: MockHub, call: Call, item: Item, example: Fields): Fields {
  const read = readerFor(hub, item, me(call))
  return Object.fromEntries(
    Object.keys(example ?? {}).flatMap((name) => (read(name) === undefined ? [] : [[name, read(name)]])),
  )
}

function unread(hub: MockHub, call: Call): number {
  return seenBy(hub, { ...call, params: {} }).filter((item) => !kept(item, 'isRead', me(call))).length
}

/** The answer of the lowest status that is no error. */
export function answerOf(id: OperationId) {
  const { responses } = operationOf(id)
  return resolved(responses[statusOf(id)]!)
}

export function statusOf(id: OperationId): number {
  return Math.min(...operations[id].statuses)
}

function answerSchema(id: OperationId): Schema {
  const schema = answerOf(id).content?.['application/json']?.schema
  return schema ? branchOf(resolved(schema) as Schema, {}) : {}
}
