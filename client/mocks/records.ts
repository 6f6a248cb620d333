import { isPlainObject, mergeDeep } from 'remeda'
import { entities, type Entity } from '../../generated/resources.ts'

/** What the mock hub keeps: one record for each thing, in the contract's own words. */

export type Fields = Record<string, unknown>

export interface Item {
  kind: Entity
  /** Unique within its kind. */
  key: string
  fields: Fields
  /** What is true for one person alone, such as whether it is saved, by the id of the person. */
  mine: Map<string, Fields>
  /** The path parameters under which it was made. */
  scope: Fields
  /** To whom alone it belongs; null for what everybody has. */
  ownerId: string | null
  version: number
  isDeleted: boolean
}

export type Records = Map<Entity, Map<string, Item>>

/** A view such as Content has no records of its own; they are those of what it holds. */
export function kindsOf(entity: Entity): readonly Entity[] {
  return entities[entity].holds ?? [entity]
}

export function itemsOf(records: Records, entity: Entity): Item[] {
  return kindsOf(entity).flatMap((kind) => [...(records.get(kind)?.values() ?? [])])
}

export function findItem(records: Records, entity: Entity, key: string): Item | undefined {
  for (const kind of kindsOf(entity)) {
    const found = records.get(kind)?.get(key)
    if (found) return found
  }
  return undefined
}

/** Which of the kinds of a view something is, by its type. */
export function kindFor(entity: Entity, { type }: Fields): Entity {
  const kinds = kindsOf(entity)
  const named = kinds.find((kind) => kind.toLowerCase() === type)
  return named ?? kinds[0]!
}

export function addItem(records: Records, kind: Entity, key: string, about: Partial<Item> = {}): Item {
  const known = records.get(kind)?.get(key)
  if (known) return merge(known, about.fields ?? {})
  const item: Item = {
    kind,
    key,
    mine: new Map(),
    scope: {},
    ownerId: null,
    version: 1,
    isDeleted: false,
    ...about,
    fields: {},
  }
  const ofKind = records.get(kind) ?? new Map<string, Item>()
  records.set(kind, ofKind.set(key, item))
  return merge(item, about.fields ?? {})
}

export function merge(item: Item, fields: Fields): Item {
  for (const [name, value] of Object.entries(fields)) {
    const known = kept(item, name, null)
    const whole = isPlainObject(known) && isPlainObject(value) ? mergeDeep(known, value) : value
    if (whole !== undefined) item.fields[canonical(item.kind, name)] = whole
  }
  return item
}

export function mergeFor(item: Item, personId: string, fields: Fields): void {
  const own = item.mine.get(personId) ?? {}
  item.mine.set(personId, own)
  for (const [name, value] of Object.entries(fields)) own[canonical(item.kind, name)] = value
}

export function removeItem(records: Records, { kind, key }: Item): void {
  records.get(kind)?.delete(key)
}

/** What is kept under any of the names of a field. */
export function kept(item: Item, name: string, personId: string | null): unknown {
  const field = canonical(item.kind, name)
  const own = personId === null ? undefined : item.mine.get(personId)?.[field]
  return own ?? item.fields[field]
}

/** A field goes by one name here, however often the contract spells it. */
export function canonical(kind: Entity, name: string): string {
  for (const [field, others] of Object.entries(entities[kind].spelled ?? {})) if (others.includes(name)) return field
  return name
}

/** What tells one of an entity from the others: its id, or where it has none the path that leads to it. */
export function keyOf(entity: Entity, fields: Fields, params: Fields = {}): string {
  const { id } = entities[entity]
  if (id === undefined) return typeof fields['id'] === 'string' ? fields['id'] : Object.values(params).join('/')
  const names = [id].flat()
  const nested = fields[names[0]!.replace(/Id$/, '')] as Fields | null | undefined
  if (names.every((name) => fields[name] !== undefined)) return names.map((name) => fields[name]).join('.')
  const key = fields['id'] ?? nested?.['id']
  return typeof key === 'string' || typeof key === 'number' ? `${key}` : ''
}
