import type { HubCall } from '../../context.ts'
import { publish } from '../../event.ts'
import { progressGiven, type GivenProgress, type ProgressChange } from '../events.ts'
import * as store from './given-progress-store.ts'
import { givenPlaylistChange } from './rules.ts'

/** A status that somebody sets for others: who was trained elsewhere has completed something, or is to begin again. */

export type { Given } from './given-progress-store.ts'

interface Made {
  changes: ProgressChange[]
  askingIds: string[]
  completedPlaylistIds: string[]
}

/**
 * Sets how far many people are with some assets, in the transaction of the call: every playlist that holds them follows, and so does all
 * that follows when they do it themselves. What was completed before stays in the evidence.
 * @returns those for whom anything changed
 */
export async function giveStatus(call: HubCall, given: store.Given): Promise<ReadonlySet<string>> {
  if (given.memberIds.length === 0 || given.assetIds.length === 0) return new Set()
  given = { ...given, memberIds: distinct(given.memberIds), assetIds: distinct(given.assetIds) }
  await store.lockMembers(call.db, given.memberIds)
  const made = new Map<string, Made>()
  const of = (memberId: string) => {
    const entry = made.get(memberId) ?? { changes: [], askingIds: [], completedPlaylistIds: [] }
    made.set(memberId, entry)
    return entry
  }
  const assets = given.status === 'completed' ? store.completeAssets : store.resetAssets
  for (const { memberId, assetId, wasCompleted, isAsking } of await assets(call.db, given)) {
    const entry = of(memberId)
    if (given.status === 'completed') entry.changes.push(completion(assetId, given.way))
    else if (wasCompleted) entry.changes.push({ contentId: assetId, type: 'uncompleted', reason: 'reset' })
    if (isAsking) entry.askingIds.push(assetId)
  }
  const touched = { ...given, memberIds: [...made.keys()] }
  for (const row of await store.savePlaylists(call.db, touched)) {
    const entry = of(row.memberId)
    entry.changes.push(...givenPlaylistChange(row, given))
    if (row.isAsking) entry.askingIds.push(row.playlistId)
    if (row.isKept) entry.completedPlaylistIds.push(row.playlistId)
  }
  if (made.size) await publish(call, progressGiven, told(given, made))
  return new Set(made.keys())
}

const distinct = (ids: readonly string[]) => [...new Set(ids)]

function completion(contentId: string, way: store.Given['way']): ProgressChange {
  return { contentId, type: 'completed', way, score: null }
}

function told({ actorId, jobId, status }: store.Given, made: ReadonlyMap<string, Made>): GivenProgress {
  const completedPlaylists = new Map<string, string[]>()
  const people = [...made].map(([memberId, { changes, askingIds, completedPlaylistIds }]) => {
    for (const id of completedPlaylistIds) completedPlaylists.set(id, [...(completedPlaylists.get(id) ?? []), memberId])
    // Nothing that is asked is met by beginning again.
    return { memberId, changes, askingIds: status === 'completed' ? askingIds : [] }
  })
  return { actorId, jobId, people, completedPlaylists }
}
