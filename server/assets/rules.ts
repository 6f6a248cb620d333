import type { CourseActivity, ScormCourse } from '../files/package/manifest-codec.ts'
import type { SequencedActivity } from '../files/package/sequencing-tree-codec.ts'
import { isUnitDone, isXapi, unitStatus } from './cmi5-rules.ts'

/** How assets are played and when they are done: pure rules, with property tests beside them. */

export type LaunchKind = 'scorm' | 'site' | 'video' | 'audio' | 'pdf' | 'picture' | 'link' | 'download'

const PICTURES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml'])

/** How an asset is played. A file that a page cannot show, or that its author wants downloaded, is a download. */
export function launchKind(asset: { type: string; contentType: string | null; download: string }): LaunchKind {
  if (asset.type === 'web') return 'link'
  if (asset.type === 'scorm') return 'scorm'
  if (asset.type === 'zip') return 'site'
  return asset.download === 'required' ? 'download' : kindOfFile(asset.contentType ?? '')
}

/** How a single file is played, by its media type. */
export function kindOfFile(contentType: string): 'video' | 'audio' | 'pdf' | 'picture' | 'download' {
  if (contentType.startsWith('video/')) return 'video'
  if (contentType.startsWith('audio/')) return 'audio'
  if (contentType === 'application/pdf') return 'pdf'
  return PICTURES.has(contentType) ? 'picture' : 'download'
}

/** Seconds that an asset takes when nobody measured it; SCORM, sites and PDFs say nothing of their length. */
const DEFAULT_SECONDS = 300

/** How long an asset takes, in seconds: the length of its recording, or a usual time. @param duration seconds, null when unknown */
export function completionTime(asset: { type: string; contentType: string | null; duration: number | null }): number {
  if (asset.duration !== null) return asset.duration
  return asset.type === 'scorm' || asset.type === 'zip' || asset.contentType === 'application/pdf' ? DEFAULT_SECONDS : 0
}

export type CompleteWhen = 'completed' | 'passed' | 'opened'
/** Which of several attempts counts with its score. */
export type KeptScore = 'best' | 'last' | 'first'
export type MarkAsDone = 'automatic' | 'manual'

/** Whether opening an asset completes it. */
export function isDoneByOpening(kind: LaunchKind, mode: MarkAsDone, completeWhen: CompleteWhen): boolean {
  if (mode === 'manual' || kind === 'video' || kind === 'audio' || kind === 'pdf') return false
  return kind !== 'scorm' || completeWhen === 'opened'
}

/** The share of a recording that has to be reached; what comes after it is credits. */
const END_SHARE = 0.9

/** Whether a place in a recording counts as its end. Both in seconds; without a known length nothing is the end. */
export function isReached(position: number, duration: number | null): boolean {
  return duration !== null && duration > 0 && position >= duration * END_SHARE
}

/** Whether enough pages of a document were seen. @param requiredPercent of its pages, 1 to 100 */
export function isRead(seenCount: number, pageCount: number, requiredPercent: number): boolean {
  return seenCount >= Math.ceil((pageCount * requiredPercent) / 100)
}

/** The place to go on from, in seconds; null from the start, also after the very end. */
export function placeToGoOn(position: number | null, duration: number | null): number | null {
  if (position === null || position <= 0) return null
  return duration !== null && position >= duration - 1 ? null : position
}

export type ScormStatus = 'completed' | 'incomplete' | 'failed' | 'passed' | 'opened' | 'suspend'
export type Values = Readonly<Record<string, string>>

/** What the rollup of a sequenced course gave. */
export interface Outcome {
  completion: 'completed' | 'incomplete' | 'unknown'
  success: 'passed' | 'failed' | 'unknown'
}

/** What one activity says of itself; null while it was never opened. */
export function activityStatus(
  version: ScormCourse['version'],
  activity: CourseActivity,
  values: Values | undefined,
): ScormStatus | null {
  if (!values) return null
  if (isXapi({ version })) return unitStatus(values)
  const reported = version === '1.2' ? reported12(activity, values) : reported2004(activity, values)
  if (reported !== null && reported !== 'incomplete') return reported
  const exit = values[version === '1.2' ? 'cmi.core.exit' : 'cmi.exit']
  // RTE 2004 4.2.8: logout suspends as well; in 1.2 it ends the session.
  if (exit === 'suspend' || (version === '2004' && exit === 'logout')) return 'suspend'
  return reported ?? 'opened'
}

/** RTE 1.2, 3.4.4 (cmi.core.lesson_status): where the manifest has a mastery score and the activity a score, the score decides. */
function reported12({ masteryScore }: CourseActivity, values: Values): ScormStatus | null {
  const status = values['cmi.core.lesson_status']
  if (status === 'incomplete' || status === 'browsed') return 'incomplete'
  if (status !== 'completed' && status !== 'passed' && status !== 'failed') return null
  const score = numberOf(values['cmi.core.score.raw'])
  if (masteryScore === null || score === null) return status
  return score >= masteryScore ? 'passed' : 'failed'
}

