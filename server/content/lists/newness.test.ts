import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addAsset, addFile, seeInPlaylistsAlone } from '../../assets/asset-fixtures.ts'
import { clearCallerCache } from '../../auth/sessions/identity-service.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { addTeam } from '../../testing/people.ts'

let hub: TestHub
let admin: Somebody
let learner: Somebody

/** The visits of the learner: the hub moves on with each. */
let now = Date.now()

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
})
beforeEach(async () => {
  learner = await hub.person()
  await later(60)
  const { db } = await hub.hubCall()
  const session = db.updateTable('session').where('member_id', '=', learner.memberId)
  await session.set({ last_seen_at: new Date(now - 120_000) }).execute()
  await visit()
})
afterAll(() => hub.close())

async function later(minutes: number): Promise<void> {
  now += minutes * 60_000
  hub.setNow(new Date(now))
  clearCallerCache({ context: hub.context })
}

async function visit(by = learner) {
  return (await by.get('/me/content/stats')).body as { newCount: number; previousVisitTime: string | null }
}

interface Card {
  id: string
  name: string
  newSinceVisit: string | null
}

async function news(by = learner): Promise<[string, string | null][]> {
  const { items } = (await by.get('/me/browse?mine=new&order=name')).body as { items: Card[] }
  return items.map(({ name, newSinceVisit }) => [name, newSinceVisit])
}

async function playlist(name: string, more: object = {}): Promise<string> {
  return ((await admin.post('/playlists/', { name, ...more })).body as { id: string }).id
}

const change = async (id: string, patch: object) =>
  expect((await admin.patch(`/playlists/${id}`, patch)).status).toBe(200)

async function hold(id: string, contentIds: string[]): Promise<void> {
  const { headers } = await admin.get(`/playlists/${id}/contents`)
  const contents = contentIds.map((contentId, index) => ({ contentId, rank: String(index + 1) }))
  const answer = await admin.patch(`/playlists/${id}/contents`, contents, { 'if-match': String(headers['etag']) })
  expect(answer.status).toBe(200)
}

test('is nothing in the first visit, and goes on until a break of half an hour', async () => {
  await playlist('In the first visit')
  await later(29)
  expect([await visit(), await news()]).toMatchObject([{ newCount: 0, previousVisitTime: null }, []])
  const left = new Date(now).toISOString()
  await later(30)
  await playlist('While they were away')
  expect(await visit()).toMatchObject({ newCount: 1, previousVisitTime: left })
  await later(20)
  expect(await visit()).toMatchObject({ newCount: 1, previousVisitTime: left })
  expect(await news()).toEqual([['While they were away', 'content']])
  await later(31)
  expect([(await visit()).newCount, await news()]).toEqual([0, []])
})

test('is what was published or meant for them since, as far as they see it', async () => {
  const teamId = await addTeam(hub.context.databases, 'Newcomers')
  const joined = await addTeam(hub.context.databases, 'Joined')
  const draft = await playlist('A draft before', { published: false })
  const meant = await playlist('B for admins before', { audience: 'admin' })
  await playlist('C of a team', { audience: 'teams', teamIds: [joined] })
  await playlist('Long there')
  await later(60)
  await visit()
  await change(draft, { published: true })
  await change(meant, { audience: 'all', acceptedLosses: 100 })
  await playlist('For others', { audience: 'teams', teamIds: [teamId] })
  await playlist('A draft still', { published: false })
  const gone = await playlist('Gone again')
  expect((await admin.delete(`/playlists/${gone}`)).status).toBe(200)
  const { db } = await hub.hubCall()
  await db
    .insertInto('team_member')
    .values({ team_id: joined, member_id: learner.memberId, role: 'member', joined_at: new Date(now) })
    .execute()
  clearCallerCache({ context: hub.context })
  expect(await news()).toEqual([
    ['A draft before', 'content'],
    ['B for admins before', 'content'],
    ['C of a team', 'content'],
  ])
  expect((await visit()).newCount).toBe(3)
  const stranger = await hub.person({ domainId: 2 })
  expect(await news(stranger)).toEqual([])
  // A change of what is published already is no news.
  await change(draft, { name: 'A changed' })
  await later(60)
  await change(draft, { description: 'Otherwise' })
  expect(await news()).toEqual([])
})

test('ends when it is opened', async () => {
  await later(60)
  const { db } = await hub.hubCall()
  const id = await addAsset(db, { type: 'web', name: 'A link' })
  await db
    .updateTable('content')
    .set({ published_at: new Date(now) })
    .where('id', '=', id)
    .execute()
  expect(await news()).toEqual([['A link', 'content']])
  await learner.post(`/me/assets/${id}/launch`)
  expect(await news()).toEqual([])
})

