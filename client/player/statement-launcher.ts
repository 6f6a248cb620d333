import type { AttemptRecords } from './attempt-records.ts'
import type { AttemptSnapshot, StartMessage } from './bridge.ts'
import type { Chrome } from './chrome.ts'
import { createCourseWindows } from './course-windows.ts'
import type { Launchable } from './course-plan.ts'
import type { Hub } from './hub-answers.ts'
import type { Launcher } from './launcher.ts'
import { createLogbook } from './logbook.ts'
import { createRecorder } from './recorder.ts'
import { createStage } from './stage.ts'
import { createWatch } from './watch.ts'

type StatementLauncherOptions = {
  start: StartMessage
  chrome: Chrome
  records: AttemptRecords
  hub: Hub
  post: (snapshot: AttemptSnapshot) => void
  beacon: (snapshot: AttemptSnapshot) => void
  /** The activity led back, or its window was closed. */
  onReturn: () => void
}

/** How often it is looked whether the activity is still there, and what it said meanwhile. */
const lookMs = 500
const askMs = 5000

/** Opens activities of cmi5 and Tin Can, one at a time. They report to the hub past the player, which asks it what came of that. */
export function createStatementLauncher(options: StatementLauncherOptions): Launcher {
  const { start, chrome, records, hub } = options
  const logbook = createLogbook()
  const recorder = createRecorder({ ...options, attempt: start.attempt, logbook, collect })
  const watch = createWatch((entry) => {
    logbook.note(entry)
    recorder.changed()
  })
  const windows = createCourseWindows({
    hasBegun: () => true,
    onBlocked: chrome.showBlockedWindow,
    onClosed: options.onReturn,
  })
  const stage = createStage(chrome.stage, watch, windows)
  let current: Launchable | null = null
  let endLooking = () => {}

  function collect(): Pick<AttemptSnapshot, 'currentActivityId' | 'activities'> {
    return { currentActivityId: current?.id ?? null, activities: [] }
  }

  async function refresh(): Promise<void> {
    const asked = current
    const state = await hub.state()
    if (!state || current !== asked) return
    for (const { activityId, values } of state.activities) records.set(activityId, values)
    records.setFinished(state.isFinished)
    chrome.update(current, records.stateOf)
    // What is in a window of its own cannot be seen from here; that its session has ended can.
    if (current?.hasOwnWindow && state.openActivityId !== current.id) options.onReturn()
  }

  function lookAfter(returnUrl: string): void {
    const timers = [
      setInterval(() => {
        if (stage.page()?.URL === returnUrl) options.onReturn()
      }, lookMs),
      setInterval(() => {
        if (document.visibilityState === 'visible') void refresh()
      }, askMs),
    ]
    endLooking = () => {
      timers.forEach(clearInterval)
      endLooking = () => {}
    }
  }

  async function close(): Promise<void> {
    if (!current) return
    endLooking()
    chrome.hideWindow()
    await stage.close()
    current = null
    recorder.save()
    await refresh()
    chrome.update(null, records.stateOf)
  }

  async function open(activity: Launchable): Promise<void> {
    await close()
    current = activity
    chrome.update(current, records.stateOf)
    recorder.save()
    chrome.showLoading()
    const opened = await hub.launch(activity.id)
    if (current !== activity) return
    if (!opened) throw new Error('The hub could not open the activity')
    if (activity.hasOwnWindow) chrome.showWindow(opened.url)
    else stage.open(new URL(opened.url), activity.title, chrome.showPage)
    lookAfter(opened.returnUrl)
    await refresh()
  }

  return { current: () => current, open, close, closeWindows: windows.closeNow, wish: () => false, recorder }
}