/** RTE 2004, 4.2.4.1: a threshold with a measure decides over what the activity says in words. */
function completion2004({ completionThreshold }: CourseActivity, values: Values): string | undefined {
  const progress = numberOf(values['cmi.progress_measure'])
  if (completionThreshold === null || progress === null) return values['cmi.completion_status']
  return progress >= completionThreshold ? 'completed' : 'incomplete'
}

/** RTE 2004, 4.2.21.1: the same of a score. */
function reported2004(activity: CourseActivity, values: Values): ScormStatus | null {
  const { scaledPassingScore } = activity
  const score = numberOf(values['cmi.score.scaled'])
  const completion = completion2004(activity, values)
  const success =
    scaledPassingScore !== null && score !== null
      ? score >= scaledPassingScore
        ? 'passed'
        : 'failed'
      : values['cmi.success_status']
  if (success === 'passed') return 'passed'
  // A score so far is no result while the activity still says that it goes on.
  if (success === 'failed' && completion !== 'incomplete') return 'failed'
  if (completion === 'completed') return 'completed'
  return completion === 'incomplete' ? 'incomplete' : null
}

function numberOf(text: string | undefined): number | null {
  const value = Number(text?.trim() || NaN)
  return Number.isFinite(value) ? value : null
}

/**
 * The status of a course from its activities: done when all are, failed when one is and none is open, otherwise as far
 * as it is. Only activities that report count, unless none does. @param values what each activity stored, by its id
 */
export function courseStatus(course: ScormCourse, values: ReadonlyMap<string, Values>): ScormStatus {
  const statuses = countedActivities(course).map((activity) =>
    activityStatus(course.version, activity, values.get(activity.id)),
  )
  if (statuses.length === 0) return 'opened'
  if (statuses.every(isDone)) return statuses.includes('passed') ? 'passed' : 'completed'
  if (statuses.includes('failed') && statuses.every((status) => isDone(status) || status === 'failed')) return 'failed'
  if (statuses.includes('suspend')) return 'suspend'
  const isBegun = statuses.some((status) => status !== null && status !== 'opened')
  return isBegun ? 'incomplete' : 'opened'
}

/**
 * Whether all that counts in a course of SCORM 2004 says that it is complete, whatever its result: a test that was failed to its end
 * was worked through as well. In SCORM 1.2 one word says both.
 */
export function isWorkedThrough(course: ScormCourse, values: ReadonlyMap<string, Values>): boolean {
  if (course.version !== '2004') return false
  const activities = countedActivities(course)
  return activities.length > 0 && activities.every((each) => isPartDone(course, each, values, 'completed'))
}

/**
 * The share of a course that is done, from 0 to 1: what each activity that reports says of itself, or has finished.
 * @param completeWhen what the hub waits for
 */
export function courseShare(
  course: ScormCourse,
  values: ReadonlyMap<string, Values>,
  completeWhen: CompleteWhen,
): number {
  const shares = playedShares(course, (activity) => {
    if (isPartDone(course, activity, values, completeWhen)) return 1
    return Math.max(0, Math.min(1, numberOf(values.get(activity.id)?.['cmi.progress_measure']) ?? 0))
  })
  return meanOf(shares)
}

/** How many of the activities that count in a course, and are played, are done. @param completeWhen what the hub waits for */
export function partsDone(
  course: ScormCourse,
  values: ReadonlyMap<string, Values>,
  completeWhen: CompleteWhen,
): { done: number; parts: number } {
  const shares = playedShares(course, (each) => Number(isPartDone(course, each, values, completeWhen)))
  return { done: shares.filter((share) => share === 1).length, parts: shares.length }
}

/** The share of each activity that counts. Of a cluster that plays a selection of its parts, as many as it plays: those that are furthest. */
function playedShares(course: ScormCourse, shareOf: (activity: CourseActivity) => number): number[] {
  const shares = new Map(countedActivities(course).map((each) => [each.id, shareOf(each)]))
  const played = course.sequencing ? sharesIn(course.sequencing, shares) : []
  return played.length ? played : [...shares.values()]
}

function sharesIn(
  { id = '', children = [], sequencingControls = {} }: Partial<SequencedActivity>,
  shares: ReadonlyMap<string, number>,
): number[] {
  const { selectCount, selectionTiming = 'never' } = sequencingControls
  const own = shares.has(id) ? [shares.get(id)!] : []
  const parts = children.map((child) => sharesIn(child, shares)).filter(({ length }) => length > 0)
  const isSelected = selectionTiming !== 'never' && typeof selectCount === 'number'
  const played = isSelected ? parts.toSorted((one, other) => meanOf(other) - meanOf(one)).slice(0, selectCount) : parts
  return [...own, ...played.flat()]
}

