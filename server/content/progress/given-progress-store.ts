import { sql, type QueryCreator } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Database } from '../../db/types.ts'
import { asksAnything, isDueAgain } from '../asking.sql.ts'
import { isVisible, memberAsViewer } from '../visibility.sql.ts'
import { isToBeKept, type Status } from './rules.ts'

/** A status that is set for many people and assets: a few statements, whatever their number. */

export interface Given {
  memberIds: readonly string[]
  assetIds: readonly string[]
  status: 'completed' | 'notstarted'
  way: 'admin' | 'import'
  /** When it was completed. */
  at: Date
  actorId: string
  reason: string | null
  jobId: string
  now: Date
}

/** Said of each table that has rows of people, so that PostgreSQL reads those of these people alone. */
const isOneOf = (column: string, ids: readonly string[]) => sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`

/**
 * Ids as rows, for a join that looks each of them up by its key. Of `= any(...)` PostgreSQL thinks ten look-ups, and while it has not
 * counted a table yet it rather reads all of it, again for each row beside it.
 */
function each<T extends string>(name: T, ids: readonly string[]) {
  return sql<{ id: string }>`unnest(${ids}::uuid[])`.as<T>(sql`${sql.ref(name)}(id)`)
}

const KEY = ['domain_id', 'member_id', 'content_id'] as const

/** Holds some people until the end of the transaction: whatever they do themselves meanwhile waits. */
export async function lockMembers(db: Db, memberIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('member')
    .select('member.id')
    .where(sql<boolean>`member.id = any(${memberIds}::uuid[])`)
    .orderBy('member.id')
    .forNoKeyUpdate()
    .execute()
}

export interface GivenRow {
  memberId: string
  assetId: string
  wasCompleted: boolean
  isAsking: boolean
}

/** Completes assets for those who have not, or for whom they are due again, and keeps the evidence. @returns for whom which */
export function completeAssets(db: Db, given: Given): Promise<GivenRow[]> {
  const { at, way, actorId, reason } = given
  return db
    .with('wanted', (db) => uncompleted(db, given))
    .with('saved', (db) =>
      db
        .insertInto('content_user')
        .columns(['member_id', 'content_id', 'status', 'opened_at', 'completed_at'])
        .expression(
          db
            .selectFrom('wanted')
            .select([
              'wanted.memberId as member_id',
              'wanted.assetId as content_id',
              sql<string>`'completed'`.as('status'),
              sql<Date>`${at}::timestamptz`.as('opened_at'),
              sql<Date>`${at}::timestamptz`.as('completed_at'),
            ]),
        )
        .onConflict((conflict) =>
          conflict.columns([...KEY]).doUpdateSet({
            status: 'completed',
            opened_at: sql<Date>`coalesce(content_user.opened_at, excluded.opened_at)`,
            completed_at: sql<Date>`coalesce(content_user.completed_at, excluded.completed_at)`,
          }),
        )
        .returning('content_user.member_id'),
    )
    .with('kept', (db) =>
      db
        .insertInto('completion')
        .columns([
          'member_id',
          'content_id',
          'completed_at',
          'id',
          'way',
          'actor_id',
          'reason',
          'version',
          'content_name',
          'was_visible',
        ])
        .expression(
          db
            .selectFrom('wanted')
            .select([
              'wanted.memberId as member_id',
              'wanted.assetId as content_id',
              sql<Date>`${at}::timestamptz`.as('completed_at'),
              sql<string>`gen_random_uuid()`.as('id'),
              sql<string>`${way}::text`.as('way'),
              sql<string>`${actorId}::uuid`.as('actor_id'),
              sql<string | null>`${reason}::text`.as('reason'),
              'wanted.version',
              'wanted.name as content_name',
              sql<boolean>`true`.as('was_visible'),
            ]),
        )
        .returning('completion.id'),
    )
    .selectFrom('wanted')
    .select(['wanted.memberId', 'wanted.assetId', 'wanted.wasCompleted', 'wanted.isAsking'])
    .execute()
}

function uncompleted(db: QueryCreator<Database>, { memberIds, assetIds, at }: Given) {
  return db
    .selectFrom(each('person', memberIds))
    .innerJoin('member', 'member.id', 'person.id')
    .innerJoin(each('thing', assetIds), (join) => join.onTrue())
    .innerJoin('content', 'content.id', 'thing.id')
    .innerJoin('asset', 'asset.content_id', 'thing.id')
    .leftJoin('content_user as mine', (join) =>
      join
        .onRef('mine.content_id', '=', 'content.id')
        .onRef('mine.member_id', '=', 'member.id')
        .on(isOneOf('mine.member_id', memberIds)),
    )
    .where('content.is_deleted', '=', false)
    .where((eb) =>
      eb.or([sql<boolean>`coalesce(mine.status, '') <> 'completed'`, isDueAgain(memberAsViewer(at).memberId, at)]),
    )
    .select([
      'member.id as memberId',
      'content.id as assetId',
      'content.name',
      'asset.source_version as version',
      sql<boolean>`coalesce(mine.status = 'completed', false)`.as('wasCompleted'),
      asksAnything(sql`content.id`).as('isAsking'),
    ])
}

/** Lets people begin assets again. @returns for whom which */
export function resetAssets(db: Db, { memberIds, assetIds }: Given): Promise<GivenRow[]> {
  return db
    .updateTable('content_user')
    .from((eb) =>
      eb
        .selectFrom('content_user')
        .innerJoin('content', 'content.id', 'content_user.content_id')
        .select(['content_user.member_id', 'content_user.content_id', 'content_user.status'])
        .where(sql<boolean>`content_user.member_id = any(${memberIds}::uuid[])`)
        .where(sql<boolean>`content_user.content_id = any(${assetIds}::uuid[])`)
        .where('content_user.status', '<>', 'notstarted')
        .where('content.is_deleted', '=', false)
        .as('before'),
    )
    .set({
      status: 'notstarted',
      opened_at: null,
      completed_at: null,
      scorm_status: null,
      position_seconds: null,
      page: null,
      pages_seen: null,
      furthest_step: 0,
    })
    .whereRef('content_user.member_id', '=', 'before.member_id')
    .whereRef('content_user.content_id', '=', 'before.content_id')
    .returning([
      'content_user.member_id as memberId',
      'content_user.content_id as assetId',
      sql<boolean>`before.status = 'completed'`.as('wasCompleted'),
      sql<boolean>`false`.as('isAsking'),
    ])
    .execute()
}

export interface GivenPlaylist {
  memberId: string
  playlistId: string
  before: Status
  isStarted: boolean
  isDone: boolean
  isKept: boolean
  isAsking: boolean
}

/** Brings the playlists that hold some assets up to date for some people. @returns those that changed, or were completed anew */
export async function savePlaylists(db: Db, given: Given): Promise<GivenPlaylist[]> {
  if (given.memberIds.length === 0) return []
  const found = await findPlaylists(db, given)
  const rows = found
    .map((row) => ({ ...row, isKept: isToBeKept(row) }))
    .filter((row) => row.isKept || statusOf(row) !== row.before)
  if (rows.length) await writePlaylists(db, rows, given)
  return rows
}

function statusOf({ isStarted, isDone }: Pick<GivenPlaylist, 'isStarted' | 'isDone'>): Status {
  return isDone ? 'completed' : isStarted ? 'opened' : 'notstarted'
}

/** How far some people are with the playlists that hold some assets, by what they hold now and what is written down of them. */
function findPlaylists(db: Db, { memberIds, assetIds }: Given) {
  return db
    .selectFrom('playlist')
    .innerJoin(each('person', memberIds), (join) => join.onTrue())
    .innerJoin('member', 'member.id', 'person.id')
    .innerJoin('playlist_asset as each', 'each.playlist_id', 'playlist.content_id')
    .leftJoin('content_user as state', (join) =>
      join
        .onRef('state.content_id', '=', 'each.asset_id')
        .onRef('state.member_id', '=', 'member.id')
        .on(isOneOf('state.member_id', memberIds)),
    )
    .leftJoin('content_user as own', (join) =>
      join
        .onRef('own.content_id', '=', 'playlist.content_id')
        .onRef('own.member_id', '=', 'member.id')
        .on(isOneOf('own.member_id', memberIds)),
    )
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('completion')
          .select(['completion.member_id', 'completion.content_id', sql<number>`max(completion.version)`.as('version')])
          .where(isOneOf('completion.member_id', memberIds))
          .groupBy(['completion.member_id', 'completion.content_id'])
          .as('kept'),
      (join) => join.onRef('kept.content_id', '=', 'playlist.content_id').onRef('kept.member_id', '=', 'member.id'),
    )
    .where('playlist.content_id', 'in', (eb) =>
      eb
        .selectFrom('playlist_asset as holds')
        .select('holds.playlist_id')
        .where(sql<boolean>`holds.asset_id = any(${assetIds}::uuid[])`),
    )
    .groupBy(['member.id', 'playlist.content_id', 'playlist.revision', 'own.status', 'kept.version'])
    .orderBy('member.id')
    .orderBy('playlist.content_id')
    .select([
      'member.id as memberId',
      'playlist.content_id as playlistId',
      'playlist.revision',
      asksAnything(sql`playlist.content_id`).as('isAsking'),
      sql<Status>`coalesce(own.status, 'notstarted')`.as('before'),
      sql<boolean>`bool_or(coalesce(state.status, 'notstarted') <> 'notstarted')`.as('isStarted'),
      sql<boolean>`count(*) filter (where not each.optional) > 0 and bool_and(each.optional or coalesce(state.status = 'completed', false))`.as(
        'isDone',
      ),
      // It was completed when the last of what it requires was.
      sql<Date | null>`max(state.completed_at) filter (where not each.optional)`.as('completedAt'),
      'kept.version as keptVersion',
    ])
    .execute()
}

type FoundPlaylist = Awaited<ReturnType<typeof findPlaylists>>[number] & { isKept: boolean }

async function writePlaylists(db: Db, rows: readonly FoundPlaylist[], given: Given): Promise<void> {
  const json = JSON.stringify(rows.map((row) => ({ ...row, status: statusOf(row) })))
  await db
    .with('kept', (db) => keepPlaylists(db, json, given))
    .insertInto('content_user')
    .columns(['member_id', 'content_id', 'status', 'opened_at', 'completed_at'])
    .expression(
      db
        .selectFrom(recordset(json))
        .select([
          sql<string>`row."memberId"`.as('member_id'),
          sql<string>`row."playlistId"`.as('content_id'),
          sql<string>`row.status`.as('status'),
          sql<Date | null>`case when row.status <> 'notstarted' then ${given.at}::timestamptz end`.as('opened_at'),
          sql<Date | null>`case when row.status = 'completed' then row."completedAt" end`.as('completed_at'),
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns([...KEY]).doUpdateSet({
        status: sql<string>`excluded.status`,
        opened_at: sql<Date>`case when excluded.status = 'notstarted' then null else coalesce(content_user.opened_at, excluded.opened_at) end`,
        completed_at: sql<Date>`case when excluded.completed_at is null then null else coalesce(content_user.completed_at, excluded.completed_at) end`,
      }),
    )
    .execute()
}

function recordset(json: string) {
  return sql`jsonb_to_recordset(${json}::jsonb)`.as<'row'>(
    sql`row("memberId" uuid, "playlistId" uuid, revision int, status text, "completedAt" timestamptz, "isKept" boolean)`,
  )
}

function keepPlaylists(db: QueryCreator<Database>, json: string, { way, actorId, reason, now }: Given) {
  return db
    .insertInto('completion')
    .columns([
      'member_id',
      'content_id',
      'completed_at',
      'id',
      'way',
      'actor_id',
      'reason',
      'version',
      'content_name',
      'was_visible',
    ])
    .expression(
      db
        .selectFrom(recordset(json))
        .innerJoin('content', (join) => join.on('content.id', '=', sql.ref<string>('row.playlistId')))
        .innerJoin('member', (join) => join.on('member.id', '=', sql.ref<string>('row.memberId')))
        .where(sql<boolean>`row."isKept"`)
        .select([
          'member.id as member_id',
          'content.id as content_id',
          sql<Date>`row."completedAt"`.as('completed_at'),
          sql<string>`gen_random_uuid()`.as('id'),
          sql<string>`${way}::text`.as('way'),
          sql<string>`${actorId}::uuid`.as('actor_id'),
          sql<string | null>`${reason}::text`.as('reason'),
          sql<number>`row.revision`.as('version'),
          'content.name as content_name',
          sql<boolean>`${isVisible(memberAsViewer(now))}`.as('was_visible'),
        ]),
    )
}
