import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isMate, type Seeker } from './reach.sql.ts'

/** Those of some people whom somebody may turn to. */
export function findInReach(db: Db, seeker: Seeker, ids: readonly string[]) {
  return db
    .selectFrom('member')
    .select(['member.id', 'member.first_name as firstName', 'member.last_name as lastName', 'member.email'])
    .where('member.is_deleted', '=', sql.lit(false))
    .where(sql<boolean>`member.id = any(${ids}::uuid[])`)
    .$if(!seeker.isAdmin, (query) => query.where(isMate(seeker)))
    .execute()
}
