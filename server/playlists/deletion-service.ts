import { recordAudit, recordUnchanged } from '../audit/service.ts'
import { mustBeOwn } from '../content/common-service.ts'
import { refreshReach } from '../content/reach/service.ts'
import { indexContent } from '../content/search/index-service.ts'
import type { ActingCall } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import { mustBeRestorable } from '../contract/restorable.ts'
import { inTransaction } from '../db/transaction.ts'
import * as store from './deletion-store.ts'
import { refreshHolders } from './summary-service.ts'

/** Deleted content keeps its places, its contents, its files and what people did with it, so that restoring it brings all back. */

export interface Deletable {
  id: string
  kind: 'playlist' | 'asset'
}

/** Deletes content. @throws 404, also for what is deleted already, 409 `common-content` */
export function deleteContent(call: ActingCall, content: Deletable): Promise<void> {
  return setDeleted(call, content, true)
}

/** Brings content back; what is not deleted stays so. @throws 404, 409 `common-content`, `no-longer-restorable` */
export function restoreContent(call: ActingCall, content: Deletable): Promise<void> {
  return setDeleted(call, content, false)
}

function setDeleted(call: ActingCall, { id, kind }: Deletable, isDeleted: boolean): Promise<void> {
  return inTransaction(call, async (call) => {
    const content = await store.lockContent(call.db, id, kind)
    if (!content || (isDeleted && content.isDeleted)) throw notFound()
    await mustBeOwn(call, id)
    if (content.isDeleted === isDeleted) return recordUnchanged(call)
    const now = call.context.now()
    if (!isDeleted) mustBeRestorable(content.deletedAt, now)
    await store.setDeleted(call.db, id, isDeleted ? now : null)
    await refreshReach(call, [id])
    await refreshHolders(call, [id])
    await indexContent(call, [id])
    await recordAudit(call, {
      action: isDeleted ? 'DELETE' : 'RESTORE',
      objectType: kind,
      objectId: id,
      objectName: content.name,
    })
  })
}
