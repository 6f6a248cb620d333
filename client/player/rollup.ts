import type { EngineActivity, RollupCondition, RollupRule, ScormEngine } from './runtime.ts'

/** Null where it is not known. */
type Known = boolean | null

/**
 * Rolls up what the activities of a course come to (SCORM 2004 SN 4.6, RB.1.1 to RB.1.5) as the pseudo-code has it. The engine weighs
 * measures by more than their weights, counts nothing that was not shown yet, takes what is not known for no, and knows one condition
 * by another name.
 */
export function attachRollup(engine: ScormEngine): void {
  const { rollupProcess } = engine.getSequencingService()?.getOverallSequencingProcess() ?? {}
  if (!rollupProcess) return
  const { durationProcessor, globalObjectiveSynchronizer, objectiveProcessor } = rollupProcess
  const read = globalObjectiveSynchronizer.applyGlobalObjectiveReadState.bind(globalObjectiveSynchronizer)
  // What nobody wrote takes nothing away from what the activity itself came to (SN 3.10).
  globalObjectiveSynchronizer.applyGlobalObjectiveReadState = (objective, state) => {
    const { satisfiedStatusKnown, normalizedMeasureKnown, ...others } = state
    read(objective, {
      ...others,
      ...(satisfiedStatusKnown && { satisfiedStatusKnown }),
      ...(normalizedMeasureKnown && { normalizedMeasureKnown }),
    })
  }
  rollupProcess.overallRollupProcess = (activity, globalObjectives) => {
    const above: EngineActivity[] = []
    asItIs(activity)
    for (let each = activity.parent; each; each = each.parent) {
      durationProcessor.durationRollupProcess(each)
      rollUp(each)
      objectiveProcessor.syncPrimaryObjectiveFromActivity(each)
      if (globalObjectives) globalObjectiveSynchronizer.syncGlobalObjectivesReadPhase(each, globalObjectives)
      above.push(each)
    }
    return above
  }
}

/** As an attempt ends, the engine takes what nobody said for incomplete. */
function asItIs(activity: EngineActivity): void {
  const { attemptCount, attemptProgressStatus, completionStatus } = activity
  if (attemptCount > 0 && !attemptProgressStatus && completionStatus === 'incomplete')
    activity.completionStatus = 'unknown'
  judgeByMeasure(activity)
}

/** What says how far it is may be read from a global objective, which the engine overlooks. */
function judgeByMeasure(activity: EngineActivity): void {
  const { children, completedByMeasure, isActive, progressMeasure, progressMeasureStatus } = activity
  if (children.length === 0 && completedByMeasure && progressMeasureStatus && !isActive)
    judge(activity, progressMeasure)
}

function judge(activity: EngineActivity, measure: number): void {
  activity.completionStatus = measure >= activity.minProgressMeasure ? 'completed' : 'incomplete'
}

function rollUp(activity: EngineActivity): void {
  activity.children.forEach(judgeByMeasure)
  rollUpMeasure(activity)
  rollUpProgressMeasure(activity)
  rollUpObjective(activity)
  rollUpProgress(activity)
}

const trackedIn = (activity: EngineActivity) =>
  activity.getAvailableChildren().filter(({ sequencingControls }) => sequencingControls.tracked)

/** RB.1.1 a: what has no measure counts by its weight all the same. */
function rollUpMeasure(activity: EngineActivity): void {
  const children = trackedIn(activity)
  const weight = sum(children, ({ sequencingControls }) => sequencingControls.objectiveMeasureWeight)
  const measured = children.filter(isMeasured)
  activity.objectiveMeasureStatus = measured.length > 0 && weight > 0
  if (!activity.objectiveMeasureStatus) return
  const total = sum(
    measured,
    ({ objectiveNormalizedMeasure, sequencingControls }) =>
      objectiveNormalizedMeasure * sequencingControls.objectiveMeasureWeight,
  )
  activity.objectiveNormalizedMeasure = total / weight
}

/** RB.1.1 b: the same of how far each is. */
function rollUpProgressMeasure(activity: EngineActivity): void {
  const children = trackedIn(activity)
  const weight = sum(children, ({ progressWeight }) => progressWeight)
  const measured = children.filter(
    (child) => child.progressInfoAvailableInCurrentParentAttempt && child.attemptCompletionAmountStatus,
  )
  activity.attemptCompletionAmountStatus = measured.length > 0 && weight > 0
  if (!activity.attemptCompletionAmountStatus) return
  activity.attemptCompletionAmount =
    sum(measured, ({ attemptCompletionAmount, progressWeight }) => attemptCompletionAmount * progressWeight) / weight
}

/** RB.1.2: by its measure where the manifest says so, else by its rules. */
function rollUpObjective(activity: EngineActivity): void {
  const { primaryObjective } = activity
  if (!primaryObjective?.satisfiedByMeasure) {
    const result = ruled(activity, 'notSatisfied', 'satisfied')
    if (result !== null) activity.objectiveSatisfiedStatus = result
    return
  }
  const mayJudge = !activity.isActive || activity.rollupConsiderations.measureSatisfactionIfActive
  const isKnown = activity.objectiveMeasureStatus && mayJudge
  activity.objectiveSatisfiedStatus =
    isKnown && activity.objectiveNormalizedMeasure >= (primaryObjective.minNormalizedMeasure ?? 1)
  activity.objectiveSatisfiedStatusKnown = isKnown
}

