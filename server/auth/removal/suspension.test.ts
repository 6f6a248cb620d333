import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { registerMailJobs } from '../../emails/jobs.ts'
import { mailbox } from '../../emails/mailbox-fixtures.ts'
import { newId } from '../../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { addTeam } from '../../testing/people.ts'
import { createMember } from '../accounts/member-service.ts'

/** People who are shut out of a hub for a while. */

const PASSWORD = 'a-demo-passphrase'
const box = mailbox()
let hub: TestHub
let admin: Somebody
let endSchedules: () => void
let people = 0

beforeAll(async () => {
  hub = await testHub()
  endSchedules = await registerMailJobs(hub.context, box)
  admin = await hub.person({ isAdmin: true, privileges: ['user_write', 'settings_write'] })
})
beforeEach(() => box.mails.splice(0))
afterAll(async () => {
  endSchedules()
  await hub.close()
})

const suspend = (id: string, by = admin) => by.post(`/users/${id}/suspension`)
const unsuspend = (id: string, by = admin) => by.delete(`/users/${id}/suspension`)
const signIn = (email: string, host = 'localhost') =>
  hub.nobody.post('/auth/sign-in', { email, password: PASSWORD }, { host })
const stateOf = async (id: string) => (await admin.get(`/users/${id}`)).body.state

async function somebody(domains = [1]) {
  people += 1
  const email = `suspended${people}@hub.example`
  const about = { email, first_name: 'Demo', last_name: 'Learner', password: PASSWORD }
  let memberId = ''
  for (const domain of domains) {
    const made = await createMember(await hub.hubCall(domain), about)
    if (domain === 1) memberId = made.memberId
  }
  return { email, memberId }
}

test('answers who is suspended as somebody with a wrong password, and lets them in again afterwards', async () => {
  const { email, memberId } = await somebody()
  expect((await suspend(memberId)).status).toBe(200)
  const wrong = await hub.nobody.post('/auth/sign-in', { email, password: 'not the password' })
  const { status, body } = await signIn(email)
  expect({ status, body }).toMatchObject({
    status: 401,
    body: { code: 'wrong-credentials', detail: wrong.body.detail },
  })
  expect((await unsuspend(memberId)).status).toBe(200)
  expect((await signIn(email)).status).toBe(200)
})

test('ends sessions and tokens at once, and none of them opens anything afterwards', async () => {
  const person = await hub.person()
  const expiresTime = new Date(Date.now() + 86_400_000).toISOString()
  const { body } = await person.post('/me/tokens', { name: 'Nightly', scopes: ['me'], expiresTime })
  const token = { authorization: `Bearer ${body.token}` }
  expect((await hub.nobody.get('/me/profile', token)).status).toBe(200)
  await suspend(person.memberId)
  for (const _ of ['suspended', 'let in again']) {
    expect((await person.get('/me/profile')).status).toBe(401)
    expect((await hub.nobody.get('/me/profile', token)).status).toBe(401)
    await unsuspend(person.memberId)
  }
})

test('keeps teams, rights and facts, and counts nobody as removed', async () => {
  const team = await addTeam(hub.context.databases, 'Team of the suspended')
  const person = await hub.person({ teams: [{ id: team, role: 'manager' }] })
  const facts = [{ attribute: 'startDate', value: '2026-11-30' }]
  await admin.patch(`/users/${person.memberId}`, { attributes: facts })
  const now = new Date('2026-11-03T12:00:00Z')
  hub.setNow(now)
  await suspend(person.memberId)
  hub.setNow(null)
  expect((await admin.get(`/users/${person.memberId}`)).body).toMatchObject({
    state: 'suspended',
    suspendedTime: now.toISOString(),
    is_deleted: false,
    teams: [{ id: team, role: 'manager' }],
    attributes: facts,
  })
  const again = { email: person.email, first_name: 'New', last_name: 'Name', whenRemoved: 'beginAnew' }
  const { body } = await admin.post('/users', { users: [again] })
  expect(body.users).toMatchObject([{ id: person.memberId, outcome: 'member' }])
  expect(await stateOf(person.memberId)).toBe('suspended')
})

