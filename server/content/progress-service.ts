import { awardFor } from '../badges/award-service.ts'
import type { HubCall } from '../context.ts'
import * as state from './state-store.ts'

/**
 * Sets how far somebody is with an asset, in the transaction of the call: every playlist that holds it follows, and who has
 * completed one of those is awarded its badge.
 */
export async function setProgress(call: HubCall, progress: state.Progress): Promise<void> {
  const completed = await state.setProgress(call.db, progress)
  await awardFor(call, progress.memberId, completed)
}
