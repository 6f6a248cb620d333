import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listUnused } from '../files/delete-store.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { codeOf, problem, type TestAnswer } from '../testing/client.ts'
import { CLIENT, testProvider, type TestProvider } from '../testing/openid.ts'
import { addTeam } from '../testing/people.ts'
import { clientOfProvider, findProvider } from './provider-service.ts'

const NEXT = 'the next secret that only the tests know, of some length'
let hub: TestHub
let idp: TestProvider
let admin: Somebody

beforeAll(async () => {
  idp = await testProvider({ hubs: ['http://localhost:3000'] })
  hub = await testHub({ config: { oidcPrivateHosts: [idp.host] } })
})
afterAll(async () => {
  await hub.close()
  await idp.close()
})
beforeEach(async () => {
  admin = await hub.person({ isAdmin: true, privileges: ['settings_write'] })
})

async function change(patch: unknown, by = admin): Promise<TestAnswer> {
  const { headers } = await by.get('/hub/settings')
  return by.patch('/hub/settings', patch, { 'if-match': String(headers['etag']) })
}

const oidc = (more = {}) => ({ issuer: idp.issuer, ...CLIENT, buttonLabel: 'Sign in with Demo', ...more })

async function hasSecret(): Promise<boolean> {
  return (await findProvider(await hub.hubCall()))!.hasClientSecret
}

async function lastAudit() {
  const rows = await hub.context.databases
    .forHub(1)
    .selectFrom('audit_entry')
    .select('details')
    .where('object_type', '=', 'hubSettings')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  return rows[0]!.details as unknown as { property: string; oldValue: unknown; value: unknown }[]
}

