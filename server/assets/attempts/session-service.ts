import type { Call, HubCall } from '../../context.ts'
import { notFound } from '../../contract/problems.ts'
import { readPage, type Page, type PageQuery } from '../../db/page.ts'
import { findSettings } from './attempt-list-store.ts'
import type { Owner } from './attempt-store.ts'
import { isXapi } from '../cmi5-rules.ts'
import { standingOf } from './standing-rules.ts'
import { contentStatus, partsDone } from '../rules.ts'
import { mustSeeAsset } from '../service.ts'
import { findingsOf, sessionsKeptSince, storable, type Finding, type SessionEntry } from './session-rules.ts'
import * as store from './attempt-session-store.ts'

/** So many launches of an attempt are kept. */
const KEPT_LAUNCHES = 20

/** Keeps what happened in a launch, in the transaction that locked its attempt. */
export async function keepEntries(
  { db }: HubCall,
  { attemptId, memberId }: Owner,
  { launchId, entries, now }: { launchId: string; entries: readonly SessionEntry[]; now: Date },
): Promise<void> {
  const kept = storable(entries)
  const last = kept.at(-1)
  if (!last) return
  const startedAt = new Date(now.getTime() - last.at)
  await store.appendEntries(db, { attemptId, launchId, memberId, entries: kept, startedAt, now })
  await store.deleteSurplus(db, attemptId, KEPT_LAUNCHES)
}

/** A launch holds so many entries at the most. */
const MAX_ENTRIES = 500

/** Keeps what was said in the session of one activity, which is a launch of its own here. */
export async function noteStatements(
  { db, context }: HubCall,
  { id, attemptId, memberId, launchedAt }: { id: string; attemptId: string; memberId: string; launchedAt: Date },
  said: readonly Pick<SessionEntry, 'element' | 'value' | 'error'>[],
): Promise<void> {
  const now = context.now()
  const last = await store.findLastNumber(db, attemptId, id)
  const at = Math.max(0, now.getTime() - launchedAt.getTime())
  const entries = said
    .map((each, nth) => ({ ...shortened(each), number: last + nth + 1, at, kind: 'statement' as const }))
    .filter(({ number }) => number <= MAX_ENTRIES)
  if (!entries.length) return
  const added = { attemptId, launchId: id, memberId, entries: storable(entries), startedAt: launchedAt, now }
  await store.appendEntries(db, added)
  await store.deleteSurplus(db, attemptId, KEPT_LAUNCHES)
}

function shortened({ element, value, error }: Pick<SessionEntry, 'element' | 'value' | 'error'>) {
  return { element: element && element.slice(0, 200), value: value && value.slice(0, 100), error }
}

export interface Session {
  id: string
  attemptNumber: number
  startedAt: Date
  changedAt: Date
  findings: Finding[]
  entries: SessionEntry[]
}

/** What happened when somebody played a course. @param isBounded whether the caller has to see the course themselves @throws 404 */
export async function listSessionsOf(
  call: Call,
  { memberId, assetId, isBounded }: { memberId: string; assetId: string; isBounded: boolean },
  page: PageQuery,
): Promise<Page<Session>> {
  if (isBounded) await mustSeeAsset(call, assetId)
  else if (!(await findSettings(call.db, assetId))) throw notFound()
  const whose = { memberId, assetId, since: sessionsKeptSince(call.context.now()) }
  const found = await readPage(store.listSessions(call.db, whose, page), store.countSessions(call.db, whose))
  return { ...found, items: found.items.map(sessionOf) }
}

function sessionOf({
  launchId,
  status,
  activities,
  outcome,
  completeWhen,
  course,
  ...session
}: store.SessionRow): Session {
  const values = new Map(activities.map((activity) => [activity.activityId, activity.values]))
  const rule = completeWhen ?? 'completed'
  const isCompleted = course !== null && standingOf(course, values, outcome).isCompleted
  const reached = {
    status,
    isXapi: course !== null && isXapi(course),
    isFinished: contentStatus(status, rule, 'automatic', isCompleted) === 'completed',
    isCompleted,
    ...(course ? partsDone(course, values, rule) : { done: 0, parts: 0 }),
  }
  return { id: launchId, ...session, findings: findingsOf(session.entries, reached) }
}

/** Ends sessions after 30 days. */
export async function deleteOldSessions({ db, context }: HubCall): Promise<void> {
  await store.deleteOld(db, sessionsKeptSince(context.now()))
}
