import { expect, test } from 'vitest'
import type { TeamRules } from '../../generated/client/model/teamRules.ts'
import {
  aboutElse,
  comparedBy,
  draftOf,
  faultsOf,
  isSameDraft,
  newCondition,
  operatorsFor,
  refusedIn,
  rulesOf,
  withCondition,
  type DraftCondition,
  type RulesDraft,
} from './rules-form.ts'

const ID = '0199d3a0-0000-7000-8000-000000050001'

/** One of everything that the contract has. */
const everything: TeamRules = {
  match: 'any',
  conditions: [
    { type: 'attribute', attribute: 'department', operator: 'is', values: ['Sales', 'Support'] },
    { type: 'attribute', attribute: 'city', operator: 'isNotSet', values: [] },
    { type: 'customField', customFieldId: ID, operator: 'startsWith', values: ['A'] },
    { type: 'customField', customFieldId: ID, operator: 'before', values: ['2026-11-30'] },
    { type: 'customField', customFieldId: ID, operator: 'withinDays', values: ['14'] },
    { type: 'customField', customFieldId: ID, operator: 'atLeast', values: ['-2.5'] },
    { type: 'emailDomain', operator: 'isNot', values: ['hub.example'] },
    { type: 'locale', operator: 'is', values: ['de-DE', 'en-GB'] },
    { type: 'createdTime', operator: 'before', date: '2026-10-01' },
    { type: 'timeInHub', operator: 'lessThan', days: 90 },
    { type: 'startDate', operator: 'withinDays', days: 14 },
    { type: 'team', operator: 'isNot', teamIds: [ID] },
    { type: 'completion', operator: 'completed', contentId: ID },
    {
      type: 'group',
      match: 'none',
      conditions: [
        { type: 'timeInHub', operator: 'atLeast', days: 10 },
        { type: 'attribute', attribute: 'country', operator: 'contains', values: ['land'] },
      ],
    },
  ],
}

const draft = (...conditions: DraftCondition[]): RulesDraft => ({ match: 'all', conditions })
const of = (type: DraftCondition['type'], parts: Partial<DraftCondition> = {}) => ({ ...newCondition(type), ...parts })
const faultsIn = (...conditions: DraftCondition[]) => [...faultsOf(draft(...conditions)).values()]

test('every rule of the contract comes out of the form as it went in', () => {
  expect(rulesOf(draftOf(everything))).toEqual(everything)
})

test('a team without rules begins with one condition that is not complete', () => {
  const begun = draftOf(null)
  expect(begun.conditions).toHaveLength(1)
  expect(rulesOf(begun)).toBeNull()
})

test('no rules are made of no conditions', () => {
  expect(rulesOf(draft())).toBeNull()
})

test('texts are sent without empty ones, spaces around them and repetitions', () => {
  const rules = rulesOf(draft(of('attribute', { values: [' Sales ', '', 'Sales', 'Support'] })))
  expect(rules?.conditions[0]).toMatchObject({ values: ['Sales', 'Support'] })
})

test('a custom field is compared by its type, and what the other way does not read is gone', () => {
  const field = of('customField', { subject: ID, operator: 'is', values: ['a', 'b'] })
  expect(operatorsFor(field, 'date')).toEqual(expect.arrayContaining(['is', 'before', 'withinDays']))
  expect(operatorsFor(field, 'number')).not.toContain('before')
  expect(operatorsFor(field, 'text')).toEqual(operatorsFor(of('attribute'), 'date'))
  expect(comparedBy(field, 'contains').values).toEqual(['a', 'b'])
  const day = { ...comparedBy(field, 'before'), values: ['2026-11-30'] }
  expect(comparedBy(field, 'before').values).toEqual([])
  expect(comparedBy(day, 'onOrAfter').values).toEqual(['2026-11-30'])
  expect(aboutElse(day, 'customField', 'another')).toMatchObject({ operator: 'is', values: [] })
})

test('domains are sent in lower case, once', () => {
  const rules = rulesOf(draft(of('emailDomain', { values: ['Hub.Example', 'hub.example'] })))
  expect(rules?.conditions[0]).toMatchObject({ values: ['hub.example'] })
})

