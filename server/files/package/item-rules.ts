import { eachActivity, objectivesOf } from './sequenced-activity-rules.ts'
import type { SequencedActivity } from './sequencing-tree-codec.ts'

/** What a course of SCORM 2004 asks of a part: the rules of its manifest that have an effect, in the words of the standard. */

const ACTIONS = {
  pre: ['skip', 'disabled', 'hiddenFromChoice', 'stopForwardTraversal'],
  post: ['exitParent', 'exitAll', 'retry', 'retryAll', 'continue', 'previous'],
  exit: ['exit'],
  rollup: ['satisfied', 'notSatisfied', 'completed', 'incomplete'],
} as const
const CONDITIONS = [
  'satisfied',
  'objectiveStatusKnown',
  'objectiveMeasureKnown',
  'objectiveMeasureGreaterThan',
  'objectiveMeasureLessThan',
  'completed',
  'activityProgressKnown',
  'attempted',
  'attemptLimitExceeded',
  'timeLimitExceeded',
  'outsideAvailableTimeRange',
  'always',
  'never',
] as const
const SETS = ['all', 'any', 'none', 'atLeastCount', 'atLeastPercent'] as const

export interface RuleCondition {
  condition: (typeof CONDITIONS)[number]
  isNot: boolean
  /** A scaled score, -1 to 1. */
  threshold: number | null
  /** The other item whose result is asked. */
  itemId: string | null
  /** Null for the primary one. */
  objectiveId: string | null
}

export interface ItemRule {
  action: (typeof ACTIONS)[keyof typeof ACTIONS][number]
  combination: 'all' | 'any'
  conditions: RuleCondition[]
  /** Of a rollup rule; the minimum is a number or a share from 0 to 1. */
  children: { set: (typeof SETS)[number]; minimum: number | null } | null
}

export interface ItemObjective {
  id: string
  title: string | null
  isPrimary: boolean
  /** A scaled score, -1 to 1. */
  minimumScore: number | null
  /** Ids of objectives of the whole course. */
  shared: string[]
}

export interface SequencedItem {
  attemptLimit: number | null
  order: {
    isChoosable: boolean
    isFlowing: boolean
    isForwardOnly: boolean
    isShuffled: boolean
    chosenCount: number | null
  } | null
  objectives: ItemObjective[]
  rules: ItemRule[]
}

const MAX_RULES = 100
const MAX_CONDITIONS = 50
const MAX_SHARED = 20
const MAX_CHARACTERS = 1000

/** The parts of a course by their ids; the root stands for the course itself. */
export function sequencedItems(root: SequencedActivity | null | undefined): Map<string, SequencedItem> {
  const activities = root ? eachActivity(root) : []
  const writers = writersOf(activities)
  return new Map(activities.map((activity) => [activity.id, itemOf(activity, writers)]))
}

type Objective = SequencedActivity['objectives'][number]

/** For each objective of the whole course the first item that says whether it is met. */
function writersOf(activities: readonly SequencedActivity[]): Map<string, string> {
  const writers = new Map<string, string>()
  for (const activity of activities)
    for (const { mapInfo } of objectivesOf(activity))
      for (const { targetObjectiveID, ...ways } of mapInfo)
        if (Object.entries(ways).some(([way, isSo]) => way.startsWith('write') && isSo === true)) {
          const target = String(targetObjectiveID)
          if (!writers.has(target)) writers.set(target, activity.id)
        }
  return writers
}

function itemOf(activity: SequencedActivity, writers: ReadonlyMap<string, string>): SequencedItem {
  const { sequencingRules, rollupRules, sequencingControls: controls, attemptLimit, children } = activity
  const { preConditionRules, postConditionRules, exitConditionRules } = sequencingRules
  const known = (rules: readonly ManifestRule[], actions: readonly ItemRule['action'][]) =>
    rules.flatMap((rule) => ruleOf(rule, actions, activity, writers) ?? [])
  return {
    attemptLimit: attemptLimit === null ? null : Math.max(0, Math.trunc(attemptLimit)),
    order: children.length === 0 ? null : orderOf(controls),
    objectives: objectivesOf(activity).map(objectiveOf),
    rules: [
      ...known(preConditionRules, ACTIONS.pre),
      ...known(exitConditionRules, ACTIONS.exit),
      ...known(postConditionRules, ACTIONS.post),
      ...known(rollupRules.rules, ACTIONS.rollup),
    ].slice(0, MAX_RULES),
  }
}

