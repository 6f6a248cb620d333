import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import { findsAny } from '../db/statement.ts'
import { teamIdsOf } from '../teams/membership.sql.ts'
import type { Database } from '../db/types.ts'
import type { Viewer } from './rules.ts'

const eb = expressionBuilder<Database>()

/** Playlists inside playlists are followed this deep; rank has three levels, and deeper nesting is refused. */
const MAX_DEPTH = 3

/**
 * The one place that decides what a learner may see. Content is visible when it is neither deleted nor unpublished, its
 * audience takes the viewer in and, where it stands in playlists, at least one of those places is open: the playlist is
 * visible itself and the section is not closed to the viewer. Use on a query in which the table is called `content`.
 */
export function isVisible(viewer: Viewer): Expression<SqlBool> {
  return openContent('content', viewer, MAX_DEPTH)
}

/** The same for content that opens in a playlist: this one has to hold it, and that very place has to be open. @param context null for content that opens on its own */
export function isVisibleIn(viewer: Viewer, context: Expression<string | null>): Expression<SqlBool> {
  const here = findsAny(
    openPlaces('content', viewer, MAX_DEPTH).where(column(`place${MAX_DEPTH}.playlist_id`), '=', context),
  )
  return eb.or([
    eb.and([sql<SqlBool>`${context} is null`, isVisible(viewer)]),
    eb.and([meantFor('content', viewer), here]),
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

function openContent(alias: 'content', viewer: Viewer, depth: number): Expression<SqlBool> {
  const meant = meantFor(alias, viewer)
  if (depth === 0) return meant
  return eb.and([
    meant,
    eb.or([sql<SqlBool>`not ${findsAny(places(alias, depth))}`, findsAny(openPlaces(alias, viewer, depth))]),
  ])
}

function places(alias: 'content', depth: number) {
  const place = `place${depth}`
  return eb
    .selectFrom(`playlist_item as ${place}` as 'playlist_item as place')
    .select(sql.lit(true).as('found'))
    .where(column(`${place}.content_id`), '=', column(`${alias}.id`))
}

/** The places that are open: the playlist is visible itself and the section is not closed to the viewer. */
function openPlaces(alias: 'content', viewer: Viewer, depth: number) {
  const place = `place${depth}`
  return places(alias, depth)
    .innerJoin(`content as holder${depth}` as 'content as holder', (join) =>
      join.on(column(`holder${depth}.id`), '=', column(`${place}.playlist_id`)),
    )
    .leftJoin(`section as door${depth}` as 'section as door', (join) =>
      join.on(column(`door${depth}.id`), '=', column(`${place}.section_id`)),
    )
    .where(openContent(`holder${depth}` as 'content', viewer, depth - 1))
    .where(openSection(`door${depth}`, viewer))
}

/** Neither deleted nor unpublished, and the audience takes the viewer in. */
function meantFor(alias: string, viewer: Viewer): Expression<SqlBool> {
  const ofTheirTeams = eb
    .selectFrom(`content_team as team_of_${alias}` as 'content_team as ct')
    .select(sql.lit(1).as('one'))
    .where(column(`team_of_${alias}.content_id`), '=', column(`${alias}.id`))
    .where(sql<SqlBool>`${sql.ref(`team_of_${alias}.team_id`)} = any(${viewer.teamIds}::uuid[])`)
  const audience = sql.ref(`${alias}.audience`)
  return eb.and([
    sql<SqlBool>`not ${sql.ref(`${alias}.is_deleted`)}`,
    sql<SqlBool>`${sql.ref(`${alias}.published`)}`,
    eb.or([
      sql<SqlBool>`${audience} = 'all'`,
      eb.and([sql<SqlBool>`${audience} = 'admin'`, sql<SqlBool>`${viewer.isAdmin}::boolean`]),
      eb.and([sql<SqlBool>`${audience} = 'teams'`, eb.exists(ofTheirTeams)]),
    ]),
  ])
}

/** The same rules as sectionLocks in playlists/rules.ts, as SQL; a test holds the two together. */
function openSection(door: string, viewer: Viewer): Expression<SqlBool> {
  const mode = sql.ref(`${door}.locking_mode`)
  const unfinished = eb
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
    .select(sql.lit(1).as('one'))
    .where(sql<SqlBool>`${sql.ref(`room_before_${door}.locking_mode`)} is distinct from 'locked'`)
    .where(column(`before_${door}.playlist_id`), '=', column(`${door}.playlist_id`))
    .where(column(`before_${door}.rank_key`), '<', column(`${door}.rank_key`))
    .where(sql<SqlBool>`not ${sql.ref(`before_${door}.optional`)}`)
    .where(meantFor(`content_before_${door}`, viewer))
    .where(sql<SqlBool>`coalesce(${sql.ref(`done_before_${door}.status`)}, 'notstarted') <> 'completed'`)
  return eb.or([
    sql<SqlBool>`${mode} is null`,
    eb.and([
      sql<SqlBool>`${mode} = 'time'`,
      sql<SqlBool>`${sql.ref(`${door}.unlock_at`)} <= ${viewer.now}::timestamptz`,
    ]),
    eb.and([sql<SqlBool>`${mode} = 'progress'`, eb.not(eb.exists(unfinished))]),
  ])
}

function column(name: string) {
  return sql.ref(name)
}
