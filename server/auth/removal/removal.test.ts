import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { registerMailJobs } from '../../emails/jobs.ts'
import { mailbox } from '../../emails/mailbox-fixtures.ts'
import { newId } from '../../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { addTeam, addToken } from '../../testing/people.ts'
import { createMember } from '../accounts/member-service.ts'

/** People who are removed from a hub, who come back, and whose sessions an admin ends. */

const PASSWORD = 'a-demo-passphrase'
const DAY_MS = 86_400_000
const box = mailbox()
let hub: TestHub
let admin: Somebody
let endSchedules: () => void

beforeAll(async () => {
  hub = await testHub()
  endSchedules = await registerMailJobs(hub.context, box)
  admin = await hub.person({ isAdmin: true, privileges: ['user_write'] })
})
afterEach(() => hub.setNow(null))
afterAll(async () => {
  endSchedules()
  await hub.close()
})

const remove = (id: string, by = admin) => by.delete(`/users/${id}`)
const restore = (id: string, by = admin) => by.post(`/users/${id}/restore`)
const events = async (memberId: string) => {
  const { db } = await hub.hubCall()
  const rows = await db
    .selectFrom('security_event')
    .select('type')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
  return rows.map(({ type }) => type)
}

test('ends sessions and tokens at once, and none of them opens anything when the person is back', async () => {
  const person = await hub.person()
  const token = { authorization: `Bearer ${await addToken(hub.context.databases, person, ['me'])}` }
  expect((await hub.nobody.get('/me/profile', token)).status).toBe(200)
  expect((await remove(person.memberId)).body).toEqual({ success: true })
  for (const _ of ['removed', 'back again']) {
    expect((await person.get('/me/profile')).status).toBe(401)
    expect((await hub.nobody.get('/me/profile', token)).status).toBe(401)
    expect((await restore(person.memberId)).status).toBe(200)
  }
})

test('lets somebody sign in with their old password once they are back, and not before', async () => {
  const about = { email: 'back@hub.example', first_name: 'Demo', last_name: 'Learner', password: PASSWORD }
  const { memberId } = await createMember(await hub.hubCall(), about)
  const signIn = () => hub.nobody.post('/auth/sign-in', { email: about.email, password: PASSWORD })
  await remove(memberId)
  expect((await signIn()).status).toBe(401)
  await restore(memberId)
  expect((await signIn()).status).toBe(200)
})

test('takes somebody out of lists and brings them back with teams and rights', async () => {
  const team = await addTeam(hub.context.databases, 'Team of the removed')
  const person = await hub.person({ isAdmin: true, privileges: ['user_read'], teams: [{ id: team, role: 'manager' }] })
  const now = new Date('2026-11-03T12:00:00Z')
  hub.setNow(now)
  await remove(person.memberId)
  const listed = async () => (await admin.get(`/users?teamId=${team}`)).body.total
  expect(await listed()).toBe(0)
  expect((await admin.get(`/users/${person.memberId}`)).body).toMatchObject({
    is_deleted: true,
    deletedTime: now.toISOString(),
    restorableUntil: new Date(now.getTime() + 30 * DAY_MS).toISOString(),
    erasedTime: null,
  })
  await restore(person.memberId)
  expect(await listed()).toBe(1)
  expect((await admin.get(`/users/${person.memberId}`)).body).toMatchObject({
    is_deleted: false,
    deletedTime: null,
    isAdmin: true,
    teams: [{ id: team, role: 'manager' }],
  })
})

test('brings nobody back after 30 days', async () => {
  const [late, inTime] = [await hub.person(), await hub.person()]
  const now = new Date()
  hub.setNow(now)
  for (const { memberId } of [late, inTime]) await remove(memberId)
  hub.setNow(new Date(now.getTime() + 30 * DAY_MS - 1_000))
  expect((await restore(inTime.memberId)).status).toBe(200)
  hub.setNow(new Date(now.getTime() + 30 * DAY_MS))
  expect((await restore(late.memberId)).body).toMatchObject({ status: 409, code: 'no-longer-restorable' })
})

test('takes back the invitation of who is removed', async () => {
  const users = [{ email: 'gone@hub.example', first_name: 'Demo', last_name: 'Invited' }]
  const { body } = await admin.post('/users', { users, send_email: true })
  const token = box.tokenFor('gone@hub.example')
  await remove(body.users[0].id)
  await restore(body.users[0].id)
  const names = { first_name: 'Demo', last_name: 'Invited' }
  const accepted = await hub.nobody.post('/auth/invitations/accept', { token, password: PASSWORD, ...names })
  expect(accepted.body.code).toBe('token-invalid')
})

