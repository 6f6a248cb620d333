import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { clientOf, codeOf } from '../../testing/client.ts'
import { testHub, type TestHub } from '../../testing/app.ts'
import { addToken } from '../../testing/people.ts'
import { addTotp, totpCode } from '../../testing/totp.ts'
import { clearHubCache } from '../../hubs/registry-service.ts'
import { clearCallerCache } from '../sessions/identity-service.ts'
import { createMember } from '../accounts/member-service.ts'

const PASSWORD = 'a-demo-passphrase'
const START = new Date('2026-11-02T09:00:00Z')
let hub: TestHub
let people = 0

beforeAll(async () => {
  hub = await testHub()
})
afterEach(() => hub.setNow(null))
afterAll(() => hub.close())

/** Moves the clock. */
function at(seconds: number): void {
  hub.setNow(new Date(START.getTime() + seconds * 1000))
  clearCallerCache(hub)
}

function as(answer: { headers: Record<string, unknown> }) {
  const secret = /hub_sid=([\w-]{43});/.exec(String(answer.headers['set-cookie']))![1]!
  return { ...clientOf(hub.app, { hostname: 'localhost', secret }), secret }
}

/** Somebody who signed in at the start. */
async function somebody() {
  at(0)
  people += 1
  const email = `person${people}@hub.example`
  const about = { email, first_name: 'Demo', last_name: 'Learner', password: PASSWORD }
  const made = await createMember(await hub.hubCall(), about)
  return { email, ...made, ...as(await hub.nobody.post('/auth/sign-in', { email, password: PASSWORD })) }
}

const token = () => ({
  name: 'Nightly export',
  scopes: ['me'],
  expiresTime: new Date(hub.context.now().getTime() + 86_400_000).toISOString(),
})

test('takes a sign-in of the last ten minutes, asks for the password after that, and takes it for ten minutes more', async () => {
  const person = await somebody()
  at(600)
  expect((await person.post('/me/tokens', token())).status).toBe(201)
  at(601)
  const refused = await person.post('/me/tokens', token())
  expect(codeOf(refused)).toEqual([403, 'step-up-required'])
  expect(codeOf(await person.post('/me/mfa/totp'))).toEqual([403, 'step-up-required'])
  const done = await person.post('/me/step-up', { password: PASSWORD })
  expect(done.body).toEqual({ success: true, until: new Date(START.getTime() + 1_201_000).toISOString() })
  const renewed = as(done)
  at(1201)
  expect((await renewed.post('/me/tokens', token())).status).toBe(201)
  at(1202)
  expect(codeOf(await renewed.post('/me/tokens', token()))).toEqual([403, 'step-up-required'])
})

test('gives the session another secret, and the one before ends', async () => {
  const person = await somebody()
  const renewed = as(await person.post('/me/step-up', { password: PASSWORD }))
  expect(renewed.secret).not.toBe(person.secret)
  expect((await renewed.get('/auth/session')).status).toBe(200)
  expect((await person.get('/auth/session')).status).toBe(401)
  expect((await renewed.get('/auth/sessions')).body.total).toBe(1)
})

test('takes no wrong password, and no password alone where there is a second factor', async () => {
  const person = await somebody()
  expect(codeOf(await person.post('/me/step-up', { password: 'wrong' }))).toEqual([400, 'wrong-password'])
  const { secret, recoveryCodes } = await addTotp(person, hub.context.now())
  at(700)
  expect(codeOf(await person.post('/me/step-up', { password: PASSWORD }))).toEqual([400, 'code-wrong'])
  expect(codeOf(await person.post('/me/step-up', { password: PASSWORD, code: '000000' }))).toEqual([400, 'code-wrong'])
  expect(codeOf(await person.delete('/me/mfa/totp'))).toEqual([403, 'step-up-required'])
  const code = totpCode(secret, hub.context.now())
  const done = as(await person.post('/me/step-up', { password: PASSWORD, code }))
  expect(codeOf(await done.post('/me/step-up', { password: PASSWORD, code }))).toEqual([400, 'code-wrong'])
  expect((await done.post('/me/step-up', { password: PASSWORD, code: recoveryCodes[0] })).status).toBe(200)
})

