import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, clientOf, cookieIn, type Client, type TestAnswer } from '../../testing/client.ts'
import { testHub, type TestHub } from '../../testing/app.ts'
import { addPasskey, authenticator, type Authenticator } from '../../testing/authenticator.ts'
import { addTotp } from '../../testing/totp.ts'
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
beforeEach(() => at(0))
afterEach(() => hub.setNow(null))
afterAll(() => hub.close())

/** Moves the clock. */
function at(seconds: number): void {
  hub.setNow(new Date(START.getTime() + seconds * 1000))
  clearCallerCache(hub)
}

async function somebody() {
  people += 1
  const email = `holder${people}@hub.example`
  const about = { email, first_name: 'Demo', last_name: 'Learner', password: PASSWORD }
  const { memberId, accountId } = await createMember(await hub.hubCall(), about)
  return { email, memberId, accountId, ...as(await hub.nobody.post('/auth/sign-in', { email, password: PASSWORD })) }
}

function as(answer: TestAnswer): Client {
  return clientOf(hub.app, { hostname: 'localhost', secret: cookieIn(answer, 'hub_sid').replace('hub_sid=', '') })
}

const challenge = async (host = 'localhost:3000') =>
  (await hub.nobody.post('/auth/passkey/challenge', undefined, { host })).body as { challenge: string }

const signIn = (body: object, host = 'localhost:3000') => hub.nobody.post('/auth/passkey', body, { host })

async function holder(device: Authenticator = authenticator()) {
  const person = await somebody()
  return { ...person, device, passkeyId: await addPasskey(person, device) }
}

async function typesOf(memberId: string): Promise<string[]> {
  const { db } = await hub.hubCall()
  const rows = await db.selectFrom('security_event').select('type').where('member_id', '=', memberId).execute()
  return rows.map(({ type }) => type)
}

async function mailsTo(memberId: string): Promise<string[]> {
  const { db } = await hub.hubCall()
  const rows = await db.selectFrom('outbox_mail').select('type').where('member_id', '=', memberId).execute()
  return rows.map(({ type }) => type).filter((type) => type.startsWith('passkey'))
}

