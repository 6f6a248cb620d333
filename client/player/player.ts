import { isXapi } from '../../server/assets/cmi5-rules.ts'
import { createRecords } from './attempt-records.ts'
import type { AttemptSnapshot, PlayerMessage, StartMessage } from './bridge.ts'
import { buildChrome } from './chrome.ts'
import { launchables, launchTarget, neighbour } from './course-plan.ts'
import type { Hub } from './hub-answers.ts'
import { createLauncher } from './launcher.ts'
import type { NavigationRequest } from './navigation-request.ts'
import { isUnlocked } from './prerequisites.ts'
import type { Recorder } from './recorder.ts'
import type { ScormRuntime } from './runtime.ts'
import { createStatementLauncher } from './statement-launcher.ts'
import { requestText, type SequencedStep, type Sequencer, type SequencingRequest } from './sequencer.ts'

type PlayerOptions = {
  root: HTMLElement
  start: StartMessage
  createRuntime: () => ScormRuntime
  sequencer: Sequencer | null
  /** Asked for what activities that report by statements need. */
  hub: Hub
  post: (message: PlayerMessage) => void
  beacon: (snapshot: AttemptSnapshot) => void
}

export type Player = {
  /** For the events of the page itself. */
  recorder: Recorder
  /** Whether the hub can save just now. */
  setFailing: (isFailing: boolean) => void
  /** Closes the windows of the course: without the player they would report to nobody. */
  closeWindows: () => void
  /** Lets the course say its last, and tells the hub when that is done. */
  close: () => void
}

