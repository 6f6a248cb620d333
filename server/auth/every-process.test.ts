import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { privileges } from '../../generated/reference.ts'
import type { Db } from '../db/connect.ts'
import { registerMailJobs } from '../emails/jobs.ts'
import { mailbox } from '../emails/mailbox-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { cookieIn } from '../testing/client.ts'
import { untilAwaited } from '../testing/waits.ts'
import { clearCallerCache } from './sessions/identity-service.ts'
import { createMember } from './accounts/member-service.ts'

/**
 * Two processes of one hub, over one database. What is ended at one of them lets nobody in at the other a second later. No
 * process is told anything by another, so this holds behind a transaction pooler too.
 */

const PASSWORD = 'a-demo-passphrase'
const SECOND = 1_000
const box = mailbox()
let hub: TestHub
let other: TestHub
let admin: Somebody
let endSchedules: () => void
let people = 0

beforeAll(async () => {
  // One connection is held while others go on.
  hub = await testHub({ connect: { poolSize: 4 } })
  other = await testHub({ besides: hub })
  endSchedules = await registerMailJobs(hub.context, box)
  admin = await hub.person({ isAdmin: true, privileges })
})
afterAll(async () => {
  endSchedules()
  await other.close()
  await hub.close()
})

interface Access {
  email: string
  memberId: string
  session: Record<string, string>
  otherSession: Record<string, string>
  token: Record<string, string>
}

async function access(): Promise<Access> {
  const email = `everywhere${(people += 1)}@hub.example`
  const about = { email, first_name: 'Demo', last_name: 'Learner', password: PASSWORD }
  const { memberId } = await createMember(await hub.hubCall(), about)
  const [session, otherSession] = [await signIn(email), await signIn(email)]
  const expiresTime = new Date(Date.now() + 86_400_000).toISOString()
  const made = await hub.nobody.post('/me/tokens', { name: 'Nightly', scopes: ['me'], expiresTime }, session)
  return { email, memberId, session, otherSession, token: { authorization: `Bearer ${made.body.token}` } }
}

async function signIn(email: string): Promise<Record<string, string>> {
  return { cookie: cookieIn(await hub.nobody.post('/auth/sign-in', { email, password: PASSWORD }), 'hub_sid') }
}

async function must(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBeLessThan(300)
}

const getsIn = async (headers: Record<string, string>) =>
  (await other.nobody.get('/me/profile', headers)).status === 200

type Way = 'session' | 'otherSession' | 'token'

/** How long after the end somebody set off who was still let in, at the other process. */
async function outlives(end: number, headers: Record<string, string>): Promise<number> {
  for (let last = 0; ; await wait(20)) {
    const setOff = Date.now() - end
    if (!(await getsIn(headers))) return last
    last = setOff
    if (last > 3 * SECOND) return last
  }
}

const ENDS: [string, (of: Access) => Promise<unknown>, Way[]][] = [
  ['suspension', ({ memberId }) => must(admin.post(`/users/${memberId}/suspension`)), ['session', 'token']],
  [
    'removal',
    ({ memberId }) =>
      hub.context.databases
        .forHub(1)
        .updateTable('member')
        .set({ is_deleted: true })
        .where('id', '=', memberId)
        .execute(),
    ['session', 'token'],
  ],
  [
    'a password that was reset',
    async ({ email }) => {
      await must(hub.nobody.post('/auth/password-resets', { email }))
      const redeemed = { token: box.tokenFor(email), password: 'another passphrase of mine' }
      await must(hub.nobody.post('/auth/password-resets/redeem', redeemed))
    },
    ['session', 'token'],
  ],
  [
    'signing out everywhere else',
    ({ session }) => must(hub.nobody.delete('/auth/sessions?withTokens=true', undefined, session)),
    ['otherSession', 'token'],
  ],
  ['signing out', ({ session }) => must(hub.nobody.post('/auth/sign-out', undefined, session)), ['session']],
]

test.each(ENDS)('%s at one process ends what the other lets in, within a second', async (_, end, ways) => {
  const of = await access()
  for (const way of ways) expect(await getsIn(of[way])).toBe(true)
  await end(of)
  const ended = Date.now()
  const longest = await Promise.all(ways.map((way) => outlives(ended, of[way])))
  expect(Math.max(...longest)).toBeLessThanOrEqual(SECOND)
})

/** Holds back the look-up of a session after it has found whose it is, and before the answer is kept. */
async function holdBack({ cookie }: Record<string, string>, memberId: string, asked: TestHub) {
  const db = hub.context.databases.forHub(1)
  const held = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<Db>()
  await db
    .updateTable('session')
    .set({ last_seen_at: new Date(Date.now() - 5 * 60_000) })
    .where('member_id', '=', memberId)
    .execute()
  const holding = db.transaction().execute(async (db) => {
    await db.selectFrom('session').select('id').where('member_id', '=', memberId).forUpdate().execute()
    isHeld.resolve(db)
    await held.promise
  })
  const holder = await isHeld.promise
  clearCallerCache(asked)
  const lookUp = asked.nobody.get('/me/profile', { cookie: cookie! })
  await untilAwaited(holder)
  return async () => {
    held.resolve()
    await holding
    expect((await lookUp).status).toBe(200)
  }
}

/** Ends all sessions of the account by a call to another hub, which waits for no row of this one. */
async function changePasswordElsewhere(email: string): Promise<void> {
  const about = { email, first_name: 'Demo', last_name: 'Learner', password: PASSWORD }
  await createMember(await hub.hubCall(2), about)
  const host = 'second.localhost'
  const signedIn = await hub.nobody.post('/auth/sign-in', { email, password: PASSWORD }, { host })
  const change = { currentPassword: PASSWORD, newPassword: 'another passphrase of mine' }
  await must(hub.nobody.put('/me/password', change, { host, cookie: cookieIn(signedIn, 'hub_sid') }))
}

test('a look-up that takes long counts from when it began', async () => {
  const { email, memberId, session } = await access()
  const letGo = await holdBack(session, memberId, other)
  await changePasswordElsewhere(email)
  await wait(SECOND)
  await letGo()
  expect(await getsIn(session)).toBe(false)
})

test('a look-up that was on its way when a session ended is not kept by the process that ended it', async () => {
  const { email, memberId, session } = await access()
  const letGo = await holdBack(session, memberId, hub)
  await changePasswordElsewhere(email)
  await letGo()
  expect((await hub.nobody.get('/me/profile', session)).status).toBe(401)
})
