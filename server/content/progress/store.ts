import { expressionBuilder, sql, type QueryCreator } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { statement } from '../../db/statement.ts'
import type { Database } from '../../db/types.ts'
import { newId } from '../../platform/ids.ts'
import { asksAnything, isDueAgain } from '../asking.sql.ts'
import { isVisible, memberAsViewer } from '../visibility.sql.ts'
import type { CompletionWay, ProgressChange } from '../events.ts'
import type { Viewer } from '../rules.ts'
import { assetChanges, isToBeKept, NOT_STARTED, playlistChanges, type State, type Status } from './rules.ts'

/** What one person has done with one piece of content: the rows of content_user. */

/** `isPlaylist` says which of the two the caller means: an asset's id is no playlist. */
type Target = Viewer & { contentId: string; isPlaylist: boolean }
const KEY = ['domain_id', 'member_id', 'content_id'] as const

/** Saves visible content for the viewer. @returns no row when they may not see it */
export const save = statement<Target>()((db, value) =>
  db
    .insertInto('content_user')
    .columns(['member_id', 'content_id', 'saved_at'])
    .expression(visibleRow(db, value).select(sql<Date>`${value.now}::timestamptz`.as('saved_at')))
    .onConflict((conflict) =>
      conflict.columns([...KEY]).doUpdateSet({ saved_at: sql`coalesce(content_user.saved_at, excluded.saved_at)` }),
    )
    .returning('content_id'),
)

/** Takes visible content off the viewer's saved list. @returns no row when they may not see it */
export const unsave = statement<Target>()((db, value) =>
  db
    .insertInto('content_user')
    .columns(['member_id', 'content_id'])
    .expression(visibleRow(db, value))
    .onConflict((conflict) => conflict.columns([...KEY]).doUpdateSet({ saved_at: null }))
    .returning('content_id'),
)

export interface Like {
  isLiked: boolean
  /** 1 to 5; undefined leaves it as it is. */
  rating?: number | null | undefined
  message?: string | null | undefined
}

/** Likes visible content or takes the like back, and keeps the count of likes. @returns false when the viewer may not see it */
export async function like(db: Db, target: Target, { isLiked, rating, message }: Like): Promise<boolean> {
  const [found] = await ensureRow(db, target)
  if (!found) return false
  const change = await db
    .updateTable('content_user')
    .set({
      liked_at: isLiked ? sql<Date>`coalesce(content_user.liked_at, ${target.now})` : null,
      ...(rating === undefined ? {} : { rating }),
      ...(message === undefined ? {} : { rating_message: message }),
    })
    .from(
      db
        .selectFrom('content_user')
        .selectAll()
        .where('member_id', '=', target.memberId)
        .where('content_id', '=', target.contentId)
        .forUpdate()
        .as('before'),
    )
    .where('content_user.member_id', '=', target.memberId)
    .where('content_user.content_id', '=', target.contentId)
    .returning(sql<boolean>`before.liked_at is not null`.as('wasLiked'))
    .executeTakeFirst()
  const step = Number(isLiked) - Number(change?.wasLiked ?? false)
  if (step !== 0)
    await db
      .updateTable('content')
      .set({ rating_count: sql<number>`rating_count + ${step}` })
      .where('content.id', '=', target.contentId)
      .execute()
  return true
}

/** Makes the viewer's row for visible content where it is missing. @returns no row when they may not see it */
const ensureRow = statement<Target>()((db, value) =>
  db
    .insertInto('content_user')
    .columns(['member_id', 'content_id'])
    .expression(visibleRow(db, value))
    .onConflict((conflict) => conflict.columns([...KEY]).doUpdateSet({ member_id: sql`excluded.member_id` }))
    .returning('content_id'),
)

function visibleRow(db: Db, value: Target) {
  return db
    .selectFrom('content')
    .select([sql<string>`${value.memberId}::uuid`.as('member_id'), 'content.id as content_id'])
    .where('content.id', '=', value.contentId)
    .where(sql<boolean>`(content.type = 'playlist') = ${value.isPlaylist}::boolean`)
    .where(isVisible(value))
}

export interface Progress {
  memberId: string
  assetId: string
  /** `reopened` takes a completion back, and leaves what was not completed as it is. */
  status: Status | 'reopened'
  /** Whether the person opened it just now, which is the moment that their history shows. */
  isOpening?: boolean
  /** How a completion came about; the hub finds most of them. */
  way?: CompletionWay
  /** What a course gave, of 100. */
  score?: number | null
  /** The quarters that they have reached now. */
  step?: number
  /** The version of the asset that it was; the one that is there now, where nothing is said. */
  version?: number
  /** Undefined leaves it as it is. */
  scormStatus?: string | null | undefined
  playlistId?: string | null | undefined
  now: Date
}

