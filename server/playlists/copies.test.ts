import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { problem } from '../testing/client.ts'
import { addTeam } from '../testing/people.ts'
import { numbered } from './playlist-copy-rules.ts'
import { makersFor } from './playlist-fixtures.ts'

let hub: TestHub
let admin: Somebody
let learner: Somebody

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists'] })
  admin = await hub.person({
    isAdmin: true,
    privileges: ['playlist_read', 'playlist_write', 'asset_read', 'asset_write'],
  })
  learner = await hub.person()
})
afterAll(() => hub.close())

const { makePlaylist, makeLink, arrange } = makersFor(() => admin)
const makeTopic = async (name: string) => (await admin.post('/topics/', { name })).body.id as string
const copy = (body: object, who = admin) => who.post('/playlists/duplicate', body)
const read = async (id: string) => (await admin.get(`/playlists/${id}`)).body

describe('duplicatePlaylists', () => {
  test('copies sections, items, settings and audience as a draft without goal, reference, pins and history', async () => {
    const teamId = await addTeam(hub.context.databases, 'Team')
    const topic = await makeTopic('Of originals')
    const original = {
      description: 'Words',
      locale: 'de-DE',
      tags: ['Tag'],
      topics: [topic],
      ownerTeamId: teamId,
      audience: 'teams',
      teamIds: [teamId],
      allow_member_contributions: true,
      playlist_numbering: true,
    }
    const id = await makePlaylist({
      ...original,
      name: 'Original',
      externalRefId: newId(),
      goal: { type: 'open', dueDate: null },
    })
    const [one, two] = [await makeLink('One'), await makeLink('Two')]
    await arrange(id, [
      { contentId: one, rank: '1' },
      { rank: '2', updatedDetails: { name: 'Section', lockingMode: 'progress' } },
      { contentId: two, rank: '2.1', updatedDetails: { optional: true } },
    ])
    await admin.post('/playlists/pin', { playlistIds: [id], topicId: topic })
    const { status, body } = await copy({ playlistIds: [id] })
    expect(status).toBe(201)
    expect(body.items).toEqual([{ id: expect.any(String), name: 'Original', sourceId: id }])
    const made = body.items[0].id as string
    const { topics: _, allow_member_contributions, playlist_numbering, ...same } = original
    expect(await read(made)).toMatchObject({
      ...same,
      allow_member_contributions,
      hasPlaylistNumbering: playlist_numbering,
      topics: [{ id: topic }],
      published: false,
      goal: null,
      externalRefId: null,
      contentCount: 2,
      author: { id: admin.memberId },
      rating_count: 0,
    })
    const contents = async (each: string) =>
      (await admin.get(`/playlists/${each}/contents`)).body.items.map(
        ({ type, name, rank, optional, lockingMode }: Record<string, unknown>) => [
          type,
          name,
          rank,
          optional,
          lockingMode,
        ],
      )
    expect(await contents(made)).toEqual(await contents(id))
    const section = async (each: string) => (await admin.get(`/playlists/${each}/contents`)).body.items[1].id
    expect(await section(made)).not.toBe(await section(id))
    expect((await admin.get(`/topics/${topic}`)).body.pinnedPlaylistIds).toEqual([id])
    expect(await hub.audit(made)).toMatchObject([
      { action: 'CREATE', details: [{ property: 'sourceId', oldValue: null, value: id }] },
    ])
    await admin.patch(`/playlists/${made}`, { audience: 'all', published: true })
    expect((await learner.get(`/me/playlists/${made}`)).body).toMatchObject({ id: made, contentCount: 2 })
  })

  test('numbers the names if it is told to, with numbers that nothing has', async () => {
    const id = await makePlaylist({ name: 'Counted' })
    const names = async (body: object) =>
      (await copy(body)).body.items.map(({ name }: { name: string }) => name) as string[]
    expect(await names({ playlistIds: [id], withIndex: true })).toEqual(['Counted (2)'])
    const { body } = await copy({ playlistIds: [id], withIndex: true })
    expect(body.items[0].name).toBe('Counted (3)')
    expect(await names({ playlistIds: [id, body.items[0].id], withIndex: true })).toEqual([
      'Counted (4)',
      'Counted (5)',
    ])
    expect(await names({ playlistIds: [id] })).toEqual(['Counted'])
    // A deleted one has given its number up.
    await admin.delete(`/playlists/${body.items[0].id}`)
    expect(await names({ playlistIds: [id], withIndex: true })).toEqual(['Counted (3)'])
  })

  test('puts the copies under the topic that is named, in place of those of the originals', async () => {
    const [old, chosen] = [await makeTopic('Old place'), await makeTopic('New place')]
    const id = await makePlaylist({ topics: [old] })
    const { body } = await copy({ playlistIds: [id], selectedTopicId: chosen })
    expect((await read(body.items[0].id)).topics).toMatchObject([{ id: chosen }])
  })

  test('puts the copies under no topic that was deleted, also when it comes back', async () => {
    const [kept, gone] = [await makeTopic('Kept by copies'), await makeTopic('Gone before copies')]
    const id = await makePlaylist({ topics: [kept, gone] })
    await admin.delete(`/topics/${gone}`)
    const { body } = await copy({ playlistIds: [id] })
    await admin.post(`/topics/${gone}/restore`)
    expect((await read(body.items[0].id)).topics).toMatchObject([{ id: kept }])
    expect((await read(id)).topics).toHaveLength(2)
  })

  test('copies all or nothing', async () => {
    const id = await makePlaylist({ name: 'Whole or none' })
    const count = async () => (await admin.get('/playlists/?search=Whole')).body.total
    const deleted = await makePlaylist()
    await admin.delete(`/playlists/${deleted}`)
    for (const body of [
      { playlistIds: [id, deleted] },
      { playlistIds: [id, newId()] },
      { playlistIds: [id, await makeLink()] },
      { playlistIds: [id], selectedTopicId: newId() },
    ])
      expect(await copy(body)).toEqual(problem(400, 'unknown-reference'))
    expect(await count()).toBe(1)
  })

  test('lets managers copy what is for their teams, and not make something for everybody', async () => {
    const { databases } = hub.context
    const own = await addTeam(databases, 'Own')
    const manager = await hub.person({ teams: [{ id: own, role: 'manager' }] })
    const theirs = await makePlaylist({ ownerTeamId: own, audience: 'teams', teamIds: [own] })
    const ofAll = await makePlaylist({ ownerTeamId: own })
    const made = await copy({ playlistIds: [theirs] }, manager)
    expect(made.status).toBe(201)
    expect((await manager.patch(`/playlists/${made.body.items[0].id}`, { published: true })).status).toBe(200)
    expect(await copy({ playlistIds: [theirs, ofAll] }, manager)).toMatchObject({
      status: 403,
      body: { code: 'beyond-your-teams', errors: [{ pointer: '/playlistIds/1' }] },
    })
    expect((await copy({ playlistIds: [await makePlaylist()] }, manager)).status).toBe(403)
    expect((await copy({ playlistIds: [theirs] }, learner)).status).toBe(403)
  })

  test('takes a bounded number of statements, however many there are', async () => {
    const ids: string[] = []
    for (let index = 0; index < 6; index += 1) ids.push(await makePlaylist())
    const statements = async (playlistIds: string[]) => {
      hub.statements()
      await copy({ playlistIds })
      return hub.statements().length
    }
    const one = await statements(ids.slice(0, 1))
    // Each has a summary of its own.
    expect(await statements(ids)).toBeLessThan(one + 5 * 6)
  })
})

