import { recordOpening, type AttemptRecords } from './attempt-records.ts'
import { createCourseWindows } from './course-windows.ts'
import type { AttemptSnapshot, ScormVersion, StartMessage } from './bridge.ts'
import type { Chrome } from './chrome.ts'
import { canDecide, isCompletedByContent, type Launchable } from './course-plan.ts'
import { createLogbook } from './logbook.ts'
import type { NavigationRequest } from './navigation-request.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import type { ScormRuntime } from './runtime.ts'
import { openSession, type ScoSession } from './sco-session.ts'
import type { Sequencer } from './sequencer.ts'
import { createStage } from './stage.ts'
import { createWatch } from './watch.ts'

type LauncherOptions = {
  start: StartMessage
  chrome: Chrome
  records: AttemptRecords
  createRuntime: () => ScormRuntime
  sequencer: Sequencer | null
  post: (snapshot: AttemptSnapshot) => void
  beacon: (snapshot: AttemptSnapshot) => void
  /** The SCO ended its session by itself, with this wish. */
  onEnd: (request: NavigationRequest) => void
  /** The activity wanted to close itself, or the window that it takes place in was closed. */
  onClosed: () => void
  isPossible: (request: NavigationRequest) => boolean | null
  /** Whether the hub could not save lately. */
  isFailing: () => boolean
}

export type Launcher = {
  current: () => Launchable | null
  /** Shows an activity after the one before has left. Rejects when its page is not on this origin. */
  open: (activity: Launchable) => Promise<void>
  /** Lets the current activity say its last and takes it away. */
  close: () => Promise<void>
  /** Closes the windows of the course at once: the page goes. */
  closeWindows: () => void
  /** Asks for a way to go on as the current activity ends. Returns whether its session was open, and so whether that is done as it closes. */
  wish: (request: string) => boolean
  recorder: Recorder
}

/** Opens one activity at a time: its session as the global API object, its page on the stage. */
export function createLauncher(options: LauncherOptions): Launcher {
  const { start, chrome, records, sequencer } = options
  const { course, learner, mode } = start
  const version: ScormVersion = course.version === '1.2' ? '1.2' : '2004'
  const apiName = version === '1.2' ? 'API' : 'API_1484_11'
  const logbook = createLogbook()
  const recorder = createRecorder({ ...options, attempt: start.attempt, logbook, collect })
  const watch = createWatch((entry) => {
    logbook.note(entry)
    recorder.changed()
  })
  const windows = createCourseWindows({
    hasBegun: () => session?.hasBegun() ?? true,
    onBlocked: chrome.showBlockedWindow,
    onClosed: options.onClosed,
  })
  const stage = createStage(chrome.stage, watch, windows)
  let current: Launchable | null = null
  let session: ScoSession | null = null
  let isClosing = false

  function collect(): Omit<AttemptSnapshot, 'launchId' | 'sequence' | 'isPart' | 'entries'> {
    if (current && session) records.set(current.id, session.values())
    chrome.update(current, records.stateOf)
    const place = { currentActivityId: current?.id ?? null, activities: records.list() }
    if (!sequencer) return place
    return { ...place, sequencing: sequencer.state(), outcome: sequencer.outcome(), shared: sequencer.shared() }
  }

  function sessionFor(activity: Launchable): ScoSession {
    const mustPass = start.mustPass && canDecide(course, activity.id, records.valuesOf)
    const stored = records.valuesOf(activity.id)
    const request = {
      version,
      activity,
      stored,
      learner,
      mode,
      mustPass,
      isSequenced: sequencer !== null,
      isCompletedByContent: isCompletedByContent(course, activity.id),
    }
    return openSession(request, options.createRuntime, {
      onCall: (call) => {
        logbook.note(call)
        if (call.error) recorder.changed()
      },
      onChange: recorder.changed,
      onCommit: recorder.save,
      onEnd: (wish) => {
        recorder.save()
        if (!isClosing) options.onEnd(wish)
      },
      isPossible: options.isPossible,
      isFailing: options.isFailing,
      currentPage: stage.page,
    })
  }

  async function close(): Promise<void> {
    if (!current) return
    isClosing = true
    await stage.close()
    if (sequencer) session?.end()
    recorder.save()
    session?.close()
    Reflect.deleteProperty(window, apiName)
    session = null
    current = null
    isClosing = false
    chrome.update(null, records.stateOf)
  }

  async function open(activity: Launchable): Promise<void> {
    await close()
    const url = new URL(activity.url, location.href)
    // A page of another origin could not report, and it is not what was uploaded and checked.
    if (url.origin !== location.origin) throw new Error(`The start page of "${activity.title}" is not on this origin`)
    if (activity.isSco) session = sessionFor(activity)
    else sequencer?.reset()
    if (session) Object.assign(window, { [apiName]: session.api })
    current = activity
    recordOpening(records, course, activity)
    chrome.showLoading()
    stage.open(url, activity.title, chrome.showPage)
    recorder.save()
  }

  const wish = (request: string) => session?.wish(request) ?? false
  return { current: () => current, open, close, closeWindows: windows.closeNow, wish, recorder }
}
