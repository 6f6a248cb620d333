import { entities, resources, type Entity } from '../../generated/resources.ts'
import type { OperationId } from '../../generated/server/operations.ts'
import type { Audited } from '../context.ts'
import { BrokenAnswer } from '../contract/answers.ts'
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
 * @throws BrokenAnswer with a sentence that says what is missing
 */
export function mustBeAudited(
  id: OperationId,
  { access: { audit } }: Pick<OperationRow, 'access'>,
  audited: readonly (Audited | 'unchanged')[],
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
  if (!entry.isComplete)
    throw new BrokenAnswer(`${id} wrote down an UPDATE of ${objectType} without saying which property changed.`)
}