/** Plays a course in `root` from where the attempt stands. */
export function startPlayer({ root, start, createRuntime, sequencer, hub, post, beacon }: PlayerOptions): Player {
  const { course, attempt, labels } = start
  const records = createRecords(course, attempt)
  const chrome = buildChrome(root, course, labels, {
    onOpen: (activityId) => step(() => (sequencer ? go({ choice: activityId }) : openTarget(activityId))),
    onStep: (direction) =>
      step(() => (sequencer ? go(direction === 1 ? 'continue' : 'previous') : openNeighbour(direction))),
    onClose: () => step(leave),
    canOpen,
    sequencer,
  })
  const common = {
    start,
    chrome,
    records,
    beacon,
    post: (snapshot: AttemptSnapshot) => post({ type: 'save', snapshot }),
  }
  const launcher = isXapi(course)
    ? createStatementLauncher({ ...common, hub, onReturn: () => step(end) })
    : createLauncher({
        ...common,
        createRuntime,
        sequencer,
        onEnd: ended,
        onClosed: closed,
        isPossible,
        isFailing: () => isFailing,
      })
  let isFailing = false
  let lastStep = Promise.resolve()

  // Leaving a page takes time: what is asked for meanwhile waits its turn.
  function step(task: () => Promise<void>): void {
    lastStep = lastStep.then(task).catch(chrome.showProblem)
  }

  function ended(request: NavigationRequest): void {
    const activity = launcher.current()
    const followIt = async () => (launcher.current() === activity ? follow(request) : undefined)
    // The SCO is still inside its call: its page must not go before the call has returned.
    setTimeout(() => step(followIt))
  }

  // As with a window of its own: what was set is kept, and the learner reads where they are.
  function closed(): void {
    const activity = launcher.current()
    const settle = async () => {
      if (!activity || launcher.current() !== activity) return
      await suspend()
      if (sequencer ? sequencer.outcome().completion === 'completed' : records.isFinished()) chrome.showFinished()
      else chrome.showClosed(() => step(() => (sequencer ? show(beginning(sequencer)) : launcher.open(activity))))
    }
    // The page is still inside its call, and may end its session after it.
    setTimeout(() => step(settle))
  }

  async function follow(request: NavigationRequest): Promise<void> {
    if (sequencer) return followStep(sequencer, request)
    if (request.kind === 'next') return openNeighbour(1)
    if (request.kind === 'previous') return openNeighbour(-1)
    if (request.kind === 'choice') return openTarget(request.activityId)
    if (request.kind === 'leave') return leave()
    if (request.kind === 'end') return end()
    const isLast = launcher.current() === launchables(course).at(-1)
    // The last page may show a result that the learner is reading: it stays, with the panel beside it.
    if (isLast && records.isFinished()) chrome.showFinished()
  }

  function canOpen(activityId: string): boolean {
    return sequencer?.isPossible({ choice: activityId }) ?? isUnlocked(course, activityId, records.stateOf)
  }

  // The engine has decided already, inside the call by which the SCO ended.
  async function followStep(sequencer: Sequencer, request: NavigationRequest): Promise<void> {
    const found = sequencer.step()
    if (request.kind === 'leave') return leave()
    if (found.kind !== 'none') return show(found)
    if (sequencer.outcome().completion === 'completed') chrome.showFinished()
  }

  // What the learner asks for in the player itself, by the rules of the course.
  async function go(request: SequencingRequest): Promise<void> {
    if (!sequencer) return
    sequencer.step()
    const isSaid = launcher.wish(requestText(request))
    const before = launcher.current()
    await launcher.close()
    const found = isSaid ? sequencer.step() : sequencer.request(request)
    if (found.kind !== 'none' || !before) return show(found)
    // The rules refuse it: the learner stays where they were, and reads why nothing moves.
    await show(sequencer.request({ choice: before.id }))
    chrome.showBlocked()
  }

  // Where the rules allow no flow, a course begins with a choice: the first that is open. What is, the engine says once it has begun.
  function beginning(sequencer: Sequencer): SequencedStep {
    const found = sequencer.begin()
    if (found.kind !== 'none') return found
    for (const { id } of launchables(course)) {
      const chosen = sequencer.request({ choice: id })
      if (chosen.kind === 'deliver') return chosen
    }
    return found
  }

  async function show(found: SequencedStep): Promise<void> {
    const activity =
      found.kind === 'deliver' ? launchables(course).find(({ id }) => id === found.activityId) : undefined
    if (activity) return launcher.open(activity)
    await launcher.close()
    chrome.update(null, records.stateOf)
    if (sequencer?.outcome().completion === 'completed') chrome.showFinished()
    else if (found.kind === 'end' && launchables(course).length === 1) await leave()
    else chrome.showNothing()
  }

  async function openTarget(activityId: string): Promise<void> {
    const target = launchTarget(course, activityId)
    if (target && canOpen(target.id)) await launcher.open(target)
  }

  async function openNeighbour(direction: 1 | -1): Promise<void> {
    const target = neighbourOf(direction)
    if (target && !canOpen(target.id)) return
    if (target) return launcher.open(target)
    if (direction === -1) return
    // Past the last one there is nothing more: what was left out on the way is in the contents.
    return end()
  }

  async function end(): Promise<void> {
    await launcher.close()
    if (records.isFinished()) chrome.showFinished()
    else if (launchables(course).length === 1) await leave()
    else chrome.showLeft()
  }

  async function leave(): Promise<void> {
    await suspend()
    post({ type: 'exit' })
  }

  // A sequenced course is suspended as a whole, so that it goes on where it was.
  async function suspend(): Promise<void> {
    if (!sequencer || !launcher.current()) return launcher.close()
    const isSaid = launcher.wish('suspendAll')
    await launcher.close()
    if (isSaid) return
    sequencer.request('suspendAll')
    launcher.recorder.save()
  }

  function isPossible(request: NavigationRequest): boolean | null {
    if (sequencer) return null
    if (request.kind === 'choice') return launchTarget(course, request.activityId) !== null
    if (request.kind === 'next') return neighbourOf(1) !== null
    if (request.kind === 'previous') return neighbourOf(-1) !== null
    return request.kind !== 'none'
  }

  function neighbourOf(direction: 1 | -1) {
    const current = launcher.current()
    return current && neighbour(course, current.id, direction)
  }

  const first = launchTarget(course, attempt.currentActivityId) ?? launchables(course)[0]
  if (sequencer) step(() => show(beginning(sequencer)))
  else if (first) step(() => launcher.open(first))
  else chrome.showProblem()
  return {
    recorder: launcher.recorder,
    closeWindows: launcher.closeWindows,
    setFailing: (next) => {
      if (next !== isFailing) launcher.recorder.note({ kind: 'save', error: next ? 'not-saved' : null })
      isFailing = next
    },
    close: () => step(() => suspend().finally(() => post({ type: 'closed' }))),
  }
}
