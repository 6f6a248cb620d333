import type { PackageCondition } from '../../../generated/client/model/packageCondition.ts'
import type { PackageRule } from '../../../generated/client/model/packageRule.ts'

/** What has to be known before the other can be so: who is passed has a result. */
const NEEDS: Partial<Record<PackageCondition['condition'], PackageCondition['condition']>> = {
  satisfied: 'objectiveStatusKnown',
  completed: 'activityProgressKnown',
}

/** Conditions without those that say nothing more: authoring tools ask of each result that it is good, and that there is one. */
export function withoutImplied(conditions: readonly PackageCondition[], combination: PackageRule['combination']) {
  const isSaid = ({ condition, isNot, itemId, objectiveId }: PackageCondition) =>
    isNot === (combination === 'any') &&
    conditions.some(
      (other) =>
        NEEDS[other.condition] === condition &&
        other.isNot === isNot &&
        other.itemId === itemId &&
        other.objectiveId === objectiveId,
    )
  return conditions.filter((condition) => !isSaid(condition))
}
