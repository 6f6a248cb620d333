import { Scorm12API } from 'scorm-again/scorm12/min'
import type { Course } from './bridge.ts'
import { isXapi } from '../../server/assets/cmi5-rules.ts'
import { sharedNames, type SharedValue } from '../../server/assets/attempts/shared-rules.ts'
import type { SequencedActivity, SequencedCourse } from '../../server/files/package/sequencing-tree-codec.ts'
import { launchables } from './course-plan.ts'
import { createSequencer, type Sequencer } from './sequencer.ts'

export type RuntimeSettings = {
  autocommit: boolean
  autoCompleteLessonStatus: boolean
  dataCommitFormat: 'flattened'
  logLevel: 'NONE'
  uninitializedGetLogLevel: 'NONE'
  sequencing?: { activityTree: unknown; eventListeners: Record<string, (data: never) => void>; logLevel: 'error' }
}

/** The part of an activity of the engine that the player uses. */
export type EngineActivity = {
  id: string
  parent: EngineActivity | null
  isActive: boolean
  isSuspended: boolean
  attemptCount: number
  completionStatus: string
  completedByMeasure: boolean
  minProgressMeasure: number
  progressWeight: number
  attemptCompletionAmount: number
  attemptCompletionAmountStatus: boolean
  progressMeasure: number
  progressMeasureStatus: boolean
  /** Whether somebody said how far the attempt is. */
  attemptProgressStatus: boolean
  /** Setting it makes it known. */
  objectiveSatisfiedStatus: boolean
  objectiveSatisfiedStatusKnown: boolean
  objectiveMeasureStatus: boolean
  objectiveNormalizedMeasure: number
  /** Whether what is known is of the attempt on the parent that goes on, where the parent counts nothing else. */
  objectiveInfoAvailableInCurrentParentAttempt: boolean
  progressInfoAvailableInCurrentParentAttempt: boolean
  primaryObjective: { satisfiedByMeasure: boolean; minNormalizedMeasure: number | null } | null
  rollupRules: { rules: RollupRule[] }
  rollupConsiderations: Record<
    'requiredForSatisfied' | 'requiredForNotSatisfied' | 'requiredForCompleted' | 'requiredForIncomplete',
    string
  > & { measureSatisfactionIfActive: boolean }
  isAvailable: boolean
  isHiddenFromChoice: boolean
  children: EngineActivity[]
  sequencingControls: {
    tracked: boolean
    rollupObjectiveSatisfied: boolean
    rollupProgressCompletion: boolean
    objectiveMeasureWeight: number
    /** Whether the children were selected and shuffled already. */
    selectionCountStatus: boolean
    reorderChildren: boolean
  }
  sequencingRules: {
    preConditionRules: { action: string }[]
    /** Answers what the rules of an activity lead to before it is shown, such as `skip`. */
    evaluatePreConditionRules(activity: EngineActivity): string | null
  }
  /** Those that were selected, in the order in which they are played. */
  getAvailableChildren(): EngineActivity[]
  setChildOrder(ids: string[]): void
  setProcessedChildren(children: EngineActivity[]): void
  hasAttemptLimitExceeded(): boolean
}

export type RollupCondition = { condition: string; operator: string | null }
export type RollupRule = {
  action: 'satisfied' | 'notSatisfied' | 'completed' | 'incomplete'
  consideration: 'all' | 'any' | 'none' | 'atLeastCount' | 'atLeastPercent'
  minimumCount: number
  /** 0 to 1, as the manifest has it. */
  minimumPercent: number
  conditionCombination: string
  conditions: RollupCondition[]
}

/** The part of scorm-again that the player uses of its sequencing engine. */
export type ScormEngine = ScormRuntime & {
  reset(): void
  processNavigationRequest(request: string, target?: string): boolean
  getSequencingState(): { currentActivity: EngineActivity | null; rootActivity: EngineActivity | null }
  getSequencingService(): { getOverallSequencingProcess(): SequencingProcess | null } | null
  captureSharedDataSnapshot(): Record<string, string>
  restoreSharedDataSnapshot(snapshot: unknown): void
  restoreGlobalObjectiveSnapshot(snapshot: unknown): void
}

type SequencingProcess = {
  sequencingProcess: {
    /** Asked whenever a way through the course enters a cluster, before its children are looked at. */
    traversalService: { ensureSelectionAndRandomization(activity: EngineActivity): void }
    ruleEngine: {
      /** Whether a limit keeps an activity from being shown. */
      checkLimitConditions(activity: EngineActivity): boolean
      checkSequencingRules(activity: EngineActivity, rules: { action: string }[]): string | null
      canDeliverActivity(activity: EngineActivity): { canDeliver: boolean; wasSkipped: boolean }
    }
  }
  /** The opposite, asked last of an activity and of all that it lies in: whether nothing keeps it. */
  deliveryValidator: { checkLimitConditions(activity: EngineActivity): boolean }
  rollupProcess: {
    /** Answers the activities above one that were rolled up. */
    overallRollupProcess(activity: EngineActivity, globalObjectives?: unknown): EngineActivity[]
    durationProcessor: { durationRollupProcess(activity: EngineActivity): void }
    objectiveProcessor: { syncPrimaryObjectiveFromActivity(activity: EngineActivity): void }
    globalObjectiveSynchronizer: {
      syncGlobalObjectivesReadPhase(activity: EngineActivity, all: unknown): void
      /** Gives an objective what is known of the global one. */
      applyGlobalObjectiveReadState(
        objective: unknown,
        state: { satisfiedStatusKnown?: boolean; normalizedMeasureKnown?: boolean },
      ): void
    }
  }
  getSuspensionState(): unknown
  restoreSuspensionState(state: unknown): void
  hasContentBeenDelivered(): boolean
  setContentDelivered(isDelivered: boolean): void
}

