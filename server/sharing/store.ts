import { sql, type Expression } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isCompleted } from '../content/completion.sql.ts'
import { isUndismissed, sharesWith } from '../content/shared.sql.ts'
import { paged, statement, type PageShape } from '../db/statement.ts'
import { isVisibleIn } from '../content/visibility.sql.ts'
import type { Viewer } from '../content/rules.ts'
import { personAs } from '../users/person.sql.ts'

/** What others shared with somebody, as their list shows it. */

export interface FilterShape {
  /** Whether what they completed is left out. */
  leavesOutCompleted: boolean
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

/** A page of what was shared with the viewer, what was shared last first: one row for content and the playlist in which it opens. */
export const listEntries = statement<Viewer & { offset: number }, PageShape & FilterShape>()((db, value, shape) =>
  shownEntries(db, value, shape)
    .innerJoin('recommendation as latest', 'latest.id', 'entry.latestId')
    .innerJoin('member as sharer', 'sharer.id', 'latest.sharer_id')
    .select([
      'entry.contentId',
      'entry.contextId',
      'entry.sharedAt',
      'latest.type',
      'latest.label',
      'latest.message',
      personAs('sharer').$notNull().as('sharer'),
    ])
    .orderBy('entry.sharedAt', 'desc')
    .orderBy('entry.latestId', 'desc')
    .orderBy('entry.place')
    .$call(paged(value, shape)),
)

/** How much the list holds in all. */
export const countEntries = statement<Viewer, FilterShape>()((db, value, shape) =>
  shownEntries(db, value, shape).select(sql<number>`count(*)::int`.as('total')),
)

function shownEntries(db: Db, viewer: Viewer, { leavesOutCompleted }: FilterShape) {
  const entries = undismissed(db, viewer)
    .groupBy(['share.content_id', 'share.context_id'])
    .select([
      'share.content_id as contentId',
      'share.context_id as contextId',
      sql<Date>`max(recommendation.created_at)`.as('sharedAt'),
      sql<string>`(array_agg(recommendation.id order by recommendation.created_at desc, recommendation.id desc))[1]`.as(
        'latestId',
      ),
      sql<number>`(array_agg(share.place order by recommendation.created_at desc, recommendation.id desc))[1]`.as(
        'place',
      ),
    ])
  return db
    .selectFrom(entries.as('entry'))
    .innerJoin('content', 'content.id', 'entry.contentId')
    .where(isVisibleIn(viewer, sql.ref<string | null>('entry.contextId')))
    .$if(leavesOutCompleted, (query) =>
      query
        .leftJoin('content_user as mine', (join) =>
          join.onRef('mine.content_id', '=', 'content.id').on(sql<boolean>`mine.member_id = ${viewer.memberId}::uuid`),
        )
        .where((eb) => eb.not(isCompleted(viewer.memberId))),
    )
}

function undismissed(db: Db, viewer: Viewer) {
  return reaching(db, viewer)
    .leftJoin('share_dismissal', (join) =>
      join
        .on(sql<boolean>`share_dismissal.member_id = ${viewer.memberId}::uuid`)
        .onRef('share_dismissal.content_id', '=', 'share.content_id')
        .on(sql<boolean>`share_dismissal.opens_in = coalesce(share.context_id, share.content_id)`),
    )
    .where(isUndismissed())
}

function reaching(db: Db, viewer: Viewer) {
  return db
    .selectFrom('share')
    .innerJoin('recommendation', 'recommendation.id', 'share.recommendation_id')
    .where((eb) => eb('share.id', 'in', sharesWith(viewer)))
    .where(sql<boolean>`recommendation.sharer_id <> ${viewer.memberId}::uuid`)
}

/** Who shared some content with the viewer, the latest first; each once for the playlist in which it opens. */
export const listSharers = statement<Viewer & { contentIds: readonly string[] }>()((db, value) =>
  db
    .selectFrom(sharersIn(db, value).as('last'))
    .innerJoin('member as sharer', 'sharer.id', 'last.sharerId')
    .select(['last.contentId', 'last.contextId', personAs('sharer').$notNull().as('sharer')])
    .orderBy('last.sharedAt', 'desc')
    .orderBy('sharer.id'),
)

function sharersIn(db: Db, value: Viewer & { contentIds: readonly string[] }) {
  return undismissed(db, value)
    .where('recommendation.type', '=', sql.lit('share'))
    .where(sql<boolean>`share.content_id = any(${value.contentIds}::uuid[])`)
    .groupBy(['share.content_id', 'share.context_id', 'recommendation.sharer_id'])
    .select([
      'share.content_id as contentId',
      'share.context_id as contextId',
      'recommendation.sharer_id as sharerId',
      sql<Date>`max(recommendation.created_at)`.as('sharedAt'),
    ])
}

export type DismissValues = Viewer & { contentId: string; contextId: string | null }

/** Takes content off the viewer's list until it is shared again. @returns no row when it was never shared with them or they may not see it */
export const dismiss = statement<DismissValues>()((db, value) =>
  db
    .insertInto('share_dismissal')
    .columns(['member_id', 'content_id', 'opens_in', 'dismissed_at'])
    .expression(
      reaching(db, value)
        .innerJoin('content', 'content.id', 'share.content_id')
        .where('share.content_id', '=', value.contentId)
        .where(sql<boolean>`share.context_id is not distinct from ${value.contextId}::uuid`)
        .where(isVisibleIn(value, sql.ref<string | null>('share.context_id')))
        .groupBy(['share.content_id', 'share.context_id'])
        .select([
          sql<string>`${value.memberId}::uuid`.as('member_id'),
          'share.content_id',
          sql<string>`coalesce(share.context_id, share.content_id)`.as('opens_in'),
          sql<Date>`max(recommendation.created_at)`.as('dismissed_at'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['domain_id', 'member_id', 'content_id', 'opens_in'])
        .doUpdateSet({ dismissed_at: sql`greatest(share_dismissal.dismissed_at, excluded.dismissed_at)` }),
    )
    .returning('content_id'),
)

/** Puts back what the viewer took off their list. @returns no row when it was not taken off */
export const restore = statement<Omit<DismissValues, keyof Viewer> & { memberId: string }>()((db, value) =>
  db
    .deleteFrom('share_dismissal')
    .where(sql<boolean>`share_dismissal.member_id = ${value.memberId}::uuid`)
    .where('content_id', '=', value.contentId)
    .where(sql<boolean>`opens_in = coalesce(${value.contextId}::uuid, ${value.contentId}::uuid)`)
    .returning('content_id'),
)

/** Content that somebody wants to share. `place` is where they named it, from 1. */
export interface WantedRow {
  place: number
  id: string
  type: string
  name: string
  ownerTeamId: string | null
  /** Whether it is open to the viewer there. */
  isShown: boolean
  /** Whether the playlist in which it shall open holds it. */
  isThere: boolean
}

export type WantedValues = Viewer & { contentIds: readonly string[]; contextIds: readonly (string | null)[] }

/** Those of some content that are in the hub and not deleted. */
export const findWanted = statement<WantedValues>()((db, value) =>
  wantedContent(db, value)
    .where('content.is_deleted', '=', sql.lit(false))
    .select((eb) => [
      'wanted.place',
      'content.id',
      'content.type',
      'content.name',
      'content.owner_team_id as ownerTeamId',
      sql<boolean>`${isVisibleIn(value, eb.ref('wanted.contextId'))}`.as('isShown'),
      eb
        .or([eb('wanted.contextId', 'is', null), eb.exists(holding(db))])
        .$castTo<boolean>()
        .as('isThere'),
    ])
    .orderBy('wanted.place'),
)

/** Content by its place among the ids, each with the playlist in which it opens. */
export function wantedContent(
  db: Pick<Db, 'selectFrom'>,
  { contentIds, contextIds }: Pick<WantedValues, 'contentIds' | 'contextIds'>,
) {
  const wanted = sql<{ contentId: string; contextId: string | null; place: number }>`
    unnest(${contentIds}::uuid[], ${contextIds}::uuid[]) with ordinality`
  return db
    .selectFrom(wanted.as<'wanted'>(sql`wanted("contentId", "contextId", place)`))
    .innerJoin('content', 'content.id', 'wanted.contentId')
}

function holding(db: Db) {
  return db
    .selectFrom('playlist_item')
    .innerJoin('content as holder', 'holder.id', 'playlist_item.playlist_id')
    .select(sql.lit(1).as('one'))
    .where('playlist_item.playlist_id', '=', sql.ref<string>('wanted.contextId') as Expression<string>)
    .where('playlist_item.content_id', '=', sql.ref<string>('content.id'))
    .where('holder.is_deleted', '=', sql.lit(false))
}
