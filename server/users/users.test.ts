import type { Privilege } from '../context.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailbox } from '../emails/mailbox-fixtures.ts'
import { registerMailJobs } from '../emails/jobs.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'
import { createMember } from '../auth/accounts/member-service.ts'

const box = mailbox()
let hub: TestHub
let endSchedules: () => void
let people = 0

beforeAll(async () => {
  hub = await testHub()
  endSchedules = await registerMailJobs(hub.context, box)
})
afterAll(async () => {
  endSchedules()
  await hub.close()
})

function newcomer(about: object = {}) {
  people += 1
  return { email: `newcomer${people}@hub.example`, first_name: 'Demo', last_name: `Newcomer ${people}`, ...about }
}

function admin(...privileges: Privilege[]) {
  return hub.person({ isAdmin: true, privileges: ['user_write', ...privileges] })
}

test('brings people into the hub and into a team, in the order of the call', async () => {
  const person = await admin()
  const teamId = await addTeam(hub.context.databases, 'Demo team')
  const users = [newcomer({ locale: 'de-DE' }), newcomer(), newcomer()].reverse()
  const { status, body } = await person.post('/users', { users, teamId, password: null })
  expect(status).toBe(201)
  expect(body.users.map(({ email, created }: { email: string; created: boolean }) => ({ email, created }))).toEqual(
    users.map(({ email }) => ({ email, created: true })),
  )
  const { db } = await hub.hubCall()
  const ids = body.users.map(({ id }: { id: string }) => id)
  const rows = await db.selectFrom('member').selectAll().where('id', 'in', ids).execute()
  expect(rows.every(({ is_admin: isAdmin, privileges }) => !isAdmin && privileges.length === 0)).toBe(true)
  expect(rows.map(({ locale }) => locale).sort()).toEqual(['de-DE', 'en-GB', 'en-GB'])
  expect(await db.selectFrom('team_member').select('role').where('team_id', '=', teamId).execute()).toEqual(
    ids.map(() => ({ role: 'member' })),
  )
  expect(await db.selectFrom('audit_entry').select('action').where('object_id', 'in', ids).execute()).toEqual(
    ids.map(() => ({ action: 'CREATE' })),
  )
  expect(box.mails).toHaveLength(0)
})

test('leaves who is a member already as they are, but for the team of all', async () => {
  const person = await admin()
  const known = await hub.person({ firstName: 'Old', lastName: 'Name' })
  const teamId = await addTeam(hub.context.databases, 'Late team')
  const { body } = await person.post('/users', {
    users: [newcomer({ email: known.email.toUpperCase() }), newcomer()],
    teamId,
    send_email: true,
  })
  expect(body.users).toMatchObject([{ id: known.memberId, created: false }, { created: true }])
  expect((await known.get('/me/profile')).body).toMatchObject({ first_name: 'Old', userTeams: [{ id: teamId }] })
  expect(box.mails.filter(({ to }) => to.address === known.email)).toHaveLength(0)
})

test('puts known people into the team once, and writes it down, but nobody with more rights or who stays removed', async () => {
  const person = await admin()
  const teamId = await addTeam(hub.context.databases, 'Everybody')
  const otherId = await addTeam(hub.context.databases, 'Not for the known')
  const known = await hub.person()
  const lead = await hub.person({ teams: [{ id: teamId, role: 'manager' }] })
  const above = await hub.person({ isAdmin: true, privileges: ['settings_write'] })
  const gone = await hub.person({ isDeleted: true })
  const users = [person, known, lead, above, gone].map(({ email }) => newcomer({ email, teamIds: [otherId] }))
  for (let nth = 0; nth < 2; nth += 1) {
    const { status, body } = await person.post('/users', { users, teamId })
    expect(status).toBe(201)
    expect(body.users.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      ...Array<string>(4).fill('member'),
      'removed',
    ])
  }
  const { db } = await hub.hubCall()
  const places = await db
    .selectFrom('team_member')
    .select(['member_id', 'role'])
    .where('team_id', '=', teamId)
    .execute()
  expect(new Map(places.map(({ member_id: id, role }) => [id, role]))).toEqual(
    new Map([
      [person.memberId, 'member'],
      [known.memberId, 'member'],
      [lead.memberId, 'manager'],
    ]),
  )
  expect(await db.selectFrom('team_member').select('role').where('team_id', '=', otherId).execute()).toEqual([])
  expect(await hub.audit(known.memberId)).toMatchObject([
    { actor_id: person.memberId, action: 'UPDATE', details: [{ property: 'teamsJoined', value: [teamId] }] },
  ])
  for (const { memberId } of [lead, above, gone]) expect(await hub.audit(memberId)).toEqual([])
})

