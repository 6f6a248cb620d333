import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { registerMailJobs } from '../../emails/jobs.ts'
import { mailbox } from '../../emails/mailbox-fixtures.ts'
import { testHub, type TestHub } from '../../testing/app.ts'
import type { TestAnswer } from '../../testing/client.ts'
import { inTransaction } from '../../db/transaction.ts'
import { addMemberHere } from '../../users/service.ts'
import { createMember } from './member-service.ts'
import { invitationLink } from './invitation-service.ts'

const PASSWORD = 'a-demo-passphrase'
const DEMO = { first_name: 'Demo', last_name: 'Learner' }
const NEXT = 'another passphrase of mine'
const box = mailbox()
let hub: TestHub
let endSchedules: () => void
let people = 0

beforeAll(async () => {
  hub = await testHub()
  endSchedules = await registerMailJobs(hub.context, box)
})
afterEach(() => hub.setNow(null))
afterAll(async () => {
  endSchedules()
  await hub.close()
})

function newAddress(): string {
  people += 1
  return `mail${people}@hub.example`
}

async function somebody(about: { password?: string; locale?: string } = {}, domains = [1]) {
  const email = newAddress()
  for (const domain of domains)
    await createMember(await hub.hubCall(domain), { ...DEMO, email, password: PASSWORD, ...about })
  return email
}

function signIn(email: string, password = PASSWORD, host = 'localhost') {
  return hub.nobody.post('/auth/sign-in', { email, password }, { host })
}

async function cookieFor(email: string, password = PASSWORD, host = 'localhost') {
  const answer = await signIn(email, password, host)
  expect(answer.status).toBe(200)
  return { ...cookieOf(answer), host }
}

/** The session's, which comes first. */
function cookieOf({ headers }: TestAnswer) {
  return { cookie: String(headers['set-cookie']).split(';')[0]! }
}

const ask = (email: string) => hub.nobody.post('/auth/password-resets', { email })
const redeem = (token: string, password = NEXT) => hub.nobody.post('/auth/password-resets/redeem', { token, password })
const sessionOf = (headers: Record<string, string>) => hub.nobody.get('/auth/session', headers)

test('changes the password and ends every other session of the account, in every hub', async () => {
  const email = await somebody({ password: PASSWORD }, [1, 2])
  const here = await cookieFor(email)
  const there = await cookieFor(email)
  const elsewhere = await cookieFor(email, PASSWORD, 'second.localhost')
  const answer = await hub.nobody.put('/me/password', { currentPassword: PASSWORD, newPassword: NEXT }, here)
  expect(answer.status).toBe(200)
  const renewed = cookieOf(answer)
  expect(renewed.cookie).not.toBe(here.cookie)
  expect((await sessionOf(renewed)).status).toBe(200)
  expect((await sessionOf(here)).status).toBe(401)
  expect((await sessionOf(there)).status).toBe(401)
  expect((await sessionOf(elsewhere)).status).toBe(401)
  expect((await hub.nobody.get('/auth/sessions', renewed)).body.total).toBe(1)
  expect((await signIn(email)).status).toBe(401)
  expect((await signIn(email, NEXT, 'second.localhost')).status).toBe(200)
})

test('refuses a wrong current password, and blocks those who go on guessing it', async () => {
  const here = await cookieFor(await somebody())
  const guess = () => hub.nobody.put('/me/password', { currentPassword: 'wrong', newPassword: NEXT }, here)
  for (let nth = 0; nth < 5; nth += 1)
    expect((await guess()).body).toMatchObject({
      status: 400,
      code: 'wrong-password',
      errors: [{ pointer: '/currentPassword' }],
    })
  expect((await guess()).body.code).toBe('sign-in-blocked')
})

test.each([
  ['12345678', 'password-too-common'],
  ['Password2026', 'password-too-common'],
  ['testhub-26', 'password-too-common'],
  ['seven77', 'bad-input'],
  ['x'.repeat(129), 'bad-input'],
])('refuses the new password %s', async (newPassword, code) => {
  const here = await cookieFor(await somebody())
  const answer = await hub.nobody.put('/me/password', { currentPassword: PASSWORD, newPassword }, here)
  expect(answer.body).toMatchObject({ status: 400, code, errors: [{ pointer: '/newPassword' }] })
})

