import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clearHubCache } from '../../hubs/registry-service.ts'
import { testHub, type TestHub } from '../../testing/app.ts'
import { cookieIn, problem } from '../../testing/client.ts'
import { testProvider, type ProviderPerson, type TestProvider } from '../../testing/openid.ts'
import { addTeam } from '../../testing/people.ts'
import { invitationLink } from '../accounts/invitation-service.ts'
import { createMember } from '../accounts/member-service.ts'
import { Browser, offerProvider, throughProvider } from './oidc-fixtures.ts'

/** Signing in by way of an identity provider that really runs. */

const HUBS = ['http://localhost:3000', 'http://second.localhost:3000']
let hub: TestHub
let idp: TestProvider
let other: TestProvider
let browser: Browser
let nth = 0

beforeAll(async () => {
  ;[idp, other] = await Promise.all([testProvider({ hubs: HUBS }), testProvider({ hubs: HUBS })])
  hub = await testHub({ config: { oidcPrivateHosts: [idp.host, other.host] } })
})
afterAll(async () => {
  await hub.close()
  await Promise.all([idp.close(), other.close()])
})
beforeEach(async () => {
  await offerProvider(hub, idp, { createsAccounts: true })
  browser = new Browser(hub)
  idp.person = somebody()
  other.person = { ...idp.person }
})

/** Whom nobody knows yet. */
function somebody(more: Partial<ProviderPerson> = {}): ProviderPerson {
  nth += 1
  const email = `person-${nth}@hub.example`
  return { sub: `sub-${nth}`, email, email_verified: true, given_name: 'Ada', family_name: 'Lovelace', ...more }
}

const problemIn = ({ headers }: { headers: Record<string, unknown> }) =>
  new URL(String(headers['location']), HUBS[0]).searchParams.get('problem')

async function failures(): Promise<unknown[]> {
  const rows = await hub.context.databases
    .forHub(1)
    .selectFrom('security_event')
    .select(['details', 'member_id as memberId'])
    .where('type', '=', 'signInFailed')
    .orderBy('occurred_at')
    .execute()
  return rows.map(({ details }) => details)
}

describe('somebody new', () => {
  test('gets an account at the first sign-in, and is themselves at the next', async () => {
    const answer = await browser.signIn('/auth/oidc/start?returnTo=%2Ftodo%3Fpage%3D2')
    expect([answer.status, answer.headers['location']]).toEqual([302, '/todo?page=2'])
    const first = await browser.who()
    expect(first).toMatchObject({ email: idp.person.email, first_name: 'Ada', last_name: 'Lovelace', locale: 'en-GB' })
    expect((await hub.audit(first!.id)).map(({ action, object_type }) => [action, object_type])).toEqual([
      ['CREATE', 'user'],
    ])
    const again = new Browser(hub)
    await again.signIn()
    expect((await again.who())?.id).toBe(first!.id)
  })

  test('has the language that the provider says, where the hub offers it', async () => {
    idp.person = somebody({ locale: 'de' })
    await browser.signIn()
    expect((await browser.who())?.locale).toBe('de-DE')
  })

  test.each<[what: string, person: Partial<ProviderPerson>]>([
    ['whose address is not verified', { email_verified: false }],
    ['of another domain', { email: 'ada@elsewhere.example' }],
    ['of a domain that only ends like one of the hub', { email: 'ada@nothub.example' }],
    ['with a domain of the hub before the @', { email: '"ada@hub.example"@elsewhere.example' }],
    ['without an address', { email: '', email_verified: false }],
  ])('gets none %s', async (_what, person) => {
    idp.person = somebody(person)
    expect(problemIn(await browser.signIn())).toBe('oidc-no-account')
    expect(await browser.who()).toBeNull()
    expect((await failures()).at(-1)).toEqual({ method: 'provider', reason: 'oidc-no-account' })
  })

  test('gets none where the hub makes none', async () => {
    await offerProvider(hub, idp)
    expect(problemIn(await browser.signIn())).toBe('oidc-no-account')
  })
})

test('what the provider proves is no proof for the account, which is one in every hub, and asks for no second factor here', async () => {
  await offerProvider(hub, idp, { createsAccounts: true })
  await requireFactor('everyone')
  await browser.signIn()
  expect((await browser.get('/me/profile')).status).toBe(200)
  for (const path of ['/me/mfa/totp', '/me/mfa/recovery-codes'])
    expect(await browser.get(path, 'post'), path).toEqual(problem(403, 'step-up-required'))
  expect((await browser.get('/me/tokens', 'post')).body.code).not.toBe('step-up-required')
  await requireFactor('none')
})

