import {
  updateMyAssetAttempt,
  updateMyAssetPages,
  updateMyAssetPosition,
} from '../../generated/client/assets/assets.ts'
import type { AssetPages } from '../../generated/client/model/assetPages.ts'
import type { AssetPosition } from '../../generated/client/model/assetPosition.ts'
import type { AttemptSnapshot } from '../player/bridge.ts'
import { partsOf } from '../player/snapshot-parts.ts'

// A browser lets a leaving page send 64 KiB in all; a larger body is refused at once, so it goes the usual way.
const KEEPALIVE_MAX = 60_000

/** Keeps how far a recording was played, in seconds. `leaving`: the page may be gone before the answer comes. */
export function savePosition(assetId: string, position: AssetPosition, leaving: boolean) {
  return updateMyAssetPosition(assetId, position, { keepalive: leaving })
}

/** Keeps what was seen of a document. `leaving` as in savePosition. */
export function savePages(assetId: string, pages: AssetPages, leaving: boolean) {
  return updateMyAssetPages(assetId, pages, { keepalive: leaving })
}

// The hub takes 1 MiB with a call.
const PART_MAX = 1_000_000

/** Keeps what a course reported, in parts where it is too much for one call. @returns the answer to the last */
export async function saveAttempt(assetId: string, attemptId: string, snapshot: AttemptSnapshot, leaving: boolean) {
  const [first = snapshot, ...others] = partsOf(snapshot, PART_MAX)
  const keepalive = leaving && JSON.stringify(first).length < KEEPALIVE_MAX
  let saved = await updateMyAssetAttempt(assetId, attemptId, first, { keepalive })
  for (const part of others) saved = await updateMyAssetAttempt(assetId, attemptId, part)
  return saved
}