describe('the settings of a hub', () => {
  test('are changed as far as they are sent, and show at once', async () => {
    const answer = await change({ name: ' New name ', colour: '#112233', timezone: 'Asia/Kolkata' })
    expect(answer.status).toBe(200)
    const { body, headers } = await admin.get('/hub/settings')
    expect(body).toMatchObject({
      name: 'New name',
      colour: '#112233',
      timezone: 'Asia/Kolkata',
      locale: 'en-GB',
      mailSenderName: 'New name',
    })
    expect([headers['etag'], body.lastUpdated]).toEqual([answer.headers['etag'], expect.any(String)])
    expect((await hub.nobody.get('/hub')).body).toMatchObject({ name: 'New name', colour: '#112233' })
    await change({ mailSenderName: 'The team' })
    expect((await hub.hubCall()).hub.mailSenderName).toBe('The team')
  })

  test('are written down, each with what it was and what it became', async () => {
    await change({ name: 'One', colour: '#000000' })
    await change({ name: 'Two', colour: '#000000' })
    expect(await lastAudit()).toEqual([{ property: 'name', oldValue: 'One', value: 'Two' }])
  })

  test('say from whom the hub requires a second factor, and from which of its days on', async () => {
    const secondFactor = { required: 'everyone', requiredFrom: '2100-01-31' }
    expect((await change({ timezone: 'Pacific/Kiritimati', signIn: { secondFactor } })).status).toBe(200)
    expect((await admin.get('/hub/settings')).body.signIn.secondFactor).toEqual(secondFactor)
    const learner = await hub.person()
    expect((await learner.get('/me/mfa')).body).toMatchObject({
      isRequired: true,
      requiredTime: '2100-01-30T10:00:00.000Z',
    })
    const none = { required: 'none', requiredFrom: null }
    expect((await change({ timezone: 'Europe/London', signIn: { secondFactor: none } })).status).toBe(200)
    expect(await lastAudit()).toEqual([
      { property: 'timezone', oldValue: 'Pacific/Kiritimati', value: 'Europe/London' },
      { property: 'signIn.secondFactor.required', oldValue: 'everyone', value: 'none' },
      { property: 'signIn.secondFactor.requiredFrom', oldValue: '2100-01-31', value: null },
    ])
    expect((await learner.get('/me/mfa')).body.isRequired).toBe(false)
  })

  test('name the type of teams by which Helix reports, which then stays', async () => {
    const typeOf = async (name: string) => (await admin.post('/teamTypes', { name, colour: '#2f5fd0' })).body.id
    const [one, other] = [await typeOf('Reported'), await typeOf('Reported otherwise')]
    const reported = async () => (await admin.get('/hub/settings')).body.helixReportingTeamTypeId
    await change({ helixReportingTeamTypeId: one })
    await change({ helixReportingTeamTypeId: other })
    expect(await reported()).toBe(other)
    expect(codeOf(await admin.delete(`/teamTypes/${other}`))).toEqual([409, 'team-type-reports'])
    expect((await admin.delete(`/teamTypes/${one}`)).status).toBe(200)
    const { headers } = await change({ helixReportingTeamTypeId: other })
    expect((await change({ name: 'Another name' })).headers['etag']).not.toBe(headers['etag'])
    expect(await reported()).toBe(other)
    await change({ helixReportingTeamTypeId: null })
    expect(await reported()).toBeNull()
    expect((await admin.delete(`/teamTypes/${other}`)).status).toBe(200)
  })

  test('keep their version where nothing is different', async () => {
    const { headers, body } = await admin.get('/hub/settings')
    expect((await change({ name: body.name })).headers['etag']).toBe(headers['etag'])
  })

  test('are not changed by who edited an older version, or none', async () => {
    const { headers } = await admin.get('/hub/settings')
    await change({ name: `Name ${randomBytes(4).toString('hex')}` })
    const old = { 'if-match': String(headers['etag']) }
    expect(await admin.patch('/hub/settings', { name: 'Lost' }, old)).toEqual(problem(412, 'version-mismatch'))
    expect(await admin.patch('/hub/settings', { name: 'Lost' }, { 'if-match': '' })).toEqual(
      problem(428, 'version-required'),
    )
  })

  test.each([
    [{ locales: ['de-DE'] }, 400, 'default-locale-not-offered'],
    [{ locale: 'fr-FR' }, 400, 'default-locale-not-offered'],
    [{ name: ' ' }, 400, 'bad-input'],
    [{ name: 'a\u0000b' }, 400, 'bad-input'],
    [{ timezone: '+01:00' }, 400, 'bad-input'],
    [{ timezone: 'Europe/Nowhere' }, 400, 'bad-input'],
    [{ logoId: newId() }, 400, 'unknown-reference'],
    [{ signInCoverId: newId() }, 400, 'unknown-reference'],
    [{ signInTexts: [{ locale: 'fr-FR', text: 'Bienvenue' }] }, 400, 'locale-not-offered'],
    [{ signInTexts: ['Hello', 'Hi'].map((text) => ({ locale: 'en-GB', text })) }, 400, 'locale-not-offered'],
    [{ signInTexts: [{ locale: 'en-GB', text: '' }] }, 400, 'bad-input'],
    [{ helixReportingTeamTypeId: newId() }, 400, 'unknown-reference'],
    [{ allowedHosts: ['localhost'] }, 400, 'bad-input'],
    [{ allowedHosts: ['10.0.0.1'] }, 400, 'bad-input'],
    [{ allowedHosts: ['*.example.com'] }, 400, 'bad-input'],
    [{ allowedHosts: ["example.com; script-src 'unsafe-inline'"] }, 400, 'bad-input'],
    [{ allowedHosts: ['example.com', 'example.com'] }, 400, 'bad-input'],
    [{ allowedHosts: ['printer.local'] }, 400, 'host-not-outside'],
    [{ allowedHosts: ['1.content.localhost'] }, 400, 'host-not-outside'],
    [{ signIn: { password: false } }, 409, 'no-way-to-sign-in'],
  ])('refuse %j', async (patch, status, code) => {
    expect(codeOf(await change(patch))).toEqual([status, code])
  })

  test('are for those alone who hold the right', async () => {
    const reader = await hub.person({ isAdmin: true, privileges: ['settings_read'] })
    expect((await reader.get('/hub/settings')).status).toBe(200)
    expect((await change({ name: 'Mine' }, reader)).status).toBe(403)
    expect((await (await hub.person()).get('/hub/settings')).status).toBe(403)
  })
})

