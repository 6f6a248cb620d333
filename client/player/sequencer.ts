import type { SharedValue } from '../../server/assets/attempts/shared-rules.ts'
import type { SequencedCourse } from '../../server/files/package/sequencing-tree-codec.ts'
import type { Outcome } from './bridge.ts'
import { createChoiceRules } from './choice-rules.ts'
import { applied, difference } from './difference.ts'
import { inOrder, withAnswerableRules } from './engine-tree.ts'
import { navigationQuestion, parseNavigationRequest } from './navigation-request.ts'
import { attachLimits, isWithinLimits } from './limits.ts'
import { attachRollup } from './rollup.ts'
import type { ScormEngine, ScormRuntime } from './runtime.ts'
import { createSelection } from './selection.ts'
import { createSharedValues } from './shared-values.ts'

/** What a request of navigation led to: an activity to show, the end of the course, or nothing. */
export type SequencedStep = { kind: 'deliver'; activityId: string } | { kind: 'end' } | { kind: 'none' }
export type SequencingRequest = 'continue' | 'previous' | 'suspendAll' | { choice: string }

export type Sequencer = {
  /** A fresh data model for the activity that is shown now. */
  createRuntime: () => ScormRuntime
  /** Forgets what the activity before said, for one that cannot report. */
  reset: () => void
  /** Where the course begins, or goes on after a suspension or a crash. */
  begin: () => SequencedStep
  /** Makes the request while no activity holds a session. */
  request: (request: SequencingRequest) => SequencedStep
  /** What the calls since the last one led to. */
  step: () => SequencedStep
  isPossible: (request: SequencingRequest) => boolean
  isHidden: (request: 'continue' | 'previous') => boolean
  /** The activities in the order in which they are played, each before its children, without those that were not selected. */
  order: () => string[]
  /** The state to store, small: what differs from that of the untouched tree. */
  state: () => string
  outcome: () => Outcome
  /** What is known of all that the course has in common with others. */
  shared: () => SharedValue[]
}

type Validity = { continue: boolean; previous: boolean; choice: Record<string, string>; hideLmsUi: string[] }

/**
 * Runs the sequencing of SCORM 2004 over a course. `createEngine` gives an engine with an activity tree; `shared` is what the learner
 * brings along, which counts more than what the stored state says of it: another course may have gone on meanwhile.
 */
export function createSequencer(
  course: SequencedCourse,
  createEngine: (tree: unknown, listeners: Record<string, (data: never) => void>) => ScormEngine,
  stored: string | null,
  shared: readonly SharedValue[],
): Sequencer {
  const sharedValues = createSharedValues(course)
  const choices = createChoiceRules(withAnswerableRules(course))
  const selection = createSelection(choices.engineTree)
  let last: SequencedStep = { kind: 'none' }
  let isOver = false
  let isNew = stored === null
  let validity: Validity = { continue: false, previous: false, choice: {}, hideLmsUi: [] }
  let hasEnded = false
  const listeners = {
    onActivityDelivery: ({ id }: { id: string }) => {
      last = { kind: 'deliver', activityId: id }
      isOver = false
      hasEnded = false
    },
    onSequencingSessionEnd: ({ navigationRequest }: { navigationRequest?: string }) => {
      last = { kind: 'end' }
      isOver = navigationRequest !== 'suspendAll'
      hasEnded = true
    },
    onNavigationValidityUpdate: (next: Validity) => {
      validity = next
    },
  }
  const begun = () => {
    const engine = createEngine(selection.engineTree, listeners)
    attachRollup(engine)
    attachLimits(engine)
    return engine
  }
  let engine = begun()
  const untouched = stateOf(engine, false)
  if (stored !== null) {
    const state = applied(untouched, JSON.parse(stored))
    restore(engine, state)
    isOver = hasEndedIn(state)
  }
  sharedValues.restore(engine, shared)
  selection.attach(engine)

  // Rules may end the attempt on the whole course with an activity; of that the engine tells nobody.
  function ended(): boolean {
    const { rootActivity } = engine.getSequencingState()
    if (rootActivity === null || rootActivity.isActive || last.kind !== 'none') return false
    listeners.onSequencingSessionEnd({})
    return true
  }

  function step(): SequencedStep {
    const found = last
    last = { kind: 'none' }
    return found
  }

  // Once its session has ended, an engine takes no request any more: the next session is one of another engine, from where this one stands.
  function goOn(): void {
    if (!hasEnded) return
    const state = stateOf(engine, isOver)
    engine = begun()
    restore(engine, state)
    selection.attach(engine)
    hasEnded = false
  }

  function isAllowed(activityId: string): boolean {
    const { rootActivity, currentActivity } = engine.getSequencingState()
    if (rootActivity === null) return true
    return isWithinLimits(rootActivity, activityId) && choices.isAllowed(rootActivity, currentActivity, activityId)
  }

  function choose(activityId: string): void {
    if (!isAllowed(activityId)) return
    selection.choose(engine, activityId)
    engine.processNavigationRequest('choice', activityId)
  }

  function request(wish: SequencingRequest): SequencedStep {
    step()
    goOn()
    if (typeof wish === 'string') engine.processNavigationRequest(wish)
    else choose(wish.choice)
    return step()
  }

  return {
    step,
    request,
    createRuntime: () => {
      engine.reset()
      return endingFirst(engine, { led: () => (ended(), last), isAllowed, choose })
    },
    reset: () => engine.reset(),
    begin: () => {
      goOn()
      const { currentActivity } = engine.getSequencingState()
      engine.reset()
      // A window that was lost: the activity was never left, so it is where the learner goes on.
      if (currentActivity?.isActive) return { kind: 'deliver', activityId: currentActivity.id }
      engine.processNavigationRequest(isNew ? 'start' : 'resumeAll')
      const found = step()
      if (found.kind === 'deliver' || isNew) {
        isNew = false
        return found
      }
      engine.processNavigationRequest('start')
      return step()
    },
    isPossible: (wish) => {
      if (wish === 'suspendAll') return true
      if (typeof wish === 'string') return validity[wish] === true
      return validity.choice[wish.choice] === 'true' && isAllowed(wish.choice)
    },
    isHidden: (wish) => validity.hideLmsUi.includes(wish),
    order: () => {
      const { rootActivity } = engine.getSequencingState()
      return rootActivity ? inOrder(rootActivity, (each) => each.getAvailableChildren()).map(({ id }) => id) : []
    },
    state: () => JSON.stringify(difference(untouched, stateOf(engine, isOver)) ?? null),
    outcome: () => outcomeOf(engine),
    shared: () => sharedValues.read(engine),
  }
}

