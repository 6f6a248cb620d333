import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { storedFiles } from './room.sql.ts'

/** Bytes that the hub, and each person in it, may keep. */
export interface Quotas {
  hub: number
  person: number
}

/** Reads the quotas and holds them until the transaction ends, so that others who want room wait. */
export function lockQuotas(db: Db, domainId: number): Promise<Quotas> {
  return quotas(db, domainId).forNoKeyUpdate().executeTakeFirstOrThrow()
}

export function findQuotas(db: Db, domainId: number): Promise<Quotas> {
  return quotas(db, domainId).executeTakeFirstOrThrow()
}

/** Sets those that are named. */
export async function setQuotas(db: Db, domainId: number, { hub, person }: Partial<Quotas>): Promise<void> {
  await db
    .updateTable('hub')
    .set({
      ...(hub !== undefined && { storage_quota: hub }),
      ...(person !== undefined && { storage_quota_per_person: person }),
    })
    .where('hub.domain_id', '=', domainId)
    .execute()
}

function quotas(db: Db, domainId: number) {
  return db
    .selectFrom('hub')
    .select(['hub.storage_quota as hub', 'hub.storage_quota_per_person as person'])
    .where('hub.domain_id', '=', domainId)
}

/** Files that somebody announced since a moment, those that are deleted by now included. */
export async function countUploads(db: Db, memberId: string, since: Date): Promise<number> {
  const count = sql<number>`count(*)::int`.as('count')
  const there = await db
    .selectFrom('upload')
    .select(count)
    .where('upload.member_id', '=', memberId)
    .where('upload.created_at', '>', since)
    .executeTakeFirstOrThrow()
  const gone = await db
    .selectFrom('deleted_file')
    .select(count)
    .where('deleted_file.uploaded_by', '=', memberId)
    .where('deleted_file.uploaded_at', '>', since)
    .executeTakeFirstOrThrow()
  return there.count + gone.count
}

/** Bytes that are taken. */
export interface Used {
  byHub: number
  byPerson: number
}

/** What all files take. */
export function sumSizes(db: Db, memberId: string | null, now: Date): Promise<Used> {
  return db
    .selectFrom(storedFiles(db, now).as('stored'))
    .select([
      sql<number>`coalesce(sum(stored.bytes), 0)::bigint`.as('byHub'),
      sql<number>`coalesce(sum(stored.bytes) filter (where stored."uploadedBy" = ${memberId}::uuid), 0)::bigint`.as(
        'byPerson',
      ),
    ])
    .executeTakeFirstOrThrow()
}
