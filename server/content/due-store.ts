import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isCompleted } from './completion.sql.ts'
import { DAY_END } from './goal.sql.ts'
import { ownDueAt } from './own-due.sql.ts'
import type { Viewer } from './rules.ts'
import { isVisible, memberAsViewer } from './visibility.sql.ts'

/** The days by which people want to have finished content. */

export interface OwnDueDate {
  memberId: string
  contentId: string
  /** As 2026-11-30. */
  dueOn: string
}

export async function setDueDate(db: Db, { memberId, contentId, dueOn }: OwnDueDate): Promise<void> {
  const day = sql<Date>`${dueOn}::date`
  await db
    .insertInto('content_user')
    .values({ member_id: memberId, content_id: contentId, due_on: day })
    .onConflict((conflict) => conflict.columns(['domain_id', 'member_id', 'content_id']).doUpdateSet({ due_on: day }))
    .execute()
}

export async function clearDueDate(db: Db, { memberId, contentId }: Omit<OwnDueDate, 'dueOn'>): Promise<void> {
  await db
    .updateTable('content_user')
    .set({ due_on: null })
    .where('content_user.member_id', '=', memberId)
    .where('content_user.content_id', '=', contentId)
    .execute()
}

/** What somebody set a day for, sees and has not completed, the soonest first. */
export function listOwnDue(db: Db, viewer: Viewer, limit: number) {
  return db
    .selectFrom('content')
    .innerJoin('content_user as mine', 'mine.content_id', 'content.id')
    .select([
      'content.id as contentId',
      'content.type as contentType',
      'content.name as contentName',
      sql<Date>`${ownDueAt(viewer)}`.as('dueAt'),
    ])
    .where('mine.member_id', '=', viewer.memberId)
    .where('mine.due_on', 'is not', null)
    .where(sql<boolean>`not ${isCompleted(viewer.memberId)}`)
    .where(isVisible(viewer))
    .orderBy('mine.due_on')
    .orderBy('content.id')
    .limit(limit)
    .execute()
}

/** Whose own day is tomorrow, as their clocks say, with something that they have not completed. Whether they see it is not asked. */
export function listDueTomorrow(db: Db, now: Date) {
  const zone = sql`coalesce(member.timezone, hub.timezone)`
  return (
    db
      .selectFrom('content_user as mine')
      .innerJoin('content', 'content.id', 'mine.content_id')
      .innerJoin('member', 'member.id', 'mine.member_id')
      .innerJoin('hub', 'hub.domain_id', 'mine.domain_id')
      .select([
        'mine.content_id as contentId',
        'mine.member_id as memberId',
        sql<string>`mine.due_on::text`.as('dueOn'),
        sql<Date>`(mine.due_on + ${DAY_END}) at time zone ${zone}`.as('dueAt'),
      ])
      // No zone is a whole day away from the clock of the server, which an index knows without one.
      .where(sql<boolean>`mine.due_on between (${now}::timestamptz at time zone 'utc')::date
      and (${now}::timestamptz at time zone 'utc')::date + 2`)
      .where(sql<boolean>`mine.due_on = (${now}::timestamptz at time zone ${zone})::date + 1`)
      .where('member.suspended_at', 'is', null)
      .where(sql<boolean>`not ${isCompleted(memberAsViewer(now).memberId)}`)
      .execute()
  )
}
