import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { doesFit, findChangesOf } from './rule-store.ts'
import type { Condition, SimpleCondition, TeamRules } from './rules.ts'

/** Rules that come as data let in the same people as rules of which each is a statement of its own. */

let hub: TestHub
let admin: Somebody
let people: string[]
let fieldId: string
let dayFieldId: string
let numberFieldId: string
let teamId: string

const TEXTS = ['Sales', ' sales', 'SÄLE 100%', 'a_b', 'Straße', '']

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['settings_write', 'user_write', 'user_read'] })
  fieldId = (await admin.post('/customFields/', { label: 'Site' })).body.id
  dayFieldId = (await admin.post('/customFields/', { label: 'Day', type: 'date' })).body.id
  numberFieldId = (await admin.post('/customFields/', { label: 'Number', type: 'number' })).body.id
  teamId = (await admin.post('/teams/', { name: 'Harbour' })).body.id
  const users = TEXTS.map((value, nth) => ({
    email: `p${nth}@${nth % 2 ? 'Odd' : 'even'}.example`,
    first_name: 'Demo',
    last_name: `Person ${nth}`,
    attributes: [
      ...(value ? [{ attribute: 'department', value }] : []),
      ...(nth % 3 ? [{ attribute: 'manager-email', value: `boss${nth % 2}@rules.example` }] : []),
      ...(nth % 2 ? [{ attribute: 'startDate', value: `20${20 + nth}-05-01` }] : []),
    ],
  }))
  const { body } = await admin.post('/users/', { users })
  people = body.users.map(({ id }: { id: string }) => id)
  await admin.post(`/teams/${teamId}/members`, { userIds: people.slice(0, 3) })
  for (const [nth, id] of people.entries())
    await admin.patch(`/users/${id}`, {
      customFields: [
        { id: fieldId, value: TEXTS[nth]! || null },
        { id: dayFieldId, value: nth % 3 ? `2026-11-${15 + 5 * (nth % 4)}` : null },
        { id: numberFieldId, value: nth % 3 ? String(20 * nth - 50) : null },
      ],
    })
})
afterAll(() => hub.close())

const values = fc.array(fc.constantFrom('sales', 'SALE', ' ä', '%', '_', 'straße', '', 'boss1@rules.example'), {
  minLength: 1,
  maxLength: 3,
})
const compared = fc.oneof(
  fc.record({ operator: fc.constantFrom('is', 'isNot', 'contains', 'startsWith'), values }),
  fc.record({ operator: fc.constantFrom('isSet', 'isNotSet'), values: fc.constant([]) }),
)
const days = fc.integer({ min: 1, max: 3_000 })
const ofDays = fc.oneof(
  fc.record({
    operator: fc.constantFrom('before', 'onOrAfter'),
    values: fc.constantFrom(['2026-11-30'], ['2026-11-29']),
  }),
  fc.record({
    operator: fc.constantFrom('lessThanDaysAgo', 'atLeastDaysAgo', 'withinDays'),
    values: fc.integer({ min: 1, max: 30 }).map((count) => [String(count)]),
  }),
)
const ofNumbers = fc.record({
  operator: fc.constantFrom('lessThan', 'atLeast'),
  values: fc.constantFrom(['5'], ['-10'], ['40.5']),
})

function simple(): fc.Arbitrary<SimpleCondition> {
  const attribute = fc.constantFrom('department', 'manager-email', 'startDate', 'city')
  const isOrNot = fc.constantFrom('is', 'isNot')
  return fc.oneof(
    fc.tuple(attribute, compared).map(([attribute, about]) => ({ type: 'attribute', attribute, ...about })),
    compared.map((about) => ({ type: 'customField', customFieldId: fieldId.toUpperCase(), ...about })),
    ofDays.map((about) => ({ type: 'customField', customFieldId: dayFieldId.toUpperCase(), ...about })),
    ofNumbers.map((about) => ({ type: 'customField', customFieldId: numberFieldId, ...about })),
    isOrNot.map((operator) => ({ type: 'emailDomain', operator, values: ['ODD.example '] })),
    isOrNot.map((operator) => ({ type: 'locale', operator, values: ['de-DE', 'en-GB'] })),
    isOrNot.map((operator) => ({ type: 'team', operator, teamIds: [teamId.toUpperCase()] })),
    fc.constantFrom('before', 'onOrAfter').map((operator) => ({ type: 'createdTime', operator, date: '2026-01-01' })),
    fc
      .tuple(fc.constantFrom('lessThan', 'atLeast'), days)
      .map(([operator, days]) => ({ type: 'timeInHub', operator, days })),
    fc
      .tuple(fc.constantFrom('lessThanDaysAgo', 'atLeastDaysAgo', 'withinDays'), days)
      .map(([operator, days]) => ({ type: 'startDate', operator, days })),
    fc.constant({ type: 'completion', contentId: newId() }),
  ) as fc.Arbitrary<SimpleCondition>
}

function rules(): fc.Arbitrary<TeamRules> {
  const group = fc
    .tuple(fc.constantFrom('all', 'any', 'none'), fc.array(simple(), { minLength: 1, maxLength: 3 }))
    .map(([match, conditions]) => ({ type: 'group', match, conditions }))
  const condition = fc.oneof({ weight: 3, arbitrary: simple() }, { weight: 1, arbitrary: group })
  const conditions = fc.array(condition as fc.Arbitrary<Condition>, { minLength: 1, maxLength: 3 })
  return fc.record({ match: fc.constantFrom('all', 'any'), conditions })
}

test('rules as data and rules as statements let in the same people', async () => {
  const { db } = await hub.hubCall()
  const about = { now: new Date('2026-11-29T23:30:00Z'), timezone: 'Europe/Berlin' }
  const teams = fc.sample(rules(), 300).map((rules, nth) => ({ id: newId(), name: `Team ${nth}`, rules }))
  const found = await findChangesOf(db, people, teams, about)
  let count = 0
  for (const { id, rules } of teams) {
    const fitting: string[] = []
    for (const person of people) if (await doesFit(db, person, rules, about)) fitting.push(person)
    expect(found.get(id)?.joining.toSorted() ?? [], JSON.stringify(rules)).toEqual(fitting.toSorted())
    count += fitting.length
  }
  // Neither nobody nor everybody.
  expect(count).toBeGreaterThan(teams.length / 2)
  expect(count).toBeLessThan(teams.length * people.length * 0.9)
})
