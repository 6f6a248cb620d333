import { expressionBuilder, sql } from 'kysely'
import type { Database } from '../db/types.ts'

const eb = expressionBuilder<Database>()

/** Whom somebody may find by name and turn to: an admin everybody, others the people of their teams. */
export interface Seeker {
  teamIds: readonly string[]
  isAdmin: boolean
}

/** The people of the seeker's teams. */
export function mates({ teamIds }: Seeker) {
  return eb
    .selectFrom('team_member')
    .select('team_member.member_id')
    .where(sql<boolean>`team_member.team_id = any(${teamIds}::uuid[])`)
}

/** Whether the row of `member` is one of them. As an array, so that PostgreSQL begins with them and not with all by name. */
export function isMate(seeker: Seeker) {
  return sql<boolean>`member.id = any(array(${mates(seeker)}))`
}