async function requireFactor(mfaRequired: string): Promise<void> {
  const { shared } = hub.context.databases
  await shared.updateTable('hub').set({ mfa_required: mfaRequired }).where('domain_id', '=', 1).execute()
  clearHubCache(hub.context)
}

describe('somebody of the hub', () => {
  test('is found by the verified address once, and by what the provider calls them from then on', async () => {
    await offerProvider(hub, idp)
    const member = await hub.person()
    idp.person = somebody({ email: member.email.toUpperCase() })
    await browser.signIn()
    expect((await browser.who())?.id).toBe(member.memberId)
    idp.person = { ...idp.person, email: 'married@elsewhere.example', family_name: 'King' }
    const again = new Browser(hub)
    await again.signIn()
    expect(await again.who()).toMatchObject({ id: member.memberId, email: member.email, last_name: 'King' })
  })

  test('is not opened to who was given their address later', async () => {
    await browser.signIn()
    idp.person = { ...idp.person, sub: 'the-successor' }
    const successor = new Browser(hub)
    expect(problemIn(await successor.signIn())).toBe('oidc-no-account')
    expect(await successor.who()).toBeNull()
  })

  test('is not brought back who was removed, neither as themselves nor by their address', async () => {
    await browser.signIn()
    const { id } = (await browser.who())!
    await hub.context.databases.forHub(1).updateTable('member').set({ is_deleted: true }).where('id', '=', id).execute()
    expect(problemIn(await new Browser(hub).signIn())).toBe('oidc-no-account')
    idp.person = { ...idp.person, sub: 'another-sub' }
    expect(problemIn(await new Browser(hub).signIn())).toBe('oidc-no-account')
    const { is_deleted: isDeleted } = await hub.context.databases
      .forHub(1)
      .selectFrom('member')
      .select('is_deleted')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(isDeleted).toBe(true)
  })

  test('does not get in while they are suspended, and is themselves again afterwards', async () => {
    await browser.signIn()
    const { id } = (await browser.who())!
    const admin = await hub.person({ isAdmin: true, privileges: ['user_write'] })
    await admin.post(`/users/${id}/suspension`)
    expect(await browser.who()).toBeNull()
    expect(problemIn(await new Browser(hub).signIn())).toBe('oidc-no-account')
    await admin.delete(`/users/${id}/suspension`)
    const again = new Browser(hub)
    await again.signIn()
    expect((await again.who())!.id).toBe(id)
  })

  test('is in the teams that their groups lead to, and in others as before', async () => {
    const [sales, service, choir] = await Promise.all(
      ['Sales', 'Service', 'Choir'].map((name) => addTeam(hub.context.databases, name)),
    )
    await offerProvider(hub, idp, {
      claims: { firstName: null, lastName: null, locale: null, groups: 'groups' },
      groupTeams: [
        { group: 'sales', teamId: sales! },
        { group: 'service', teamId: service! },
      ],
    })
    const member = await hub.person({ teams: [service!, choir!].map((id) => ({ id, role: 'manager' as const })) })
    idp.person = somebody({ email: member.email, groups: ['sales', 'board'] })
    await browser.signIn()
    expect(await teamsOf(member.memberId)).toEqual(new Set([sales, choir]))
    idp.person = { ...idp.person, groups: [] }
    await new Browser(hub).signIn()
    expect(await teamsOf(member.memberId)).toEqual(new Set([choir]))
  })
})

test('says attributes of people in claims, at each sign-in, which fit or change nothing', async () => {
  await offerProvider(hub, idp, {
    attributeClaims: [
      { attribute: 'department', claim: 'dept' },
      { attribute: 'employeeId', claim: 'number' },
      { attribute: 'startDate', claim: 'since' },
      { attribute: 'city', claim: 'city' },
    ],
  })
  const admin = await hub.person({ isAdmin: true, privileges: ['user_write'] })
  const member = await hub.person()
  const attributes = [
    { attribute: 'department', value: 'Entered' },
    { attribute: 'city', value: 'Berlin' },
  ]
  expect((await admin.patch(`/users/${member.memberId}`, { attributes })).status).toBe(200)
  const known = async () =>
    ((await admin.get(`/users/${member.memberId}`)).body.attributes as Record<string, unknown>[]).map(
      ({ attribute, value, source }) => [attribute, value, source],
    )
  idp.person = somebody({ email: member.email, dept: 'Sales', number: 4711, since: 'long ago', city: ' ' })
  await new Browser(hub).signIn()
  expect(await known()).toEqual([
    ['city', 'Berlin', 'admin'],
    ['department', 'Sales', 'provider'],
    ['employeeId', '4711', 'provider'],
  ])
  idp.person = { ...idp.person, dept: 'Service', since: '2026-11-30' }
  await new Browser(hub).signIn()
  expect(await known()).toEqual([
    ['city', 'Berlin', 'admin'],
    ['department', 'Service', 'provider'],
    ['employeeId', '4711', 'provider'],
    ['startDate', '2026-11-30', 'provider'],
  ])
})

