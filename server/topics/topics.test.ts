import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { deleteContent, makersFor } from '../playlists/playlist-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { problem } from '../testing/client.ts'
import { removeOldTopics } from './topic-clean-up-service.ts'
import { makeTopic } from './topic-fixtures.ts'

let hub: TestHub
let admin: Somebody
let learner: Somebody

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'], firstName: 'Ada' })
  learner = await hub.person()
})
afterAll(() => hub.close())

const { makePlaylist } = makersFor(() => admin)
const namesOf = ({ body }: { body: { items: { name: string }[] } }) => body.items.map(({ name }) => name)
const levelOf = async (parentId: string, who = admin) =>
  namesOf(await who.get(`/topics/?limit=100&parentTopicId=${parentId}`))
const get = (id: string, query = '', who = admin) => who.get(`/topics/${id}${query}`)
const rank = (id: string, place: object) => admin.post(`/topics/${id}/rank`, place)

describe('making topics', () => {
  test('puts a topic last below its parent and says who made it', async () => {
    const parentId = await makeTopic(admin, 'Parent')
    await makeTopic(admin, 'First', parentId)
    const id = await makeTopic(admin, ' Second ', parentId)
    expect((await get(id)).body).toMatchObject({
      name: 'Second',
      parent_id: parentId,
      index: 1,
      author: { id: admin.memberId, displayName: 'Ada Person' },
      locale: 'en-GB',
      published: true,
      contentCount: 0,
      userContentStatus: null,
      is_read: false,
    })
    expect(await hub.audit(id)).toMatchObject([
      {
        action: 'CREATE',
        object_name: 'Second',
        details: [
          { property: 'name', oldValue: null, value: 'Second' },
          { property: 'parentTopicId', oldValue: null, value: parentId },
        ],
      },
    ])
  })

  test('refuses a name that is taken beside it, in any case, and takes it elsewhere', async () => {
    const parentId = await makeTopic(admin, 'Taken')
    expect(await admin.post('/topics/', { name: 'taken ' })).toEqual(problem(409, 'topic-name-taken'))
    expect((await admin.post('/topics/', { name: 'Taken', parentTopicId: parentId })).status).toBe(201)
  })

  test('refuses a parent that is not in the hub or is deleted', async () => {
    const foreigner = await hub.person({ domainId: 2, isAdmin: true, privileges: ['playlist_write'] })
    const foreignId = await makeTopic(foreigner, 'Theirs')
    const deletedId = await makeTopic(admin, 'Soon deleted')
    await admin.delete(`/topics/${deletedId}`)
    for (const parentTopicId of [newId(), foreignId, deletedId])
      expect(await admin.post('/topics/', { name: 'Lost', parentTopicId })).toEqual(problem(400, 'unknown-reference'))
  })

  test('gives two who add at once different places', async () => {
    const parentId = await makeTopic(admin, 'Busy')
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => makeTopic(admin, name, parentId)))
    const { body } = await admin.get(`/topics/?parentTopicId=${parentId}`)
    expect(body.items.map(({ index }: { index: number }) => index)).toEqual([0, 1, 2, 3])
    const rows = await hub.context.databases
      .forHub(1)
      .selectFrom('topic')
      .select('rank')
      .where('parent_id', '=', parentId)
      .execute()
    expect(rows.map((row) => row.rank).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
  })
})

describe('changing topics', () => {
  test('changes what is sent and keeps the rest', async () => {
    const id = await makeTopic(admin, 'Old name')
    await admin.patch(`/topics/${id}`, { tags: ['one'], locale: 'de-DE' })
    expect((await admin.patch(`/topics/${id}`, { name: 'New name' })).status).toBe(200)
    expect((await get(id)).body).toMatchObject({ name: 'New name', tags: ['one'], locale: 'de-DE' })
    expect((await hub.audit(id)).at(-1)).toMatchObject({
      action: 'UPDATE',
      object_name: 'New name',
      details: [{ property: 'name', oldValue: 'Old name', value: 'New name' }],
    })
  })

  test('refuses a name that is taken, and what is not there', async () => {
    const [one, two] = [await makeTopic(admin, 'Name one'), await makeTopic(admin, 'Name two')]
    expect(await admin.patch(`/topics/${two}`, { name: 'NAME ONE' })).toEqual(problem(409, 'topic-name-taken'))
    expect((await admin.patch(`/topics/${two}`, { name: 'NAME TWO' })).status).toBe(200)
    await admin.delete(`/topics/${one}`)
    for (const id of [newId(), one])
      expect(await admin.patch(`/topics/${id}`, { name: 'X' })).toEqual(problem(404, 'not-found'))
  })
})

