import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fetchCredential } from './assets/attempts/activity-session-service.ts'
import { saveAttempt } from './assets/attempts/attempt-service.ts'
import { Browser, offerProvider } from './auth/providers/oidc-fixtures.ts'
import { registerMailJobs } from './emails/jobs.ts'
import { mailbox } from './emails/mailbox-fixtures.ts'
import { createMember } from './auth/accounts/member-service.ts'
import { signingKey } from './badges/key-service.ts'
import { buildContentOrigin } from './files/serve/content-origin-handlers.ts'
import { signRight } from './files/serve/content-token.ts'
import { newId } from './platform/ids.ts'
import { getSecurityLogIntegrity, sealHours } from './security/seal-service.ts'
import { reseal } from './reseal.ts'
import { testHub, type TestHub } from './testing/app.ts'
import { clientOf, cookieIn } from './testing/client.ts'
import { testProvider } from './testing/openid.ts'
import { addTotp, totpCode } from './testing/totp.ts'

/** The secret of the hub is changed: what was signed or sealed before goes on to count while the one before is named too. */

const NEXT = 'the next secret that only the tests know, of some length'
let hub: TestHub
let before: string

const box = mailbox()
let endSchedules: () => void

beforeAll(async () => {
  hub = await testHub()
  endSchedules = await registerMailJobs(hub.context, box)
  before = hub.context.config.secret
})
afterEach(() => use(before))
afterAll(async () => {
  endSchedules()
  await hub.close()
})

function use(...secrets: [string, ...string[]]): void {
  Object.assign(hub.context.config, { secret: secrets[0], secrets })
}

test('goes on to know a browser', async () => {
  const about = { email: 'rotated@hub.example', password: 'a-demo-passphrase' }
  await createMember(await hub.hubCall(), { ...about, first_name: 'Demo', last_name: 'Learner' })
  const signIn = (headers = {}, password = about.password) =>
    hub.nobody.post('/auth/sign-in', { ...about, password }, headers)
  const [, cookie] = [(await signIn()).headers['set-cookie']].flat().map((each) => String(each).split(';')[0]!)
  hub.setNow(new Date())
  for (let nth = 0; nth < 5; nth += 1) await signIn({}, 'wrong')
  use(NEXT)
  expect((await signIn({ cookie })).status).toBe(429)
  use(NEXT, before)
  expect((await signIn({ cookie })).status).toBe(200)
  hub.setNow(null)
})

test('goes on to hold the seals of the security log for good, and signs the next hour with the new one', async () => {
  const call = await hub.hubCall()
  const sealAfter = async (day: string) => {
    hub.setNow(new Date(day))
    await hub.nobody.post('/auth/sign-in', { email: 'nobody@hub.example', password: 'wrong' })
    hub.setNow(new Date(Date.parse(day) + 2 * 3_600_000))
    expect(await sealHours(call)).toBeGreaterThan(0)
  }
  const reasons = async () => (await getSecurityLogIntegrity(call)).faults.map(({ reason }) => reason)
  await sealAfter('2027-01-04T10:00:00Z')
  use(NEXT, before)
  await sealAfter('2027-01-05T10:00:00Z')
  hub.setNow(null)
  expect(await reasons()).toEqual([])
  use(before)
  expect(await reasons()).toEqual(['sealInvalid'])
})

test('goes on to sign badges with the same key, and makes another only when the old secret is gone', async () => {
  const call = await hub.hubCall()
  const { number } = await signingKey(call)
  use(NEXT, before)
  expect((await signingKey(call)).number).toBe(number)
  use(NEXT)
  expect((await signingKey(call)).number).toBe(number + 1)
})

