import { featureFlags } from '../../generated/reference.ts'
import type { FeatureFlag } from '../context.ts'

/** Which features are on, in the order of the contract. Whether meetings are analysed has a column of its own, which decides. */
export function featuresOf({
  features,
  isHelixHub,
}: {
  features: readonly string[]
  isHelixHub: boolean
}): FeatureFlag[] {
  return featureFlags.filter((feature) => (feature === 'helix' ? isHelixHub : features.includes(feature)))
}