describe('moving topics', () => {
  /** A topic of its own with a, b and c below it. */
  async function level(name: string) {
    const parentId = await makeTopic(admin, name)
    const ids: string[] = []
    for (const each of ['a', 'b', 'c']) ids.push(await makeTopic(admin, each, parentId))
    return { parentId, a: ids[0]!, b: ids[1]!, c: ids[2]! }
  }

  test('puts a topic at a place of its level and the others behind it', async () => {
    const { parentId, a, c } = await level('Ranked')
    expect((await rank(c, { index: 0 })).status).toBe(200)
    expect(await levelOf(parentId)).toEqual(['c', 'a', 'b'])
    await rank(a, { index: 999 })
    expect(await levelOf(parentId)).toEqual(['c', 'b', 'a'])
    expect((await hub.audit(a)).at(-1)).toMatchObject({
      action: 'RANK',
      details: [{ property: 'index', oldValue: 1, value: 2 }],
    })
  })

  test('counts no deleted topic among the places of a level', async () => {
    const { parentId, a, b } = await level('Ranked with gaps')
    await admin.delete(`/topics/${b}`)
    expect((await rank(a, { index: 1 })).status).toBe(200)
    expect(await levelOf(parentId)).toEqual(['c', 'a'])
  })

  test('takes along what stands below, deleted or not', async () => {
    const { parentId, a, b } = await level('Left')
    const deep = await makeTopic(admin, 'deep', a)
    const deleted = await makeTopic(admin, 'deleted', a)
    await admin.delete(`/topics/${deleted}`)
    expect((await rank(a, { index: 0, parentTopicId: b })).status).toBe(200)
    expect(await levelOf(parentId)).toEqual(['b', 'c'])
    expect(await levelOf(b)).toEqual(['a'])
    await admin.post(`/topics/${deleted}/restore`)
    expect(await levelOf(a)).toEqual(['deep', 'deleted'])
    const id = await makePlaylist({ name: 'Moved along', topics: [deep] })
    expect((await get(b)).body.contentCount).toBe(1)
    const { body } = await learner.get(`/me/browse/?topic=${b}`)
    expect(body.items).toMatchObject([{ id }])
    expect((await rank(a, { index: 0, parentTopicId: null })).status).toBe(200)
    expect((await get(b)).body.contentCount).toBe(0)
  })

  test('refuses itself and what stands below it as a parent, a taken name and what is not there', async () => {
    const { parentId, a, b } = await level('Circular')
    for (const parentTopicId of [parentId, a])
      expect(await rank(parentId, { index: 0, parentTopicId })).toEqual(problem(409, 'circular-topic'))
    await makeTopic(admin, 'A', b)
    expect(await rank(a, { index: 0, parentTopicId: b })).toEqual(problem(409, 'topic-name-taken'))
    expect(await levelOf(parentId)).toEqual(['a', 'b', 'c'])
    expect(await rank(a, { index: 0, parentTopicId: newId() })).toEqual(problem(400, 'unknown-reference'))
    expect(await rank(newId(), { index: 0 })).toEqual(problem(404, 'not-found'))
  })

  test('lets no two moves at once make a circle', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { a, b } = await level(`Round ${round}`)
      const moves = await Promise.all([
        rank(a, { index: 0, parentTopicId: b }),
        rank(b, { index: 0, parentTopicId: a }),
      ])
      expect(moves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    }
  })

  test('sorts a level by name', async () => {
    const parentId = await makeTopic(admin, 'Unsorted')
    for (const name of ['Step 10', 'step 2', 'Ärmel', 'Zoo']) await makeTopic(admin, name, parentId)
    expect((await admin.post('/topics/ranks/reset', { parentTopicId: parentId })).status).toBe(200)
    expect(await levelOf(parentId)).toEqual(['Ärmel', 'step 2', 'Step 10', 'Zoo'])
    await makeTopic(admin, 'Aal', parentId)
    expect((await levelOf(parentId)).at(-1)).toBe('Aal')
    expect((await admin.post('/topics/ranks/reset', { parentTopicId: null })).status).toBe(200)
    expect(await admin.post('/topics/ranks/reset', { parentTopicId: newId() })).toEqual(
      problem(400, 'unknown-reference'),
    )
  })
})

