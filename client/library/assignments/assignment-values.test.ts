import { expect, test } from 'vitest'
import type { Assignment } from '../../../generated/client/model/assignment.ts'
import { assignmentOf, NEW_ASSIGNMENT, valuesOf } from './assignment-values.ts'

const TEAM = { id: '0199d3a0-0000-7000-8000-000000050001', name: 'Sales' }

const kept = (about: Partial<Assignment>) =>
  ({ goal: 'open', audience: 'everyone', teams: [], people: [], due: null, repetition: null, ...about }) as Assignment

test.each([
  { due: null },
  { due: { type: 'day', date: '2027-03-01' } },
  { due: { type: 'moment', dueDate: '2027-03-01T09:30:00.000Z' } },
  { due: { type: 'afterStart', days: 0 } },
  {
    due: { type: 'day', date: '2027-03-01' },
    repetition: { months: 6, windowDays: 10, countsEarly: true },
  },
] as Partial<Assignment>[])('what is kept is sent again as it is: $due.type', (about) => {
  expect(assignmentOf(valuesOf(kept(about)))).toEqual({
    goal: 'open',
    audience: 'everyone',
    teamIds: [],
    userIds: [],
    due: null,
    repetition: null,
    ...about,
  })
})

test('nothing is sent while a date is missing', () => {
  expect(assignmentOf(NEW_ASSIGNMENT)).toBeNull()
  expect(assignmentOf({ ...NEW_ASSIGNMENT, dueType: 'moment' })).toBeNull()
})

test('only those are named who are asked, and nothing comes again without a date', () => {
  const values = { ...valuesOf(kept({ audience: 'teams', teams: [TEAM] })), repeats: true }
  expect(assignmentOf(values)).toMatchObject({ teamIds: [TEAM.id], repetition: null })
  expect(assignmentOf({ ...values, audience: 'everyone' })).toMatchObject({ teamIds: [] })
})