test('a number is always new and always fits', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 255 }), fc.array(fc.integer({ min: 2, max: 9 })), (name, used) => {
      const taken = used.map((number) => numbered(name, []).replace('(2)', `(${number})`))
      const next = numbered(name, taken)
      expect(taken).not.toContain(next)
      expect(next.length).toBeLessThanOrEqual(255)
    }),
  )
})

describe('pins', () => {
  const pin = (playlistIds: string[], topicId: string, who = admin) =>
    who.post('/playlists/pin', { playlistIds, topicId })
  const move = (playlistId: string, topicId: string, index: number) =>
    admin.patch('/playlists/pin', { playlistId, topicId, index })
  const pinned = async (topicId: string, who = admin) => (await who.get(`/topics/${topicId}`)).body.pinnedPlaylistIds
  const under = async (topicId: string, count: number, about: object = {}) => {
    const ids: string[] = []
    for (let index = 0; index < count; index += 1) ids.push(await makePlaylist({ topics: [topicId], ...about }))
    return ids as [string, string, string]
  }

  test('stand at the top of their topic, in their order, for learners too', async () => {
    const topic = await makeTopic('With pins')
    const [one, two, three] = await under(topic, 3)
    const newest = await makePlaylist({ topics: [topic] })
    expect((await pin([two, one], topic)).status).toBe(200)
    await pin([three, two], topic)
    expect(await pinned(topic)).toEqual([two, one, three])
    const browse = async (query = '') =>
      (await learner.get(`/me/browse?topic=${topic}${query}`)).body.items.map(({ id }: { id: string }) => id)
    expect(await browse()).toEqual([two, one, three, newest])
    expect([await browse('&limit=2'), await browse('&limit=2&offset=2')]).toEqual([
      [two, one],
      [three, newest],
    ])
    expect((await learner.get(`/me/browse?topic=${topic}&limit=2&offset=2`)).body).toMatchObject({
      total: 4,
      nextOffset: null,
    })
    expect((await hub.audit(topic)).at(-1)).toMatchObject({
      action: 'UPDATE',
      object_type: 'topic',
      details: [{ property: 'pinnedPlaylistIds', oldValue: [two, one], value: [two, one, three] }],
    })
  })

  test('are moved by a place that begins at 0, and one past the end is the end', async () => {
    const topic = await makeTopic('Moving pins')
    const [one, two, three] = await under(topic, 3)
    await pin([one, two, three], topic)
    await move(three, topic, 0)
    expect(await pinned(topic)).toEqual([three, one, two])
    await move(three, topic, 99)
    expect(await pinned(topic)).toEqual([one, two, three])
    await move(one, topic, 1)
    expect(await pinned(topic)).toEqual([two, one, three])
    expect((await move(await makePlaylist({ topics: [topic] }), topic, 0)).status).toBe(404)
    expect((await move(one, newId(), 0)).status).toBe(404)
  })

  test('go with what is deleted, and come back with it', async () => {
    const topic = await makeTopic('Deleted pins')
    const [one, two] = await under(topic, 2)
    await pin([one, two], topic)
    await admin.delete(`/playlists/${one}`)
    expect(await pinned(topic)).toEqual([two])
    await admin.post(`/playlists/${one}/restore`)
    expect(await pinned(topic)).toEqual([one, two])
  })

  test('are taken off, and what is not pinned is skipped', async () => {
    const topic = await makeTopic('Losing pins')
    const [one, two, three] = await under(topic, 3)
    await pin([one, two], topic)
    const { status } = await admin.delete('/playlists/pin', { playlistIds: [one, three], topicId: topic })
    expect(status).toBe(200)
    expect(await pinned(topic)).toEqual([two])
  })

  test('need a playlist that is under the topic, and a topic that is there', async () => {
    const topic = await makeTopic('Strict')
    const [one, deleted] = await under(topic, 2)
    await admin.delete(`/playlists/${deleted}`)
    expect(await pin([one, await makePlaylist()], topic)).toEqual(problem(400, 'not-under-topic'))
    for (const id of [newId(), await makeLink(), deleted])
      expect(await pin([id], topic)).toEqual(problem(400, 'unknown-reference'))
    expect(await pin([one], newId())).toEqual(problem(400, 'unknown-reference'))
    expect(await pinned(topic)).toEqual([])
    await admin.delete(`/topics/${topic}`)
    expect(await pin([one], topic)).toEqual(problem(400, 'unknown-reference'))
  })

  test('are a hundred at the most', async () => {
    const topic = await makeTopic('Full')
    const ids = await under(topic, 101)
    expect((await pin(ids.slice(0, 100), topic)).status).toBe(200)
    expect(await pin([ids.at(-1)!], topic)).toEqual(problem(409, 'pin-limit-reached'))
  })

  test('go with the place under the topic', async () => {
    const topic = await makeTopic('Leaving')
    const [one, two] = await under(topic, 2)
    await pin([one, two], topic)
    await admin.patch(`/playlists/${one}`, { topics: [] })
    await admin.patch(`/playlists/${one}`, { topics: [topic] })
    expect(await pinned(topic)).toEqual([two])
  })

  test('show learners only what they see, and are counted as they are shown', async () => {
    const topic = await makeTopic('Partly hidden')
    const [one, two, three] = await under(topic, 3)
    await pin([one, two, three], topic)
    await admin.patch(`/playlists/${one}`, { published: false })
    await admin.delete(`/playlists/${two}`)
    expect(await pinned(topic)).toEqual([one, three])
    expect(await pinned(topic, learner)).toEqual([three])
    await move(three, topic, 0)
    expect(await pinned(topic)).toEqual([three, one])
    await admin.post(`/playlists/${two}/restore`)
    expect(await pinned(topic)).toEqual([three, one, two])
  })

  test('may be set by managers for playlists of their teams', async () => {
    const own = await addTeam(hub.context.databases, 'Own')
    const manager = await hub.person({ teams: [{ id: own, role: 'manager' }] })
    const topic = await makeTopic('Of managers')
    const [theirs] = await under(topic, 1, { ownerTeamId: own })
    const [foreign] = await under(topic, 1)
    expect((await pin([theirs], topic, manager)).status).toBe(200)
    expect((await pin([theirs, foreign], topic, manager)).status).toBe(403)
    expect((await pin([theirs], topic, learner)).status).toBe(403)
  })
})
