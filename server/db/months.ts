import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** The functions of the database that make the coming months of a log, and drop those that it is not kept for. */
type KeepMonths = 'keep_security_log' | 'keep_activity'

/** Has the database look after the monthly parts of a log, of all hubs at once. */
export async function keepMonths(db: Pick<Db, 'executeQuery'>, of: KeepMonths): Promise<void> {
  await db.executeQuery(sql`select ${sql.id(of)}()`.compile(db as Db))
}
