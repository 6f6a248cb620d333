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
export function hasOpenWay(alias: string, viewer: Viewer): Expression<SqlBool> {
  return eb.or([sql<SqlBool>`not ${sql.ref(`${alias}.has_ways`)}`, findsAny(openWays(alias, viewer))])
}

/** The ways to content that are open to the viewer now. */
function openWays(alias: string, viewer: Viewer) {
  const way = `way_to_${alias}`
  const closed = eb
    .selectFrom(`section as door_of_${way}` as 'section as door')
    .select(sql.lit(1).as('one'))
    .where(sql<SqlBool>`${sql.ref(`door_of_${way}.id`)} = any(${sql.ref(`${way}.progress_sections`)})`)
    .where(eb.not(isOpenSection(`door_of_${way}`, viewer)))
  const teams = sql.ref(`${way}.team_playlists`)
  const ofTheirs = eb
    .selectFrom(`content_team as team_of_${way}` as 'content_team as ct')
    .select(column(`team_of_${way}.content_id`).as('id'))
    .where(sql<SqlBool>`${sql.ref(`team_of_${way}.content_id`)} = any(${teams})`)
    .where(sql<SqlBool>`${sql.ref(`team_of_${way}.team_id`)} = any(${viewer.teamIds}::uuid[])`)
  return eb
    .selectFrom(`content_way as ${way}` as 'content_way as way')
    .select(sql.lit(true).as('found'))
    .where(column(`${way}.content_id`), '=', column(`${alias}.id`))
    .where(sql<SqlBool>`(not ${sql.ref(`${way}.is_for_admins`)} or ${viewer.isAdmin}::boolean)`)
    .where(sql<SqlBool>`coalesce(${sql.ref(`${way}.opens_at`)} <= ${viewer.now}::timestamptz, true)`)
    .where(sql<SqlBool>`(${teams} = '{}' or ${teams} <@ array(${ofTheirs}))`)
    .where(sql<SqlBool>`(${sql.ref(`${way}.progress_sections`)} = '{}' or not exists (${closed}))`)
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

/** The same rules as sectionLock in playlists/rules.ts, as SQL; a test holds the two together. */
export function isOpenSection(door: string, viewer: Viewer): Expression<SqlBool> {
  const mode = sql.ref(`${door}.locking_mode`)
  const opened = eb
    .selectFrom(`opened_section as opened_${door}` as 'opened_section as opened')
    .select(sql.lit(1).as('one'))
    .where(column(`opened_${door}.section_id`), '=', column(`${door}.id`))
    .where(sql<SqlBool>`${sql.ref(`opened_${door}.member_id`)} = ${viewer.memberId}::uuid`)
  return eb.or([
    sql<SqlBool>`${mode} is null`,
    eb.and([
      sql<SqlBool>`${mode} = 'time'`,
      sql<SqlBool>`${sql.ref(`${door}.unlock_at`)} <= ${viewer.now}::timestamptz`,
    ]),
    eb.and([sql<SqlBool>`${mode} = 'progress'`, eb.or([eb.exists(opened), hasDoneWhatIsBefore(door, viewer)])]),
  ])
}

/** Whether the viewer has completed all that is required of them before a section. @param door what the query calls the section */
export function hasDoneWhatIsBefore(door: string, viewer: Viewer): Expression<SqlBool> {
  return eb.not(eb.exists(unfinishedBefore(door, viewer).select(sql.lit(1).as('one'))))
}

/** What is required of the viewer before a section and not completed. @param door what the query calls the section */
export function unfinishedBefore(door: string, viewer: Viewer) {
  return eb
    .selectFrom(`playlist_item as before_${door}` as 'playlist_item as b')
    .innerJoin(`content as content_before_${door}` as 'content as bc', (join) =>
      join.on(column(`content_before_${door}.id`), '=', column(`before_${door}.content_id`)),
    )
    .leftJoin(`content_user as done_before_${door}` as 'content_user as bu', (join) =>
      join
        .on(column(`done_before_${door}.content_id`), '=', column(`before_${door}.content_id`))
        .on(sql<SqlBool>`${sql.ref(`done_before_${door}.member_id`)} = ${viewer.memberId}::uuid`),
    )
    .leftJoin(`section as room_before_${door}` as 'section as br', (join) =>
      join.on(column(`room_before_${door}.id`), '=', column(`before_${door}.section_id`)),
    )
    .where(sql<SqlBool>`${sql.ref(`room_before_${door}.locking_mode`)} is distinct from 'locked'`)
    .where(column(`before_${door}.playlist_id`), '=', column(`${door}.playlist_id`))
    .where(column(`before_${door}.rank_key`), '<', column(`${door}.rank_key`))
    .where(sql<SqlBool>`not ${sql.ref(`before_${door}.optional`)}`)
    .where(meantFor(`content_before_${door}`, viewer))
    .where(sql<SqlBool>`coalesce(${sql.ref(`done_before_${door}.status`)}, 'notstarted') <> 'completed'`)
}

/** The teams that the content is for. @param eb the query's own, which knows the hub */
export function audienceTeams(query: ExpressionBuilder<Database, 'content'>) {
  const teams = query
    .selectFrom('content_team')
    .select('content_team.team_id')
    .whereRef('content_team.content_id', '=', 'content.id')
    .orderBy('content_team.team_id')
  return sql<string[]>`case when content.audience = 'teams' then array(${teams}) else '{}' end`
}

function column(name: string) {
  return sql.ref<string>(name)
}