/** The part of scorm-again that the player uses; both versions have it. Results are "true" and "false". */
export type ScormRuntime = {
  settings: Partial<RuntimeSettings>
  /** Only in 1.2: whether the SCO has set its status itself. */
  statusSetByModule?: boolean
  lmsInitialize(parameter?: string): string
  lmsFinish(parameter?: string): string
  lmsGetValue(name: string): string
  lmsSetValue(name: string, value: unknown): string
  lmsCommit(parameter?: string): string
  lmsGetLastError(): string
  lmsGetErrorString(code: string): string
  lmsGetDiagnostic(code: string): string
  setCMIValue(name: string, value: string): string
  renderCommitCMI(isTerminating: boolean): Record<string, unknown>
  isInitialized(): boolean
  isTerminated(): boolean
}

const settings: RuntimeSettings = {
  autocommit: false,
  // RTE 1.2 3.4.2.1.7: a SCO that ends without a status of its own is completed.
  autoCompleteLessonStatus: true,
  dataCommitFormat: 'flattened',
  logLevel: 'NONE',
  uninitializedGetLogLevel: 'NONE',
}

export type Runtimes = {
  /** What SCOs call; never made for courses that report by statements. */
  createRuntime: () => ScormRuntime
  /** Runs the sequencing of the course; null where it has none. */
  sequencer: Sequencer | null
}

/** Gives what makes the run-times of a course. That of 2004 is four times as large and is fetched only when needed. */
export async function loadRuntime(
  course: Course,
  stored: string | null = null,
  shared: readonly SharedValue[] = [],
): Promise<Runtimes> {
  const { version, sequencing } = course
  if (version === '1.2' || isXapi(course)) return { createRuntime: () => new Scorm12API(settings), sequencer: null }
  const { Scorm2004API } = await import('scorm-again/scorm2004/min')
  const activityTree = sequencing === null ? null : (JSON.parse(sequencing) as SequencedCourse)
  // Of a single activity there is no order, and without rules its rollup is what it says of itself; but other courses may ask for its objectives.
  const names = sharedNames({ sequencing: activityTree })
  const isAlone = launchables(course).length === 1 && names.objective.size + names.data.size === 0
  if (activityTree === null || (isAlone && !hasRules(activityTree)))
    return { createRuntime: () => new Scorm2004API(settings), sequencer: null }
  const createEngine = (tree: unknown, eventListeners: Record<string, (data: never) => void>) =>
    new Scorm2004API({ ...settings, sequencing: { activityTree: tree, eventListeners, logLevel: 'error' } })
  const sequencer = createSequencer(activityTree, createEngine, stored, shared)
  return { createRuntime: sequencer.createRuntime, sequencer }
}

function hasRules({ sequencingRules, rollupRules, attemptLimit, children }: SequencedActivity): boolean {
  const lists = [...Object.values(sequencingRules ?? {}), rollupRules?.rules ?? []]
  return lists.some(({ length }) => length > 0) || typeof attemptLimit === 'number' || (children ?? []).some(hasRules)
}

/** Puts values into a run-time that is not initialised yet. */
export function fillRuntime(runtime: ScormRuntime, values: Record<string, string>): void {
  for (const name of Object.keys(values).sort(compareNames)) {
    try {
      runtime.setCMIValue(name, values[name] ?? '')
    } catch {
      // One value that an older session stored and the model refuses now must not cost the learner all the others.
    }
  }
}

/** The data model as texts by element name; empty elements are left out. */
export function readRuntime(runtime: ScormRuntime): Record<string, string> {
  const entries = Object.entries(runtime.renderCommitCMI(false))
  const texts = entries.filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  return Object.fromEntries(
    texts.map(([name, value]) => [name, String(value)] as const).filter(([, value]) => value !== ''),
  )
}

// Lists grow one by one, and an interaction's answers are checked against its type: indexes as numbers, id and type first.
function compareNames(left: string, right: string): number {
  const a = left.split('.')
  const b = right.split('.')
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const order = compareParts(a[index] ?? '', b[index] ?? '')
    if (order !== 0) return order
  }
  return 0
}

function compareParts(left: string, right: string): number {
  return rank(left) - rank(right) || Number(left) - Number(right) || left.localeCompare(right)
}

function rank(part: string): number {
  return part === 'id' ? 0 : part === 'type' ? 1 : 2
}