/** RB.1.3: the same of its completion. */
function rollUpProgress(activity: EngineActivity): void {
  if (!activity.completedByMeasure) {
    const result = ruled(activity, 'incomplete', 'completed')
    if (result !== null) activity.completionStatus = result ? 'completed' : 'incomplete'
  } else if (activity.attemptCompletionAmountStatus) judge(activity, activity.attemptCompletionAmount)
  else activity.completionStatus = 'unknown'
  activity.attemptProgressStatus = activity.completionStatus !== 'unknown'
}

type Action = RollupRule['action']

/** What follows from the rules for a status and its contrary, or from those of the standard where there are none. The former is asked last, so it counts more. */
function ruled(activity: EngineActivity, contrary: Action, status: Action): Known {
  const own = activity.rollupRules.rules.filter(({ action }) => action === contrary || action === status)
  const rules = own.length ? own : [DEFAULTS[contrary], DEFAULTS[status]]
  const follows = (wanted: Action) => rules.some((rule) => rule.action === wanted && isMet(activity, rule))
  if (follows(status)) return true
  return follows(contrary) ? false : null
}

const byDefault = (action: Action, condition: string): RollupRule => ({
  action,
  consideration: 'all',
  minimumCount: 0,
  minimumPercent: 0,
  conditionCombination: 'any',
  conditions: [{ condition, operator: 'noOp' }],
})
const DEFAULTS: Readonly<Record<Action, RollupRule>> = {
  satisfied: byDefault('satisfied', 'satisfied'),
  notSatisfied: byDefault('notSatisfied', 'objectiveStatusKnown'),
  completed: byDefault('completed', 'completed'),
  incomplete: byDefault('incomplete', 'activityProgressKnown'),
}

/** RB.1.4 */
function isMet(activity: EngineActivity, rule: RollupRule): boolean {
  const results = trackedIn(activity)
    .filter((child) => isCounted(child, rule.action))
    .map((child) => combined(child, rule))
  const count = results.filter((each) => each === true).length
  switch (rule.consideration) {
    case 'all':
      return results.length > 0 && count === results.length
    case 'any':
      return count > 0
    case 'none':
      return results.length > 0 && results.every((each) => each === false)
    case 'atLeastCount':
      return count >= rule.minimumCount
    case 'atLeastPercent':
      return results.length > 0 && count / results.length >= rule.minimumPercent
  }
}

const CONSIDERED = {
  satisfied: 'requiredForSatisfied',
  notSatisfied: 'requiredForNotSatisfied',
  completed: 'requiredForCompleted',
  incomplete: 'requiredForIncomplete',
} as const

/** RB.1.4.2 */
function isCounted(child: EngineActivity, action: Action): boolean {
  const { rollupObjectiveSatisfied, rollupProgressCompletion } = child.sequencingControls
  const isOfObjective = action === 'satisfied' || action === 'notSatisfied'
  if (!(isOfObjective ? rollupObjectiveSatisfied : rollupProgressCompletion)) return false
  switch (child.rollupConsiderations[CONSIDERED[action]]) {
    case 'ifNotSuspended':
      return child.attemptCount > 0 && !child.isSuspended
    case 'ifAttempted':
      return child.attemptCount > 0
    case 'ifNotSkipped':
      return child.sequencingRules.evaluatePreConditionRules(child) !== 'skip'
    default:
      return true
  }
}

/** RB.1.4.1 */
function combined(child: EngineActivity, { conditions, conditionCombination }: RollupRule): Known {
  const results = conditions.map((condition) => evaluated(child, condition))
  if (results.length === 0) return null
  const decides = conditionCombination === 'any'
  if (results.includes(decides)) return decides
  return results.includes(null) ? null : !decides
}

function evaluated(child: EngineActivity, { condition, operator }: RollupCondition): Known {
  const result = statusOf(child, condition)
  return operator === 'not' && result !== null ? !result : result
}

function statusOf(child: EngineActivity, condition: string): Known {
  const isJudged = child.objectiveInfoAvailableInCurrentParentAttempt && child.objectiveSatisfiedStatusKnown
  const completion = child.progressInfoAvailableInCurrentParentAttempt ? child.completionStatus : 'unknown'
  switch (condition) {
    case 'satisfied':
      return isJudged ? child.objectiveSatisfiedStatus : null
    case 'objectiveStatusKnown':
      return isJudged
    case 'objectiveMeasureKnown':
      return isMeasured(child)
    case 'completed':
      return completion === 'unknown' ? null : completion === 'completed'
    case 'activityProgressKnown':
      return completion !== 'unknown'
    case 'attempted':
      return child.attemptCount > 0
    case 'attemptLimitExceeded':
      return child.hasAttemptLimitExceeded()
    default:
      return condition === 'always'
  }
}

function isMeasured(child: EngineActivity): boolean {
  return child.objectiveInfoAvailableInCurrentParentAttempt && child.objectiveMeasureStatus
}

function sum<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((total, each) => total + of(each), 0)
}