async function teamsOf(memberId: string): Promise<Set<string>> {
  const rows = await hub.context.databases
    .forHub(1)
    .selectFrom('team_member')
    .select('team_id')
    .where('member_id', '=', memberId)
    .execute()
  return new Set(rows.map(({ team_id }) => team_id))
}

describe('an answer of the provider', () => {
  test.each<[what: string, go: () => Promise<unknown>]>([
    ['with a wrong nonce', () => browser.authorize(undefined, changed('nonce', 'of-somebody-else')).then(finish)],
    [
      'to a wrong code challenge',
      () => browser.authorize(undefined, changed('code_challenge', 'x'.repeat(43))).then(finish),
    ],
    ['with another state', async () => finish(changed('state', 'of-somebody-else')(await browser.authorize()))],
    ['in the name of another issuer', async () => finish(changed('iss', other.issuer)(await browser.authorize()))],
    ['without its issuer', async () => finish(without('iss')(await browser.authorize()))],
    ['with a made-up code', async () => finish(changed('code', 'made-up')(await browser.authorize()))],
    [
      'from another provider',
      async () => finish(await throughProvider(at(other, new URL(String((await start()).headers['location']))))),
    ],
    ['for another browser', async () => new Browser(hub).finish(await browser.authorize()).then(problemIn)],
    [
      'that comes too late',
      async () => {
        const callback = await browser.authorize()
        hub.setNow(new Date(Date.now() + 601_000))
        const found = await finish(callback)
        hub.setNow(null)
        return found
      },
    ],
  ])('is refused %s', async (_what, go) => {
    expect(await go()).toBe('oidc-failed')
    expect(await browser.who()).toBeNull()
  })

  const start = () => browser.get('/auth/oidc/start')
  const finish = async (callback: URL) => problemIn(await browser.finish(callback))

  test('is taken once: neither the browser nor who copied its cookie gets in a second time', async () => {
    const callback = await browser.authorize()
    const copied = new Map(browser.cookies)
    expect(problemIn(await browser.finish(callback))).toBeNull()
    browser.cookies.delete('hub_sid')
    expect(problemIn(await browser.finish(callback))).toBe('oidc-failed')
    const thief = new Browser(hub)
    for (const [name, value] of copied) thief.cookies.set(name, value)
    expect(problemIn(await thief.finish(callback))).toBe('oidc-failed')
    expect(await thief.who()).toBeNull()
  })

  test('that says no is told apart, and its words go to the log alone', async () => {
    const callback = new URL((await start()).headers['location'] as string)
    const state = callback.searchParams.get('state')!
    const answer = await browser.get(
      `/auth/oidc/callback?state=${state}&error=access_denied&error_description=%3Cscript%3E&session_state=x`,
    )
    expect(answer.headers['location']).toBe('/?problem=oidc-refused')
  })

  test('is refused where its signature is of no key of the provider', async () => {
    const callback = await browser.authorize()
    idp.hidesKeys = true
    expect(await finish(callback)).toBe('oidc-failed')
    idp.hidesKeys = false
    expect(await browser.who()).toBeNull()
  })

  test('is good although the provider has changed its keys', async () => {
    await browser.signIn()
    idp.rotateKeys()
    const later = new Browser(hub)
    expect(problemIn(await later.signIn())).toBeNull()
    expect(await later.who()).not.toBeNull()
  })
})

const changed = (name: string, value: string) => (url: URL) => {
  url.searchParams.set(name, value)
  return url
}
const without = (name: string) => (url: URL) => {
  url.searchParams.delete(name)
  return url
}
const at = ({ issuer }: TestProvider, { pathname, search }: URL) => new URL(`${issuer}${pathname}${search}`)

