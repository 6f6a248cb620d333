import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerMailJobs } from '../../emails/jobs.ts'
import { mailbox } from '../../emails/mailbox-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { clientOf, codeOf, cookieIn, type TestAnswer } from '../../testing/client.ts'
import { clearCallerCache } from '../sessions/identity-service.ts'
import { createMember } from './member-service.ts'

/** Another address of an account, which counts once it is proved by whom it is of. */

const PASSWORD = 'a-demo-passphrase'
const START = new Date('2026-11-02T09:00:00Z')
const box = mailbox()
let hub: TestHub
let admin: Somebody
let endSchedules: () => void
let people = 0

beforeAll(async () => {
  hub = await testHub()
  endSchedules = await registerMailJobs(hub.context, box)
})
beforeEach(async () => {
  at(0)
  admin = await hub.person({ isAdmin: true, privileges: ['user_write'] })
})
afterEach(() => hub.setNow(null))
afterAll(async () => {
  endSchedules()
  await hub.close()
})

function at(ms: number): void {
  hub.setNow(new Date(START.getTime() + ms))
  clearCallerCache(hub)
}

function newAddress(): string {
  people += 1
  return `address${people}@hub.example`
}

const signIn = (email: string, password = PASSWORD, hostname = 'localhost') =>
  hub.nobody.post('/auth/sign-in', { email, password }, { host: `${hostname}:3000` })

function as(answer: TestAnswer, hostname = 'localhost') {
  return clientOf(hub.app, { hostname, secret: cookieIn(answer, 'hub_sid').replace('hub_sid=', '') })
}

/** Somebody of both hubs, signed in in the first. */
async function somebody() {
  const email = newAddress()
  const about = { email, first_name: 'Demo', last_name: 'Learner', password: PASSWORD }
  const made = await createMember(await hub.hubCall(), about)
  await createMember(await hub.hubCall(2), about)
  return { email, next: newAddress(), ...made, ...as(await signIn(email)) }
}

const mailsTo = (address: string) =>
  box.mails.filter(({ to }) => to.address === address).map(({ subject }) => subject.replace('[Test hub] ', ''))

const eventsOf = async (memberId: string) => {
  const rows = (await hub.hubCall()).db.selectFrom('security_event').select('type').where('member_id', '=', memberId)
  return (await rows.execute()).map(({ type }) => type)
}

