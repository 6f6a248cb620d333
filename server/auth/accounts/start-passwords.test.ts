import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerMailJobs } from '../../emails/jobs.ts'
import { mailbox } from '../../emails/mailbox-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { clientOf, codeOf, cookieIn, type TestAnswer } from '../../testing/client.ts'
import { addTotp } from '../../testing/totp.ts'
import { clearCallerCache } from '../sessions/identity-service.ts'
import { createMember } from './member-service.ts'

/** People whom no mail reaches come into hub 1 by a start password. */

const START = 'kettle orbit velvet ninety'
const OWN = 'harbour seven pencil quartz'
const HOUR = 3_600_000
const NOW = new Date('2026-11-02T09:00:00Z')
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
  admin = await hub.person({
    isAdmin: true,
    privileges: ['user_read', 'user_write', 'settings_read', 'settings_write'],
  })
  await allow(true)
})
afterEach(() => hub.setNow(null))
afterAll(async () => {
  endSchedules()
  await hub.close()
})

function at(ms: number): void {
  hub.setNow(new Date(NOW.getTime() + ms))
  clearCallerCache(hub)
}

async function allow(startPassword: boolean): Promise<void> {
  const { headers } = await admin.get('/hub/settings')
  const ifMatch = { 'if-match': headers['etag'] as string }
  expect((await admin.patch('/hub/settings', { signIn: { startPassword } }, ifMatch)).status).toBe(200)
}

function newAddress(): string {
  people += 1
  return `started${people}@hub.example`
}

async function bringIn(about: object = {}, email = newAddress()) {
  const users = [{ email, first_name: 'Typed', last_name: 'By Admin' }]
  const answer = await admin.post('/users', { users, password: START, ...about })
  return { email, answer, id: answer.body.users?.[0].id as string }
}

const begin = (email: string, password = START, host = 'localhost') =>
  hub.nobody.post('/auth/start-password', { email, password }, { host: `${host}:3000` })

const preview = (token: string) => hub.nobody.post('/auth/invitations/preview', { token })

const accept = (token: string, about: object = {}, host = 'localhost') =>
  hub.nobody.post(
    '/auth/invitations/accept',
    { token, password: OWN, first_name: 'Demo', last_name: 'Learner', ...about },
    { host: `${host}:3000` },
  )

const signIn = (email: string, password: string, host = 'localhost') =>
  hub.nobody.post('/auth/sign-in', { email, password }, { host: `${host}:3000` })

function as(answer: TestAnswer) {
  return clientOf(hub.app, { hostname: 'localhost', secret: cookieIn(answer, 'hub_sid').replace('hub_sid=', '') })
}

/** Hub 2 invites the address by mail. */
async function inviteElsewhere(email: string): Promise<string> {
  const other = await hub.person({ domainId: 2, isAdmin: true, privileges: ['user_write'] })
  await other.post('/users', { users: [{ email, first_name: 'Other', last_name: 'Hub' }], send_email: true })
  return box.tokenFor(email)
}

describe('somebody with a start password', () => {
  test('comes in without any mail and has a password of their own from then on', async () => {
    const { email, id, answer } = await bringIn()
    expect(answer.body.users).toMatchObject([{ outcome: 'created' }])
    expect(box.mails.filter(({ to }) => to.address === email)).toHaveLength(0)
    expect((await admin.get(`/users/${id}`)).body).toMatchObject({ state: 'invited' })
    expect(codeOf(await signIn(email, START))).toEqual([401, 'wrong-credentials'])

    const { status, body } = await begin(email.toUpperCase())
    expect([status, body.expiresTime]).toEqual([200, '2026-11-05T09:00:00.000Z'])
    expect((await preview(body.token)).body).toMatchObject({ email, hasAccount: false })
    expect((await accept(body.token)).status).toBe(200)

    expect((await signIn(email, OWN)).status).toBe(200)
    expect(codeOf(await signIn(email, START))).toEqual([401, 'wrong-credentials'])
    expect(codeOf(await begin(email))).toEqual([401, 'wrong-credentials'])
    expect((await admin.get(`/users/${id}`)).body).toMatchObject({ state: 'active' })
  })

  test('may begin again while they have not accepted, and then the token before counts no more', async () => {
    const { email } = await bringIn()
    const first = (await begin(email)).body.token
    const second = (await begin(email)).body.token
    expect(codeOf(await accept(first))).toEqual([400, 'token-invalid'])
    expect((await accept(second)).status).toBe(200)
  })

  test('may have a mail as well, whose link works until they begin', async () => {
    const { email } = await bringIn({ send_email: true })
    const mailed = box.tokenFor(email)
    expect((await preview(mailed)).status).toBe(200)
    expect((await begin(email)).status).toBe(200)
    expect(codeOf(await preview(mailed))).toEqual([400, 'token-invalid'])
  })

  test('chooses another one than an easy one, as everybody', async () => {
    const { email } = await bringIn()
    const { token } = (await begin(email)).body
    expect(codeOf(await accept(token, { password: 'password1' }))).toEqual([400, 'password-too-common'])
  })

  test('gets another one from an admin, in place of the one before', async () => {
    const { email, id } = await bringIn()
    expect((await admin.patch(`/users/${id}`, { password: OWN })).status).toBe(200)
    expect(codeOf(await begin(email))).toEqual([401, 'wrong-credentials'])
    expect((await begin(email, OWN)).status).toBe(200)
    const log = await hub.audit(id)
    expect(JSON.stringify(log)).toContain('startPassword')
    expect(JSON.stringify(log)).not.toContain(OWN)
  })
})

