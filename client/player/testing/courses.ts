import type { Course, CourseActivity, Labels, StartMessage } from '../bridge.ts'

/** An activity with everything the manifest may leave open left open. */
export function activity(id: string, given: Partial<CourseActivity> = {}): CourseActivity {
  return {
    id,
    parentId: null,
    title: `Activity ${id}`,
    url: `/package/${id}.html`,
    isVisible: true,
    isSco: true,
    masteryScore: null,
    scaledPassingScore: null,
    completionThreshold: null,
    launchData: null,
    maxTimeAllowed: null,
    timeLimitAction: null,
    prerequisites: null,
    hasOwnWindow: false,
    moveOn: null,
    ...given,
  }
}

export const labels: Labels = {
  contents: 'Contents',
  next: 'Next',
  previous: 'Previous',
  done: 'Done',
  passed: 'Passed',
  failed: 'Not passed',
  opened: 'Opened',
  notStarted: 'Not started',
  finished: 'You have finished this course',
  close: 'Close',
  loading: 'Loading',
  problem: 'This course does not open. Try again later.',
  blocked: 'The rules of this course do not let you go on yet.',
  left: 'You have closed this part.',
  ownWindow: 'This part opens in a window of its own.',
  openWindow: 'Open the window',
  windowOpen: 'This part is open in another window.',
  windowBlocked: 'Your browser has blocked a window.',
  closed: 'You have closed this part of the course.',
  openAgain: 'Open it again',
}

export const learner = { id: 'learner-1', name: 'Sample Learner' }

/** A course of two groups with two activities in the first, one in the second. */
export function groupedCourse(): Course {
  const group = { url: null, isSco: false }
  return {
    version: '2004',
    title: 'Grouped',
    sequencing: null,
    activities: [
      activity('g1', group),
      activity('a', { parentId: 'g1' }),
      activity('b', { parentId: 'g1' }),
      activity('g2', group),
      activity('c', { parentId: 'g2' }),
    ],
  }
}

export function startMessage(course: Course): StartMessage {
  const attempt = {
    id: 'attempt-1',
    launchId: 'launch-1',
    number: 1,
    sequence: 0,
    currentActivityId: null,
    activities: [],
  }
  return { type: 'start', course, attempt, learner, locale: 'en-GB', mode: 'normal', mustPass: false, labels }
}