describe('a new address', () => {
  test('is forgotten with its person, also when they come back', async () => {
    const person = await somebody()
    expect((await person.post('/me/email-change', { email: person.next })).status).toBe(200)
    expect((await admin.delete(`/users/${person.memberId}`)).status).toBe(200)
    expect((await admin.post(`/users/${person.memberId}/restore`)).status).toBe(200)
    expect((await admin.get(`/users/${person.memberId}`)).body.emailChange).toBeNull()
  })

  test('counts once its link is followed, in every hub, and ends all other sessions', async () => {
    const person = await somebody()
    const other = as(await signIn(person.email))
    const elsewhere = as(await signIn(person.email, PASSWORD, 'second.localhost'), 'second.localhost')
    await hub.nobody.post('/auth/password-resets', { email: person.email })
    const reset = box.tokenFor(person.email)
    expect((await person.post('/me/email-change', { email: person.next })).status).toBe(200)
    const asked = { email: person.next, isByAdmin: false, requestedTime: START.toISOString() }
    const waiting = { ...asked, expiresTime: '2026-11-03T09:00:00.000Z' }
    expect((await person.get('/me/profile')).body).toMatchObject({ email: person.email, emailChange: waiting })
    expect((await admin.get(`/users/${person.memberId}`)).body).toMatchObject({ emailChange: waiting })
    expect((await signIn(person.next)).status).toBe(401)
    expect(mailsTo(person.next)).toEqual(['Confirm your new e-mail address'])
    expect(mailsTo(person.email)).toContain('A new e-mail address was requested')

    expect((await person.post('/me/email-change/confirm', { token: box.tokenFor(person.next) })).status).toBe(200)
    expect((await person.get('/me/profile')).body).toMatchObject({ email: person.next, emailChange: null })
    expect((await other.get('/auth/session')).status).toBe(401)
    expect((await elsewhere.get('/auth/session')).status).toBe(401)
    expect((await signIn(person.email)).status).toBe(401)
    expect((await signIn(person.next)).status).toBe(200)
    expect((await signIn(person.next, PASSWORD, 'second.localhost')).status).toBe(200)
    expect(codeOf(await hub.nobody.post('/auth/password-resets/redeem', { token: reset, password: PASSWORD }))).toEqual(
      [400, 'token-invalid'],
    )
    for (const address of [person.email, person.next])
      expect(mailsTo(address)).toContain('Your e-mail address was changed')
    expect(await eventsOf(person.memberId)).toEqual(expect.arrayContaining(['emailChangeRequested', 'emailChanged']))
    expect((await hub.audit(person.memberId)).at(-1)).toMatchObject({
      actor_id: person.memberId,
      details: [{ property: 'email', oldValue: 'requested', value: 'changed' }],
    })
  })

  test('that an admin asks for does not let the admin in, whatever they do with it', async () => {
    const person = await somebody()
    const theirs = newAddress()
    expect((await admin.post(`/users/${person.memberId}/email-change`, { email: theirs })).status).toBe(200)
    expect((await person.get('/me/profile')).body.emailChange).toMatchObject({ email: theirs, isByAdmin: true })
    const token = box.tokenFor(theirs)
    // Who has the mail, but not the account, gets no further.
    expect(codeOf(await admin.post('/me/email-change/confirm', { token }))).toEqual([400, 'token-invalid'])
    expect((await hub.nobody.post('/me/email-change/confirm', { token })).status).toBe(401)
    const before = mailsTo(theirs).length
    await hub.nobody.post('/auth/password-resets', { email: theirs })
    expect(mailsTo(theirs)).toHaveLength(before)
    expect((await signIn(person.email)).status).toBe(200)
    expect((await admin.get(`/users/${person.memberId}`)).body.email).toBe(person.email)
  })

  test('is proved and asked for with a fresh proof of the account alone', async () => {
    const person = await hub.person({ isProofOld: true })
    const late = await hub.person({ isAdmin: true, privileges: ['user_write'], isProofOld: true })
    const stepUp = [403, 'step-up-required']
    expect(codeOf(await person.post('/me/email-change', { email: newAddress() }))).toEqual(stepUp)
    expect(codeOf(await person.post('/me/email-change/confirm', { token: 't'.repeat(43) }))).toEqual(stepUp)
    expect(codeOf(await late.post(`/users/${person.memberId}/email-change`, { email: newAddress() }))).toEqual(stepUp)
    const { db } = await hub.hubCall()
    const known = await somebody()
    await db.updateTable('session').set({ proof: 'provider' }).where('member_id', '=', known.memberId).execute()
    clearCallerCache(hub)
    expect(codeOf(await known.post('/me/email-change', { email: known.next }))).toEqual(stepUp)
  })

  test('is cancelled by the person, by an admin and by the mail at the old address', async () => {
    const cancels: [what: string, cancel: (person: Awaited<ReturnType<typeof somebody>>) => Promise<TestAnswer>][] = [
      ['person', (person) => person.delete('/me/email-change')],
      ['admin', (person) => admin.delete(`/users/${person.memberId}/email-change`)],
      ['mail', ({ email }) => hub.nobody.post('/auth/email-changes/cancel', { token: box.tokenFor(email) })],
    ]
    for (const [what, cancel] of cancels) {
      const person = await somebody()
      await person.post('/me/email-change', { email: person.next })
      expect([what, (await cancel(person)).status]).toEqual([what, 200])
      expect((await person.get('/me/profile')).body.emailChange).toBeNull()
      const token = box.tokenFor(person.next)
      expect(codeOf(await person.post('/me/email-change/confirm', { token }))).toEqual([400, 'token-invalid'])
    }
    const unknown = { token: 't'.repeat(43) }
    expect(codeOf(await hub.nobody.post('/auth/email-changes/cancel', unknown))).toEqual([400, 'token-invalid'])
  })

  test('waits one at a time, and for 24 hours', async () => {
    const person = await somebody()
    await person.post('/me/email-change', { email: person.next })
    const first = box.tokenFor(person.next)
    const later = newAddress()
    await person.post('/me/email-change', { email: later })
    expect(codeOf(await person.post('/me/email-change/confirm', { token: first }))).toEqual([400, 'token-invalid'])
    at(24 * 3_600_000)
    const fresh = as(await signIn(person.email))
    expect((await fresh.get('/me/profile')).body.emailChange).toBeNull()
    expect(codeOf(await fresh.post('/me/email-change/confirm', { token: box.tokenFor(later) }))).toEqual([
      400,
      'token-invalid',
    ])
  })

  test('that somebody else has, here or elsewhere, is asked for like any other and refused once it is proved', async () => {
    const known = await hub.person({ domainId: 2 })
    for (const [email, status] of [
      [known.email, 409],
      [newAddress(), 200],
    ] as const) {
      const person = await somebody()
      const asked = await person.post('/me/email-change', { email })
      expect([asked.status, asked.body]).toEqual([200, { success: true }])
      const answer = await person.post('/me/email-change/confirm', { token: box.tokenFor(email) })
      expect([answer.status, answer.body.code]).toEqual([status, status === 409 ? 'email-not-usable' : undefined])
      expect((await person.get('/me/profile')).body.email).toBe(status === 409 ? person.email : email)
    }
    const person = await somebody()
    expect(codeOf(await person.post('/me/email-change', { email: person.email.toUpperCase() }))).toEqual([
      400,
      'email-unchanged',
    ])
  })

  test('counts no more when the account has another one meanwhile, by way of another hub', async () => {
    const person = await somebody()
    const there = as(await signIn(person.email, PASSWORD, 'second.localhost'), 'second.localhost')
    await person.post('/me/email-change', { email: person.next })
    const token = box.tokenFor(person.next)
    const first = newAddress()
    await there.post('/me/email-change', { email: first })
    expect((await there.post('/me/email-change/confirm', { token: box.tokenFor(first) })).status).toBe(200)
    const again = as(await signIn(first))
    expect((await again.get('/me/profile')).body).toMatchObject({ email: first, emailChange: null })
    expect((await again.post('/me/email-change/confirm', { token })).body.code).toBe('email-not-usable')
  })
})

