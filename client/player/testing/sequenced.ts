import type { Course } from '../bridge.ts'
import { activity } from './courses.ts'

export type Settings = Record<string, unknown>

export const controls = { choice: true, choiceExit: true, flow: true, forwardOnly: false }

/** Blocks what comes after it until the objective is satisfied. */
function needs(objective: string): Settings {
  return {
    preConditionRules: [
      {
        action: 'disabled',
        conditionCombination: 'any',
        conditions: [
          { condition: 'satisfied', operator: 'not', referencedObjective: objective },
          { condition: 'objectiveStatusKnown', operator: 'not', referencedObjective: objective },
        ],
      },
    ],
    postConditionRules: [],
    exitConditionRules: [],
  }
}

/** An activity as the reader of manifests gives it, with what the manifest leaves open left out. */
export function item(id: string, given: Settings = {}): Settings {
  return { id, title: id, isVisible: true, sequencingControls: controls, ...given }
}

function objective(id: string, target: string, isWritten: boolean, isPrimary: boolean): Settings {
  const map = { targetObjectiveID: target, readSatisfiedStatus: !isWritten, writeSatisfiedStatus: isWritten }
  return { objectiveID: id, isPrimary, mapInfo: [map] }
}

/** A lesson, and a quiz that opens once the lesson is satisfied; the lesson does not count for the result. */
export function forcedCourse(): Course {
  const activityTree = item('root', {
    children: [
      item('lesson', {
        primaryObjective: objective('lesson-done', 'global-lesson', true, true),
        sequencingControls: { ...controls, rollupObjectiveSatisfied: false },
      }),
      item('quiz', {
        primaryObjective: { objectiveID: 'quiz-done', isPrimary: true, mapInfo: [] },
        objectives: [objective('before', 'global-lesson', false, false)],
        sequencingRules: needs('before'),
        sequencingControls: { ...controls, objectiveSetByContent: true, completionSetByContent: true },
      }),
    ],
  })
  return {
    version: '2004',
    title: 'Forced order',
    sequencing: JSON.stringify(activityTree),
    activities: [activity('lesson', { title: 'Lesson' }), activity('quiz', { title: 'Quiz' })],
  }
}

/** A course of a tree, with a page for each leaf. */
export function courseOf(root: Settings): Course {
  const activities = leavesOf(root).map((id) => activity(id))
  return { version: '2004', title: 'Rules', sequencing: JSON.stringify(root), activities }
}

function leavesOf({ id, children = [] }: Settings): string[] {
  const below = children as Settings[]
  return below.length > 0 ? below.flatMap(leavesOf) : [String(id)]
}
