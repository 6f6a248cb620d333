import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { makersFor } from './playlist-fixtures.ts'

let hub: TestHub
let admin: Somebody
let ids: string[]

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_read', 'playlist_write', 'asset_write'] })
  ids = []
  for (const [day, name] of [
    [1, 'Bees'],
    [2, 'apples'],
    [3, 'Cakes'],
  ] as const) {
    hub.setNow(at(day))
    ids.push(await makePlaylist({ name }))
  }
})
afterAll(() => hub.close())

const { makePlaylist, makeLink, arrange } = makersFor(() => admin)
const at = (day: number) => new Date(Date.UTC(2027, 0, day, 12))
const namesOf = async (query: string) =>
  (await admin.get(`/playlists/?${query}`)).body.items.map(({ name }: { name: string }) => name)

test('lists playlists by their last change or by name, up or down', async () => {
  expect(await namesOf('')).toEqual(['Cakes', 'apples', 'Bees'])
  expect(await namesOf('order=asc')).toEqual(['Bees', 'apples', 'Cakes'])
  expect(await namesOf('column=name')).toEqual(['apples', 'Bees', 'Cakes'])
  expect(await namesOf('column=name&order=desc')).toEqual(['Cakes', 'Bees', 'apples'])
})

test('lists for those who keep a copy what was changed since, and what was deleted', async () => {
  const since = (day: number) => `updatedSince=${at(day).toISOString()}`
  expect(await namesOf(since(2))).toEqual(['Cakes', 'apples'])
  hub.setNow(at(9))
  await admin.delete(`/playlists/${ids[0]}`)
  expect(await namesOf(since(8))).toEqual([])
  expect(await namesOf(`${since(8)}&includeDeleted=true`)).toEqual(['Bees'])
  expect(await namesOf('includeDeleted=true')).toEqual(['Cakes', 'apples', 'Bees'])
  expect((await admin.get(`/playlists/?${since(2)}`)).body.total).toBe(2)
})

test('lists with a playlist what the reader is asked to do with it, until they have done it', async () => {
  const link = await makeLink('Read this')
  const asking = await makePlaylist({ name: 'Asked' })
  await arrange(asking, [{ contentId: link, rank: '1' }])
  const body = { goal: 'complete', audience: 'everyone', due: { type: 'day', date: '2027-02-01' } }
  expect((await admin.post(`/content/${asking}/assignments`, body)).status).toBe(201)
  const goals = async (who: Somebody) =>
    Object.fromEntries(
      (await who.get('/me/playlists/')).body.playlists.map(({ name, goal }: { name: string; goal: unknown }) => [
        name,
        goal,
      ]),
    )
  const learner = await hub.person()
  expect(await goals(learner)).toMatchObject({ Asked: { type: 'complete', isMet: false }, Cakes: null })
  await learner.put(`/me/assets/${link}/read`)
  expect(await goals(learner)).toMatchObject({ Asked: { isMet: true } })
})
