import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'

let hub: TestHub
let admin: Somebody
let people = 0

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['user_write', 'settings_write'] })
})
afterAll(() => hub.close())

function newcomer(about: object = {}) {
  people += 1
  return { email: `fact${people}@hub.example`, first_name: 'Demo', last_name: `Person ${people}`, ...about }
}

async function field(about: object): Promise<string> {
  people += 1
  return (await admin.post('/customFields/', { label: `Field ${people}`, ...about })).body.id
}

const create = (...users: object[]) => admin.post('/users', { users })
const detailsOf = async (id: string) => (await admin.get(`/users/${id}`)).body
const attributes = (of: object) => Object.entries(of).map(([attribute, value]) => ({ attribute, value }))

const FACTS = {
  department: 'Sales',
  employeeId: 'E-17',
  extendedAttribute10: 'last',
  'manager-email': 'boss@hub.example',
  'manager-employeeid': 'E-1',
  startDate: '2026-11-30',
}

test('keeps what is known of people when they are added, with where it came from and since when', async () => {
  const now = new Date('2026-11-02T10:00:00Z')
  const [place, team, other] = [
    await field({ type: 'choice', options: ['Berlin'] }),
    await addTeam(hub.context.databases, 'Facts'),
    await addTeam(hub.context.databases, 'Other facts'),
  ]
  hub.setNow(now)
  const { body } = await admin.post('/users', {
    teamId: team,
    users: [
      newcomer({
        attributes: attributes({ ...FACTS, department: ' Sales ' }),
        customFields: [{ id: place, value: 'Berlin' }],
        teamIds: [team, other],
      }),
      newcomer(),
    ],
  })
  hub.setNow(null)
  const found = await detailsOf(body.users[0].id)
  expect(found.attributes).toEqual(
    attributes(FACTS).map((fact) => ({ ...fact, source: 'admin', updatedTime: now.toISOString() })),
  )
  expect(found.userCustomFields).toMatchObject([{ id: place, value: 'Berlin', type: 'choice' }])
  expect(found.teams).toEqual(
    [
      [team, 'Facts'],
      [other, 'Other facts'],
    ].map(([id, name]) => ({ id, name, teamType: null, role: 'member', isSmartTeam: false })),
  )
  expect(await detailsOf(body.users[1].id)).toMatchObject({ attributes: [], teams: [{ id: team }], state: 'created' })
  const { db } = await hub.hubCall()
  const row = db.selectFrom('member').selectAll().where('id', '=', body.users[0].id)
  expect(await row.executeTakeFirstOrThrow()).toMatchObject({ employee_id: 'E-17', manager_employee_id: 'E-1' })
})

test('tells an account that was invited from one that was used', async () => {
  const { body } = await admin.post('/users', { users: [newcomer()], send_email: true })
  expect((await detailsOf(body.users[0].id)).state).toBe('invited')
  const person = await hub.person()
  const { db } = await hub.hubCall()
  await db.updateTable('member').set({ last_access_at: new Date() }).where('id', '=', person.memberId).execute()
  expect(await detailsOf(person.memberId)).toMatchObject({ state: 'active', hasSecondFactor: false })
  expect((await detailsOf((await hub.person({ hasFactor: true })).memberId)).hasSecondFactor).toBe(true)
})

test.each([
  [{ attributes: attributes({ startDate: '2026-02-30' }) }, 'attribute-wrong', '/attributes/0/value'],
  [{ attributes: attributes({ 'manager-email': 'nobody' }) }, 'attribute-wrong', '/attributes/0/value'],
  [
    { attributes: [...attributes(FACTS), ...attributes({ startDate: null })] },
    'attribute-wrong',
    '/attributes/6/attribute',
  ],
  [{ attributes: attributes({ shoeSize: '43' }) }, 'bad-input', '/attributes/0/attribute'],
  [{ customFields: [{ id: newId(), value: 'x' }] }, 'unknown-reference', '/customFields/0/id'],
])('refuses %j, also of somebody new, and changes nothing', async (about, code, pointer) => {
  const person = await hub.person()
  const patched = await admin.patch(`/users/${person.memberId}`, { first_name: 'Other', ...about })
  expect(patched.body).toMatchObject({ status: 400, code, errors: [{ pointer }] })
  expect((await detailsOf(person.memberId)).first_name).toBe('Test')
  const user = newcomer(about)
  const created = await create(newcomer(), user)
  expect(created.body).toMatchObject({ status: 400, code, errors: [{ pointer: `/users/1${pointer}` }] })
  const { db } = await hub.hubCall()
  expect(await db.selectFrom('member').select('id').where('email', '=', user.email).execute()).toEqual([])
})

