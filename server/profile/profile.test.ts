import { NEWS_TYPES } from '../notifications/rules.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { addTeam, type Person } from '../testing/people.ts'

let hub: TestHub

beforeAll(async () => {
  hub = await testHub()
})
afterAll(() => hub.close())

async function givePicture({ memberId, domainId }: Person): Promise<string> {
  const pictureId = newId()
  await hub.context.databases
    .forHub(domainId)
    .updateTable('member')
    .set({ picture_id: pictureId })
    .where('id', '=', memberId)
    .execute()
  return pictureId
}

async function complete({ memberId }: Person, type: string, seconds: number, status = 'completed'): Promise<void> {
  const { db } = await hub.hubCall()
  const id = newId()
  const now = new Date()
  const content = {
    id,
    type,
    name: 'Demo',
    locale: 'en-GB',
    completion_time: seconds,
    created_at: now,
    updated_at: now,
  }
  await db.insertInto('content').values(content).execute()
  await db.insertInto('content_user').values({ member_id: memberId, content_id: id, status }).execute()
}

test('shows the profile with teams by name and what was learned', async () => {
  const [zeta, alpha] = [await addTeam(hub.context.databases, 'Zeta'), await addTeam(hub.context.databases, 'Alpha')]
  const person = await hub.person({
    teams: [
      { id: zeta, role: 'member' },
      { id: alpha, role: 'manager' },
    ],
  })
  const pictureId = await givePicture(person)
  await complete(person, 'web', 300)
  await complete(person, 'upload', 600)
  await complete(person, 'web', 900, 'opened')
  await complete(person, 'playlist', 1800)
  await complete(await hub.person(), 'web', 60)
  const { status, body } = await person.get('/me/profile')
  expect(status).toBe(200)
  expect(body).toEqual({
    id: person.memberId,
    email: person.email,
    emailChange: null,
    first_name: 'Test',
    last_name: 'Person',
    displayName: 'Test Person',
    pictureUrl: `/api/picture/${pictureId}`,
    userTeams: [
      { id: alpha, name: 'Alpha', role: 'manager' },
      { id: zeta, name: 'Zeta', role: 'member' },
    ],
    settings: { theme: 'auto', notification_channel: 'email' },
    learning_progress: { totalCompletedAssets: 2, totalLearningTime: 900 },
    isAdmin: false,
    userCustomFields: [],
    attributes: [],
    openCompleteProfile: true,
    locale: 'en-GB',
  })
})

test('shows what the hub knows of its person, with where it came from, and of nobody else', async () => {
  const [person, other] = [await hub.person(), await hub.person()]
  const admin = await hub.person({ isAdmin: true, privileges: ['user_write'] })
  const attributes = [
    { attribute: 'startDate', value: '2026-11-30' },
    { attribute: 'department', value: 'Demo Department' },
  ]
  expect((await admin.patch(`/users/${person.memberId}`, { attributes })).status).toBe(200)
  const updatedTime: unknown = expect.any(String)
  expect((await person.get('/me/profile')).body.attributes).toEqual([
    { attribute: 'department', value: 'Demo Department', source: 'admin', updatedTime },
    { attribute: 'startDate', value: '2026-11-30', source: 'admin', updatedTime },
  ])
  expect((await other.get('/me/profile')).body.attributes).toEqual([])
})

test('changes the name at once and asks no more to complete the profile', async () => {
  const person = await hub.person()
  await person.get('/auth/session')
  expect((await person.put('/me/profile', { first_name: 'Zoë', last_name: 'O’Neill <b>' })).body).toEqual({
    success: true,
  })
  expect((await person.get('/me/profile')).body).toMatchObject({
    displayName: 'Zoë O’Neill <b>',
    openCompleteProfile: false,
  })
  expect((await person.get('/auth/session')).body.user.displayName).toBe('Zoë O’Neill <b>')
})

test.each([
  { isAdmin: true },
  { email: 'other@hub.example' },
  { privileges: ['user_write'] },
  { first_name: 'a\r\nb' },
])('refuses %j in a profile', async (more) => {
  const person = await hub.person()
  expect((await person.put('/me/profile', { first_name: 'New', last_name: 'Name', ...more })).status).toBe(400)
  expect((await person.get('/me/profile')).body).toMatchObject({ first_name: 'Test', isAdmin: false })
})

test('changes to a language that the hub offers and refuses any other', async () => {
  const person = await hub.person()
  expect((await person.put('/me/profile/language', { language: 'de-DE' })).status).toBe(200)
  expect((await person.get('/me/profile')).body.locale).toBe('de-DE')
  expect((await person.put('/me/profile/language', { language: 'ja-JP' })).body).toMatchObject({
    status: 400,
    code: 'locale-not-offered',
    errors: [{ pointer: '/language' }],
  })
  expect((await person.put('/me/profile/language', { language: 'xx-XX' })).body.code).toBe('bad-input')
  expect((await person.get('/me/profile')).body.locale).toBe('de-DE')
})

test('leads to the picture in the size that was asked for', async () => {
  const [person, other] = [await hub.person(), await hub.person()]
  const pictureId = await givePicture(other)
  const path = `/users/${other.memberId}/profile/picture`
  const sizes = [
    ['', '128x128'],
    ['?size=small', '64x64'],
    ['?size=medium', '128x128'],
    ['?size=large', '256x256'],
  ]
  for (const [query, dimensions] of sizes) {
    const answer = await person.get(`${path}${query}`)
    expect(answer).toMatchObject({ status: 302, headers: { location: `/api/picture/${pictureId}/${dimensions}` } })
  }
  expect((await person.get(`${path}?size=huge`)).status).toBe(400)
})

