import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** Somebody in the hub by e-mail address, whatever its case, also before they accepted and while they are suspended. */
export async function findIdByEmail(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('member')
    .select('member.id')
    .where(sql<string>`lower(member.email)`, '=', email.toLowerCase())
    .where('member.is_deleted', '=', false)
    .executeTakeFirst()
  return row?.id
}