test('the address of somebody who has not accepted changes at once, and their invitation ends', async () => {
  const email = newAddress()
  const next = newAddress()
  const users = [{ email, first_name: 'Typed', last_name: 'Wrong' }]
  const { id } = (await admin.post('/users', { users, send_email: true })).body.users[0]
  const token = box.tokenFor(email)
  expect(codeOf(await admin.post(`/users/${id}/email-change`, { email: admin.email }))).toEqual([
    409,
    'email-not-usable',
  ])
  expect((await admin.post(`/users/${id}/email-change`, { email: next })).status).toBe(200)
  expect((await admin.get(`/users/${id}`)).body).toMatchObject({ email: next, state: 'created', emailChange: null })
  expect(codeOf(await hub.nobody.post('/auth/invitations/preview', { token }))).toEqual([400, 'token-invalid'])
  await admin.post('/users/invite', { ids: [id] })
  expect((await hub.nobody.post('/auth/invitations/preview', { token: box.tokenFor(next) })).body.email).toBe(next)
})

test('nobody asks for another address of somebody with rights that they do not hold, or of another hub', async () => {
  const high = await hub.person({ isAdmin: true, privileges: ['settings_write'] })
  const ask = (id: string) => admin.post(`/users/${id}/email-change`, { email: newAddress() })
  expect(codeOf(await ask(high.memberId))).toEqual([403, 'user-outranks-you'])
  expect((await ask((await hub.person({ domainId: 2 })).memberId)).status).toBe(404)
  const reader = await hub.person({ isAdmin: true, privileges: ['user_read'] })
  expect((await reader.post(`/users/${high.memberId}/email-change`, { email: newAddress() })).status).toBe(403)
})
