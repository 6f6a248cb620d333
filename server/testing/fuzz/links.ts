import { operations, type OperationId } from '../../../generated/server/operations.ts'
import { entities, resources } from '../../../generated/resources.ts'

/** What makes a thing, and what below its path shows, changes, takes away or restores such a thing. */
export interface Link {
  create: OperationId
  followers: OperationId[]
  /** The path parameter that names it. */
  param: string
}

/** The ways from create to get to delete and restore, as x-resource tells them. */
export function linksOf(ids: readonly OperationId[]): Link[] {
  return ids.flatMap((create) => {
    const { entity, does } = resources[create]
    const { id } = entities[entity]
    if (does !== 'create' || typeof id !== 'string') return []
    const below = `${operations[create].path.replace(/\/$/, '')}/`
    const followers = ids.filter((each) => each !== create && isAbout(each, create, below))
    const [param] = followers.map((each) => paramIn(operations[each].path.slice(below.length)))
    return param ? [{ create, followers, param }] : []
  })
}

/** Of the same entity, by its id, which follows the path that made it. */
function isAbout(id: OperationId, create: OperationId, below: string): boolean {
  const { path } = operations[id]
  return resources[id].entity === resources[create].entity && path.startsWith(`${below}{`)
}

const paramIn = (rest: string) => /^\{(\w+)\}/.exec(rest)?.[1]
