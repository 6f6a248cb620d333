import type { Db } from '../db/connect.ts'

export interface NewEntry {
  id: string
  actorId: string
  action: string
  objectType: string
  objectId: string | null
  objectName: string
  /** JSON */
  details: string
  requestId: string
  now: Date
}

export async function insertEntries(db: Db, entries: readonly NewEntry[]): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values(
      entries.map((entry) => ({
        id: entry.id,
        actor_id: entry.actorId,
        action: entry.action,
        object_type: entry.objectType,
        object_id: entry.objectId,
        object_name: entry.objectName,
        details: entry.details,
        request_id: entry.requestId,
        created_at: entry.now,
      })),
    )
    .execute()
}
