import { exitName } from './activity-state.ts'
import type { Noted } from './logbook.ts'
import { planLaunch, recordedValues, type LaunchRequest } from './launch.ts'
import { navigationQuestion, parseNavigationRequest, type NavigationRequest } from './navigation-request.ts'
import { createRoom } from './room.ts'
import { fillRuntime, readRuntime, type ScormRuntime } from './runtime.ts'

export type SessionEvents = {
  /** Each call of the SCO that sets something or fails. */
  onCall: (call: Noted) => void
  onChange: () => void
  onCommit: () => void
  onEnd: (request: NavigationRequest) => void
  /** Null leaves the answer to the run-time, which knows the rules of a sequenced course. */
  isPossible: (request: NavigationRequest) => boolean | null
  /** Whether the hub could not save lately. */
  isFailing: () => boolean
  /** Something that changes when the SCO's frame shows another document. */
  currentPage: () => unknown
}

// 1.2 has one general error; 2004 tells a failed set (351) from a failed commit (391).
const refusals = {
  '1.2': { set: '101', commit: '101', ended: '301' },
  '2004': { set: '351', commit: '391', ended: '133' },
}

export type ScoSession = {
  /** What the SCO finds as `window.API` or `window.API_1484_11`. */
  api: Record<string, (...parameters: string[]) => string>
  /** What to record for the activity now; what was stored before, while the SCO has not initialised. */
  values: () => Record<string, string>
  /** Asks for a way to go on at the end, unless the SCO asks for another. Returns whether its session was open. */
  wish: (request: string) => boolean
  /** Ends a session that the SCO left open, so that it goes on from here another time. */
  end: () => void
  /** Whether the SCO has initialised, also where it has ended since. */
  hasBegun: () => boolean
  /** Turns later calls of the SCO away. */
  close: () => void
}

/** Opens the communication session of one launch of a SCO. `createRuntime` gives a fresh run-time of the course's version. */
export function openSession(
  request: LaunchRequest,
  createRuntime: () => ScormRuntime,
  events: SessionEvents,
): ScoSession {
  const prefix = request.version === '1.2' ? 'LMS' : ''
  const codes = refusals[request.version]
  let current = begin(request, createRuntime)
  let navigation: NavigationRequest = { kind: 'none' }
  let endedOn: unknown = null
  let isClosed = false
  let room = createRoom(current.launch.values)
  let refusal: string | null = null

  function values(): Record<string, string> {
    const { runtime, launch } = current
    if (!hasBegun()) return current.request.stored
    return recordedValues(current.request, launch, readRuntime(runtime), runtime.isTerminated())
  }

  function hasBegun(): boolean {
    return current.runtime.isInitialized() || current.runtime.isTerminated()
  }

  function initialize(...parameters: string[]): string {
    // Another page in the same frame after the end (a reload, or old content with a session on each page) starts anew.
    if (!request.isSequenced && current.runtime.isTerminated() && events.currentPage() !== endedOn) {
      current = begin({ ...request, stored: values() }, createRuntime)
      navigation = { kind: 'none' }
      room = createRoom(current.launch.values)
    }
    const { runtime } = current
    const result = runtime.lmsInitialize(...parameters)
    if (result !== 'true') return result
    if (readRuntime(runtime)['cmi.core.lesson_status'] === 'not attempted') runtime.statusSetByModule = false
    events.onChange()
    return result
  }

  function finish(...parameters: string[]): string {
    const { runtime } = current
    if (hasEnded12()) return refuse(codes.ended)
    const exit = exitName(request.version)
    if (navigation.kind === 'leave' && navigation.keep) runtime.lmsSetValue(exit, 'suspend')
    if (readRuntime(runtime)[exit] === 'suspend') runtime.settings = { autoCompleteLessonStatus: false }
    const result = runtime.lmsFinish(...parameters)
    if (result === 'true') {
      endedOn = events.currentPage()
      events.onEnd(navigation)
    }
    return result
  }

  function getValue(name: string): string {
    const question = current.runtime.isInitialized() ? navigationQuestion(String(name)) : null
    const answer = question && question.kind !== 'none' ? events.isPossible(question) : null
    if (answer !== null) return String(answer)
    return current.runtime.lmsGetValue(name)
  }

  function setValue(name: string, value: string): string {
    if (hasEnded12()) return refuse(codes.ended)
    const isOpen = current.runtime.isInitialized()
    if (isOpen && !room.take(String(name), String(value))) return refuse(codes.set)
    const result = current.runtime.lmsSetValue(name, value)
    if (result !== 'true') return result
    if (name === 'adl.nav.request') navigation = parseNavigationRequest(String(value))
    events.onChange()
    return result
  }

  function commit(...parameters: string[]): string {
    if (hasEnded12()) return refuse(codes.ended)
    const result = current.runtime.lmsCommit(...parameters)
    if (result === 'true') events.onCommit()
    // It stays in the browser and is tried again, but it is not stored, and a course may ask for that.
    return result === 'true' && events.isFailing() ? refuse(codes.commit) : result
  }

  // The run-time of 1.2 goes on taking values after LMSFinish; that of 2004 refuses them by itself.
  function hasEnded12(): boolean {
    return request.version === '1.2' && current.runtime.isTerminated()
  }

  function refuse(code: string): string {
    refusal = code
    return 'false'
  }

  // What the last call answered stands until the next one.
  function answering(call: Noted, task: () => string, whenClosed = 'false'): string {
    refusal = null
    if (isClosed) return whenClosed
    const result = task()
    const code = refusal ?? current.runtime.lmsGetLastError()
    const error = code === '0' ? null : code
    if (call.kind !== 'get' || error !== null) events.onCall({ ...call, error })
    return result
  }

  return {
    values,
    hasBegun,
    close: () => {
      isClosed = true
    },
    wish: (text) => current.runtime.isInitialized() && current.runtime.lmsSetValue('adl.nav.request', text) === 'true',
    end: () => {
      const { runtime } = current
      if (!runtime.isInitialized()) return
      if (!readRuntime(runtime)[exitName(request.version)]) runtime.lmsSetValue(exitName(request.version), 'suspend')
      runtime.lmsFinish('')
    },
    api: {
      [`${prefix}Initialize`]: (...parameters) => answering({ kind: 'initialize' }, () => initialize(...parameters)),
      [request.version === '1.2' ? 'LMSFinish' : 'Terminate']: (...parameters) =>
        answering({ kind: 'finish' }, () => finish(...parameters)),
      [`${prefix}GetValue`]: (name = '') => answering({ kind: 'get', element: name }, () => getValue(name), ''),
      [`${prefix}SetValue`]: (name = '', value = '') =>
        answering({ kind: 'set', element: name, value }, () => setValue(name, value)),
      [`${prefix}Commit`]: (...parameters) => answering({ kind: 'commit' }, () => commit(...parameters)),
      [`${prefix}GetLastError`]: () => refusal ?? current.runtime.lmsGetLastError(),
      [`${prefix}GetErrorString`]: (code = '') => current.runtime.lmsGetErrorString(code),
      [`${prefix}GetDiagnostic`]: (code = '') => current.runtime.lmsGetDiagnostic(code),
    },
  }
}

function begin(request: LaunchRequest, createRuntime: () => ScormRuntime) {
  const launch = planLaunch(request)
  const runtime = createRuntime()
  fillRuntime(runtime, launch.values)
  return { request, launch, runtime }
}
