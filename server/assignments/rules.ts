import { instantOf, wallClockOf } from '../platform/time.ts'

/**
 * When an assignment is due for somebody, which round of it is on, and which of several counts. Pure rules. PostgreSQL decides
 * by the same ones (content/goal.sql.ts) where it lists what people are asked to do; a test holds the two together.
 */

export type Goal = 'open' | 'complete'
export type AssignmentAudience = 'everyone' | 'teams' | 'people'

/** A moment for everybody; otherwise the end of a day where the person is. A day is written as 2026-11-30. */
export type Due =
  | { type: 'moment'; at: Date }
  | { type: 'day'; date: string }
  | { type: 'afterStart' | 'afterJoining' | 'afterAssignment'; days: number }

export interface Repetition {
  /** From one round to the next. */
  months: number
  /** From so many days before its due date a round can be met. */
  windowDays: number
  /** Whether what is done before that, and after the round before was met, counts for it too. */
  countsEarly: boolean
}

/** What of an assignment decides when it is due. */
export interface Schedule {
  audience: AssignmentAudience
  due: Due | null
  repetition: Repetition | null
  assignedAt: Date
  /** Since when it asks this audience; null for ever since. */
  audienceSince: Date | null
}

/** What of a person does. */
export interface Person {
  zone: string
  startDate: string | null
  /** Since when they are in the audience of the content. */
  inAudienceSince: Date
  /** Since when they are in one of the teams that are asked; null where it is not known, and for who is in none. */
  joinedAt: Date | null
  /** Since when a team of theirs is asked while they are in it; null likewise. */
  teamAskedSince: Date | null
  /** Since when they are asked by name. */
  namedAt: Date | null
}

export interface Round {
  /** From 1 on. */
  number: number
  /** Null where there is no date, as after the first day of somebody of whom that is not known. */
  dueAt: Date | null
  /** From when on what they do counts; null where it does not matter when they did it. */
  opensAt: Date | null
}

const DAY_MS = 86_400_000
const DAY_END_MS = DAY_MS - 1_000

/** Since when an assignment concerns somebody: who comes later is asked from then on. */
export function askedSince({ audience, assignedAt, audienceSince }: Schedule, person: Person): Date {
  const { inAudienceSince, teamAskedSince, namedAt } = person
  const came = { everyone: [audienceSince, inAudienceSince], teams: [teamAskedSince], people: [namedAt] }[audience]
  return new Date(Math.max(Number(assignedAt), ...came.map(Number)))
}

/** The round that can be met now: the last one whose window is open, or the first. */
export function roundOf(schedule: Schedule, person: Person, now: Date): Round {
  const { due, repetition } = schedule
  const first = firstDue(schedule, person)
  if (first === null) return { number: 1, dueAt: null, opensAt: null }
  const instant = (wall: number) => instantOf(wall, person.zone)
  if (repetition === null) return { number: 1, dueAt: due?.type === 'moment' ? due.at : instant(first), opensAt: null }
  const { months, windowDays } = repetition
  const until = dayOf(wallClockOf(now, person.zone)) + windowDays * DAY_MS
  const number = Math.max(1, 1 + Math.floor(monthsBetween(first, until) / months))
  const dueWall = plusMonths(first, (number - 1) * months)
  return {
    number,
    dueAt: number === 1 && due?.type === 'moment' ? due.at : instant(dueWall),
    opensAt: instant(number === 1 ? dayOf(plusMonths(first, -months)) : dayOf(dueWall) - windowDays * DAY_MS),
  }
}

/** As the clock of the person says, counted as if it were UTC. */
function firstDue(schedule: Schedule, person: Person): number | null {
  const { due, assignedAt } = schedule
  if (due === null) return null
  const daysAfter = (wall: number, days: number) => dayOf(wall) + days * DAY_MS + DAY_END_MS
  switch (due.type) {
    case 'moment':
      return wallClockOf(due.at, person.zone)
    case 'day':
      return daysAfter(Date.parse(due.date), 0)
    case 'afterStart':
      return person.startDate === null ? null : daysAfter(Date.parse(person.startDate), due.days)
    case 'afterJoining':
      return daysAfter(wallClockOf(person.joinedAt ?? assignedAt, person.zone), due.days)
    case 'afterAssignment':
      return daysAfter(wallClockOf(askedSince(schedule, person), person.zone), due.days)
  }
}

function dayOf(wall: number): number {
  return Math.floor(wall / DAY_MS) * DAY_MS
}

/** The same day so many months on, or the last of its month where that has no such day. */
function plusMonths(wall: number, months: number): number {
  const date = new Date(wall)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime()
}

/** How many whole months lie between two days; below zero where the second is earlier. */
function monthsBetween(from: number, until: number): number {
  const [begin, end] = [new Date(from), new Date(until)]
  const months = (end.getUTCFullYear() - begin.getUTCFullYear()) * 12 + end.getUTCMonth() - begin.getUTCMonth()
  return dayOf(plusMonths(from, months)) > until ? months - 1 : months
}

/** One of several assignments on the same content, as it stands for somebody. */
export interface Asked {
  id: string
  goal: Goal
  audience: AssignmentAudience
  assignedAt: Date
  dueAt: Date | null
  isMet: boolean
}

const NEAREST: readonly AssignmentAudience[] = ['people', 'teams', 'everyone']

/**
 * Which of two counts: what is not met before what is, then what is due sooner, anything with a date before what has none; then
 * completing before opening, what is for people before what is for teams or everyone, and the older one.
 */
export function byUrgency(one: Asked, other: Asked): number {
  const due = ({ dueAt }: Asked) => dueAt?.getTime() ?? Infinity
  const order = (asked: Asked) => [
    Number(asked.isMet),
    due(asked),
    Number(asked.goal === 'open'),
    NEAREST.indexOf(asked.audience),
    asked.assignedAt.getTime(),
  ]
  const [left, right] = [order(one), order(other)]
  const at = left.findIndex((value, index) => value !== right[index])
  if (at >= 0) return left[at]! < right[at]! ? -1 : 1
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0
}

/** For its ETag: managers are shown a part of an assignment alone, so the moment of the last change stands for what it says. */
export function stateOf({ updatedAt }: { updatedAt: Date }): unknown[] {
  return [updatedAt.getTime()]
}
