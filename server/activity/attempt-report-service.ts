import { listAttemptsOf, type AttemptSummary } from '../assets/attempts/attempt-list-service.ts'
import { listSessionsOf, type Session } from '../assets/attempts/session-service.ts'
import { readerOf } from '../content/reader-service.ts'
import type { Call } from '../context.ts'
import type { Page, PageQuery } from '../db/page.ts'

/** The attempts of somebody of the hub at a course, also after they were deleted. @throws 404, also for a course that a manager does not see */
export async function listUserAssetAttempts(
  call: Call,
  { userId, assetId }: { userId: string; assetId: string },
  page: PageQuery,
): Promise<Page<AttemptSummary>> {
  const reader = await readerOf(call, userId)
  return listAttemptsOf(call, { memberId: userId, assetId, isBounded: reader !== 'all' }, page)
}

/** What happened when somebody of the hub played a course. @throws 404, also for a course that a manager does not see */
export async function listUserAssetSessions(
  call: Call,
  { userId, assetId }: { userId: string; assetId: string },
  page: PageQuery,
): Promise<Page<Session>> {
  const reader = await readerOf(call, userId)
  return listSessionsOf(call, { memberId: userId, assetId, isBounded: reader !== 'all' }, page)
}
