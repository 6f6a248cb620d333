import { updateMyAssetAttempt, updateMyAssetPosition } from '../../generated/client/assets/assets.ts'
import type { AssetPosition } from '../../generated/client/model/assetPosition.ts'
import type { AttemptPatch } from '../../generated/client/model/attemptPatch.ts'

// A browser lets a leaving page send 64 KiB in all; a larger body is refused at once, so it goes the usual way.
const KEEPALIVE_MAX = 60_000

/** Keeps how far a recording was played, in seconds. `leaving`: the page may be gone before the answer comes. */
export function savePosition(assetId: string, position: AssetPosition, leaving: boolean) {
  return updateMyAssetPosition(assetId, position, { keepalive: leaving })
}

/** Keeps what a course reported. */
export function saveAttempt(assetId: string, attemptId: string, patch: AttemptPatch, leaving: boolean) {
  const fits = leaving && JSON.stringify(patch).length < KEEPALIVE_MAX
  return updateMyAssetAttempt(assetId, attemptId, patch, { keepalive: fits })
}
