import type { HubCall } from '../context.ts'
import { publish } from '../event.ts'
import { playlistsCompleted } from './events.ts'
import * as state from './state-store.ts'

/**
 * Sets how far somebody is with an asset, in the transaction of the call: every playlist that holds it follows.
 */
export async function setProgress(call: HubCall, progress: state.Progress): Promise<void> {
  const completed = await state.setProgress(call.db, progress)
  if (completed.length) await publish(call, playlistsCompleted, { memberId: progress.memberId, playlistIds: completed })
}
