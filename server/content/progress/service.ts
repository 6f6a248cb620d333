import type { Call, HubCall } from '../../context.ts'
import { notFound } from '../../contract/problems.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publish } from '../../event.ts'
import { playlistsCompleted, progressMade, type ProgressChange } from '../events.ts'
import { viewerOf } from '../rules.ts'
import { sumProgress, type LearningProgress } from './learning-store.ts'
import * as store from './store.ts'

/** What people do with content: they open and complete it, save it and like it. */

/**
 * Sets how far somebody is with an asset, in the transaction of the call: every playlist that holds it follows.
 * @returns what changed
 */
export async function setProgress(call: HubCall, progress: store.Progress): Promise<readonly ProgressChange[]> {
  const { memberId } = progress
  const { changes, completedPlaylistIds, askingIds } = await store.saveProgress(call.db, progress)
  if (changes.length) await publish(call, progressMade, { memberId, changes, askingIds })
  if (completedPlaylistIds.length)
    await publish(call, playlistsCompleted, { memberId, playlistIds: completedPlaylistIds })
  return changes
}

/** Waits for whoever changes how far somebody is, and holds them until the transaction of the call ends. */
export function lockLearner({ db }: HubCall, memberId: string): Promise<void> {
  return store.lockMember(db, memberId)
}

/** Puts content on the caller's saved list, or takes it off. @throws 404 for what they may not see */
export async function setSaved(call: Call, target: Target, saved: boolean): Promise<void> {
  const change = saved ? store.save : store.unsave
  const rows = await change(call.db, targetOf(call, target))
  if (rows.length === 0) throw notFound()
}

/** Likes content or takes the like back; each person counts once. @throws 404 for what they may not see */
export async function setLiked(call: Call, target: Target, like: store.Like): Promise<void> {
  const found = await inTransaction(call, (call) => store.like(call.db, targetOf(call, target), like))
  if (!found) throw notFound()
}

/** What somebody saves or likes. */
interface Target {
  kind: 'playlist' | 'asset'
  id: string
}

function targetOf(call: Call, { kind, id }: Target) {
  return { ...viewerOf(call), contentId: id, isPlaylist: kind === 'playlist' }
}

/** What the caller learned in this hub so far. */
export function learningProgress(call: Call): Promise<LearningProgress> {
  return sumProgress(call.db, call.caller.memberId)
}
