import type { Call } from '../context.ts'
import { newId } from '../platform/ids.ts'

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
  call: Pick<Call, 'db' | 'caller' | 'context' | 'requestId'>,
  entry: AuditEntry,
): Promise<void> {
  await call.db
    .insertInto('audit_entry')
    .values({
      id: newId(),
      actor_id: call.caller.memberId,
      action: entry.action,
      object_type: entry.objectType,
      object_id: entry.objectId,
      object_name: entry.objectName,
      details: JSON.stringify(entry.details ?? []),
      request_id: call.requestId,
      created_at: call.context.now(),
    })
    .execute()
}