function orderOf(controls: SequencedActivity['sequencingControls']): NonNullable<SequencedItem['order']> {
  const { selectCount, selectionTiming, randomizeChildren, randomizationTiming } = controls
  return {
    isChoosable: controls['choice'] === true,
    isFlowing: controls['flow'] === true,
    isForwardOnly: controls['forwardOnly'] === true,
    isShuffled: randomizeChildren === true && randomizationTiming !== 'never',
    chosenCount:
      typeof selectCount === 'number' && selectionTiming !== 'never' ? Math.max(0, Math.trunc(selectCount)) : null,
  }
}

function objectiveOf({
  objectiveID,
  isPrimary,
  satisfiedByMeasure,
  minNormalizedMeasure,
  mapInfo,
}: Objective): ItemObjective {
  return {
    id: objectiveID.slice(0, MAX_CHARACTERS),
    title: null,
    isPrimary,
    minimumScore: satisfiedByMeasure ? minNormalizedMeasure : null,
    shared: mapInfo
      .slice(0, MAX_SHARED)
      .map(({ targetObjectiveID }) => String(targetObjectiveID).slice(0, MAX_CHARACTERS)),
  }
}

type ManifestRule =
  | SequencedActivity['sequencingRules']['preConditionRules'][number]
  | SequencedActivity['rollupRules']['rules'][number]

/** Undefined for a rule in words that no standard has, which does nothing. */
function ruleOf(
  rule: ManifestRule,
  actions: readonly ItemRule['action'][],
  activity: SequencedActivity,
  writers: ReadonlyMap<string, string>,
): ItemRule | undefined {
  const action = actions.find((each) => each === rule.action)
  const children = 'consideration' in rule ? childrenOf(rule) : null
  const conditions = rule.conditions.flatMap((each) => conditionOf(each, activity, writers) ?? [])
  if (!action || children === undefined || conditions.length === 0) return undefined
  const combination = rule.conditionCombination === 'any' ? 'any' : 'all'
  return { action, combination, conditions: conditions.slice(0, MAX_CONDITIONS), children }
}

function childrenOf({
  consideration,
  minimumCount,
  minimumPercent,
}: SequencedActivity['rollupRules']['rules'][number]) {
  const set = SETS.find((each) => each === consideration)
  if (!set) return undefined
  const minimum = { atLeastCount: minimumCount, atLeastPercent: minimumPercent }[set as string] ?? null
  return { set, minimum: minimum === null ? null : Math.max(0, minimum) }
}

function conditionOf(
  { condition: word, operator, referencedObjective, parameters }: ManifestRule['conditions'][number],
  activity: SequencedActivity,
  writers: ReadonlyMap<string, string>,
): RuleCondition | undefined {
  const condition = CONDITIONS.find((each) => each === word)
  if (!condition) return undefined
  const threshold = parameters?.threshold
  return {
    condition,
    isNot: operator === 'not',
    threshold: threshold === undefined ? null : Math.min(1, Math.max(-1, threshold)),
    itemId: referencedObjective ? otherItem(referencedObjective, activity, writers) : null,
    objectiveId: referencedObjective?.slice(0, MAX_CHARACTERS) ?? null,
  }
}

/** The item whose result an objective of this one reads. */
function otherItem(
  objectiveId: string,
  activity: SequencedActivity,
  writers: ReadonlyMap<string, string>,
): string | null {
  const objective = objectivesOf(activity).find(({ objectiveID }) => objectiveID === objectiveId)
  const found = objective?.mapInfo.map(({ targetObjectiveID }) => writers.get(String(targetObjectiveID))) ?? []
  return found.find((id) => id !== undefined && id !== activity.id) ?? null
}