test('writes each down once, in both logs', async () => {
  const { memberId } = await hub.person()
  for (const _ of [1, 2]) expect((await remove(memberId)).status).toBe(200)
  for (const _ of [1, 2]) expect((await restore(memberId)).status).toBe(200)
  expect((await hub.audit(memberId)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['DELETE', admin.memberId],
    ['RESTORE', admin.memberId],
  ])
  expect(await events(memberId)).toEqual(['accountDeleted', 'accountRestored'])
})

test('refuses oneself, who holds more rights, people of other hubs, and who may only read', async () => {
  const above = await hub.person({ isAdmin: true, privileges: ['report_write'] })
  const gone = await hub.person({ isAdmin: true, privileges: ['report_write'], isDeleted: true })
  const reader = await hub.person({ isAdmin: true, privileges: ['user_read'] })
  const manager = await hub.person({ teams: [{ id: await addTeam(hub.context.databases, 'T'), role: 'manager' }] })
  expect((await remove(admin.memberId)).body).toMatchObject({ status: 409, code: 'own-account' })
  expect((await remove(above.memberId)).body).toMatchObject({ status: 403, code: 'user-outranks-you' })
  expect((await restore(gone.memberId)).body).toMatchObject({ status: 403, code: 'user-outranks-you' })
  for (const id of [newId(), (await hub.person({ domainId: 2 })).memberId])
    for (const change of [remove, restore]) expect((await change(id)).status).toBe(404)
  for (const by of [reader, manager])
    for (const change of [remove, restore]) expect((await change(reader.memberId, by)).status).toBe(403)
})

test('leaves one of two admins who remove each other at once', async () => {
  const only = await testHub({ countsForCoverage: false })
  const about = { isAdmin: true, privileges: ['user_write' as const] }
  const [one, other] = [await only.person(about), await only.person(about)]
  const answers = await Promise.all([one.delete(`/users/${other.memberId}`), other.delete(`/users/${one.memberId}`)])
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  const { db } = await only.hubCall()
  expect(await db.selectFrom('member').select('id').where('is_deleted', '=', false).execute()).toHaveLength(1)
  await only.close()
})

test('signs somebody out everywhere, and deletes their tokens where that is asked', async () => {
  const person = await hub.person()
  const token = { authorization: `Bearer ${await addToken(hub.context.databases, person, ['me'])}` }
  const end = (query = '') => admin.delete(`/users/${person.memberId}/sessions${query}`)
  expect((await end()).body).toEqual({ success: true, sessionCount: 1, tokenCount: 0 })
  expect((await person.get('/me/profile')).status).toBe(401)
  expect((await hub.nobody.get('/me/profile', token)).status).toBe(200)
  expect((await end('?includeTokens=true')).body).toEqual({ success: true, sessionCount: 0, tokenCount: 1 })
  expect((await hub.nobody.get('/me/profile', token)).status).toBe(401)
  expect((await end('?includeTokens=true')).body).toEqual({ success: true, sessionCount: 0, tokenCount: 0 })
  expect((await hub.audit(person.memberId)).map(({ details }) => details)).toEqual([
    [{ property: 'sessions', oldValue: 1, value: 0 }],
    [{ property: 'apiTokens', oldValue: 1, value: 0 }],
  ])
  expect(await events(person.memberId)).toEqual(['sessionEnded', 'tokenDeleted'])
})

test('ends no sessions of who holds more rights, of other hubs and of who was removed, nor by a token', async () => {
  const end = (id: string) => admin.delete(`/users/${id}/sessions`)
  const above = await hub.person({ isAdmin: true, privileges: ['report_write'] })
  expect((await end(above.memberId)).body).toMatchObject({ status: 403, code: 'user-outranks-you' })
  for (const about of [{ domainId: 2 }, { isDeleted: true }])
    expect((await end((await hub.person(about)).memberId)).status).toBe(404)
  const token = { authorization: `Bearer ${await addToken(hub.context.databases, admin, ['user_write'])}` }
  expect((await hub.nobody.delete(`/users/${above.memberId}/sessions`, token)).status).toBe(401)
})
