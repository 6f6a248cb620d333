import type { SharedValue } from '../../server/assets/attempts/shared-rules.ts'
import type { MoveOn } from '../../server/files/package/manifest-codec.ts'
import {
  asArray,
  asLongText,
  asNumber,
  asNumberOrNull,
  asRecord,
  asText,
  asTextOrNull,
  oneOf,
  valuesOf,
} from './bridge-checks.ts'

export type ScormVersion = '1.2' | '2004'
export type CourseVersion = ScormVersion | 'cmi5' | 'tincan'
export type CourseMode = 'normal' | 'review' | 'browse'

/** An item of the course in document order. A group has no `url`; `parentId` is null at the top. */
export type CourseActivity = {
  id: string
  parentId: string | null
  title: string
  /** Start page, absolute or relative to the content origin, with its query. */
  url: string | null
  isVisible: boolean
  isSco: boolean
  /** SCORM 1.2, 0 to 100. */
  masteryScore: number | null
  /** SCORM 2004 and cmi5, -1 to 1. */
  scaledPassingScore: number | null
  /** SCORM 2004, 0 to 1. */
  completionThreshold: number | null
  launchData: string | null
  maxTimeAllowed: string | null
  timeLimitAction: string | null
  /** SCORM 1.2, aicc_script. */
  prerequisites: string | null
  /** Whether it opens in a window of its own. */
  hasOwnWindow: boolean
  /** cmi5: what it has to report so that it counts as done. */
  moveOn: MoveOn | null
}

export type Course = {
  version: CourseVersion
  title: string
  activities: CourseActivity[]
  /** The activity tree with its rules as JSON (SCORM 2004); null without rules. */
  sequencing: string | null
}

/** What the sequencing makes of all activities together. */
export type Outcome = {
  completion: 'completed' | 'incomplete' | 'unknown'
  success: 'passed' | 'failed' | 'unknown'
}

/** What one activity has recorded: the flattened data model, such as {"cmi.core.lesson_location": "3"}. */
export type ActivityRecord = { activityId: string; values: Record<string, string> }

/** Something that happened while the course was played, for those who look into a course that goes wrong. */
export type SessionEntry = {
  /** From 1. */
  number: number
  /** Milliseconds since the launch. */
  at: number
  kind: (typeof entryKinds)[number]
  element: string | null
  value: string | null
  error: string | null
}

const entryKinds = ['initialize', 'get', 'set', 'commit', 'finish', 'missing', 'blocked', 'save', 'statement'] as const

/** What an attempt has that the server may not have yet, by activity. A larger `sequence` is newer. */
export type AttemptSnapshot = {
  /** The launch that goes on with the attempt. */
  launchId: string
  /** One of several that bring one state: its values add to those of the others. */
  isPart?: boolean
  sequence: number
  currentActivityId: string | null
  activities: ActivityRecord[]
  /** State of the sequencing, and what its rollup gives; left out of a course without rules. */
  sequencing?: string | null
  outcome?: Outcome
  /** What the course has in common with others of the learner, as far as the server may not have it. */
  shared?: SharedValue[]
  /** What happened, as far as the server may not know it yet. */
  entries?: SessionEntry[]
}

/** Where an activity that reports by statements was opened, and where it leads when it is left. */
export type OpenedActivity = { url: string; returnUrl: string }

/** How far the hub says that an attempt is. */
export type AttemptState = {
  activities: ActivityRecord[]
  isFinished: boolean
  /** The activity of which a session is open. */
  openActivityId: string | null
}

export type Attempt = AttemptSnapshot & { id: string; number: number }
export type Learner = { id: string; name: string }

/** Words of the player page, translated by the hub. */
export type Labels = {
  contents: string
  next: string
  previous: string
  done: string
  passed: string
  failed: string
  opened: string
  notStarted: string
  finished: string
  close: string
  loading: string
  problem: string
  blocked: string
  left: string
  ownWindow: string
  openWindow: string
  windowOpen: string
  windowBlocked: string
  closed: string
  openAgain: string
}

