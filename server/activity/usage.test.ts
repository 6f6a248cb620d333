import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addAsset, addPlaylist } from '../assets/asset-fixtures.ts'
import { STAR } from '../badges/badge-fixtures.ts'
import type { HubCall } from '../context.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'
import { rollUp } from './rollup-service.ts'
import { datesOf, type Period } from './usage-rules.ts'

let hub: TestHub
let call: HubCall
let admin: Somebody

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists', 'badges'] })
  call = await hub.hubCall()
  admin = await hub.person({
    isAdmin: true,
    privileges: ['playlist_read', 'playlist_write', 'asset_read'],
  })
})
afterEach(() => hub.setNow(null))
afterAll(() => hub.close())

const at = (moment: string) => hub.setNow(new Date(moment))

test('counts who opened and completed something within the period, and what they think of it', async () => {
  const asset = await addAsset(call.db, { markAsDone: 'manual' })
  const playlist = await addPlaylist(call.db, { items: [asset] })
  expect((await admin.post('/badges/', { contentIds: [playlist], imageId: STAR })).status).toBe(201)
  const [first, second, early] = [await hub.person(), await hub.person(), await hub.person()]
  at('2026-01-10T12:00:00Z')
  await early.post(`/me/assets/${asset}/launch`)
  at('2026-03-10T12:00:00Z')
  for (const who of [first, second]) await who.post(`/me/assets/${asset}/launch`)
  at('2026-03-12T12:00:00Z')
  await first.put(`/me/assets/${asset}/read`)
  await first.post(`/me/assets/${asset}/save`)
  await first.put(`/me/assets/${asset}/likes`, { rated_like: 1, rating: 4 })
  await second.put(`/me/assets/${asset}/likes`, { rated_like: 0, rating: 5 })
  await first.post(`/me/content/${asset}/comments/`, { message: 'Good' })
  const { body: comment } = await second.post(`/me/content/${asset}/comments/`, { message: 'Taken back' })
  expect((await second.delete(`/me/content/${asset}/comments/${comment.id}`)).status).toBe(200)
  await rollUp(call)
  const stats = async (path: string, duration: Period) => (await admin.get(`${path}/stats?duration=${duration}`)).body
  const week = await stats(`/assets/${asset}`, '7days')
  expect(week).toMatchObject({
    duration: '7days',
    openedCount: 2,
    userCount: 2,
    completedCount: 1,
    completionRate: 0.5,
    savedCount: 1,
    likedCount: 1,
    commentCount: 1,
    ratingCount: 2,
    averageRating: 4.5,
  })
  expect(week.points).toHaveLength(7)
  expect(week.points.at(-1)).toEqual({ date: '2026-03-12', openedCount: 0, completedCount: 1 })
  expect(week.points.at(-3)).toEqual({ date: '2026-03-10', openedCount: 2, completedCount: 0 })
  const year = await stats(`/assets/${asset}`, '12months')
  expect([year.userCount, year.openedCount, year.points.length]).toEqual([3, 3, 12])
  expect(year.points.at(-1)).toEqual({ date: '2026-03-01', openedCount: 2, completedCount: 1 })
  expect(await stats(`/playlists/${playlist}`, '30days')).toMatchObject({ completedCount: 1, badgesAwardedCount: 1 })
  // Later nothing of it is within the week.
  at('2026-03-30T12:00:00Z')
  expect(await stats(`/assets/${asset}`, '7days')).toMatchObject({
    openedCount: 0,
    userCount: 0,
    completionRate: 0,
    likedCount: 1,
  })
})

test('counts nobody who left the hub', async () => {
  const asset = await addAsset(call.db)
  const [stays, leaves] = [await hub.person(), await hub.person()]
  for (const who of [stays, leaves]) await who.post(`/me/assets/${asset}/launch`)
  await call.db.updateTable('member').set({ is_deleted: true }).where('id', '=', leaves.memberId).execute()
  expect((await admin.get(`/assets/${asset}/stats`)).body).toMatchObject({ userCount: 1, duration: '30days' })
})

test('is shown to managers of the owning team, and of nothing that is not there', async () => {
  const own = await addTeam(hub.context.databases, 'Own')
  const manager = await hub.person({ teams: [{ id: own, role: 'manager' }] })
  const [theirs, foreign] = [await addPlaylist(call.db, { ownerTeamId: own }), await addPlaylist(call.db)]
  const asset = await addAsset(call.db)
  const status = async (path: string, who = admin) => (await who.get(`${path}/stats`)).status
  expect([await status(`/playlists/${theirs}`, manager), await status(`/playlists/${foreign}`, manager)]).toEqual([
    200, 403,
  ])
  expect(await status(`/playlists/${theirs}`, await hub.person())).toBe(403)
  expect([
    await status(`/playlists/${asset}`),
    await status(`/assets/${foreign}`),
    await status(`/assets/${newId()}`),
    await status(`/assets/${await addAsset(call.db, { isDeleted: true })}`),
  ]).toEqual([404, 404, 404, 404])
  expect((await admin.get(`/assets/${asset}/stats?duration=1day`)).status).toBe(400)
})

test('the days of a period follow each other and end today', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      const today = date.toISOString().slice(0, 10)
      const days = datesOf('30days', today)
      expect([days.length, days.at(-1)]).toEqual([30, today])
      const months = datesOf('12months', today)
      expect([new Set(months).size, months.at(-1)]).toEqual([12, `${today.slice(0, 7)}-01`])
    }),
  )
})
