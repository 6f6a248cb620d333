import { pathTo } from './engine-tree.ts'
import type { EngineActivity, ScormEngine } from './runtime.ts'

/**
 * What keeps an activity from being shown (SCORM 2004 SN 4.8, UP.1 and UP.5): that it is disabled, or a limit for who would begin
 * another attempt. The engine asks for the limit within the attempt as well, so that nobody would come past the first activity of a
 * cluster that may be attempted once, and refuses what flow alone would skip to who chooses it.
 */
export function attachLimits(engine: ScormEngine): void {
  const process = engine.getSequencingService()?.getOverallSequencingProcess()
  if (!process) return
  const { ruleEngine } = process.sequencingProcess
  const isBeyond = ruleEngine.checkLimitConditions.bind(ruleEngine)
  ruleEngine.checkLimitConditions = (activity: EngineActivity) => !activity.isActive && isBeyond(activity)
  const isDisabled = (activity: EngineActivity) => {
    const disabling = activity.sequencingRules.preConditionRules.filter(({ action }) => action === 'disabled')
    return ruleEngine.checkSequencingRules(activity, disabling) !== null
  }
  ruleEngine.canDeliverActivity = (activity) => ({
    canDeliver: !isDisabled(activity) && !ruleEngine.checkLimitConditions(activity),
    wasSkipped: false,
  })
  const { deliveryValidator } = process
  const isWithin = deliveryValidator.checkLimitConditions.bind(deliveryValidator)
  deliveryValidator.checkLimitConditions = (activity: EngineActivity) =>
    activity.isActive || (isWithin(activity) && !isDisabled(activity))
}

/** Whether somebody who chooses an activity may begin an attempt on it, and on what it lies in. */
export function isWithinLimits(root: EngineActivity, id: string): boolean {
  return pathTo(root, id).every((each) => each.isActive || each.isSuspended || !each.hasAttemptLimitExceeded())
}
