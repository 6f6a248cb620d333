import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Database } from '../../db/types.ts'
import { NAME } from '../../users/name.sql.ts'
import { audienceTeams, hasOpenWay, memberAsViewer } from '../visibility.sql.ts'
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

/** Whom content is meant for. @returns undefined for what is not there or deleted */
export function findAudience(db: Db, contentId: string): Promise<OwnAudience | undefined> {
  return db
    .selectFrom('content')
    .where('content.id', '=', contentId)
    .where('content.is_deleted', '=', false)
    .select((eb) => [
      sql<OwnAudience['audience']>`content.audience`.as('audience'),
      audienceTeams(eb).as('teamIds'),
      'content.only_in_playlists as onlyInPlaylists',
    ])
    .executeTakeFirst()
}

/** Whether the hub has all of these teams; deleted ones count. */
export async function areTeams(db: Db, teamIds: readonly string[]): Promise<boolean> {
  const { count } = await db
    .selectFrom('team')
    .where(sql<boolean>`team.id = any(${teamIds}::uuid[])`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count === teamIds.length
}

/** Marks content as seen through playlists alone, and nothing else about it. */
export async function markOnlyInPlaylists(db: Db, contentId: string): Promise<void> {
  await db.updateTable('content').set({ only_in_playlists: true }).where('content.id', '=', contentId).execute()
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
  const { count } = await peopleBeside(db, contentId)
    .where('content.published', '=', true)
    .where(seenBy(before, now))
    .where((eb) => eb.not(seenBy(after, now)))
    .executeTakeFirstOrThrow()
  return count
}

/** How many people an audience lets see content that is published and not deleted. Its ways have to be those of this audience. */
export async function countSeeing(db: Db, contentId: string, audience: OwnAudience, now: Date): Promise<number> {
  const { count } = await peopleBeside(db, contentId).where(seenBy(audience, now)).executeTakeFirstOrThrow()
  return count
}

/** The first of them by name. @param teamIds only people of these teams; null for all */
export function listSeeing(
  db: Db,
  contentId: string,
  audience: OwnAudience,
  { now, teamIds, limit }: { now: Date; teamIds: readonly string[] | null; limit: number },
): Promise<{ id: string; displayName: string }[]> {
  return everybodyBeside(db, contentId)
    .where(seenBy(audience, now))
    .$if(teamIds !== null, (query) => query.where(isMeantBy({ audience: 'teams', teamIds: [...(teamIds ?? [])] })))
    .select(['member.id', NAME.as('displayName')])
    .orderBy(sql`lower(${NAME})`)
    .orderBy('member.id')
    .limit(limit)
    .execute()
}

function peopleBeside(db: Db, contentId: string) {
  return everybodyBeside(db, contentId).select(sql<number>`count(*)::int`.as('count'))
}

function everybodyBeside(db: Db, contentId: string) {
  return db
    .selectFrom('content')
    .innerJoin('member', (join) => join.on('member.is_deleted', '=', false))
    .where('content.id', '=', contentId)
}

/** Whether content of an audience is seen by the row of `member`. */
function seenBy(audience: OwnAudience, now: Date): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'member'>()
  return audience.onlyInPlaylists
    ? eb.and([isMeantBy(audience), hasOpenWay('content', memberAsViewer(now))])
    : isMeantBy(audience)
}

/** Whether an audience takes the row of `member` in. People and teams are joined: to ask for the teams of each of many people is slow. */
function isMeantBy({ audience, teamIds }: Pick<OwnAudience, 'audience' | 'teamIds'>): Expression<SqlBool> {
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