test('refuses a team, a language and a value that the hub does not have, before anybody is added', async () => {
  const date = await field({ type: 'date' })
  for (const [about, code, pointer] of [
    [{ teamIds: [newId()] }, 'unknown-reference', '/users/0/teamIds/0'],
    [{ locale: 'fr-FR' }, 'locale-not-offered', '/users/0/locale'],
    [{ customFields: [{ id: date, value: 'soon' }] }, 'custom-field-value-wrong', '/users/0/customFields/0/value'],
  ] as const)
    expect((await create(newcomer(about))).body).toMatchObject({ status: 400, code, errors: [{ pointer }] })
})

test('asks what to do with somebody who was removed, and leaves them removed', async () => {
  const gone = await hub.person({ isDeleted: true, isAdmin: true, privileges: ['user_write'], firstName: 'Old' })
  const { status, body } = await admin.post('/users', {
    users: [newcomer({ email: gone.email, attributes: attributes(FACTS) })],
    send_email: true,
    teamId: await addTeam(hub.context.databases, 'Not for the removed'),
  })
  expect(status).toBe(201)
  expect(body.users).toEqual([{ id: gone.memberId, email: gone.email, created: false, outcome: 'removed' }])
  expect(await detailsOf(gone.memberId)).toMatchObject({
    first_name: 'Old',
    is_deleted: true,
    teams: [],
    attributes: [],
  })
})