describe('a start password ends', () => {
  test.each([
    ['after 72 hours', async () => at(72 * HOUR + 1000)],
    ['with its invitation', (id: string) => admin.delete(`/users/${id}/invitation`)],
    ['with another invitation', (id: string) => admin.post('/users/invite', { ids: [id] })],
    ['while somebody is suspended', (id: string) => admin.post(`/users/${id}/suspension`)],
    ['once somebody was removed', (id: string) => admin.delete(`/users/${id}`)],
    ['once the hub allows none', () => allow(false)],
  ] as [string, (id: string) => Promise<unknown>][])('%s', async (_, end) => {
    const { email, id } = await bringIn()
    await end(id)
    expect(codeOf(await begin(email))).toEqual([401, 'wrong-credentials'])
  })

  test('nowhere else than in the hub that gave it', async () => {
    const { email } = await bringIn()
    expect(codeOf(await begin(email, START, 'second.localhost'))).toEqual([401, 'wrong-credentials'])
  })
})

describe('the hub refuses', () => {
  test('one where it allows none, which is so by default', async () => {
    await allow(false)
    expect(codeOf((await bringIn()).answer)).toEqual([400, 'password-not-allowed'])
    expect((await hub.nobody.get('/hub')).body.signIn).toMatchObject({ startPassword: false })
  })

  test('an easy one, and brings nobody in', async () => {
    const { answer, email } = await bringIn({ password: 'password1' })
    expect(codeOf(answer)).toEqual([400, 'password-too-common'])
    expect((await admin.get(`/users?search=${email}`)).body.total).toBe(0)
  })

  test('one for somebody who has accepted', async () => {
    const member = await hub.person()
    expect(codeOf(await admin.patch(`/users/${member.memberId}`, { password: START }))).toEqual([
      400,
      'password-not-allowed',
    ])
  })

  test('guesses after five of them, together with those at passwords', async () => {
    const { email } = await bringIn()
    for (let count = 0; count < 5; count += 1) await begin(email, 'a wrong one')
    expect((await begin(email)).status).toBe(429)
    expect((await signIn(email, OWN)).status).toBe(429)
  })
})

describe('whose address it is nobody has proved', () => {
  test('so it opens no account of another hub but by its password', async () => {
    const email = newAddress()
    const known = { email, first_name: 'Secret', last_name: 'Elsewhere', password: OWN }
    await createMember(await hub.hubCall(2), known)
    await bringIn({}, email)
    const { token } = (await begin(email)).body
    expect(codeOf(await accept(token, { password: START }))).toEqual([400, 'wrong-password'])
    expect((await accept(token)).status).toBe(200)
  })

  test('and none without a password, which a provider opens elsewhere', async () => {
    const email = newAddress()
    const { accountId } = await createMember(await hub.hubCall(2), {
      email,
      first_name: 'Secret',
      last_name: 'Elsewhere',
      password: OWN,
    })
    const owner = hub.context.databases.forHub(2)
    await owner.updateTable('account').set({ password_hash: null }).where('account.id', '=', accountId).execute()
    await bringIn({}, email)
    const { token } = (await begin(email)).body
    expect(codeOf(await accept(token))).toEqual([409, 'mail-proof-needed'])
  })

  test('so whoever has the mail of another hub begins the account anew, without what was set up before', async () => {
    const { email } = await bringIn()
    const session = await accept((await begin(email)).body.token)
    const intruder = as(session)
    await addTotp(intruder, hub.context.now())
    const token = await inviteElsewhere(email)
    const other = 'window marble eleven fjord'
    expect((await accept(token, { password: other }, 'second.localhost')).status).toBe(200)
    expect(codeOf(await signIn(email, OWN, 'second.localhost'))).toEqual([401, 'wrong-credentials'])
    expect((await signIn(email, other, 'second.localhost')).status).toBe(200)
    expect((await intruder.get('/auth/session')).status).toBe(401)
  })

  test('and a link for a new password proves it too', async () => {
    const { email } = await bringIn()
    const session = await accept((await begin(email)).body.token)
    await addTotp(as(session), hub.context.now())
    await hub.nobody.post('/auth/password-resets', { email })
    const other = 'window marble eleven fjord'
    const reset = await hub.nobody.post('/auth/password-resets/redeem', { token: box.tokenFor(email), password: other })
    expect(reset.status).toBe(200)
    expect((await signIn(email, other)).status).toBe(200)
  })
})
