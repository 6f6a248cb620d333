import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'

let hub: TestHub
let admin: Somebody

beforeAll(async () => {
  hub = await testHub()
})
beforeEach(async () => {
  const { db } = await hub.hubCall()
  await db.deleteFrom('custom_field_value').execute()
  await db.deleteFrom('custom_field').execute()
  admin = await hub.person({ isAdmin: true, privileges: ['settings_write', 'user_write'] })
})
afterAll(() => hub.close())

async function field(label: string, about: object = {}): Promise<string> {
  const { status, body } = await admin.post('/customFields/', { label, ...about })
  expect(status).toBe(201)
  return body.id
}

async function labels(): Promise<string[]> {
  const { body } = await admin.get('/customFields/')
  expect(body.items.map(({ index }: { index: number }) => index)).toEqual([...body.items.keys()])
  return body.items.map(({ label }: { label: string }) => label)
}

/** Somebody who has said what they are called, so that only fields can be missing. */
async function named() {
  const person = await hub.person()
  await person.put('/me/profile', { first_name: 'Demo', last_name: 'Person' })
  return person
}

const actionsOn = async (id: string) => (await hub.audit(id)).map(({ action }) => action)

test('adds fields one behind the other, without the spaces around their words, and writes down who did', async () => {
  const id = await field(' Department ', { hint: ' Where you work. ', is_required: true })
  await field('<b>Desk</b>', { hint: ' ' })
  const { body } = await admin.get('/customFields/')
  expect(body).toMatchObject({
    total: 2,
    nextOffset: null,
    items: [
      { id, label: 'Department', hint: 'Where you work.', is_required: true, index: 0, filledCount: 0 },
      { label: '<b>Desk</b>', hint: null, is_required: false, index: 1 },
    ],
  })
  expect(await actionsOn(id)).toEqual(['CREATE'])
})

test('refuses a label that is in use, in whatever case, also to a field that gets it later', async () => {
  await field('Department')
  const id = await field('Desk')
  const taken = { status: 409, code: 'custom-field-label-taken' }
  expect((await admin.post('/customFields/', { label: 'DEPARTMENT ' })).body).toMatchObject(taken)
  expect((await admin.patch(`/customFields/${id}`, { label: 'department' })).body).toMatchObject(taken)
  expect((await admin.patch(`/customFields/${id}`, { label: 'DESK' })).status).toBe(200)
  expect(await labels()).toEqual(['Department', 'DESK'])
})

