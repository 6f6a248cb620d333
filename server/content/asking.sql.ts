import { expressionBuilder, sql, type RawBuilder } from 'kysely'
import type { Database } from '../db/types.ts'

/** Whether content asks people to do something: what those need to know of assignments who write progress down. */

const eb = expressionBuilder<Database>()

/** @param contentId of the content, as an expression */
export function asksAnything(contentId: RawBuilder<unknown>) {
  const asking = eb
    .selectFrom('assignment as asking')
    .select(sql.lit(1).as('one'))
    .where(sql<boolean>`asking.content_id = ${contentId}`)
    .where('asking.is_deleted', '=', sql.lit(false))
  return sql<boolean>`exists (${asking})`
}

/**
 * Whether a completion of the asset in `content` is to be kept once more: it, or a playlist that holds it, asks for it again and
 * again, and the last one is a day old. A course says more than once that it is completed.
 */
export function isDueAgain(memberId: string, now: Date) {
  const again = eb
    .selectFrom('assignment as again')
    .select(sql.lit(1).as('one'))
    .where('again.is_deleted', '=', sql.lit(false))
    .where('again.repeat_months', 'is not', null)
    .where(
      sql<boolean>`again.content_id = any(array_append(array(${eb
        .selectFrom('playlist_asset as holding')
        .select('holding.playlist_id')
        .where('holding.asset_id', '=', sql.ref<string>('content.id'))}), content.id))`,
    )
  const lately = eb
    .selectFrom('completion as lately')
    .select(sql.lit(1).as('one'))
    .where(sql<boolean>`lately.member_id = ${memberId}::uuid`)
    .where('lately.content_id', '=', sql.ref<string>('content.id'))
    .where(sql<boolean>`lately.completed_at > ${now}::timestamptz - interval '1 day'`)
  return eb.and([eb.exists(again), eb.not(eb.exists(lately))])
}
