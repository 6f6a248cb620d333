import { sql, type ExpressionBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { paged, statement, type PageShape } from '../db/statement.ts'
import type { Database } from '../db/types.ts'
import { personAs } from '../users/person.sql.ts'
import type { Mention } from './mention-store.ts'

/** What people say about content. The text of a deleted comment never leaves this file. */

/** A comment shows this many of its replies. */
const FIRST_REPLIES = 10

export interface CommentShape {
  /** What is deleted keeps its place, too. */
  includesDeleted: boolean
}

export interface FilterShape extends CommentShape {
  /** Whether the replies to one comment are meant, or else the comments that are no replies. */
  isReplies: boolean
}

export interface FilterValues {
  contentId: string
  parentId: string
}

export type ReplyRow = Awaited<ReturnType<typeof listFirstReplies>>[number]
export type CommentRow = Awaited<ReturnType<typeof listComments>>[number]

/** A page of comments, the newest first, or of the replies to one, the oldest first. */
export const listComments = statement<FilterValues & { offset: number }, PageShape & FilterShape>()(
  (db, value, shape) =>
    selected(listed(db, value, shape))
      .select(repliesOf(db, shape, sql<number>`count(*)::int`).as('repliesCount'))
      .orderBy('comment.created_at', shape.isReplies ? 'asc' : 'desc')
      .orderBy('comment.id', shape.isReplies ? 'asc' : 'desc')
      .$call(paged(value, shape)),
)

/** How many comments there are, or replies to one. */
export const countComments = statement<FilterValues, FilterShape>()((db, value, shape) =>
  listed(db, value, shape).select(sql<number>`count(*)::int`.as('total')),
)

/** The first replies to each of some comments, the oldest first. */
export const listFirstReplies = statement<{ parentIds: readonly string[] }, CommentShape>()((db, value, shape) =>
  db
    .selectFrom(sql`unnest(${value.parentIds}::uuid[])`.as<'parent'>(sql`parent(id)`))
    .innerJoinLateral(
      selected(comments(db))
        .where('comment.parent_id', '=', sql.ref<string>('parent.id'))
        .$if(!shape.includesDeleted, (query) => query.where('comment.is_deleted', '=', sql.lit(false)))
        .orderBy('comment.created_at')
        .orderBy('comment.id')
        .limit(sql.lit(FIRST_REPLIES))
        .as('reply'),
      (join) => join.onTrue(),
    )
    .selectAll('reply')
    .orderBy('reply.createdAt')
    .orderBy('reply.id'),
)

function comments(db: Db) {
  return db.selectFrom('comment')
}

function selected(query: ReturnType<typeof comments>) {
  return query.innerJoin('member as author', 'author.id', 'comment.author_id').select((eb) => [
    'comment.id',
    'comment.content_id as contentId',
    'comment.parent_id as parentId',
    eb
      .case()
      .when(sql<boolean>`comment.is_deleted`)
      .then(sql.lit(null))
      .else(eb.ref('comment.message'))
      .end()
      .as('message'),
    mentionsOf(eb).as('mentions'),
    'comment.is_deleted as isDeleted',
    'comment.created_at as createdAt',
    'comment.updated_at as updatedAt',
    'comment.author_id as authorId',
    personAs('author').as('author'),
  ])
}

function mentionsOf(eb: ExpressionBuilder<Database, 'comment'>) {
  const mention = sql<Mention>`jsonb_build_object('userId', comment_mention.member_id, 'name', comment_mention.name)`
  return eb
    .selectFrom('comment_mention')
    .select(sql<Mention[]>`coalesce(jsonb_agg(${mention} order by comment_mention.name), '[]')`.as('mentions'))
    .whereRef('comment_mention.comment_id', '=', 'comment.id')
    .where('comment.is_deleted', '=', sql.lit(false))
    .$asScalar()
    .$notNull()
}

/** What is deleted keeps its place where it still has replies. */
function listed(db: Db, value: FilterValues, shape: FilterShape) {
  return comments(db)
    .where('comment.content_id', '=', value.contentId)
    .$if(shape.isReplies, (query) => query.where('comment.parent_id', '=', value.parentId))
    .$if(!shape.isReplies, (query) => query.where('comment.parent_id', 'is', null))
    .$if(!shape.includesDeleted, (query) =>
      query.where((eb) =>
        eb.or([
          sql<boolean>`not comment.is_deleted`,
          sql<boolean>`coalesce(${repliesOf(db, shape, sql`true`, 1)}, false)`,
        ]),
      ),
    )
}

function repliesOf<T>(db: Db, { includesDeleted }: CommentShape, what: ReturnType<typeof sql<T>>, limit?: number) {
  const replies = db
    .selectFrom('comment as reply')
    .select(what.as('replies'))
    .where('reply.parent_id', '=', sql.ref<string>('comment.id'))
    .$if(!includesDeleted, (query) => query.where('reply.is_deleted', '=', sql.lit(false)))
    .$if(limit !== undefined, (query) => query.limit(sql.lit(limit!)))
  return sql<T>`(${replies})`
}

export interface FoundComment {
  id: string
  parentId: string | null
  authorId: string
  isDeleted: boolean
  isDeletedByAuthor: boolean
}

/** A comment on this content, deleted or not. */
export function findComment(db: Db, contentId: string, id: string): Promise<FoundComment | undefined> {
  return db
    .selectFrom('comment')
    .select([
      'comment.id',
      'comment.parent_id as parentId',
      'comment.author_id as authorId',
      'comment.is_deleted as isDeleted',
      'comment.is_deleted_by_author as isDeletedByAuthor',
    ])
    .where('comment.content_id', '=', contentId)
    .where('comment.id', '=', id)
    .executeTakeFirst()
}

export interface NewComment {
  id: string
  contentId: string
  parentId: string | null
  authorId: string
  message: string
  now: Date
}

export async function insertComment(db: Db, comment: NewComment): Promise<void> {
  await db
    .insertInto('comment')
    .values({
      id: comment.id,
      content_id: comment.contentId,
      parent_id: comment.parentId,
      author_id: comment.authorId,
      message: comment.message,
      created_at: comment.now,
      updated_at: comment.now,
    })
    .execute()
}

/** @returns false when it was deleted meanwhile */
export async function updateMessage(db: Db, id: string, message: string, now: Date): Promise<boolean> {
  const rows = await db
    .updateTable('comment')
    .set({ message, updated_at: now })
    .where('comment.id', '=', id)
    .where('comment.is_deleted', '=', sql.lit(false))
    .returning('comment.id')
    .execute()
  return rows.length > 0
}

/** Deletes a comment; what its author deletes loses its text for good. @returns false when somebody was faster */
export async function markDeleted(db: Db, id: string, byAuthor: boolean): Promise<boolean> {
  const rows = await db
    .updateTable('comment')
    .set({ is_deleted: true, is_deleted_by_author: byAuthor, ...(byAuthor ? { message: null } : {}) })
    .where('comment.id', '=', id)
    .where('comment.is_deleted', '=', sql.lit(false))
    .returning('comment.id')
    .execute()
  return rows.length > 0
}

/** Brings a comment back that somebody else than its author deleted. @returns its text, or null when there was nothing to bring back */
export async function markRestored(db: Db, id: string): Promise<string | null> {
  const row = await db
    .updateTable('comment')
    .set({ is_deleted: false })
    .where('comment.id', '=', id)
    .where('comment.is_deleted', '=', sql.lit(true))
    .where('comment.is_deleted_by_author', '=', sql.lit(false))
    .returning('comment.message')
    .executeTakeFirst()
  return row?.message ?? null
}

/** Deletes all comments of an author as the author would. @returns the content of each that could be read until now */
export async function eraseBy(db: Db, authorId: string): Promise<string[]> {
  const shown = await db
    .updateTable('comment')
    .set({ is_deleted: true, is_deleted_by_author: true, message: null })
    .where('comment.author_id', '=', authorId)
    .where('comment.is_deleted', '=', sql.lit(false))
    .returning('comment.content_id as contentId')
    .execute()
  await db
    .updateTable('comment')
    .set({ is_deleted_by_author: true, message: null })
    .where('comment.author_id', '=', authorId)
    .execute()
  return shown.map(({ contentId }) => contentId)
}

/** Keeps the number of comments on content that can be read. */
export async function addToCount(db: Db, contentId: string, step: 1 | -1): Promise<void> {
  await db
    .updateTable('content')
    .set({ comment_count: sql<number>`comment_count + ${step}` })
    .where('content.id', '=', contentId)
    .execute()
}
