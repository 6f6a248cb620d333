import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { paged, statement, type PageShape } from '../db/statement.ts'
import { personAs } from '../users/person.sql.ts'

/** What people are told in words: requests for content, and what the hub itself says. */

export interface FilterShape {
  /** Null for both what was read and what was not. */
  isRead: boolean | null
}

export interface FilterValues {
  memberId: string
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

/** A page of somebody's messages, the newest first. */
export const listMessages = statement<FilterValues & { offset: number }, PageShape & FilterShape>()(
  (db, value, shape) =>
    owned(db, value, shape)
      .leftJoin('content_request as request', 'request.id', 'message.request_id')
      .leftJoin('member as author', 'author.id', 'request.author_id')
      .select([
        'message.id',
        'message.subject',
        'message.body',
        'message.created_at as createdAt',
        sql<boolean>`message.read_at is not null`.as('isRead'),
        'request.id as requestId',
        'request.name',
        'request.content',
        personAs('author').as('author'),
      ])
      .orderBy('message.created_at', 'desc')
      .orderBy('message.id', 'desc')
      .$call(paged(value, shape)),
)

/** How many messages somebody has. */
export const countMessages = statement<FilterValues, FilterShape>()((db, value, shape) =>
  owned(db, value, shape).select(sql<number>`count(*)::int`.as('total')),
)

function owned(db: Db, { memberId }: FilterValues, { isRead }: FilterShape) {
  return db
    .selectFrom('message')
    .where('message.member_id', '=', memberId)
    .$if(isRead !== null, (query) => query.where('message.read_at', isRead ? 'is not' : 'is', null))
}

/** Marks everything that somebody has now; the moment of the first reading stays. */
export async function markAll(db: Db, memberId: string, isRead: boolean, now: Date): Promise<void> {
  await db
    .updateTable('message')
    .set({ read_at: isRead ? now : null })
    .where('message.member_id', '=', memberId)
    .where('message.read_at', isRead ? 'is' : 'is not', null)
    .execute()
}

/** @returns false where somebody has no such message */
export async function markOne(db: Db, memberId: string, id: string, isRead: boolean, now: Date): Promise<boolean> {
  const rows = await db
    .updateTable('message')
    .set({ read_at: isRead ? sql<Date>`coalesce(message.read_at, ${now}::timestamptz)` : null })
    .where('message.member_id', '=', memberId)
    .where('message.id', '=', id)
    .returning('message.id')
    .execute()
  return rows.length > 0
}

export interface NewRequest {
  id: string
  authorId: string
  name: string
  content: string
  now: Date
}

export async function insertRequest(db: Db, request: NewRequest): Promise<void> {
  await db
    .insertInto('content_request')
    .values({
      id: request.id,
      author_id: request.authorId,
      name: request.name,
      content: request.content,
      created_at: request.now,
    })
    .execute()
}

/** The admins of the hub who hold one of some rights. */
export function listAdmins(db: Db, rights: readonly string[]) {
  return db
    .selectFrom('member')
    .select([
      'member.id',
      'member.first_name as firstName',
      'member.last_name as lastName',
      'member.email',
      'member.locale',
      'member.notification_channel as channel',
    ])
    .where('member.is_admin', '=', sql.lit(true))
    .where('member.is_deleted', '=', sql.lit(false))
    .where(sql<boolean>`member.privileges && ${rights}::text[]`)
    .execute()
}

export type Admin = Awaited<ReturnType<typeof listAdmins>>[number]

/** Gives a request to each receiver as a message. */
export async function insertMessages(
  db: Db,
  { id, now }: NewRequest,
  receivers: readonly { id: string; memberId: string }[],
): Promise<void> {
  await db
    .insertInto('message')
    .columns(['id', 'member_id', 'request_id', 'created_at'])
    .expression(
      db
        .selectFrom(
          sql`jsonb_to_recordset(${JSON.stringify(receivers)}::jsonb)`.as<'receiver'>(
            sql`receiver(id uuid, "memberId" uuid)`,
          ),
        )
        .select([
          sql<string>`receiver.id`.as('id'),
          sql<string>`receiver."memberId"`.as('member_id'),
          sql<string>`${id}::uuid`.as('request_id'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ]),
    )
    .execute()
}