test.each([
  [{ password: 'chosen by an admin', users: [newcomer()] }, 'password-not-allowed', '/password'],
  [{ password: '', users: [newcomer()] }, 'password-not-allowed', '/password'],
  [
    { users: [newcomer({ email: 'same@hub.example' }), newcomer(), newcomer({ email: 'SAME@hub.example' })] },
    'duplicate-email',
    '/users/2/email',
  ],
  [{ users: [newcomer()], teamId: newId() }, 'unknown-reference', '/teamId'],
  [{ users: [] }, 'bad-input', '/users'],
  [{ users: [newcomer({ privileges: ['user_write'] })] }, 'bad-input', '/users/0/privileges'],
  [{ users: [newcomer({ first_name: 'a\nb' })] }, 'bad-input', '/users/0/first_name'],
])('refuses %j and brings nobody in', async (body, code, pointer) => {
  const person = await admin('settings_write')
  const { db } = await hub.hubCall()
  const count = async () => (await db.selectFrom('member').select('id').execute()).length
  const before = await count()
  expect((await person.post('/users', body)).body).toMatchObject({ status: 400, code, errors: [{ pointer }] })
  expect(await count()).toBe(before)
})

test('refuses a team of another hub', async () => {
  const teamId = await addTeam(hub.context.databases, 'Far team', 2)
  expect((await (await admin()).post('/users', { users: [newcomer()], teamId })).body.code).toBe('unknown-reference')
})

test('lets only settings_write make admins, who hold no privileges yet', async () => {
  expect((await (await admin()).post('/users', { users: [newcomer({ isAdmin: true })] })).status).toBe(403)
  const { body } = await (await admin('settings_write')).post('/users', { users: [newcomer({ isAdmin: true })] })
  const { db } = await hub.hubCall()
  expect(
    await db.selectFrom('member').select(['is_admin', 'privileges']).where('id', '=', body.users[0].id).execute(),
  ).toEqual([{ is_admin: true, privileges: [] }])
})

test('asks for a fresh proof before it makes an admin, and a token has none', async () => {
  const privileges = ['user_write', 'settings_write'] as const
  const old = await hub.person({ isAdmin: true, privileges: [...privileges], isProofOld: true })
  const users = [newcomer(), newcomer({ isAdmin: true })]
  expect((await old.post('/users', { users })).body).toMatchObject({ status: 403, code: 'step-up-required' })
  const { body: made } = await (
    await admin('settings_write')
  ).post('/me/tokens', {
    name: 'Adds',
    scopes: [...privileges],
    expiresTime: new Date(Date.now() + 86_400_000).toISOString(),
  })
  expect(made.token).toBeDefined()
  const headers = { authorization: `Bearer ${made.token}` }
  expect((await hub.nobody.post('/users', { users }, headers)).body.code).toBe('step-up-required')
  expect((await old.post('/users', { users: [newcomer()] })).status).toBe(201)
  expect((await old.get(`/users?search=${users[0]!.email}`)).body.total).toBe(0)
})

test('needs user_write', async () => {
  const reader = await hub.person({ isAdmin: true, privileges: ['user_read', 'settings_write'] })
  expect((await reader.post('/users', { users: [newcomer()] })).status).toBe(403)
  expect((await reader.post('/users/invite', { ids: [reader.memberId] })).status).toBe(403)
  expect((await hub.nobody.post('/users', { users: [newcomer()] })).status).toBe(401)
})

