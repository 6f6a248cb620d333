import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The hubs that accepted content of another. */
export async function listReceivers(shared: Db, from: number): Promise<number[]> {
  const rows = await shared
    .selectFrom('content_grant')
    .select('content_grant.to_domain_id as domainId')
    .distinct()
    .where('content_grant.from_domain_id', '=', from)
    .where('content_grant.accepted_at', 'is not', null)
    .execute()
  return rows.map(({ domainId }) => domainId)
}

/** Makes content that another hub shares the hub's own, which can be changed here. @param db of the hub that receives it */
export async function makeOwn(db: Db, from: number): Promise<void> {
  await db
    .updateTable('content')
    .set({ given_by: null, given_print: null, version: sql<number>`content.version + 1` })
    .where('content.given_by', '=', from)
    .where('content.is_deleted', '=', false)
    .execute()
}

/** Ends all grants that a hub gave or received. */
export async function deleteGrantsOf(shared: Db, domainId: number): Promise<void> {
  await shared
    .deleteFrom('content_grant')
    .where((eb) =>
      eb.or([eb('content_grant.from_domain_id', '=', domainId), eb('content_grant.to_domain_id', '=', domainId)]),
    )
    .execute()
}
