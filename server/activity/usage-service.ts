import type { Call } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import { instantOf, wallClockOf } from '../platform/time.ts'
import { datesOf, pointsOf, type Period, type Span } from './usage-rules.ts'
import * as store from './usage-store.ts'

/** How playlists and assets were used in a period. */

export type Usage = Awaited<ReturnType<typeof usageOf>>

/** @throws 404, also for what was deleted */
export async function getPlaylistStats(call: Call, id: string, duration: Period = '30days') {
  const since = await sinceOf(call, id, 'playlist', duration)
  const [usage, awards] = await Promise.all([usageOf(call, since, duration), store.countAwards(call.db, since)])
  return { ...usage, awards }
}

/** @throws 404, also for what was deleted */
export async function getAssetStats(call: Call, id: string, duration: Period = '30days'): Promise<Usage> {
  return usageOf(call, await sinceOf(call, id, 'asset', duration), duration)
}

type Since = store.Since & Span

async function sinceOf(call: Call, id: string, kind: 'playlist' | 'asset', duration: Period): Promise<Since> {
  if (!(await store.findContent(call.db, id, kind))) throw notFound()
  return { contentId: id, ...spanOf(call, duration) }
}

export function spanOf({ context, hub }: Pick<Call, 'context' | 'hub'>, duration: Period): Span {
  const today = new Date(wallClockOf(context.now(), hub.timezone)).toISOString().slice(0, 10)
  const dates = datesOf(duration, today)
  const firstDay = dates[0]!
  const begin = instantOf(Date.parse(firstDay), hub.timezone)
  return { dates, firstDay, begin, by: duration === '12months' ? 'month' : 'day' }
}

async function usageOf({ db }: Call, since: Since, duration: Period) {
  const [people, commentCount, found] = await Promise.all([
    store.countPeople(db, since),
    store.countComments(db, since),
    store.listPoints(db, since, since.by),
  ])
  const points = pointsOf(since, found)
  const openedCount = points.reduce((sum, point) => sum + point.openedCount, 0)
  return { ...people, duration, commentCount, openedCount, points }
}