describe('deleting and restoring topics', () => {
  test('deletes what stands below, leaves the content, and brings all of it back', async () => {
    const parentId = await makeTopic(admin, 'Doomed')
    const childId = await makeTopic(admin, 'Doomed child', parentId)
    const id = await makePlaylist({ name: 'Survivor', topics: [childId] })
    expect((await admin.delete(`/topics/${parentId}`)).status).toBe(200)
    expect((await get(childId)).status).toBe(404)
    expect((await learner.get(`/me/playlists/${id}`)).body.topics).toEqual([])
    expect((await learner.get(`/me/browse/?topic=${parentId}`)).body.items).toEqual([])
    expect((await get(parentId, '?includeDeleted=true')).body).toMatchObject({ isDeleted: true, contentCount: 1 })
    expect(await admin.delete(`/topics/${parentId}`)).toEqual(problem(404, 'not-found'))
    expect((await admin.post(`/topics/${parentId}/restore`)).status).toBe(200)
    expect((await get(childId)).body).toMatchObject({ isDeleted: false, contentCount: 1 })
    expect((await learner.get(`/me/playlists/${id}`)).body.topics).toMatchObject([{ id: childId }])
  })

  test('counts for admins neither what stands under a deleted topic below nor what is deleted itself', async () => {
    const parentId = await makeTopic(admin, 'Counted')
    const [kept, gone] = [await makeTopic(admin, 'kept', parentId), await makeTopic(admin, 'gone', parentId)]
    await makePlaylist({ topics: [kept] })
    await makePlaylist({ topics: [gone] })
    const deleted = await makePlaylist({ topics: [kept] })
    const countOf = async () => (await get(parentId)).body.contentCount
    expect(await countOf()).toBe(3)
    await admin.delete(`/topics/${gone}`)
    expect(await countOf()).toBe(2)
    await deleteContent(hub, deleted)
    expect(await countOf()).toBe(1)
  })

  test('leaves deleted what was deleted before', async () => {
    const parentId = await makeTopic(admin, 'Twice')
    const [early, late] = [await makeTopic(admin, 'early', parentId), await makeTopic(admin, 'late', parentId)]
    await admin.delete(`/topics/${early}`)
    await admin.delete(`/topics/${parentId}`)
    await admin.post(`/topics/${parentId}/restore`)
    expect(await levelOf(parentId)).toEqual(['late'])
    expect((await get(late)).status).toBe(200)
    await admin.post(`/topics/${early}/restore`)
    expect(await levelOf(parentId)).toEqual(['late', 'early'])
  })

  test('puts a topic on the first level where its parent stays deleted', async () => {
    const parentId = await makeTopic(admin, 'Gone for good')
    const childId = await makeTopic(admin, 'Back alone', parentId)
    await admin.delete(`/topics/${parentId}`)
    await admin.post(`/topics/${childId}/restore`)
    expect((await get(childId)).body).toMatchObject({ parent_id: null, isDeleted: false })
    await admin.post(`/topics/${parentId}/restore`)
    expect(await levelOf(parentId)).toEqual([])
  })

  test('leaves a topic as it is that is not deleted, and refuses what is not there', async () => {
    const id = await makeTopic(admin, 'Never deleted')
    expect((await admin.post(`/topics/${id}/restore`)).status).toBe(200)
    expect((await hub.audit(id)).map(({ action }) => action)).toEqual(['CREATE'])
    expect(await admin.post(`/topics/${newId()}/restore`)).toEqual(problem(404, 'not-found'))
  })

  test('brings back for 30 days, says until when, and is removed for good after them', async () => {
    const [parentId, other] = [await makeTopic(admin, 'For 30 days'), await makeTopic(admin, 'Deleted later')]
    const childId = await makeTopic(admin, 'Below it', parentId)
    const [playlistId, kept] = [await makePlaylist({ topics: [childId] }), await makePlaylist({ topics: [other] })]
    const days = (count: number) => new Date(hub.context.now().getTime() + count * 86_400_000)
    await admin.delete(`/topics/${parentId}`)
    await admin.delete(`/topics/${other}`)
    const { body } = await get(parentId, '?includeDeleted=true')
    expect(body.isDeleted).toBe(true)
    expect(Date.parse(body.restorableUntil) / 1000).toBeCloseTo(days(30).getTime() / 1000, -2)
    const { db } = await hub.hubCall()
    const ageOf = (id: string, deleted_at: Date) =>
      db.updateTable('topic').set({ deleted_at }).where('id', '=', id).execute()
    for (const id of [parentId, childId]) await ageOf(id, days(-30))
    await ageOf(other, days(-29))
    expect(await admin.post(`/topics/${parentId}/restore`)).toEqual(problem(409, 'no-longer-restorable'))

    await removeOldTopics(await hub.hubCall())
    expect(await admin.post(`/topics/${parentId}/restore`)).toEqual(problem(404, 'not-found'))
    expect((await get(childId, '?includeDeleted=true')).status).toBe(404)
    expect((await admin.get(`/playlists/${playlistId}`)).body.topics).toEqual([])
    expect((await hub.audit(parentId)).map(({ action }) => action)).toEqual(['CREATE', 'DELETE'])
    expect((await admin.post(`/topics/${other}/restore`)).status).toBe(200)
    expect((await get(other)).body.restorableUntil).toBeNull()
    expect((await admin.get(`/playlists/${kept}`)).body.topics).toMatchObject([{ id: other }])
  })

  test('lists for those who keep a copy what was changed or deleted since', async () => {
    const parentId = await makeTopic(admin, 'Copied')
    const [early, late] = [await makeTopic(admin, 'early', parentId), await makeTopic(admin, 'late', parentId)]
    const { db } = await hub.hubCall()
    const longAgo = new Date('2020-01-01')
    await db.updateTable('topic').set({ updated_at: longAgo }).where('parent_id', '=', parentId).execute()
    const since = (query = '') =>
      admin.get(`/topics/?parentTopicId=${parentId}&updatedSince=2026-01-01T00:00:00.000Z${query}`).then(namesOf)
    expect(await since()).toEqual([])
    await admin.patch(`/topics/${late}`, { published: false })
    expect(await since()).toEqual(['late'])
    await admin.delete(`/topics/${early}`)
    expect(await since()).toEqual(['late'])
    expect(await since('&includeDeleted=true')).toEqual(['late', 'early'])
  })

  test('refuses where another topic took the name', async () => {
    const id = await makeTopic(admin, 'Contested')
    await admin.delete(`/topics/${id}`)
    await makeTopic(admin, 'contested')
    expect(await admin.post(`/topics/${id}/restore`)).toEqual(problem(409, 'topic-name-taken'))
    expect((await get(id)).status).toBe(404)
  })
})

