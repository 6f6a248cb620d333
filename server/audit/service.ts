import { isDeepStrictEqual } from 'node:util'
import type { Call } from '../context.ts'
import { newId } from '../platform/ids.ts'
import { isUnchanged, missingIn } from './audit-entry-rules.ts'
import * as store from './store.ts'

/** A property with what it was and what it is now; null for nothing. Never a secret or an address. */
export interface AuditDetail {
  property: string
  oldValue: unknown
  value: unknown
}

export interface AuditEntry {
  action: 'CREATE' | 'DELETE' | 'RESTORE' | 'UPDATE' | 'RANK' | 'RESET RANK' | 'ARCHIVE' | 'ACTIVATE'
  /** The entity that the operation names in `x-resource`, in camelCase. */
  objectType: string
  /** Null for what is of the hub as a whole. */
  objectId: string | null
  objectName: string
  /** What changed. An update says it; one that says that nothing did is not written down. */
  details?: AuditDetail[] | undefined
}

/** Who acts; nobody of the hub where whoever runs the installation does. */
type Audited = Pick<Call, 'db' | 'context' | 'requestId' | 'audited'> & { caller: { memberId: string | null } }

/** Writes down who did what, in the transaction that does it. */
export function recordAudit(call: Audited, entry: AuditEntry): Promise<void> {
  return recordAudits(call, [entry])
}

/** The same for up to 1,000 things at once, in one statement. */
export async function recordAudits(
  { db, caller, context, requestId, audited }: Audited,
  asked: readonly AuditEntry[],
): Promise<void> {
  const entries = asked.filter((entry) => !isUnchanged(entry))
  for (let more = asked.length - entries.length; more > 0; more -= 1) audited.push('unchanged')
  if (entries.length === 0) return
  const common = { actorId: caller.memberId, requestId, now: context.now() }
  const rows = entries.map(({ details = [], ...entry }) => ({
    ...entry,
    ...common,
    id: newId(),
    details: JSON.stringify(details),
  }))
  await store.insertEntries(db, rows)
  const isChecked = context.config.checkAnswers
  for (const { action, objectType, objectId, ...entry } of entries)
    audited.push({
      action,
      objectType,
      objectId,
      properties: (entry.details ?? []).map(({ property }) => property),
      missing: isChecked ? missingIn({ action, ...entry }) : null,
    })
}

/** The properties that a body changes, each with what it was. @param before the thing as it was, by the same names */
export function detailsOf(before: object, patch: object): AuditDetail[] {
  const sent = Object.entries(patch).map(([property, value]) => ({
    property,
    oldValue: (before as Record<string, unknown>)[property] ?? null,
    value: value as unknown,
  }))
  return sent.filter(({ oldValue, value }) => !isDeepStrictEqual(oldValue, value))
}

/** Says that a call left everything as it was, so that there is nothing to write down. */
export function recordUnchanged({ audited }: Pick<Call, 'audited'>): void {
  audited.push('unchanged')
}