/** Somebody with facts, a team, a value and something learned, who was removed. */
async function removed() {
  const team = await addTeam(hub.context.databases, `Team ${newId()}`)
  const [id, person] = [await field({}), await hub.person({ firstName: 'Old', teams: [{ id: team, role: 'manager' }] })]
  const sent = { attributes: attributes(FACTS), customFields: [{ id, value: 'kept' }] }
  expect((await admin.patch(`/users/${person.memberId}`, sent)).status).toBe(200)
  const { db } = await hub.hubCall()
  const contentId = newId()
  await db
    .insertInto('content')
    .values({
      id: contentId,
      type: 'web',
      name: 'Learned',
      locale: 'en-GB',
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute()
  await db
    .insertInto('content_user')
    .values({ content_id: contentId, member_id: person.memberId, completed_at: new Date() })
    .execute()
  await db.updateTable('member').set({ is_deleted: true }).where('id', '=', person.memberId).execute()
  const learned = async () =>
    (await db.selectFrom('content_user').select('content_id').where('member_id', '=', person.memberId).execute()).length
  return { ...person, learned }
}

test('brings somebody back with what they had, and no session that they had', async () => {
  const gone = await removed()
  const { body } = await create(newcomer({ email: gone.email, first_name: 'New', whenRemoved: 'restore' }))
  expect(body.users).toEqual([{ id: gone.memberId, email: gone.email, created: false, outcome: 'restored' }])
  const found = await detailsOf(gone.memberId)
  expect(found).toMatchObject({ first_name: 'Old', is_deleted: false, teams: [{ role: 'manager' }] })
  expect(found.attributes).toHaveLength(6)
  expect(found.userCustomFields).toContainEqual(expect.objectContaining({ value: 'kept' }))
  expect(await gone.learned()).toBe(1)
  expect((await gone.get('/auth/session')).status).toBe(401)
  expect((await hub.audit(gone.memberId)).at(-1)!.action).toBe('RESTORE')
})

test('lets somebody begin anew with what is sent alone, and keeps what they learned', async () => {
  const gone = await removed()
  const sent = {
    email: gone.email,
    first_name: 'New',
    whenRemoved: 'beginAnew',
    attributes: attributes({ city: 'Bonn' }),
  }
  const { body } = await create(newcomer(sent))
  expect(body.users).toEqual([{ id: gone.memberId, email: gone.email, created: true, outcome: 'begunAnew' }])
  const found = await detailsOf(gone.memberId)
  expect(found).toMatchObject({ first_name: 'New', is_deleted: false, teams: [], attributes: [{ attribute: 'city' }] })
  expect(found.attributes).toHaveLength(1)
  expect(found.userCustomFields.every(({ value }: { value: string | null }) => value === null)).toBe(true)
  expect(await gone.learned()).toBe(1)
  expect((await gone.get('/auth/session')).status).toBe(401)
  const { db } = await hub.hubCall()
  const row = db.selectFrom('member').select(['start_date', 'manager_email']).where('id', '=', gone.memberId)
  expect(await row.executeTakeFirstOrThrow()).toEqual({ start_date: null, manager_email: null })
})

test('lets nobody bring back or change somebody with rights that they do not hold', async () => {
  const about = { isAdmin: true, privileges: ['report_write' as const] }
  const [gone, present] = [await hub.person({ ...about, isDeleted: true }), await hub.person(about)]
  const refused = { status: 403, code: 'user-outranks-you' }
  for (const whenRemoved of ['restore', 'beginAnew'])
    expect((await create(newcomer({ email: gone.email, whenRemoved }))).body).toMatchObject(refused)
  expect((await detailsOf(gone.memberId)).is_deleted).toBe(true)
  expect((await admin.patch(`/users/${present.memberId}`, { first_name: 'Other' })).body).toMatchObject(refused)
  const whole = { first_name: 'Other', last_name: 'Name', language: 'en-GB' }
  expect((await admin.put(`/users/${present.memberId}`, whole)).body).toMatchObject(refused)
  expect((await detailsOf(present.memberId)).first_name).toBe('Test')
})

test('changes what is sent, leaves the rest, and writes down what was and what is', async () => {
  const person = await hub.person()
  const [desk, hours] = [await field({}), await field({ type: 'number' })]
  const path = `/users/${person.memberId}`
  await admin.patch(path, { attributes: attributes(FACTS), customFields: [{ id: desk, value: '7' }] })
  const answer = await admin.patch(path, {
    name: 'Anna Maria Test',
    language: 'de-DE',
    password: null,
    attributes: attributes({ startDate: '2026-12-01', department: null, city: 'Bonn', employeeId: 'E-17' }),
    customFields: [
      { id: desk, value: null },
      { id: hours.toUpperCase(), value: ' 38.5 ' },
    ],
  })
  expect(answer).toMatchObject({ status: 200, body: { success: true } })
  const found = await detailsOf(person.memberId)
  expect(found).toMatchObject({
    first_name: 'Anna Maria',
    last_name: 'Test',
    name: 'Anna Maria Test',
    language: 'de-DE',
  })
  const { department: _, ...rest } = FACTS
  expect(Object.fromEntries(found.attributes.map(({ attribute, value }: never) => [attribute, value]))).toEqual({
    ...rest,
    city: 'Bonn',
    startDate: '2026-12-01',
  })
  const entry = (await hub.audit(person.memberId)).at(-1)!
  expect(entry).toMatchObject({ action: 'UPDATE', actor_id: admin.memberId, object_name: 'Anna Maria Test' })
  const labels = found.userCustomFields.map(({ label }: { label: string }) => label)
  expect(entry.details).toEqual([
    { property: 'first_name', oldValue: 'Test', value: 'Anna Maria' },
    { property: 'last_name', oldValue: 'Person', value: 'Test' },
    { property: 'language', oldValue: 'en-GB', value: 'de-DE' },
    { property: 'startDate', oldValue: '2026-11-30', value: '2026-12-01' },
    { property: 'department', oldValue: 'Sales', value: null },
    { property: 'city', oldValue: null, value: 'Bonn' },
    { property: labels.at(-2), oldValue: '7', value: null },
    { property: labels.at(-1), oldValue: null, value: '38.5' },
  ])
  const count = (await hub.audit(person.memberId)).length
  expect((await admin.patch(path, { language: 'de-DE', attributes: attributes({ city: ' Bonn ' }) })).status).toBe(200)
  expect(await hub.audit(person.memberId)).toHaveLength(count)
})

test('writes no address of a manager into the list of changes', async () => {
  const person = await hub.person()
  await admin.patch(`/users/${person.memberId}`, { attributes: attributes({ 'manager-email': 'boss@hub.example' }) })
  expect((await hub.audit(person.memberId)).at(-1)!.details).toEqual([
    { property: 'manager-email', oldValue: null, value: 'an address' },
  ])
})

test('finds people by the name that an admin gave them', async () => {
  const person = await hub.person()
  await admin.put(`/users/${person.memberId}`, { first_name: 'Zuleika', last_name: 'Dobson', language: 'en-GB' })
  const { db } = await hub.hubCall()
  const words = await db.selectFrom('member_word').select('word').where('member_id', '=', person.memberId).execute()
  expect(words.map(({ word }) => word).sort()).toEqual(['dobson', 'zuleika'])
})

test("loses nobody's change: an older version is refused, and what the person changes makes a new one", async () => {
  const person = await hub.person()
  const path = `/users/${person.memberId}`
  const { headers } = await admin.get(path)
  const first = headers['etag'] as string
  const changed = await admin.patch(path, { first_name: 'One' }, { 'if-match': first })
  expect(changed.status).toBe(200)
  expect(changed.headers['etag']).not.toBe(first)
  expect((await admin.patch(path, { first_name: 'Two' }, { 'if-match': first })).body.code).toBe('version-mismatch')
  await person.put('/me/profile', { first_name: 'Own', last_name: 'Name' })
  const late = { 'if-match': changed.headers['etag'] as string }
  expect((await admin.patch(path, { first_name: 'Two' }, late)).status).toBe(412)
  expect((await detailsOf(person.memberId)).first_name).toBe('Own')
})

test.each([
  [{ password: 'chosen by an admin' }, 'password-not-allowed', '/password'],
  [{ language: 'fr-FR' }, 'locale-not-offered', '/language'],
  [{ name: 'Anna Test', first_name: 'Berta', last_name: 'Test' }, 'name-differs', '/name'],
  [{}, 'bad-input', ''],
])('refuses the change %j', async (patch, code, pointer) => {
  const person = await hub.person()
  const { body } = await admin.patch(`/users/${person.memberId}`, patch)
  expect(body).toMatchObject({ status: 400, code, errors: [{ pointer }] })
})

test('needs user_read to look and user_write to change, and knows nobody of another hub', async () => {
  const [person, elsewhere, gone] = [
    await hub.person(),
    await hub.person({ domainId: 2 }),
    await hub.person({ isDeleted: true }),
  ]
  const reader = await hub.person({ isAdmin: true, privileges: ['user_read'] })
  expect((await reader.get(`/users/${person.memberId}`)).status).toBe(200)
  expect((await reader.patch(`/users/${person.memberId}`, { first_name: 'Other' })).status).toBe(403)
  expect((await person.get(`/users/${person.memberId}`)).status).toBe(403)
  for (const id of [elsewhere.memberId, newId()]) {
    expect((await admin.get(`/users/${id}`)).status).toBe(404)
    expect((await admin.patch(`/users/${id}`, { first_name: 'Other' })).status).toBe(404)
  }
  expect((await admin.get(`/users/${gone.memberId}`)).body.is_deleted).toBe(true)
  expect((await admin.patch(`/users/${gone.memberId}`, { first_name: 'Other' })).status).toBe(404)
})