test('tells of a playlist that holds more than when they had it open, and of what they see there', async () => {
  const { db } = await hub.hubCall()
  const [first, second] = [await addAsset(db, { name: 'First' }), await addAsset(db, { name: 'Second' })]
  const hidden = await addAsset(db, { name: 'Hidden', audience: 'admin' })
  const [opened, saved, other] = [await playlist('D opened'), await playlist('E saved'), await playlist('F other')]
  for (const id of [opened, saved]) await hold(id, [first])
  await learner.post(`/me/assets/${first}/launch?playlistId=${opened}`)
  await learner.put(`/me/playlists/${saved}/save`)
  // To like something makes it nobody's own.
  expect((await learner.post(`/me/playlists/${other}/likes`, { isLiked: true })).status).toBe(200)
  await later(60)
  for (const id of [opened, saved, other]) await hold(id, [first, hidden])
  expect(await news()).toEqual([])
  for (const id of [opened, saved, other]) await hold(id, [first, hidden, second])
  expect(await news()).toEqual([
    ['D opened', 'items'],
    ['E saved', 'items'],
  ])
})

test('says nothing of what is seen in playlists alone', async () => {
  const { db } = await hub.hubCall()
  const holder = await playlist('F holder of pieces')
  await later(60)
  await visit()
  const piece = await addAsset(db, { name: 'F piece' })
  await db
    .updateTable('content')
    .set({ published_at: new Date(now) })
    .where('id', '=', piece)
    .execute()
  await seeInPlaylistsAlone(db, [piece])
  await hold(holder, [piece])
  expect((await learner.get(`/me/assets/${piece}`)).status).toBe(200)
  expect(await news()).toEqual([])
})

test('tells of another file of what they opened, and of nothing else that is replaced', async () => {
  const { db } = await hub.hubCall()
  const file = () => addFile(db)
  const asset = async (name: string) => addAsset(db, { type: 'upload', name, fileId: await file() })
  const [opened, other] = [await asset('G opened'), await asset('H other')]
  await learner.post(`/me/assets/${opened}/launch`)
  await later(60)
  for (const id of [opened, other]) {
    const answer = await admin.patch(
      `/assets/${id}`,
      { name: id === opened ? 'G opened' : 'H other', fileId: await file() },
      { 'if-match': '*' },
    )
    expect(answer.status).toBe(200)
  }
  expect(await news()).toEqual([['G opened', 'version']])
})

test('is said on cards, and everything else that is theirs narrows the list as well', async () => {
  const { db } = await hub.hubCall()
  const narrowed = async (mine: string) =>
    ((await learner.get(`/me/browse?mine=${mine}&order=name&limit=100`)).body.items as Card[])
      .map(({ name }) => name)
      .filter((name) => name.startsWith('Z '))
  const [done, begun, fresh] = [
    await addAsset(db, { name: 'Z done', markAsDone: 'manual' }),
    await addAsset(db, { name: 'Z begun', markAsDone: 'manual' }),
    await addAsset(db, { name: 'Z fresh' }),
  ]
  await addAsset(db, { name: 'Z hidden', audience: 'admin' })
  const [half, whole, untouched, asked] = [
    await playlist('Z half'),
    await playlist('Z whole'),
    await playlist('Z untouched'),
    await playlist('Z asked', { goal: { type: 'complete', dueDate: null } }),
  ]
  await playlist('Z empty')
  await hold(half, [done, fresh])
  await hold(whole, [done])
  await hold(untouched, [fresh])
  await hold(asked, [done])
  await learner.post(`/me/assets/${done}/launch`)
  await learner.put(`/me/assets/${done}/read`)
  await learner.post(`/me/assets/${begun}/launch`)
  await learner.post(`/me/assets/${fresh}/save`)
  expect(await narrowed('completed')).toEqual(['Z asked', 'Z done', 'Z whole'])
  expect(await narrowed('opened')).toEqual(['Z begun', 'Z half'])
  expect(await narrowed('notstarted')).toEqual(['Z fresh', 'Z untouched'])
  expect(await narrowed('saved')).toEqual(['Z fresh'])
  expect(await narrowed('assigned')).toEqual(['Z asked'])
  await later(60)
  await playlist('Z new')
  const { items } = (await learner.get('/me/browse?order=name&limit=100')).body as { items: Card[] }
  const marked = items.filter(({ newSinceVisit }) => newSinceVisit !== null)
  expect(marked.map(({ name }) => name)).toEqual(['Z new'])
})
