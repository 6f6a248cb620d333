import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAsset } from '../assets/asset-fixtures.ts'
import { createMember } from '../auth/accounts/member-service.ts'
import { registerMailJobs } from '../emails/jobs.ts'
import { mailbox } from '../emails/mailbox-fixtures.ts'
import { registerMassJobs } from '../jobs/jobs.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'
import { erasures } from './erasure-tables.ts'
import { personalTables } from './export-tables.ts'
import { registerErasureJobs, registerExportJobs } from './jobs.ts'

/** What is left of somebody whose data is removed. */

let hub: TestHub
let admin: Somebody
let endings: (() => void)[]

beforeAll(async () => {
  hub = await testHub()
  endings = [
    await registerMassJobs(hub.context),
    registerErasureJobs(hub.context),
    await registerExportJobs(hub.context),
    await registerMailJobs(hub.context, mailbox()),
  ]
  admin = await hub.person({ isAdmin: true, privileges: ['user_write', 'settings_write'] })
})
afterAll(async () => {
  endings.forEach((end) => end())
  await hub.close()
})

const erase = (id: string, confirmation: string, by = admin) => by.post(`/users/${id}/erasure`, { confirmation })

test('every kind of personal data is decided upon', () => {
  expect(Object.keys(erasures).sort()).toEqual([...new Set(personalTables.map(({ file }) => file))].sort())
})

test('removes what is known of somebody and keeps what they learned, under no name', async () => {
  const { db } = await hub.hubCall()
  const team = await addTeam(hub.context.databases, 'Team of the erased')
  const person = await hub.person({ firstName: 'Lea', lastName: 'Learner', teams: [{ id: team, role: 'member' }] })
  const { memberId: id, email } = person
  const asset = await addAsset(db, { markAsDone: 'manual' })
  const { body: field } = await admin.post('/customFields/', { label: 'Staff number' })
  await admin.patch(`/users/${id}`, {
    first_name: 'Lia',
    attributes: [
      { attribute: 'startDate', value: '2026-11-30' },
      { attribute: 'city', value: 'Demo Town' },
    ],
    customFields: [{ id: field.id, value: '000001' }],
  })
  await person.post(`/me/assets/${asset}/launch`)
  await person.put(`/me/assets/${asset}/read`)
  await person.put(`/me/assets/${asset}/likes`, { rated_like: 1, rating: 4, message: 'Lia likes it' })
  await person.post(`/me/content/${asset}/comments/`, { message: 'Lia was here' })
  const elsewhere = newId()
  await db
    .insertInto('completion')
    .values({
      id: newId(),
      member_id: id,
      content_id: elsewhere,
      completed_at: new Date('2026-01-02T09:00:00Z'),
      recorded_at: new Date('2026-01-02T09:00:00Z'),
      way: 'admin',
      reason: 'Lia was trained in a classroom',
      content_name: 'A course',
    })
    .execute()
  const follower = await hub.person()
  // Mails to others keep their words for their 30 days.
  await follower.patch('/me/settings', { settings: { news: { commentAdded: 'hub' } } })
  await follower.patch(`/me/content/${asset}/subscriptions/`, { isSubscribed: true })
  const withdrawn = await person.post(`/me/content/${asset}/comments/`, { message: 'Lia was wrong' })
  await person.delete(`/me/content/${asset}/comments/${withdrawn.body.id}`)
  await admin.post(`/me/content/${asset}/comments/`, {
    message: 'Ask @Lia Learner',
    mentionedUserIds: [id],
  })
  expect((await person.post('/me/data-export')).status).toBe(202)
  const now = new Date()
  hub.setNow(now)
  const { status, body } = await erase(id, ` ${email.toUpperCase()} `)
  hub.setNow(null)
  expect([status, body]).toMatchObject([202, { kind: 'eraseUser', total: 1, canCancel: false }])
  expect((await admin.post(`/jobs/${body.id}/cancel`)).body.code).toBe('job-ended')
  expect((await admin.get(`/jobs/${body.id}`)).body).toMatchObject({
    state: 'succeeded',
    canUndo: false,
    result: { type: 'page', id: null, href: `/manage/people/${id}` },
  })
  expect((await admin.get(`/jobs/${body.id}/items`)).body.items).toMatchObject([{ id, name: 'Deleted user' }])
  expect((await person.get('/me/profile')).status).toBe(401)
  expect((await admin.get(`/users/${id}`)).body).toMatchObject({
    name: 'Deleted user',
    email: `${id}@erased.invalid`,
    is_deleted: true,
    erasedTime: now.toISOString(),
    restorableUntil: null,
    teams: [],
    attributes: [],
    userCustomFields: [expect.objectContaining({ value: null })],
  })
  expect((await admin.get('/users?includeDeletedUsers=true&search=li')).body.total).toBe(0)
  const comments = await admin.get(`/me/content/${asset}/comments/`)
  const mentions = [{ userId: id, name: 'Deleted user' }]
  expect(comments.body.items).toMatchObject([{ message: 'Ask @Deleted user', mentions }])
  const { body: news } = await follower.get('/me/notifications')
  expect(news.items[0]).toMatchObject({ type: 'commentAdded', message: 'Ask @Deleted user' })
  expect((await admin.get(`/me/assets/${asset}`)).body.commentCount).toBe(1)
  const completions = db.selectFrom('completion').select(['content_id', 'reason']).where('member_id', '=', id)
  expect((await completions.orderBy('completed_at').execute()).slice(0, 1)).toEqual([
    { content_id: elsewhere, reason: null },
  ])
  expect(await completions.execute()).toHaveLength(2)
  const state = db.selectFrom('content_user').select(['status', 'rating', 'rating_message']).where('member_id', '=', id)
  expect(await state.execute()).toEqual([{ status: 'completed', rating: 4, rating_message: null }])
  const changes = (await admin.get(`/users/audit?itemId=${id}`)).body.items
  expect(changes.map(({ action, item }: { action: string; item: { name: string } }) => [action, item.name])).toEqual([
    ['DELETE', 'Deleted user'],
    ['UPDATE', 'Deleted user'],
  ])
  expect(changes[1].details).toContainEqual({ property: 'city', oldValue: null, value: null })
  const lines = db.selectFrom('activity').select(['type', 'object_id']).where('member_id', '=', id)
  expect(await lines.execute()).toEqual(
    expect.arrayContaining([
      { type: 'completed', object_id: asset },
      { type: 'commented', object_id: asset },
    ]),
  )
  expect(await everywhere(['Lia', 'Lea', email, 'Demo Town', '000001'])).toEqual([])
})

