import type { Assignment } from '../../../generated/client/model/assignment.ts'
import type { AssignmentCreate } from '../../../generated/client/model/assignmentCreate.ts'
import type { AssignmentDue } from '../../../generated/client/model/assignmentDue.ts'
import { createContentAssignmentBody } from '../../../generated/client/bodies/createContentAssignment.ts'
import { localTime } from '../../ui/local-time.ts'
import type { BodyWith } from '../../ui/form/limits.ts'

interface Named {
  id: string
  name: string
}

export type DueType = 'none' | NonNullable<AssignmentDue>['type']

/** An assignment as its form has it. */
export interface AssignmentValues {
  goal: Assignment['goal']
  audience: Assignment['audience']
  teams: Named[]
  people: Named[]
  dueType: DueType
  /** A day of the calendar, for the due type `day`. */
  date: string
  /** As the clock of this device says, for the due type `moment`. */
  moment: string
  /** For the due types that count from a day. */
  days: number
  repeats: boolean
  months: number
  windowDays: number
  countsEarly: boolean
}

const { months, windowDays } = createContentAssignmentBody.repetition.properties

export const assignmentBody: BodyWith<AssignmentValues> = {
  goal: createContentAssignmentBody.goal,
  audience: createContentAssignmentBody.audience,
  teams: { type: 'array', maxItems: createContentAssignmentBody.teamIds.maxItems },
  people: { type: 'array', maxItems: createContentAssignmentBody.userIds.maxItems },
  dueType: {},
  date: { format: 'date' },
  moment: { format: 'date-time' },
  days: { type: 'integer', minimum: 0, maximum: 3650, required: true },
  repeats: { type: 'boolean' },
  months,
  windowDays,
  countsEarly: { type: 'boolean' },
}

/** What the form begins with. */
export const NEW_ASSIGNMENT: AssignmentValues = {
  goal: 'complete',
  audience: 'teams',
  teams: [],
  people: [],
  dueType: 'day',
  date: '',
  moment: '',
  days: 14,
  repeats: false,
  months: 12,
  windowDays: 30,
  countsEarly: false,
}

export function valuesOf({ goal, audience, teams, people, due, repetition }: Assignment): AssignmentValues {
  return {
    ...NEW_ASSIGNMENT,
    goal,
    audience,
    teams: teams.map(({ id, name }) => ({ id, name })),
    people: people.map(({ id, displayName }) => ({ id, name: displayName })),
    dueType: due?.type ?? 'none',
    ...(due?.type === 'day' && { date: due.date }),
    ...(due?.type === 'moment' && { moment: localTime(new Date(due.dueDate)) }),
    ...(due && 'days' in due && { days: due.days }),
    repeats: repetition !== null,
    ...repetition,
  }
}

/** What the hub is sent; null while a date is missing. */
export function assignmentOf(values: AssignmentValues): AssignmentCreate | null {
  const { goal, audience, teams, people } = values
  const due = dueOf(values)
  if (due === undefined) return null
  const { repeats, months, windowDays, countsEarly } = values
  return {
    goal,
    audience,
    teamIds: audience === 'teams' ? teams.map(({ id }) => id) : [],
    userIds: audience === 'people' ? people.map(({ id }) => id) : [],
    due,
    repetition: repeats && due ? { months, windowDays, countsEarly } : null,
  }
}

/** Undefined while it is not filled in. */
function dueOf({ dueType, date, moment, days }: AssignmentValues): AssignmentDue | undefined {
  switch (dueType) {
    case 'none':
      return null
    case 'day':
      return date ? { type: dueType, date } : undefined
    case 'moment':
      return moment ? { type: dueType, dueDate: new Date(moment).toISOString() } : undefined
    default:
      return Number.isInteger(days) ? { type: dueType, days } : undefined
  }
}
