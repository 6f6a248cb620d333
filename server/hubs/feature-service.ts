import { featureFlags } from '../../generated/reference.ts'
import { detailsOf, recordAudit, recordUnchanged } from '../audit/service.ts'
import type { Call, FeatureFlag } from '../context.ts'
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

/** Switches the features that are sent. What belongs to one that is off stays and comes back with it. */
export async function updateHubFeatures(call: Call, patch: Partial<Features>): Promise<void> {
  await inTransaction(call, async (call) => {
    await lockHub(call)
    const before = await getHubFeatures(call)
    const details = detailsOf(before, patch).filter(({ oldValue, value }) => oldValue !== value)
    if (details.length === 0) return recordUnchanged(call)
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
  })
  hubChanged(call)
}
