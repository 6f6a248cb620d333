import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, clientOf, cookieIn, type TestAnswer } from '../../testing/client.ts'
import { testHub, type TestHub } from '../../testing/app.ts'
import { addTotp, totpCode } from '../../testing/totp.ts'
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

const now = () => hub.context.now()

async function somebody() {
  people += 1
  const email = `person${people}@hub.example`
  const about = { email, first_name: 'Demo', last_name: 'Learner', password: PASSWORD }
  const { memberId, accountId } = await createMember(await hub.hubCall(), about)
  const person = as(await signIn(email))
  return { email, memberId, accountId, ...person, ...(await addTotp(person, now())) }
}

const signIn = (email: string, password = PASSWORD) => hub.nobody.post('/auth/sign-in', { email, password })

function as(answer: TestAnswer) {
  const secret = cookieIn(answer, 'hub_sid').replace('hub_sid=', '')
  return { ...clientOf(hub.app, { hostname: 'localhost', secret }), secret }
}

const finish = (first: TestAnswer, code: string, host = 'localhost:3000') =>
  hub.nobody.post('/auth/mfa', { code }, { cookie: cookieIn(first, 'hub_first_step'), host })

async function typesOf(memberId: string): Promise<string[]> {
  const { db } = await hub.hubCall()
  const rows = await db.selectFrom('security_event').select('type').where('member_id', '=', memberId).execute()
  return rows.map(({ type }) => type)
}

async function mailsTo(memberId: string): Promise<string[]> {
  const { db } = await hub.hubCall()
  const rows = await db.selectFrom('outbox_mail').select('type').where('member_id', '=', memberId).execute()
  return rows.map(({ type }) => type)
}

describe('setting up', () => {
  test('shows a secret once, keeps it sealed, and counts only once the app shows a right code', async () => {
    people += 1
    const email = `person${people}@hub.example`
    await createMember(await hub.hubCall(), { email, first_name: 'A', last_name: 'B', password: PASSWORD })
    const person = as(await signIn(email))
    expect((await person.get('/me/mfa')).body).toEqual({
      isRequired: false,
      requiredTime: null,
      isEnabled: false,
      enabledTime: null,
      recoveryCodesLeft: 0,
    })
    const { body } = await person.post('/me/mfa/totp')
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(body.otpauthUri).toContain(`secret=${body.secret}`)
    expect(body.otpauthUri).toContain('issuer=Test%20hub')
    expect((await signIn(email)).status).toBe(200)
    expect(codeOf(await person.post('/me/mfa/totp/confirm', { code: '000000' }))).toEqual([400, 'code-wrong'])
    const done = await person.post('/me/mfa/totp/confirm', { code: totpCode(body.secret, now()) })
    expect(done.status).toBe(200)
    expect(new Set(done.body.recoveryCodes).size).toBe(10)
    expect((await person.get('/me/mfa')).body).toMatchObject({ isEnabled: true, recoveryCodesLeft: 10 })
    const kept = await hub.context.databases.shared.selectFrom('totp').selectAll().execute()
    for (const row of kept) expect(row.sealed_secret.includes(Buffer.from(body.secret))).toBe(false)
    const codes = await hub.context.databases.shared.selectFrom('recovery_code').selectAll().execute()
    for (const row of codes) expect(done.body.recoveryCodes).not.toContain(row.code_hash.toString())
  })

  test('is refused where an app is on already, where none was begun, and ten minutes later', async () => {
    const person = await somebody()
    expect(codeOf(await person.post('/me/mfa/totp'))).toEqual([409, 'totp-already-on'])
    const late = await hub.person()
    expect(codeOf(await late.post('/me/mfa/totp/confirm', { code: '123456' }))).toEqual([409, 'totp-not-begun'])
    const { body } = await late.post('/me/mfa/totp')
    at(601)
    const code = totpCode(body.secret, now())
    expect(codeOf(await late.post('/me/mfa/totp/confirm', { code }))).toEqual([409, 'totp-not-begun'])
  })

  test('ends the other sessions of the account, in this hub and in others, and sends a mail', async () => {
    const person = await hub.person()
    const other = await hub.person({ domainId: 2 })
    const elsewhere = hub.context.databases.forHub(2)
    const { accountId, memberId } = person
    await elsewhere.updateTable('member').set({ account_id: accountId }).where('id', '=', other.memberId).execute()
    expect((await other.get('/auth/session')).status).toBe(200)
    await addTotp(person, now())
    expect((await person.get('/auth/session')).status).toBe(200)
    expect((await other.get('/auth/session')).status).toBe(401)
    expect(await typesOf(memberId)).toContain('secondFactorAdded')
    expect(await mailsTo(memberId)).toEqual(['secondFactorAdded'])
  })
})

