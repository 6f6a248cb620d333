import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { problem } from '../testing/client.ts'
import { addTeam } from '../testing/people.ts'

const OFF = { badges: false, team_playlists: false, manager_reports: false, helix: false, ai: false, mindset: false }
let hub: TestHub
let admin: Somebody

beforeAll(async () => {
  hub = await testHub({ features: ['badges'] })
})
afterAll(() => hub.close())
beforeEach(async () => {
  admin = await hub.person({ isAdmin: true, privileges: ['settings_write', 'playlist_write'] })
  await admin.patch('/hub/features', { ...OFF, badges: true })
})

async function lastAudit() {
  return hub.context.databases
    .forHub(1)
    .selectFrom('audit_entry')
    .select(['action', 'object_name', 'details'])
    .where('object_type', '=', 'hubFeatures')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

test('are all told, and switched as far as they are sent', async () => {
  expect((await admin.patch('/hub/features', { manager_reports: true, mindset: true })).status).toBe(200)
  expect((await admin.get('/hub/features')).body).toEqual({
    ...OFF,
    badges: true,
    manager_reports: true,
    mindset: true,
  })
  expect(await lastAudit()).toEqual({
    action: 'ACTIVATE',
    object_name: 'Features',
    details: [
      { property: 'manager_reports', oldValue: false, value: true },
      { property: 'mindset', oldValue: false, value: true },
    ],
  })
})

test('show and hide at once, for visitors, people who are signed in, and calls', async () => {
  const learner = await hub.person()
  const seen = async () => [
    (await hub.nobody.get('/hub')).body.features,
    (await learner.get('/auth/session')).body.features,
    (await learner.get('/me/badges')).status,
  ]
  expect(await seen()).toEqual([['badges'], ['badges'], 200])
  await admin.patch('/hub/features', { badges: false, team_playlists: true })
  expect(await seen()).toEqual([['team_playlists'], ['team_playlists'], 404])
  await admin.patch('/hub/features', { badges: true, team_playlists: false })
  expect(await seen()).toEqual([['badges'], ['badges'], 200])
})

test('give managers the content of their teams, and take it again', async () => {
  const teamId = await addTeam(hub.context.databases, 'Sales')
  const manager = await hub.person({ teams: [{ id: teamId, role: 'manager' }] })
  const about = { name: 'Ours', ownerTeamId: teamId, audience: 'teams', teamIds: [teamId] }
  const make = () => manager.post('/playlists', about)
  expect((await make()).status).toBe(403)
  await admin.patch('/hub/features', { team_playlists: true })
  expect((await make()).status).toBe(201)
  await admin.patch('/hub/features', { team_playlists: false })
  expect((await make()).status).toBe(403)
})

test('say of the analysis of meetings what the settings say, whoever switched it', async () => {
  const tag = async () => String((await admin.get('/hub/settings')).headers['etag'])
  const before = await tag()
  await admin.patch('/hub/features', { helix: true })
  expect((await admin.get('/hub/settings')).body.is_helix_hub).toBe(true)
  expect((await admin.get('/me/settings')).body.is_helix_hub).toBe(true)
  expect((await hub.nobody.get('/hub')).body.features).toEqual(['badges', 'helix'])
  // Who edits the settings sees the switch there, so theirs are older now.
  expect(await admin.patch('/hub/settings', { name: 'Lost' }, { 'if-match': before })).toEqual(
    problem(412, 'version-mismatch'),
  )
  await admin.patch('/hub/settings', { is_helix_hub: false }, { 'if-match': await tag() })
  expect((await admin.get('/hub/features')).body.helix).toBe(false)
  await admin.patch('/me/settings', { is_helix_hub: true })
  expect((await admin.get('/hub/features')).body.helix).toBe(true)
})

test('write nothing down and leave the settings as they are where nothing is different', async () => {
  const entries = () =>
    hub.context.databases
      .forHub(1)
      .selectFrom('audit_entry')
      .select('id')
      .where('object_type', '=', 'hubFeatures')
      .execute()
  const [before, settings] = [await entries(), await admin.get('/hub/settings')]
  expect((await admin.patch('/hub/features', { badges: true, helix: false })).status).toBe(200)
  expect(await entries()).toEqual(before)
  expect((await admin.get('/hub/settings')).headers['etag']).toBe(settings.headers['etag'])
})

test('are not switched by who saw them as they were before', async () => {
  const old = { 'if-match': String((await admin.get('/hub/features')).headers['etag']) }
  const changed = await admin.patch('/hub/features', { ai: true }, old)
  expect(changed.headers['etag']).toBe((await admin.get('/hub/features')).headers['etag'])
  expect(await admin.patch('/hub/features', { ai: false }, old)).toEqual(problem(412, 'version-mismatch'))
  expect(await admin.patch('/hub/features', { ai: false }, { 'if-match': '' })).toEqual(
    problem(428, 'version-required'),
  )
})

test('are of one hub', async () => {
  await admin.patch('/hub/features', { ai: true })
  const elsewhere = await hub.person({ domainId: 2, isAdmin: true, privileges: ['settings_read'] })
  expect((await elsewhere.get('/hub/features')).body).toEqual({ ...OFF, badges: true })
})

test('are for those alone who hold the right', async () => {
  const reader = await hub.person({ isAdmin: true, privileges: ['settings_read'] })
  expect((await reader.get('/hub/features')).status).toBe(200)
  expect((await reader.patch('/hub/features', { ai: true })).status).toBe(403)
  expect((await (await hub.person()).get('/hub/features')).status).toBe(403)
  expect((await admin.get('/hub/features')).body.ai).toBe(false)
})

test.each([{}, { everything: true }, { ai: null }, { ai: 'yes' }])('refuse %j', async (patch) => {
  expect(await admin.patch('/hub/features', patch)).toEqual(problem(400, 'bad-input'))
})

test('count in another process within seconds', async () => {
  const other = await testHub({ besides: hub })
  await other.nobody.get('/hub')
  await admin.patch('/hub/features', { ai: true })
  await expect
    .poll(async () => (await other.nobody.get('/hub')).body.features, { timeout: 8_000, interval: 250 })
    .toEqual(['badges', 'ai'])
  await other.close()
}, 15_000)
