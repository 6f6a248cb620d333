import { batches } from '../../platform/batches.ts'
import { expressionBuilder, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Database } from '../../db/types.ts'
import { MAX_DEPTH } from './rules.ts'

/** The ways through playlists that lead to content: the rows of content_way. */

/** Lets nobody else change the hub's ways until the transaction ends: each of two would work them out without the change of the other. */
export async function lockWays(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content_way'), current_setting('app.domain_id')::int)`.execute(db)
}

/** Of some content and all that stands in it, at any depth, what has ways or is to have some. */
export async function listBelow(db: Db, contentIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .withRecursive('below(id, depth)', (query) =>
      query
        .selectFrom('content')
        .where(sql<boolean>`content.id = any(${contentIds}::uuid[])`)
        .select(['content.id', sql<number>`0`.as('depth')])
        .union(
          query
            .selectFrom('below')
            .innerJoin('playlist_item', 'playlist_item.playlist_id', 'below.id')
            .where('below.depth', '<', MAX_DEPTH)
            .select(['playlist_item.content_id as id', sql<number>`below.depth + 1`.as('depth')]),
        ),
    )
    .selectFrom('below')
    // By its key, one by one: PostgreSQL expects thousands, for which it would read all content of the hub.
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('content')
          .whereRef('content.id', '=', 'below.id')
          .where(hasWays())
          .select('content.id')
          .limit(sql.lit(1))
          .as('held'),
      (join) => join.onTrue(),
    )
    .select('held.id')
    .distinct()
    .execute()
  return rows.map(({ id }) => id)
}

/** All content of the hub that has ways or is to have some. */
export async function listAll(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('content').where(hasWays()).select('content.id').orderBy('content.id').execute()
  return rows.map(({ id }) => id)
}

function hasWays() {
  return sql<boolean>`(content.only_in_playlists or content.has_ways)`
}

/** Content that one statement works out the ways of: of 100,000 items at once it would take longer than a statement may. */
export const BATCH_SIZE = 5_000

/** Works the ways of some content out anew, and writes those that are not known, or are no more. */
export async function replaceWays(db: Db, contentIds: readonly string[]): Promise<void> {
  for (const some of batches(contentIds, BATCH_SIZE)) await replaceSome(db, some)
}

async function replaceSome(db: Db, contentIds: readonly string[]): Promise<void> {
  const ofThese = sql<boolean>`content_way.content_id = any(${contentIds}::uuid[])`
  await db
    .with('found', () => waysTo(db, contentIds))
    .with('gone', (query) =>
      query
        .deleteFrom('content_way')
        .where(ofThese)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('found')
                .select(sql`1`.as('one'))
                .where(isSameWay()),
            ),
          ),
        ),
    )
    .insertInto('content_way')
    .columns(['content_id', 'number', 'team_playlists', 'is_for_admins', 'opens_at', 'progress_sections'])
    .expression((query) =>
      query
        .selectFrom('found')
        .leftJoin(
          (known) =>
            known
              .selectFrom('content_way')
              .where(ofThese)
              .groupBy('content_way.content_id')
              .select(['content_way.content_id', (agg) => agg.fn.max('content_way.number').as('last')])
              .as('numbered'),
          (join) => join.onRef('numbered.content_id', '=', 'found.content_id'),
        )
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('content_way')
                .select(sql`1`.as('one'))
                .where(isSameWay()),
            ),
          ),
        )
        .select([
          'found.content_id',
          sql<number>`found.number + coalesce(numbered.last, 0)`.as('number'),
          'found.team_playlists',
          'found.is_for_admins',
          'found.opens_at',
          'found.progress_sections',
        ]),
    )
    .execute()
  await db
    .updateTable('content')
    .set({ has_ways: needsWays() })
    .where(sql<boolean>`content.id = any(${contentIds}::uuid[])`)
    .where('content.has_ways', 'is distinct from', needsWays())
    .execute()
}

