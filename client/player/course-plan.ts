import type { Course, CourseActivity } from './bridge.ts'

/** An activity that has a page to open. */
export type Launchable = CourseActivity & { url: string }

/** The activities that can be opened, in the order of the course. */
export function launchables(course: Course): Launchable[] {
  return course.activities.filter(isLaunchable)
}

/** The activity `steps` after (or before, when negative) the given one; null past either end. */
export function neighbour(course: Course, activityId: string, steps: 1 | -1): Launchable | null {
  const all = launchables(course)
  const index = all.findIndex((activity) => activity.id === activityId)
  return index === -1 ? null : (all[index + steps] ?? null)
}

/** The activity with this id, or the first that can be opened inside the group of this id. */
export function launchTarget(course: Course, activityId: string | null): Launchable | null {
  const all = launchables(course)
  return (
    all.find((activity) => activity.id === activityId) ??
    all.find((activity) => ancestors(course, activity).includes(activityId ?? '')) ??
    null
  )
}

/**
 * Whether an activity can be the one that a course waits for to be passed: of several those that are judged, or any where none is.
 * To take the others again would cost what they completed.
 */
export function canDecide(
  course: Course,
  activityId: string,
  valuesOf: (activityId: string) => Record<string, string>,
): boolean {
  const judged = launchables(course).filter(
    ({ id, masteryScore, scaledPassingScore }) =>
      masteryScore !== null || scaledPassingScore !== null || RESULTS.some((name) => Boolean(valuesOf(id)[name])),
  )
  return judged.length === 0 || judged.some(({ id }) => id === activityId)
}

const RESULTS = ['cmi.core.score.raw', 'cmi.score.raw', 'cmi.score.scaled']

/** Whether the manifest leaves it to the activity alone to say that it is completed (SCORM 2004, completionSetByContent). */
export function isCompletedByContent({ sequencing }: Course, activityId: string): boolean {
  return sequencing !== null && isSaidOf(JSON.parse(sequencing), activityId)
}

type TreeNode = { id: string; children?: TreeNode[]; sequencingControls?: { completionSetByContent?: boolean } }

function isSaidOf(node: TreeNode, activityId: string): boolean {
  if (node.id === activityId) return node.sequencingControls?.completionSetByContent === true
  return (node.children ?? []).some((child) => isSaidOf(child, activityId))
}

/** How deep an activity lies: 0 at the top. */
export function depthOf(course: Course, activity: CourseActivity): number {
  return ancestors(course, activity).length
}

/** What the table of contents lists: visible activities, and visible groups that hold something to open. */
export function listed(course: Course): CourseActivity[] {
  return course.activities.filter(
    (activity) => activity.isVisible && (isLaunchable(activity) || launchTarget(course, activity.id) !== null),
  )
}

function isLaunchable(activity: CourseActivity): activity is Launchable {
  return activity.url !== null
}

function ancestors(course: Course, activity: CourseActivity): string[] {
  const found: string[] = []
  let parentId = activity.parentId
  // A cycle of parents must not hang the page.
  while (parentId !== null && !found.includes(parentId)) {
    found.push(parentId)
    parentId = course.activities.find((candidate) => candidate.id === parentId)?.parentId ?? null
  }
  return found
}
