import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAsset, addPlaylist } from '../../assets/asset-fixtures.ts'
import type { Db } from '../../db/connect.ts'
import { addTeam } from '../../testing/people.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { featureContent } from './service.ts'

/** What admins feature for teams and for everybody, and what learners see of it. */

let hub: TestHub
let db: Db
let admin: Somebody
let one: string
let two: string

beforeAll(async () => {
  hub = await testHub()
  db = hub.context.databases.forHub(1)
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write'] })
  ;[one, two] = [await addTeam(hub.context.databases, 'One'), await addTeam(hub.context.databases, 'Two')]
})
afterAll(() => hub.close())

const listOf = async (teams: string) =>
  (await admin.get(`/content/featured/${teams}`)).body.items.map(
    ({ teamId, rank, content }: { teamId: string | null; rank: number; content: { name: string } }) =>
      `${teamId === null ? 'all' : teamId === one ? 'one' : 'two'} ${rank} ${content.name}`,
  )
const mine = async (who: Somebody) =>
  (await who.get('/me/content/featured')).body.items.map(({ name }: { name: string }) => name)

test('each team has a list in an order of its own, and learners see theirs and that for everybody', async () => {
  const [a, b, c, draft] = [
    await addAsset(db, { name: 'A' }),
    await addPlaylist(db, { name: 'B' }),
    await addAsset(db, { name: 'C' }),
    await addAsset(db, { name: 'Draft', published: false }),
  ] as const
  const path = `/content/featured/${one},${two}`
  expect((await admin.post(path, { contentIds: [a, b, draft] })).status).toBe(200)
  expect((await admin.post(`/content/featured/${two}`, { contentIds: [a, c] })).status).toBe(200)
  expect((await admin.post('/content/featured/all', { contentIds: [c] })).status).toBe(200)
  expect(await listOf(`${two},${one}`)).toEqual([
    'two 0 A',
    'two 1 B',
    'two 2 Draft',
    'two 3 C',
    'one 0 A',
    'one 1 B',
    'one 2 Draft',
  ])
  expect((await hub.audit(c)).at(-1)).toMatchObject({ action: 'UPDATE', object_type: 'featuredContent' })
  const [inOne, outside] = [await hub.person({ teams: [{ id: one, role: 'member' }] }), await hub.person()]
  expect(await mine(inOne)).toEqual(['C', 'A', 'B'])
  expect(await mine(outside)).toEqual(['C'])

  expect((await admin.patch(`${path}/${b}`, { rank: 0 })).status).toBe(200)
  expect((await admin.patch(`${path}/${c}`, { rank: 99 })).status).toBe(200)
  expect(await listOf(one)).toEqual(['one 0 B', 'one 1 A', 'one 2 Draft'])
  expect(await listOf(two)).toEqual(['two 0 B', 'two 1 A', 'two 2 Draft', 'two 3 C'])
  expect((await hub.audit(b)).at(-1)).toMatchObject({ action: 'RANK' })
  expect((await admin.patch(`/content/featured/${one}/${c}`, { rank: 0 })).status).toBe(404)
  expect((await admin.delete(path, { contentIds: [a, c] })).status).toBe(200)
  expect(await listOf(two)).toEqual(['two 0 B', 'two 1 Draft'])
  expect((await admin.delete(path, { contentIds: [a] })).status).toBe(200)
  expect(await listOf('all')).toEqual(['all 0 C'])

  // B comes first in the lists of the teams, which somebody beside them does not know.
  expect((await admin.post('/content/featured/all', { contentIds: [a, b] })).status).toBe(200)
  expect(await mine(outside)).toEqual(['C', 'A', 'B'])
  await featureContent(await hub.hubCall(), [a])
  expect(await listOf('all')).toEqual(['all 0 A'])
  expect(await listOf(one)).toEqual(['one 0 B', 'one 1 Draft'])
})

test('what is deleted is in no list, and comes into none', async () => {
  const [gone, stays] = [await addPlaylist(db, { name: 'Gone' }), await addPlaylist(db, { name: 'Stays' })]
  const path = `/content/featured/${await addTeam(hub.context.databases, 'Three')}`
  expect((await admin.post(path, { contentIds: [gone, stays] })).status).toBe(200)
  expect((await admin.delete(`/playlists/${gone}`)).status).toBe(200)
  expect((await admin.get(path)).body).toMatchObject({ items: [{ rank: 0, content: { name: 'Stays' } }], total: 1 })
  const topic = (await admin.post('/topics/', { name: 'Gone' })).body.id as string
  expect((await admin.delete(`/topics/${topic}`)).status).toBe(200)
  for (const id of [gone, topic])
    expect((await admin.post(path, { contentIds: [id] })).body.code).toBe('unknown-reference')
})

test('what cannot be featured is refused, and then nothing is', async () => {
  const asset = await addAsset(db)
  const editor = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
  const topic = (await editor.post('/topics/', { name: 'Topic' })).body.id as string
  const nobody = '0199d3a0-0000-7000-8000-00000000dead'
  const path = `/content/featured/${one}`
  const add = (contentIds: string[], at = path) => admin.post(at, { contentIds })
  expect((await add([asset, nobody])).body.code).toBe('unknown-reference')
  expect((await add([asset, topic])).body.code).toBe('content-not-featurable')
  expect((await add([asset], `/content/featured/${nobody}`)).status).toBe(404)
  const many: string[] = []
  for (let nth = 0; nth < 101; nth += 1) many.push(await addAsset(db, { name: `Asset ${nth}` }))
  expect(await add(many)).toMatchObject({ status: 409, body: { code: 'featured-limit-reached' } })
  expect(await listOf(one)).toEqual(['one 0 B', 'one 1 Draft'])
  const reader = await hub.person({ isAdmin: true, privileges: ['playlist_read'] })
  const manager = await hub.person({ teams: [{ id: one, role: 'manager' }] })
  expect((await reader.get(path)).status).toBe(200)
  expect((await reader.post(path, { contentIds: [asset] })).status).toBe(403)
  for (const who of [manager, await hub.person()]) expect((await who.get(path)).status).toBe(403)
})