test('lets the old secret go once all is sealed anew: nobody is signed out, and no app, code, link or provider fails', async () => {
  // After the hours that were sealed above.
  const clock = (second: number) => hub.setNow(new Date(Date.parse('2027-02-01T10:30:00Z') + second * 1000))
  clock(0)
  const idp = await testProvider({ hubs: ['http://localhost:3000'] })
  Object.assign(hub.context.config, { oidcPrivateHosts: [idp.host] })
  await offerProvider(hub, idp, { createsAccounts: true })
  const atProvider = new Browser(hub)
  await atProvider.signIn()
  const email = 'resealed@hub.example'
  const about = { email, password: 'a-demo-passphrase' }
  await createMember(await hub.hubCall(), { ...about, first_name: 'Demo', last_name: 'Learner' })
  const signIn = () => hub.nobody.post('/auth/sign-in', about)
  const session = { cookie: cookieIn(await signIn(), 'hub_sid') }
  const person = clientOf(hub.app, { hostname: 'localhost', secret: session.cookie.replace('hub_sid=', '') })
  const { secret, recoveryCodes } = await addTotp(person, hub.context.now())
  clock(60)
  await hub.nobody.post('/auth/password-resets', { email })
  const call = await hub.hubCall()
  const { number } = await signingKey(call)

  use(NEXT, before)
  const first = await reseal(hub.context)
  expect(first.lost).toEqual([])
  const kinds = ['totp secret', 'identity provider', 'sign-out at a provider', 'badge key', 'retired key']
  expect([...first.counts.keys()].toSorted()).toEqual(kinds.toSorted())
  expect(first.counts.get('retired key')).toBe(2)
  expect(await reseal(hub.context)).toEqual({ counts: new Map(), lost: [] })

  use(NEXT)
  expect((await person.get('/me/profile')).status).toBe(200)
  const finish = async (code: string) => {
    const cookie = cookieIn(await signIn(), 'hub_first_step')
    return (await hub.nobody.post('/auth/mfa', { code }, { cookie })).status
  }
  expect(await finish(totpCode(secret, hub.context.now()))).toBe(200)
  expect([await finish(recoveryCodes[0]!), await finish(recoveryCodes[0]!)]).toEqual([200, 401])
  const again = new Browser(hub)
  await again.signIn()
  expect((await again.who())?.email).toBe(idp.person.email)
  expect((await atProvider.get('/auth/sign-out', 'post')).body.providerUrl).toContain(idp.issuer)
  expect((await signingKey(call)).number).toBe(number)
  expect((await getSecurityLogIntegrity(call)).faults).toEqual([])
  const redeemed = { token: box.tokenFor(email), password: 'another passphrase of mine' }
  expect((await hub.nobody.post('/auth/password-resets/redeem', redeemed)).status).toBe(200)
  await idp.close()
  hub.setNow(null)
})

test('takes no hour of the security log that was sealed with a key after it was retired', async () => {
  const call = await hub.hubCall()
  const sealAt = async (day: string) => {
    hub.setNow(new Date(day))
    await hub.nobody.post('/auth/sign-in', { email: 'nobody@hub.example', password: 'wrong' })
    hub.setNow(new Date(Date.parse(day) + 2 * 3_600_000))
    await sealHours(call)
  }
  use(before)
  await sealAt('2027-02-08T10:00:00Z')
  use(NEXT)
  hub.setNow(null)
  const { faults } = await getSecurityLogIntegrity(call)
  const invalid = faults.filter(({ reason }) => reason === 'sealInvalid').map(({ hour }) => hour.toISOString())
  expect(invalid).toEqual(['2027-02-08T10:00:00.000Z'])
})

test('goes on to open the addresses of content', async () => {
  const playerDir = mkdtempSync(join(tmpdir(), 'hub-player-'))
  writeFileSync(join(playerDir, 'index.html'), '<p>Player</p>')
  const content = await buildContentOrigin(
    hub.context,
    { findOpening: async () => ({ allowedHosts: [] }), saveAttempt, fetchCredential },
    playerDir,
  )
  const { memberId } = await hub.person()
  const ids = { memberId, fileId: newId(), assetId: newId(), attemptId: null, sessionId: null }
  const right = signRight(before, { domainId: 1, ...ids, expiresAt: new Date(Date.now() + 60_000) })
  const statusOf = async () =>
    (await content.inject({ url: `/f/${right}`, headers: { host: 'content.localhost:3001' } })).statusCode
  use(NEXT, before)
  expect(await statusOf()).toBe(404)
  use(NEXT)
  expect(await statusOf()).toBe(403)
  await content.close()
  rmSync(playerDir, { recursive: true })
})