/**
 * The engine, with a session that ends before its wish is looked at. By itself the engine asks whether a wish is possible while the
 * activity still goes on, without what it has just reported: what only that opens would be refused, and the report be lost.
 */
function endingFirst(
  engine: ScormEngine,
  {
    led,
    isAllowed,
    choose,
  }: { led: () => SequencedStep; isAllowed: (id: string) => boolean; choose: (id: string) => void },
): ScormRuntime {
  let wish = ''
  const getValue = (name: string) => {
    const result = engine.lmsGetValue(name)
    const asked = name.includes('.choice.') ? navigationQuestion(name) : null
    return result === 'true' && asked?.kind === 'choice' && !isAllowed(asked.activityId) ? 'false' : result
  }
  const setValue = (name: string, value: unknown) => {
    const result = engine.lmsSetValue(name, value)
    if (name === 'adl.nav.request' && result === 'true') wish = String(value)
    return result
  }
  const finish = (parameter = '') => {
    const request = parseNavigationRequest(wish)
    const isGoing = request.kind === 'next' || request.kind === 'previous' || wish.endsWith('}choice')
    if (isGoing) engine.lmsSetValue('adl.nav.request', '_none_')
    const result = engine.lmsFinish(parameter)
    // Rules of the activity that was ended may have led elsewhere already.
    if (result !== 'true' || led().kind !== 'none' || !isGoing) return result
    if (request.kind === 'choice') choose(request.activityId)
    else engine.processNavigationRequest(request.kind === 'next' ? 'continue' : 'previous')
    return result
  }
  const own: Record<PropertyKey, unknown> = { lmsGetValue: getValue, lmsSetValue: setValue, lmsFinish: finish }
  return new Proxy(engine, {
    get(_, name) {
      const value: unknown = own[name] ?? Reflect.get(engine, name)
      return typeof value === 'function' ? value.bind(engine) : value
    },
    set: (_, name, value) => Reflect.set(engine, name, value),
  })
}

/** How a request is written into `adl.nav.request`. */
export function requestText(request: SequencingRequest): string {
  return typeof request === 'string' ? request : `{target=${request.choice}}choice`
}

type EngineState = Parameters<typeof difference>[0]

function stateOf(engine: ScormEngine, isOver: boolean): EngineState {
  const process = engine.getSequencingService()?.getOverallSequencingProcess()
  const state = {
    isOver,
    suspension: process?.getSuspensionState() ?? null,
    hasDelivered: process?.hasContentBeenDelivered() ?? false,
    sharedData: engine.captureSharedDataSnapshot(),
  }
  // A moment in it would make every state a new one.
  return JSON.parse(JSON.stringify(state, (name, value: unknown) => (name === 'timestamp' ? undefined : value)))
}

function hasEndedIn(state: EngineState): boolean {
  return typeof state === 'object' && state !== null && !Array.isArray(state) && state['isOver'] === true
}

function restore(engine: ScormEngine, state: EngineState): void {
  const process = engine.getSequencingService()?.getOverallSequencingProcess()
  if (typeof state !== 'object' || state === null || Array.isArray(state) || !process) return
  const suspension = state['suspension']
  // A course that ended begins anew, with what it recorded: nothing is current, and nothing suspended.
  const place = hasEndedIn(state) ? { currentActivityId: null, suspendedActivityId: null } : {}
  process.restoreSuspensionState(
    typeof suspension === 'object' && !Array.isArray(suspension) ? { ...suspension, ...place } : suspension,
  )
  process.setContentDelivered(state['hasDelivered'] === true)
  engine.restoreSharedDataSnapshot(state['sharedData'])
}

function outcomeOf(engine: ScormEngine): Outcome {
  const { rootActivity } = engine.getSequencingState()
  const completion = rootActivity?.completionStatus
  const isKnown = rootActivity?.objectiveSatisfiedStatusKnown === true
  return {
    completion: completion === 'completed' || completion === 'incomplete' ? completion : 'unknown',
    success: isKnown ? (rootActivity.objectiveSatisfiedStatus ? 'passed' : 'failed') : 'unknown',
  }
}