test('brings the same people in once when two admins do it at the same time', async () => {
  const person = await admin()
  const users = Array.from({ length: 50 }, () => newcomer())
  const answers = await Promise.all([
    person.post('/users', { users }),
    person.post('/users', { users: users.toReversed() }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const all = answers.flatMap(({ body }) => body.users as { id: string; created: boolean }[])
  expect(all.filter(({ created }) => created)).toHaveLength(50)
  expect(new Set(all.map(({ id }) => id)).size).toBe(50)
})

test('brings a thousand people in with their invitations', async () => {
  const person = await admin()
  const before = box.mails.length
  const users = Array.from({ length: 1000 }, () => newcomer())
  const { status, body } = await person.post('/users', { users, send_email: true })
  expect(status).toBe(201)
  expect(body.users).toHaveLength(1000)
  expect(box.mails.length - before).toBe(1000)
})

test('invites those who have not accepted yet, and the older link stops working', async () => {
  const person = await admin()
  const user = newcomer()
  const { body } = await person.post('/users', { users: [user], send_email: true })
  const old = box.tokenFor(user.email)
  const member = await createMember(await hub.hubCall(), { ...newcomer(), password: 'a-demo-passphrase' })
  const answer = await person.post('/users/invite', { ids: [body.users[0].id, member.memberId] })
  expect(answer).toMatchObject({ status: 200, body: { success: true, invitedCount: 1 } })
  const accept = (token: string) =>
    hub.nobody.post('/auth/invitations/accept', {
      token,
      password: 'a passphrase of mine',
      first_name: 'Demo',
      last_name: 'Newcomer',
    })
  expect(box.tokenFor(user.email)).not.toBe(old)
  expect((await accept(old)).body.code).toBe('token-invalid')
  expect((await accept(box.tokenFor(user.email))).status).toBe(200)
  expect((await person.post('/users/invite', { ids: [body.users[0].id] })).body.invitedCount).toBe(0)
})

test('invites nobody when one of them holds rights that the caller does not hold', async () => {
  const person = await admin()
  const { body } = await person.post('/users', { users: [newcomer(), newcomer()], send_email: true })
  const ids: string[] = body.users.map(({ id }: { id: string }) => id)
  const { db } = await hub.hubCall()
  const rights = (held: Privilege[]) =>
    db.updateTable('member').set({ is_admin: true, privileges: held }).where('id', '=', ids[1]!).execute()
  await rights(['settings_write'])
  const before = box.mails.length
  expect((await person.post('/users/invite', { ids })).body).toMatchObject({ status: 403, code: 'user-outranks-you' })
  expect(box.mails).toHaveLength(before)
  // Who gets no link is not edited.
  const above = await hub.person({ isAdmin: true, privileges: ['settings_write'] })
  await rights(['user_write'])
  expect((await person.post('/users/invite', { ids: [...ids, above.memberId] })).body.invitedCount).toBe(2)
})

test('invites nobody when one id is not of this hub', async () => {
  const person = await admin()
  const { body } = await person.post('/users', { users: [newcomer()] })
  const before = box.mails.length
  for (const id of [
    newId(),
    (await hub.person({ domainId: 2 })).memberId,
    (await hub.person({ isDeleted: true })).memberId,
  ])
    expect((await person.post('/users/invite', { ids: [body.users[0].id, id] })).body).toMatchObject({
      status: 400,
      code: 'unknown-reference',
      errors: [{ pointer: '/ids/1' }],
    })
  expect(box.mails).toHaveLength(before)
})

test('makes a member with password, rights and teams, and leaves who is there alone', async () => {
  const call = await hub.hubCall()
  const team = await addTeam(hub.context.databases, 'Managed team')
  const about = {
    ...newcomer(),
    locale: 'de-DE',
    isAdmin: true,
    privileges: ['playlist_write'] as const,
    password: 'a-demo-passphrase',
    teams: [{ id: team, role: 'manager' as const }],
  }
  const made = await createMember(call, about)
  const { body } = await hub.nobody.post('/auth/sign-in', { email: about.email, password: 'a-demo-passphrase' })
  expect(body).toMatchObject({
    user: { id: made.memberId, locale: 'de-DE', isAdmin: true },
    privileges: ['playlist_write', 'playlist_read'],
    managedTeamIds: [team],
  })
  expect(
    await createMember(call, { ...about, first_name: 'Other', privileges: [], password: 'something else entirely' }),
  ).toEqual(made)
  expect(
    (await hub.nobody.post('/auth/sign-in', { email: about.email, password: 'a-demo-passphrase' })).body.user
      .first_name,
  ).toBe('Demo')
})

test.each(['\u2028', '\u2029', '\u0085', '\u009f', '\n'])('refuses a name with %j in it', async (odd) => {
  const person = await admin()
  for (const about of [{ first_name: `Ann${odd}` }, { last_name: `${odd}Ann` }])
    expect((await person.post('/users', { users: [newcomer(about)], password: null })).status).toBe(400)
  const own = { first_name: `An${odd}n`, last_name: 'Learner' }
  expect((await person.put('/me/profile', own)).status).toBe(400)
})
