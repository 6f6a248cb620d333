import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Database } from '../../db/types.ts'
import { teamIdsOf } from '../../teams/membership.sql.ts'
import { batches } from '../../platform/batches.ts'
import { MAX_DEPTH } from './rules.ts'
import type { Viewer } from '../rules.ts'
import { audienceTeams, inAudience } from '../visibility.sql.ts'
import type { FormerDoor, LostGroup, Sight, SeenContent, Way } from './loss-rules.ts'
import { BATCH_SIZE } from './store.ts'

/** Who saw content before a change and does not any more. */

/** Some content with all that decides who sees it; its ways are those that were worked out last. */
export async function listSights(db: Db, ids: readonly string[]): Promise<SeenContent[]> {
  const found: SeenContent[] = []
  for (const some of batches(ids, BATCH_SIZE)) found.push(...(await listSome(db, some)))
  return found
}

function listSome(db: Db, ids: readonly string[]): Promise<SeenContent[]> {
  return db
    .selectFrom('content')
    .where(sql<SqlBool>`content.id = any(${ids}::uuid[])`)
    .select((eb) => [
      'content.id',
      'content.name',
      'content.owner_team_id as ownerTeamId',
      eb
        .and([eb('content.published', '=', sql.lit(true)), eb('content.is_deleted', '=', sql.lit(false))])
        .$castTo<boolean>()
        .as('isShown'),
      sql<Sight['audience']>`content.audience`.as('audience'),
      audienceTeams(eb).as('teamIds'),
      'content.only_in_playlists as onlyInPlaylists',
      sql<Way[]>`coalesce(${eb
        .selectFrom('content_way as way')
        .whereRef('way.content_id', '=', 'content.id')
        .select(
          sql<Way[]>`jsonb_agg(jsonb_build_object(
            'holders', (select coalesce(jsonb_agg(jsonb_build_object('playlistId', holder.id, 'teamIds', array(${eb
              .selectFrom('content_team as named')
              .where('named.content_id', '=', sql<string>`holder.id`)
              .select('named.team_id')
              .orderBy('named.team_id')})) order by holder.id), '[]') from unnest(way.team_playlists) holder (id)),
            'isForAdmins', way.is_for_admins, 'opensAt', way.opens_at::text, 'progressSections', way.progress_sections))`.as(
            'ways',
          ),
        )}, '[]')`.as('ways'),
    ])
    .orderBy('content.id')
    .execute()
}

export interface LossRow {
  /** The place of the group; null for all of them together. */
  nth: number | null
  /** How many people see none of it any more that saw it. */
  people: number
  /** How many of these lose content that is still published and not deleted. */
  unasked: number
  /** How many of them are in none of some teams, or lose what those do not own. */
  beyond: number
}

export interface Lost {
  groups: readonly LostGroup[]
  /** The sections that the change took away or made others. */
  formerDoors: readonly FormerDoor[]
  /** Of who makes the change. */
  teamIds: readonly string[]
  now: Date
}

/** How many people lose the content of each group, and of any of them. */
export function countLost(db: Db, { groups, formerDoors, teamIds, now }: Lost): Promise<LossRow[]> {
  const given = JSON.stringify(groups.map(({ before, after, isForeign }, nth) => ({ nth, before, after, isForeign })))
  const isUnasked = sql<SqlBool>`(lost.after ->> 'isShown')::boolean`
  const isBeyond = sql<SqlBool>`(lost."isForeign" or not viewer.teams && ${teamIds}::uuid[])`
  return db
    .selectFrom('member')
    .innerJoinLateral(
      () => sql<{ teams: string[] }>`(select ${teamIdsOf()} as teams)`.as('viewer'),
      (join) => join.onTrue(),
    )
    .innerJoin(
      sql<{
        nth: number
        before: unknown
        after: unknown
        isForeign: boolean
      }>`jsonb_to_recordset(${given}::jsonb)`.as<'lost'>(
        sql`lost (nth int, before jsonb, after jsonb, "isForeign" boolean)`,
      ),
      (join) => join.onTrue(),
    )
    .where('member.is_deleted', '=', false)
    .where(seenBy('before', now, wasOpened(formerDoors)))
    .where((eb) => eb.not(seenBy('after', now, isOpened())))
    .groupBy(sql`grouping sets ((lost.nth), ())`)
    .select([
      sql<number | null>`lost.nth`.as('nth'),
      sql<number>`count(distinct member.id)::int`.as('people'),
      sql<number>`(count(distinct member.id) filter (where ${isUnasked}))::int`.as('unasked'),
      sql<number>`(count(distinct member.id) filter (where ${isBeyond}))::int`.as('beyond'),
    ])
    .execute()
}

