import { ScimFault } from './scim-fault-rules.ts'
import { attributePath, parsePatchPath, type Filter } from './filter-rules.ts'
import { isUuid } from '../platform/ids.ts'
import { isObject, isPlain, type Json } from './match-rules.ts'
import type { Operation } from './patch-rules.ts'
import { allSchemas, attributeAt, GROUP } from './schema-rules.ts'

/** What a call asks for of a team: pure. Its members may be many, so they are added and removed rather than written anew. */

export interface GroupWish {
  name?: string
  externalId?: string | null
  /** Whether nobody stays who is not added. */
  replacesMembers: boolean
  added: Set<string>
  removed: Set<string>
}

export const MAX_MEMBERS = 10_000
const MAX_NAME = 200
const MAX_EXTERNAL_ID = 500

const SCHEMAS = allSchemas([]).filter(({ id }) => id === GROUP)

/** @throws ScimFault */
export function groupWish(operations: readonly Operation[]): GroupWish {
  const wish: GroupWish = { replacesMembers: false, added: new Set(), removed: new Set() }
  for (const { op, path, value } of operations) {
    const kind = op.toLowerCase()
    if (path) note(wish, kind, path, value)
    else if (kind === 'remove') throw new ScimFault('noTarget', 'Say in path what to remove.')
    else if (!isObject(value)) throw new ScimFault('invalidValue', 'Without a path the value has to be an object.')
    else for (const [key, own] of Object.entries(value)) if (attributePath(key)) note(wish, kind, key, own)
  }
  if (wish.added.size + wish.removed.size > MAX_MEMBERS)
    throw new ScimFault('tooMany', `A call changes ${MAX_MEMBERS} members at the most. Send the rest with another.`)
  return wish
}

/** What the hub does not have is passed over. */
function note(wish: GroupWish, kind: string, text: string, value: unknown): void {
  const { path, filter } = parsePatchPath(text)
  const found = attributeAt(SCHEMAS, path)
  if (!found) return
  const { name } = found.attribute
  if (name === 'members') noteMembers(wish, kind, filter, value)
  else if (filter) throw new ScimFault('invalidPath', `${name} has one value, so nothing can be chosen of it.`)
  else if (name === 'displayName') wish.name = nameFrom(kind, value)
  else wish.externalId = kind === 'remove' ? null : textOf(value, 'externalId', MAX_EXTERNAL_ID)
}

function noteMembers(wish: GroupWish, kind: string, filter: Filter | null, value: unknown): void {
  if (filter) {
    if (kind !== 'remove')
      throw new ScimFault('invalidPath', 'A filter chooses members to remove. Add others by value.')
    return leave(wish, idsIn(filter))
  }
  if (kind === 'remove' && value != null) return leave(wish, idsOf(value))
  if (kind !== 'add') {
    wish.replacesMembers = true
    wish.added.clear()
    wish.removed.clear()
  }
  if (kind === 'remove') return
  for (const id of idsOf(value)) {
    wish.added.add(id)
    wish.removed.delete(id)
  }
}

function leave(wish: GroupWish, ids: readonly string[]): void {
  for (const id of ids) {
    wish.added.delete(id)
    wish.removed.add(id)
  }
}

/** The ids in `value eq "…"`, several of them with or between them. */
function idsIn(filter: Filter): string[] {
  if (filter.type === 'or') return filter.of.flatMap(idsIn)
  const isId = filter.type === 'compare' && filter.comparison === 'eq' && filter.path.name.toLowerCase() === 'value'
  if (!isId || typeof filter.value !== 'string')
    throw new ScimFault('invalidPath', 'Members are chosen by their ids: members[value eq "…"].')
  return [idFrom(filter.value)]
}

function idsOf(value: unknown): string[] {
  const all = [value ?? []].flat() as unknown[]
  return all.map((each) => idFrom(isObject(each) ? (each as Json)['value'] : each))
}

function idFrom(value: unknown): string {
  if (typeof value === 'string' && isUuid(value)) return value.toLowerCase()
  throw new ScimFault('invalidValue', 'A member is named by the id of a user of this hub.')
}

function nameFrom(kind: string, value: unknown): string {
  const name = kind === 'remove' ? null : textOf(value, 'displayName', MAX_NAME)
  if (name === null) throw new ScimFault('invalidValue', 'A team needs a displayName.')
  return name
}

function textOf(value: unknown, name: string, max: number): string | null {
  if (value === null || value === undefined || value === '') return null
  const text = isPlain(value) ? String(value).trim() : ''
  if (text === '' || text.length > max)
    throw new ScimFault('invalidValue', `${name} has to be a text of ${max} characters at the most.`)
  return text
}
