import { recordAudit, recordUnchanged } from '../audit/service.ts'
import type { Call } from '../context.ts'
import { badInput, conflict, notFound } from '../contract/problems.ts'
import { inTransaction } from '../db/transaction.ts'
import * as store from './pin-store.ts'

/** The playlists at the top of a topic. */

const MAX_PINS = 100

export interface Pins {
  topicId: string
  playlistIds: readonly string[]
}

/** Puts playlists behind those that are pinned; those that are stay where they are. @throws 400 `unknown-reference`, `not-under-topic`, 409 `pin-limit-reached` */
export function pinPlaylists(call: Call, { topicId, playlistIds }: Pins): Promise<void> {
  return change(call, topicId, 'UPDATE', async (call, before) => {
    await mustBeUnder(call, topicId, playlistIds)
    const after = [...before, ...playlistIds.filter((id) => !before.includes(id))]
    if (after.length > MAX_PINS)
      throw conflict('pin-limit-reached', 'A topic has 100 pinned playlists at the most. Unpin some first.')
    return after
  })
}

/** @throws 400 `unknown-reference` for a topic that the hub does not have */
export function unpinPlaylists(call: Call, { topicId, playlistIds }: Pins): Promise<void> {
  return change(call, topicId, 'UPDATE', (_, before) => before.filter((id) => !playlistIds.includes(id)))
}

/** Moves a pin. @param index from 0; a number past the end means the end @throws 404 for what is not pinned there */
export function rankPinnedPlaylist(
  call: Call,
  { topicId, playlistId, index }: { topicId: string; playlistId: string; index: number },
): Promise<void> {
  return change(call, topicId, 'RANK', (_, before, shown) => {
    if (!shown.includes(playlistId)) throw notFound()
    const others = shown.filter((id) => id !== playlistId)
    // Deleted playlists are not shown, so nobody counts them.
    const unseen = before.filter((id) => !shown.includes(id))
    return [...others.toSpliced(index, 0, playlistId), ...unseen]
  })
}

type Rearrange = (call: Call, before: string[], shown: string[]) => string[] | Promise<string[]>

async function change(call: Call, topicId: string, action: 'UPDATE' | 'RANK', rearrange: Rearrange): Promise<void> {
  await inTransaction(call, async (call) => {
    const topic = await store.lockTopic(call.db, topicId)
    if (!topic && action === 'RANK') throw notFound()
    if (!topic) throw badInput('unknown-reference', '/topicId', 'This topic is not in the hub, or was deleted.')
    const pins = await store.listPins(call.db, topicId)
    const before = pins.map(({ id }) => id)
    const shown = pins.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id)
    const after = await rearrange(call, before, shown)
    if (JSON.stringify(after) === JSON.stringify(before)) return recordUnchanged(call)
    await store.writePins(call.db, topicId, after)
    await recordAudit(call, {
      action,
      objectType: 'topic',
      objectId: topicId,
      objectName: topic.name,
      details: [{ property: 'pinnedPlaylistIds', oldValue: before, value: after }],
    })
  })
}

async function mustBeUnder(call: Call, topicId: string, ids: readonly string[]): Promise<void> {
  const found = new Map((await store.listPinnable(call.db, topicId, ids)).map(({ id, isUnder }) => [id, isUnder]))
  ids.forEach((id, index) => {
    if (!found.has(id))
      throw badInput('unknown-reference', `/playlistIds/${index}`, 'There is no such playlist in this hub.')
    if (!found.get(id))
      throw badInput(
        'not-under-topic',
        `/playlistIds/${index}`,
        'Put the playlist under the topic before you pin it there.',
      )
  })
}
