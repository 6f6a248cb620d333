import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerMailJobs } from '../../emails/jobs.ts'
import { mailbox } from '../../emails/mailbox-fixtures.ts'
import { notify } from '../../notifications/service.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { clientOf, codeOf, cookieIn, type TestAnswer } from '../../testing/client.ts'
import { addTeam } from '../../testing/people.ts'
import { testProvider, type TestProvider } from '../../testing/openid.ts'
import { addTotp, totpCode } from '../../testing/totp.ts'
import { clearCallerCache } from '../sessions/identity-service.ts'
import { createMember } from './member-service.ts'
import { Browser, offerProvider } from '../providers/oidc-fixtures.ts'

/** An admin brings people into hub 1 whose accounts, if they have one, are of hub 2. */

const PASSWORD = 'a-demo-passphrase'
const OWN = 'kettle orbit velvet ninety'
const START = new Date('2026-11-02T09:00:00Z')
const HOUR = 3_600_000
const box = mailbox()
let hub: TestHub
let idp: TestProvider
let admin: Somebody
let endSchedules: () => void
let people = 0

beforeAll(async () => {
  idp = await testProvider({ hubs: ['http://localhost:3000'] })
  hub = await testHub({ config: { oidcPrivateHosts: [idp.host] } })
  endSchedules = await registerMailJobs(hub.context, box)
})
beforeEach(async () => {
  at(0)
  admin = await hub.person({
    isAdmin: true,
    privileges: ['user_write', 'settings_write', 'asset_write', 'playlist_write'],
    firstName: 'Ada',
    lastName: 'Admin',
  })
})
afterEach(() => hub.setNow(null))
afterAll(async () => {
  endSchedules()
  await Promise.all([hub.close(), idp.close()])
})

function at(ms: number): void {
  hub.setNow(new Date(START.getTime() + ms))
  clearCallerCache(hub)
}

function newAddress(): string {
  people += 1
  return `asked${people}@hub.example`
}

/** Somebody with an account in hub 2, where they have another name. */
async function elsewhere(email = newAddress()) {
  const about = { email, first_name: 'Secret', last_name: 'Elsewhere', locale: 'de-DE', password: PASSWORD }
  const made = await createMember(await hub.hubCall(2), about)
  const there = as(await signIn(email, PASSWORD, 'second.localhost'), 'second.localhost')
  return { email, ...made, ...there }
}

function signIn(email: string, password: string, host = 'localhost') {
  return hub.nobody.post('/auth/sign-in', { email, password }, { host: `${host}:3000` })
}

function as(answer: TestAnswer, hostname = 'localhost') {
  const secret = cookieIn(answer, 'hub_sid').replace('hub_sid=', '')
  return { secret, ...clientOf(hub.app, { hostname, secret }) }
}

async function invite(email: string, about: object = {}) {
  const users = [{ email, first_name: 'Typed', last_name: 'By Admin', ...about }]
  const answer = await admin.post('/users', { users, send_email: true })
  return { email, answer, id: answer.body.users[0].id as string, token: box.tokenFor(email) }
}

const accept = (token: string, about: object = {}, headers: Record<string, string> = {}) =>
  hub.nobody.post(
    '/auth/invitations/accept',
    { token, password: PASSWORD, first_name: 'Demo', last_name: 'Learner', ...about },
    headers,
  )

const preview = (token: string) => hub.nobody.post('/auth/invitations/preview', { token })

