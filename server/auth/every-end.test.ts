import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { privileges } from '../../generated/reference.ts'
import { registerMailJobs } from '../emails/jobs.ts'
import { mailbox } from '../emails/mailbox-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { cookieIn } from '../testing/client.ts'
import { addTeam, addToken } from '../testing/people.ts'
import { totpCode } from '../testing/totp.ts'
import { clearCallerCache } from './sessions/identity-service.ts'
import { createMember } from './accounts/member-service.ts'

/** Every way in which access ends, against everything that gave it. Content links are in files/serve/content-ends.test.ts. */

const PASSWORD = 'a-demo-passphrase'
const NEXT = 'another passphrase of mine'
const box = mailbox()
let hub: TestHub
let admin: Somebody
let endSchedules: () => void
let people = 0

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists'] })
  endSchedules = await registerMailJobs(hub.context, box)
  admin = await hub.person({ isAdmin: true, privileges })
})
afterEach(() => hub.setNow(null))
afterAll(async () => {
  endSchedules()
  await hub.close()
})

interface Access {
  email: string
  memberId: string
  /** Two browsers and two tokens: the first of each is the one that something is done with. */
  session: Record<string, string>
  otherSession: Record<string, string>
  token: Record<string, string>
  otherToken: Record<string, string>
  tokenId: string
}

async function access(): Promise<Access> {
  people += 1
  const email = `ending${people}@hub.example`
  const about = { email, first_name: 'Demo', last_name: 'Learner', password: PASSWORD }
  const { memberId } = await createMember(await hub.hubCall(), about)
  const [session, otherSession] = [await signIn(email), await signIn(email)]
  const [first, second] = [await makeToken(session!), await makeToken(session!)]
  return {
    email,
    memberId,
    session: session!,
    otherSession: otherSession!,
    tokenId: first.id,
    ...tokens(first, second),
  }
}

const tokens = (first: { token: string }, second: { token: string }) => ({
  token: { authorization: `Bearer ${first.token}` },
  otherToken: { authorization: `Bearer ${second.token}` },
})

async function signIn(email: string, password = PASSWORD): Promise<Record<string, string>> {
  const answer = await hub.nobody.post('/auth/sign-in', { email, password })
  expect(answer.status).toBe(200)
  return { cookie: cookieIn(answer, 'hub_sid') }
}

async function makeToken(session: Record<string, string>) {
  const expiresTime = new Date(Date.now() + 300 * 86_400_000).toISOString()
  const { status, body } = await hub.nobody.post(
    '/me/tokens',
    { name: 'Nightly', scopes: ['me'], expiresTime },
    session,
  )
  expect(status).toBe(201)
  return body as { id: string; token: string }
}

const WAYS = ['session', 'otherSession', 'token', 'otherToken'] as const
type Way = (typeof WAYS)[number]

async function open(of: Access): Promise<Way[]> {
  const opened: Way[] = []
  for (const way of WAYS) {
    const { status } = await hub.nobody.get('/me/profile', of[way])
    expect([200, 401]).toContain(status)
    if (status === 200) opened.push(way)
  }
  return opened
}

async function sessionIdOf(session: Record<string, string>): Promise<string> {
  const { body } = await hub.nobody.get('/auth/sessions', session)
  return body.items.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id as string
}

function changeMember(memberId: string, about: object): Promise<unknown> {
  return hub.context.databases.forHub(1).updateTable('member').set(about).where('id', '=', memberId).execute()
}

async function must(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBeLessThan(300)
}

const inHours = (hours: number) => async () => {
  hub.setNow(new Date(Date.now() + hours * 3_600_000))
  clearCallerCache(hub)
}

async function reset({ email }: Access): Promise<void> {
  await must(hub.nobody.post('/auth/password-resets', { email }))
  await must(hub.nobody.post('/auth/password-resets/redeem', { token: box.tokenFor(email), password: NEXT }))
}

/** How the log of what happened says that sessions of somebody ended, and whether they did it themselves. */
async function told({ memberId }: Access): Promise<string[]> {
  const lines = await hub.context.databases
    .forHub(1)
    .selectFrom('activity')
    .select(['activity.details', 'activity.actor_id as actorId'])
    .where('activity.member_id', '=', memberId)
    .where('activity.type', '=', 'sessionEnded')
    .execute()
  const by = (actorId: string | null) =>
    actorId === memberId ? 'themselves' : actorId === admin.memberId ? 'admin' : 'nobody'
  return lines.map(({ details, actorId }) => `${(details as { ended: string }).ended} by ${by(actorId)}`)
}

const twice = (line: string) => [line, line]

