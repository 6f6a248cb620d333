import type { Call } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import { isPersonHere } from '../users/service.ts'
import * as store from './people-usage-store.ts'
import { pointsOf, type Period } from './usage-rules.ts'
import { spanOf } from './usage-service.ts'

/** What people did with assets in a period. */

/** Of one person, also who was removed. @throws 404 */
export async function getUserAssetStats(call: Call, userId: string, duration: Period = '30days') {
  if (!(await isPersonHere(call, userId))) throw notFound()
  const span = spanOf(call, duration)
  const [counts, found] = await Promise.all([
    store.countOf(call.db, userId, span.begin),
    store.listPointsOf(call.db, userId, span, call.hub.timezone),
  ])
  return { duration, ...counts, points: pointsOf(span, found) }
}

/** Of a team: its people as they are now, its figures as they were then. @throws 404, also for a deleted team */
export async function getTeamAssetHistory(call: Call, teamId: string, duration: Period = '30days') {
  const span = spanOf(call, duration)
  const [[team], [people], found] = await Promise.all([
    store.findTeam(call.db, { teamId }),
    store.countPeopleOf(call.db, { teamId, begin: span.begin }),
    store.listTeamPoints(call.db, { teamId, firstDay: span.firstDay }, { by: span.by }),
  ])
  if (!team) throw notFound()
  const points = pointsOf(span, found)
  const sum = (count: 'openedCount' | 'completedCount') => points.reduce((all, point) => all + point[count], 0)
  return { duration, ...people!, openedCount: sum('openedCount'), completedCount: sum('completedCount'), points }
}