describe('whether an address has an account elsewhere', () => {
  /** Everything that an admin can learn of somebody whom they brought in, without what differs between any two people. */
  async function observe(email: string) {
    const told: [what: string, status: number, body: unknown, statements: number][] = []
    const note = async (what: string, answer: Promise<TestAnswer>) => {
      hub.statements()
      const { status, body } = await answer
      told.push([what, status, body, hub.statements().length])
      return body
    }
    const users = [{ email, first_name: 'Typed', last_name: 'By Admin' }]
    const teamId = await addTeam(hub.context.databases, 'Asked team')
    const { id } = (await note('createUsers', admin.post('/users', { users, teamId, send_email: true }))).users[0]
    await note('createUsers again', admin.post('/users', { users, send_email: true }))
    await note('inviteUsers', admin.post('/users/invite', { ids: [id] }))
    await note('updateUser', admin.patch(`/users/${id}`, { language: 'en-GB' }))
    await note('deleteUserMfa', admin.delete(`/users/${id}/mfa`))
    await note('createUserSuspension', admin.post(`/users/${id}/suspension`))
    await note('deleteUserSuspension', admin.delete(`/users/${id}/suspension`))
    await note('deleteUserInvitation', admin.delete(`/users/${id}/invitation`))
    await note('inviteUsers once more', admin.post('/users/invite', { ids: [id] }))
    for (const path of [
      `/users/${id}`,
      `/users/${id}/hubs`,
      `/users/${id}/activity`,
      `/users/${id}/completions`,
      `/users/${id}/assignments`,
      `/users/${id}/profile/picture`,
      `/security/events?userId=${id}`,
      `/emails?limit=5`,
      `/teams-or-users?query=Typed`,
    ])
      await note(path, admin.get(path))
    await note('signIn with the password', signIn(email, PASSWORD))
    await note('createPasswordReset', hub.nobody.post('/auth/password-resets', { email }))
    const { db } = await hub.hubCall()
    const mails = db.selectFrom('outbox_mail').select(['type', 'subject', 'locale']).where('member_id', '=', id)
    told.push(['mails', 0, await mails.orderBy('created_at').orderBy('id').execute(), 0])
    told.push(['log', 0, (await hub.audit(id)).map(({ action, details }) => ({ action, details })), 0])
    return JSON.parse(
      JSON.stringify(told)
        .replaceAll(email, 'the address')
        .replaceAll(email.split('@')[0]!, 'the name in the address')
        .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'an id')
        .replaceAll(/"version":\d+/g, 'a version'),
    ) as unknown[]
  }

  test('shows in no answer, no list, no log and no number of statements', async () => {
    const known = await elsewhere()
    await addTotp(known, hub.context.now())
    const first = await observe(newAddress())
    await hub.context.databases.forHub(1).deleteFrom('outbox_mail').execute()
    await hub.context.databases.forHub(1).deleteFrom('team_member').execute()
    await hub.context.databases
      .forHub(1)
      .updateTable('member')
      .set({ is_deleted: true })
      .where('first_name', '=', 'Typed')
      .execute()
    expect(await observe(known.email)).toEqual(first)
  })

  test('is told only to who holds the link of the mail', async () => {
    const known = await elsewhere()
    const { token } = await invite(known.email)
    expect((await preview(token)).body).toEqual({
      hubName: 'Test hub',
      invitedBy: 'Ada Admin',
      email: known.email,
      first_name: 'Typed',
      last_name: 'By Admin',
      hasAccount: true,
      hasSecondFactor: false,
      expiresTime: '2026-11-05T09:00:00.000Z',
    })
    const newcomer = await invite(newAddress())
    expect((await preview(newcomer.token)).body).toMatchObject({ hasAccount: false, first_name: 'Typed' })
    expect(codeOf(await preview('t'.repeat(43)))).toEqual([400, 'token-invalid'])
  })
})

describe('before somebody accepts', () => {
  test('they are no member: neither their session of the other hub nor their password opens anything here', async () => {
    const known = await elsewhere()
    const { id } = await invite(known.email)
    expect((await known.get('/auth/session')).status).toBe(200)
    const here = clientOf(hub.app, { hostname: 'localhost', secret: known.secret })
    for (const path of ['/auth/session', '/me/profile', '/me/playlists', '/me/notifications', `/users/${id}`])
      expect([path, (await here.get(path)).status]).toEqual([path, 401])
    expect(codeOf(await signIn(known.email, PASSWORD))).toEqual([401, 'wrong-credentials'])
    expect((await known.get('/me/hubs')).body.items).toMatchObject([{ id: 2 }])
    const before = box.mails.length
    await hub.nobody.post('/auth/password-resets', { email: known.email })
    expect(box.mails).toHaveLength(before)
    expect((await admin.get(`/users/${id}`)).body).toMatchObject({ state: 'invited', name: 'Typed By Admin' })
  })

  test('they are in teams, and get neither notifications nor other mails', async () => {
    const teamId = await addTeam(hub.context.databases, 'Early team')
    const email = newAddress()
    const users = [{ email, first_name: 'Typed', last_name: 'By Admin', teamIds: [teamId] }]
    const { id } = (await admin.post('/users', { users })).body.users[0]
    expect((await admin.get(`/users/${id}`)).body).toMatchObject({ state: 'created', teams: [{ id: teamId }] })
    const member = await hub.person({ teams: [{ id: teamId, role: 'member' }] })
    const call = await hub.hubCall()
    const mail = { template: 'fileReady', about: { filename: 'x.pdf' }, link: call.hub.origin } as const
    const told = await notify(call, {
      key: `told:${id}`,
      type: 'fileReady',
      memberIds: [id, member.memberId],
      mail: { ...mail, resendIfUncertain: false },
    })
    expect([...told]).toEqual([member.memberId])
    await admin.post(`/users/${id}/data-export`)
    const mails = call.db.selectFrom('outbox_mail').select('type').where('member_id', '=', id)
    expect(await mails.execute()).toEqual([])
    await admin.post('/users/invite', { ids: [id] })
    expect(await mails.execute()).toEqual([{ type: 'invitation' }])
  })
})

