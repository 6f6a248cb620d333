import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { statement } from '../db/statement.ts'
import type { Audience, WelcomeView, Words } from './welcome-rules.ts'

export type WelcomeRow = WelcomeView & {
  /** Whether the member dismissed it in its present round. */
  isSeen: boolean
}

/** The views that were written, and what a member has seen of them. */
export const listViews = statement<{ memberId: string }>()((db, value) =>
  db
    .selectFrom('welcome_view')
    .leftJoin('welcome_view_dismissal as dismissal', (join) =>
      join
        .onRef('dismissal.audience', '=', 'welcome_view.audience')
        .on('dismissal.member_id', '=', value.memberId)
        .onRef('dismissal.round', '=', 'welcome_view.round'),
    )
    .select([
      sql<Audience>`welcome_view.audience`.as('audience'),
      'welcome_view.is_enabled as isEnabled',
      sql<Words[]>`welcome_view.words`.as('words'),
      'welcome_view.picture_id as pictureId',
      'welcome_view.content_id as contentId',
      'welcome_view.round',
      sql<boolean>`dismissal.member_id is not null`.as('isSeen'),
    ]),
)

export async function putView(db: Db, { audience, ...view }: WelcomeView): Promise<void> {
  const columns = {
    is_enabled: view.isEnabled,
    words: JSON.stringify(view.words),
    picture_id: view.pictureId,
    content_id: view.contentId,
  }
  await db
    .insertInto('welcome_view')
    .values({ audience, ...columns })
    .onConflict((conflict) => conflict.columns(['domain_id', 'audience']).doUpdateSet(columns))
    .execute()
}

/** Notes that a member has dismissed a view, where it is shown. */
export async function dismiss(db: Db, memberId: string, audience: Audience, now: Date): Promise<void> {
  await db
    .insertInto('welcome_view_dismissal')
    .columns(['member_id', 'audience', 'round', 'dismissed_at'])
    .expression((eb) =>
      eb
        .selectFrom('welcome_view')
        .select([
          sql<string>`${memberId}::uuid`.as('member_id'),
          'welcome_view.audience',
          'welcome_view.round',
          sql<Date>`${now}::timestamptz`.as('dismissed_at'),
        ])
        .where('welcome_view.audience', '=', audience)
        .where('welcome_view.is_enabled', '=', true),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['domain_id', 'member_id', 'audience'])
        .doUpdateSet((eb) => ({ round: eb.ref('excluded.round'), dismissed_at: eb.ref('excluded.dismissed_at') }))
        .whereRef('welcome_view_dismissal.round', '<>', 'excluded.round'),
    )
    .execute()
}

/** How many people of the hub have dismissed a view that is shown, in its present round. */
export async function countDismissals(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('welcome_view_dismissal as dismissal')
    .innerJoin('welcome_view', (join) =>
      join
        .onRef('welcome_view.audience', '=', 'dismissal.audience')
        .onRef('welcome_view.round', '=', 'dismissal.round'),
    )
    .innerJoin('member', 'member.id', 'dismissal.member_id')
    .select(sql<number>`count(distinct dismissal.member_id)::int`.as('count'))
    .where('welcome_view.is_enabled', '=', true)
    .where('member.is_deleted', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

/** Begins the next round of every view, so that nobody has seen any: however many people there are, three rows change. */
export async function beginRound(db: Db): Promise<void> {
  await db
    .updateTable('welcome_view')
    .set({ round: sql<number>`round + 1` })
    .execute()
}
