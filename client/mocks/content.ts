import { HttpResponse } from 'msw'
import {
  getGetMyContentStatsMockHandler,
  getListMyBrowseContentMockHandler,
  getListMyContentFiltersMockHandler,
  getListMyContentHistoryMockHandler,
  getListMyContinueContentMockHandler,
  getListMyFeaturedContentMockHandler,
  getListMyRecommendationsMockHandler,
  getListMySavedContentMockHandler,
  getListMyTodoContentMockHandler,
  getSearchMyContentMockHandler,
  getSearchMyContentTermsMockHandler,
} from '../../generated/client/content/content.msw.ts'
import type { ContentHistoryItem } from '../../generated/client/model/contentHistoryItem.ts'
import type { ContentStats } from '../../generated/client/model/contentStats.ts'
import type { ContinueItem } from '../../generated/client/model/continueItem.ts'
import { completeFrom } from '../../server/content/search/terms.ts'
import { answer, offerPageOf, pageOf } from './answer.ts'
import { badgeCountsOf } from './badges.ts'
import { cardOf } from './cards.ts'
import { filtersOf, fits, inBrowseOrder, topicCards } from './find.ts'
import type { MockHub } from './hub.ts'
import { Problem } from './problems.ts'
import { findState, progressOf } from './progress.ts'
import { recommendationsFor } from './recommendations.ts'
import type { ContentRow, PersonRow } from './rows.ts'
import { searchRows } from './search.ts'
import { visibleContent } from './visible.ts'

export function contentHandlers(hub: MockHub) {
  const cards = (me: PersonRow, rows: ContentRow[], query: { limit: number; offset: number }) =>
    offerPageOf(
      rows.map((row) => cardOf(hub, me, row)),
      query,
    )
  return [
    getListMyFeaturedContentMockHandler(
      answer(hub, 'listMyFeaturedContent', ({ me, query }) => {
        const visible = visibleContent(hub, me)
        return cards(
          me,
          hub.featured.flatMap((id) => visible.find((row) => row.id === id) ?? []),
          query,
        )
      }),
    ),
    getListMySavedContentMockHandler(
      answer(hub, 'listMySavedContent', ({ me, query }) => cards(me, savedContent(hub, me), query)),
    ),
    getListMyTodoContentMockHandler(
      answer(hub, 'listMyTodoContent', ({ me, query }) => {
        const open = askedContent(hub, me).filter((row) => !isReached(hub, me, row))
        return cards(
          me,
          open.sort((a, b) => dueKey(a).localeCompare(dueKey(b))),
          query,
        )
      }),
    ),
    getGetMyContentStatsMockHandler(answer(hub, 'getMyContentStats', ({ me }) => statsOf(hub, me))),
    getListMyContentHistoryMockHandler(
      answer(hub, 'listMyContentHistory', ({ me, query }) => {
        const items = visibleContent(hub, me)
          .filter((row) => fits(hub, row, { type: query.type }))
          .flatMap((row) => historyItem(hub, me, row) ?? [])
          .filter(({ userContentStatus }) => !query.status || userContentStatus === query.status)
        return offerPageOf(items.sort(latestFirst), query)
      }),
    ),
    getListMyContinueContentMockHandler(
      answer(hub, 'listMyContinueContent', ({ me, query }) => {
        const items = visibleContent(hub, me).flatMap((row) => continueItem(hub, me, row) ?? [])
        return offerPageOf(items.sort(latestFirst), query)
      }),
    ),
    getSearchMyContentMockHandler(
      answer(hub, 'searchMyContent', ({ me, query }) => {
        failOnPurpose(query.query)
        const { rows, isClose, facets } = searchRows(hub, visibleContent(hub, me), query.query, query)
        return { ...cards(me, rows, query), isClose, facets }
      }),
    ),
    getSearchMyContentTermsMockHandler(
      answer(hub, 'searchMyContentTerms', ({ me, query }) => {
        failOnPurpose(query.query)
        const { rows, isClose } = searchRows(hub, visibleContent(hub, me), query.query, {})
        return pageOf(isClose ? [] : completeFrom(rows, query.query), query)
      }),
    ),
    getListMyRecommendationsMockHandler(
      answer(hub, 'listMyRecommendations', ({ me, query }) => pageOf(recommendationsFor(hub, me), query)),
    ),
    getListMyContentFiltersMockHandler(
      answer(hub, 'listMyContentFilters', ({ me, query }) => filtersOf(hub, visibleContent(hub, me), query.topic)),
    ),
    getListMyBrowseContentMockHandler(
      answer(hub, 'listMyBrowseContent', ({ me, query }) => {
        const rows = visibleContent(hub, me).filter((row) => fits(hub, row, query))
        if (query.format === 'topics') return offerPageOf(topicCards(hub, rows), query)
        return cards(me, inBrowseOrder(rows, query.order), query)
      }),
    ),
  ]
}

/** Sentinel words, so that a test or a person can see how a screen bears a failure. */
function failOnPurpose(query: string): void {
  if (query === 'fail-500')
    throw new Problem(500, 'internal-error', 'Something went wrong in the hub. Nothing was changed.')
  if (query === 'fail-offline') throw HttpResponse.error()
}

function savedContent(hub: MockHub, me: PersonRow): ContentRow[] {
  const savedTime = (row: ContentRow) => findState(hub, me, row.id)?.savedTime ?? ''
  return visibleContent(hub, me)
    .filter(savedTime)
    .sort((a, b) => savedTime(b).localeCompare(savedTime(a)))
}

function askedContent(hub: MockHub, me: PersonRow): ContentRow[] {
  return visibleContent(hub, me).filter(({ goal }) => goal)
}

/** Opening is enough for a goal of that type; the other has to be completed. */
function isReached(hub: MockHub, me: PersonRow, row: ContentRow): boolean {
  const { status, openedTime } = progressOf(hub, me, row)
  return status === 'completed' || (row.goal?.type === 'open' && openedTime !== null)
}

function dueKey({ goal }: ContentRow): string {
  return goal?.dueDate ?? '9999'
}

function statsOf(hub: MockHub, me: PersonRow): ContentStats {
  const asked = askedContent(hub, me)
  const reached = asked.filter((row) => isReached(hub, me, row))
  return {
    savedCount: savedContent(hub, me).length,
    ...badgeCountsOf(hub, me),
    dueCountComplete: reached.length,
    dueCountIncomplete: asked.length - reached.length,
  }
}

function historyItem(hub: MockHub, me: PersonRow, row: ContentRow): ContentHistoryItem | null {
  const { openedTime, completedTime } = progressOf(hub, me, row)
  if (!openedTime) return null
  return {
    ...cardOf(hub, me, row),
    openedTime,
    completedTime,
    playlistId: findState(hub, me, row.id)?.playlistId ?? null,
  }
}

/** Only assets: a playlist is gone on with at one of them. */
function continueItem(hub: MockHub, me: PersonRow, row: ContentRow): ContinueItem | null {
  const state = findState(hub, me, row.id)
  if (row.type === 'playlist' || state?.status !== 'opened' || !state.openedTime) return null
  const playlist = hub.content.find(({ id }) => id === state.playlistId)
  return {
    ...cardOf(hub, me, row),
    openedTime: state.openedTime,
    playlistId: playlist?.id ?? null,
    playlistName: playlist?.name ?? null,
    position: state.position,
  }
}

function latestFirst(a: { openedTime: string }, b: { openedTime: string }): number {
  return b.openedTime.localeCompare(a.openedTime)
}
