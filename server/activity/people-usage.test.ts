import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addAsset, addPlaylist } from '../assets/asset-fixtures.ts'
import type { HubCall } from '../context.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'
import { rollUp } from './rollup-service.ts'

/** What one person and a team did with assets. */

let hub: TestHub
let call: HubCall
let reader: Somebody

beforeAll(async () => {
  hub = await testHub({ features: ['manager_reports'] })
  call = await hub.hubCall()
  reader = await hub.person({ isAdmin: true, privileges: ['report_read'] })
})
afterEach(() => hub.setNow(null))
afterAll(() => hub.close())

const at = (moment: string) => hub.setNow(new Date(moment))
const ofPerson = (id: string, query = '', by = reader) => by.get(`/users/${id}/stats/assets${query}`)
const ofTeam = (id: string, query = '', by = reader) => by.get(`/teams/${id}/assets/history${query}`)

test('counts different assets in total and day by day, and no playlists', async () => {
  const [one, two] = [
    await addAsset(call.db, { markAsDone: 'manual' }),
    await addAsset(call.db, { markAsDone: 'manual' }),
  ]
  await addPlaylist(call.db, { items: [one, two] })
  await call.db.updateTable('content').set({ completion_time: 300 }).where('id', 'in', [one, two]).execute()
  const team = await addTeam(hub.context.databases, 'Active team')
  const member = { teams: [{ id: team, role: 'member' as const }] }
  const [first, second] = [await hub.person(member), await hub.person(member)]
  await hub.person({ ...member, isDeleted: true })
  const outside = await hub.person()
  at('2026-03-10T12:00:00Z')
  for (const who of [first, outside]) await who.post(`/me/assets/${one}/launch`)
  at('2026-03-12T12:00:00Z')
  for (const asset of [one, two]) await first.post(`/me/assets/${asset}/launch`)
  await first.put(`/me/assets/${one}/read`)
  await rollUp(call)

  const { body } = await ofPerson(first.memberId, '?duration=7days')
  expect(body).toMatchObject({ duration: '7days', openedCount: 2, completedCount: 1, learningTime: 300 })
  expect(body.points).toHaveLength(7)
  expect(body.points.at(-1)).toEqual({ date: '2026-03-12', openedCount: 2, completedCount: 1 })
  expect(body.points.at(-3)).toEqual({ date: '2026-03-10', openedCount: 1, completedCount: 0 })
  expect((await ofPerson(first.memberId, '?duration=12months')).body.points.at(-1)).toEqual({
    date: '2026-03-01',
    openedCount: 2,
    completedCount: 1,
  })
  expect((await ofPerson(second.memberId)).body).toMatchObject({ duration: '30days', openedCount: 0, learningTime: 0 })

  const week = (await ofTeam(team, '?duration=7days')).body
  expect(week).toMatchObject({ userCount: 2, activeUserCount: 1, openedCount: 3, completedCount: 1 })
  expect(week.points.at(-1)).toEqual({ date: '2026-03-12', openedCount: 2, completedCount: 1 })
  at('2026-03-30T12:00:00Z')
  expect((await ofTeam(team, '?duration=7days')).body).toMatchObject({
    userCount: 2,
    activeUserCount: 0,
    openedCount: 0,
  })
})

test('is for who reads reports and for managers of the person or the team, where the hub lets them', async () => {
  const [own, other] = [
    await addTeam(hub.context.databases, 'Own team'),
    await addTeam(hub.context.databases, 'Other team'),
  ]
  const manager = await hub.person({ teams: [{ id: own, role: 'manager' }] })
  const mine = await hub.person({ teams: [{ id: own, role: 'member' }] })
  const theirs = await hub.person({ teams: [{ id: other, role: 'member' }] })
  expect((await ofPerson(mine.memberId, '', manager)).status).toBe(200)
  expect((await ofTeam(own, '', manager)).status).toBe(200)
  expect((await ofPerson(theirs.memberId, '', manager)).body).toMatchObject({ status: 403, code: 'person-not-managed' })
  expect((await ofTeam(other, '', manager)).body).toMatchObject({ status: 403, code: 'team-not-managed' })
  expect((await ofPerson(mine.memberId, '', mine)).status).toBe(403)
  const plain = await testHub({ countsForCoverage: false })
  const team = await addTeam(plain.context.databases, 'Team')
  const without = await plain.person({ teams: [{ id: team, role: 'manager' }] })
  expect((await without.get(`/teams/${team}/assets/history`)).status).toBe(403)
  await plain.close()
})

test('finds nobody and no team of another hub, and no deleted team', async () => {
  const far = await hub.person({ domainId: 2 })
  for (const id of [far.memberId, newId()]) expect((await ofPerson(id)).status).toBe(404)
  const gone = await addTeam(hub.context.databases, 'Gone team')
  await call.db.updateTable('team').set({ is_deleted: true }).where('id', '=', gone).execute()
  for (const id of [await addTeam(hub.context.databases, 'Far', 2), gone]) expect((await ofTeam(id)).status).toBe(404)
  expect((await ofTeam(gone, '?duration=1day')).status).toBe(400)
})