describe('what a learner finds', () => {
  test('are published topics with something to see, in their order', async () => {
    const parentId = await makeTopic(admin, 'For learners')
    const ids: Record<string, string> = {}
    for (const name of ['open', 'empty', 'secret', 'for admins']) ids[name] = await makeTopic(admin, name, parentId)
    for (const name of ['open', 'secret']) await makePlaylist({ name: `Under ${name}`, topics: [ids[name]] })
    await makePlaylist({ name: 'For admins', audience: 'admin', topics: [ids['for admins']] })
    await admin.patch(`/topics/${ids['secret']}`, { published: false })
    expect(await levelOf(parentId, learner)).toEqual(['open'])
    expect((await get(parentId, '', learner)).body.contentCount).toBe(1)
    for (const name of ['empty', 'secret', 'for admins']) expect((await get(ids[name]!, '', learner)).status).toBe(404)
    expect((await get(ids['secret']!)).body).toMatchObject({ published: false, contentCount: 1 })
    expect((await learner.get(`/me/browse/?topic=${ids['secret']}`)).body.items).toEqual([])
  })

  test('does not go below a topic that is not published or is deleted', async () => {
    const parentId = await makeTopic(admin, 'Closed')
    const childId = await makeTopic(admin, 'Open below closed', parentId)
    const id = await makePlaylist({ name: 'Deep', topics: [childId] })
    await admin.patch(`/topics/${parentId}`, { published: false })
    expect((await get(childId, '', learner)).status).toBe(404)
    expect((await learner.get(`/me/playlists/${id}`)).body.topics).toEqual([])
    await admin.patch(`/topics/${parentId}`, { published: true })
    expect((await get(childId, '', learner)).status).toBe(200)
    await admin.delete(`/topics/${childId}`)
    expect((await get(childId, '?includeDeleted=true', learner)).status).toBe(404)
  })

  test('shows how far they are with all that stands under a topic', async () => {
    const topicId = await makeTopic(admin, 'Progress')
    const { body } = await admin.post('/assets/', {
      type: 'web',
      name: 'To do',
      webUrl: 'https://example.com/',
      published: true,
      markAsDoneMode: 'manual',
    })
    const playlistId = await makePlaylist({ topics: [topicId] })
    const held = [{ contentId: body.id, rank: '1' }]
    await admin.patch(`/playlists/${playlistId}/contents`, held, { 'if-match': '"v1"' })
    const state = async () => {
      const { userContentStatus, is_read: isRead } = (await get(topicId, '', learner)).body
      return [userContentStatus, isRead]
    }
    expect(await state()).toEqual(['notstarted', false])
    await learner.get(`/me/playlists/${playlistId}`)
    await learner.put(`/me/assets/${body.id}/read`)
    expect(await state()).toEqual(['completed', true])
  })
})