describe('a passkey', () => {
  test('is listed, written down, told by mail, and signs in without a password', async () => {
    const { device, memberId, ...person } = await holder()
    expect((await person.get('/me/passkeys')).body).toMatchObject({
      items: [{ name: 'A test', createdTime: START.toISOString(), lastUsedTime: null, isSynced: false }],
      total: 1,
    })
    expect(await typesOf(memberId)).toContain('passkeyAdded')
    expect(await mailsTo(memberId)).toEqual(['passkeyAdded'])
    at(60)
    const answer = await signIn(device.prove(await challenge()))
    expect(answer.body).toMatchObject({ user: { id: memberId } })
    expect((await as(answer).get('/me/passkeys')).body.items[0].lastUsedTime).toBe('2026-11-02T09:01:00.000Z')
  })

  test('asks for no code of the app, which the password does', async () => {
    const { device, email, ...person } = await holder()
    await addTotp(person, hub.context.now())
    expect(codeOf(await hub.nobody.post('/auth/sign-in', { email, password: PASSWORD }))).toEqual([
      401,
      'second-factor-required',
    ])
    at(60)
    expect((await signIn(device.prove(await challenge()))).status).toBe(200)
  })

  test('proves once more who somebody is, to whom it belongs alone', async () => {
    const { device, ...person } = await holder()
    const other = await somebody()
    at(11 * 60)
    const token = { name: 'A test', scopes: ['me'], expiresTime: '2027-01-01T00:00:00.000Z' }
    expect(codeOf(await person.post('/me/tokens', token))).toEqual([403, 'step-up-required'])
    const foreign = await other.post('/me/step-up/passkey', device.prove(await challenge()))
    expect(codeOf(foreign)).toEqual([401, 'passkey-wrong'])
    at(11 * 60 + 1)
    const renewed = await person.post('/me/step-up/passkey', device.prove(await challenge()))
    expect(renewed.body).toEqual({ success: true, until: '2026-11-02T09:21:01.000Z' })
    expect((await as(renewed).post('/me/tokens', token)).status).toBe(201)
  })

  test('counts a challenge once, and none that is older than the last', async () => {
    const { device } = await holder()
    const earlier = device.prove(await challenge())
    at(1)
    const later = device.prove(await challenge())
    const answers = await Promise.all([signIn(later), signIn(later)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect(codeOf(await signIn(earlier))).toEqual([401, 'passkey-wrong'])
  })

  test.each<[string, (device: Authenticator) => Promise<object>]>([
    [
      'a challenge that is five minutes old',
      async (device) => {
        const options = await challenge()
        at(301)
        return device.prove(options)
      },
    ],
    ['a challenge that the hub did not make', async (device) => device.prove({ challenge: 'bm90LW91cnM' })],
    ['a challenge of another hub', async (device) => device.prove(await challenge('second.localhost:3000'))],
    ['another signature', async (device) => ({ ...device.prove(await challenge()), signature: 'AAAA' })],
    ['no JSON', async (device) => ({ ...device.prove(await challenge()), clientData: 'AAAA' })],
    ['a passkey that nobody has', async () => authenticator().prove(await challenge())],
  ])('is refused with %s', async (_what, prove) => {
    const { device } = await holder()
    const answer = await signIn(await prove(device))
    expect(codeOf(answer)).toEqual([401, 'passkey-wrong'])
  })

  test('is refused from another site, and where the device did not look who is there', async () => {
    const person = await somebody()
    const { body } = await person.post('/me/passkeys/challenge')
    for (const device of [authenticator({ origin: 'http://evil.example' }), authenticator({ hasVerified: false })])
      expect(codeOf(await person.post('/me/passkeys', device.make(body as { challenge: string })))).toEqual([
        400,
        'passkey-refused',
      ])
  })

  test('is refused when the device counts backwards, as a copy of it would', async () => {
    const options = { count: 5 }
    const { device } = await holder(authenticator(options))
    options.count = 6
    expect((await signIn(device.prove(await challenge()))).status).toBe(200)
    options.count = 6
    at(1)
    expect(codeOf(await signIn(device.prove(await challenge())))).toEqual([401, 'passkey-wrong'])
  })

  test('opens no other hub', async () => {
    const { device } = await holder()
    const proof = device.prove(await challenge('second.localhost:3000'))
    expect(codeOf(await signIn(proof, 'second.localhost:3000'))).toEqual([401, 'passkey-wrong'])
  })

  test.each([
    ['removed from the hub', { is_deleted: true }],
    ['suspended', { suspended_at: START }],
  ])('opens nothing for who was %s', async (_what, change) => {
    const { device, memberId } = await holder()
    const { db } = await hub.hubCall()
    await db.updateTable('member').set(change).where('member.id', '=', memberId).execute()
    expect(codeOf(await signIn(device.prove(await challenge())))).toEqual([401, 'passkey-wrong'])
  })
})

describe('making one', () => {
  test('asks for a fresh proof, and takes a challenge for five minutes, from its own account', async () => {
    const [person, other] = [await somebody(), await somebody()]
    const { body } = await person.post('/me/passkeys/challenge')
    const made = authenticator().make(body as { challenge: string })
    expect(codeOf(await other.post('/me/passkeys', made))).toEqual([400, 'passkey-refused'])
    at(301)
    expect(codeOf(await person.post('/me/passkeys', made))).toEqual([400, 'passkey-refused'])
    at(601)
    expect(codeOf(await person.post('/me/passkeys/challenge'))).toEqual([403, 'step-up-required'])
  })

  test('refuses one that is known, and names it to the browser', async () => {
    const { device, ...person } = await holder()
    const { body } = await person.post('/me/passkeys/challenge')
    expect(body.excludeCredentials).toHaveLength(1)
    expect(codeOf(await person.post('/me/passkeys', device.make(body as { challenge: string })))).toEqual([
      409,
      'passkey-known',
    ])
  })

  test('stops at twenty, also for two at once', async () => {
    const person = await somebody()
    for (let nth = 0; nth < 19; nth += 1) await addPasskey(person, authenticator())
    const { body } = await person.post('/me/passkeys/challenge')
    const make = () => person.post('/me/passkeys', authenticator().make(body as { challenge: string }))
    const answers = await Promise.all([make(), make()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })
})

describe('deleting one', () => {
  test('ends the other sessions, and it signs nobody in any more', async () => {
    const { device, passkeyId, memberId, ...person } = await holder()
    const other = as(await signIn(device.prove(await challenge())))
    expect((await person.delete(`/me/passkeys/${passkeyId}`)).status).toBe(200)
    expect([(await other.get('/auth/session')).status, (await person.get('/auth/session')).status]).toEqual([401, 200])
    at(1)
    expect(codeOf(await signIn(device.prove(await challenge())))).toEqual([401, 'passkey-wrong'])
    expect(await mailsTo(memberId)).toEqual(['passkeyAdded', 'passkeyRemoved'])
    expect((await person.delete(`/me/passkeys/${passkeyId}`)).status).toBe(404)
  })

  test('is not for somebody else', async () => {
    const { passkeyId } = await holder()
    expect((await (await somebody()).delete(`/me/passkeys/${passkeyId}`)).status).toBe(404)
  })
})

describe('in a hub that requires a second factor', () => {
  const require = async (who: 'none' | 'everyone') => {
    const { context } = hub
    await context.databases.shared.updateTable('hub').set({ mfa_required: who }).where('domain_id', '=', 1).execute()
    clearHubCache(hub.context)
  }
  afterEach(() => require('none'))

  test('is one: nothing else has to be set up, and the last one stays', async () => {
    const { device, email, passkeyId } = await holder()
    await require('everyone')
    const person = as(await signIn(device.prove(await challenge())))
    expect((await person.get('/me/profile')).status).toBe(200)
    const byPassword = as(await hub.nobody.post('/auth/sign-in', { email, password: PASSWORD }))
    expect(codeOf(await byPassword.get('/me/profile'))).toEqual([403, 'second-factor-enrolment-required'])
    expect(codeOf(await person.delete(`/me/passkeys/${passkeyId}`))).toEqual([409, 'second-factor-needed'])
    await addTotp(person, hub.context.now())
    expect((await person.delete(`/me/passkeys/${passkeyId}`)).status).toBe(200)
  })
})

test('goes with the second factor that an admin takes away', async () => {
  const { device, memberId } = await holder()
  const admin = await hub.person({ isAdmin: true, privileges: ['user_write'] })
  expect((await admin.delete(`/users/${memberId}/mfa`)).status).toBe(200)
  expect(codeOf(await signIn(device.prove(await challenge())))).toEqual([401, 'passkey-wrong'])
})
