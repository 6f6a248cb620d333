import { readerOf } from '../content/reader-service.ts'
import { viewerOf } from '../content/rules.ts'
import type { Call } from '../context.ts'
import { cappedTotal, countCap, readCappedPage, type CappedPage, type PageQuery } from '../db/page.ts'
import { readLogAfter, type PageAfterQuery } from '../contract/after.ts'
import * as store from './completion-store.ts'

export interface CompletionQuery extends PageQuery {
  contentId?: string | undefined
}

/** What the caller completed. */
export function listMyCompletions(
  call: Call,
  { contentId, ...page }: CompletionQuery,
): Promise<CappedPage<store.CompletionRow>> {
  const { memberId } = call.caller
  const reader = { ...viewerOf(call), ledTeamIds: [] }
  return pageOf(call, { memberId, contentId, reader, isOwn: true }, page)
}

/** What somebody of the hub completed, also after they were deleted. @throws 404 */
export async function listUserCompletions(
  call: Call,
  memberId: string,
  { contentId, ...page }: CompletionQuery,
): Promise<CappedPage<store.CompletionRow>> {
  const reader = await readerOf(call, memberId)
  return pageOf(call, { memberId, contentId, reader, isOwn: false }, page)
}

/** What everybody of the hub completed, as it was recorded. @throws 400 `after-not-usable` */
export async function listCompletions(
  call: Call,
  { limit, offset, after, ...narrowing }: store.RecordedFilter & PageAfterQuery,
) {
  const filter = { ...narrowing, before: await store.findSettledUntil(call.db) }
  const cap = countCap({ limit, offset })
  const { total, ...page } = await readLogAfter(
    call,
    ['listCompletions', narrowing],
    { limit, offset, after },
    {
      rows: (place) => store.listRecorded(call.db, filter, place),
      count: () => store.countRecorded(call.db, filter, cap),
      lastRowOf: ({ recordedAt, id }) => ({ key: recordedAt.toISOString(), id }),
    },
  )
  return { ...page, ...cappedTotal(total, cap) }
}

function pageOf({ db }: Call, filter: store.CompletionFilter, page: PageQuery) {
  const cap = countCap(page)
  return readCappedPage(store.listCompletions(db, filter, page), store.countCompletions(db, filter, cap), cap)
}