describe('the identity provider', () => {
  test('is asked who it is before it is kept, and its secret is never told again', async () => {
    const teamId = await addTeam(hub.context.databases, 'Sales')
    const groupTeams = [{ group: 'sales', teamId }]
    const attributeClaims = [{ attribute: 'department', claim: 'dept' }]
    const sent = oidc({ emailDomains: ['Hub.Example'], groupTeams, attributeClaims })
    expect(await change({ signIn: { oidc: sent } })).toMatchObject({ status: 200 })
    const { body, raw } = await admin.get('/hub/settings')
    expect(body.signIn.oidc).toEqual({
      issuer: idp.issuer,
      clientId: CLIENT.clientId,
      hasClientSecret: true,
      buttonLabel: 'Sign in with Demo',
      emailDomains: ['hub.example'],
      createsAccounts: false,
      claims: { firstName: 'given_name', lastName: 'family_name', locale: 'locale', groups: null },
      groupTeams,
      attributeClaims,
      redirectUri: 'http://localhost:3000/api/auth/oidc/callback',
    })
    expect(raw.toString()).not.toContain(CLIENT.clientSecret)
    expect(JSON.stringify(await lastAudit())).not.toContain(CLIENT.clientSecret)
    expect((await lastAudit()).map(({ property }) => property)).toEqual(['signIn.oidc', 'signIn.oidc.clientSecret'])
    expect((await hub.nobody.get('/hub')).body.signIn).toEqual({
      password: true,
      startPassword: false,
      minPasswordLength: 8,
      providerLabel: 'Sign in with Demo',
    })
  })

  test('keeps its secret while it is the same, and hands it to no other', async () => {
    await change({ signIn: { oidc: oidc() } })
    const { clientSecret: _, ...withoutSecret } = oidc({ buttonLabel: 'Another label' })
    await change({ signIn: { oidc: withoutSecret } })
    expect(await hasSecret()).toBe(true)
    const other = await testProvider({ hubs: [] })
    Object.assign(hub.context.config, { oidcPrivateHosts: [idp.host, other.host] })
    await change({ signIn: { oidc: { ...withoutSecret, issuer: other.issuer } } })
    expect(await hasSecret()).toBe(false)
    await other.close()
  })

  test('is reached with its secret while the one that sealed it counts', async () => {
    await change({ signIn: { oidc: oidc() } })
    const call = await hub.hubCall()
    const { config } = hub.context
    const { secret, secrets } = config
    const reach = async () => clientOfProvider(call, (await findProvider(call))!)
    Object.assign(config, { secret: NEXT, secrets: [NEXT, secret] })
    expect((await reach()).clientMetadata().client_id).toBe(CLIENT.clientId)
    Object.assign(config, { secrets: [NEXT] })
    await expect(reach()).rejects.toThrow('sealed with another HUB_SECRET')
    expect((await hub.nobody.get('/auth/oidc/start')).headers['location']).toBe('/?problem=oidc-failed')
    Object.assign(config, { secret, secrets })
  })

  test('lies in the database so that a copy of it alone does not tell the secret', async () => {
    await change({ signIn: { oidc: oidc() } })
    const { sealed_secret: sealed } = await hub.context.databases
      .forHub(1)
      .selectFrom('oidc_provider')
      .select('sealed_secret')
      .executeTakeFirstOrThrow()
    expect(sealed!.includes(CLIENT.clientSecret)).toBe(false)
  })

  test.each([
    ['where nobody answers', () => 'http://127.0.0.1:9'],
    ['in the network of the hub that no operator allowed', () => idp.issuer.replace('127.0.0.1', 'localhost')],
    ['that calls itself otherwise', () => `${idp.issuer}/`.replace(/\/$/, '/other')],
    ['on the public internet without https', () => 'http://login.hub.example'],
  ])('is refused at an address %s, and nothing is kept', async (_what, issuer) => {
    const before = (await admin.get('/hub/settings')).body
    const answer = await change({ name: 'Not kept', signIn: { oidc: oidc({ issuer: issuer() }) } })
    expect(answer).toEqual(problem(400, 'issuer-not-usable'))
    expect(answer.body.errors).toEqual([expect.objectContaining({ pointer: '/signIn/oidc/issuer' })])
    expect((await admin.get('/hub/settings')).body).toEqual(before)
  })

  test.each([
    { clientId: ' ' },
    { clientId: 'a\u0000b' },
    { clientSecret: 'a\u0000b' },
    { buttonLabel: '\n' },
    { emailDomains: ['@hub.example'] },
    { groupTeams: [{ group: '\u0000', teamId: newId() }] },
    { claims: { firstName: '\u0000', lastName: null, locale: null, groups: null } },
    { issuer: 'javascript:alert(1)' },
  ])('is not kept with %j', async (more) => {
    expect(await change({ signIn: { oidc: oidc(more) } })).toEqual(problem(400, 'bad-input'))
  })

  test('leads to no team of another hub', async () => {
    const teamId = await addTeam(hub.context.databases, 'Elsewhere', 2)
    const answer = await change({ signIn: { oidc: oidc({ groupTeams: [{ group: 'sales', teamId }] }) } })
    expect(answer).toEqual(problem(400, 'unknown-reference'))
  })

  test('holds each attribute in one claim', async () => {
    const attributeClaims = ['a', 'b'].map((claim) => ({ attribute: 'department', claim }))
    expect(await change({ signIn: { oidc: oidc({ attributeClaims }) } })).toMatchObject({
      status: 400,
      body: { code: 'attribute-wrong', errors: [{ pointer: '/signIn/oidc/attributeClaims/1/attribute' }] },
    })
  })

  test('can be all that is left, and then stays', async () => {
    await change({ signIn: { password: false, oidc: oidc() } })
    expect(await change({ signIn: { oidc: null } })).toEqual(problem(409, 'no-way-to-sign-in'))
    expect((await change({ signIn: { password: true, oidc: null } })).status).toBe(200)
    expect((await admin.get('/hub/settings')).body.signIn.oidc).toBeNull()
  })
})