export type StartMessage = {
  type: 'start'
  course: Course
  attempt: Attempt
  learner: Learner
  locale: string
  mode: CourseMode
  /** Whether the hub still waits for the course to be passed: what is only completed can then be taken again. */
  mustPass: boolean
  labels: Labels
}

/**
 * Hub to player. `saved` says that the server keeps this sequence, so the player need not send it again; `failing`, that
 * saves fail just now or do so no longer; `close`, that the learner goes elsewhere in the hub. `launched` and `state` answer the
 * questions of their names, with null where the hub cannot.
 */
export type HubMessage =
  | StartMessage
  | { type: 'saved'; sequence: number }
  | { type: 'failing'; isFailing: boolean }
  | { type: 'close' }
  | { type: 'launched'; question: number; answer: OpenedActivity | null }
  | { type: 'state'; question: number; answer: AttemptState | null }

/** Player to hub. `exit` is the course's own wish to be left; `closed` answers `close`, after the last snapshot. */
export type PlayerMessage =
  | { type: 'ready' }
  | { type: 'save'; snapshot: AttemptSnapshot }
  | { type: 'exit' }
  | { type: 'closed' }
  | { type: 'launch'; question: number; activityId: string }
  | { type: 'state'; question: number }

/** Reads a message that claims to come from the player; null when it has any other shape. */
export function parsePlayerMessage(data: unknown): PlayerMessage | null {
  return read(() => {
    const message = asRecord(data)
    const type = oneOf(message.type, ['ready', 'save', 'exit', 'closed', 'launch', 'state'])
    if (type === 'launch') return { type, question: asNumber(message.question), activityId: asText(message.activityId) }
    if (type === 'state') return { type, question: asNumber(message.question) }
    return type === 'save' ? { type, snapshot: asSnapshot(asRecord(message.snapshot)) } : { type }
  })
}

/** Reads a message that claims to come from the hub; null when it has any other shape. */
export function parseHubMessage(data: unknown): HubMessage | null {
  return read(() => {
    const message = asRecord(data)
    const type = oneOf(message.type, ['start', 'saved', 'failing', 'close', 'launched', 'state'])
    if (type === 'launched') return { type, ...answerIn(message, asOpened) }
    if (type === 'state') return { type, ...answerIn(message, asState) }
    if (type === 'saved') return { type, sequence: asNumber(message.sequence) }
    if (type === 'failing') return { type, isFailing: message.isFailing === true }
    return type === 'close' ? { type } : asStart(message)
  })
}

function asStart(message: Record<string, unknown>): StartMessage {
  const learner = asRecord(message.learner)
  const attempt = asRecord(message.attempt)
  return {
    type: 'start',
    course: asCourse(asRecord(message.course)),
    attempt: { ...asSnapshot(attempt), id: asText(attempt.id), number: asNumber(attempt.number) },
    learner: { id: asText(learner.id), name: asText(learner.name) },
    locale: asText(message.locale),
    mode: oneOf(message.mode, ['normal', 'review', 'browse']),
    mustPass: message.mustPass === true,
    labels: asLabels(asRecord(message.labels)),
  }
}

function asLabels(labels: Record<string, unknown>): Labels {
  const text = (name: keyof Labels) => asText(labels[name])
  return {
    contents: text('contents'),
    next: text('next'),
    previous: text('previous'),
    done: text('done'),
    passed: text('passed'),
    failed: text('failed'),
    opened: text('opened'),
    notStarted: text('notStarted'),
    finished: text('finished'),
    close: text('close'),
    loading: text('loading'),
    problem: text('problem'),
    blocked: text('blocked'),
    left: text('left'),
    ownWindow: text('ownWindow'),
    openWindow: text('openWindow'),
    windowOpen: text('windowOpen'),
    windowBlocked: text('windowBlocked'),
    closed: text('closed'),
    openAgain: text('openAgain'),
  }
}

function asCourse(course: Record<string, unknown>): Course {
  return {
    version: oneOf(course.version, ['1.2', '2004', 'cmi5', 'tincan']),
    title: asText(course.title),
    activities: asArray(course.activities).map((activity) => asActivity(asRecord(activity))),
    sequencing: course.sequencing === null ? null : asLongText(course.sequencing),
  }
}

