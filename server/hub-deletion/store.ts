import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { activeAdmins } from '../users/member.sql.ts'
import { personAs, type PersonRow } from '../users/person.sql.ts'

/** That a hub is to be deleted, and who is told. */

export interface DeletionRow {
  id: string
  requestedAt: Date
  dueAt: Date
  requester: PersonRow
}

export function findDeletion(db: Db): Promise<DeletionRow | undefined> {
  return db
    .selectFrom('hub_deletion')
    .innerJoin('member as requester', 'requester.id', 'hub_deletion.requested_by')
    .select([
      'hub_deletion.id',
      'hub_deletion.requested_at as requestedAt',
      'hub_deletion.due_at as dueAt',
      personAs('requester').$castTo<PersonRow>().as('requester'),
    ])
    .executeTakeFirst()
}

/** Both moments are the database's to say. */
export async function insertDeletion(db: Db, id: string, requestedBy: string): Promise<void> {
  await db.insertInto('hub_deletion').values({ id, requested_by: requestedBy }).execute()
}

/** @returns whether it was cancelled; what is due goes on */
export async function removeDeletion(db: Db): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('hub_deletion')
    .where(sql<boolean>`hub_deletion.due_at > clock_timestamp()`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Admins who can sign in. */
export function listAdmins(db: Db) {
  return activeAdmins(db)
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName', 'locale'])
    .execute()
}
