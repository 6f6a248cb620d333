import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Database } from '../../db/types.ts'
import { hasOpenWay, memberAsViewer } from '../visibility.sql.ts'
import type { OwnAudience } from './rules.ts'

/** Whom content is meant for. */

/**
 * A team that stays is in it since when it was; out of everybody, the teams that are left are in it since everybody was.
 * @throws a foreign key violation for a team that the hub does not have
 */
export async function saveAudience(
  db: Db,
  contentId: string,
  { audience, teamIds, onlyInPlaylists }: OwnAudience,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('content_team')
    .using('content')
    .whereRef('content.id', '=', 'content_team.content_id')
    .where('content.id', '=', contentId)
    // Teams that stand there while it is not for teams are in no audience.
    .where((eb) =>
      eb.or([eb('content.audience', '<>', 'teams'), sql<boolean>`content_team.team_id <> all(${teamIds}::uuid[])`]),
    )
    .execute()
  if (teamIds.length)
    await db
      .insertInto('content_team')
      .columns(['content_id', 'team_id', 'since'])
      .expression(
        db
          .selectFrom('content')
          .where('content.id', '=', contentId)
          .select((eb) => [
            'content.id',
            sql<string>`unnest(${teamIds}::uuid[])`.as('team_id'),
            sinceOf(eb, 'all', now).as('since'),
          ]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await db
    .updateTable('content')
    .set((eb) => ({ audience, only_in_playlists: onlyInPlaylists, audience_since: sinceOf(eb, audience, now) }))
    .where('content.id', '=', contentId)
    .execute()
}

/** Since when it is for an audience, where it is for that already; now otherwise. */
function sinceOf(eb: ExpressionBuilder<Database, 'content'>, audience: OwnAudience['audience'], now: Date) {
  return eb
    .case()
    .when('content.audience', '=', audience)
    .then(eb.ref('content.audience_since'))
    .else(sql<Date>`${now}::timestamptz`)
    .end()
}

/**
 * How many people saw content that is published and not deleted with the audience that it had and do not with the one that it has. Its ways have to
 * be those of whichever of the two is seen through playlists alone.
 */
export async function countLosses(
  db: Db,
  contentId: string,
  { before, after }: { before: OwnAudience; after: OwnAudience },
  now: Date,
): Promise<number> {
  const through = hasOpenWay('content', memberAsViewer(now))
  const { count } = await db
    .selectFrom('content')
    .innerJoin('member', (join) => join.on('member.is_deleted', '=', false))
    .where('content.id', '=', contentId)
    .where('content.published', '=', true)
    .where(isMeantBy(before))
    .$if(before.onlyInPlaylists, (query) => query.where(through))
    .where((eb) => eb.not(after.onlyInPlaylists ? eb.and([isMeantBy(after), through]) : isMeantBy(after)))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Whether an audience takes the row of `member` in. People and teams are joined: to ask for the teams of each of many people is slow. */
function isMeantBy({ audience, teamIds }: OwnAudience): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'member'>()
  if (audience === 'all') return sql<SqlBool>`true`
  if (audience === 'admin') return eb('member.is_admin', '=', true)
  return eb.exists(
    eb
      .selectFrom('team_member')
      .innerJoin('team', 'team.id', 'team_member.team_id')
      .select(sql.lit(1).as('one'))
      .whereRef('team_member.member_id', '=', 'member.id')
      .where(sql<SqlBool>`team_member.team_id = any(${teamIds}::uuid[])`)
      .where('team.is_deleted', '=', false),
  )
}
