import { eventType } from '../event.ts'
import type { AssignmentAudience, Goal } from './rules.ts'

/** What happens to assignments. */

export interface AssignmentChange {
  change: 'set' | 'changed' | 'removed'
  assignmentId: string
  contentId: string
  actorId: string
  goal: Goal
  /** Null where there is none, and where it is another one for each person. */
  dueAt: Date | null
  audience: AssignmentAudience
  teamsAdded: readonly string[]
  teamsRemoved: readonly string[]
  /** Who is asked by name. */
  peopleAdded: readonly string[]
  peopleRemoved: readonly string[]
}

/** Somebody asked people to do something with content, changed what is asked, or asks for it no more. */
export const assignmentChanged = eventType<AssignmentChange>('assignmentChanged')