test('answers 404 where there is no picture, nobody of that id, or somebody of another hub', async () => {
  const person = await hub.person()
  const elsewhere = await hub.person({ domainId: 2 })
  await givePicture(elsewhere)
  for (const id of [person.memberId, newId(), elsewhere.memberId])
    expect((await person.get(`/users/${id}/profile/picture`)).status).toBe(404)
})

test('deletes the own picture, and does not mind that there is none', async () => {
  const person = await hub.person()
  await givePicture(person)
  for (let nth = 0; nth < 2; nth += 1) expect((await person.delete('/me/profile/picture')).status).toBe(200)
  expect((await person.get('/me/profile')).body.pictureUrl).toBeNull()
  await givePicture(person)
  expect((await person.delete(`/users/${person.memberId}/profile/picture`)).status).toBe(200)
  expect((await person.get('/me/profile')).body.pictureUrl).toBeNull()
})

test('deletes no picture of somebody with rights that the caller does not hold', async () => {
  const above = await hub.person({ isAdmin: true, privileges: ['settings_write'] })
  const pictureId = await givePicture(above)
  const path = `/users/${above.memberId}/profile/picture`
  const admin = await hub.person({ isAdmin: true, privileges: ['user_write'] })
  expect((await admin.delete(path)).body).toMatchObject({ status: 403, code: 'user-outranks-you' })
  expect((await above.get('/me/profile')).body.pictureUrl).toContain(pictureId)
  expect((await above.delete(path)).status).toBe(200)
})

test("lets only user_write delete somebody else's picture, and writes it down", async () => {
  const other = await hub.person()
  await givePicture(other)
  const path = `/users/${other.memberId}/profile/picture`
  const reader = await hub.person({ isAdmin: true, privileges: ['user_read'] })
  const admin = await hub.person({ isAdmin: true, privileges: ['user_write'] })
  expect((await reader.delete(path)).status).toBe(403)
  expect((await admin.delete(`/users/${newId()}/profile/picture`)).status).toBe(404)
  expect((await admin.delete(path)).status).toBe(200)
  expect((await other.get('/me/profile')).body.pictureUrl).toBeNull()
  expect(await hub.audit(other.memberId)).toMatchObject([
    { actor_id: admin.memberId, action: 'UPDATE', details: [{ property: 'picture', value: null }] },
  ])
})

test('changes the settings that are sent and leaves the rest', async () => {
  const person = await hub.person()
  expect((await person.get('/me/settings')).body).toEqual({
    notification_channel: 'email',
    is_helix_hub: false,
    settings: {
      theme: 'auto',
      timezone: null,
      news: Object.fromEntries(NEWS_TYPES.map((type) => [type, 'everywhere'])),
      weeklyGoal: null,
    },
  })
  expect((await person.patch('/me/settings', { settings: { theme: 'dark' } })).status).toBe(200)
  expect((await person.patch('/me/settings', { notification_channel: 'msteams' })).status).toBe(200)
  expect((await person.get('/me/settings')).body).toMatchObject({
    notification_channel: 'msteams',
    settings: { theme: 'dark' },
  })
  for (const body of [
    {},
    { settings: {} },
    { settings: { theme: 'pink' } },
    { settings: { news: { fileReady: 'none' } } },
    { settings: { news: { commentAdded: 'sometimes' } } },
    { notification_channel: 'post' },
    { isAdmin: true },
  ])
    expect((await person.patch('/me/settings', body)).status).toBe(400)
})

test('changes how the news come that are named, and leaves the others', async () => {
  const person = await hub.person()
  const choose = async (news: Record<string, string>) =>
    expect((await person.patch('/me/settings', { settings: { news } })).status).toBe(200)
  await choose({ badgeAwarded: 'hub' })
  await choose({ commentAdded: 'none' })
  expect((await person.get('/me/settings')).body.settings.news).toEqual({
    commentReplied: 'everywhere',
    commentMentioned: 'everywhere',
    commentAdded: 'none',
    contentShared: 'everywhere',
    badgeAwarded: 'hub',
    contentRequestAnswered: 'everywhere',
    ownDueDate: 'everywhere',
  })
})

test('lets only settings_write switch the analysis of the whole hub, all or nothing', async () => {
  const person = await hub.person()
  const admin = await hub.person({ isAdmin: true, privileges: ['settings_write'] })
  expect((await person.patch('/me/settings', { is_helix_hub: true, settings: { theme: 'dark' } })).status).toBe(403)
  expect((await person.get('/me/settings')).body).toMatchObject({ is_helix_hub: false, settings: { theme: 'auto' } })
  expect((await admin.patch('/me/settings', { is_helix_hub: true })).status).toBe(200)
  expect((await person.get('/me/settings')).body.is_helix_hub).toBe(true)
  const elsewhere = await hub.person({ domainId: 2 })
  expect((await elsewhere.get('/me/settings')).body.is_helix_hub).toBe(false)
})

test('answers 401 to nobody', async () => {
  for (const path of ['/me/profile', '/me/settings', `/users/${newId()}/profile/picture`])
    expect((await hub.nobody.get(path)).status).toBe(401)
})
