import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { PageQuery } from '../../db/page.ts'

/** What admins feature, for each team and for everybody (null). */

/** Replaces what the hub features for everybody, in this order. */
export async function replaceFeatured(db: Db, contentIds: readonly string[]): Promise<void> {
  await db.deleteFrom('featured_content').where('featured_content.team_id', 'is', null).execute()
  if (contentIds.length)
    await db
      .insertInto('featured_content')
      .values(contentIds.map((content_id, rank) => ({ content_id, rank })))
      .execute()
}

/** Those of some lists, one after the other in the order in which they are named. @param teamIds null for everybody's */
function ofLists(db: Db, teamIds: readonly string[] | null) {
  return db
    .selectFrom('featured_content')
    .innerJoin('content', 'content.id', 'featured_content.content_id')
    .where('content.is_deleted', '=', false)
    .$if(teamIds === null, (query) => query.where('featured_content.team_id', 'is', null))
    .$if(teamIds !== null, (query) => query.where(sql<boolean>`featured_content.team_id = any(${teamIds}::uuid[])`))
}

export type FeaturedRow = Awaited<ReturnType<typeof listFeatured>>[number]

export function listFeatured(db: Db, teamIds: readonly string[] | null, { limit, offset }: PageQuery) {
  return ofLists(db, teamIds)
    .select([
      'featured_content.team_id as teamId',
      sql<number>`(row_number() over (partition by featured_content.team_id order by featured_content.rank, featured_content.id))::int - 1`.as(
        'rank',
      ),
      'content.id',
      'content.type',
      'content.name',
    ])
    .orderBy(sql`array_position(${teamIds ?? []}::uuid[], featured_content.team_id)`)
    .orderBy('featured_content.rank')
    .orderBy('featured_content.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countFeatured(db: Db, teamIds: readonly string[] | null) {
  return ofLists(db, teamIds)
    .select(sql<number>`count(*)::int`.as('total'))
    .execute()
}

export interface Place {
  teamId: string | null
  contentId: string
}

/** All that some lists hold, deleted content too, each list in its order. Whoever changes them holds the hub. */
export function listPlaces(db: Db, teamIds: readonly string[] | null): Promise<Place[]> {
  return db
    .selectFrom('featured_content')
    .select(['featured_content.team_id as teamId', 'featured_content.content_id as contentId'])
    .$if(teamIds === null, (query) => query.where('featured_content.team_id', 'is', null))
    .$if(teamIds !== null, (query) => query.where(sql<boolean>`featured_content.team_id = any(${teamIds}::uuid[])`))
    .orderBy('featured_content.rank')
    .orderBy('featured_content.id')
    .execute()
}

/** Writes some lists anew. */
export async function writeLists(db: Db, lists: ReadonlyMap<string | null, readonly string[]>): Promise<void> {
  const teamIds = [...lists.keys()]
  await db
    .deleteFrom('featured_content')
    .where((eb) =>
      teamIds.includes(null)
        ? eb('featured_content.team_id', 'is', null)
        : sql<boolean>`featured_content.team_id = any(${teamIds}::uuid[])`,
    )
    .execute()
  const rows = [...lists].flatMap(([teamId, ids]) => ids.map((contentId, rank) => ({ teamId, contentId, rank })))
  if (rows.length === 0) return
  await db
    .insertInto('featured_content')
    .columns(['team_id', 'content_id', 'rank'])
    .expression(
      db
        .selectFrom(
          sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'row'>(
            sql`row("teamId" uuid, "contentId" uuid, rank int)`,
          ),
        )
        .select([
          sql<string | null>`row."teamId"`.as('team_id'),
          sql<string>`row."contentId"`.as('content_id'),
          sql<number>`row.rank`.as('rank'),
        ]),
    )
    .execute()
}

/** Some content and topics that are not deleted, by what they are. */
export async function findKinds(db: Db, ids: readonly string[]) {
  const content = db
    .selectFrom('content')
    .select(['content.id', 'content.name', sql<boolean>`false`.as('isTopic')])
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .where('content.is_deleted', '=', false)
  const topics = db
    .selectFrom('topic')
    .select(['topic.id', 'topic.name', sql<boolean>`true`.as('isTopic')])
    .where(sql<boolean>`topic.id = any(${ids}::uuid[])`)
    .where('topic.is_deleted', '=', false)
  const rows = await content.unionAll(topics).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Those of some teams that the hub has. */
export async function findTeams(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('team')
    .select('team.id')
    .where(sql<boolean>`team.id = any(${ids}::uuid[])`)
    .where('team.is_deleted', '=', false)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
