import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { ENTERPRISE, HUB, USER } from './schema-rules.ts'
import { scimClient, type ScimClient } from './scim-fixtures.ts'

let hub: TestHub
let admin: Somebody
let provider: ScimClient

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['settings_write', 'user_write'] })
  provider = scimClient(hub.app, await tokenOf(admin))
})
afterEach(() => hub.setNow(null))
afterAll(() => hub.close())

async function tokenOf(by: Somebody, scopes = ['scim']): Promise<string> {
  const expiresTime = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const { status, body } = await by.post('/hub/serviceTokens', { name: 'SCIM', scopes, expiresTime })
  expect(status).toBe(201)
  return body.token
}

let nth = 0
const newAddress = () => `person${(nth += 1)}@provider.example`
const named = { name: { givenName: 'Ada', familyName: 'Lovelace' } }
const patch = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
})

async function created(more: object = {}) {
  const userName = newAddress()
  const { status, body } = await provider.post('/Users', { schemas: [USER], userName, ...named, ...more })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const userOf = async (id: string) => (await admin.get(`/users/${id}`)).body

test('does what Entra ID does with somebody: looks them up, adds, renames and switches them off', async () => {
  const userName = 'Test_User_ab6490ee@testuser.example'
  const lookUp = () => provider.get(`/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}`)
  expect((await lookUp()).body).toMatchObject({ totalResults: 0, startIndex: 1, itemsPerPage: 0, Resources: [] })
  const made = await provider.post('/Users', {
    schemas: [USER, ENTERPRISE],
    externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
    userName,
    active: true,
    emails: [{ primary: true, type: 'work', value: 'Test_User_fd0ea19b@testuser.example' }],
    meta: { resourceType: 'User' },
    name: { formatted: 'givenName familyName', familyName: 'familyName', givenName: 'givenName' },
    addresses: [{ type: 'work', formatted: 'Street 1', locality: 'Köln', country: 'DE' }],
    phoneNumbers: [{ type: 'mobile', value: '1' }],
    title: 'Engineer',
    [ENTERPRISE]: { employeeNumber: '4711', department: 'Research', costCenter: '9' },
    roles: [],
  })
  expect(made.status).toBe(201)
  const { id } = made.body
  expect(made.headers).toMatchObject({
    'content-type': 'application/scim+json; charset=utf-8',
    location: expect.stringMatching(new RegExp(`/scim/v2/Users/${id}$`)),
  })
  expect(made.body).toMatchObject({ userName, active: true, title: 'Engineer', groups: [] })
  expect(made.body.emails).toEqual([{ value: userName, type: 'work', primary: true }])
  expect((await lookUp()).body).toMatchObject({ totalResults: 1, Resources: [made.body] })
  expect(await userOf(id)).toMatchObject({
    email: userName,
    first_name: 'givenName',
    attributes: expect.arrayContaining([
      expect.objectContaining({ attribute: 'employeeId', value: '4711', source: 'provider' }),
      expect.objectContaining({ attribute: 'city', value: 'Köln' }),
    ]),
  })
  const changed = await provider.patch(
    `/Users/${id}`,
    patch(
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updatedEmail@microsoft.example' },
      { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
      { op: 'Add', path: `${ENTERPRISE}:department`, value: 'Sales' },
      { op: 'Add', path: 'addresses[type eq "work"].region', value: 'NRW' },
      { op: 'Replace', path: 'phoneNumbers[type eq "work"].value', value: '2' },
    ),
  )
  expect(changed.status).toBe(200)
  expect(changed.body).toMatchObject({
    name: { familyName: 'updatedFamilyName', formatted: 'givenName updatedFamilyName' },
    addresses: [{ type: 'work', locality: 'Köln', region: 'NRW', country: 'DE' }],
    [ENTERPRISE]: { department: 'Sales', employeeNumber: '4711' },
  })
  const off = await provider.patch(`/Users/${id}`, patch({ op: 'Replace', path: 'active', value: 'False' }))
  expect(off.body.active).toBe(false)
  expect((await userOf(id)).suspendedTime).not.toBeNull()
  expect(
    (await provider.patch(`/Users/${id}`, patch({ op: 'replace', path: 'active', value: 'True' }))).body.active,
  ).toBe(true)
  expect((await provider.delete(`/Users/${id}`)).status).toBe(204)
  expect((await provider.get(`/Users/${id}`)).body).toMatchObject({ status: '404' })
  expect((await provider.delete(`/Users/${id}`)).status).toBe(404)
  expect((await userOf(id)).is_deleted).toBe(true)
})

test('does what Okta does with somebody: writes the whole, and switches off without a path', async () => {
  const userName = newAddress()
  const whole = {
    schemas: [USER],
    userName,
    name: { givenName: 'Test', familyName: 'User' },
    emails: [{ primary: true, value: userName, type: 'work' }],
    displayName: 'Test User',
    locale: 'en-US',
    externalId: '00ujl29u0le5T6Aj10h7',
    groups: [],
    password: '1mz050nq',
    active: true,
  }
  const { body } = await provider.post('/Users', whole)
  const put = await provider.put(`/Users/${body.id}`, {
    ...whole,
    id: body.id,
    name: { givenName: 'Another', familyName: 'User' },
  })
  expect(put).toMatchObject({
    status: 200,
    body: { name: { givenName: 'Another' }, externalId: '00ujl29u0le5T6Aj10h7' },
  })
  const off = await provider.patch(`/Users/${body.id}`, patch({ op: 'replace', value: { active: false } }))
  expect(off.body.active).toBe(false)
  const found = await provider.get(
    `/Users?filter=${encodeURIComponent('externalId eq "00ujl29u0le5T6Aj10h7" and active eq false')}`,
  )
  expect(found.body.Resources.map(({ id }: { id: string }) => id)).toEqual([body.id])
})

test('does what Entra ID and Okta do with teams', async () => {
  const [one, two] = [await created(), await created()]
  const made = await provider.post('/Groups', {
    schemas: [
      'urn:ietf:params:scim:schemas:core:2.0:Group',
      'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group',
    ],
    externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
    displayName: 'Provided team',
    meta: { resourceType: 'Group' },
  })
  expect(made).toMatchObject({ status: 201, body: { displayName: 'Provided team', members: [] } })
  const path = `/Groups/${made.body.id}`
  const members = async () => (await provider.get(path)).body.members.map(({ value }: { value: string }) => value)
  expect(
    (await provider.patch(path, patch({ op: 'Add', path: 'members', value: [{ $ref: null, value: one.id }] }))).status,
  ).toBe(204)
  expect(
    (await provider.patch(path, patch({ op: 'add', path: 'members', value: [{ value: two.id, display: 'x' }] })))
      .status,
  ).toBe(204)
  expect(await members()).toEqual([one.id, two.id])
  expect((await provider.get(`/Users/${one.id}`)).body.groups).toMatchObject([
    { value: made.body.id, display: 'Provided team' },
  ])
  const asks = (filter: string) =>
    provider.get(`/Groups?excludedAttributes=members&filter=${encodeURIComponent(filter)}`)
  expect((await asks('displayName eq "provided TEAM"')).body.Resources).toEqual([
    expect.not.objectContaining({ members: expect.anything() }),
  ])
  expect((await asks(`id eq "${made.body.id}" and members eq "${one.id}"`)).body.totalResults).toBe(1)
  await provider.patch(path, patch({ op: 'Remove', path: 'members', value: [{ $ref: null, value: one.id }] }))
  expect(await members()).toEqual([two.id])
  await provider.patch(
    path,
    patch(
      { op: 'remove', path: `members[value eq "${two.id}"]` },
      { op: 'add', path: 'members', value: [{ value: one.id }] },
    ),
  )
  expect(await members()).toEqual([one.id])
  const renamed = await provider.patch(
    `${path}?attributes=displayName`,
    patch({ op: 'replace', value: { id: made.body.id, displayName: 'Renamed team' } }),
  )
  expect(renamed).toMatchObject({ status: 200, body: { displayName: 'Renamed team' } })
  expect(
    (await provider.put(path, { displayName: 'Renamed team', members: [{ value: two.id }] })).body.members,
  ).toMatchObject([{ value: two.id }])
  await provider.patch(path, patch({ op: 'remove', path: 'members' }))
  expect(await members()).toEqual([])
  expect((await provider.post('/Groups', { displayName: 'renamed team' })).body).toMatchObject({
    status: '409',
    scimType: 'uniqueness',
  })
  const audit = await hub.audit(made.body.id)
  expect(new Set(audit.map(({ actor_id }) => actor_id)).size).toBe(1)
  expect((await provider.delete(path)).status).toBe(204)
  expect((await provider.get(path)).status).toBe(404)
})

const ofDepartment = (value: string) => ({
  match: 'all',
  conditions: [{ type: 'attribute', attribute: 'department', operator: 'is', values: [value] }],
})

test('reads teams that fill themselves and changes none of them', async () => {
  const { body, status } = await admin.post('/teams/', { name: 'Smart team', smart_settings: ofDepartment('Nowhere') })
  expect(status, JSON.stringify(body)).toBe(201)
  const path = `/Groups/${body.id}`
  const somebody = await created()
  expect((await provider.get(path)).body.displayName).toBe('Smart team')
  for (const answer of [
    await provider.patch(path, patch({ op: 'add', path: 'members', value: [{ value: somebody.id }] })),
    await provider.put(path, { displayName: 'Other' }),
    await provider.delete(path),
  ])
    expect(answer.body).toMatchObject({ status: '400', scimType: 'mutability' })
})

test('fills a team that has rules by what it says of somebody', async () => {
  const team = await admin.post('/teams/', { name: 'Quarry people', smart_settings: ofDepartment('Quarry') })
  const somebody = await created({ [ENTERPRISE]: { department: 'Quarry' } })
  expect((await provider.get(`/Users/${somebody.id}`)).body.groups).toMatchObject([{ value: team.body.id }])
  await provider.patch(`/Users/${somebody.id}`, patch({ op: 'remove', path: `${ENTERPRISE}:department` }))
  expect((await provider.get(`/Users/${somebody.id}`)).body.groups).toEqual([])
})

test('refuses an address that a member has, also where two come at once', async () => {
  const userName = newAddress()
  const answers = await Promise.all([1, 2].map(() => provider.post('/Users', { userName, ...named })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)!.body).toEqual({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: '409',
    scimType: 'uniqueness',
    detail: expect.any(String),
  })
  expect((await provider.post('/Users', { userName: userName.toUpperCase(), ...named })).status).toBe(409)
})

test('takes somebody from another hub as an invitation does, and tells nothing of them', async () => {
  const there = await hub.person({ domainId: 2, firstName: 'Elsewhere' })
  const { status, body } = await provider.post('/Users', { userName: there.email, displayName: 'Here Now' })
  expect([status, body.name.givenName]).toEqual([201, 'Here'])
  const { db } = await hub.hubCall()
  const row = await db.selectFrom('member').select('account_id').where('id', '=', body.id).executeTakeFirstOrThrow()
  expect(row.account_id).toBeNull()
  const links = await db.selectFrom('mail_link').select('purpose').where('member_id', '=', body.id).execute()
  expect(links).toEqual([{ purpose: 'invitation' }])
})

test('mails nobody who comes switched off, until they are switched on', async () => {
  const { id } = await created({ active: false })
  const { db } = await hub.hubCall()
  const links = () => db.selectFrom('mail_link').select('purpose').where('member_id', '=', id).execute()
  expect(await links()).toEqual([])
  await provider.patch(`/Users/${id}`, patch({ op: 'replace', path: 'active', value: true }))
  expect(await links()).toEqual([{ purpose: 'invitation' }])
})

test('brings back who was removed, without rights and teams', async () => {
  const former = await hub.person({ isAdmin: true, privileges: ['user_write'] })
  expect(
    (await provider.patch(`/Users/${former.memberId}`, patch({ op: 'replace', path: 'active', value: false }))).status,
  ).toBe(200)
  expect((await provider.delete(`/Users/${former.memberId}`)).status).toBe(204)
  const { status, body } = await provider.post('/Users', { userName: former.email, active: true, ...named })
  expect([status, body.id, body.active]).toEqual([201, former.memberId, true])
  expect(await userOf(former.memberId)).toMatchObject({ isAdmin: false, is_deleted: false, suspendedTime: null })
  expect((await former.get('/users')).status).toBe(401)
})

test('shuts an admin out, but not the last one, and makes nobody an admin', async () => {
  const other = await testHub({ copyOf: hub })
  const boss = await other.person({ isAdmin: true, privileges: ['settings_write', 'user_write'] })
  const { body } = await boss.post('/hub/serviceTokens', {
    name: 'SCIM',
    scopes: ['scim'],
    expiresTime: new Date(Date.now() + 86_400_000).toISOString(),
  })
  const scim = scimClient(other.app, body.token)
  const { db } = await other.hubCall()
  await db.updateTable('member').set({ is_admin: false }).where('id', '<>', boss.memberId).execute()
  const off = patch({ op: 'replace', path: 'active', value: false })
  expect((await scim.patch(`/Users/${boss.memberId}`, off)).body).toMatchObject({ status: '409' })
  expect((await scim.delete(`/Users/${boss.memberId}`)).body).toMatchObject({ status: '409' })
  expect((await boss.get('/users')).status).toBe(200)
  const second = await other.person({ isAdmin: true, privileges: ['user_write', 'report_write'] })
  expect((await scim.patch(`/Users/${second.memberId}`, off)).body.active).toBe(false)
  expect((await second.get('/users')).status).toBe(401)
  const made = await scim.post('/Users', {
    userName: newAddress(),
    ...named,
    isAdmin: true,
    roles: [{ value: 'admin' }],
    privileges: ['user_write'],
  })
  expect((await boss.get(`/users/${made.body.id}`)).body.isAdmin).toBe(false)
  await other.close()
})

test('asks the owner of an account for another address, and nobody whom it switches off', async () => {
  const owner = await hub.person()
  const rename = (userName: string, active = true) =>
    provider.patch(`/Users/${owner.memberId}`, patch({ op: 'replace', value: { userName, active } }))
  expect((await rename(newAddress())).body.userName).toBe(owner.email)
  expect((await userOf(owner.memberId)).emailChange).not.toBeNull()
  expect((await rename(admin.email)).body.scimType).toBe('uniqueness')
  expect((await rename(newAddress(), false)).body).toMatchObject({ active: false, userName: owner.email })
  const waiting = await created()
  const next = newAddress()
  expect(
    (await provider.patch(`/Users/${waiting.id}`, patch({ op: 'replace', path: 'userName', value: next }))).body
      .userName,
  ).toBe(next)
})

test('writes facts, the manager and custom fields, and leaves alone what is not sent', async () => {
  const field = await admin.post('/customFields/', { label: 'Locker', type: 'number' })
  expect(field.status, JSON.stringify(field.body)).toBe(201)
  const name = `field-${field.body.id}`
  const boss = await created({ name: { givenName: 'Grace', familyName: 'Hopper' } })
  const somebody = await created({
    [ENTERPRISE]: { manager: { value: boss.id } },
    [HUB]: { startDate: '2026-11-30', extendedAttribute3: 'C', [name]: '12' },
  })
  expect(somebody[ENTERPRISE].manager).toEqual({ value: boss.id, displayName: 'Grace Hopper' })
  expect(somebody[HUB]).toEqual({
    startDate: '2026-11-30',
    managerEmail: boss.userName,
    extendedAttribute3: 'C',
    [name]: '12',
  })
  const put = (more: object) => provider.put(`/Users/${somebody.id}`, { userName: somebody.userName, ...more })
  expect((await put({ title: 'Smith' })).body[HUB]).toEqual(somebody[HUB])
  const cleared = await put({
    title: null,
    [HUB]: { extendedAttribute3: '' },
    [ENTERPRISE]: { manager: { value: '99' } },
  })
  expect(cleared.body.title).toBeUndefined()
  expect(cleared.body[HUB]).toEqual({ startDate: '2026-11-30', managerEmployeeNumber: '99', [name]: '12' })
  for (const wrong of [
    { startDate: 'soon' },
    { [name]: 'many' },
    { managerEmail: 'nobody' },
    { extendedAttribute1: 'x'.repeat(255) },
  ])
    expect((await put({ [HUB]: wrong })).body, JSON.stringify(wrong)).toMatchObject({
      status: '400',
      scimType: 'invalidValue',
    })
  expect((await put({ [ENTERPRISE]: { manager: { value: '0199d3a0-0000-7000-8000-000000000001' } } })).status).toBe(400)
  const found = await provider.get(
    `/Users?filter=${encodeURIComponent(`${HUB}:${name} eq "12" and ${HUB}:startDate ge "2026-11-01"`)}`,
  )
  expect(found.body.Resources).toHaveLength(1)
  const schemas = (await provider.get(`/Schemas/${HUB}`)).body
  expect(schemas.attributes.at(-1)).toMatchObject({ name, description: 'Locker', mutability: 'readWrite' })
})

test('pages and answers what is asked for', async () => {
  await Promise.all([created(), created(), created()])
  const page = async (query: string) => (await provider.get(`/Users?${query}`)).body
  const all = await page('count=1000')
  expect(all).toMatchObject({ startIndex: 1, itemsPerPage: Math.min(100, all.totalResults) })
  expect(await page('startIndex=2&count=2')).toMatchObject({ startIndex: 2, Resources: all.Resources.slice(1, 3) })
  expect(await page('startIndex=-4&count=0')).toMatchObject({
    startIndex: 1,
    totalResults: all.totalResults,
    Resources: [],
  })
  expect(await page('count=-1')).toMatchObject({ itemsPerPage: 0 })
  const [one] = (await page('count=1&attributes=username,name.givenName')).Resources
  expect(Object.keys(one).sort()).toEqual(['id', 'name', 'schemas', 'userName'])
  const [other] = (await page(`count=1&excludedAttributes=meta,name.formatted,id`)).Resources
  expect(other).toMatchObject({ id: one.id, name: { givenName: expect.any(String) } })
  expect(other.meta ?? other.name.formatted).toBeUndefined()
})

test('says what it supports', async () => {
  const { body } = await provider.get('/ServiceProviderConfig')
  expect(body).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    filter: { maxResults: 100 },
    etag: { supported: false },
  })
  expect((await provider.get('/ResourceTypes')).body.Resources.map(({ id }: { id: string }) => id)).toEqual([
    'User',
    'Group',
  ])
  expect((await provider.get('/ResourceTypes/Group')).body.endpoint).toBe('/Groups')
  expect((await provider.get('/Schemas')).body.Resources).toHaveLength(4)
  expect((await provider.get('/Schemas/nothing')).status).toBe(404)
})
