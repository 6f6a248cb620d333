import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export interface NewEntry {
  id: string
  actorId: string | null
  action: string
  objectType: string
  objectId: string | null
  objectName: string
  /** JSON */
  details: string
  requestId: string
  now: Date
}

/** However many there are, in one statement of the same text, which PostgreSQL plans once. */
export async function insertEntries(db: Db, entries: readonly NewEntry[]): Promise<void> {
  const each = <K extends keyof NewEntry>(name: K) => entries.map((entry) => entry[name])
  await db
    .insertInto('audit_entry')
    .columns([
      'id',
      'actor_id',
      'action',
      'object_type',
      'object_id',
      'object_name',
      'details',
      'request_id',
      'created_at',
    ])
    .expression(
      db
        .selectFrom(
          sql<NewEntry>`unnest(${each('id')}::uuid[], ${each('actorId')}::uuid[], ${each('action')}::text[],
            ${each('objectType')}::text[], ${each('objectId')}::uuid[], ${each('objectName')}::text[], ${each('details')}::jsonb[],
            ${each('requestId')}::text[], ${each('now')}::timestamptz[])`.as<'new'>(
            sql`new(id, "actorId", action, "objectType", "objectId", "objectName", details, "requestId", now)`,
          ),
        )
        .select([
          'new.id',
          'new.actorId',
          'new.action',
          'new.objectType',
          'new.objectId',
          'new.objectName',
          'new.details',
          'new.requestId',
          'new.now',
        ]),
    )
    .execute()
}
