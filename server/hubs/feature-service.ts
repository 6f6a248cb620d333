import { featureFlags } from '../../generated/reference.ts'
import { detailsOf, recordAudit, recordUnchanged } from '../audit/service.ts'
import type { Call, FeatureFlag } from '../context.ts'
import type { IfMatch } from '../contract/etag.ts'
import { mustBeState, stateTag } from '../contract/state-tag.ts'
import { inTransaction } from '../db/transaction.ts'
import { featuresOf } from './feature-rules.ts'
import * as store from './feature-store.ts'
import { hubChanged, lockHub } from './service.ts'

/** Which parts of the product a hub has switched on. */

export type Features = Record<FeatureFlag, boolean>

/** Read anew: who changes them looks at what counts now. */
export async function getHubFeatures({ db, hub }: Pick<Call, 'db' | 'hub'>): Promise<Features> {
  const on = featuresOf(await store.findFeatures(db, hub.domainId))
  return Object.fromEntries(featureFlags.map((feature) => [feature, on.includes(feature)])) as Features
}

/** The ETag of the features as they are. */
export function featuresTag(features: Features): string {
  return stateTag(stateOf(features))
}

function stateOf(features: Features): boolean[] {
  return featureFlags.map((feature) => features[feature])
}

/**
 * Switches the features that are sent. What belongs to one that is off stays and comes back with it.
 * @returns the new ETag @throws 412, 428
 */
export async function updateHubFeatures(call: Call, ifMatch: IfMatch, patch: Partial<Features>): Promise<string> {
  const tag = await inTransaction(call, async (call) => {
    await lockHub(call)
    const before = await getHubFeatures(call)
    mustBeState(ifMatch, stateOf(before))
    const details = detailsOf(before, patch)
    if (details.length === 0) {
      recordUnchanged(call)
      return featuresTag(before)
    }
    await recordAudit(call, {
      action: 'ACTIVATE',
      objectType: 'hubFeatures',
      objectId: null,
      objectName: 'Features',
      details,
    })
    const after = { ...before, ...patch }
    const on = featureFlags.filter((feature) => after[feature])
    await store.updateFeatures(call.db, call.hub.domainId, on)
    return featuresTag(after)
  })
  hubChanged(call)
  return tag
}
