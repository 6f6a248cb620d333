import { entities, resources, type Entity } from '../../generated/resources.ts'
import type { OperationId } from '../../generated/server/operations.ts'
import type { Audited } from '../context.ts'
import { BrokenAnswer } from '../contract/broken-answer.ts'
import type { OperationRow } from '../contract/operation-row.ts'

/** The name under which the list of changes knows what an operation is about. */
export function objectTypeOf(id: OperationId): string {
  return loggedName(resources[id].entity)
}

/** The same of what an entity is. */
export function loggedName(entity: Entity): string {
  const name = entities[entity].loggedAs ?? entity
  return name[0]!.toLowerCase() + name.slice(1)
}

/**
 * In development and in tests a success that the contract calls audited must have written down what it did to what.
 * @param body as it was sent; an update says of something in it what it was and what it is now
 * @throws BrokenAnswer with a sentence that says what is missing
 */
export function mustBeAudited(
  id: OperationId,
  { access: { audit } }: Pick<OperationRow, 'access'>,
  audited: readonly (Audited | 'unchanged')[],
  body: unknown,
): void {
  if (!audit || audited.includes('unchanged')) return
  const objectType = objectTypeOf(id)
  const entries = audited.filter((entry) => entry !== 'unchanged')
  const entry = entries.find((each) => each.action === audit && each.objectType === objectType)
  if (!entry) {
    const written = entries.map((each) => `${each.action} of ${each.objectType}`).join(', ') || 'nothing'
    throw new BrokenAnswer(
      `${id} says audit: ${audit} and must write down ${audit} of ${objectType}, but wrote ${written}. Call recordAudit in the transaction of the change, or recordUnchanged where there is none.`,
    )
  }
  if (entry.missing) throw new BrokenAnswer(`${id} wrote down ${audit} of ${objectType} ${entry.missing}.`)
  const sent = audit === 'UPDATE' && resources[id].does === 'update' ? namesIn(body) : []
  const named = entries.flatMap(({ properties }) => properties)
  if (sent.length > 0 && !named.some((property) => sent.includes(property.split('.')[0]!)))
    throw new BrokenAnswer(
      `${id} wrote down UPDATE of ${objectType} and says of nothing that was sent what it was: ${sent.join(', ')}.`,
    )
}

/** The properties of a body. None where it has parts that an entry calls by names of their own, such as custom fields, or a password, of which it says only that there is another. */
function namesIn(body: unknown): string[] {
  const sent = Array.isArray(body) ? [] : Object.entries(Object(body) as object)
  const isApart = ([name, value]: [string, unknown]) =>
    name === 'password' || (Array.isArray(value) && value.some((each) => typeof each === 'object'))
  return sent.some(isApart) ? [] : sent.map(([name]) => name)
}