describe('two hubs', () => {
  beforeEach(() => offerProvider(hub, other, { domainId: 2, createsAccounts: true }))

  test('each have their own provider, and take no answer of the other', async () => {
    const second = new Browser(hub, 'second.localhost')
    const mine = await browser.authorize()
    const theirs = await second.authorize()
    expect(theirs.host).toBe('second.localhost:3000')
    for (const [name, value] of browser.cookies) second.cookies.set(name, value)
    expect(problemIn(await second.finish(mine))).toBe('oidc-failed')
    expect(await second.who()).toBeNull()
    expect(problemIn(await browser.finish(mine))).toBeNull()
  })

  test('know somebody by the same provider and name as two members', async () => {
    await browser.signIn()
    await offerProvider(hub, idp, { domainId: 2 })
    const second = new Browser(hub, 'second.localhost')
    expect(problemIn(await second.signIn())).toBe('oidc-no-account')
    await offerProvider(hub, idp, { domainId: 2, createsAccounts: true })
    await second.signIn()
    expect((await second.who())?.id).not.toBe((await browser.who())?.id)
  })
})

/** What a hostile admin of the second hub does: has a provider of their own say that it is whoever they like. */
describe('a provider that says somebody is the owner of an account of another hub', () => {
  let owner: { accountId: string; email: string; password: string; session: Record<string, string> }
  let second: Browser
  const inSecond = () => hub.context.databases.forHub(2)

  beforeEach(async () => {
    nth += 1
    const email = `owner-${nth}@hub.example`
    const password = 'a-demo-passphrase'
    const about = { email, password, first_name: 'Demo', last_name: 'Owner' }
    const { accountId } = await createMember(await hub.hubCall(), about)
    const session = { cookie: cookieIn(await hub.nobody.post('/auth/sign-in', { email, password }), 'hub_sid') }
    owner = { accountId, email, password, session }
    await offerProvider(hub, other, { domainId: 2, createsAccounts: true })
    other.person = somebody({ email })
    second = new Browser(hub, 'second.localhost')
  })

  const membersInSecond = async () =>
    (await inSecond().selectFrom('member').select('id').where('account_id', '=', owner.accountId).execute()).length

  test('opens nothing of it, whether they were invited there or not', async () => {
    expect(problemIn(await second.signIn())).toBe('oidc-no-account')
    const admin = await hub.person({ domainId: 2, isAdmin: true, privileges: ['user_write'] })
    const user = { email: owner.email, first_name: 'Demo', last_name: 'Owner' }
    expect((await admin.post('/users', { users: [user] })).status).toBe(201)
    expect(problemIn(await second.signIn())).toBe('oidc-no-account')
    expect(await second.who()).toBeNull()
    expect(await membersInSecond()).toBe(0)
    expect((await hub.nobody.get('/me/profile', owner.session)).status).toBe(200)
  })

  test('lets them in once they accepted there with the password of the account, also in a hub without passwords', async () => {
    await hub.context.databases.shared
      .updateTable('hub')
      .set({ has_passwords: false })
      .where('domain_id', '=', 2)
      .execute()
    clearHubCache(hub.context)
    const admin = await hub.person({ domainId: 2, isAdmin: true, privileges: ['user_write'] })
    const user = { email: owner.email, first_name: 'Demo', last_name: 'Owner' }
    await admin.post('/users', { users: [user] })
    const { id } = (await inSecond()
      .selectFrom('member')
      .select('id')
      .where('email', '=', owner.email)
      .executeTakeFirst())!
    const link = await invitationLink(await hub.hubCall(2), id)
    const accept = (password: string) =>
      hub.nobody.post(
        '/auth/invitations/accept',
        { token: new URL(link).searchParams.get('token'), password, first_name: 'Demo', last_name: 'Owner' },
        { host: 'second.localhost:3000' },
      )
    expect(await accept('another passphrase')).toEqual(problem(400, 'wrong-password'))
    expect((await accept(owner.password)).status).toBe(200)
    expect(problemIn(await second.signIn())).toBeNull()
    expect((await second.who())?.id).toBe(id)
    // From then on the provider says who they are there, and nothing in the first hub.
    await second.get('/auth/sessions', 'delete')
    expect((await hub.nobody.get('/me/profile', owner.session)).status).toBe(200)
    const { shared } = hub.context.databases
    await shared.updateTable('hub').set({ has_passwords: true }).where('domain_id', '=', 2).execute()
    clearHubCache(hub.context)
  })
})