export interface SavedProgress {
  changes: ProgressChange[]
  /** The playlists that hold the asset and are completed. */
  completedPlaylistIds: string[]
  /** The asset and the playlists that hold it, as far as they ask people to do something. */
  askingIds: string[]
}

/**
 * Sets how far somebody is with an asset and brings every playlist that holds it up to date. Opening never takes a
 * completion back; only `reopened` and `notstarted` do. Call it in a transaction.
 */
export async function saveProgress(db: Db, progress: Progress): Promise<SavedProgress> {
  await lockMember(db, progress.memberId)
  const { isOpening = false, way = 'automatic', score = null, now } = progress
  const { isAsking, ...saved } = await saveAsset(db, progress)
  const changes = assetChanges({ ...saved, contentId: progress.assetId, isOpening, way, score, now })
  const playlists = await savePlaylists(db, progress)
  const isItemTakenBack = changes.some(({ type }) => type === 'uncompleted')
  return {
    changes: [...changes, ...playlists.flatMap((each) => playlistChanges({ ...each, isItemTakenBack }))],
    completedPlaylistIds: playlists.filter(({ isDone }) => isDone).map(({ playlistId }) => playlistId),
    askingIds: [
      ...(isAsking ? [progress.assetId] : []),
      ...playlists.filter((each) => each.isAsking).map(({ playlistId }) => playlistId),
    ],
  }
}

/** Two windows of one person that complete the last two assets at once would each miss what the other does. */
export async function lockMember(db: Db, memberId: string): Promise<void> {
  await lockedMember(db, { memberId })
}

const lockedMember = statement<{ memberId: string }>()((db, { memberId }) =>
  db.selectFrom('member').select('member.id').where('member.id', '=', memberId).forNoKeyUpdate(),
)

interface SavedAsset {
  before: State
  after: State
  /** Whether that is a completion to keep. */
  isKept: boolean
  isAsking: boolean
}

/** @returns how far they were and are */
async function saveAsset(db: Db, progress: Progress): Promise<SavedAsset> {
  const { memberId, assetId, status, way = 'automatic', isOpening = false, scormStatus, playlistId } = progress
  const { score = null, step = 0, version = null, now } = progress
  const isBegun = status === 'opened' || status === 'completed'
  const [row] = await savedAsset(
    db,
    {
      memberId,
      assetId,
      firstStatus: status === 'reopened' ? 'notstarted' : status,
      openedAt: isBegun ? now : null,
      completedAt: status === 'completed' ? now : null,
      step,
      scormStatus: scormStatus ?? null,
      playlistId: playlistId ?? null,
      completionId: newId(),
      way,
      actorId: way === 'learner' ? memberId : null,
      version,
      score,
      now,
    },
    { status, isOpening, setsScormStatus: scormStatus !== undefined, setsPlaylist: Boolean(playlistId) },
  )
  return {
    before: row!.before ? stateFrom(row!.before) : NOT_STARTED,
    after: stateFrom(row!.after),
    isKept: Boolean(row!.isKept),
    isAsking: row!.isAsking,
  }
}

interface AssetValues extends Pick<Progress, 'memberId' | 'assetId' | 'now'> {
  firstStatus: Status
  openedAt: Date | null
  completedAt: Date | null
  step: number
  scormStatus: string | null
  playlistId: string | null
  completionId: string
  way: CompletionWay
  actorId: string | null
  version: number | null
  score: number | null
}

interface AssetShape {
  status: Progress['status']
  isOpening: boolean
  setsScormStatus: boolean
  setsPlaylist: boolean
}

const savedAsset = statement<AssetValues, AssetShape>()((db, value, shape) =>
  db
    .with('saved', (db) => upsertAsset(db, value, shape))
    .with('kept', (db) => keepAsset(db, value, shape))
    .selectFrom('saved')
    .select((eb) => [
      'saved.after',
      'saved.before',
      eb.exists(eb.selectFrom('kept').select(sql.lit(1).as('one'))).as('isKept'),
      asksAnything(sql`${value.assetId}::uuid`).as('isAsking'),
    ]),
)