test('is of one hub: the account signs in to the others', async () => {
  const { email, memberId } = await somebody([1, 2])
  await suspend(memberId)
  expect((await signIn(email)).status).toBe(401)
  expect((await signIn(email, 'second.localhost')).status).toBe(200)
})

test('takes neither a link that was mailed before nor sends a new one', async () => {
  people += 1
  const user = { email: `invited${people}@hub.example`, first_name: 'Demo', last_name: 'Invited' }
  const { body } = await admin.post('/users', { users: [user], send_email: true })
  const id = body.users[0].id
  const token = box.tokenFor(user.email)
  await suspend(id)
  box.mails.splice(0)
  const accepted = await hub.nobody.post('/auth/invitations/accept', {
    token,
    password: 'a passphrase of mine',
    first_name: 'Demo',
    last_name: 'Invited',
  })
  expect(accepted.body.code).toBe('token-invalid')
  expect((await admin.post('/users/invite', { ids: [id] })).body.invitedCount).toBe(0)
  await hub.nobody.post('/auth/password-resets', { email: user.email })
  expect(box.mails).toEqual([])
})

test('sends no mail about anything else either', async () => {
  const { email, memberId } = await somebody()
  await suspend(memberId)
  const asked = await admin.post(`/users/${memberId}/data-export`)
  expect(asked.status).toBe(202)
  expect(box.mails.filter(({ to }) => to.address === email)).toEqual([])
})

test('writes down who did it, once, in both logs', async () => {
  const { memberId } = await somebody()
  for (const _ of [1, 2]) expect((await suspend(memberId)).status).toBe(200)
  for (const _ of [1, 2]) expect((await unsuspend(memberId)).status).toBe(200)
  expect((await hub.audit(memberId)).map(({ action, details }) => [action, details])).toEqual([
    ['UPDATE', [{ property: 'suspended', oldValue: false, value: true }]],
    ['UPDATE', [{ property: 'suspended', oldValue: true, value: false }]],
  ])
  const { db } = await hub.hubCall()
  const events = db.selectFrom('security_event').select(['type', 'actor_id']).where('member_id', '=', memberId)
  expect(await events.orderBy('id').execute()).toEqual([
    { type: 'accountSuspended', actor_id: admin.memberId },
    { type: 'accountUnsuspended', actor_id: admin.memberId },
  ])
})

test('refuses oneself, who holds more rights, who was removed, and people of other hubs', async () => {
  const [above, gone, elsewhere, reader] = [
    await hub.person({ isAdmin: true, privileges: ['report_write'] }),
    await hub.person({ isDeleted: true }),
    await hub.person({ domainId: 2 }),
    await hub.person({ isAdmin: true, privileges: ['user_read'] }),
  ]
  expect((await suspend(admin.memberId)).body).toMatchObject({ status: 409, code: 'own-account' })
  for (const change of [suspend, unsuspend])
    expect((await change(above.memberId)).body).toMatchObject({ status: 403, code: 'user-outranks-you' })
  for (const id of [gone.memberId, elsewhere.memberId, newId()])
    for (const change of [suspend, unsuspend]) expect((await change(id)).status).toBe(404)
  for (const change of [suspend, unsuspend]) expect((await change(gone.memberId, reader)).status).toBe(403)
})

test('leaves one of two admins who shut each other out at once', async () => {
  const only = await testHub({ countsForCoverage: false })
  const about = { isAdmin: true, privileges: ['user_write' as const] }
  const [one, other] = [await only.person(about), await only.person(about)]
  const answers = await Promise.all([
    one.post(`/users/${other.memberId}/suspension`),
    other.post(`/users/${one.memberId}/suspension`),
  ])
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status !== 200)!.body.code).toMatch(/last-admin|not-signed-in/)
  const { db } = await only.hubCall()
  const left = db.selectFrom('member').select('id').where('suspended_at', 'is', null)
  expect(await left.execute()).toHaveLength(1)
  await only.close()
})