describe('the list', () => {
  test('answers a page of the tree in a fixed number of statements', async () => {
    const own = await testHub()
    try {
      const boss = await own.person({ isAdmin: true, privileges: ['playlist_write'] })
      const parents = [await makeTopic(boss, 'B'), await makeTopic(boss, 'A')]
      await makeTopic(boss, 'b1', parents[0])
      const gone = await makeTopic(boss, 'b2', parents[0])
      await boss.delete(`/topics/${gone}`)
      expect(namesOf(await boss.get('/topics/'))).toEqual(['B', 'b1', 'A'])
      expect(namesOf(await boss.get('/topics/?includeDeleted=true'))).toEqual(['B', 'b1', 'b2', 'A'])
      expect((await boss.get('/topics/?limit=1&offset=1')).body).toMatchObject({ total: 3, nextOffset: 2 })
      expect(namesOf(await boss.get('/topics/?search=B'))).toEqual(['B', 'b1'])
      own.statements()
      await boss.get('/topics/')
      const few = own.statements().length
      for (let index = 0; index < 20; index += 1) await makeTopic(boss, `More ${index}`, parents[1])
      own.statements()
      await boss.get('/topics/?limit=100')
      expect(own.statements()).toHaveLength(few)
    } finally {
      await own.close()
    }
  })

  test('ends at a thousand topics', async () => {
    const own = await testHub()
    try {
      const boss = await own.person({ isAdmin: true, privileges: ['playlist_write'] })
      const first = await makeTopic(boss, 'The first')
      const rows = Array.from({ length: 999 }, (_, index) => ({ id: newId(), name: `Topic ${index}` }))
      const now = new Date()
      const about = { locale: 'en-GB', created_at: now, updated_at: now }
      await own.context.databases
        .forHub(1)
        .insertInto('topic')
        .values(rows.map((row) => ({ ...row, ...about, path: [row.id] })))
        .execute()
      expect(await boss.post('/topics/', { name: 'One more' })).toEqual(problem(409, 'topic-limit-reached'))
      expect((await boss.get('/topics/')).body.total).toBe(1000)
      await boss.delete(`/topics/${first}`)
      await makeTopic(boss, 'The last')
      expect(await boss.post(`/topics/${first}/restore`)).toEqual(problem(409, 'topic-limit-reached'))
    } finally {
      await own.close()
    }
  })
})