describe('a provider that does not answer', () => {
  test('takes nobody along: the sign-in page says so, and at once when it is asked again', async () => {
    const third = await testProvider({ hubs: HUBS })
    Object.assign(hub.context.config, { oidcPrivateHosts: [idp.host, other.host, third.host] })
    await offerProvider(hub, third)
    const callback = await browser.authorize()
    third.pause()
    const waiting = browser.finish(callback)
    const began = performance.now()
    expect((await hub.nobody.get('/hub')).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(1_000)
    expect(problemIn(await waiting)).toBe('oidc-failed')
    await third.close()
  })

  test('is left alone for some seconds', async () => {
    const third = await testProvider({ hubs: HUBS })
    Object.assign(hub.context.config, { oidcPrivateHosts: [third.host] })
    await offerProvider(hub, third)
    await third.close()
    Object.assign(hub.context, { config: { ...hub.context.config } })
    expect((await browser.get('/auth/oidc/start')).headers['location']).toBe('/?problem=oidc-failed')
    const began = performance.now()
    expect((await browser.get('/auth/oidc/start')).headers['location']).toBe('/?problem=oidc-failed')
    expect(performance.now() - began).toBeLessThan(500)
    Object.assign(hub.context.config, { oidcPrivateHosts: [idp.host, other.host] })
  })
})

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', '/a\tb', '/%0a', 'todo'])(
  'leads to no other site afterwards: %j',
  async (returnTo) => {
    const answer = await browser.get(`/auth/oidc/start?returnTo=${encodeURIComponent(returnTo)}`)
    if (answer.status === 302) {
      const { headers } = await browser.finish(
        await browser.authorize(`/auth/oidc/start?returnTo=${encodeURIComponent(returnTo)}`),
      )
      expect(new URL(String(headers['location']), HUBS[0]).origin).toBe(HUBS[0])
    } else expect(answer.status).toBe(400)
  },
)

test('asks the person again, where that is wanted, and takes nobody else', async () => {
  await browser.signIn()
  const { id } = (await browser.who())!
  const before = browser.cookies.get('hub_sid')
  const asked: URL[] = []
  const callback = await browser.authorize('/auth/oidc/start?stepUp=true&returnTo=/profile', (url) => {
    asked.push(url)
    return url
  })
  expect([asked[0]!.searchParams.get('prompt'), asked[0]!.searchParams.get('max_age')]).toEqual(['login', '0'])
  expect((await browser.finish(callback)).headers['location']).toBe('/profile')
  expect((await browser.who())?.id).toBe(id)
  expect(browser.cookies.get('hub_sid')).not.toBe(before)
  idp.person = somebody()
  expect(problemIn(await browser.signIn('/auth/oidc/start?stepUp=true'))).toBe('oidc-failed')
  expect((await browser.who())?.id).toBe(id)
})

test('refuses an old sign-in of the provider as a new one', async () => {
  await browser.signIn()
  idp.signedInAt = Math.floor(Date.now() / 1_000) - 3_600
  const callback = await browser.authorize('/auth/oidc/start?stepUp=true', without('max_age'))
  idp.signedInAt = undefined
  expect(problemIn(await browser.finish(callback))).toBe('oidc-failed')
})

test('ends the session here, and says where it ends at the provider', async () => {
  await browser.signIn()
  const { body } = await browser.get('/auth/sign-out', 'post')
  expect(await browser.who()).toBeNull()
  const url = new URL(body.providerUrl)
  expect([url.origin, url.pathname]).toEqual([idp.issuer, '/session/end'])
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/')
  expect((await fetch(url, { redirect: 'manual' })).status).toBe(200)
  const member = await hub.person()
  expect((await member.post('/auth/sign-out')).body).toEqual({ success: true, providerUrl: null })
})

test('is there only where the hub has a provider', async () => {
  const admin = await hub.person({ isAdmin: true, privileges: ['settings_write'] })
  const { headers } = await admin.get('/hub/settings')
  await admin.patch('/hub/settings', { signIn: { oidc: null } }, { 'if-match': String(headers['etag']) })
  expect(await browser.get('/auth/oidc/start')).toEqual(problem(404, 'not-found'))
  expect(await browser.get('/auth/oidc/callback?state=x&code=y')).toEqual(problem(404, 'not-found'))
})

test('is the only way in where the hub has no passwords', async () => {
  const admin = await hub.person({ isAdmin: true, privileges: ['settings_write'] })
  const change = async (signIn: object) => {
    const { headers } = await admin.get('/hub/settings')
    return admin.patch('/hub/settings', { signIn }, { 'if-match': String(headers['etag']) })
  }
  expect((await change({ password: false })).status).toBe(200)
  const credentials = { email: admin.email, password: 'a-demo-passphrase' }
  expect(await hub.nobody.post('/auth/sign-in', credentials)).toEqual(problem(403, 'password-sign-in-off'))
  expect(problemIn(await browser.signIn())).toBeNull()
  await change({ password: true, minPasswordLength: 20 })
  const short = { currentPassword: 'x', newPassword: 'nineteen characters' }
  expect((await hub.nobody.get('/hub')).body.signIn).toMatchObject({ password: true, minPasswordLength: 20 })
  expect((await admin.put('/me/password', short)).status).toBe(400)
  await change({ minPasswordLength: 8 })
})
