import { activityState, exitName, isPassed, isResumable } from './activity-state.ts'
import type { CourseActivity, CourseMode, ScormVersion, Learner } from './bridge.ts'
import { formatClockDuration, formatIsoDuration, parseClockDuration, parseIsoDuration } from './duration.ts'

type Values = Record<string, string>

export type LaunchRequest = {
  version: ScormVersion
  activity: CourseActivity
  /** What earlier sessions of this activity recorded; empty when there were none. */
  stored: Values
  learner: Learner
  mode: CourseMode
  /** Whether this activity has to be passed still, whatever else it reports. */
  mustPass: boolean
  /** Whether the rules of the course decide what becomes of it, so that each entry counts. */
  isSequenced: boolean
  /** Whether only the SCO itself may say that it is completed (SN 3.13.2); otherwise one that ends without a word is. */
  isCompletedByContent: boolean
}

export type Launch = {
  /** The data model as the SCO finds it, by element name. */
  values: Values
  /** Seconds of all earlier sessions. */
  earlierSeconds: number
  mode: CourseMode
}

// What the host gives at each start or works out itself; a name with a final dot stands for all below it.
const hostNames: Record<ScormVersion, string[]> = {
  '1.2': [
    ...['student_id', 'student_name', 'credit', 'entry', 'exit', 'lesson_mode'].map((name) => `cmi.core.${name}`),
    'cmi.core.session_time',
    'cmi.core.total_time',
    'cmi.launch_data',
    'cmi.comments_from_lms',
    'cmi.student_data.',
  ],
  '2004': [
    ...['learner_id', 'learner_name', 'credit', 'entry', 'exit', 'mode', 'launch_data'].map((name) => `cmi.${name}`),
    'cmi.session_time',
    'cmi.total_time',
    'cmi.completion_threshold',
    'cmi.scaled_passing_score',
    'cmi.max_time_allowed',
    'cmi.time_limit_action',
    'cmi.comments_from_lms.',
    'cmi._version',
    'adl.',
  ],
}

/**
 * The data model that a SCO finds at its start (SCORM 1.2 RTE 3.4.2; SCORM 2004 RTE 4.2).
 * A suspended session is resumed. A finished activity opens for review, with its values and without credit, unless it must be passed and is not.
 * Otherwise 1.2 gives the values back (much 1.2 content bookmarks without ever suspending) and 2004 starts a new entry.
 */
export function planLaunch(request: LaunchRequest): Launch {
  const { version, stored } = request
  const isFirst = Object.keys(stored).length === 0
  const isResumed = isResumable(version, stored)
  const isDone = activityState(version, stored) === 'done' && (!request.mustPass || isPassed(version, stored))
  const isOver = isDone && !isResumed && !request.isSequenced
  const mode = request.mode === 'normal' && isOver ? 'review' : request.mode
  const isNewEntry = isFirst || (version === '2004' && !isResumed && mode !== 'review')
  const entry = isNewEntry ? 'ab-initio' : isResumed ? 'resume' : ''
  const earlierSeconds = secondsOf(version, stored[totalTimeName(version)])
  const kept = isNewEntry ? {} : learnerValues(version, stored)
  const given = version === '1.2' ? given12(request, entry, mode) : given2004(request, entry, mode)
  return {
    values: { ...kept, ...given, [totalTimeName(version)]: timeText(version, earlierSeconds) },
    earlierSeconds,
    mode,
  }
}

/**
 * What a session leaves behind, from the flattened data model of the SCO.
 * While the session is open it counts as suspended, so that a crash or a lost connection does not cost the learner's place.
 * A review changes nothing but the time.
 */
