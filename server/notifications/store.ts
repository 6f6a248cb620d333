import { sql, type ExpressionBuilder } from 'kysely'
import type { components } from '../../generated/server/schema.d.ts'
import type { Db } from '../db/connect.ts'
import type { PageQuery } from '../db/page.ts'
import { paged, pageShape, statement, type PageShape } from '../db/statement.ts'
import type { Database } from '../db/types.ts'
import { deliveryOf, type Delivery } from './news.sql.ts'
import { personAs } from '../users/person.sql.ts'

/** What happened and concerns one person. */

/** Whose notifications, and since when: older ones are gone for everybody. */
export interface Owner {
  memberId: string
  since: Date
}

export interface Filter {
  isRead: boolean | undefined
  type: string | undefined
}

export type NotificationRow = Awaited<ReturnType<typeof listOf>>[number]

/** A page of somebody's notifications, the newest first. */
export function listOf(db: Db, owner: Owner, { isRead, type }: Filter, page: PageQuery) {
  const values = { ...owner, type, offset: page.offset }
  return listed(db, values, { isRead, hasType: type !== undefined, ...pageShape(page) })
}

interface FilterShape {
  isRead: boolean | undefined
  hasType: boolean
}

type FilterValues = Owner & { type: string | undefined }

const listed = statement<FilterValues & { offset: number }, FilterShape & PageShape>()((db, value, shape) =>
  filtered(db, value, shape)
    .leftJoin('member as actor', 'actor.id', 'notification.actor_id')
    .select([
      'notification.id',
      'notification.type',
      'notification.created_at as createdAt',
      'notification.content_id as contentId',
      'notification.ref_id as refId',
      'notification.message',
      'notification.due_at as dueAt',
      sql<boolean>`notification.read_at is not null`.as('isRead'),
      personAs('actor').as('actor'),
    ])
    .orderBy('notification.created_at', 'desc')
    .orderBy('notification.id', 'desc')
    .$call(paged(value, shape)),
)

/** How many notifications of somebody a filter lets through. */
export async function countOf(db: Db, owner: Owner, { isRead, type }: Filter): Promise<number> {
  const [row] = await counted(db, { ...owner, type }, { isRead, hasType: type !== undefined })
  return row!.total
}

const counted = statement<FilterValues, FilterShape>()((db, value, shape) =>
  filtered(db, value, shape).select(sql<number>`count(*)::int`.as('total')),
)

function filtered(db: Db, value: FilterValues, { isRead, hasType }: FilterShape) {
  return db
    .selectFrom('notification')
    .where((eb) => isOf(eb, value))
    .$if(isRead !== undefined, (query) => query.where('notification.read_at', isRead ? 'is not' : 'is', null))
    .$if(hasType, (query) => query.where('notification.type', '=', value.type!))
}

function isOf(eb: ExpressionBuilder<Database, 'notification'>, owner: Owner) {
  return eb.and([eb('notification.member_id', '=', owner.memberId), eb('notification.created_at', '>', owner.since)])
}

/** Those of some ids that are notifications of somebody. */
export async function findOwn(db: Db, owner: Owner, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('notification')
    .select('notification.id')
    .where((eb) => isOf(eb, owner))
    .where(sql<boolean>`notification.id = any(${ids}::uuid[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export interface Mark {
  isRead: boolean
  /** Null for all of them. */
  ids: readonly string[] | null
  /** Null for whenever they came. */
  until: Date | null
  now: Date
}

/** Marks notifications of somebody; the moment of the first reading stays. */
export async function mark(db: Db, owner: Owner, { isRead, ids, until, now }: Mark): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at: isRead ? now : null })
    .where((eb) => isOf(eb, owner))
    .where('notification.read_at', isRead ? 'is' : 'is not', null)
    .$if(until !== null, (query) => query.where('notification.created_at', '<=', until))
    .$if(ids !== null, (query) => query.where(sql<boolean>`notification.id = any(${ids}::uuid[])`))
    .execute()
}

export interface Receiver {
  id: string
  firstName: string
  lastName: string
  email: string
  locale: string
  channel: string
  delivery: Delivery
}

/** Those of some members who belong to the hub and want news of that type. */
export function findReceivers(
  db: Db,
  type: components['schemas']['NotificationType'],
  memberIds: readonly string[],
): Promise<Receiver[]> {
  return (
    db
      .selectFrom('member')
      .select([
        'member.id',
        'member.first_name as firstName',
        'member.last_name as lastName',
        'member.email',
        'member.locale',
        'member.notification_channel as channel',
        deliveryOf(type).as('delivery'),
      ])
      .where(sql<boolean>`member.id = any(${memberIds}::uuid[])`)
      .where('member.is_deleted', '=', sql.lit(false))
      .where(deliveryOf(type), '<>', 'none')
      // Who has not accepted their invitation is told nothing else.
      .where('member.account_id', 'is not', null)
      .execute()
  )
}

export interface NewRows {
  effectKey: string
  type: string
  actorId: string | null
  contentId: string | null
  refId: string | null
  message: string | null
  dueAt: Date | null
  now: Date
}

/** Adds one row a person, where they have none of this effect yet. @returns whose rows are new */
export async function insertRows(
  db: Db,
  row: NewRows,
  receivers: readonly { id: string; memberId: string }[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .insertInto('notification')
    .columns([
      'id',
      'member_id',
      'effect_key',
      'type',
      'actor_id',
      'content_id',
      'ref_id',
      'message',
      'due_at',
      'created_at',
    ])
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
          sql<string>`${row.effectKey}::text`.as('effect_key'),
          sql<string>`${row.type}::text`.as('type'),
          sql<string | null>`${row.actorId}::uuid`.as('actor_id'),
          sql<string | null>`${row.contentId}::uuid`.as('content_id'),
          sql<string | null>`${row.refId}::uuid`.as('ref_id'),
          sql<string | null>`${row.message}::text`.as('message'),
          sql<Date | null>`${row.dueAt}::timestamptz`.as('due_at'),
          sql<Date>`${row.now}::timestamptz`.as('created_at'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['domain_id', 'effect_key', 'member_id']).doNothing())
    .returning('notification.member_id as memberId')
    .execute()
  return new Set(rows.map(({ memberId }) => memberId))
}

/** Gives what was told of an effect other words. @returns whom it was told */
export async function setMessage(db: Db, effectKey: string, message: string | null): Promise<string[]> {
  const rows = await db
    .updateTable('notification')
    .set({ message })
    .where('notification.effect_key', '=', effectKey)
    .returning('notification.member_id as memberId')
    .execute()
  return rows.map(({ memberId }) => memberId)
}

/** Deletes what is older than anybody may still read. */
export async function deleteOld(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notification').where('notification.created_at', '<=', before).execute()
}