describe('accepting', () => {
  test('takes the password that the account has, and no other', async () => {
    const known = await elsewhere()
    const { id, token } = await invite(known.email)
    expect((await accept(token, { password: OWN })).body).toMatchObject({
      status: 400,
      code: 'wrong-password',
      errors: [{ pointer: '/password' }],
    })
    const answer = await accept(token)
    expect(answer.body.user).toMatchObject({ id, accountId: known.accountId, displayName: 'Demo Learner' })
    expect((await as(answer).get('/me/profile')).body).toMatchObject({ first_name: 'Demo', openCompleteProfile: false })
    // What the account had goes on to work, with the password that it had.
    expect((await known.get('/auth/session')).status).toBe(200)
    expect((await known.get('/me/hubs')).body.items).toMatchObject([{ id: 2 }, { id: 1 }])
    expect((await known.get('/me/profile')).body.first_name).toBe('Secret')
    expect((await signIn(known.email, PASSWORD)).status).toBe(200)
    expect(box.mails.at(-1)).toMatchObject({ subject: '[Test hub] Sign-in from a new browser' })
  })

  test('takes a code as well where the account has a second factor', async () => {
    const known = await elsewhere()
    const { secret, recoveryCodes } = await addTotp(known, hub.context.now())
    const { token, id } = await invite(known.email)
    expect((await preview(token)).body.hasSecondFactor).toBe(true)
    const first = await accept(token)
    expect(codeOf(first)).toEqual([401, 'second-factor-required'])
    expect(first.headers['set-cookie']).toBeUndefined()
    expect(codeOf(await accept(token, { code: '000000' }))).toEqual([400, 'code-wrong'])
    expect((await admin.get(`/users/${id}`)).body).toMatchObject({ state: 'invited', hasSecondFactor: false })
    at(60_000)
    expect((await accept(token, { code: totpCode(secret, hub.context.now()) })).status).toBe(200)
    const other = await elsewhere()
    const { recoveryCodes: codes } = await addTotp(other, hub.context.now())
    expect(codes).not.toEqual(recoveryCodes)
    expect((await accept((await invite(other.email)).token, { code: codes[0] })).status).toBe(200)
    expect(box.mails.some(({ subject, to }) => to.address === other.email && subject.includes('recovery code'))).toBe(
      true,
    )
  })

  test('takes a new password where there is no account, which is made with it', async () => {
    const email = newAddress()
    const { token, id } = await invite(email)
    const accounts = hub.context.databases.shared.selectFrom('account').select('id').where('email', '=', email)
    expect(await accounts.execute()).toEqual([])
    expect(codeOf(await accept(token, { password: 'password' }))).toEqual([400, 'password-too-common'])
    expect((await accept(token, { password: OWN })).body.user).toMatchObject({ id })
    expect(await accounts.execute()).toHaveLength(1)
    expect((await signIn(email, OWN)).status).toBe(200)
    expect((await admin.get(`/users/${id}`)).body).toMatchObject({ state: 'active', invitationExpiresTime: null })
    expect((await admin.post('/users/invite', { ids: [id] })).body.invitedCount).toBe(0)
  })

  test('makes one account of two invitations of two hubs', async () => {
    const email = newAddress()
    const { token } = await invite(email)
    const other = await hub.person({ domainId: 2, isAdmin: true, privileges: ['user_write'] })
    const users = [{ email, first_name: 'Typed', last_name: 'Elsewhere' }]
    await other.post('/users', { users, send_email: true })
    const second = box.tokenFor(email)
    const first = await accept(token, { password: OWN })
    const there = { host: 'second.localhost:3000' }
    expect(codeOf(await accept(second, { password: 'another passphrase of mine' }, there))).toEqual([
      400,
      'wrong-password',
    ])
    const next = await accept(second, { password: OWN }, there)
    expect(next.body.user.accountId).toBe(first.body.user.accountId)
  })

  test('works once, also of two at the same time', async () => {
    const { token } = await invite(newAddress())
    const answers = await Promise.all([accept(token, { password: OWN }), accept(token, { password: OWN })])
    expect(answers.map(codeOf).toSorted(([a], [b]) => a - b)).toEqual([
      [200, undefined],
      [400, 'token-invalid'],
    ])
    expect(codeOf(await accept(token, { password: OWN }))).toEqual([400, 'token-invalid'])
    expect(codeOf(await preview(token))).toEqual([400, 'token-invalid'])
  })

  test('is refused with a sentence in the browser of somebody else', async () => {
    const { token, id } = await invite(newAddress())
    const other = await hub.person()
    const answer = await other.post('/auth/invitations/accept', {
      token,
      password: OWN,
      first_name: 'Demo',
      last_name: 'Learner',
    })
    expect(answer.body).toMatchObject({ status: 409, code: 'signed-in-already' })
    expect(answer.body.detail).toContain('Sign out first')
    expect((await admin.get(`/users/${id}`)).body.state).toBe('invited')
    expect((await accept(token, { password: OWN })).status).toBe(200)
  })

  test('is slowed down when somebody guesses at the password', async () => {
    const known = await elsewhere()
    const { token } = await invite(known.email)
    for (let nth = 0; nth < 5; nth += 1)
      expect(codeOf(await accept(token, { password: OWN }))).toEqual([400, 'wrong-password'])
    expect(codeOf(await accept(token))).toEqual([429, 'sign-in-blocked'])
  })

  test('is not needed where the provider of the hub vouches for the address of somebody who has no account', async () => {
    const { id, token, email } = await invite(newAddress())
    await offerProvider(hub, idp, { createsAccounts: false })
    idp.person = { sub: email, email, email_verified: true, given_name: 'Ada', family_name: 'Lovelace' }
    const browser = new Browser(hub)
    await browser.signIn()
    expect(await browser.who()).toMatchObject({ id, email, first_name: 'Ada' })
    expect(codeOf(await accept(token))).toEqual([400, 'token-invalid'])
  })
})

