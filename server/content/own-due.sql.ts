import { expressionBuilder, sql } from 'kysely'
import type { Database } from '../db/types.ts'
import { isCompleted } from './completion.sql.ts'
import { DAY_END } from './goal.sql.ts'
import type { Viewer } from './rules.ts'

/** By when people want to have finished content, as they set it for themselves. No assignment: who asks them for something does not see it. */

const eb = expressionBuilder<Database>()

/** The day that somebody set, completed or not, as it is written; `mine` is their content_user. */
export function ownDueDate() {
  return sql<string | null>`mine.due_on::text`
}

/** The moment at which that day ends for them; null where they set none, and once they have completed what stands in `content`. */
export function ownDueAt({ memberId }: Pick<Viewer, 'memberId'>) {
  const zone = eb
    .selectFrom('member as person')
    .innerJoin('hub as home', 'home.domain_id', 'person.domain_id')
    .select((of) => of.fn.coalesce('person.timezone', 'home.timezone').as('zone'))
    .where(sql<boolean>`person.id = ${memberId}::uuid`)
  return sql<Date | null>`case when mine.due_on is not null and not ${isCompleted(memberId)}
    then (mine.due_on + ${DAY_END}) at time zone (${zone}) end`
}

/** The ids of all content for which somebody set a day. */
export function ownDueContent({ memberId }: Pick<Viewer, 'memberId'>) {
  return eb
    .selectFrom('content_user as own')
    .select('own.content_id as id')
    .where(sql<boolean>`own.member_id = ${memberId}::uuid`)
    .where('own.due_on', 'is not', null)
}
