import type { Call } from '../context.ts'
import { newId } from '../platform/ids.ts'
import * as store from './store.ts'

export interface AuditEntry {
  action: 'CREATE' | 'DELETE' | 'RESTORE' | 'UPDATE' | 'RANK' | 'RESET RANK' | 'ARCHIVE' | 'ACTIVATE'
  objectType: string
  objectId: string
  objectName: string
  /** What changed, as property and value pairs. Never a secret or an address. */
  details?: { property: string; value: unknown }[]
}

/** Writes down who did what, in the transaction that does it. */
export async function recordAudit(
  { db, caller, context, requestId }: Pick<Call, 'db' | 'caller' | 'context' | 'requestId'>,
  { details = [], ...entry }: AuditEntry,
): Promise<void> {
  await store.insertEntry(db, {
    ...entry,
    id: newId(),
    actorId: caller.memberId,
    details: JSON.stringify(details),
    requestId,
    now: context.now(),
  })
}
