import { sql } from 'kysely'
import type { LastRow } from '../contract/after.ts'
import { mayRead, type Reader } from '../content/reader.sql.ts'
import type { Db } from '../db/connect.ts'
import type { CountCap, PageQuery } from '../db/page.ts'
import { countTo } from '../db/statement.ts'
import { NAME } from '../users/name.sql.ts'
import { personAs } from '../users/person.sql.ts'

/** What people completed, as it is read: rows are written where progress is (content/progress). */

export interface CompletionFilter {
  memberId: string
  contentId?: string | undefined
  reader: Reader
  /** Whether the reader is the person, who knows the names of what they completed. */
  isOwn: boolean
}

export type CompletionRow = Awaited<ReturnType<typeof listCompletions>>[number]

/** A page, the newest first. */
export function listCompletions(db: Db, filter: CompletionFilter, { limit, offset }: PageQuery) {
  const { reader, isOwn } = filter
  return described(filtered(db, filter))
    .select((eb) => [
      eb.case().when(mayRead(reader)).then(eb.ref('completion.content_id')).end().as('contentId'),
      eb
        .case()
        .when(mayRead(isOwn ? 'all' : reader))
        .then(eb.ref('completion.content_name'))
        .end()
        .as('name'),
    ])
    .orderBy('completion.completed_at', 'desc')
    .orderBy('completion.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** What is said of every completion, whoever reads it. */
function described(completions: ReturnType<typeof ofContent>) {
  return completions
    .leftJoin('asset', 'asset.content_id', 'completion.content_id')
    .leftJoin('playlist', 'playlist.content_id', 'completion.content_id')
    .leftJoin('member as actor', 'actor.id', 'completion.actor_id')
    .select([
      'completion.id',
      'completion.completed_at as completedAt',
      'completion.way',
      'completion.version',
      'completion.reason',
      'completion.score',
      'content.type',
      sql<boolean>`coalesce(completion.version = coalesce(asset.source_version, playlist.revision), false)`.as(
        'isCurrentVersion',
      ),
      personAs('actor').as('actor'),
    ])
}

function ofContent(db: Db) {
  return db.selectFrom('completion').innerJoin('content', 'content.id', 'completion.content_id')
}

export function countCompletions(db: Db, filter: CompletionFilter, cap: CountCap) {
  return countTo(db, filtered(db, filter), cap).execute()
}

/** The person is told of playlists that they could see then, others of those that they may see. */
function filtered(db: Db, { memberId, contentId, reader, isOwn }: CompletionFilter) {
  return ofContent(db)
    .where('completion.member_id', '=', memberId)
    .where((eb) => {
      const wasOpen = eb.fn.coalesce('completion.was_visible', mayRead(reader))
      return eb.or([eb('content.type', '<>', 'playlist'), isOwn ? wasOpen : mayRead(reader)])
    })
    .$if(contentId !== undefined, (query) => query.where('completion.content_id', '=', contentId!))
}

export interface RecordedFilter {
  teamId?: string | undefined
  contentId?: string | undefined
  recordedSince?: string | undefined
}

export type RecordedRow = Awaited<ReturnType<typeof listRecorded>>[number]

/**
 * Before when nothing more can be recorded: the moment at which the oldest transaction began that still runs. A completion is
 * recorded when its row is written and is seen when its transaction ends, so one that is seen may come before one that is not
 * yet. Ask for this first, in a statement of its own: what ended before is seen by the next.
 */
export async function findSettledUntil(db: Db): Promise<Date> {
  const { rows } = await sql<{
    until: Date
  }>`select date_trunc('milliseconds', least(clock_timestamp(), min(xact_start))) as until
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  return rows[0]!.until
}

/** What was recorded in the hub before a moment, in the order in which it was. */
export function listRecorded(
  db: Db,
  filter: RecordedFilter & { before: Date },
  { limit, offset, after }: PageQuery & { after: LastRow | null },
) {
  return described(recorded(db, filter))
    .leftJoin('member', (join) =>
      join.onRef('member.id', '=', 'completion.member_id').on('member.erased_at', 'is', null),
    )
    .select([
      'completion.content_id as contentId',
      'completion.content_name as name',
      'completion.recorded_at as recordedAt',
      'member.id as memberId',
      NAME.as('memberName'),
      'member.email',
      'member.employee_id as employeeId',
    ])
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(completion.recorded_at, completion.id) > (${after?.key}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('completion.recorded_at')
    .orderBy('completion.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countRecorded(db: Db, filter: RecordedFilter & { before: Date }, cap: CountCap) {
  return countTo(db, recorded(db, filter), cap).execute()
}

function recorded(db: Db, { teamId, contentId, recordedSince, before }: RecordedFilter & { before: Date }) {
  return ofContent(db)
    .where('completion.recorded_at', '<', before)
    .$if(recordedSince !== undefined, (query) => query.where('completion.recorded_at', '>=', new Date(recordedSince!)))
    .$if(contentId !== undefined, (query) => query.where('completion.content_id', '=', contentId!))
    .$if(teamId !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('team_member')
            .select(sql.lit(1).as('one'))
            .where('team_member.team_id', '=', teamId!)
            .whereRef('team_member.member_id', '=', 'completion.member_id'),
        ),
      ),
    )
}