function asActivity(activity: Record<string, unknown>): CourseActivity {
  return {
    id: asText(activity.id),
    parentId: asTextOrNull(activity.parentId),
    title: asText(activity.title),
    url: asTextOrNull(activity.url),
    isVisible: activity.isVisible === true,
    isSco: activity.isSco === true,
    masteryScore: asNumberOrNull(activity.masteryScore),
    scaledPassingScore: asNumberOrNull(activity.scaledPassingScore),
    completionThreshold: asNumberOrNull(activity.completionThreshold),
    launchData: asTextOrNull(activity.launchData),
    maxTimeAllowed: asTextOrNull(activity.maxTimeAllowed),
    timeLimitAction: asTextOrNull(activity.timeLimitAction),
    prerequisites: asTextOrNull(activity.prerequisites),
    hasOwnWindow: activity.hasOwnWindow === true,
    moveOn: asTextOrNull(activity.moveOn) as MoveOn | null,
  }
}

function asSnapshot(snapshot: Record<string, unknown>): AttemptSnapshot {
  const sequence = asNumber(snapshot.sequence)
  if (!Number.isSafeInteger(sequence) || sequence < 0) throw new TypeError('sequence is not a whole number')
  return {
    ...asSequencing(snapshot),
    launchId: asText(snapshot.launchId),
    ...(snapshot.isPart === true ? { isPart: true } : {}),
    sequence,
    currentActivityId: asTextOrNull(snapshot.currentActivityId),
    activities: asRecords(snapshot.activities),
    ...(snapshot.shared === undefined
      ? {}
      : { shared: asArray(snapshot.shared).map((each) => asShared(asRecord(each))) }),
    ...(snapshot.entries === undefined
      ? {}
      : { entries: asArray(snapshot.entries).map((entry) => asEntry(asRecord(entry))) }),
  }
}

function asRecords(value: unknown): ActivityRecord[] {
  return asArray(value).map((entry) => {
    const record = asRecord(entry)
    return { activityId: asText(record.activityId), values: valuesOf(record.values) }
  })
}

function asShared({ kind, id, value }: Record<string, unknown>): SharedValue {
  return { kind: oneOf(kind, ['objective', 'data']), id: asText(id), value: asText(value) }
}

function answerIn<T>({ question, answer }: Record<string, unknown>, as: (answer: Record<string, unknown>) => T) {
  return { question: asNumber(question), answer: answer === null ? null : as(asRecord(answer)) }
}

function asOpened({ url, returnUrl }: Record<string, unknown>): OpenedActivity {
  return { url: asText(url), returnUrl: asText(returnUrl) }
}

function asState({ activities, isFinished, openActivityId }: Record<string, unknown>): AttemptState {
  return {
    activities: asRecords(activities),
    isFinished: isFinished === true,
    openActivityId: asTextOrNull(openActivityId),
  }
}

function asEntry({ number, at, kind, element, value, error }: Record<string, unknown>): SessionEntry {
  return {
    number: asNumber(number),
    at: asNumber(at),
    kind: oneOf(kind, entryKinds),
    element: asTextOrNull(element),
    value: asTextOrNull(value),
    error: asTextOrNull(error),
  }
}

function asSequencing({ sequencing, outcome }: Record<string, unknown>): Partial<AttemptSnapshot> {
  return {
    ...(sequencing === undefined || sequencing === null ? {} : { sequencing: asLongText(sequencing) }),
    ...(outcome === undefined ? {} : { outcome: asOutcome(asRecord(outcome)) }),
  }
}

function asOutcome({ completion, success }: Record<string, unknown>): Outcome {
  return {
    completion: oneOf(completion, ['completed', 'incomplete', 'unknown']),
    success: oneOf(success, ['passed', 'failed', 'unknown']),
  }
}

// Anybody may post anything: a wrong shape is an answer (null), not a fault.
function read<T>(parse: () => T): T | null {
  try {
    return parse()
  } catch {
    return null
  }
}
