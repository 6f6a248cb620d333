import {
  readMyAsset,
  updateMyAssetAttempt,
  updateMyAssetPages,
  updateMyAssetPosition,
} from '../../generated/client/assets/assets.ts'
import type { AssetPages } from '../../generated/client/model/assetPages.ts'
import type { AssetPosition } from '../../generated/client/model/assetPosition.ts'
import type { AttemptPatch } from '../../generated/client/model/attemptPatch.ts'
import { HubProblem } from './hub-problem.ts'
import { joinPages } from './page-ranges.ts'

/** What somebody did and the hub could not take, kept in this browser until it can. Each of it may be sent twice and counts once. */
type KeptWork = { userId: string; assetId: string } & (
  | { attemptId: string; patch: AttemptPatch }
  | { position: AssetPosition }
  | { pages: AssetPages }
  | { isDone: true }
)

const PREFIX = 'kept-work.'

/** Keeps the work of one launch, or of one recording, in place of what was kept of it before. A browser without room for it keeps nothing. */
export function keepWork(place: string, work: KeptWork | null): void {
  try {
    if (work) localStorage.setItem(PREFIX + place, JSON.stringify(work))
    else localStorage.removeItem(PREFIX + place)
  } catch {
    // The page itself still tries until it is closed.
  }
}

export function keepPosition(userId: string, assetId: string, position: AssetPosition | null): void {
  keepWork(`position.${assetId}`, position && { userId, assetId, position })
}

/** How far somebody played a recording where the hub does not know it yet, in seconds; null where it knows. */
export function keptPosition(userId: string, assetId: string): number | null {
  const work = read(`${PREFIX}position.${assetId}`)
  return work?.userId === userId && 'position' in work ? work.position.position : null
}

/** Keeps what somebody saw of a document, with what was kept of it before; null once the hub has it. */
export function keepPages(userId: string, assetId: string, pages: AssetPages | null): void {
  if (!pages) return keepWork(`pages.${assetId}`, null)
  const seen = joinPages([...(keptPages(userId, assetId)?.seen ?? []), ...pages.seen])
  keepWork(`pages.${assetId}`, { userId, assetId, pages: { ...pages, seen } })
}

/** What somebody saw of a document where the hub does not know it yet; null where it knows. */
export function keptPages(userId: string, assetId: string): AssetPages | null {
  const work = read(`${PREFIX}pages.${assetId}`)
  return work?.userId === userId && 'pages' in work ? work.pages : null
}

export function keepDone(userId: string, assetId: string): void {
  keepWork(`done.${assetId}`, { userId, assetId, isDone: true })
}

/** Sends what this browser kept of somebody, oldest launch first. What the hub refuses for good is dropped. @returns how much it was @throws where the hub cannot be reached */
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

async function send(work: KeptWork): Promise<void> {
  try {
    if ('patch' in work) await updateMyAssetAttempt(work.assetId, work.attemptId, work.patch)
    else if ('position' in work) await updateMyAssetPosition(work.assetId, work.position)
    else if ('pages' in work) await updateMyAssetPages(work.assetId, work.pages)
    else await readMyAsset(work.assetId)
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
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'userId' in kept &&
    (('attemptId' in kept && 'patch' in kept) || 'position' in kept || 'pages' in kept || 'isDone' in kept)
  )
}
