import { sql, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'

export interface RecordQuery {
  types: readonly string[]
  memberId?: string | undefined
  objectId?: string | undefined
  /** Of what is told of one attempt. */
  attemptId?: string | undefined
  /** Excluded. */
  since?: Date | undefined
  /** Included. */
  until?: Date | undefined
  ascending: boolean
  after?: { storedAt: Date; id: string } | undefined
  limit: number
}

export type RecordRow = Awaited<ReturnType<typeof listRecords>>[number]

/** Facts of the whole hub, in the order in which they happened. */
export function listRecords(db: Db, query: RecordQuery) {
  const { types, memberId, objectId, attemptId, since, until, ascending, after, limit } = query
  const order = ascending ? 'asc' : 'desc'
  return records(db)
    .where(sql<SqlBool>`activity.type = any(${types}::text[])`)
    .$if(memberId !== undefined, (rows) => rows.where('activity.member_id', '=', memberId!))
    .$if(objectId !== undefined, (rows) => rows.where('activity.object_id', '=', objectId!))
    .$if(attemptId !== undefined, (rows) => rows.where(ofAttempt(attemptId!)))
    .$if(since !== undefined, (rows) => rows.where('activity.occurred_at', '>', since!))
    .$if(until !== undefined, (rows) => rows.where('activity.occurred_at', '<=', until!))
    .$if(after !== undefined, (rows) =>
      rows.where(
        sql<SqlBool>`(activity.occurred_at, activity.id) ${sql.raw(ascending ? '>' : '<')} (${after!.storedAt}, ${after!.id}::uuid)`,
      ),
    )
    .orderBy('activity.occurred_at', order)
    .orderBy('activity.id', order)
    .limit(limit)
    .execute()
}

/** Found by whose attempt it is and of what, which has an index. */
function ofAttempt(id: string) {
  return sql<SqlBool>`activity.details ->> 'attemptId' = ${id}
    and (activity.member_id, activity.object_id) = (select member_id, content_id from attempt where id = ${id}::uuid)`
}

export function findRecord(db: Db, id: string, types: readonly string[]) {
  return records(db)
    .where('activity.id', '=', id)
    .where(sql<SqlBool>`activity.type = any(${types}::text[])`)
    .executeTakeFirst()
}

/** With what they are about, which for a badge is its playlist. */
function records(db: Db) {
  return db
    .selectFrom('activity')
    .leftJoin('badge', (join) =>
      join.onRef('badge.id', '=', 'activity.object_id').on('activity.object_type', '=', 'badge'),
    )
    .leftJoin('content', (join) =>
      join.on((eb) => eb('content.id', '=', eb.fn.coalesce('badge.playlist_id', 'activity.object_id'))),
    )
    .select([
      'activity.id',
      'activity.type',
      'activity.occurred_at as occurredAt',
      'activity.member_id as memberId',
      'activity.object_type as objectType',
      'activity.object_id as objectId',
      'activity.details',
      'content.name as name',
      'content.locale as locale',
      'content.type as contentType',
    ])
}