describe('the words beside the sign-in', () => {
  const english = { locale: 'en-GB', text: 'All that our <b>shops</b> need to know' }
  const german = { locale: 'de-DE', text: 'Alles, was unsere Läden wissen müssen' }

  test('are told to anybody in the languages that the hub offers, and written down', async () => {
    expect((await change({ signInTexts: [english, german] })).status).toBe(200)
    expect((await hub.nobody.get('/hub')).body.signInTexts).toEqual([english, german])
    expect(await lastAudit()).toEqual([{ property: 'signInTexts', oldValue: [], value: [english, german] }])
    const second = await hub.person({ domainId: 2 })
    expect((await second.get('/hub')).body.signInTexts).toEqual([])
    await change({ locales: ['en-GB'] })
    expect((await hub.nobody.get('/hub')).body.signInTexts).toEqual([english])
    expect((await admin.get('/hub/settings')).body.signInTexts).toEqual([english, german])
    await change({ locales: ['en-GB', 'de-DE'], signInTexts: [] })
    expect((await hub.nobody.get('/hub')).body.signInTexts).toEqual([])
  })
})

test.each([
  ['logoId', 'logoUrl', '/api/hub/logo'],
  ['signInCoverId', 'signInCoverUrl', '/api/hub/sign-in-cover'],
])('shows the picture that was chosen as %s, and keeps it while it is that', async (field, shown, path) => {
  const id = newId()
  const db = hub.context.databases.forHub(1)
  const about = { kind: 'picture', filename: 'logo.png', content_type: 'image/png', size: 1, status: 'ready' }
  const now = new Date('2020-01-01T00:00:00Z')
  await db
    .insertInto('file')
    .values({ id, ...about, created_at: now, updated_at: now })
    .execute()
  expect((await change({ [field]: id })).status).toBe(200)
  expect((await hub.nobody.get('/hub')).body[shown]).toBe(`${path}/${id}`)
  expect(await listUnused(db, new Date(), 10)).toEqual([])
  await change({ [field]: null })
  expect((await hub.nobody.get('/hub')).body[shown]).toBeNull()
  expect(await db.selectFrom('file').select('file.id').where('file.id', '=', id).execute()).toEqual([])
})
