import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { makersFor } from '../playlists/playlist-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { analyze } from '../testing/cluster.ts'
import { addTeam } from '../testing/people.ts'
import { makeTopic } from '../topics/topic-fixtures.ts'

let hub: TestHub
let admin: Somebody
let learner: Somebody
let mate: Somebody
let tag = 0

beforeAll(async () => {
  hub = await testHub()
})
beforeEach(async () => {
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
  const team = await addTeam(hub.context.databases, 'Our team')
  learner = await hub.person({ teams: [{ id: team, role: 'member' }] })
  mate = await hub.person({ teams: [{ id: team, role: 'member' }], firstName: 'Max', lastName: 'Mate' })
  tag += 1
})
afterAll(() => hub.close())

const { makePlaylist, arrange } = makersFor(() => admin)

async function link(name: string, about: object = {}): Promise<string> {
  const body = {
    type: 'web',
    name,
    webUrl: 'https://example.com/',
    published: true,
    markAsDoneMode: 'manual',
    ...about,
  }
  return (await admin.post('/assets/', body)).body.id as string
}

const ours = () => `tag${tag}`

async function recommended(who: Somebody = learner, query = '') {
  const { status, body } = await who.get(`/me/recommendations${query}`)
  expect(status).toBe(200)
  return body as { items: { id: string; reason: object }[]; total: number; nextOffset: number | null }
}

const idsOf = async (who: Somebody = learner) => (await recommended(who)).items.map(({ id }) => id)

async function share(ids: string[], about: object = {}) {
  const answer = await mate.post('/recommendations/', { share_ref_ids: ids, user_ids: [learner.memberId], ...about })
  expect(answer.status).toBe(200)
}

test('puts what was shared first, then what has most in common with what the caller completed', async () => {
  const topicId = await makeTopic(admin, `Fire ${tag}`)
  const done = await link('Done', { tags: [ours(), 'safety'] })
  const little = await link('A little', { tags: ['safety', 'other'] })
  const much = await link('Much', { tags: [ours(), 'safety'] })
  const donePlaylist = await makePlaylist({ name: 'Done, too', topics: [topicId] })
  await arrange(donePlaylist, [{ contentId: done, rank: '1' }])
  const underTopic = await makePlaylist({ name: 'Under the topic', topics: [topicId], tags: [] })
  const handed = await makePlaylist({ name: 'Handed over', tags: [ours()] })
  await link('Nothing in common', { tags: ['elsewhere'] })
  expect(await recommended()).toEqual({ items: [], total: 0, nextOffset: null })
  await learner.put(`/me/assets/${done}/read`)
  await share([handed], { message: 'Look' })
  const { items, total } = await recommended()
  expect(items.map(({ id }) => id)).toEqual([handed, much, underTopic, little])
  expect(total).toBe(4)
  expect(items.map(({ reason }) => reason)).toEqual([
    {
      type: 'shared',
      sharer: { id: mate.memberId, displayName: 'Max Mate', pictureUrl: null },
      sharedTime: expect.any(String),
      message: 'Look',
    },
    {
      type: 'overlap',
      completed: { id: done, type: 'web', name: 'Done' },
      topics: [],
      tags: [ours(), 'safety'],
    },
    {
      type: 'overlap',
      completed: { id: donePlaylist, type: 'playlist', name: 'Done, too' },
      topics: [`Fire ${tag}`],
      tags: [],
    },
    { type: 'overlap', completed: { id: done, type: 'web', name: 'Done' }, topics: [], tags: ['safety'] },
  ])
  expect(await idsOf(mate)).toEqual([])
  const second = await recommended(learner, '?limit=1&offset=1')
  expect([second.items.map(({ id }) => id), second.total, second.nextOffset]).toEqual([[much], 4, 2])
})

test('names nobody for what came in the name of the hub', async () => {
  const id = await makePlaylist()
  const body = { type: 'recommendation', share_ref_ids: [id], user_ids: [learner.memberId] }
  expect((await admin.post('/recommendations/', body)).status).toBe(200)
  expect((await recommended()).items).toMatchObject([{ id, reason: { type: 'shared', sharer: null, message: null } }])
})

test('shows content once, with the latest who shared it', async () => {
  const [id, playlist] = [await link('Once', { tags: [ours()] }), await makePlaylist()]
  const done = await link('Done', { tags: [ours()] })
  await arrange(playlist, [{ contentId: id, rank: '1' }])
  await share([id], { message: 'First' })
  await share([id], { share_context_ids: [playlist], message: 'Second' })
  await learner.put(`/me/assets/${done}/read`)
  expect((await recommended()).items).toMatchObject([{ id, reason: { message: 'Second' } }])
})