function upsertAsset(db: QueryCreator<Database>, value: AssetValues, shape: AssetShape) {
  const { status, isOpening } = shape
  const isBegun = status === 'opened' || status === 'completed'
  return db
    .insertInto('content_user')
    .values({
      member_id: value.memberId,
      content_id: value.assetId,
      status: value.firstStatus,
      opened_at: value.openedAt,
      completed_at: value.completedAt,
      furthest_step: value.step,
      scorm_status: value.scormStatus,
      last_playlist_id: value.playlistId,
    })
    .onConflict((conflict) =>
      conflict.columns([...KEY]).doUpdateSet({
        status: STATUS_AFTER[status],
        opened_at:
          status === 'notstarted'
            ? null
            : isOpening
              ? sql<Date>`${value.now}::timestamptz`
              : isBegun
                ? sql<Date>`coalesce(content_user.opened_at, excluded.opened_at)`
                : sql<Date>`content_user.opened_at`,
        completed_at:
          status === 'completed'
            ? sql<Date>`coalesce(content_user.completed_at, excluded.completed_at)`
            : status === 'opened'
              ? sql<Date>`content_user.completed_at`
              : null,
        furthest_step:
          status === 'notstarted' ? 0 : sql<number>`greatest(content_user.furthest_step, excluded.furthest_step)`,
        ...(shape.setsScormStatus && { scorm_status: sql<string>`excluded.scorm_status` }),
        ...(shape.setsPlaylist && { last_playlist_id: sql<string>`excluded.last_playlist_id` }),
      }),
    )
    .returning((eb) => [
      stateOf('content_user').as('after'),
      // A statement does not see what it does itself, and whoever else would set it waits for the person.
      eb
        .selectFrom('content_user as earlier')
        .select(stateOf('earlier').as('state'))
        .where('earlier.member_id', '=', value.memberId)
        .where('earlier.content_id', '=', value.assetId)
        .as('before'),
    ])
}

/** Keeps a completion that is new, or the first of a version. */
function keepAsset(
  db: QueryCreator<Database & { saved: { before: StateRow | null; after: StateRow } }>,
  value: AssetValues,
  { status }: AssetShape,
) {
  const isOfVersion = sql`coalesce(${value.version}::int, asset.source_version)`
  return db
    .insertInto('completion')
    .columns([
      'member_id',
      'content_id',
      'completed_at',
      'id',
      'way',
      'actor_id',
      'version',
      'score',
      'content_name',
      'was_visible',
    ])
    .expression(
      db
        .selectFrom('saved')
        .innerJoin('asset', (join) => join.on('asset.content_id', '=', value.assetId))
        .innerJoin('content', 'content.id', 'asset.content_id')
        .where(sql<boolean>`saved.after ->> 'status' = 'completed'`)
        .where((eb) =>
          eb.or([
            sql<boolean>`coalesce(saved.before ->> 'status', '') <> 'completed'`,
            eb.not(
              eb.exists(
                eb
                  .selectFrom('completion as earlier')
                  .select(sql.lit(1).as('one'))
                  .where('earlier.member_id', '=', value.memberId)
                  .where('earlier.content_id', '=', value.assetId)
                  .where(sql<boolean>`earlier.version >= ${isOfVersion}`),
              ),
            ),
            isDueAgain(value.memberId, value.now),
          ]),
        )
        .where(sql<boolean>`${sql.lit(status)} = 'completed'`)
        .select([
          sql<string>`${value.memberId}::uuid`.as('member_id'),
          sql<string>`${value.assetId}::uuid`.as('content_id'),
          sql<Date>`${value.now}::timestamptz`.as('completed_at'),
          sql<string>`${value.completionId}::uuid`.as('id'),
          sql<string>`${value.way}::text`.as('way'),
          sql<string | null>`${value.actorId}::uuid`.as('actor_id'),
          sql<number>`${isOfVersion}`.as('version'),
          sql<number | null>`${value.score}::double precision`.as('score'),
          'content.name as content_name',
          sql<boolean>`true`.as('was_visible'),
        ]),
    )
    .returning('completion.id')
}

const STATUS_AFTER = {
  notstarted: 'notstarted',
  opened: sql<string>`case content_user.status when 'completed' then 'completed' else 'opened' end`,
  completed: 'completed',
  reopened: sql<string>`case content_user.status when 'completed' then 'opened' else content_user.status end`,
}

type StateRow = Omit<State, 'openedAt'> & { openedAt: string | null }

function stateOf(alias: string) {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<StateRow>`jsonb_build_object('status', ${column('status')}, 'openedAt', ${column('opened_at')}, 'step', ${column('furthest_step')})`
}

function stateFrom({ openedAt, ...row }: StateRow): State {
  return { ...row, openedAt: openedAt === null ? null : new Date(openedAt) }
}

/** @returns how far they were and are with the playlists that hold the asset */
async function savePlaylists(db: Db, { memberId, assetId, now }: Progress) {
  const rows = await playlistsHolding(db, { memberId, assetId })
  if (rows.length === 0) return []
  const playlists = rows.map((row) => ({ ...row, isKept: isToBeKept(row) }))
  const kept = playlists.filter(({ isKept }) => isKept)
  const states: PlaylistStates = {
    memberId,
    ids: rows.map(({ playlistId }) => playlistId),
    statuses: rows.map(({ isStarted, isDone }) => (isDone ? 'completed' : isStarted ? 'opened' : 'notstarted')),
    now,
  }
  if (kept.length) {
    const begun = db.with('kept', (db) => keepPlaylists(db, kept, { memberId, now }))
    await upsertPlaylists(begun, states).execute()
  } else await savedPlaylists(db, states)
  return playlists
}