describe('signing in', () => {
  test('asks for a code after the right password, and starts the session with it', async () => {
    const { email, secret, memberId } = await somebody()
    at(60)
    const first = await signIn(email)
    expect(codeOf(first)).toEqual([401, 'second-factor-required'])
    expect(first.headers['set-cookie']).toMatch(/^hub_first_step=.*; Path=\/; HttpOnly; SameSite=Lax; Max-Age=300$/)
    const entered = await finish(first, totpCode(secret, now()))
    expect(entered.status).toBe(200)
    expect(entered.body.user.id).toBe(memberId)
    expect(String(entered.headers['set-cookie'])).toContain('hub_first_step=; ')
    expect((await as(entered).get('/auth/session')).status).toBe(200)
  })

  test('says nothing of the second factor to a wrong password', async () => {
    const { email } = await somebody()
    expect(codeOf(await signIn(email, 'wrong'))).toEqual([401, 'wrong-credentials'])
  })

  test('takes a code of the period before and after, and no other', async () => {
    const { email, secret } = await somebody()
    at(300)
    const first = await signIn(email)
    for (const periods of [-2, 2])
      expect(codeOf(await finish(first, totpCode(secret, now(), periods)))).toEqual([401, 'second-factor-wrong'])
    expect((await finish(first, totpCode(secret, now(), -1))).status).toBe(200)
    expect((await finish(first, totpCode(secret, now(), 1))).status).toBe(200)
  })

  test('counts a code once, also where two send it at the same moment', async () => {
    const { email, secret } = await somebody()
    at(60)
    const first = await signIn(email)
    const code = totpCode(secret, now())
    const answers = await Promise.all([finish(first, code), finish(first, code), finish(first, code)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401])
    expect(codeOf(await finish(first, code))).toEqual([401, 'second-factor-wrong'])
    // One that was shown before it has had its time too.
    expect(codeOf(await finish(first, totpCode(secret, now(), -1)))).toEqual([401, 'second-factor-wrong'])
  })

  test('does not take the code with which the app was set up', async () => {
    const { email, secret } = await somebody()
    expect(codeOf(await finish(await signIn(email), totpCode(secret, now())))).toEqual([401, 'second-factor-wrong'])
  })

  test('takes a recovery code once, also at the same moment, and tells the person', async () => {
    const { email, recoveryCodes, memberId } = await somebody()
    const first = await signIn(email)
    const answers = await Promise.all([finish(first, recoveryCodes[0]!), finish(first, recoveryCodes[0]!)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect((await finish(first, recoveryCodes[1]!)).status).toBe(200)
    expect((await typesOf(memberId)).filter((type) => type === 'recoveryCodeUsed')).toHaveLength(2)
    expect((await mailsTo(memberId)).filter((type) => type === 'recoveryCodeUsed')).toHaveLength(2)
    const entered = as(answers.find(({ status }) => status === 200)!)
    expect((await entered.get('/me/mfa')).body).toMatchObject({ recoveryCodesLeft: 8 })
  })

  test('takes no code of somebody else', async () => {
    const [one, other] = [await somebody(), await somebody()]
    at(60)
    const first = await signIn(one.email)
    expect(codeOf(await finish(first, totpCode(other.secret, now())))).toEqual([401, 'second-factor-wrong'])
    expect(codeOf(await finish(first, other.recoveryCodes[0]!))).toEqual([401, 'second-factor-wrong'])
  })

  test('slows guessing down, and the right password does not clear the count', async () => {
    const { email, secret } = await somebody()
    at(60)
    let first = await signIn(email)
    for (let nth = 0; nth < 5; nth += 1) {
      expect(codeOf(await finish(first, '000000'))).toEqual([401, 'second-factor-wrong'])
      first = await signIn(email)
    }
    const refused = await finish(first, totpCode(secret, now()))
    expect(codeOf(refused)).toEqual([429, 'sign-in-blocked'])
    expect(refused.headers['retry-after']).toBe('1')
    at(62)
    expect((await finish(first, totpCode(secret, now()))).status).toBe(200)
  })

  test.each([
    ['after five minutes', () => Promise.resolve(at(300))],
    ['after a new password', (person: Awaited<ReturnType<typeof somebody>>) => newPassword(person)],
    ['once the app was removed', (person: Awaited<ReturnType<typeof somebody>>) => person.delete('/me/mfa/totp')],
  ])('begins anew %s', async (_, happens) => {
    const person = await somebody()
    const first = await signIn(person.email)
    await happens(person)
    expect(codeOf(await finish(first, person.recoveryCodes[0]!))).toEqual([401, 'second-factor-expired'])
  })

  test('begins anew with a cookie that is missing, forged or of another hub', async () => {
    const { email, recoveryCodes } = await somebody()
    const first = await signIn(email)
    const code = recoveryCodes[0]!
    const expired = [401, 'second-factor-expired']
    expect(codeOf(await hub.nobody.post('/auth/mfa', { code }))).toEqual(expired)
    expect(codeOf(await finish(first, code, 'second.localhost'))).toEqual(expired)
    const cookie = cookieIn(first, 'hub_first_step').replace('=1.', '=2.')
    expect(codeOf(await hub.nobody.post('/auth/mfa', { code }, { cookie }))).toEqual(expired)
    const longer = cookieIn(first, 'hub_first_step').replace(/(\d{13})/, (end) => String(Number(end) + 1000))
    expect(codeOf(await hub.nobody.post('/auth/mfa', { code }, { cookie: longer }))).toEqual(expired)
  })
})

async function newPassword(person: { put: ReturnType<typeof as>['put'] }): Promise<void> {
  const body = { currentPassword: PASSWORD, newPassword: 'kettle orbit velvet ninety' }
  expect((await person.put('/me/password', body)).status).toBe(200)
}

describe('recovery codes', () => {
  test('are made anew on request, and the earlier ones no longer work', async () => {
    const { email, recoveryCodes, ...person } = await somebody()
    const { status, body } = await person.post('/me/mfa/recovery-codes')
    expect(status).toBe(201)
    const first = await signIn(email)
    expect(codeOf(await finish(first, recoveryCodes[0]!))).toEqual([401, 'second-factor-wrong'])
    expect((await finish(first, body.recoveryCodes[0])).status).toBe(200)
    const without = await hub.person()
    expect(codeOf(await without.post('/me/mfa/recovery-codes'))).toEqual([409, 'second-factor-off'])
  })
})

describe('removing it', () => {
  test('ends the other sessions, tells the person, and lets the password be enough', async () => {
    const { email, recoveryCodes, memberId, ...person } = await somebody()
    const other = as(await finish(await signIn(email), recoveryCodes[0]!))
    expect((await person.delete('/me/mfa/totp')).status).toBe(200)
    expect((await person.get('/auth/session')).status).toBe(200)
    expect((await other.get('/auth/session')).status).toBe(401)
    expect((await signIn(email)).status).toBe(200)
    expect(await mailsTo(memberId)).toContain('secondFactorRemoved')
    expect((await person.delete('/me/mfa/totp')).status).toBe(200)
    expect((await typesOf(memberId)).filter((type) => type === 'secondFactorRemoved')).toHaveLength(1)
  })

  test('by an admin ends all sessions of the person and is written down', async () => {
    const { email, memberId, ...person } = await somebody()
    const admin = await hub.person({ isAdmin: true, privileges: ['user_write'] })
    expect((await admin.delete(`/users/${memberId}/mfa`)).status).toBe(200)
    expect((await person.get('/auth/session')).status).toBe(401)
    expect((await signIn(email)).status).toBe(200)
    expect(await typesOf(memberId)).toContain('secondFactorReset')
    expect(await mailsTo(memberId)).toContain('secondFactorRemoved')
    expect(await hub.audit(memberId)).toEqual([
      expect.objectContaining({
        action: 'UPDATE',
        object_type: 'user',
        details: [{ property: 'secondFactor', oldValue: true, value: false }],
      }),
    ])
    expect(codeOf(await admin.delete(`/users/${memberId}/mfa`))).toEqual([409, 'second-factor-off'])
  })

  test('by an admin of one hub takes nothing from another: it falls once every hub of the person has asked, within seven days', async () => {
    const { email, memberId, accountId, ...person } = await somebody()
    const admin = await hub.person({ isAdmin: true, privileges: ['user_write'] })
    const elsewhere = await hub.person({ domainId: 2 })
    const second = await hub.person({ domainId: 2, isAdmin: true, privileges: ['user_write'] })
    await hub.context.databases
      .forHub(2)
      .updateTable('member')
      .set({ account_id: accountId })
      .where('id', '=', elsewhere.memberId)
      .execute()
    const ask = async (by: typeof admin, id: string) => (await by.delete(`/users/${id}/mfa`)).body.isRemoved
    const asksForCode = async () => codeOf(await signIn(email))[1] === 'second-factor-required'

    expect(await ask(admin, memberId)).toBe(false)
    expect([await ask(admin, memberId), await asksForCode()]).toEqual([false, true])
    expect((await person.get('/auth/session')).status).toBe(200)
    expect(await typesOf(memberId)).toContain('secondFactorResetAsked')
    expect(await mailsTo(memberId)).not.toContain('secondFactorRemoved')
    at(8 * 86_400)
    expect([await ask(second, elsewhere.memberId), await asksForCode()]).toEqual([false, true])
    expect([await ask(admin, memberId), await asksForCode()]).toEqual([true, false])
  })

  test('by an admin is refused for themselves, for who holds more, and for who is not there', async () => {
    const admin = await hub.person({ isAdmin: true, privileges: ['user_write'] })
    const higher = await hub.person({ isAdmin: true, privileges: ['user_write', 'settings_write'] })
    const elsewhere = await hub.person({ domainId: 2 })
    expect(codeOf(await admin.delete(`/users/${admin.memberId}/mfa`))).toEqual([409, 'own-account'])
    expect(codeOf(await admin.delete(`/users/${higher.memberId}/mfa`))).toEqual([403, 'user-outranks-you'])
    expect(codeOf(await admin.delete(`/users/${elsewhere.memberId}/mfa`))).toEqual([404, 'not-found'])
  })
})

test('opens secrets that were sealed, and recovery codes that were kept, under a secret that is named second', async () => {
  const { email, secret, recoveryCodes } = await somebody()
  at(60)
  const { config } = hub.context
  const [first, ...others] = config.secrets
  Object.assign(config, {
    secret: 'another-secret-of-the-installation-2026',
    secrets: ['another-secret-of-the-installation-2026', first, ...others],
  })
  const step = await signIn(email)
  expect((await finish(step, totpCode(secret, now()))).status).toBe(200)
  expect((await finish(step, recoveryCodes[0]!)).status).toBe(200)
  Object.assign(config, { secret: first, secrets: [first, ...others] })
})
