import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Where the newest files of a hub lie that can be served. */
export async function listNewestKeys(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('file')
    .select(sql<string>`coalesce(file.served_key, file.storage_key)`.as('key'))
    .where('file.status', '=', 'ready')
    .where(sql<boolean>`coalesce(file.served_key, file.storage_key) is not null`)
    .orderBy('file.id', 'desc')
    .limit(sql.lit(limit))
    .execute()
  return rows.map(({ key }) => key)
}