test('recommends nothing that is done, hidden, deleted or dismissed', async () => {
  const done = await link('Done', { tags: [ours()] })
  const also = await link('Also done', { tags: [ours()] })
  const handedAndDone = await link('Handed over and done', { tags: [ours()] })
  const finished = await makePlaylist({ tags: [ours()] })
  await arrange(finished, [{ contentId: done, rank: '1' }])
  const hidden = await makePlaylist({ tags: [ours()], audience: 'admin' })
  const unpublished = await link('Not yet', { tags: [ours()], published: false })
  const dismissed = await link('Dismissed', { tags: [ours()] })
  const gone = await link('Gone', { tags: [ours()] })
  const open = await link('Open', { tags: [ours()] })
  await share([handedAndDone, dismissed])
  for (const id of [done, also, handedAndDone]) await learner.put(`/me/assets/${id}/read`)
  await learner.put('/me/shared/dismiss', { share_ref_id: dismissed, share_context_id: null })
  const { db } = await hub.hubCall()
  await db.updateTable('content').set({ is_deleted: true }).where('id', '=', gone).execute()
  expect(await idsOf()).toEqual([open])
  expect([hidden, unpublished]).not.toContain(open)
  await share([dismissed])
  expect(await idsOf()).toEqual([dismissed, open])
  const later = await link('Later', { tags: [] })
  await arrange(
    finished,
    [done, later].map((contentId, index) => ({ contentId, rank: String(index + 1) })),
  )
  expect(new Set(await idsOf())).toEqual(new Set([dismissed, finished, open]))
})

test('does not name what was completed and is hidden by now', async () => {
  const done = await link('Once open', { tags: [ours()] })
  await link('Open', { tags: [ours()] })
  await learner.put(`/me/assets/${done}/read`)
  const { db } = await hub.hubCall()
  await db.updateTable('content').set({ published: false }).where('id', '=', done).execute()
  expect(await recommended()).toMatchObject({ items: [], total: 0 })
})

test('takes four statements, whatever its length, and ends', async () => {
  const done = await link('Done', { tags: [ours()] })
  await learner.put(`/me/assets/${done}/read`)
  for (let made = 0; made < 105; made += 1) await makePlaylist({ tags: [ours()] })
  await recommended(learner, '?limit=100')
  for (const limit of [1, 100]) {
    await recommended(learner, `?limit=${limit}`)
    hub.statements()
    const { items, total } = await recommended(learner, `?limit=${limit}`)
    expect([items.length, total]).toEqual([limit, 100])
    expect(hub.statements()).toHaveLength(4)
  }
})

describe('recommends what is open behind very much', () => {
  async function crowd(count: number, about: object): Promise<string[]> {
    const { db } = await hub.hubCall()
    const now = new Date()
    const all = { type: 'playlist', name: 'Crowd', locale: 'en-GB', created_at: now, updated_at: now, ...about }
    const ids = Array.from({ length: count }, () => newId())
    await db
      .insertInto('content')
      .values(ids.map((id) => ({ id, ...all })))
      .execute()
    return ids
  }

  test.each([
    ['deleted', { is_deleted: true }],
    ['not published', { published: false }],
  ])('that is %s', async (_, hidden) => {
    const topicId = await makeTopic(admin, `Crowded ${tag}`)
    const open = await makePlaylist({ name: 'Open', topics: [topicId] })
    const [done, held] = [await makePlaylist({ topics: [topicId] }), await link('Held')]
    await arrange(done, [{ contentId: held, rank: '1' }])
    await learner.put(`/me/assets/${held}/read`)
    const ids = await crowd(600, hidden)
    const { db } = await hub.hubCall()
    await db
      .insertInto('content_topic')
      .values(ids.map((id) => ({ content_id: id, topic_id: topicId })))
      .execute()
    expect(await idsOf()).toEqual([open])
  })

  test('that has nothing in common', async () => {
    const [done, open] = [await link('Done', { tags: [ours()] }), await link('Open', { tags: [ours()] })]
    await learner.put(`/me/assets/${done}/read`)
    await crowd(5000, { tags: ['elsewhere'] })
    // Otherwise PostgreSQL asks of each whether it may be seen, as is best for a handful.
    await analyze(hub.database)
    expect(await idsOf()).toEqual([open])
  })
})
