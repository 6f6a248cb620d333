import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { saveAttempt } from './assets/attempt-service.ts'
import { createMember } from './auth/member-service.ts'
import { signingKey } from './badges/key-service.ts'
import { buildContentOrigin } from './files/serve/content-origin-handlers.ts'
import { signRight } from './files/serve/content-token.ts'
import { newId } from './platform/ids.ts'
import { getSecurityLogIntegrity, sealHours } from './security/seal-service.ts'
import { testHub, type TestHub } from './testing/app.ts'

/** The secret of the hub is changed: what was signed or sealed before goes on to count while the one before is named too. */

const NEXT = 'the next secret that only the tests know, of some length'
let hub: TestHub
let before: string

beforeAll(async () => {
  hub = await testHub()
  before = hub.context.config.secret
})
afterEach(() => use(before))
afterAll(() => hub.close())

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

test('goes on to open the addresses of content', async () => {
  const playerDir = mkdtempSync(join(tmpdir(), 'hub-player-'))
  writeFileSync(join(playerDir, 'index.html'), '<p>Player</p>')
  const content = await buildContentOrigin(hub.context, { isOpen: async () => true, saveAttempt }, playerDir)
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