function meanOf(shares: readonly number[]): number {
  return shares.length ? shares.reduce((sum, share) => sum + share, 0) / shares.length : 0
}

function isPartDone(
  course: ScormCourse,
  activity: CourseActivity,
  values: ReadonlyMap<string, Values>,
  completeWhen: CompleteWhen,
): boolean {
  if (isXapi(course)) return isUnitDone(activity, values)
  const own = values.get(activity.id)
  if (isDone(activityStatus(course.version, activity, own))) return true
  if (course.version !== '2004' || completeWhen === 'passed' || !own) return false
  return completion2004(activity, own) === 'completed'
}

/** What a course gave, of 100: the mean of the activities that have a score, with two decimals; null where none has. */
export function courseScore(course: ScormCourse, values: ReadonlyMap<string, Values>): number | null {
  const scores = countedActivities(course)
    .map(({ id }) => scoreOf(course.version, values.get(id)))
    .filter((score) => score !== null)
  if (scores.length === 0) return null
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return Math.round(Math.max(0, Math.min(100, mean)) * 100) / 100
}

/** A score without a greatest one is one of 100, as SCORM 1.2 has it. */
function scoreOf(version: ScormCourse['version'], values: Values | undefined): number | null {
  const prefix = version === '1.2' ? 'cmi.core.score' : 'cmi.score'
  const scaled = version !== '1.2' ? numberOf(values?.['cmi.score.scaled']) : null
  if (scaled !== null) return scaled * 100
  const [raw, max] = [numberOf(values?.[`${prefix}.raw`]), numberOf(values?.[`${prefix}.max`])]
  return raw === null ? null : max !== null && max > 0 ? (raw / max) * 100 : raw
}

/** The activities by which a course is judged: those that report, or all pages where none does. */
function countedActivities({ activities }: ScormCourse): CourseActivity[] {
  const pages = activities.filter(({ path }) => path !== null)
  const reporting = pages.filter(({ isSco }) => isSco)
  return reporting.length ? reporting : pages
}

export function isDone(status: string | null): boolean {
  return status === 'completed' || status === 'passed'
}

/** The status of a course whose own rules say what it comes to. @param own what its activities say, which tells how far an unfinished one is */
export function sequencedStatus(
  { completion, success }: { completion: string; success: string },
  own: ScormStatus,
): ScormStatus {
  if (success === 'passed') return 'passed'
  if (completion !== 'completed') return isDone(own) || own === 'failed' ? 'incomplete' : own
  return success === 'failed' ? 'failed' : 'completed'
}

/**
 * What a course's status makes of the asset: done, or no more than opened. A failed one stays open to be tried again.
 * @param isCompleted whether the course says that it is completed, whatever its result
 */
export function contentStatus(
  status: ScormStatus,
  completeWhen: CompleteWhen,
  mode: MarkAsDone,
  isCompleted = false,
): 'completed' | 'opened' {
  if (mode === 'manual') return 'opened'
  if (completeWhen === 'opened') return 'completed'
  return completeWhen === 'passed'
    ? status === 'passed'
      ? 'completed'
      : 'opened'
    : isCompleted || isDone(status)
      ? 'completed'
      : 'opened'
}

/** The status to keep for somebody: what a course once reported as done is not taken back by a later visit. */
export function keptStatus(before: string | null, now: ScormStatus): ScormStatus {
  if (before === 'passed') return 'passed'
  return before === 'completed' && !isDone(now) ? 'completed' : now
}

interface Kept {
  currentActivityId: string | null
  activities: { activityId: string; values: Record<string, string> }[]
  /** State of the sequencing, by which a course of SCORM 2004 goes on. */
  sequencing: string | null
}

type Ordered = Pick<ScormCourse, 'activities' | 'sequencing'>

/**
 * What of an attempt a course begins with that took the place of another: the state of the activities that both have, and where it is
 * in the sequencing, if both have the same rules.
 */
export function keptOf({ currentActivityId, activities, sequencing }: Kept, course: Ordered, before?: Ordered): Kept {
  const known = new Set(course.activities.map(({ id }) => id))
  return {
    currentActivityId: currentActivityId !== null && known.has(currentActivityId) ? currentActivityId : null,
    activities: activities.filter(({ activityId }) => known.has(activityId)),
    sequencing: hasSameRules(course, before) ? sequencing : null,
  }
}

// Both were read by the same reader, so that the same rules are the same text.
function hasSameRules(course: Ordered, before: Ordered | undefined): boolean {
  if (!before?.sequencing || !course.sequencing) return false
  return JSON.stringify(before.sequencing) === JSON.stringify(course.sequencing)
}

/** How long deleted subtitles can be restored. */
const RESTORABLE_MS = 30 * 86_400_000

/** Until when something that was deleted then can be restored. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + RESTORABLE_MS)
}

/** What was deleted after this can be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_MS)
}
