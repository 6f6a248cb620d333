import { sql } from 'kysely'
import { isVisible } from '../content/visibility.sql.ts'
import type { Viewer } from '../content/rules.ts'
import type { Db } from '../db/connect.ts'
import type { PageQuery } from '../db/page.ts'
import { likePattern } from '../db/statement.ts'
import { personAs } from '../users/person.sql.ts'

/** Requests for content, and what became of them. */

export type RequestState = 'open' | 'answered' | 'closed'

export interface RequestFilter {
  state?: RequestState | undefined
  search?: string | undefined
  /** Whose; left out for everybody's. */
  authorId?: string
}

function filtered(db: Db, { state, search, authorId }: RequestFilter) {
  return db
    .selectFrom('content_request')
    .$if(state !== undefined, (query) => query.where('content_request.state', '=', state!))
    .$if(authorId !== undefined, (query) => query.where('content_request.author_id', '=', authorId!))
    .$if(search !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('content_request.name', 'ilike', likePattern(search!)),
          eb('content_request.content', 'ilike', likePattern(search!)),
        ]),
      ),
    )
}

function rows(db: Db, filter: RequestFilter) {
  return filtered(db, filter)
    .innerJoin('member as author', 'author.id', 'content_request.author_id')
    .leftJoin('member as answerer', 'answerer.id', 'content_request.answered_by')
    .select([
      'content_request.id',
      'content_request.name',
      'content_request.content',
      sql<RequestState>`content_request.state`.as('state'),
      'content_request.answer',
      'content_request.answered_at as answeredAt',
      'content_request.created_at as createdAt',
      'content_request.version',
      'content_request.author_id as authorId',
      personAs('author').as('author'),
      personAs('answerer').as('answeredBy'),
    ])
}

export type RequestRow = Awaited<ReturnType<typeof listRequests>>[number]

/** A page, the newest first. */
export function listRequests(db: Db, filter: RequestFilter, { limit, offset }: PageQuery) {
  return rows(db, filter)
    .orderBy('content_request.created_at', 'desc')
    .orderBy('content_request.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countRequests(db: Db, filter: RequestFilter) {
  return filtered(db, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .execute()
}

export function findRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  return rows(db, {}).where('content_request.id', '=', id).executeTakeFirst()
}

/** Holds a request until the end of the transaction. */
export async function lockRequest(db: Db, id: string): Promise<void> {
  await db.selectFrom('content_request').select('id').where('id', '=', id).forUpdate().execute()
}

export interface AnsweringRow {
  requestId: string
  id: string
  type: string
  name: string
}

/** The content that answers some requests, each in its order, without what was deleted. @param viewer of whom only what they see; null for all */
export function listAnswering(db: Db, requestIds: readonly string[], viewer: Viewer | null): Promise<AnsweringRow[]> {
  return db
    .selectFrom('content_request_content')
    .innerJoin('content', 'content.id', 'content_request_content.content_id')
    .select(['content_request_content.request_id as requestId', 'content.id', 'content.type', 'content.name'])
    .where(sql<boolean>`content_request_content.request_id = any(${requestIds}::uuid[])`)
    .where('content.is_deleted', '=', false)
    .$if(viewer !== null, (query) => query.where(isVisible(viewer!)))
    .orderBy('content_request_content.place')
    .execute()
}

export interface NewState {
  state: RequestState
  answer: string | null
  contentIds: readonly string[]
  answeredBy: string | null
  answeredAt: Date | null
}

/** Writes what became of a request. @returns the new version */
export async function saveState(db: Db, id: string, next: NewState): Promise<number> {
  await db.deleteFrom('content_request_content').where('request_id', '=', id).execute()
  if (next.contentIds.length)
    await db
      .insertInto('content_request_content')
      .values(next.contentIds.map((content_id, place) => ({ request_id: id, place, content_id })))
      .execute()
  const { version } = await db
    .updateTable('content_request')
    .set({
      state: next.state,
      answer: next.answer,
      answered_by: next.answeredBy,
      answered_at: next.answeredAt,
      version: sql<number>`content_request.version + 1`,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Counts the messages of the admins about a request as read. */
export async function markRead(db: Db, requestId: string, now: Date): Promise<void> {
  await db
    .updateTable('message')
    .set({ read_at: now })
    .where('message.request_id', '=', requestId)
    .where('message.read_at', 'is', null)
    .execute()
}
