import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAsset } from '../assets/asset-fixtures.ts'
import { registerMassJobs } from '../jobs/jobs.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { codeOf } from '../testing/client.ts'
import { registerTeamJobs } from './jobs.ts'
import { applyDueRules } from './rule-service.ts'

let hub: TestHub
let admin: Somebody
let names = 0
let endings: (() => void)[]

beforeAll(async () => {
  hub = await testHub()
  endings = [registerTeamJobs(hub.context), await registerMassJobs(hub.context)]
  admin = await hub.person({ isAdmin: true, privileges: ['settings_write', 'user_write', 'user_read'] })
})
afterAll(async () => {
  endings.forEach((end) => end())
  await hub.close()
})

type Condition = Record<string, unknown>
const rulesOf = (conditions: Condition[], match = 'all') => ({ match, conditions })

async function smart(conditions: Condition[], match = 'all'): Promise<string> {
  const answer = await admin.post('/teams/', {
    name: `Smart ${(names += 1)}`,
    smart_settings: rulesOf(conditions, match),
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.id
}

const department = (...values: string[]) => ({ type: 'attribute', attribute: 'department', operator: 'is', values })

async function person(attributes: { attribute: string; value: string }[] = [], about: object = {}): Promise<string> {
  const email = `p${(names += 1)}@rules.example`
  const users = [{ email, first_name: 'Demo', last_name: `Person ${names}`, attributes, ...about }]
  const answer = await admin.post('/users/', { users })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.users[0].id
}

async function membersOf(id: string): Promise<string[]> {
  const { items } = (await admin.get(`/teams/${id}/members`)).body
  return items.map((item: { id: string }) => item.id)
}

test('rules fill a team at once, and follow people as their facts change', async () => {
  const before = await person([{ attribute: 'department', value: ' Sales ' }])
  const id = await smart([department('sales', 'Service')])
  expect(await membersOf(id)).toEqual([before])
  const after = await person([{ attribute: 'department', value: 'service' }])
  expect(new Set(await membersOf(id))).toEqual(new Set([before, after]))
  await admin.patch(`/users/${before}`, { attributes: [{ attribute: 'department', value: 'Harbour' }] })
  expect(await membersOf(id)).toEqual([after])
  const { items } = (await admin.get(`/teams/${id}/members`)).body
  expect(items[0].addedBy).toBe('rules')
})

test('rules find who comes back to the hub', async () => {
  const gone = await person([{ attribute: 'department', value: 'Lighthouse' }])
  expect((await admin.delete(`/users/${gone}`)).status).toBe(200)
  const id = await smart([department('Lighthouse')])
  expect(await membersOf(id)).toEqual([])
  expect((await admin.post(`/users/${gone}/restore`)).status).toBe(200)
  expect(await membersOf(id)).toEqual([gone])
})

test('whom a person added stays, and whom the rules would add again cannot be taken out', async () => {
  const [byHand, byRules] = [await person(), await person([{ attribute: 'department', value: 'Quay' }])]
  const id = await smart([department('Quay')])
  await admin.post(`/teams/${id}/members`, { userIds: [byHand] })
  expect(codeOf(await admin.delete(`/teams/${id}/members/${byRules}`))).toEqual([409, 'member-by-rules'])
  const { status, body: job } = await admin.post(`/teams/${id}/rules/apply`)
  expect([status, job]).toMatchObject([202, { kind: 'updateTeamMembersByRules', total: 1, canCancel: false }])
  expect((await admin.get(`/jobs/${job.id}`)).body).toMatchObject({
    state: 'succeeded',
    doneCount: 1,
    result: { type: 'page', href: `/manage/teams/${id}` },
  })
  expect(new Set(await membersOf(id))).toEqual(new Set([byHand, byRules]))
  await admin.patch(`/teams/${id}`, { smart_settings: null })
  expect(await membersOf(id)).toEqual([byHand])
  expect(codeOf(await admin.post(`/teams/${id}/rules/apply`))).toEqual([409, 'team-without-rules'])
})

const KINDS: [string, Condition, boolean][] = [
  ['is', { ...department('Dock') }, true],
  ['isNot', { ...department('Dock'), operator: 'isNot' }, false],
  ['isNot another', { ...department('Yard'), operator: 'isNot' }, true],
  ['contains', { ...department('OC'), operator: 'contains' }, true],
  ['contains a wildcard', { ...department('%'), operator: 'contains' }, false],
  ['startsWith', { ...department('do'), operator: 'startsWith' }, true],
  ['isSet', { ...department(), operator: 'isSet' }, true],
  ['isNotSet', { ...department(), operator: 'isNotSet' }, false],
  ['isNot of nothing', { type: 'attribute', attribute: 'city', operator: 'isNot', values: ['x'] }, true],
  ['is of nothing', { type: 'attribute', attribute: 'city', operator: 'is', values: ['x'] }, false],
  ['manager', { type: 'attribute', attribute: 'manager-email', operator: 'is', values: ['BOSS@rules.example'] }, true],
  ['domain', { type: 'emailDomain', operator: 'is', values: ['rules.example'] }, true],
  ['no domain', { type: 'emailDomain', operator: 'isNot', values: ['rules.example'] }, false],
  ['language', { type: 'locale', operator: 'is', values: ['en-GB'] }, true],
  ['added before', { type: 'createdTime', operator: 'before', date: '2020-01-01' }, false],
  ['added since', { type: 'createdTime', operator: 'onOrAfter', date: '2020-01-01' }, true],
  ['new', { type: 'timeInHub', operator: 'lessThan', days: 1 }, true],
  ['old', { type: 'timeInHub', operator: 'atLeast', days: 1 }, false],
  ['begun long ago', { type: 'startDate', operator: 'atLeastDaysAgo', days: 100 }, true],
  ['begun lately', { type: 'startDate', operator: 'lessThanDaysAgo', days: 100 }, false],
  ['to begin', { type: 'startDate', operator: 'withinDays', days: 100 }, false],
  ['any of a group', { type: 'group', match: 'any', conditions: [department('Yard'), department('Dock')] }, true],
  ['all of a group', { type: 'group', match: 'all', conditions: [department('Yard'), department('Dock')] }, false],
  ['none of a group', { type: 'group', match: 'none', conditions: [department('Yard')] }, true],
]

test('each kind of condition lets in whom it says, and the reasons and the preview say the same', async () => {
  const one = await person([
    { attribute: 'department', value: 'Dock' },
    { attribute: 'manager-email', value: 'boss@rules.example' },
    { attribute: 'startDate', value: '2021-05-01' },
  ])
  const conditions = KINDS.map(([, condition]) => condition)
  const id = await smart(conditions, 'any')
  const { conditions: met } = (await admin.get(`/teams/${id}/members/${one}`)).body
  expect(met.map(({ isMet }: { isMet: boolean }, nth: number) => [KINDS[nth]![0], isMet])).toEqual(
    KINDS.map(([name, , expected]) => [name, expected]),
  )
  const preview = await admin.post('/teams/rules/preview?limit=100', { smart_settings: rulesOf(conditions, 'any') })
  const shown = preview.body.items.find((item: { id: string }) => item.id === one)
  expect(shown).toMatchObject({
    change: 'joins',
    conditions: KINDS.flatMap(([, , expected], nth) => (expected ? [nth] : [])),
  })
})

test('a team of teams follows them, and circles are refused by name', async () => {
  const inner = await smart([department('Bridge')])
  const outer = await smart([{ type: 'team', operator: 'is', teamIds: [inner] }])
  const one = await person([{ attribute: 'department', value: 'Bridge' }])
  expect(await membersOf(outer)).toEqual([one])
  await admin.patch(`/users/${one}`, { attributes: [{ attribute: 'department', value: null }] })
  expect(await membersOf(outer)).toEqual([])
  const circle = { smart_settings: rulesOf([{ type: 'team', operator: 'is', teamIds: [outer] }]) }
  const refused = await admin.patch(`/teams/${inner}`, circle)
  expect(codeOf(refused)).toEqual([400, 'circular-team-rules'])
  const { name } = (await admin.get(`/teams/${outer}`)).body
  expect(JSON.stringify(refused.body)).toContain(name)
  expect(codeOf(await admin.post('/teams/rules/preview', { ...circle, teamId: inner }))).toEqual([
    400,
    'circular-team-rules',
  ])
})

test('refuses what the hub does not have, and values that do not fit their operator', async () => {
  const deleted = await addAsset((await hub.hubCall()).db, { isDeleted: true })
  for (const condition of [
    { type: 'team', operator: 'is', teamIds: [newId()] },
    { type: 'customField', customFieldId: newId(), operator: 'isSet', values: [] },
    { type: 'completion', operator: 'completed', contentId: newId() },
    { type: 'completion', operator: 'completed', contentId: deleted },
  ])
    expect(codeOf(await admin.post('/teams/', { name: 'Never', smart_settings: rulesOf([condition]) }))).toEqual([
      400,
      'unknown-reference',
    ])
  for (const condition of [department(), { ...department('x'), operator: 'isSet' }])
    expect(codeOf(await admin.post('/teams/', { name: 'Never', smart_settings: rulesOf([condition]) }))).toEqual([
      400,
      'rule-values-wrong',
    ])
})

test('a completion lets people in and never puts them out', async () => {
  const editor = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
  const asset = await editor.post('/assets', {
    type: 'web',
    webUrl: 'https://page.example/',
    name: 'A page',
    published: true,
    markAsDoneMode: 'manual',
  })
  expect(asset.status, JSON.stringify(asset.body)).toBe(201)
  const contentId = asset.body.id
  const id = await smart([{ type: 'completion', operator: 'completed', contentId }])
  const learner = await hub.person()
  expect((await learner.put(`/me/assets/${contentId}/read`)).status).toBe(200)
  expect(await membersOf(id)).toEqual([learner.memberId])
  expect((await learner.put(`/me/assets/${contentId}/unread`)).status).toBe(200)
  await admin.post(`/teams/${id}/rules/apply`)
  expect(await membersOf(id)).toEqual([learner.memberId])
})

test('a large loss waits for a yes', async () => {
  const domain = 'large.example'
  const users = Array.from({ length: 60 }, (_, nth) => ({
    email: `l${nth}@${domain}`,
    first_name: 'Large',
    last_name: `${nth}`,
    attributes: [{ attribute: 'city', value: 'Port' }],
  }))
  expect((await admin.post('/users/', { users })).status).toBe(201)
  const id = await smart([{ type: 'attribute', attribute: 'city', operator: 'is', values: ['Port'] }])
  expect((await admin.get(`/teams/${id}`)).body.userCount).toBe(60)
  // As an import that lost a column would leave it.
  const call = await hub.hubCall()
  await call.db.deleteFrom('member_fact').where('member_fact.fact', '=', 'city').execute()
  await call.db
    .updateTable('team')
    .set({ rules_applied_at: new Date(0) })
    .where('team.id', '=', id)
    .execute()
  await applyDueRules(call)
  const waiting = (await admin.get(`/teams/${id}`)).body
  expect(waiting).toMatchObject({ userCount: 60, rulesWaiting: { joinCount: 0, leaveCount: 60 } })
  const { body: again } = await admin.post(`/teams/${id}/rules/apply`)
  expect((await admin.get(`/jobs/${again.id}/items`)).body.items).toMatchObject([
    { type: 'team', id, state: 'skipped', reason: expect.stringContaining('say yes') },
  ])
  const { status, body: job } = await admin.post(`/teams/${id}/rules/accept`)
  expect([status, job.kind]).toEqual([202, 'acceptTeamRules'])
  expect((await admin.get(`/jobs/${job.id}`)).body).toMatchObject({ state: 'succeeded', doneCount: 1 })
  expect((await admin.get(`/teams/${id}`)).body).toMatchObject({ userCount: 0, rulesWaiting: null })
  expect(codeOf(await admin.post(`/teams/${id}/rules/accept`))).toEqual([409, 'nothing-to-accept'])
})

test("the hub applies what is due each day in one job, which is nobody's", async () => {
  const id = await smart([{ type: 'attribute', attribute: 'city', operator: 'is', values: ['Nightly'] }])
  hub.setNow(new Date(Date.now() + 2 * 86_400_000))
  const first = (await admin.get('/jobs/?limit=1')).body.items[0]?.id
  await applyDueRules(await hub.hubCall())
  const [job] = (await admin.get('/jobs/?limit=1')).body.items
  expect(job.id).not.toBe(first)
  expect(job).toMatchObject({
    kind: 'updateTeamMembersByRules',
    state: 'succeeded',
    createdBy: null,
    canCancel: false,
    result: { href: '/manage/teams' },
  })
  const teams = (await admin.get(`/jobs/${job.id}/items?limit=100`)).body.items
  expect(teams).toContainEqual(expect.objectContaining({ type: 'team', id, state: 'done' }))
  const own = (await admin.get('/jobs/?isMine=true&limit=100')).body.items
  expect(own.map(({ id }: { id: string }) => id)).not.toContain(job.id)
  expect((await (await hub.person()).get(`/jobs/${job.id}`)).status).toBe(404)
  expect((await admin.post(`/jobs/${job.id}/cancel`)).status).toBe(404)
  await applyDueRules(await hub.hubCall())
  expect((await admin.get('/jobs/?limit=1')).body.items[0].id).toBe(job.id)
  hub.setNow(null)
})

test('time lets people in and puts them out, at midnight of the hub', async () => {
  const one = await person([{ attribute: 'startDate', value: '2026-11-30' }])
  hub.setNow(new Date('2026-11-29T12:00:00Z'))
  const id = await smart([{ type: 'startDate', operator: 'lessThanDaysAgo', days: 2 }])
  expect(await membersOf(id)).toEqual([])
  hub.setNow(new Date('2026-11-30T12:00:00Z'))
  await applyDueRules(await hub.hubCall())
  expect(await membersOf(id)).toEqual([one])
  hub.setNow(new Date('2026-12-02T12:00:00Z'))
  await applyDueRules(await hub.hubCall())
  expect(await membersOf(id)).toEqual([])
  hub.setNow(null)
})

test('rules find also whom a process of an older version wrote down', async () => {
  const one = await person([{ attribute: 'department', value: ' Lock Keepers ' }])
  const { db } = await hub.hubCall()
  await db.updateTable('member_fact').set({ compared: null }).where('member_id', '=', one).execute()
  const id = await smart([department('lock keepers')])
  expect(await membersOf(id)).toEqual([])
  hub.setNow(new Date(Date.now() + 86_400_000))
  await applyDueRules(await hub.hubCall())
  hub.setNow(null)
  expect(await membersOf(id)).toEqual([one])
})

test('so does the list of people', async () => {
  const { body: field } = await admin.post('/customFields/', { label: 'Berth' })
  const customFields = [{ id: field.id, value: 'North 3' }]
  const one = await person([{ attribute: 'employeeId', value: ' Q17 ' }], { customFields })
  const found = async (query: string) =>
    (await admin.get(`/users?${query}`)).body.items.map(({ id }: { id: string }) => id)
  const asked = ['attribute=employeeId&attributeValue=q17', `customFieldId=${field.id}&customFieldValue=NORTH%203`]
  for (const query of asked) expect(await found(query)).toEqual([one])
  const { db } = await hub.hubCall()
  await db.updateTable('member_fact').set({ compared: null }).where('member_id', '=', one).execute()
  await db.updateTable('custom_field_value').set({ compared: null }).where('member_id', '=', one).execute()
  for (const query of asked) expect(await found(query)).toEqual([])
  await applyDueRules(await hub.hubCall())
  for (const query of asked) expect(await found(query)).toEqual([one])
})

test('what somebody has not is asked of everybody and of one person alike', async () => {
  const [has, hasNot] = [await person([{ attribute: 'city', value: 'Bergen' }]), await person()]
  const about = { type: 'emailDomain', operator: 'is', values: ['rules.example'] }
  for (const condition of [
    { operator: 'isNot', values: ['bergen'] },
    { operator: 'isNotSet', values: [] },
  ]) {
    const id = await smart([about, { type: 'attribute', attribute: 'city', ...condition }])
    expect(await membersOf(id)).toContain(hasNot)
    expect(await membersOf(id)).not.toContain(has)
    for (const value of ['Bergen', null]) {
      await admin.patch(`/users/${hasNot}`, { attributes: [{ attribute: 'city', value }] })
      expect((await membersOf(id)).includes(hasNot)).toBe(value === null)
    }
  }
})

const FIELDS = {
  text: {
    value: 'Quay 7',
    kinds: [
      ['is', ['quay 7'], true],
      ['isNot', ['quay 7'], false],
      ['contains', ['AY'], true],
      ['isNotSet', [], false],
    ],
  },
  choice: {
    value: 'Night',
    kinds: [
      ['is', ['night', 'Day'], true],
      ['isNot', ['Night'], false],
      ['startsWith', ['da'], false],
    ],
  },
  number: {
    value: '-9.5',
    kinds: [
      ['is', ['-9.5'], true],
      // As texts it would be the other way round.
      ['lessThan', ['-10'], false],
      ['lessThan', ['-9.5'], false],
      ['lessThan', ['-9.4'], true],
      ['atLeast', ['-9.50'], true],
      ['atLeast', ['100'], false],
    ],
  },
  date: {
    value: '2026-11-20',
    kinds: [
      ['startsWith', ['2026'], true],
      ['before', ['2026-11-20'], false],
      ['before', ['2026-11-21'], true],
      ['onOrAfter', ['2026-11-20'], true],
      ['onOrAfter', ['2027-01-01'], false],
      ['lessThanDaysAgo', ['10'], false],
      ['lessThanDaysAgo', ['11'], true],
      ['atLeastDaysAgo', ['10'], true],
      ['atLeastDaysAgo', ['11'], false],
      ['withinDays', ['100'], false],
    ],
  },
} as const

describe('rules over custom fields', () => {
  const fields = new Map<string, string>()
  const about = (type: string, operator: string, values: readonly string[]) => ({
    type: 'customField',
    customFieldId: fields.get(type),
    operator,
    values,
  })
  beforeAll(async () => {
    for (const type of Object.keys(FIELDS)) {
      const options = type === 'choice' ? ['Night', 'Day'] : []
      const { body } = await admin.post('/customFields/', {
        label: `Rules ${type}`,
        type,
        ...(options.length && { options }),
      })
      fields.set(type, body.id)
    }
  })

  test('let in whom they say, by the type of the field, and nobody who entered nothing', async () => {
    hub.setNow(new Date('2026-11-30T12:00:00Z'))
    const customFields = Object.entries(FIELDS).map(([type, { value }]) => ({ id: fields.get(type), value }))
    const [one, nothing] = [await person([], { customFields }), await person()]
    const kinds = Object.entries(FIELDS).flatMap(([type, { kinds }]) =>
      kinds.map(([operator, values, isMet]) => ({ condition: about(type, operator, values), isMet })),
    )
    const id = await smart(
      kinds.map(({ condition }) => condition),
      'any',
    )
    const metBy = async (somebody: string) =>
      (await admin.get(`/teams/${id}/members/${somebody}`)).body.conditions.map(
        ({ isMet }: { isMet: boolean }) => isMet,
      )
    expect(await metBy(one)).toEqual(kinds.map(({ isMet }) => isMet))
    expect(await metBy(nothing)).toEqual(
      kinds.map(({ condition: { operator } }) => operator === 'isNot' || operator === 'isNotSet'),
    )
    hub.setNow(null)
  })

  test('follow the people who enter something, and the days that pass', async () => {
    hub.setNow(new Date('2026-11-30T12:00:00Z'))
    const id = await smart([about('date', 'withinDays', ['5'])])
    const enter = (value: string) => admin.patch(`/users/${one}`, { customFields: [{ id: fields.get('date'), value }] })
    const one = await person([], { customFields: [{ id: fields.get('date'), value: '2026-12-06' }] })
    expect(await membersOf(id)).toEqual([])
    expect((await enter('2026-12-05')).status).toBe(200)
    expect(await membersOf(id)).toEqual([one])
    hub.setNow(new Date('2026-12-05T12:00:00Z'))
    await applyDueRules(await hub.hubCall())
    expect(await membersOf(id)).toEqual([])
    hub.setNow(null)
  })

  test('go on with a field that became one of texts, in which anything may stand', async () => {
    const { body: field } = await admin.post('/customFields/', { label: 'Became a text', type: 'date' })
    const condition = { type: 'customField', customFieldId: field.id, operator: 'before', values: ['2027-01-01'] }
    const id = await smart([condition])
    const { status } = await admin.patch(`/customFields/${field.id}`, { type: 'text' })
    expect(status).toBe(200)
    const [some] = [await person([], { customFields: [{ id: field.id, value: '2026-02-30' }] })]
    await person([], { customFields: [{ id: field.id, value: 'soon' }] })
    expect(await membersOf(id)).toEqual([some])
  })

  test.each([
    ['text', 'before', ['2026-11-30'], 'operator'],
    ['number', 'onOrAfter', ['2026-11-30'], 'operator'],
    ['date', 'atLeast', ['5'], 'operator'],
    ['date', 'before', ['2026-02-30'], 'values'],
    ['date', 'before', [], 'values'],
    ['date', 'onOrAfter', ['2026-11-30', '2026-12-01'], 'values'],
    ['date', 'withinDays', ['0'], 'values'],
    ['date', 'withinDays', ['36501'], 'values'],
    ['number', 'lessThan', ['12,5'], 'values'],
  ])('refuse a field of type %s with %s %j', async (type, operator, values, place) => {
    const smart_settings = rulesOf([about(type, operator, values)])
    expect((await admin.post('/teams/', { name: 'Never', smart_settings })).body).toMatchObject({
      status: 400,
      code: 'rule-values-wrong',
      errors: [{ pointer: `/smart_settings/conditions/0/${place}` }],
    })
  })
})
