import { describe, expect, test } from 'vitest'
import { readContract } from '../../server/contract/read-contract.ts'
import { schemaCheck } from '../../server/contract/validation.ts'

/** Section 5 of the product documents, as far as a schema can say it: what the server lets through and what it refuses. */

const contract = readContract()
const ID = '0199d3a0-0000-7000-8000-000000010001'

function cases(schema: string, good: [what: string, value: unknown][], bad: [what: string, value: unknown][]): void {
  const check = schemaCheck(schema, contract)
  describe(schema, () => {
    test.each(good)('lets %s through', (_what, value) => {
      check(value)
      expect(check.errors).toBeNull()
    })
    test.each(bad)('refuses %s', (_what, value) => expect(check(value)).toBe(false))
  })
}

const nudge = { isEnabled: false, name: 'A nudge', timezone: 'Europe/London' }
const content = (about: object) => ({ ...nudge, goalType: 'completeContent', ...about })
const action = (about: object) => content({ nudgeActions: [about] })
const first = (about: object) => ({ ...nudge, goalType: 'logInFirstTime', nudgeActions: [about] })
const again = (...nudgeActions: object[]) => ({ ...nudge, goalType: 'logInAgain', nudgeActions })
const email = { subject: 'Hello', message: 'Come and see.' }
const onOneDay = { type: 'fixed', date: '2026-11-02' }

cases(
  'NudgeCreate',
  [
    ['a nudge with nothing but what it needs', content({})],
    ['a target on a day', content({ target: onOneDay })],
    ['a target that is counted from the start of work', content({ target: { type: 'startDate', offset: 2 } })],
    [
      'a repetition of what has a target',
      content({ target: { type: 'audience', offset: 1 }, repetition: { value: 1, unit: 'year' } }),
    ],
    ['sharing content', action({ type: 'share', email })],
    ['sharing on a day', action({ type: 'share', scheduled: onOneDay })],
    ['a reminder of content', action({ type: 'remind', email })],
    ['a reminder that repeats', action({ type: 'remind', isRepeating: true, repeatFrequency: 2 })],
    ['a reminder that says that it does not repeat', action({ type: 'remind', isRepeating: false })],
    ['resetting content for those whom it changes', action({ type: 'reset', sendTo: 'changed' })],
    ['resetting at the target', action({ type: 'reset', scheduled: { type: 'target' } })],
    ['an invitation that repeats', first({ type: 'invite', isRepeating: true, repeatFrequency: 7 })],
    ['remind and trending for coming back', again({ type: 'remind' }, { type: 'trending' })],
  ],
  [
    ['no goal', nudge],
    ['no time zone', { goalType: 'openContent', name: 'A nudge', isEnabled: true }],
    ['a day without its date', content({ target: { type: 'fixed' } })],
    ['a day with an offset', content({ target: { ...onOneDay, offset: 2 } })],
    ['a counted target without its offset', content({ target: { type: 'audience' } })],
    ['a counted target with a date', content({ target: { type: 'creation', offset: 2, date: '2026-11-02' } })],
    ['a target that counts from itself', content({ target: { type: 'target', offset: 2 } })],
    ['a target of a nudge to sign in', { ...again(), target: { type: 'audience', offset: 1 } }],
    ['content of a nudge to sign in', { ...again(), contentIds: [ID] }],
    ['a repetition without a target', content({ repetition: { value: 1, unit: 'year' } })],
    ['an action without a type', action({ scheduled: { offset: 1 } })],
    ['an invitation to content', action({ type: 'invite' })],
    ['trending in a nudge to content', action({ type: 'trending' })],
    ['a reminder on a day, which only sharing and resetting know', action({ type: 'remind', scheduled: onOneDay })],
    ['sharing on a day without its date', action({ type: 'share', scheduled: { type: 'fixed', offset: 1 } })],
    ['sharing on a day with an offset', action({ type: 'share', scheduled: { ...onOneDay, offset: 1 } })],
    ['sharing at the target', action({ type: 'share', scheduled: { type: 'target', offset: 1 } })],
    ['a day that repeats', action({ type: 'share', scheduled: onOneDay, isRepeating: true, repeatFrequency: 2 })],
    ['repeating without saying how often', action({ type: 'remind', isRepeating: true })],
    ['a mail of a reset', action({ type: 'reset', email })],
    [
      'a reset that is counted from the audience',
      action({ type: 'reset', scheduled: { type: 'audience', offset: 1 } }),
    ],
    ['a reminder to sign in for the first time', first({ type: 'remind' })],
    ['a mail of an invitation', first({ type: 'invite', email })],
    ['a mail of what is trending', again({ type: 'trending', email })],
  ],
)

const NEW_SECTION = { rank: '1', updatedDetails: { name: 'Start here' } }
cases(
  'PlaylistContentsPatch',
  [
    ['content at a rank of three levels', [{ contentId: ID, rank: '1.2.04' }]],
    ['a new section, which has no id yet', [NEW_SECTION]],
  ],
  [
    ['a rank of four levels', [{ contentId: ID, rank: '1.2.3.4' }]],
    ['a rank of letters', [{ contentId: ID, rank: 'a' }]],
    ['content without its rank', [{ contentId: ID }]],
    ['an unknown way to lock', [{ ...NEW_SECTION, updatedDetails: { name: 'A', lockingMode: 'never' } }]],
  ],
)

cases('CustomType', [['50 characters', 'x'.repeat(50)]], [['51 characters', 'x'.repeat(51)]])
cases('Locale', [['German with Sie', 'de-DE-Sie']], [['a language that the hub does not speak', 'tlh']])
cases(
  'BadgesCreate',
  [['a badge for a playlist', { contentIds: [ID], imageId: ID }]],
  [['a badge for nothing', { contentIds: [], imageId: ID }]],
)

cases(
  'StatusChangeCreate',
  [
    [
      'a completion with its moment',
      { contentIds: [ID], newStatus: 'completed', completionDateTime: '2026-11-02T09:00:00Z', userIds: [ID] },
    ],
    ['a way back to the start', { contentIds: [ID], newStatus: 'notstarted', userIds: [ID] }],
  ],
  [
    ['a completion without its moment', { contentIds: [ID], newStatus: 'completed', userIds: [ID] }],
    ['a status that only people reach', { contentIds: [ID], newStatus: 'opened', userIds: [ID] }],
    ['a change of nothing', { contentIds: [], newStatus: 'notstarted', userIds: [ID] }],
  ],
)

cases(
  'PlaylistCreate',
  [['a name alone', { name: 'How this hub works' }]],
  [
    ['no name', { description: 'Nameless' }],
    ['an empty name', { name: ' ' }],
    ['a field that nobody knows', { name: 'A', colour: 'red' }],
  ],
)
