import { sql } from 'kysely'

/**
 * The name of the row of `member` as others see it, as displayName in users/rules.ts has it. The indexes member_name and
 * member_without_words hold it in these words.
 */
export const NAME = nameOf('member.first_name', 'member.last_name', 'member.email')

/** The same of a record `new` of somebody who is not in it yet. */
export const NAME_OF_NEW = nameOf('new.firstName', 'new.lastName', 'new.email')

/** The same of the row of `member` under another name. */
export function nameFrom(table: string) {
  return nameOf(`${table}.first_name`, `${table}.last_name`, `${table}.email`)
}

function nameOf(first: string, last: string, email: string) {
  const name = sql`${sql.ref(first)} || ' ' || ${sql.ref(last)}`
  return sql<string>`coalesce(nullif(btrim(${name}), ''), split_part(${sql.ref(email)}, '@', 1))`
}
