import { expressionBuilder, sql } from 'kysely'
import type { Database } from '../db/types.ts'
import { personAs, type PersonRow } from '../users/person.sql.ts'
import type { Viewer } from './rules.ts'

/** What others shared with somebody, by name or through a team. */

const eb = expressionBuilder<Database>()
type Who = Pick<Viewer, 'memberId' | 'teamIds'>

/** A name in a list of those who shared something. */
const MAX_SHARERS = 100

/** The ids of all shares that reach somebody. What they shared themselves with their own team is among them. */
export function sharesWith({ memberId, teamIds }: Who) {
  return eb
    .selectFrom('share_member')
    .select('share_member.share_id')
    .where(sql<boolean>`share_member.member_id = ${memberId}::uuid`)
    .unionAll(
      eb
        .selectFrom('share_team')
        .select('share_team.share_id')
        .where(sql<boolean>`share_team.team_id = any(${teamIds}::uuid[])`),
    )
}

/** Who shared what stands in `content` with somebody, the latest first. */
export function sharersOf(who: Who) {
  const last = handedOver(who)
    .where('recommendation.type', '=', sql.lit('share'))
    .groupBy('recommendation.sharer_id')
    .select(['recommendation.sharer_id as sharerId', sql<Date>`max(recommendation.created_at)`.as('sharedAt')])
    .orderBy('sharedAt', 'desc')
    .orderBy('sharerId')
    .limit(sql.lit(MAX_SHARERS))
  const people = eb
    .selectFrom(last.as('last'))
    .innerJoin('member as sharer', 'sharer.id', 'last.sharerId')
    .select(
      sql`coalesce(jsonb_agg(${personAs('sharer')} order by last."sharedAt" desc, sharer.id), '[]'::jsonb)`.as(
        'people',
      ),
    )
  return sql<PersonRow[]>`(${people})`
}

/** Whether what stands in `content` was handed over to anybody. Little ever is, so who did it is looked for where this is so. */
export function wasHandedOver() {
  const any = eb
    .selectFrom('share as handed')
    .select(sql.lit(1).as('one'))
    .where('handed.content_id', '=', sql.ref<string>('content.id'))
  return sql<boolean>`exists (${any})`
}

/** How what stands in `content` was last handed over to somebody; null where it was not or they dismissed it. */
export function lastHandedOverAs(who: Who) {
  const last = handedOver(who)
    .leftJoin('share_dismissal', (join) =>
      join
        .on(sql<boolean>`share_dismissal.member_id = ${who.memberId}::uuid`)
        .onRef('share_dismissal.content_id', '=', 'share.content_id')
        .on(sql<boolean>`share_dismissal.opens_in = coalesce(share.context_id, share.content_id)`),
    )
    .where(isUndismissed())
    .select('recommendation.type')
    .orderBy('recommendation.created_at', 'desc')
    .orderBy('recommendation.id', 'desc')
    .limit(sql.lit(1))
  return sql<string | null>`(${last})`
}

/** Whether something was shared after `share_dismissal`, if there is one. */
export function isUndismissed() {
  return sql<boolean>`(share_dismissal.dismissed_at is null or recommendation.created_at > share_dismissal.dismissed_at)`
}

function handedOver({ memberId, teamIds }: Who) {
  const byName = eb
    .selectFrom('share_member')
    .select(sql.lit(1).as('one'))
    .where(sql<boolean>`share_member.member_id = ${memberId}::uuid`)
    .where('share_member.share_id', '=', sql.ref<string>('share.id'))
  const byTeam = eb
    .selectFrom('share_team')
    .select(sql.lit(1).as('one'))
    .where(sql<boolean>`share_team.team_id = any(${teamIds}::uuid[])`)
    .where('share_team.share_id', '=', sql.ref<string>('share.id'))
  return eb
    .selectFrom('share')
    .innerJoin('recommendation', 'recommendation.id', 'share.recommendation_id')
    .where('share.content_id', '=', sql.ref<string>('content.id'))
    .where(sql<boolean>`recommendation.sharer_id <> ${memberId}::uuid`)
    .where(eb.or([eb.exists(byName), eb.exists(byTeam)]))
}