test('what is set at all is compared with nothing, whatever was typed before', () => {
  const rules = rulesOf(draft(of('attribute', { operator: 'isSet', values: ['Sales'] })))
  expect(rules?.conditions[0]).toMatchObject({ operator: 'isSet', values: [] })
})

test.each([
  ['a text', of('attribute', { values: [' '] }), 'values'],
  ['a day in a field', of('customField', { operator: 'before' }), 'date'],
  ['days in a field', of('customField', { operator: 'atLeastDaysAgo', values: ['0'] }), 'days'],
  ['a number in a field', of('customField', { operator: 'lessThan', values: ['2,5'] }), 'number'],
  ['a domain', of('emailDomain', { values: ['not a domain'] }), 'domain'],
  ['a language', of('locale'), 'locale'],
  ['a day', of('createdTime'), 'date'],
  ['no days', of('timeInHub', { days: '0' }), 'days'],
  ['more days than there are', of('timeInHub', { days: '3651' }), 'days'],
  ['half a day', of('startDate', { days: '1.5' }), 'days'],
  ['a team', of('team'), 'team'],
  ['content', of('completion'), 'content'],
  ['an empty group', of('group', { conditions: [] }), 'group'],
] as const)('says that %s is missing or wrong', (_, condition, fault) => {
  expect(faultsIn(condition)).toEqual([fault])
  expect(rulesOf(draft(condition))).toBeNull()
})

test('finds what is missing in a group, too', () => {
  const group = of('group', { conditions: [of('team'), of('startDate', { days: '30' })] })
  expect([...faultsOf(draft(group))]).toEqual([[group.conditions[0]!.key, 'team']])
})

test('a condition that turns to another attribute keeps what it is compared with', () => {
  const before = of('attribute', { operator: 'contains', values: ['Sales'] })
  expect(aboutElse(before, 'customField', ID)).toMatchObject({
    key: before.key,
    subject: ID,
    operator: 'contains',
    values: ['Sales'],
  })
})

test('a condition that turns to something of another kind begins anew', () => {
  const turned = aboutElse(of('attribute', { operator: 'contains', values: ['Sales'] }), 'timeInHub', '')
  expect(turned).toMatchObject({ operator: 'lessThan', values: [] })
})

test('changes and takes out conditions wherever they stand', () => {
  const inside = of('timeInHub', { days: '3' })
  const group = of('group', { conditions: [inside] })
  const changed = withCondition([of('team'), group], inside.key, { ...inside, days: '4' })
  expect(changed[1]?.conditions[0]?.days).toBe('4')
  expect(withCondition(changed, inside.key, null)[1]?.conditions).toEqual([])
  expect(withCondition(changed, group.key, null)).toHaveLength(1)
})

test('two drafts are the same by what they say', () => {
  expect(isSameDraft(draftOf(everything), draftOf(everything))).toBe(true)
  expect(isSameDraft(draftOf(everything), draftOf({ ...everything, match: 'all' }))).toBe(false)
})

test('finds the condition that the hub refuses, in a group too, until it is changed', () => {
  const group = { ...of('group'), conditions: [of('team', { values: [ID] }), of('locale')] }
  const sent = draft(of('attribute', { values: ['x'] }), group)
  const fields = {
    'smart_settings.conditions.1.conditions.0.teamIds.0': 'Gone.',
    'smart_settings.conditions.0.values': 'Too long.',
    smart_settings: 'In a circle.',
  }
  const [first, second] = sent.conditions
  const [inner] = group.conditions
  expect([...refusedIn(fields, sent, sent)]).toEqual([
    [inner!.key, 'Gone.'],
    [first!.key, 'Too long.'],
  ])
  // Whatever else is changed, added or moved.
  const moved = { ...sent, match: 'any' as const, conditions: [second!, of('startDate'), first!] }
  expect([...refusedIn(fields, sent, moved).keys()]).toEqual([inner!.key, first!.key])
  const mended = { ...sent, conditions: withCondition(sent.conditions, inner!.key, { ...inner!, values: [] }) }
  expect([...refusedIn(fields, sent, mended).keys()]).toEqual([first!.key])
  expect(refusedIn(fields, sent, draft(second!)).size).toBe(1)
})
