import { updateMyAssetAttempt } from '../../generated/client/assets/assets.ts'
import type { AttemptPatch } from '../../generated/client/model/attemptPatch.ts'
import { HubProblem } from './hub-problem.ts'

/** What a course reported and the hub could not take, kept in this browser until it can. */
type KeptWork = { userId: string; assetId: string; attemptId: string; patch: AttemptPatch }

const PREFIX = 'course-work.'

/** Keeps the work of one launch in place of what was kept of it before. A browser without room for it keeps nothing. */
export function keepWork(launchId: string, work: KeptWork | null): void {
  try {
    if (work) localStorage.setItem(PREFIX + launchId, JSON.stringify(work))
    else localStorage.removeItem(PREFIX + launchId)
  } catch {
    // The page itself still tries until it is closed.
  }
}

/** Sends what this browser kept of somebody's courses, oldest launch first. What the hub refuses for good is dropped. @returns how much it was @throws where the hub cannot be reached */
export async function sendKeptWork(userId: string): Promise<number> {
  let count = 0
  for (const place of Object.keys(localStorage).toSorted()) {
    const work = place.startsWith(PREFIX) ? read(place) : null
    if (work?.userId !== userId) continue
    await send(work)
    localStorage.removeItem(place)
    count += 1
  }
  return count
}

async function send({ assetId, attemptId, patch }: KeptWork): Promise<void> {
  try {
    await updateMyAssetAttempt(assetId, attemptId, patch)
  } catch (error) {
    // Another window went on, the course is gone, or it is not theirs any more: no later try would be answered otherwise.
    const isFinal = error instanceof HubProblem && [400, 403, 404, 409, 413].includes(error.status)
    if (!isFinal) throw error
  }
}

function read(place: string): KeptWork | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    return isWork(kept) ? kept : null
  } catch {
    return null
  }
}

function isWork(kept: unknown): kept is KeptWork {
  return typeof kept === 'object' && kept !== null && 'userId' in kept && 'attemptId' in kept && 'patch' in kept
}