export function recordedValues(request: LaunchRequest, launch: Launch, model: Values, isEnded: boolean): Values {
  const { version, activity, stored } = request
  const seconds = launch.earlierSeconds + secondsOf(version, model[sessionTimeName(version)])
  const time = { [totalTimeName(version)]: timeText(version, seconds) }
  if (launch.mode === 'review') return { ...stored, ...time }
  const values = { ...learnerValues(version, model), ...time, [exitName(version)]: model[exitName(version)] ?? '' }
  if (!isEnded) values[exitName(version)] = 'suspend'
  if (version === '1.2') return values
  return { ...values, ...(isEnded ? completedAtEnd(request, values) : {}), ...judged(activity, values) }
}

function completedAtEnd({ activity, isCompletedByContent }: LaunchRequest, values: Values): Values {
  const isUnknown = ['unknown', undefined].includes(values['cmi.completion_status'])
  const isLeft =
    isUnknown && !isCompletedByContent && !isResumable('2004', values) && activity.completionThreshold === null
  return isLeft ? { 'cmi.completion_status': 'completed' } : {}
}

/** Values that the SCO itself may set, which a later session gets back. */
function learnerValues(version: ScormVersion, values: Values): Values {
  const isHost = (name: string) =>
    hostNames[version].some((own) => name === own || (own.endsWith('.') && name.startsWith(own)))
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== '' && !isHost(name)))
}

function given12({ activity, learner }: LaunchRequest, entry: string, mode: CourseMode): Values {
  return {
    'cmi.core.student_id': learner.id,
    'cmi.core.student_name': learner.name,
    'cmi.core.entry': entry,
    'cmi.core.lesson_mode': mode,
    'cmi.core.credit': mode === 'normal' ? 'credit' : 'no-credit',
    ...known('cmi.launch_data', activity.launchData),
    ...known('cmi.student_data.mastery_score', activity.masteryScore),
    ...known('cmi.student_data.max_time_allowed', activity.maxTimeAllowed),
    ...known('cmi.student_data.time_limit_action', activity.timeLimitAction),
  }
}

function given2004({ activity, learner }: LaunchRequest, entry: string, mode: CourseMode): Values {
  return {
    'cmi.learner_id': learner.id,
    'cmi.learner_name': learner.name,
    'cmi.entry': entry,
    'cmi.mode': mode,
    'cmi.credit': mode === 'normal' ? 'credit' : 'no-credit',
    ...known('cmi.launch_data', activity.launchData),
    ...known('cmi.scaled_passing_score', activity.scaledPassingScore),
    ...known('cmi.completion_threshold', activity.completionThreshold),
    ...known('cmi.max_time_allowed', activity.maxTimeAllowed),
    ...known('cmi.time_limit_action', activity.timeLimitAction),
  }
}

/** RTE 2004 4.2.4.1 and 4.2.21.1: where the course sets a threshold and the SCO a measure, the measure decides. */
function judged(activity: CourseActivity, values: Values): Values {
  const progress = values['cmi.progress_measure']
  const score = values['cmi.score.scaled']
  const { completionThreshold, scaledPassingScore } = activity
  return {
    ...(completionThreshold !== null && progress !== undefined
      ? { 'cmi.completion_status': Number(progress) >= completionThreshold ? 'completed' : 'incomplete' }
      : {}),
    ...(scaledPassingScore !== null && score !== undefined
      ? { 'cmi.success_status': Number(score) >= scaledPassingScore ? 'passed' : 'failed' }
      : {}),
  }
}

function known(name: string, value: string | number | null): Values {
  return value === null || value === '' ? {} : { [name]: String(value) }
}

function totalTimeName(version: ScormVersion): string {
  return version === '1.2' ? 'cmi.core.total_time' : 'cmi.total_time'
}

function sessionTimeName(version: ScormVersion): string {
  return version === '1.2' ? 'cmi.core.session_time' : 'cmi.session_time'
}

function secondsOf(version: ScormVersion, text: string | undefined): number {
  return (version === '1.2' ? parseClockDuration(text ?? '') : parseIsoDuration(text ?? '')) ?? 0
}

function timeText(version: ScormVersion, seconds: number): string {
  return version === '1.2' ? formatClockDuration(seconds) : formatIsoDuration(seconds)
}
