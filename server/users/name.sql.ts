import { sql } from 'kysely'

/**
 * The name of the row of `member` as others see it, as displayName in users/rules.ts has it. The indexes member_name and
 * member_without_words hold it in these words.
 */
export const NAME = sql<string>`coalesce(nullif(btrim(member.first_name || ' ' || member.last_name), ''), split_part(member.email, '@', 1))`

/** The same of a record `new` of somebody who is not in it yet. */
export const NAME_OF_NEW = sql<string>`coalesce(nullif(btrim(new."firstName" || ' ' || new."lastName"), ''), split_part(new.email, '@', 1))`
