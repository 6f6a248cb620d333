import { operations, type OperationId } from '../../../generated/server/operations.ts'
import { entities, resources, type Does, type Entity } from '../../../generated/resources.ts'
import type { Allowed } from '../../contract/operation-row.ts'
import { operationOf, parametersOf, resolved } from '../../../client/mocks/input.ts'
import { examplesOf } from '../../../client/mocks/seed.ts'

/** The built operations on one entity that belong together, because they lie under the same path. */
export interface Family {
  entity: Entity
  create: OperationId
  /** That of the next two that shows what was made. */
  reader?: OperationId
  get?: OperationId
  list?: OperationId
  update?: OperationId
  delete?: OperationId
  restore?: OperationId
}

export const all = Object.keys(operations) as OperationId[]
export const built = all.filter((id) => !operations[id].statuses.some((status) => status === 501))

/** One for each operation that makes single things of its kind and has a read that shows them. */
export function familiesOf(ids: readonly OperationId[]): Family[] {
  return ids
    .filter((id) => resources[id].does === 'create' && isForPeople(id) && namesOne(id))
    .map((create) => familyOf(create, ids))
    .filter(({ reader }) => reader)
}

function familyOf(create: OperationId, ids: readonly OperationId[]): Family {
  const { entity } = resources[create]
  const family: Family = { entity, create }
  for (const does of ['get', 'list', 'update', 'delete', 'restore'] as const) {
    const [nearest] = ids
      .filter((id) => resources[id].entity === entity && resources[id].does === does && isFor(id, entity, does))
      .toSorted((a, b) => near(b, create) - near(a, create))
    if (nearest) family[does] = nearest
  }
  // Who makes things may not see them as a learner does: the read that lies nearer tells.
  const [reader] = [family.get ?? [], family.list ?? []].flat().toSorted((a, b) => near(b, create) - near(a, create))
  return { ...family, ...(reader && { reader }) }
}

/** An action that sets something of a thing, and the read that shows it. */
export interface Action {
  act: OperationId
  get: OperationId
}

/** @param known the path parameters for which there is something */
export function actionsOf(ids: readonly OperationId[], known: readonly string[]): Action[] {
  return ids
    .filter((id) => resources[id].does === 'act' && resources[id].sets && !operationOf(id).requestBody)
    .filter((id) => pathNames(id).every((name) => known.includes(name)))
    .flatMap((act) => {
      const { entity } = resources[act]
      const [get] = ids
        .filter((id) => resources[id].entity === entity && resources[id].does === 'get' && showsAll(id, act))
        .toSorted((a, b) => near(b, act) - near(a, act))
      return get ? [{ act, get }] : []
    })
}

/** By any name that the contract has for the field. */
export function namesOf(entity: Entity, field: string): string[] {
  return [field, ...(entities[entity].spelled?.[field] ?? [])]
}

function showsAll(get: OperationId, act: OperationId): boolean {
  const [example] = examplesOf(get)
  const { entity, sets = {} } = resources[act]
  return Object.keys(sets).every((field) => namesOf(entity, field).some((name) => example && name in example))
}

/** Not for programs alone, whose scopes no admin has. */
function isForPeople(id: OperationId): boolean {
  const allow: readonly Allowed[] = operations[id].access.allow
  return allow.some((who) => typeof who === 'string' || !('scope' in who))
}

/** Whether the answer is the id of one new thing. */
function namesOne(id: OperationId): boolean {
  const { content = {} } = resolved(operationOf(id).responses['201'] ?? {})
  const schema = content['application/json']?.schema
  const { properties, allOf } = schema ? (resolved(schema) as { properties?: object; allOf?: unknown[] }) : {}
  return (properties !== undefined && 'id' in properties) || allOf !== undefined
}

/** Of a thing by its id, and with no other thing in the path that the new one might not be in. */
function isFor(id: OperationId, entity: Entity, does: Does): boolean {
  const names = pathNames(id)
  const own = idOf(entity)
  const isById = names.includes(own) || names.includes('id')
  return does === 'list' ? !isById && !names.includes('assetId') && !names.includes('imageId') : isById
}

function pathNames(id: OperationId): string[] {
  return parametersOf(id).flatMap(({ name, in: place }) => (place === 'path' ? [name] : []))
}

export function idOf(entity: Entity): string {
  return [entities[entity].id ?? 'id'].flat()[0]!
}

/** How many parts two paths begin with in common. */
function near(id: OperationId, other: OperationId): number {
  const [a, b] = [operations[id].path.split('/'), operations[other].path.split('/')]
  const apart = a.findIndex((part, index) => part !== b[index])
  return apart < 0 ? a.length : apart
}