function isOpened(): Expression<SqlBool> {
  return sql<SqlBool>`is_opened_by_progress(door.id, member.id, viewer.teams, member.is_admin)`
}

/** The same of sections that a change took away or made others, by what had to be completed then. */
function wasOpened(formerDoors: readonly FormerDoor[]): Expression<SqlBool> {
  if (formerDoors.length === 0) return isOpened()
  const eb = expressionBuilder<Database, 'member'>()
  const required = sql`(select "requiredIds" from jsonb_to_recordset(${JSON.stringify(formerDoors)}::jsonb)
    as former (id uuid, "requiredIds" uuid[]) where former.id = door.id)`
  const opened = eb
    .selectFrom('opened_section as opened')
    .select(sql.lit(1).as('one'))
    .whereRef('opened.member_id', '=', 'member.id')
    .where('opened.section_id', '=', sql<string>`door.id`)
  const viewer = { teamIds: sql.ref('viewer.teams'), isAdmin: sql.ref('member.is_admin') } as unknown as Viewer
  const open = eb
    .selectFrom('content')
    .leftJoin('content_user as done', (join) =>
      join.onRef('done.content_id', '=', 'content.id').onRef('done.member_id', '=', 'member.id'),
    )
    .select(sql.lit(1).as('one'))
    .where(sql<SqlBool>`content.id = any(${required}::uuid[])`)
    .where('content.published', '=', sql.lit(true))
    .where('content.is_deleted', '=', sql.lit(false))
    .where(inAudience('content', viewer))
    .where(sql<SqlBool>`coalesce(done.status, 'notstarted') <> 'completed'`)
  return eb
    .case()
    .when(sql<SqlBool>`${required} is null`)
    .then(isOpened())
    .else(eb.or([eb.exists(opened), eb.not(eb.exists(open))]))
    .end()
}

/** The same as has_open_way and isVisible, of what decided before a change or decides after it. @param isOpen whether `door` is open to `member` */
function seenBy(when: 'before' | 'after', now: Date, isOpen: Expression<SqlBool>) {
  const sight = sql.ref(`lost.${when}`)
  return sql<SqlBool>`(
    (${sight} ->> 'isShown')::boolean
    and case ${sight} ->> 'audience'
      when 'all' then true
      when 'admin' then member.is_admin
      else viewer.teams && array(select jsonb_array_elements_text(${sight} -> 'teamIds'))::uuid[]
    end
    and (not (${sight} ->> 'onlyInPlaylists')::boolean or exists (
      select from jsonb_to_recordset(${sight} -> 'ways')
        as way (holders jsonb, "isForAdmins" boolean, "opensAt" timestamptz, "progressSections" uuid[])
      where (not way."isForAdmins" or member.is_admin)
        and coalesce(way."opensAt" <= ${now}::timestamptz, true)
        and not exists (
          select from jsonb_to_recordset(way.holders) as holder ("teamIds" uuid[])
          where not viewer.teams && holder."teamIds")
        and not exists (
          select from unnest(way."progressSections") door (id)
          where not ${isOpen}))))`
}

/** Those of some content that are, or hold at any depth, some other. */
export async function listHolding(
  db: Db,
  contentIds: readonly string[],
  heldIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .withRecursive('below(root, id, depth)', (query) =>
      query
        .selectFrom('content')
        .where(sql<boolean>`content.id = any(${contentIds}::uuid[])`)
        .select(['content.id as root', 'content.id', sql<number>`0`.as('depth')])
        .union(
          query
            .selectFrom('below')
            .innerJoin('playlist_item', 'playlist_item.playlist_id', 'below.id')
            .where('below.depth', '<', MAX_DEPTH)
            .select(['below.root', 'playlist_item.content_id as id', sql<number>`below.depth + 1`.as('depth')]),
        ),
    )
    .selectFrom('below')
    .where(sql<boolean>`below.id = any(${heldIds}::uuid[])`)
    .select('below.root')
    .distinct()
    .execute()
  return rows.map(({ root }) => root)
}