const playlistsHolding = statement<Pick<Progress, 'memberId' | 'assetId'>>()((db, { memberId, assetId }) =>
  db
    .selectFrom('playlist_asset as holds')
    .innerJoin('playlist', 'playlist.content_id', 'holds.playlist_id')
    .innerJoin('playlist_asset as each', 'each.playlist_id', 'holds.playlist_id')
    .leftJoin('content_user as state', (join) =>
      join.onRef('state.content_id', '=', 'each.asset_id').on('state.member_id', '=', memberId),
    )
    .leftJoin('content_user as own', (join) =>
      join.onRef('own.content_id', '=', 'holds.playlist_id').on('own.member_id', '=', memberId),
    )
    .where('holds.asset_id', '=', assetId)
    .groupBy(['holds.playlist_id', 'own.status', 'playlist.revision'])
    .orderBy('holds.playlist_id')
    .select((eb) => [
      'holds.playlist_id as playlistId',
      'playlist.revision',
      asksAnything(sql`holds.playlist_id`).as('isAsking'),
      sql<Status>`coalesce(own.status, 'notstarted')`.as('before'),
      sql<boolean>`bool_or(coalesce(state.status, 'notstarted') <> 'notstarted')`.as('isStarted'),
      sql<boolean>`count(*) filter (where not each.optional) > 0 and bool_and(each.optional or coalesce(state.status = 'completed', false))`.as(
        'isDone',
      ),
      eb
        .selectFrom('completion')
        .select(sql<number>`max(completion.version)`.as('version'))
        .where('completion.member_id', '=', memberId)
        .whereRef('completion.content_id', '=', 'holds.playlist_id')
        .as('keptVersion'),
    ]),
)

/** `statuses` has one for each of `ids`. */
interface PlaylistStates {
  memberId: string
  ids: string[]
  statuses: Status[]
  now: Date
}

const savedPlaylists = statement<PlaylistStates>()((db, value) => upsertPlaylists(db, value))

function upsertPlaylists(db: QueryCreator<Database>, value: PlaylistStates) {
  return db
    .insertInto('content_user')
    .columns(['member_id', 'content_id', 'status', 'opened_at', 'completed_at'])
    .expression(
      // Of its own: what `db` begins with has to stay on top.
      expressionBuilder<Database>()
        .selectFrom(
          sql<{ id: string; status: Status }>`unnest(${value.ids}::uuid[], ${value.statuses}::text[])`.as<'made'>(
            sql`made (id, status)`,
          ),
        )
        .select([
          sql<string>`${value.memberId}::uuid`.as('member_id'),
          'made.id as content_id',
          'made.status',
          sql<Date | null>`case when made.status <> 'notstarted' then ${value.now}::timestamptz end`.as('opened_at'),
          sql<Date | null>`case when made.status = 'completed' then ${value.now}::timestamptz end`.as('completed_at'),
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns([...KEY]).doUpdateSet({
        status: sql<string>`excluded.status`,
        opened_at: sql<Date>`coalesce(content_user.opened_at, excluded.opened_at)`,
        completed_at: sql<Date>`case when excluded.completed_at is null then null else coalesce(content_user.completed_at, excluded.completed_at) end`,
      }),
    )
}

function keepPlaylists(
  db: QueryCreator<Database>,
  playlists: readonly { playlistId: string; revision: number }[],
  { memberId, now }: { memberId: string; now: Date },
) {
  const rows = playlists.map(({ playlistId, revision }) => ({ id: newId(), playlistId, revision }))
  return db
    .insertInto('completion')
    .columns(['member_id', 'content_id', 'completed_at', 'id', 'way', 'version', 'content_name', 'was_visible'])
    .expression(
      db
        .selectFrom(
          sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'done'>(
            sql`done(id uuid, "playlistId" uuid, revision int)`,
          ),
        )
        .innerJoin('content', (join) => join.on('content.id', '=', sql.ref<string>('done.playlistId')))
        .innerJoin('member', (join) => join.on('member.id', '=', memberId))
        .select([
          sql<string>`member.id`.as('member_id'),
          sql<string>`content.id`.as('content_id'),
          sql<Date>`${now}::timestamptz`.as('completed_at'),
          sql<string>`done.id`.as('id'),
          sql<string>`'automatic'`.as('way'),
          sql<number>`done.revision`.as('version'),
          'content.name as content_name',
          sql<boolean>`${isVisible(memberAsViewer(now))}`.as('was_visible'),
        ]),
    )
}