/** Of how much of some content the ways that are kept are not those that are worked out, or it is not known whether it has any. */
export async function countOutdated(db: Db, contentIds: readonly string[]): Promise<number> {
  const column = (of: 'found' | 'kept') =>
    (['content_id', 'team_playlists', 'is_for_admins', 'opens_at', 'progress_sections'] as const).map((name) =>
      sql.ref(`${of}.${name}`),
    )
  const [found, kept] = [
    sql`select ${sql.join(column('found'))} from found`,
    sql`select ${sql.join(column('kept'))} from kept`,
  ]
  const { count } = await db
    .with('found', () => waysTo(db, contentIds))
    .with('kept', (query) =>
      query
        .selectFrom('content_way')
        .selectAll()
        .where(sql<boolean>`content_way.content_id = any(${contentIds}::uuid[])`),
    )
    .selectFrom('content')
    .where(sql<boolean>`content.id = any(${contentIds}::uuid[])`)
    .where((where) =>
      where.or([
        sql<boolean>`content.id in (select content_id from (((${found}) except (${kept})) union all ((${kept}) except (${found}))) otherwise)`,
        where('content.has_ways', 'is distinct from', needsWays()),
      ]),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function isSameWay() {
  return sql<boolean>`content_way.content_id = found.content_id and content_way.team_playlists = found.team_playlists
    and content_way.is_for_admins = found.is_for_admins and content_way.progress_sections = found.progress_sections
    and content_way.opens_at is not distinct from found.opens_at`
}

const eb = expressionBuilder<Database>()

const NONE = sql<string[]>`'{}'::uuid[]`

/** Each way once: from the content up to a playlist that is seen by itself, through what is published and in no closed section. */
function waysTo(db: Db, contentIds: readonly string[]) {
  return db
    .withRecursive('way', (query) =>
      query
        .selectFrom('content')
        .where(sql<boolean>`content.id = any(${contentIds}::uuid[])`)
        .where('content.only_in_playlists', '=', true)
        .select([
          'content.id as content_id',
          'content.id as at',
          'content.only_in_playlists as goes_on',
          sql<number>`0`.as('depth'),
          NONE.as('team_playlists'),
          sql<boolean>`false`.as('is_for_admins'),
          sql<Date | null>`null::timestamptz`.as('opens_at'),
          NONE.as('progress_sections'),
        ])
        .unionAll(
          query
            .selectFrom('way')
            .innerJoin('playlist_item as place', 'place.content_id', 'way.at')
            .innerJoin('content as holder', 'holder.id', 'place.playlist_id')
            .leftJoin('section as door', 'door.id', 'place.section_id')
            .where('way.goes_on', '=', true)
            .where('way.depth', '<', MAX_DEPTH)
            .where('holder.published', '=', true)
            .where('holder.is_deleted', '=', false)
            .where(sql<boolean>`door.locking_mode is distinct from 'locked'`)
            .select([
              'way.content_id',
              'holder.id as at',
              'holder.only_in_playlists as goes_on',
              sql<number>`way.depth + 1`.as('depth'),
              sql<string[]>`way.team_playlists || ${eb
                .case()
                .when(sql.ref('holder.audience'), '=', 'teams')
                .then(sql<string[]>`array[holder.id]`)
                .else(NONE)
                .end()}`.as('team_playlists'),
              sql<boolean>`${eb.or([sql<boolean>`way.is_for_admins`, eb(sql.ref('holder.audience'), '=', 'admin')])}`.as(
                'is_for_admins',
              ),
              sql<Date | null>`greatest(way.opens_at, ${eb
                .case()
                .when(sql.ref('door.locking_mode'), '=', 'time')
                .then(sql.ref<Date>('door.unlock_at'))
                .end()})`.as('opens_at'),
              sql<string[]>`way.progress_sections || ${eb
                .case()
                .when(sql.ref('door.locking_mode'), '=', 'progress')
                .then(sql<string[]>`array[door.id]`)
                .else(NONE)
                .end()}`.as('progress_sections'),
            ]),
        ),
    )
    .selectFrom('way')
    .where('way.goes_on', '=', false)
    .groupBy(['way.content_id', 'way.team_playlists', 'way.is_for_admins', 'way.opens_at', 'way.progress_sections'])
    .select([
      'way.content_id',
      sql<number>`row_number() over (partition by way.content_id)`.as('number'),
      'way.team_playlists',
      'way.is_for_admins',
      'way.opens_at',
      'way.progress_sections',
    ])
}

/** Whether no way leads everybody to the row of `content` at any time, although it is seen through playlists alone. */
function needsWays() {
  return sql<boolean>`(content.only_in_playlists and not exists (
    select from content_way where content_way.domain_id = content.domain_id and content_way.content_id = content.id
      and content_way.team_playlists = '{}' and not content_way.is_for_admins
      and content_way.opens_at is null and content_way.progress_sections = '{}'))`
}