/** The tables of the hub in which one of these texts stands. */
async function everywhere(texts: string[]): Promise<string[]> {
  const { db } = await hub.hubCall()
  const found: string[] = []
  // The account has a test of its own.
  const tables = new Set(['job_item', ...personalTables.map(({ table }) => table)])
  tables.delete('account')
  for (const table of tables) {
    const rows = await db
      .selectFrom(table as 'member')
      .selectAll()
      .execute()
    if (texts.some((text) => JSON.stringify(rows).includes(text))) found.push(table)
  }
  return found
}

test('empties an account that no other hub has, and leaves one that another has alone', async () => {
  const about = { first_name: 'Demo', last_name: 'Learner', password: 'a-demo-passphrase' }
  const one = { ...about, email: 'one-hub@hub.example' }
  const two = { ...about, email: 'two-hubs@hub.example' }
  const ofOne = await createMember(await hub.hubCall(), one)
  const ofTwo = await createMember(await hub.hubCall(), two)
  await createMember(await hub.hubCall(2), two)
  await erase(ofOne.memberId, one.email)
  await erase(ofTwo.memberId, two.email)
  const accounts = hub.context.databases.shared.selectFrom('account').select('email')
  expect(await accounts.where('email', 'in', [one.email, two.email]).execute()).toEqual([{ email: two.email }])
  const signIn = (host: string) =>
    hub.nobody.post('/auth/sign-in', { email: two.email, password: about.password }, { host })
  expect([(await signIn('localhost')).status, (await signIn('second.localhost')).status]).toEqual([401, 200])
})

test('lets the address come into the hub again as somebody new, and restores nobody', async () => {
  const person = await hub.person()
  await erase(person.memberId, person.email)
  expect((await admin.post(`/users/${person.memberId}/restore`)).body).toMatchObject({
    status: 409,
    code: 'user-erased',
  })
  expect((await erase(person.memberId, `${person.memberId}@erased.invalid`)).body.code).toBe('user-erased')
  const users = [{ email: person.email, first_name: 'New', last_name: 'Person', whenRemoved: 'restore' }]
  expect((await admin.post('/users', { users })).body.users).toMatchObject([{ outcome: 'created' }])
})

test('takes up again what was left of it', async () => {
  const person = await hub.person({ firstName: 'Left', isDeleted: true })
  const { jobs } = hub.context
  hub.context.jobs = { ...jobs, send: () => Promise.reject(new Error('The queue is away.')) }
  expect((await erase(person.memberId, person.email)).status).toBe(202)
  hub.context.jobs = jobs
  expect((await admin.get(`/users/${person.memberId}`)).body.first_name).toBe('Left')
  const [waiting] = (await admin.get('/jobs?state=waiting')).body.items
  expect(waiting).toMatchObject({ kind: 'eraseUser', result: { href: null } })
  expect((await admin.post(`/jobs/${waiting.id}/cancel`)).body).toMatchObject({
    status: 409,
    code: 'job-not-cancellable',
  })
  const end = registerErasureJobs(hub.context)
  await expect.poll(async () => (await admin.get(`/users/${person.memberId}`)).body.name).toBe('Deleted user')
  end()
})

test('asks for a fresh proof and the right address, and refuses whom nobody may remove', async () => {
  const person = await hub.person()
  const old = await hub.person({ isAdmin: true, privileges: ['user_write'], isProofOld: true })
  const reader = await hub.person({ isAdmin: true, privileges: ['user_read'] })
  const above = await hub.person({ isAdmin: true, privileges: ['report_write'] })
  const far = await hub.person({ domainId: 2 })
  expect((await erase(person.memberId, person.email, old)).body.code).toBe('step-up-required')
  expect((await erase(person.memberId, person.email, reader)).status).toBe(403)
  expect((await erase(person.memberId, admin.email)).body).toMatchObject({
    status: 400,
    code: 'confirmation-mismatch',
    errors: [{ pointer: '/confirmation' }],
  })
  expect((await erase(admin.memberId, admin.email)).body.code).toBe('own-account')
  expect((await erase(above.memberId, above.email)).body.code).toBe('user-outranks-you')
  for (const { memberId, email } of [far, { memberId: newId(), email: person.email }])
    expect((await erase(memberId, email)).status).toBe(404)
  expect((await person.get('/me/profile')).status).toBe(200)
})
