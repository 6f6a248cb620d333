import type { components } from '../../generated/server/schema.d.ts'
import { cappedPageAnswer, pageAnswer } from '../contract/page-answer.ts'
import type { CappedPage, Page } from '../db/page.ts'
import type { PersonRow } from '../users/person.sql.ts'
import { displayName } from '../users/rules.ts'
import type { AskedRow } from './person-assignment-store.ts'
import type { Due } from './rules.ts'
import { planOf, type ReachedAssignment } from './service.ts'

type Schemas = components['schemas']

export function page(found: Page<ReachedAssignment>, offset: number): Schemas['AssignmentPage'] {
  return pageAnswer(found, offset, assignment)
}

export function assignment(row: ReachedAssignment): Schemas['Assignment'] {
  const { goal, audience, due: dates, repetition } = planOf(row)
  return {
    id: row.id,
    contentId: row.contentId,
    goal,
    audience,
    teamIds: row.teamIds,
    teams: row.teams,
    userIds: row.userIds,
    people: row.people.map(named),
    due: due(dates),
    repetition,
    isContentGoal: row.isContentGoal,
    mayChange: row.mayChange,
    author: row.author && named(row.author),
    createdTime: row.assignedAt.toISOString(),
    lastUpdated: row.updatedAt.toISOString(),
  }
}

function named(person: PersonRow): Schemas['NamedPerson'] {
  return { id: person.id, displayName: displayName(person) }
}

function due(dates: Due | null): Schemas['AssignmentDue'] {
  return dates?.type === 'moment' ? { type: dates.type, dueDate: dates.at.toISOString() } : dates
}

export function askedPage(found: CappedPage<AskedRow>, offset: number): Schemas['AskedAssignmentPage'] {
  return cappedPageAnswer(found, offset, asked)
}

function asked(row: AskedRow): Schemas['AskedAssignment'] {
  const { months, windowDays, countsEarly } = row
  return {
    id: row.id,
    content: { id: row.contentId, type: row.contentType as Schemas['CardType'], name: row.contentName },
    goal: row.goal as Schemas['AssignmentGoal'],
    audience: row.audience as Schemas['AssignmentAudience'],
    teams: row.teams,
    assignedTime: row.askedSince.toISOString(),
    dueDate: row.dueAt?.toISOString() ?? null,
    round: row.round,
    repetition: months === null || windowDays === null ? null : { months, windowDays, countsEarly },
    isMet: row.isMet,
    metTime: row.metAt?.toISOString() ?? null,
    isMostUrgent: row.isMostUrgent,
  }
}

export function calendarFeed({
  createdAt,
  lastReadAt,
}: {
  createdAt: Date | null
  lastReadAt: Date | null
}): Schemas['CalendarFeed'] {
  return { createdTime: createdAt?.toISOString() ?? null, lastReadTime: lastReadAt?.toISOString() ?? null }
}
