import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { addTeam } from '../../testing/people.ts'
import type { Db } from '../../db/connect.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { addAsset, addCourseFile, type AssetAbout } from '../asset-fixtures.ts'
import { deleteOldSessions } from './session-service.ts'

let hub: TestHub
let db: Db

beforeAll(async () => {
  hub = await testHub({ features: ['manager_reports'] })
  db = hub.context.databases.forHub(1)
})
afterAll(() => hub.close())

const DAY_MS = 24 * 60 * 60_000

async function course(learner: Somebody, about: AssetAbout = {}) {
  const id = await addAsset(db, { type: 'scorm', fileId: await addCourseFile(db, ['one', 'two']), ...about })
  const { attempt } = (await learner.post(`/me/assets/${id}/launch`)).body
  let sequence = 0
  const save = (entries: object[], launchId: string = attempt.launchId, activities: object[] = []) =>
    learner.put(`/me/assets/${id}/attempts/${attempt.id}`, {
      launchId,
      sequence: (sequence += 1),
      currentActivityId: 'one',
      activities,
      entries,
    })
  return {
    id,
    launchId: attempt.launchId as string,
    save,
    sessions: `/users/${learner.memberId}/assets/${id}/sessions`,
  }
}

const entry = (number: number, about = {}) => ({
  number,
  at: number * 1000,
  kind: 'set',
  element: 'cmi.core.lesson_location',
  value: `${number}`,
  error: null,
  ...about,
})

interface Answer {
  items: { id: string; findings: { code: string }[]; entries: { number: number; value: string }[] }[]
}

async function listed(who: Somebody, path: string): Promise<Answer['items']> {
  const { status, body } = await who.get(path)
  expect(status).toBe(200)
  return (body as Answer).items
}

test.each([
  [{ completeWhen: 'passed' }, 'completed', 'notPassed'],
  [{ completeWhen: 'passed' }, 'passed', 'finished'],
  [{ completeWhen: 'completed' }, 'completed', 'finished'],
  [{ completeWhen: 'opened' }, 'incomplete', 'finished'],
] as const)('finds by what the hub waits for: with %j %s is %s', async (about, word, code) => {
  const [learner, admin] = [await hub.person(), await hub.person({ isAdmin: true, privileges: ['user_read'] })]
  const { launchId, save, sessions } = await course(learner, about)
  const values = { 'cmi.core.lesson_status': word }
  await save([entry(1, { kind: 'initialize' })], launchId, [
    { activityId: 'one', values },
    { activityId: 'two', values },
  ])
  const [session] = await listed(admin, sessions)
  expect(session?.findings.map((each) => each.code)).toEqual([code])
})

test('keeps what a launch says once, in order, and finds what it shows', async () => {
  const learner = await hub.person()
  const admin = await hub.person({ isAdmin: true, privileges: ['user_read'] })
  const { save, sessions, launchId } = await course(learner)
  const first = [entry(1, { kind: 'initialize' }), entry(2)]
  expect((await save(first)).status).toBe(200)
  await save([entry(2, { value: 'other' }), entry(3, { kind: 'blocked', element: 'youtube.com' })])
  const [session] = await listed(admin, sessions)
  expect(session).toMatchObject({ id: launchId, attemptNumber: 1 })
  expect(session?.entries.map(({ number, value }) => [number, value])).toEqual([
    [1, '1'],
    [2, '2'],
    [3, '3'],
  ])
  expect(session?.findings).toEqual([
    { code: 'waiting', count: 2, of: 2, names: [] },
    { code: 'blockedHosts', count: 1, of: null, names: ['youtube.com'] },
  ])
})

test('takes 50 entries at a time, 500 of a launch and 20 launches, and text of any kind', async () => {
  const learner = await hub.person()
  const admin = await hub.person({ isAdmin: true, privileges: ['user_read'] })
  const { save, sessions } = await course(learner)
  expect((await save(Array.from({ length: 51 }, (_, index) => entry(index + 1)))).status).toBe(400)
  expect((await save([entry(501)])).status).toBe(400)
  expect((await save([entry(1, { value: 'x'.repeat(101) })])).status).toBe(400)
  expect((await save([entry(1, { value: 'a\0\uD800' })])).status).toBe(200)
  const launches = Array.from({ length: 22 }, newId)
  for (const launchId of launches) expect((await save([entry(1)], launchId)).status).toBe(200)
  const kept = await listed(admin, `${sessions}?limit=100`)
  expect(kept.map(({ id }) => id).toSorted()).toEqual(launches.slice(2).toSorted())
})

test('is for admins who read people and managers of the person who see the course, and for nobody else', async () => {
  const teamId = await addTeam(hub.context.databases, 'A team')
  const otherId = await addTeam(hub.context.databases, 'Another team')
  const learner = await hub.person({ teams: [{ id: teamId, role: 'member' }] })
  const { save, sessions, id } = await course(learner)
  await save([entry(1)])
  const manager = await hub.person({ teams: [{ id: teamId, role: 'manager' }] })
  expect(await listed(manager, sessions)).toHaveLength(1)
  const stranger = await hub.person({ teams: [{ id: otherId, role: 'manager' }] })
  expect(await stranger.get(sessions)).toMatchObject({ status: 403, body: { code: 'person-not-managed' } })
  expect(await learner.get(sessions)).toMatchObject({ status: 403 })
  const elsewhere = await hub.person({ domainId: 2, isAdmin: true, privileges: ['user_read'] })
  expect(await elsewhere.get(sessions)).toMatchObject({ status: 404 })
  const unread = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
  expect(await unread.get(sessions)).toMatchObject({ status: 403 })
  const admin = await hub.person({ isAdmin: true, privileges: ['user_read'] })
  expect(await admin.get(sessions.replace(id, newId()))).toMatchObject({ status: 404 })
})

test('ends after 30 days', async () => {
  const learner = await hub.person()
  const { save } = await course(learner)
  await save([entry(1)])
  const call = await hub.hubCall()
  const left = () =>
    db.selectFrom('attempt_session').select('launch_id').where('member_id', '=', learner.memberId).execute()
  await deleteOldSessions(call)
  expect(await left()).toHaveLength(1)
  hub.setNow(new Date(Date.now() + 31 * DAY_MS))
  await deleteOldSessions(call)
  expect(await left()).toEqual([])
  hub.setNow(null)
})