describe('an invitation', () => {
  test('ends after 72 hours, is shown with that, and can be sent again', async () => {
    const { id, token, email } = await invite(newAddress())
    const { body } = await admin.get(`/users/${id}`)
    expect(body).toMatchObject({ state: 'invited', invitationExpiresTime: '2026-11-05T09:00:00.000Z' })
    at(72 * HOUR)
    expect(codeOf(await accept(token, { password: OWN }))).toEqual([400, 'token-invalid'])
    expect(codeOf(await preview(token))).toEqual([400, 'token-invalid'])
    const again = await hub.person({ isAdmin: true, privileges: ['user_write'] })
    expect((await again.post('/users/invite', { ids: [id] })).body.invitedCount).toBe(1)
    expect((await accept(box.tokenFor(email), { password: OWN })).status).toBe(200)
  })

  test('is taken back by who may, which stands in the list of changes', async () => {
    const { id, token } = await invite(newAddress())
    const reader = await hub.person({ isAdmin: true, privileges: ['user_read'] })
    expect((await reader.delete(`/users/${id}/invitation`)).status).toBe(403)
    const stranger = await hub.person({ domainId: 2, isAdmin: true, privileges: ['user_write'] })
    expect((await stranger.delete(`/users/${id}/invitation`)).status).toBe(404)
    expect((await admin.delete(`/users/${id}/invitation`)).status).toBe(200)
    expect(codeOf(await accept(token, { password: OWN }))).toEqual([400, 'token-invalid'])
    const { body } = await admin.get(`/users/${id}`)
    expect(body).toMatchObject({ state: 'created', invitationExpiresTime: null })
    expect((await hub.audit(id)).at(-1)).toMatchObject({
      action: 'UPDATE',
      actor_id: admin.memberId,
      details: [{ property: 'invited', oldValue: true, value: false }],
    })
    const count = (await hub.audit(id)).length
    expect((await admin.delete(`/users/${id}/invitation`)).status).toBe(200)
    expect(await hub.audit(id)).toHaveLength(count)
  })

  test('is not taken back from somebody with rights that the caller does not hold', async () => {
    const { id, token } = await invite(newAddress(), { isAdmin: true })
    const { db } = await hub.hubCall()
    await db
      .updateTable('member')
      .set({ privileges: ['settings_write'] })
      .where('id', '=', id)
      .execute()
    const lesser = await hub.person({ isAdmin: true, privileges: ['user_write'] })
    expect(codeOf(await lesser.delete(`/users/${id}/invitation`))).toEqual([403, 'user-outranks-you'])
    expect((await preview(token)).status).toBe(200)
  })

  test('opens nothing while its person is suspended, and nothing once they were removed', async () => {
    const { id, token } = await invite(newAddress())
    await admin.post(`/users/${id}/suspension`)
    expect(codeOf(await accept(token, { password: OWN }))).toEqual([400, 'token-invalid'])
    await admin.delete(`/users/${id}/suspension`)
    expect((await preview(token)).status).toBe(200)
    const { db } = await hub.hubCall()
    await db.updateTable('member').set({ is_deleted: true }).where('id', '=', id).execute()
    expect(codeOf(await accept(token, { password: OWN }))).toEqual([400, 'token-invalid'])
  })
})
