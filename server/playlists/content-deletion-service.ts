import { teamsWithout } from '../access/rights.ts'
import { recordAudit, recordUnchanged } from '../audit/service.ts'
import { mustBeOwn } from '../content/common-service.ts'
import { refreshReachWatched, refreshReachWithin, type Losses } from '../content/reach/loss-service.ts'
import { refreshReach } from '../content/reach/service.ts'
import { indexContent } from '../content/search/index-service.ts'
import type { ActingCall, Call } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import { mustBeRestorable } from '../contract/restorable.ts'
import { contentPublished, contentUnpublished } from '../content/events.ts'
import { publish } from '../event.ts'
import { inRehearsal, inTransaction } from '../db/transaction.ts'
import * as store from './content-deletion-store.ts'

/** Deleted content keeps its places, its contents, its files and what people did with it, so that restoring it brings all back. */

export interface Deletable {
  id: string
  kind: 'playlist' | 'asset'
}

/**
 * Deletes content. @param acceptedLosses how many people may lose sight of what stands in it
 * @throws 403 `loss-beyond-your-teams`, 404, also for what is deleted already, 409 `common-content`, `people-would-lose`
 */
export function deleteContent(call: ActingCall, { id, kind }: Deletable, acceptedLosses: number): Promise<void> {
  return inTransaction(call, async (call) => {
    const content = await store.lockContent(call.db, id, kind)
    if (!content || content.isDeleted) throw notFound()
    await mustBeOwn(call, id)
    await store.setDeleted(call.db, id, call.context.now())
    await refreshReachWithin(call, [id], {
      former: [{ id, isShown: content.published }],
      right: `${kind}_write`,
      acceptedLosses,
    })
    if (content.published) await publish(call, contentUnpublished, { contentIds: [id] })
    await settle(call, { id, kind, name: content.name, action: 'DELETE' })
  })
}

/** @param acceptedLosses as for `deleteContent` @throws as `deleteContent` */
export function deletePlaylist(call: ActingCall, id: string, acceptedLosses: number): Promise<void> {
  return deleteContent(call, { id, kind: 'playlist' }, acceptedLosses)
}

/** Nothing stands in an asset, of which anybody could lose sight. @throws 404, 409 `common-content` */
export function deleteAsset(call: ActingCall, id: string): Promise<void> {
  return deleteContent(call, { id, kind: 'asset' }, 0)
}

/** Brings a playlist back; one that is not deleted stays so. @throws 404, 409 `common-content`, `no-longer-restorable` */
export function restorePlaylist(call: ActingCall, id: string): Promise<void> {
  return restoreContent(call, { id, kind: 'playlist' })
}

/** As restorePlaylist. */
export function restoreAsset(call: ActingCall, id: string): Promise<void> {
  return restoreContent(call, { id, kind: 'asset' })
}

function restoreContent(call: ActingCall, { id, kind }: Deletable): Promise<void> {
  return inTransaction(call, async (call) => {
    const content = await store.lockContent(call.db, id, kind)
    if (!content) throw notFound()
    await mustBeOwn(call, id)
    if (!content.isDeleted) return recordUnchanged(call)
    mustBeRestorable(content.deletedAt, call.context.now())
    await store.setDeleted(call.db, id, null)
    await refreshReach(call, [id])
    if (content.published) await publish(call, contentPublished, { contentIds: [id] })
    await settle(call, { id, kind, name: content.name, action: 'RESTORE' })
  })
}

async function settle(
  call: ActingCall,
  { id, kind, name, action }: Deletable & { name: string; action: 'DELETE' | 'RESTORE' },
): Promise<void> {
  await indexContent(call, [id])
  await recordAudit(call, { action, objectType: kind, objectId: id, objectName: name })
}

/**
 * What people would lose sight of beside a playlist itself, were it deleted or made a draft. Changes nothing.
 * @throws 404, also for what is deleted
 */
export function getPlaylistLosses(call: Call, id: string): Promise<Losses> {
  return inRehearsal(call, async (call) => {
    const content = await store.lockContent(call.db, id, 'playlist')
    if (!content || content.isDeleted) throw notFound()
    await store.setDeleted(call.db, id, call.context.now())
    return refreshReachWatched(call, [id], {
      former: [{ id, isShown: content.published }],
      teamIds: teamsWithout('playlist_write', call),
    })
  })
}
