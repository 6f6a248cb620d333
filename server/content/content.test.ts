import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { makeTopic } from '../topics/topic-fixtures.ts'
import { featureContent } from './lists/service.ts'

let hub: TestHub
let admin: Somebody
let learner: Somebody

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
  learner = await hub.person()
})
afterAll(() => hub.close())

async function link(name: string, more: object = {}): Promise<string> {
  const body = { type: 'web', name, webUrl: 'https://example.com/', published: true, markAsDoneMode: 'manual', ...more }
  return (await admin.post('/assets/', body)).body.id as string
}

async function playlist(name: string, more: object = {}, contents: string[] = []): Promise<string> {
  const { id } = (await admin.post('/playlists/', { name, ...more })).body as { id: string }
  const patch = contents.map((contentId, index) => ({ contentId, rank: String(index + 1) }))
  await admin.patch(`/playlists/${id}/contents`, patch, { 'if-match': '"v1"' })
  return id
}

const idsOf = (answer: { body: { items: { id: string }[] } }) => answer.body.items.map(({ id }) => id)

describe('the lists of a learner', () => {
  test('hold what was saved, the last first, as long as it may be seen', async () => {
    learner = await hub.person()
    const [one, two, hidden] = [await link('Saved one'), await playlist('Saved two'), await link('Saved, then hidden')]
    await learner.post(`/me/assets/${one}/save`)
    await learner.put(`/me/playlists/${two}/save`)
    await learner.post(`/me/assets/${hidden}/save`)
    const { headers } = await admin.get(`/me/assets/${hidden}`)
    await admin.patch(
      `/assets/${hidden}`,
      { name: 'Hidden', published: false },
      { 'if-match': String(headers['etag']) },
    )
    const answer = await learner.get('/me/content/saved')
    expect(idsOf(answer)).toEqual([two, one])
    expect(answer.body.total).toBe(2)
    expect((await learner.get('/me/content/stats')).body.savedCount).toBe(2)
  })

  test('hold what is due, the soonest first and without a date last, until it is done', async () => {
    learner = await hub.person()
    const [a, b] = [await link('Due a'), await link('Due b')]
    const goal = (type: string, dueDate: string | null) => ({ goal: { type, dueDate } })
    const late = await playlist('Late', goal('complete', '2030-02-01T09:00:00Z'), [a])
    const soon = await playlist('Soon', goal('complete', '2030-01-01T09:00:00Z'), [b])
    const never = await playlist('Some day', goal('open', null), [a])
    expect((await learner.get('/me/content/todo')).body.items).toMatchObject([
      { id: soon, progress: { requiredCount: 1, completedCount: 0, remainingTime: 0 } },
      { id: late },
      { id: never },
    ])
    await learner.put(`/me/assets/${b}/read`)
    expect(idsOf(await learner.get('/me/content/todo'))).toEqual([late, never])
    await learner.post(`/me/assets/${a}/launch`)
    expect(idsOf(await learner.get('/me/content/todo'))).toEqual([late])
    // Behind the last page the hub counts by itself.
    expect((await learner.get('/me/content/todo?offset=50')).body).toMatchObject({ items: [], total: 1 })
    expect((await learner.get('/me/content/stats')).body).toMatchObject({ dueCountComplete: 2, dueCountIncomplete: 1 })
  })

  test('leave a goal reached when something required is added', async () => {
    learner = await hub.person()
    const [first, added] = [await link('Before'), await link('Added')]
    const id = await playlist('Grows', { goal: { type: 'complete', dueDate: null } }, [first])
    await learner.put(`/me/assets/${first}/read`)
    expect(idsOf(await learner.get('/me/content/todo'))).not.toContain(id)
    const patch = [first, added].map((contentId, index) => ({ contentId, rank: String(index + 1) }))
    await admin.patch(`/playlists/${id}/contents`, patch, { 'if-match': '"v2"' })
    expect(idsOf(await learner.get('/me/content/todo'))).not.toContain(id)
    expect((await learner.get('/me/content/stats')).body).toMatchObject({ dueCountComplete: 1, dueCountIncomplete: 3 })
    expect((await learner.get(`/me/playlists/${id}`)).body.userContentStatus).toBe('opened')
  })

  test('hold again what is asked once more after it was asked no longer', async () => {
    learner = await hub.person()
    const goal = { type: 'complete', dueDate: null }
    const id = await playlist('Asked twice', { goal }, [await link('In it')])
    for (const each of [null, goal]) {
      expect((await admin.patch(`/playlists/${id}`, { goal: each })).status).toBe(200)
      expect(idsOf(await learner.get('/me/content/todo')).includes(id)).toBe(each !== null)
    }
  })

  test('say of what is to do how far one is and how long the rest takes', async () => {
    learner = await hub.person()
    const assets = [await link('The first step'), await link('The second'), await link('The third')]
    const { db } = await hub.hubCall()
    for (const [index, id] of assets.entries())
      await db
        .updateTable('content')
        .set({ completion_time: 300 + index * 120 })
        .where('id', '=', id)
        .execute()
    const id = await playlist('In three steps', {}, assets)
    await learner.put(`/me/content/${id}/due-date`, { ownDueDate: '2029-01-01' })
    await learner.put(`/me/content/${assets[1]}/due-date`, { ownDueDate: '2029-02-01' })
    await learner.put(`/me/assets/${assets[0]}/read`)
    const { items } = (await learner.get('/me/content/todo')).body as { items: { id: string }[] }
    expect(items.filter((item) => [id, ...assets].includes(item.id))).toMatchObject([
      { id, progress: { requiredCount: 3, completedCount: 1, remainingTime: 960 } },
      { id: assets[1], progress: null },
    ])
    expect((await learner.get('/me/content/stats')).body.learningTime).toBe(300)
  })

  test('hold what was opened and is not done, with the playlist that it was opened in', async () => {
    learner = await hub.person()
    const asset = await link('Half done')
    const [here, there] = [await playlist('Here', {}, [asset]), await playlist('There', {}, [asset])]
    await learner.post(`/me/assets/${asset}/launch?playlistId=${there}`)
    expect((await learner.get('/me/content/continue')).body.items).toMatchObject([
      { id: asset, playlistId: there, playlistName: 'There' },
    ])
    await learner.post(`/me/assets/${asset}/launch?playlistId=${here}`)
    expect((await learner.get('/me/content/continue')).body.items).toMatchObject([
      { playlistName: 'Here', playlistProgress: { requiredCount: 1, completedCount: 0, remainingTime: 0 } },
    ])
    await learner.put(`/me/assets/${asset}/read`)
    expect((await learner.get('/me/content/continue')).body.total).toBe(0)
    const history = await learner.get('/me/content/history?status=completed&type=web')
    expect(history.body.items).toMatchObject([{ id: asset, userContentStatus: 'completed' }])
    expect((await learner.get('/me/content/history?status=opened&type=web')).body.total).toBe(0)
  })

  test('hold what the hub features, in its order', async () => {
    const [one, two] = [await link('Featured one'), await playlist('Featured two')]
    await featureContent(await hub.hubCall(), [two, one])
    expect(idsOf(await learner.get('/me/content/featured'))).toEqual([two, one])
  })
})

