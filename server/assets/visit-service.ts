import { recordUnchanged } from '../audit/service.ts'
import { sessionHolder } from '../auth/rules.ts'
import type { Call, HubCall } from '../context.ts'
import { notAllowed } from '../contract/problems.ts'
import { LINK_MS } from '../files/serve/link-service.ts'
import type { ContentRight } from '../files/serve/content-token.ts'
import type { Opening } from '../files/serve/content-visit-service.ts'
import { mustSeeAsset } from './service.ts'
import * as store from './visit-store.ts'

/** What decides how long content that was opened stays open. */

/**
 * What a right to read content opens, while it stands: its holder is signed in and may see the asset, and its ten minutes are not
 * over, or were renewed. A trial is for those who edit the asset, whoever may see it, and never renewed.
 */
export async function findOpening(call: HubCall, right: ContentRight): Promise<Opening | undefined> {
  const holder = sessionHolder(right.sessionId, call.context.now())
  if (right.isTrial) {
    const trial = await store.findTrial(call.db, { ...holder, memberId: right.memberId, assetId: right.assetId })
    return right.expiresAt > holder.now ? trial : undefined
  }
  const visit = await store.findVisit(call.db, { ...holder, memberId: right.memberId, assetId: right.assetId })
  return visit && (visit.isRenewed || right.expiresAt > holder.now) ? visit : undefined
}

/** Keeps what the caller launched open for another ten minutes. @throws 404 for what they may not see, 403 for an API token */
export async function renewMyAssetLaunch(call: Call, assetId: string): Promise<void> {
  const { sessionId } = call.caller
  if (sessionId === null) throw notAllowed('An API token cannot keep content open. Launch it again instead.')
  await mustSeeAsset(call, assetId)
  await store.renewVisit(call.db, { sessionId, assetId, expiresAt: new Date(call.context.now().getTime() + LINK_MS) })
  recordUnchanged(call)
}
