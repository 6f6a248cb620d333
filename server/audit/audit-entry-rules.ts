import { isDeepStrictEqual } from 'node:util'
import type { Audited } from '../context.ts'
import type { AuditDetail, AuditEntry } from './service.ts'

/** What an entry of the list of changes says. */

/** Their entries say what was before and what is now; the others, that a thing came or went. */
const CHANGING: readonly string[] = ['UPDATE', 'RANK', 'RESET RANK', 'ACTIVATE']

/** They name a place, which says all; of others a value may be written down in part, and be another one all the same. */
const RANKING: readonly string[] = ['RANK', 'RESET RANK']

/** Whether everything stayed as it was, so that there is nothing to write down. */
export function isUnchanged({ action, details }: Pick<AuditEntry, 'action' | 'details'>): boolean {
  if (!CHANGING.includes(action) || details === undefined) return false
  const isSame = ({ oldValue, value }: AuditDetail) => isDeepStrictEqual(oldValue, value)
  return details.length === 0 || (RANKING.includes(action) && details.every(isSame))
}

/** What an entry leaves out that its action asks for, or null. @param entry as it is about to be written */
export function missingIn({
  action,
  objectName,
  details = [],
}: Pick<AuditEntry, 'action' | 'objectName' | 'details'>): string | null {
  if (objectName.trim() === '') return 'without the name of the thing'
  if (!CHANGING.includes(action)) return null
  if (details.length === 0) return 'without saying which property changed'
  const isWhole = ({ property, oldValue, value }: AuditDetail) =>
    property !== '' && oldValue !== undefined && value !== undefined
  return details.every(isWhole) ? null : 'without saying what a property was and what it is now'
}

/**
 * In development and in tests each thing that a job changed has an entry of its own, which says what its action asks for.
 * @param changed the ids of what the job answers as done
 * @throws Error with a sentence that says which one has none
 */
export function mustBeListed(
  kind: string,
  changed: readonly string[],
  audited: readonly (Audited | 'unchanged')[],
): void {
  const entries = audited.filter((entry) => entry !== 'unchanged')
  const faulty = entries.find(({ missing }) => missing)
  if (faulty) throw new Error(`${kind} wrote down ${faulty.action} of ${faulty.objectType} ${faulty.missing}.`)
  const listed = new Set(entries.map(({ objectId }) => objectId))
  const unlisted = changed.filter((id) => !listed.has(id))
  if (unlisted.length > audited.length - entries.length)
    throw new Error(
      `${kind} changed ${unlisted.join(', ')} and wrote down no change of it. Call recordAudit for each, or recordUnchanged where there is none.`,
    )
}
