import { sql } from 'kysely'

/**
 * The name of the row of `member` as others see it, as displayName in users/rules.ts has it. The indexes member_name and
 * member_without_words hold it in these words.
 */
export const NAME = sql<string>`coalesce(nullif(btrim(member.first_name || ' ' || member.last_name), ''), split_part(member.email, '@', 1))`
