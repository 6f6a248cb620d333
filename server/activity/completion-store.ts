import { sql } from 'kysely'
import { mayRead, type Reader } from '../content/reader.sql.ts'
import type { Db } from '../db/connect.ts'
import type { CountCap, PageQuery } from '../db/page.ts'
import { countTo } from '../db/statement.ts'
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
  return filtered(db, filter)
    .leftJoin('asset', 'asset.content_id', 'completion.content_id')
    .leftJoin('playlist', 'playlist.content_id', 'completion.content_id')
    .leftJoin('member as actor', 'actor.id', 'completion.actor_id')
    .select((eb) => [
      'completion.id',
      'completion.completed_at as completedAt',
      'completion.way',
      'completion.version',
      'completion.reason',
      'completion.score',
      eb.case().when(mayRead(reader)).then(eb.ref('completion.content_id')).end().as('contentId'),
      'content.type',
      eb
        .case()
        .when(mayRead(isOwn ? 'all' : reader))
        .then(eb.ref('completion.content_name'))
        .end()
        .as('name'),
      sql<boolean>`coalesce(completion.version = coalesce(asset.source_version, playlist.revision), false)`.as(
        'isCurrentVersion',
      ),
      personAs('actor').as('actor'),
    ])
    .orderBy('completion.completed_at', 'desc')
    .orderBy('completion.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countCompletions(db: Db, filter: CompletionFilter, cap: CountCap) {
  return countTo(db, filtered(db, filter), cap).execute()
}

/** The person is told of playlists that they could see then, others of those that they may see. */
function filtered(db: Db, { memberId, contentId, reader, isOwn }: CompletionFilter) {
  return db
    .selectFrom('completion')
    .innerJoin('content', 'content.id', 'completion.content_id')
    .where('completion.member_id', '=', memberId)
    .where((eb) => {
      const wasOpen = eb.fn.coalesce('completion.was_visible', mayRead(reader))
      return eb.or([eb('content.type', '<>', 'playlist'), isOwn ? wasOpen : mayRead(reader)])
    })
    .$if(contentId !== undefined, (query) => query.where('completion.content_id', '=', contentId!))
}