/** Each with what opens the hub afterwards, and with the lines of the log. */
const ENDS: [string, (of: Access) => Promise<unknown>, Way[], string[]][] = [
  [
    'signing out',
    ({ session }) => must(hub.nobody.post('/auth/sign-out', undefined, session)),
    ['otherSession', 'token', 'otherToken'],
    ['signedOut by themselves'],
  ],
  [
    'ending another browser',
    async ({ session, otherSession }) =>
      must(hub.nobody.delete(`/auth/sessions/${await sessionIdOf(session)}`, undefined, otherSession)),
    ['otherSession', 'token', 'otherToken'],
    ['fromElsewhere by themselves'],
  ],
  [
    'signing out everywhere else',
    ({ session }) => must(hub.nobody.delete('/auth/sessions', undefined, session)),
    ['session', 'token', 'otherToken'],
    ['fromElsewhere by themselves'],
  ],
  [
    'signing out everywhere else and of programs',
    ({ session }) => must(hub.nobody.delete('/auth/sessions?withTokens=true', undefined, session)),
    ['session'],
    ['fromElsewhere by themselves'],
  ],
  ['eight idle hours', inHours(8.1), ['token', 'otherToken'], []],
  ['300 days', inHours(300 * 24 + 1), [], []],
  [
    'deleting a token',
    ({ session, tokenId }) => must(hub.nobody.delete(`/me/tokens/${tokenId}`, undefined, session)),
    ['session', 'otherSession', 'otherToken'],
    [],
  ],
  ['a password that was reset', reset, [], twice('accountChanged by themselves')],
  [
    'a password that was changed, which begins the session anew',
    ({ session }) => must(hub.nobody.put('/me/password', { currentPassword: PASSWORD, newPassword: NEXT }, session)),
    [],
    ['accountChanged by themselves'],
  ],
  [
    'a second factor that was added',
    async ({ session }) => {
      const { body } = await hub.nobody.post('/me/mfa/totp', undefined, session)
      await must(hub.nobody.post('/me/mfa/totp/confirm', { code: totpCode(body.secret, new Date()) }, session))
    },
    ['session', 'token', 'otherToken'],
    ['accountChanged by themselves'],
  ],
  [
    'an admin who signs them out',
    ({ memberId }) => must(admin.delete(`/users/${memberId}/sessions`)),
    ['token', 'otherToken'],
    twice('byAdmin by admin'),
  ],
  [
    'suspension',
    ({ memberId }) => must(admin.post(`/users/${memberId}/suspension`)),
    [],
    twice('accessEnded by admin'),
  ],
  [
    'suspension that is over',
    async ({ memberId }) => {
      await must(admin.post(`/users/${memberId}/suspension`))
      await must(admin.delete(`/users/${memberId}/suspension`))
    },
    [],
    twice('accessEnded by admin'),
  ],
  ['removal', ({ memberId }) => must(admin.delete(`/users/${memberId}`)), [], twice('accessEnded by admin')],
  ...['restore', 'beginAnew'].map((whenRemoved): (typeof ENDS)[number] => [
    `removal and coming back by ${whenRemoved}`,
    async (of) => {
      await must(admin.delete(`/users/${of.memberId}`))
      const user = { email: of.email, first_name: 'Demo', last_name: 'Learner', whenRemoved }
      await must(admin.post('/users', { users: [user] }))
    },
    [],
    twice('accessEnded by admin'),
  ]),
]

test.each(ENDS)('%s leaves open what it should, nothing else, and is told of', async (_, end, stays, lines) => {
  const of = await access()
  expect(await open(of)).toEqual([...WAYS])
  await end(of)
  // On another process nothing is remembered; on this one for no longer than a second.
  clearCallerCache(hub)
  expect(await open(of)).toEqual(stays)
  expect(await told(of)).toEqual(lines)
})

/** What a sign-in on its way leaves: a session of before, written down after those that were there had been removed. */
async function cameLate({ memberId }: Access, end: () => Promise<unknown>): Promise<void> {
  const db = hub.context.databases.forHub(1)
  const before = await db.selectFrom('session').selectAll('session').where('session.member_id', '=', memberId).execute()
  expect(before).toHaveLength(2)
  await end()
  await db
    .insertInto('session')
    .values(before.map(({ domain_id: _, ...session }) => session))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  clearCallerCache(hub)
}

test.each(['a password that was reset', 'suspension that is over'])(
  '%s also ends a session that came late',
  async (name) => {
    const of = await access()
    const [, end] = ENDS.find(([each]) => each === name)!
    await cameLate(of, () => end(of))
    expect(await open(of)).toEqual([])
  },
)

test('who is only marked as removed has nothing open', async () => {
  const of = await access()
  await changeMember(of.memberId, { is_deleted: true })
  clearCallerCache(hub)
  expect(await open(of)).toEqual([])
})

describe('a right that is taken away', () => {
  test.each([
    ['a privilege', { privileges: [] }],
    ['being an admin', { is_admin: false }],
  ])('is gone from sessions and tokens alike: %s', async (_, about) => {
    const author = await hub.person({ isAdmin: true, privileges: ['playlist_write'] })
    const secret = await addToken(hub.context.databases, author, ['playlist_write'])
    const token = { authorization: `Bearer ${secret}` }
    const make = async () => {
      clearCallerCache(hub)
      const body = { name: 'Mine' }
      return [
        (await author.post('/playlists/', body)).status,
        (await hub.nobody.post('/playlists/', body, token)).status,
      ]
    }
    expect(await make()).toEqual([201, 201])
    await changeMember(author.memberId, about)
    expect(await make()).toEqual([403, 403])
  })

  test('is gone from who managed a team', async () => {
    const team = await addTeam(hub.context.databases, 'Left')
    const manager = await hub.person({ teams: [{ id: team, role: 'manager' }] })
    const make = async () => {
      clearCallerCache(hub)
      const body = { name: 'Ours', ownerTeamId: team, audience: 'teams', teamIds: [team] }
      return (await manager.post('/playlists/', body)).status
    }
    expect(await make()).toBe(201)
    await hub.context.databases.forHub(1).deleteFrom('team_member').where('team_id', '=', team).execute()
    expect(await make()).toBe(403)
  })
})
