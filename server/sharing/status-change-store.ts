import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import { isDueAgain } from '../content/asking.sql.ts'
import { isVisible, memberAsViewer } from '../content/visibility.sql.ts'
import type { Db } from '../db/connect.ts'
import { findsAny } from '../db/statement.ts'
import type { Database } from '../db/types.ts'
import { NAME } from '../users/name.sql.ts'

/** Whom a change of status affects. */

const eb = expressionBuilder<Database>()

export interface NamedContent {
  id: string
  type: string
  name: string
}

/** Those of some content that are in the hub and not deleted. */
export function findContent(db: Db, ids: readonly string[]): Promise<NamedContent[]> {
  return db
    .selectFrom('content')
    .select(['content.id', 'content.type', 'content.name'])
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .where('content.is_deleted', '=', false)
    .execute()
}

/** Those of some teams or people that are in the hub and not deleted. */
export async function findLive(db: Db, table: 'team' | 'member', ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('is_deleted', '=', false)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export interface Part {
  /** What was named: an asset, or a playlist that holds the asset. */
  contentId: string
  assetId: string
}

/** The assets of some content that is not deleted, by what was named. @param withOptional whether what is optional in a playlist is among them */
export function listParts(db: Db, ids: readonly string[], withOptional: boolean): Promise<Part[]> {
  const named = db
    .selectFrom('content')
    .select(['content.id as contentId', 'content.id as assetId'])
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .where('content.type', '<>', 'playlist')
  const held = db
    .selectFrom('playlist_asset')
    .select(['playlist_asset.playlist_id as contentId', 'playlist_asset.asset_id as assetId'])
    .where(sql<boolean>`playlist_asset.playlist_id = any(${ids}::uuid[])`)
    .$if(!withOptional, (query) => query.where('playlist_asset.optional', '=', false))
  return named.unionAll(held).execute()
}

/** Those of some assets that are asked for again and again, by themselves or by a playlist. */
export async function listRepeating(db: Db, assetIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('assignment')
    .leftJoin('playlist_asset', 'playlist_asset.playlist_id', 'assignment.content_id')
    .select(sql<string>`coalesce(playlist_asset.asset_id, assignment.content_id)`.as('id'))
    .where('assignment.is_deleted', '=', false)
    .where('assignment.repeat_months', 'is not', null)
    .where(sql<boolean>`coalesce(playlist_asset.asset_id, assignment.content_id) = any(${assetIds}::uuid[])`)
    .distinct()
    .execute()
  return rows.map(({ id }) => id)
}

export interface Target {
  status: 'completed' | 'notstarted'
  /** When it was completed; now where it is to be begun again. */
  at: Date
  assetIds: readonly string[]
  repeatingIds: readonly string[]
}

/** Whom a change is for. */
export interface Population {
  isEveryone: boolean
  teamIds: readonly string[]
  memberIds: readonly string[]
}

/** What is shared with it. */
export interface Sharing {
  contentIds: readonly string[]
  /** Whether also with those whose status stays as it is. */
  withEveryone: boolean
  sharerId: string
  now: Date
}

export interface AffectedRow {
  id: string
  name: string
  isChanged: boolean
  isReceiver: boolean
}

/** The people whom a change would affect, by name. */
export function listAffected(
  db: Db,
  population: Population,
  target: Target,
  sharing: Sharing | null,
): Promise<AffectedRow[]> {
  const counted = withDone(db, target)
    .select(['member.id', NAME.as('name'), 'member.is_admin', sql<boolean>`${isChanged(target)}`.as('isChanged')])
    .where('member.is_deleted', '=', false)
    .$if(!population.isEveryone, (query) => query.where(isAmong(population)))
  return db
    .selectFrom((from) =>
      from
        .selectFrom(counted.as('member'))
        .select(['member.id', 'member.name', 'member.isChanged', sql<boolean>`${receives(sharing)}`.as('isReceiver')])
        .offset(sql.lit(0))
        .as('person'),
    )
    .select(['person.id', 'person.name', 'person.isChanged', 'person.isReceiver'])
    .where(sql<boolean>`person."isChanged" or person."isReceiver"`)
    .orderBy(sql`lower(person.name)`)
    .orderBy('person.id')
    .execute()
}

/** How many of the assets each person has completed, or has begun: one look at the rows of the assets, however many people there are. */
function withDone(db: Db, { assetIds, status }: Target) {
  return db.selectFrom('member').leftJoin(
    (from) =>
      from
        .selectFrom('content_user')
        .select(['content_user.member_id', sql<number>`count(*)::int`.as('count')])
        .where(sql<boolean>`content_user.content_id = any(${assetIds}::uuid[])`)
        .where('content_user.status', status === 'completed' ? '=' : '<>', sql.lit(status))
        .groupBy('content_user.member_id')
        .as('done'),
    (join) => join.onRef('done.member_id', '=', 'member.id'),
  )
}

function isChanged({ status, assetIds, repeatingIds, at }: Target): Expression<SqlBool> {
  const count = sql<number>`coalesce(done.count, 0)`
  if (status === 'notstarted') return sql<SqlBool>`${count} > 0`
  const isUndone = sql<SqlBool>`${count} < ${assetIds.length}`
  if (repeatingIds.length === 0) return isUndone
  const due = eb
    .selectFrom('content')
    .select(sql.lit(1).as('one'))
    .where(sql<boolean>`content.id = any(${repeatingIds}::uuid[])`)
    .where(isDueAgain(memberAsViewer(at).memberId, at))
  return eb.or([isUndone, eb.exists(due)])
}

function isAmong({ teamIds, memberIds }: Population) {
  const inTeams = eb
    .selectFrom('team_member')
    .select('team_member.member_id')
    .where(sql<boolean>`team_member.team_id = any(${teamIds}::uuid[])`)
  return sql<SqlBool>`(member.id = any(${memberIds}::uuid[]) or member.id in (${inTeams}))`
}

/** Whether the content is shared with the person: they see any of it, and are not who shares it. */
function receives(sharing: Sharing | null): Expression<SqlBool> {
  if (!sharing) return sql<SqlBool>`false`
  const seen = eb
    .selectFrom('content')
    .select(sql.lit(true).as('found'))
    .where(sql<boolean>`content.id = any(${sharing.contentIds}::uuid[])`)
    .where(isVisible(memberAsViewer(sharing.now)))
  const isAsked = sharing.withEveryone ? sql<boolean>`true` : sql<boolean>`member."isChanged"`
  return eb.and([isAsked, sql<boolean>`member.id <> ${sharing.sharerId}::uuid`, findsAny(seen)])
}

export type PersonRow = Awaited<ReturnType<typeof describePeople>>[number]

/** Some people with how much of what was named would change for each. */
export function describePeople(db: Db, ids: readonly string[], parts: readonly Part[], target: Target) {
  const named = sql<Part>`jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)`.as<'part'>(
    sql`part("contentId" uuid, "assetId" uuid)`,
  )
  const isDue = target.repeatingIds.length
    ? isDueAgain(memberAsViewer(target.at).memberId, target.at)
    : sql<boolean>`false`
  const changing =
    target.status === 'completed'
      ? eb.or([sql<boolean>`coalesce(mine.status, '') <> 'completed'`, isDue])
      : sql<boolean>`coalesce(mine.status, 'notstarted') <> 'notstarted'`
  return db
    .selectFrom('member')
    .select((from) => [
      'member.id',
      'member.first_name as firstName',
      'member.last_name as lastName',
      'member.email',
      'member.picture_id as pictureId',
      from
        .selectFrom(named)
        .innerJoin('content', (join) => join.on('content.id', '=', sql.ref<string>('part.assetId')))
        .leftJoin('content_user as mine', (join) =>
          join.onRef('mine.content_id', '=', 'content.id').onRef('mine.member_id', '=', 'member.id'),
        )
        .select(sql<number>`count(distinct part."contentId")::int`.as('count'))
        .where(changing)
        .as('changeCount'),
    ])
    .where(sql<boolean>`member.id = any(${ids}::uuid[])`)
    .execute()
}

/** Somebody as those are told who get something from them. */
export function findSharer(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .select(['member.first_name as firstName', 'member.last_name as lastName', 'member.email'])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow()
}