test('lets two changes at once end in one of the two passwords', async () => {
  const email = await somebody()
  const here = await cookieFor(email)
  const change = (newPassword: string) =>
    hub.nobody.put('/me/password', { currentPassword: PASSWORD, newPassword }, here)
  const answers = await Promise.all([change('the first new passphrase'), change('the second new passphrase')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
})

test.each(['', 'cut', 'no token of this hub, but as long'])(
  'says of the link with %j that it does not work',
  async (token) => {
    expect((await redeem(token)).body).toMatchObject({ status: 400, code: 'token-invalid' })
  },
)

test('answers and works the same for known and unknown addresses', async () => {
  const known = await somebody()
  const quiet = await testHub()
  await createMember(await quiet.hubCall(), {
    email: known,
    first_name: 'Demo',
    last_name: 'Learner',
    password: PASSWORD,
  })
  const observe = async (email: string) => {
    quiet.statements()
    const { status, body } = await quiet.nobody.post('/auth/password-resets', { email })
    return { status, body, statements: quiet.statements() }
  }
  const first = await observe(known)
  expect(first).toMatchObject({ status: 202, body: { success: true } })
  expect(await observe('nobody-at-all@hub.example')).toEqual(first)
  await quiet.close()
})

test('sends no mail to an address that nobody has, or that only another hub knows', async () => {
  const before = box.mails.length
  await ask('nobody-at-all@hub.example')
  await ask(await somebody({ password: PASSWORD }, [2]))
  expect(box.mails).toHaveLength(before)
  const { db } = await hub.hubCall()
  expect(await db.selectFrom('password_reset_request').selectAll().execute()).toEqual([])
})

test('resets the password with the link of the mail and ends all sessions', async () => {
  const email = await somebody()
  const here = await cookieFor(email)
  await ask(email.toUpperCase())
  const mail = box.mails.at(-1)!
  expect(mail).toMatchObject({
    to: { name: 'Demo Learner', address: email },
    subject: '[Test hub] Choose a new password for Test hub',
  })
  expect(mail.text).toContain('\nhttp://localhost:3000/reset-password?token=')
  expect((await redeem(box.tokenFor(email))).body).toEqual({ success: true })
  expect((await sessionOf(here)).status).toBe(401)
  expect((await signIn(email)).status).toBe(401)
  expect((await signIn(email, NEXT)).status).toBe(200)
  expect((await redeem(box.tokenFor(email))).body).toMatchObject({ status: 400, code: 'token-invalid' })
})

test('writes in the language of who gets the mail', async () => {
  const email = await somebody({ locale: 'de-DE' })
  await ask(email)
  expect(box.mails.at(-1)!.subject).toBe('[Test hub] Neues Passwort für Test hub')
  await ask(await somebody({ locale: 'de-DE-Sie' }))
  expect(box.mails.at(-1)!.text).toContain('Ihr Konto')
  await ask(await somebody({ locale: 'fi-FI' }))
  expect(box.mails.at(-1)!.subject).toBe('[Test hub] Valitse uusi salasana palveluun Test hub')
})

test('takes a reset link once, of two at the same time', async () => {
  const email = await somebody()
  await ask(email)
  const token = box.tokenFor(email)
  const passwords = ['the first new passphrase', 'the second new passphrase']
  const answers = await Promise.all(passwords.map((password) => redeem(token, password)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  const winner = passwords[answers.findIndex(({ status }) => status === 200)]!
  expect((await signIn(email, winner)).status).toBe(200)
})

test('keeps a reset link for an hour, and only the newest one', async () => {
  const email = await somebody()
  hub.setNow(new Date('2026-11-02T09:00:00Z'))
  await ask(email)
  const old = box.tokenFor(email)
  await ask(email)
  const newest = box.tokenFor(email)
  expect((await redeem(old)).body.code).toBe('token-invalid')
  hub.setNow(new Date('2026-11-02T10:00:00Z'))
  expect((await redeem(newest)).body.code).toBe('token-invalid')
  hub.setNow(new Date('2026-11-02T09:59:59Z'))
  expect((await redeem(newest, 'password')).body).toMatchObject({
    code: 'password-too-common',
    errors: [{ pointer: '/password' }],
  })
  expect((await redeem(newest)).status).toBe(200)
})

test('says of a reset link that was cut off what it says of one that is over', async () => {
  const email = await somebody()
  await ask(email)
  const token = box.tokenFor(email)
  for (const cut of ['', token.slice(0, -1), `${token}.`])
    expect((await redeem(cut)).body, cut).toMatchObject({ status: 400, code: 'token-invalid' })
  expect((await redeem(token)).status).toBe(200)
})

test('sends one person five reset mails within an hour at the most', async () => {
  const email = await somebody()
  const before = box.mails.length
  for (let nth = 0; nth < 8; nth += 1) expect((await ask(email)).status).toBe(202)
  expect(box.mails).toHaveLength(before + 5)
  expect((await redeem(box.tokenFor(email))).status).toBe(200)
})

test('voids a reset link when the password is changed in another way', async () => {
  const email = await somebody()
  await ask(email)
  const here = await cookieFor(email)
  await hub.nobody.put('/me/password', { currentPassword: PASSWORD, newPassword: NEXT }, here)
  expect((await redeem(box.tokenFor(email))).body.code).toBe('token-invalid')
})

test('lets somebody who reset their password sign in although others guessed at it', async () => {
  const email = await somebody()
  for (let nth = 0; nth < 6; nth += 1) await signIn(email, 'wrong')
  await ask(email)
  await redeem(box.tokenFor(email))
  expect((await signIn(email, NEXT)).status).toBe(200)
})

async function invited() {
  const admin = await hub.person({ isAdmin: true, privileges: ['user_write'] })
  const email = newAddress()
  const { body } = await admin.post('/users', {
    users: [{ email, first_name: 'Not', last_name: 'Known' }],
    send_email: true,
  })
  return { email, id: body.users[0].id as string, token: box.tokenFor(email), admin }
}

const accept = (token: string, about: object = {}) =>
  hub.nobody.post('/auth/invitations/accept', {
    token,
    password: NEXT,
    first_name: 'Demo',
    last_name: 'Newcomer',
    ...about,
  })

test('accepts an invitation once: name and password are set and the person is signed in', async () => {
  const { email, id, token } = await invited()
  expect(box.mails.at(-1)!.text).toContain('http://localhost:3000/accept-invitation?token=')
  const answer = await accept(token)
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ user: { id, email, displayName: 'Demo Newcomer' } })
  const cookie = { cookie: String(answer.headers['set-cookie']).split(';')[0]! }
  expect((await hub.nobody.get('/me/profile', cookie)).body.openCompleteProfile).toBe(false)
  expect((await accept(token)).body.code).toBe('token-invalid')
  expect((await signIn(email, NEXT)).status).toBe(200)
})

test('keeps an invitation for 72 hours and takes its link for nothing else', async () => {
  const { token } = await invited()
  expect((await redeem(token)).body.code).toBe('token-invalid')
  expect((await accept(token, { password: 'a passphrase of mine' })).status).toBe(200)
  const other = await invited()
  hub.setNow(new Date(Date.now() + 72 * 3_600_000 + 1000))
  expect((await accept(other.token)).body.code).toBe('token-invalid')
})

test('refuses a token that nobody was given, a weak password and a name of blanks', async () => {
  const { token } = await invited()
  expect((await accept('t'.repeat(43))).body.code).toBe('token-invalid')
  expect((await accept(token, { password: 'iloveyou' })).body.code).toBe('password-too-common')
  expect((await accept(token, { first_name: ' ' })).body.code).toBe('bad-input')
  expect((await accept(token, { first_name: 'a\r\nBcc: x' })).body.code).toBe('bad-input')
  expect((await accept(token)).status).toBe(200)
})

test('makes an invitation without a mail for who sets the hub up', async () => {
  const call = await hub.hubCall()
  const about = { email: newAddress(), first_name: '', last_name: '', isAdmin: true }
  const memberId = await inTransaction(call, (call) => addMemberHere(call, about))
  const before = box.mails.length
  const link = new URL(await invitationLink(call, memberId))
  expect(link.href).toMatch(/^http:\/\/localhost:3000\/accept-invitation\?token=/)
  expect((await accept(link.searchParams.get('token')!)).body.user).toMatchObject({ id: memberId, isAdmin: true })
  expect(box.mails).toHaveLength(before)
})

test('writes down that an invitation was accepted, without the password', async () => {
  const { id, token } = await invited()
  await accept(token)
  const entries = await hub.audit(id)
  expect(entries.map(({ action, actor_id: actor, details }) => ({ action, actor, details }))).toMatchObject([
    { action: 'CREATE' },
    { action: 'UPDATE', actor: id, details: [{ property: 'invitation', value: 'accepted' }] },
  ])
  expect(JSON.stringify(entries)).not.toContain(NEXT)
})
