import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problem } from '../testing/client.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { makersFor } from './playlist-fixtures.ts'

let hub: TestHub
let admin: Somebody
let learner: Somebody

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({
    isAdmin: true,
    privileges: ['playlist_read', 'playlist_write', 'asset_read', 'asset_write'],
  })
  learner = await hub.person()
})
afterAll(() => hub.close())

const { makeLink, makePlaylist, arrange } = makersFor(() => admin)

const found = async (query: string) => (await learner.get(`/me/content/search?query=${query}`)).body.total
const status = async (path: string) => (await learner.get(path)).status

describe('a deleted playlist', () => {
  test('is nowhere, with what is seen through it alone, and comes back with everybody’s progress', async () => {
    const inside = await makeLink('Insidious', { onlyInPlaylists: true })
    const id = await makePlaylist({ name: 'Vanishing' })
    const holder = await makePlaylist({ name: 'Holder' })
    await arrange(id, [{ contentId: inside, rank: '1' }])
    await arrange(holder, [{ contentId: id, rank: '1' }])
    expect((await learner.put(`/me/assets/${inside}/read`)).status).toBe(200)
    const rateOf = async () => (await learner.get(`/me/playlists/${id}`)).body.completionRate
    const contents = async () => (await learner.get(`/me/playlists/${holder}/contents`)).body.items.length
    expect([await rateOf(), await contents(), await found('vanishing')]).toEqual([1, 1, 1])

    expect((await admin.delete(`/playlists/${id}?acceptedLosses=10`)).status).toBe(200)
    expect(await status(`/me/playlists/${id}`)).toBe(404)
    expect(await status(`/me/assets/${inside}`)).toBe(404)
    expect([await contents(), await found('vanishing'), await found('insidious')]).toEqual([0, 0, 0])
    expect((await learner.get(`/me/playlists/${holder}`)).body.contentCount).toBe(0)
    expect((await admin.get(`/playlists/${id}`)).status).toBe(404)
    expect((await admin.get(`/playlists/${id}?includeDeleted=true`)).body).toMatchObject({ id, isDeleted: true })

    expect((await admin.post(`/playlists/${id}/restore`)).status).toBe(200)
    expect([await rateOf(), await contents(), await found('vanishing')]).toEqual([1, 1, 1])
    expect(await status(`/me/assets/${inside}`)).toBe(200)
    expect((await admin.get(`/playlists/${id}`)).body).toMatchObject({ isDeleted: false, published: true })
    expect((await hub.audit(id)).map(({ action }) => action)).toEqual(['CREATE', 'UPDATE', 'DELETE', 'RESTORE'])
  })

  test('can be restored for 30 days, and says so', async () => {
    const [id, asset] = [await makePlaylist({ name: 'Soon gone' }), await makeLink('Soon gone too')]
    await admin.delete(`/playlists/${id}`)
    await admin.delete(`/assets/${asset}`)
    const listed = async (query: string) => (await admin.get(`/playlists/?search=Soon&${query}`)).body.items
    expect(await listed('includeDeleted=false')).toEqual([])
    const [item] = await listed('includeDeleted=true')
    expect(item).toMatchObject({ id, isDeleted: true })
    const inDays = (Date.parse(item.restorableUntil) - hub.context.now().getTime()) / 86_400_000
    expect(inDays).toBeCloseTo(30, 2)
    const shown = await Promise.all(
      [`/playlists/${id}`, `/assets/${asset}`].map((path) => admin.get(`${path}?includeDeleted=true`)),
    )
    expect(
      shown.map(({ body }) =>
        Math.round((Date.parse(body.restorableUntil) - hub.context.now().getTime()) / 86_400_000),
      ),
    ).toEqual([30, 30])

    const { db, context } = await hub.hubCall()
    const deleted_at = new Date(context.now().getTime() - 30 * 86_400_000)
    await db.updateTable('content').set({ deleted_at }).where('id', 'in', [id, asset]).execute()
    for (const path of [`/playlists/${id}`, `/assets/${asset}`])
      expect(await admin.post(`${path}/restore`)).toEqual(problem(409, 'no-longer-restorable'))
    expect((await admin.get(`/playlists/${id}?includeDeleted=true`)).status).toBe(404)
  })

  test('stays as it is when it is restored or deleted again, and is no asset', async () => {
    const id = await makePlaylist()
    const version = async () => (await admin.get(`/playlists/${id}?includeDeleted=true`)).headers['etag']
    expect((await admin.post(`/playlists/${id}/restore`)).status).toBe(200)
    const before = await version()
    expect((await admin.delete(`/assets/${id}`)).status).toBe(404)
    await admin.delete(`/playlists/${id}`)
    const deleted = await version()
    expect(deleted).not.toBe(before)
    expect((await admin.delete(`/playlists/${id}`)).status).toBe(404)
    expect(await version()).toBe(deleted)
    expect(await hub.audit(id)).toHaveLength(2)
  })
})

describe('a deleted asset', () => {
  test('is nowhere, is required for nothing, and comes back as it was', async () => {
    const [gone, kept] = [await makeLink('Departing'), await makeLink('Staying')]
    const id = await makePlaylist({ name: 'Of two' })
    await arrange(id, [
      { contentId: gone, rank: '1' },
      { contentId: kept, rank: '2' },
    ])
    await learner.put(`/me/assets/${kept}/read`)
    const playlist = async () => (await learner.get(`/me/playlists/${id}`)).body
    expect(await playlist()).toMatchObject({ contentCount: 2, completionRate: 0.5 })
    expect((await admin.delete(`/assets/${gone}`)).status).toBe(200)
    expect(await status(`/me/assets/${gone}`)).toBe(404)
    expect(await found('departing')).toBe(0)
    expect(await playlist()).toMatchObject({ contentCount: 1, completionRate: 1 })
    expect((await learner.post(`/me/assets/${gone}/launch`)).status).toBe(404)
    expect((await admin.get(`/assets/${gone}`)).status).toBe(404)
    expect((await admin.get(`/assets/${gone}?includeDeleted=true`)).body).toMatchObject({ isDeleted: true })
    await admin.post(`/assets/${gone}/restore`)
    expect(await playlist()).toMatchObject({ contentCount: 2, completionRate: 0.5 })
    expect(await found('departing')).toBe(1)
    expect((await admin.get(`/assets/${gone}`)).body).toMatchObject({ id: gone, isDeleted: false, name: 'Departing' })
  })
})