describe('browsing', () => {
  test('goes by topic, with what stands under topics below it', async () => {
    const parentId = await makeTopic(admin, 'Safety')
    const topicId = await makeTopic(admin, 'Fire', parentId)
    const id = await playlist('Under a topic', { topics: [topicId] })
    await playlist('Under it, for admins', { topics: [topicId], audience: 'admin' })
    expect(idsOf(await learner.get(`/me/browse/?topic=${parentId}`))).toEqual([id])
    const { body } = await learner.get('/me/browse/?format=topics')
    expect(body.items).toMatchObject([
      { name: 'Safety', contentCount: 1 },
      { name: 'Fire', parent_id: parentId, contentCount: 1 },
    ])
    const filters = await learner.get('/me/filters')
    expect(filters.body.topics).toContainEqual({ id: topicId, name: 'Fire', parent_id: parentId, count: 1 })
    expect(filters.body.types).toContainEqual({ type: 'web', count: expect.any(Number) })
  })

  test('offers within a topic the filters of what stands under it alone', async () => {
    const [topicId, other] = [await makeTopic(admin, 'Narrow'), await makeTopic(admin, 'Beside it')]
    await playlist('Inside', { topics: [topicId], locale: 'fr-FR' })
    await playlist('Outside', { topics: [other], locale: 'it-IT' })
    const { body } = await learner.get(`/me/filters?topic=${topicId}`)
    expect(body).toMatchObject({
      topics: [{ id: topicId, count: 1 }],
      types: [{ type: 'playlist', count: 1 }],
      locales: [{ locale: 'fr-FR', count: 1 }],
    })
  })

  test('orders by name', async () => {
    const { body } = await learner.get('/me/browse/?order=name&limit=100')
    const names = body.items.map(({ name }: { name: string }) => name.toLowerCase())
    expect(names).toEqual(names.toSorted())
  })
})

test('takes one statement for to do, which is also counted by it', async () => {
  const { body } = await learner.get('/me/content/todo')
  expect(body.total).toBe(body.items.length)
  hub.statements()
  await learner.get('/me/content/todo')
  expect(hub.statements()).toHaveLength(1)
  expect((await learner.get(`/me/content/todo?limit=1&offset=${body.total}`)).body).toMatchObject({
    items: [],
    total: body.total,
  })
})

test('takes two statements for a list, whatever its length, and one more where something is asked', async () => {
  for (const path of ['/me/content/saved', '/me/content/history', '/me/browse/']) {
    const { body } = await learner.get(path)
    const asks = (body.items as { goal: unknown }[]).some(({ goal }) => goal !== null)
    hub.statements()
    await learner.get(path)
    expect([path, hub.statements().length]).toEqual([path, asks ? 3 : 2])
  }
  const [newcomer, id] = [
    await hub.person(),
    await playlist('Asked no longer', { goal: { type: 'open', dueDate: null } }),
  ]
  await admin.patch(`/playlists/${id}`, { goal: null })
  await newcomer.put(`/me/playlists/${id}/save`)
  await newcomer.get('/me/content/saved')
  hub.statements()
  expect((await newcomer.get('/me/content/saved')).body.items).toMatchObject([{ id, goal: null }])
  expect(hub.statements()).toHaveLength(2)
})
