import { pathTo } from './engine-tree.ts'
import type { EngineActivity, ScormEngine } from './runtime.ts'

/**
 * A limit binds who would begin another attempt (SCORM 2004 SN 4.8, UP.1). The engine asks for it within the attempt as well, so that
 * nobody would come past the first activity of a cluster that may be attempted once.
 */
export function attachLimits(engine: ScormEngine): void {
  const process = engine.getSequencingService()?.getOverallSequencingProcess()
  if (!process) return
  const { ruleEngine } = process.sequencingProcess
  const isBeyond = ruleEngine.checkLimitConditions.bind(ruleEngine)
  ruleEngine.checkLimitConditions = (activity: EngineActivity) => !activity.isActive && isBeyond(activity)
  const { deliveryValidator } = process
  const isWithin = deliveryValidator.checkLimitConditions.bind(deliveryValidator)
  deliveryValidator.checkLimitConditions = (activity: EngineActivity) => activity.isActive || isWithin(activity)
}

/** Whether somebody who chooses an activity may begin an attempt on it, and on what it lies in. */
export function isWithinLimits(root: EngineActivity, id: string): boolean {
  return pathTo(root, id).every((each) => each.isActive || each.isSuspended || !each.hasAttemptLimitExceeded())
}
