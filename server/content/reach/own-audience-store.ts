import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { teamIdsOf } from '../../teams/membership.sql.ts'
import { hasOpenWay, inAudience, memberAsViewer } from '../visibility.sql.ts'
import type { OwnAudience } from './rules.ts'

/** Whom content is meant for. */

/** @throws a foreign key violation for a team that the hub does not have */
export async function saveAudience(
  db: Db,
  contentId: string,
  { audience, teamIds, onlyInPlaylists }: OwnAudience,
): Promise<void> {
  await db
    .updateTable('content')
    .set({ audience, only_in_playlists: onlyInPlaylists })
    .where('content.id', '=', contentId)
    .execute()
  await db.deleteFrom('content_team').where('content_team.content_id', '=', contentId).execute()
  if (teamIds.length)
    await db
      .insertInto('content_team')
      .values(teamIds.map((team_id) => ({ content_id: contentId, team_id })))
      .execute()
}

/**
 * How many people saw content that is published and not deleted with the audience that it had and do not with the one that it has. Its ways have to
 * be those of whichever of the two is seen through playlists alone.
 */
export async function countLosses(db: Db, contentId: string, before: OwnAudience, now: Date): Promise<number> {
  const viewer = memberAsViewer(now)
  const wasMeant = {
    all: sql<boolean>`true`,
    admin: sql<boolean>`member.is_admin`,
    teams: sql<boolean>`${before.teamIds}::uuid[] && ${teamIdsOf()}`,
  }[before.audience]
  const { count } = await db
    .selectFrom('content')
    .innerJoin('member', (join) => join.on('member.is_deleted', '=', false))
    .where('content.id', '=', contentId)
    .where('content.published', '=', true)
    .where(wasMeant)
    .$if(before.onlyInPlaylists, (query) => query.where(hasOpenWay('content', viewer)))
    .where((eb) =>
      eb.not(
        eb.and([
          inAudience('content', viewer),
          eb.or([eb('content.only_in_playlists', '=', false), hasOpenWay('content', viewer)]),
        ]),
      ),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
