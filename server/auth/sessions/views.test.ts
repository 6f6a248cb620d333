import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { operations, type OperationId } from '../../../generated/server/operations.ts'
import { addAsset } from '../../assets/asset-fixtures.ts'
import type { Privilege } from '../../context.ts'
import type { OperationRow } from '../../contract/operation-row.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { exampleRequests, problemCode, sendExample } from '../../testing/contract-examples.ts'
import { addTeam } from '../../testing/people.ts'

/** What admins see who see the hub as somebody else. */

let hub: TestHub
let admin: Somebody

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['user_read', 'playlist_read'] })
})
afterEach(() => hub.setNow(null))
afterAll(() => hub.close())

async function viewOf(person: Somebody, by = admin): Promise<Record<string, string>> {
  const { status, body } = await by.post(`/users/${person.memberId}/views`)
  expect(status).toBe(200)
  return { 'view-as': body.token as string }
}

/** Content for a team alone, and somebody of the team. */
async function hiddenAway(about: object = {}) {
  const { db } = await hub.hubCall()
  const teamId = await addTeam(hub.context.databases, 'Away')
  const assetId = await addAsset(db, { audience: 'teams' })
  await db.insertInto('content_team').values({ content_id: assetId, team_id: teamId }).execute()
  return { assetId, learner: await hub.person({ teams: [{ id: teamId, role: 'member' }], ...about }) }
}

test('see what the person sees, as that person and with no right', async () => {
  const { assetId, learner } = await hiddenAway()
  expect((await admin.get(`/me/assets/${assetId}`)).status).toBe(404)
  const view = await viewOf(learner)
  expect((await admin.get(`/me/assets/${assetId}`, view)).body.id).toBe(assetId)
  expect((await admin.get('/auth/session', view)).body).toMatchObject({ user: { id: learner.memberId } })
  expect((await admin.get('/auth/session')).body).toMatchObject({ user: { id: admin.memberId } })
  expect((await admin.get('/users', view)).status).toBe(403)
})

test('read and do nothing: every call that is not for all to see is refused', async () => {
  const { assetId, learner } = await hiddenAway()
  const view = await viewOf(learner)
  const headers = { ...view, cookie: `hub_sid=${admin.secret}` }
  const rows: Partial<Record<OperationId, OperationRow>> = operations
  const isOpen = ({ id }: { id: OperationId }) => rows[id]!.seenAs === true
  const isForAll = ({ id, method }: { id: OperationId; method: string }) =>
    ['GET', 'HEAD'].includes(method) && rows[id]!.access.allow.includes('anyone')
  const requests = exampleRequests()
  const closed = requests.filter((request) => !isOpen(request) && !isForAll(request))
  const answers: unknown[] = []
  for (const request of closed) {
    const answer = await sendExample(hub.app, request, { headers })
    answers.push([request.id, answer.statusCode, problemCode(answer)])
  }
  expect(answers).toEqual(closed.map(({ id }) => [id, 403, 'not-allowed']))
  const open = requests.filter(isOpen).map(({ id }) => id)
  expect(open).toContain('getMyPlaylist')
  for (const own of ['listMyMessages', 'listMySessions', 'listMyApiTokens', 'listMyNotifications', 'listMyHubs'])
    expect(open).not.toContain(own)
  expect((await admin.put(`/me/assets/${assetId}/read`, undefined, view)).status).toBe(403)
  const { db } = await hub.hubCall()
  const kept = db.selectFrom('content_user').select('status').where('member_id', '=', learner.memberId)
  expect(await kept.execute()).toEqual([])
})

test('is written down where the person finds it', async () => {
  const learner = await hub.person()
  await viewOf(learner)
  const { body } = await learner.get('/me/security-events')
  expect(body.items[0]).toMatchObject({ type: 'seenAsByAdmin' })
})

test('ends after half an hour, with the session, with the right and with the person', async () => {
  const learner = await hub.person()
  hub.setNow(new Date('2030-01-01T08:00:00Z'))
  const own = await hub.person({ isAdmin: true, privileges: ['user_read'] })
  const view = await viewOf(learner, own)
  const seen = async (headers = view, by = own) => (await by.get('/auth/session', headers)).status
  hub.setNow(new Date('2030-01-01T08:29:00Z'))
  expect(await seen()).toBe(200)
  expect(await seen(view, admin)).toBe(403)
  expect(await seen(view, learner)).toBe(403)
  expect(await seen({ 'view-as': `${view['view-as']!.slice(0, -1)}x` })).toBe(403)
  expect(await seen({ 'view-as': '' })).toBe(403)
  hub.setNow(new Date('2030-01-01T08:30:00Z'))
  expect(await seen()).toBe(403)
  hub.setNow(new Date('2030-01-01T08:01:00Z'))
  const { db } = await hub.hubCall()
  const set = (values: object, { memberId }: Somebody) =>
    db.updateTable('member').set(values).where('id', '=', memberId).execute()
  await set({ suspended_at: new Date() }, learner)
  expect(await seen()).toBe(403)
})

test.each([
  ['who lacks the right to see people', { isAdmin: true, privileges: ['playlist_read'] as Privilege[] }, 'not-allowed'],
  ['who is a learner', {}, 'not-allowed'],
  [
    'whose password was proved too long ago',
    { isAdmin: true, privileges: ['user_read'] as Privilege[], isProofOld: true },
    'step-up-required',
  ],
])('is not for somebody %s', async (_whom, about, code) => {
  const [learner, other] = [await hub.person(), await hub.person(about)]
  const { status, body } = await other.post(`/users/${learner.memberId}/views`)
  expect([status, body.code]).toEqual([403, code])
})

test('is of nobody who holds more, now or later, nor of another hub', async () => {
  const { learner } = await hiddenAway()
  const view = await viewOf(learner)
  const { db } = await hub.hubCall()
  await db
    .updateTable('member')
    .set({ is_admin: true, privileges: ['settings_write'] })
    .where('id', '=', learner.memberId)
    .execute()
  expect((await admin.get('/auth/session', view)).body.code).toBe('not-allowed')
  expect((await admin.post(`/users/${learner.memberId}/views`)).body.code).toBe('user-outranks-you')
  const elsewhere = await hub.person({ domainId: 2 })
  expect((await admin.post(`/users/${elsewhere.memberId}/views`)).status).toBe(404)
})
