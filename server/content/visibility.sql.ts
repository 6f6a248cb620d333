import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { findsAny } from '../db/statement.ts'
import { teamIdsOf } from '../teams/membership.sql.ts'
import type { Database } from '../db/types.ts'
import type { Viewer } from './rules.ts'

const eb = expressionBuilder<Database>()

/**
 * The one place that decides what a learner may see. Content is visible when it is neither deleted nor unpublished and its
 * audience takes the viewer in. Content that is seen through playlists alone needs an open way beside: through playlists that
 * are visible themselves and sections that are not closed to the viewer. The ways are worked out when they change (see
 * reach/service.ts). Use on a query in which the table is called `content`.
 */
export function isVisible(viewer: Viewer): Expression<SqlBool> {
  return visible('content', viewer)
}

/** The same for content that opens in a playlist: this one has to hold it, and that very place has to be open. @param context null for content that opens on its own */
export function isVisibleIn(viewer: Viewer, context: Expression<string | null>): Expression<SqlBool> {
  const here = eb
    .selectFrom('playlist_item as place')
    .innerJoin('content as holder', 'holder.id', 'place.playlist_id')
    .leftJoin('section as door', 'door.id', 'place.section_id')
    .select(sql.lit(true).as('found'))
    .where('place.content_id', '=', sql.ref<string>('content.id'))
    .where('place.playlist_id', '=', sql<string>`${context}`)
    .where(visible('holder', viewer))
    .where(isOpenSection('door', viewer))
  return eb.or([
    eb.and([sql<SqlBool>`${context} is null`, isVisible(viewer)]),
    eb.and([meantFor('content', viewer), findsAny(here)]),
  ])
}

/** Each member of a query as the one who looks, to ask for many at once. Use where the table is called `member`. */
export function memberAsViewer(now: Date): Viewer {
  // Columns stand where isVisible otherwise has values.
  return {
    memberId: sql.ref('member.id'),
    teamIds: teamIdsOf(),
    isAdmin: sql.ref('member.is_admin'),
    now,
  } as unknown as Viewer
}

/** Whether content is neither deleted nor unpublished and its audience takes the viewer in, wherever it stands. */
export function isMeantFor(viewer: Viewer): Expression<SqlBool> {
  return meantFor('content', viewer)
}

function visible(alias: string, viewer: Viewer): Expression<SqlBool> {
  return eb.and([meantFor(alias, viewer), hasOpenWay(alias, viewer)])
}

/** Whether nothing but its audience stands between content and the viewer, or an open way leads through what does. */
export function hasOpenWay(alias: string, { memberId, teamIds, isAdmin, now }: Viewer): Expression<SqlBool> {
  return eb.or([
    sql<SqlBool>`not ${sql.ref(`${alias}.has_ways`)}`,
    sql<SqlBool>`has_open_way(${sql.ref(`${alias}.id`)}, ${memberId}::uuid, ${teamIds}::uuid[], ${isAdmin}::boolean,
      ${now}::timestamptz)`,
  ])
}

/** Neither deleted nor unpublished, and the audience takes the viewer in. */
function meantFor(alias: string, viewer: Viewer): Expression<SqlBool> {
  return eb.and([
    sql<SqlBool>`not ${sql.ref(`${alias}.is_deleted`)}`,
    sql<SqlBool>`${sql.ref(`${alias}.published`)}`,
    inAudience(alias, viewer),
  ])
}

/** Whether the audience of content takes the viewer in. @param alias what the query calls the content */
export function inAudience(alias: string, viewer: Viewer): Expression<SqlBool> {
  const ofTheirTeams = eb
    .selectFrom(`content_team as team_of_${alias}` as 'content_team as ct')
    .select(sql.lit(1).as('one'))
    .where(column(`team_of_${alias}.content_id`), '=', column(`${alias}.id`))
    .where(sql<SqlBool>`${sql.ref(`team_of_${alias}.team_id`)} = any(${viewer.teamIds}::uuid[])`)
  const audience = sql.ref(`${alias}.audience`)
  return eb.or([
    sql<SqlBool>`${audience} = 'all'`,
    eb.and([sql<SqlBool>`${audience} = 'admin'`, sql<SqlBool>`${viewer.isAdmin}::boolean`]),
    eb.and([sql<SqlBool>`${audience} = 'teams'`, eb.exists(ofTheirTeams)]),
  ])
}

/** The same rules as sectionLock in playlists/rules.ts, as SQL; a test holds the two together. @param door what the query calls the section */
export function isOpenSection(door: string, viewer: Viewer): Expression<SqlBool> {
  const mode = sql.ref<string | null>(`${door}.locking_mode`)
  return eb
    .case()
    .when(mode, '=', sql.lit('time'))
    .then(sql<SqlBool>`${sql.ref(`${door}.unlock_at`)} <= ${viewer.now}::timestamptz`)
    .when(mode, '=', sql.lit('progress'))
    .then(sql<SqlBool>`is_opened_by_progress(${progressOf(door, viewer)})`)
    .else(eb(mode, 'is', null))
    .end()
}

/** How much is required of the viewer before a section and not completed. @param door what the query calls the section */
export function remainingBefore(door: string, viewer: Viewer): Expression<number> {
  return sql<number>`remaining_before(${progressOf(door, viewer)})`
}

function progressOf(door: string, { memberId, teamIds, isAdmin }: Viewer) {
  return sql`${sql.ref(`${door}.id`)}, ${memberId}::uuid, ${teamIds}::uuid[], ${isAdmin}::boolean`
}

/** The teams that the content is for. @param eb the query's own, which knows the hub */
export function audienceTeams(query: ExpressionBuilder<Database, 'content'>) {
  const teams = query
    .selectFrom('content_team')
    .select('content_team.team_id')
    .whereRef('content_team.content_id', '=', 'content.id')
    .orderBy('content_team.team_id')
  return query
    .case()
    .when('content.audience', '=', sql.lit('teams'))
    .then(sql<string[]>`array(${teams})`)
    .else(sql<string[]>`'{}'`)
    .end()
}

function column(name: string) {
  return sql.ref<string>(name)
}
