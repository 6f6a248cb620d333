import { sql } from 'kysely'
import type { Db } from './db/connect.ts'

/** What the first start looks for in a database. */

/** Whether an account with one of these addresses exists. */
export async function hasAccount(shared: Db, emails: readonly string[]): Promise<boolean> {
  const row = await shared.selectFrom('account').select('id').where('email', 'in', emails).executeTakeFirst()
  return row !== undefined
}

/** Whether anybody could sign in at all. */
export async function hasPassword(shared: Db): Promise<boolean> {
  const row = await shared
    .selectFrom('account')
    .select('id')
    .where('password_changed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The id of the oldest team of a hub. */
export async function firstTeam(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('team').select('team.id').orderBy('team.created_at').executeTakeFirst())?.id
}

/** Whether a hub is being made with these accounts and was not finished: it has nobody else, and not all of them with a password. */
export async function isUnfinished(db: Db, emails: readonly string[]): Promise<boolean> {
  const members = await db
    .selectFrom('member')
    .leftJoin('account', 'account.id', 'member.account_id')
    .select(['member.email', 'account.password_changed_at as passwordChangedAt'])
    .limit(emails.length + 1)
    .execute()
  const ready = members.filter((member) => member.passwordChangedAt !== null)
  return ready.length < emails.length && members.every(({ email }) => emails.includes(email))
}

/** Whether a name led to a hub that was deleted. */
export async function ledToDeleted(shared: Db, hostname: string): Promise<boolean> {
  const row = await shared
    .selectFrom('deleted_hub')
    .select('deleted_hub.domain_id')
    .where(sql<boolean>`${hostname} = any(deleted_hub.hostnames)`)
    .executeTakeFirst()
  return row !== undefined
}