test('refuses the field beyond the hundredth, also where two admins add it at once', async () => {
  for (let nth = 0; nth < 99; nth += 1) await field(`Field ${nth}`)
  const answers = await Promise.all(['One', 'Other'].map((label) => admin.post('/customFields/', { label })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('custom-field-limit-reached')
  expect(await labels()).toHaveLength(100)
})

test('moves a field among the others, and one behind the last to the end', async () => {
  const [a, b] = [await field('A'), await field('B')]
  await field('C')
  await admin.patch(`/customFields/${b}`, { index: 0 })
  expect(await labels()).toEqual(['B', 'A', 'C'])
  await admin.patch(`/customFields/${b}`, { index: 99 })
  expect(await labels()).toEqual(['A', 'C', 'B'])
  await Promise.all([
    admin.patch(`/customFields/${a}`, { index: 2 }),
    admin.patch(`/customFields/${b}`, { index: 0 }),
    field('D'),
  ])
  expect((await labels()).sort()).toEqual(['A', 'B', 'C', 'D'])
})

test('keeps what people entered while the words of a field change', async () => {
  const id = await field('Desk')
  const person = await named()
  await person.put('/me/profile/customFields', { fields: [{ id, value: '7' }] })
  await admin.patch(`/customFields/${id}`, { label: 'Room', hint: 'Its number', is_required: true })
  await admin.patch(`/customFields/${id}`, { hint: null })
  expect((await person.get('/me/profile')).body.userCustomFields).toEqual([
    {
      id,
      label: 'Room',
      hint: null,
      type: 'text',
      options: [],
      is_required: true,
      value: '7',
      source: 'person',
      updatedTime: expect.stringMatching(/^20/),
    },
  ])
  expect(await actionsOn(id)).toEqual(['CREATE', 'UPDATE', 'UPDATE'])
})

test('says where a value came from, and of what stays as it was the first time', async () => {
  const [desk, room] = [await field('Desk'), await field('Room')]
  const person = await named()
  const origins = async () => {
    const { body } = await admin.get(`/users/${person.memberId}`)
    const fields = body.userCustomFields as { id: string; source: string | null; updatedTime: string | null }[]
    return fields.filter(({ id }) => id === desk || id === room)
  }
  expect(await origins()).toMatchObject([
    { source: null, updatedTime: null },
    { source: null, updatedTime: null },
  ])
  const enter = async (customFields: { id: string; value: string }[]) => {
    const { headers } = await admin.get(`/users/${person.memberId}`)
    const { status } = await admin.patch(
      `/users/${person.memberId}`,
      { customFields },
      { 'if-match': String(headers['etag']) },
    )
    expect(status).toBe(200)
  }
  await enter([{ id: desk, value: '7' }])
  const [first] = await origins()
  expect(first).toMatchObject({ source: 'admin' })
  await person.put('/me/profile/customFields', {
    fields: [
      { id: desk, value: '7' },
      { id: room, value: '12' },
    ],
  })
  expect(await origins()).toMatchObject([first, { source: 'person' }])
  await enter([{ id: desk, value: '7' }])
  expect(await origins()).toMatchObject([first, { source: 'person' }])
})

test('deletes a field with everything that was entered in it, and closes the gap', async () => {
  const ids = [await field('A'), await field('B', { is_required: true }), await field('C')]
  const person = await named()
  await person.put('/me/profile/customFields', { fields: ids.map((id) => ({ id, value: 'x' })) })
  expect((await admin.delete(`/customFields/${ids[1]}`)).status).toBe(200)
  expect(await labels()).toEqual(['A', 'C'])
  const { body } = await person.get('/me/profile')
  expect(body.userCustomFields).toHaveLength(2)
  expect(body.openCompleteProfile).toBe(false)
  expect((await admin.delete(`/customFields/${ids[1]}`)).status).toBe(404)
  const { db } = await hub.hubCall()
  expect(await db.selectFrom('custom_field_value').select('field_id').execute()).toHaveLength(2)
})

test('counts who has entered something, without those who were deleted', async () => {
  const id = await field('Desk')
  const [one, gone, empty] = [await named(), await named(), await named()]
  for (const person of [one, gone]) await person.put('/me/profile/customFields', { fields: [{ id, value: '7' }] })
  await empty.put('/me/profile/customFields', { fields: [{ id, value: '  ' }] })
  const { db } = await hub.hubCall()
  await db.updateTable('member').set({ is_deleted: true }).where('id', '=', gone.memberId).execute()
  expect((await admin.get('/customFields/')).body.items[0].filledCount).toBe(1)
})

test('lists in one statement, however many fields there are', async () => {
  for (let nth = 0; nth < 5; nth += 1) await field(`Field ${nth}`)
  await admin.get('/customFields/')
  hub.statements()
  await admin.get('/customFields/')
  expect(hub.statements().filter((text) => text.includes('custom_field'))).toHaveLength(1)
})

test('is for admins with the right: reading for settings or people, changing for settings', async () => {
  const reader = await hub.person({ isAdmin: true, privileges: ['user_read'] })
  const manager = await hub.person()
  const id = await field('Desk')
  expect((await reader.get('/customFields/')).status).toBe(200)
  expect((await manager.get('/customFields/')).status).toBe(403)
  for (const person of [reader, manager]) {
    expect((await person.post('/customFields/', { label: 'Mine' })).status).toBe(403)
    expect((await person.patch(`/customFields/${id}`, { label: 'Mine' })).status).toBe(403)
    expect((await person.delete(`/customFields/${id}`)).status).toBe(403)
  }
})

test('knows nothing of the fields of another hub', async () => {
  const id = await field('Desk')
  const elsewhere = await hub.person({ domainId: 2, isAdmin: true, privileges: ['settings_write', 'user_write'] })
  expect((await elsewhere.get('/customFields/')).body.items).toEqual([])
  expect((await elsewhere.patch(`/customFields/${id}`, { label: 'Mine' })).status).toBe(404)
  expect((await elsewhere.delete(`/customFields/${id}`)).status).toBe(404)
  expect((await elsewhere.get('/me/profile')).body.userCustomFields).toEqual([])
  const fields = [{ id, value: 'x' }]
  expect((await elsewhere.put('/me/profile/customFields', { fields })).body.code).toBe('unknown-reference')
  expect((await elsewhere.post('/customFields/', { label: 'Desk' })).status).toBe(201)
})

test('asks everybody for a required field until it is filled in', async () => {
  const person = await named()
  expect((await person.get('/me/profile')).body.openCompleteProfile).toBe(false)
  const id = await field('Department', { is_required: true })
  expect((await person.get('/me/profile')).body.openCompleteProfile).toBe(true)
  const saved = await person.put('/me/profile/customFields', { fields: [{ id, value: ' Sales ' }] })
  expect(saved.body).toEqual({ success: true, openCompleteProfile: false })
  expect((await person.get('/me/profile')).body).toMatchObject({
    openCompleteProfile: false,
    userCustomFields: [{ id, value: 'Sales' }],
  })
})

test('goes on asking for the name of who filled in the fields alone', async () => {
  const id = await field('Department', { is_required: true })
  const newcomer = await hub.person()
  const saved = await newcomer.put('/me/profile/customFields', { fields: [{ id, value: 'Sales' }] })
  expect(saved.body.openCompleteProfile).toBe(true)
})

test('empties what is left out, and what is null or nothing but spaces', async () => {
  const ids = [await field('A'), await field('B'), await field('C')]
  const person = await named()
  const other = await named()
  for (const one of [person, other])
    await one.put('/me/profile/customFields', { fields: ids.map((id) => ({ id, value: '<i>x</i>' })) })
  await person.put('/me/profile/customFields', {
    fields: [
      { id: ids[0], value: null },
      { id: ids[1]!.toUpperCase(), value: 'y' },
    ],
  })
  const valuesOf = async (one: typeof person) =>
    (await one.get('/me/profile')).body.userCustomFields.map(({ value }: { value: string | null }) => value)
  expect(await valuesOf(person)).toEqual([null, 'y', null])
  expect(await valuesOf(other)).toEqual(['<i>x</i>', '<i>x</i>', '<i>x</i>'])
})

test('refuses an empty required field, an unknown one and one that stands twice, and saves nothing then', async () => {
  const [id, other] = [await field('Department', { is_required: true }), await field('Desk')]
  const person = await named()
  await person.put('/me/profile/customFields', { fields: [{ id, value: 'Sales' }] })
  const refusals = [
    [[{ id: other, value: '7' }], 'required-field-empty', '/fields'],
    [
      [
        { id: other, value: '7' },
        { id, value: ' ' },
      ],
      'required-field-empty',
      '/fields/1/value',
    ],
    [
      [
        { id, value: 'IT' },
        { id: newId(), value: '7' },
      ],
      'unknown-reference',
      '/fields/1/id',
    ],
    [
      [
        { id, value: 'IT' },
        { id: id.toUpperCase(), value: 'HR' },
      ],
      'unknown-reference',
      '/fields/1/id',
    ],
  ] as const
  for (const [fields, code, pointer] of refusals)
    expect((await person.put('/me/profile/customFields', { fields })).body).toMatchObject({
      status: 400,
      code,
      errors: [{ pointer }],
    })
  expect((await person.put('/me/profile/customFields', { fields: [{ id, value: 'x'.repeat(1001) }] })).status).toBe(400)
  expect((await person.get('/me/profile')).body.userCustomFields[0].value).toBe('Sales')
})

test('saves alike when the same person saves twice at once, and while a field is deleted', async () => {
  const [id, other] = [await field('A'), await field('B')]
  const person = await named()
  const saves = ['x', 'y'].map((value) =>
    person.put('/me/profile/customFields', {
      fields: [
        { id, value },
        { id: other, value },
      ],
    }),
  )
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([200, 200])
  const [saved] = await Promise.all([
    person.put('/me/profile/customFields', { fields: [{ id, value: 'z' }] }),
    admin.delete(`/customFields/${id}`),
  ])
  expect([200, 400]).toContain(saved.status)
  expect((await person.get('/me/profile')).body.userCustomFields).toHaveLength(1)
})

test('deletes a field with what somebody enters in it at that very moment', async () => {
  const id = await field('Department')
  const person = await named()
  const { db } = await hub.hubCall()
  let deleting: Promise<{ status: number }> | undefined
  // What the save of a value holds at its end: the value is there, and not committed.
  await db.transaction().execute(async (inside) => {
    const of = { member_id: person.memberId, field_id: id, value: 'Sales', updated_at: new Date() }
    await inside.insertInto('custom_field_value').values(of).execute()
    deleting = Promise.resolve(admin.delete(`/customFields/${id}`))
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
  expect((await deleting!).status).toBe(200)
  expect(await db.selectFrom('custom_field_value').select('value').execute()).toEqual([])
})

const enter = (person: Somebody, id: string, value: string | null) =>
  person.put('/me/profile/customFields', { fields: [{ id, value }] })

test('keeps the type of a field and its options, and makes a line of text where nothing is said', async () => {
  const options = ['Berlin', 'Hamburg']
  const id = await field('Place', { type: 'choice', options })
  await field('Desk')
  expect((await admin.get('/customFields/')).body.items).toMatchObject([
    { label: 'Place', type: 'choice', options },
    { label: 'Desk', type: 'text', options: [] },
  ])
  const person = await named()
  expect((await enter(person, id, ' Hamburg ')).status).toBe(200)
  expect((await person.get('/me/profile')).body.userCustomFields).toMatchObject([
    { type: 'choice', options, value: 'Hamburg' },
    { type: 'text', options: [], value: null },
  ])
})

test.each([
  [{ type: 'date' }, '2026-02-29', '2028-02-29', 'Field has to be a date, such as 2026-11-30.'],
  [{ type: 'number' }, '12,5', '-12.5', 'Field has to be a number, such as 12.5.'],
  [{ type: 'choice', options: ['A', 'B'] }, 'a', 'B', 'Field has to be one of A, B.'],
])('takes of %j no %s, says so at the field, and takes %s', async (about, wrong, right, message) => {
  const id = await field('Field', about)
  const person = await named()
  expect((await enter(person, id, wrong)).body).toMatchObject({
    status: 400,
    code: 'custom-field-value-wrong',
    errors: [{ pointer: '/fields/0/value', message }],
  })
  expect((await enter(person, id, right)).status).toBe(200)
  expect((await enter(person, id, null)).status).toBe(200)
})

test('refuses a choice without options and options without a choice', async () => {
  const refused = { status: 400, code: 'custom-field-options-wrong', errors: [{ pointer: '/options' }] }
  for (const about of [{ type: 'choice' }, { type: 'date', options: ['A'] }, { options: ['A'] }])
    expect((await admin.post('/customFields/', { label: 'Field', ...about })).body).toMatchObject(refused)
  const id = await field('Field', { type: 'choice', options: ['A'] })
  for (const patch of [{ options: [] }, { type: 'text', options: ['A'] }])
    expect((await admin.patch(`/customFields/${id}`, patch)).body).toMatchObject(refused)
  expect((await admin.patch(`/customFields/${id}`, { type: 'text' })).status).toBe(200)
  expect((await admin.get('/customFields/')).body.items[0]).toMatchObject({ type: 'text', options: [] })
})

test('changes the type and the options only as far as what people entered fits them', async () => {
  const id = await field('Place')
  const [one, other] = [await named(), await named()]
  await enter(one, id, 'Berlin')
  await enter(other, id, 'Bonn')
  const differ = { status: 409, code: 'custom-field-values-differ' }
  const choice = { type: 'choice', options: ['Berlin', 'Hamburg'] }
  expect((await admin.patch(`/customFields/${id}`, { type: 'date' })).body).toMatchObject({
    ...differ,
    detail: '2 people entered something that is not a date, such as 2026-11-30. Change what they entered first.',
  })
  expect((await admin.patch(`/customFields/${id}`, choice)).body).toMatchObject(differ)
  await enter(other, id, null)
  expect((await admin.patch(`/customFields/${id}`, choice)).status).toBe(200)
  expect((await admin.patch(`/customFields/${id}`, { options: ['Hamburg'] })).body).toMatchObject(differ)
  expect((await admin.patch(`/customFields/${id}`, { options: ['Berlin', 'Munich'] })).status).toBe(200)
  const entries = await hub.audit(id)
  expect(entries.at(-1)!.details).toContainEqual({
    property: 'options',
    oldValue: ['Berlin', 'Hamburg'],
    value: ['Berlin', 'Munich'],
  })
})

test('waits with another type for what somebody enters at that very moment', async () => {
  const id = await field('Start')
  const person = await named()
  const { db } = await hub.hubCall()
  let changing: Promise<{ status: number }> | undefined
  await db.transaction().execute(async (inside) => {
    await inside.selectFrom('custom_field').select('id').where('id', '=', id).forShare().execute()
    const of = { member_id: person.memberId, field_id: id, value: 'soon', updated_at: new Date() }
    await inside.insertInto('custom_field_value').values(of).execute()
    changing = Promise.resolve(admin.patch(`/customFields/${id}`, { type: 'date' }))
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
  expect((await changing!).status).toBe(409)
})