test('slows guessing at the password down like signing in', async () => {
  const person = await somebody()
  for (let nth = 0; nth < 5; nth += 1) await person.post('/me/step-up', { password: 'wrong' })
  expect(codeOf(await person.post('/me/step-up', { password: PASSWORD }))).toEqual([429, 'sign-in-blocked'])
})

test('is written down, and no way for API tokens', async () => {
  const person = await somebody()
  await person.post('/me/step-up', { password: PASSWORD })
  const { db } = await hub.hubCall()
  const events = await db.selectFrom('security_event').select('type').where('member_id', '=', person.memberId).execute()
  expect(events.map(({ type }) => type)).toContain('identityConfirmed')
  hub.setNow(null)
  const owner = await hub.person()
  const headers = { authorization: `Bearer ${await addToken(hub.context.databases, owner, ['me'])}` }
  expect(codeOf(await hub.nobody.post('/me/step-up', { password: PASSWORD }, headers))).toEqual([403, 'not-allowed'])
  expect(codeOf(await hub.nobody.post('/me/mfa/totp', undefined, headers))).toEqual([403, 'not-allowed'])
})

test('takes a new password for a proof, but not where there is a second factor', async () => {
  const person = await somebody()
  at(700)
  const changed = as(
    await person.put('/me/password', { currentPassword: PASSWORD, newPassword: 'kettle orbit velvet ninety' }),
  )
  expect((await changed.post('/me/tokens', token())).status).toBe(201)

  const other = await somebody()
  await addTotp(other, hub.context.now())
  at(700)
  const body = { currentPassword: PASSWORD, newPassword: 'kettle orbit velvet ninety' }
  const session = as(await other.put('/me/password', body))
  expect((await session.get('/auth/session')).status).toBe(200)
  expect(codeOf(await session.delete('/me/mfa/totp'))).toEqual([403, 'step-up-required'])
})

/** The hub's days begin at 10:00 UTC. @param from the day, as in 2026-12-01 */
async function require(mfaRequired: string, from: string | null): Promise<void> {
  const { shared } = hub.context.databases
  const values = {
    mfa_required: mfaRequired,
    mfa_required_from: sql<Date | null>`${from}::date`,
    timezone: 'Pacific/Kiritimati',
  } as const
  await shared.updateTable('hub').set(values).where('domain_id', '=', 1).execute()
  clearHubCache(hub.context)
}

test('lets a person set up the second factor that the hub requires, and do nothing else before', async () => {
  const person = await somebody()
  await require('everyone', '2026-11-03')
  expect((await person.get('/me/mfa')).body).toMatchObject({
    isRequired: true,
    requiredTime: '2026-11-02T10:00:00.000Z',
  })
  at(3_599)
  expect((await person.get('/me/profile')).status).toBe(200)
  at(3_600)
  expect(codeOf(await person.get('/me/profile'))).toEqual([403, 'second-factor-enrolment-required'])
  for (const path of ['/auth/session', '/me/mfa', '/hub']) expect((await person.get(path)).status, path).toBe(200)
  const again = as(await person.post('/me/step-up', { password: PASSWORD }))
  await addTotp(again, hub.context.now())
  expect((await again.get('/me/profile')).status).toBe(200)
  expect(codeOf(await again.delete('/me/mfa/totp'))).toEqual([409, 'second-factor-needed'])
  await require('none', null)
})

test('requires the second factor of admins alone where the hub says so', async () => {
  hub.setNow(null)
  await require('admins', null)
  const learner = await hub.person()
  const admin = await hub.person({ isAdmin: true })
  const bearer = { authorization: `Bearer ${await addToken(hub.context.databases, admin, ['me'])}` }
  expect((await learner.get('/me/profile')).status).toBe(200)
  expect(codeOf(await admin.get('/me/profile'))).toEqual([403, 'second-factor-enrolment-required'])
  expect((await hub.nobody.get('/me/profile', bearer)).status).toBe(200)
  await require('none', null)
})
