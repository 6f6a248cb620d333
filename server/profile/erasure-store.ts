import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { erasures } from './erasure-tables.ts'
import { personalTables, type PersonalTable } from './export-tables.ts'

/** Removing what the hub keeps of somebody. */

export interface ErasedRow {
  id: string
  email: string
  accountId: string | null
}

/** What somebody is called from then on. */
const NAME = { first_name: 'Deleted', last_name: 'user' }
const addressOf = (id: string) => `${id}@erased.invalid`

/** Those whose data is still to be removed. */
export async function listToErase(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .select('member.id')
    .where('member.erased_at', 'is not', null)
    .where(sql<boolean>`member.email <> member.id::text || '@erased.invalid'`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Somebody whose data is still to be removed, held until the end of the transaction. */
export async function lockToErase(db: Db, memberId: string): Promise<ErasedRow | undefined> {
  const row = await db
    .selectFrom('member')
    .select(['member.id', 'member.email', 'member.account_id as accountId'])
    .where('member.id', '=', memberId)
    .where('member.erased_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return row?.email === addressOf(memberId) ? undefined : row
}

/** Deletes the rows of every table whose rows go. */
export async function deleteRows(db: Db, person: ErasedRow): Promise<void> {
  for (const table of personalTables) if (erasures[table.file] === 'deleted') await deleteRowsOf(db, table, person)
  await db.deleteFrom('idempotency_key').where('idempotency_key.member_id', '=', person.id).execute()
}

async function deleteRowsOf(db: Db, { table, by }: PersonalTable, { id, email }: ErasedRow): Promise<void> {
  if ('address' in by) {
    const address = sql`lower(${sql.ref(`${table}.${by.address}`)})`
    await db
      .deleteFrom(table)
      .where(sql<boolean>`${address} = lower(${email})`)
      .execute()
  } else if (!('account' in by)) {
    const from = 'through' in by ? by.through : table
    await db
      .deleteFrom(from)
      .where(sql<boolean>`${sql.ref(`${from}.${by.id}`)} = ${id}::uuid`)
      .execute()
  }
}

/** Takes the words of somebody out of what stays. */
export async function emptyRows(db: Db, memberId: string): Promise<void> {
  await db
    .updateTable('content_user')
    .set({ rating_message: null })
    .where('content_user.member_id', '=', memberId)
    .where('content_user.rating_message', 'is not', null)
    .execute()
  await db
    .updateTable('recommendation')
    .set({ message: null })
    .where('recommendation.sharer_id', '=', memberId)
    .execute()
  await db.updateTable('notification').set({ message: null }).where('notification.actor_id', '=', memberId).execute()
  await db
    .updateTable('job_item')
    .set({ name: `${NAME.first_name} ${NAME.last_name}`, before: null, wish: null })
    .where('job_item.subject_id', '=', memberId)
    .execute()
  await sql`select erase_changes_of(${memberId}::uuid)`.execute(db)
  await sql`select erase_completion_reasons_of(${memberId}::uuid)`.execute(db)
}

/** Leaves nothing of a member but what others count. */
export async function emptyMember(db: Db, memberId: string): Promise<void> {
  await db
    .updateTable('member')
    .set({
      ...NAME,
      email: addressOf(memberId),
      email_key: addressOf(memberId),
      account_id: null,
      external_id: null,
      is_admin: false,
      privileges: [],
      timezone: null,
      start_date: null,
      employee_id: null,
      manager_email: null,
      manager_employee_id: null,
      last_access_at: null,
      previous_visit_at: null,
      version: sql<number>`member.version + 1`,
    })
    .where('member.id', '=', memberId)
    .execute()
}
