import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { HubProblem } from '../../api/hub-problem.ts'
import { assignmentRefusal } from './assignment-refusal.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en-GB', messages: {} }))

const refused = (status: number, code: string) => new HubProblem({ status, code, detail: 'In words of the hub.' })

test.each([
  ['audience-required', 'teams', 'teams'],
  ['audience-required', 'people', 'people'],
  ['unknown-reference', 'people', 'people'],
  ['due-needs-teams', 'everyone', 'dueType'],
  ['repetition-without-date', 'everyone', 'repeats'],
  ['window-too-long', 'everyone', 'windowDays'],
] as const)('%s of %s is said at the field %s', (code, whom, field) => {
  expect(Object.keys(assignmentRefusal(refused(400, code), whom).fields)).toEqual([field])
})

test.each([
  ['not-allowed', 'everyone', 'audience'],
  ['not-allowed', 'teams', 'teams'],
  ['person-not-managed', 'people', 'people'],
] as const)('a manager reads why %s of %s, at the field %s', (code, whom, field) => {
  const { fields } = assignmentRefusal(refused(403, code), whom)
  expect(fields).toEqual({ [field]: expect.stringMatching(/^You can ask only teams that you manage/) as string })
})

test('that there are too many is said of the whole form', () => {
  const { text, fields } = assignmentRefusal(refused(409, 'assignment-limit-reached'), 'teams')
  expect([text, fields]).toEqual(['There can be 100 assignments at the most. Remove one first.', {}])
})
