import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addFile } from '../assets/asset-fixtures.ts'
import { runJob } from '../jobs/run-service.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { problem } from '../testing/client.ts'
import { addTeam } from '../testing/people.ts'
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

const patch = (id: string, body: object, headers?: Record<string, string>) =>
  admin.patch(`/playlists/${id}`, body, headers)
const read = async (id: string) => (await admin.get(`/playlists/${id}`)).body
const seen = async (id: string, who = learner) => (await who.get(`/me/playlists/${id}`)).status === 200
const found = async (words: string) => (await learner.get(`/me/content/search?query=${words}`)).body.total
const makeTopic = async (name: string) => (await admin.post('/topics/', { name })).body.id as string

describe('updatePlaylist', () => {
  test('changes each field, leaves the others, and writes down what it was and what it is', async () => {
    const teamId = await addTeam(hub.context.databases, 'Owners')
    const [topic, picture] = [
      await makeTopic('Of all fields'),
      await addFile((await hub.hubCall()).db, { kind: 'picture' }),
    ]
    const id = await makePlaylist({ name: 'Before', description: 'Stays' })
    const fields = {
      name: 'After',
      locale: 'de-DE',
      tags: ['New'],
      topics: [topic],
      thumbnailId: picture,
      ownerTeamId: teamId,
      onlyInPlaylists: false,
      allow_member_contributions: true,
      playlist_numbering: true,
      externalRefId: newId(),
      goal: { type: 'complete', dueDate: '2030-01-01T00:00:00.000Z' },
    }
    const { status, headers } = await patch(id, fields)
    expect([status, headers['etag']]).toEqual([200, '"v2"'])
    expect(await read(id)).toMatchObject({
      name: 'After',
      description: 'Stays',
      locale: 'de-DE',
      tags: ['New'],
      topics: [{ id: topic, name: 'Of all fields' }],
      thumbnailId: picture,
      ownerTeamId: teamId,
      allow_member_contributions: true,
      hasPlaylistNumbering: true,
      externalRefId: fields.externalRefId,
      goal: { type: 'complete', dueDate: '2030-01-01T00:00:00.000Z' },
      published: true,
    })
    const { items } = (await admin.get(`/playlists/?externalRefId=${fields.externalRefId}`)).body
    expect(items).toMatchObject([{ thumbnailId: picture, pictureUrl: `/api/picture/${picture}` }])
    const [, entry] = await hub.audit(id)
    expect(entry).toMatchObject({ action: 'UPDATE', object_type: 'playlist', actor_id: admin.memberId })
    expect(entry!.details).toContainEqual({ property: 'name', oldValue: 'Before', value: 'After' })
    expect(entry!.details).toContainEqual({ property: 'topics', oldValue: [], value: [topic] })
    // It was so before, so nothing was changed about it.
    expect((entry!.details as { property: string }[]).map(({ property }) => property)).not.toContain('onlyInPlaylists')
  })

  test('takes away what is sent as null', async () => {
    const id = await makePlaylist({ description: 'x', externalRefId: newId(), goal: { type: 'open', dueDate: null } })
    await patch(id, { description: null, externalRefId: null, goal: null })
    expect(await read(id)).toMatchObject({ description: null, externalRefId: null, goal: null })
  })

  test('leaves the version and the list of changes alone where nothing is different', async () => {
    const id = await makePlaylist({ name: 'Same', tags: ['a'] })
    const { status, headers } = await patch(id, { name: 'Same', tags: ['a'], published: true })
    expect([status, headers['etag']]).toEqual([200, '"v1"'])
    expect(await hub.audit(id)).toHaveLength(1)
  })

  test('finds what it says by now, and not what it said', async () => {
    const id = await makePlaylist({ name: 'Oldword' })
    await patch(id, { name: 'Newword' })
    expect([await found('oldword'), await found('newword')]).toEqual([0, 1])
  })

  test('refuses a stale version, and writes over any with *', async () => {
    const id = await makePlaylist()
    expect((await patch(id, { name: 'Mine' }, { 'if-match': '"v1"' })).headers['etag']).toBe('"v2"')
    const late = await patch(id, { name: 'Late' }, { 'if-match': '"v1"' })
    expect(late).toEqual(problem(412, 'version-mismatch'))
    expect((await read(id)).name).toBe('Mine')
    expect((await patch(id, { name: 'Last' }, { 'if-match': '*' })).status).toBe(200)
    expect((await admin.patch(`/playlists/${id}`, { name: 'x' }, { 'if-match': '' })).status).toBe(428)
  })

  test('of two at once lets one be the first', async () => {
    const id = await makePlaylist()
    const answers = await Promise.all(['One', 'Two'].map((name) => patch(id, { name }, { 'if-match': '"v1"' })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '412'])
  })

  test('refuses what the hub does not have and an externalRefId in use, and changes nothing then', async () => {
    const id = await makePlaylist({ name: 'Firm', externalRefId: 'taken-1' })
    const gone = await makeTopic('Gone')
    await admin.delete(`/topics/${gone}`)
    for (const body of [{ topics: [newId()] }, { topics: [gone] }, { ownerTeamId: newId() }, { thumbnailId: newId() }])
      expect(await patch(id, { name: 'Loose', ...body })).toEqual(problem(400, 'unknown-reference'))
    const other = await makePlaylist()
    expect(await patch(other, { externalRefId: 'taken-1' })).toEqual(problem(409, 'external-ref-taken'))
    expect((await read(id)).name).toBe('Firm')
  })

  test('answers 404 for what is deleted, unknown or no playlist', async () => {
    const id = await makePlaylist()
    await admin.delete(`/playlists/${id}`)
    for (const each of [id, newId(), await makeLink()]) expect((await patch(each, { name: 'x' })).status).toBe(404)
  })

  test('asks how many may lose it before an audience takes it from them', async () => {
    const id = await makePlaylist()
    const refused = await patch(id, { audience: 'admin' })
    expect(refused).toEqual(problem(409, 'people-would-lose'))
    const lost = Number(/Losses: (\d+)/.exec(refused.body.detail)![1])
    expect(await seen(id)).toBe(true)
    expect((await patch(id, { audience: 'admin', acceptedLosses: lost })).status).toBe(200)
    expect(await seen(id)).toBe(false)
    expect(await seen(id, admin)).toBe(true)
  })

  test('asks nothing of the kind for a draft, which nobody sees', async () => {
    const id = await makePlaylist({ published: false })
    expect((await patch(id, { audience: 'admin', published: true })).status).toBe(200)
  })

  test('sets how it is asked for where it stands, and its holders count anew', async () => {
    const [inner, outer, link] = [await makePlaylist(), await makePlaylist(), await makeLink()]
    await arrange(inner, [{ contentId: link, rank: '1' }])
    await arrange(outer, [{ contentId: inner, rank: '1' }])
    await learner.put(`/me/assets/${link}/read`)
    const rate = async () => (await learner.get(`/me/playlists/${outer}`)).body.completionRate
    expect(await rate()).toBe(1)
    const version = (await admin.get(`/playlists/${outer}`)).headers['etag']
    expect([(await read(inner)).optional, (await read(outer)).optional]).toEqual([false, null])
    await patch(inner, { optional: true })
    expect((await read(inner)).optional).toBe(true)
    expect(await rate()).toBe(0)
    expect((await admin.get(`/playlists/${outer}/contents`)).body.items[0].optional).toBe(true)
    expect((await admin.get(`/playlists/${outer}`)).headers['etag']).not.toBe(version)
  })

  test('keeps its place under a deleted topic, which comes back with the topic', async () => {
    const [kept, other] = [await makeTopic('Kept'), await makeTopic('Other')]
    const id = await makePlaylist({ topics: [kept] })
    await admin.delete(`/topics/${kept}`)
    expect((await read(id)).topics).toEqual([])
    await patch(id, { topics: [other] })
    await admin.post(`/topics/${kept}/restore`)
    expect((await read(id)).topics.map(({ name }: { name: string }) => name)).toEqual(['Kept', 'Other'])
  })
})

test('a playlist that was removed from topics goes back under those that are still there', async () => {
  const waiting: string[] = []
  await hub.context.jobs.work('run-job', async ({ jobId }) => void waiting.push(jobId))
  const work = async () => {
    for (const jobId of waiting.splice(0)) await runJob(await hub.hubCall(), jobId)
  }
  const [kept, gone] = [await makeTopic('Stays'), await makeTopic('Goes')]
  const id = await makePlaylist({ topics: [kept, gone] })
  const removal = await admin.delete('/playlists/topics', { idsToRemove: [kept, gone], playlistIds: [id] })
  await work()
  expect((await read(id)).topics).toEqual([])
  await admin.delete(`/topics/${gone}`)
  await admin.post(`/jobs/${removal.body.id}/undo`)
  await work()
  await admin.post(`/topics/${gone}/restore`)
  expect((await read(id)).topics).toMatchObject([{ id: kept }])
})

describe('a draft', () => {
  test('is nowhere for learners, with what is seen through it alone, and comes back with everybody’s progress', async () => {
    const inside = await makeLink('Sheltered', { onlyInPlaylists: true })
    const [id, holder] = [await makePlaylist({ name: 'Drafted' }), await makePlaylist({ name: 'Around' })]
    await arrange(id, [{ contentId: inside, rank: '1' }])
    await arrange(holder, [{ contentId: id, rank: '1' }])
    await learner.put(`/me/assets/${inside}/read`)
    await patch(id, { published: false, acceptedLosses: 10 })
    expect([await seen(id), await found('drafted')]).toEqual([false, 0])
    expect((await learner.get(`/me/assets/${inside}`)).status).toBe(404)
    expect((await learner.get(`/me/playlists/${holder}`)).body.contentCount).toBe(0)
    // Admins are learners there too.
    expect(await seen(id, admin)).toBe(false)
    expect(await read(id)).toMatchObject({ published: false, isDeleted: false })
    await patch(id, { published: true })
    expect([await seen(id), await found('drafted')]).toEqual([true, 1])
    expect((await learner.get(`/me/playlists/${id}`)).body.completionRate).toBe(1)
    expect((await learner.get(`/me/playlists/${holder}`)).body.contentCount).toBe(1)
  })

  test('can be made as one, with topic, goal and contents, and asks nothing of anybody until it is published', async () => {
    const topic = await makeTopic('For drafts')
    const id = await makePlaylist({
      name: 'Beginning',
      published: false,
      topics: [topic],
      goal: { type: 'complete', dueDate: null },
    })
    const link = await makeLink('In a draft', { onlyInPlaylists: true })
    await arrange(id, [{ contentId: link, rank: '1' }])
    const todo = async () => (await learner.get('/me/content/todo')).body.items.map((item: { id: string }) => item.id)
    expect([await seen(id), await found('beginning')]).toEqual([false, 0])
    expect(await todo()).not.toContain(id)
    expect((await learner.get(`/me/browse?topic=${topic}`)).body.total).toBe(0)
    await patch(id, { published: true })
    expect(await todo()).toContain(id)
    expect((await learner.get(`/me/assets/${link}`)).status).toBe(200)
  })
})

describe('managers of the owning team', () => {
  test('change what is theirs within their teams, and are refused the rest with the field that says why', async () => {
    const { databases } = hub.context
    const [own, other] = [await addTeam(databases, 'Own'), await addTeam(databases, 'Other')]
    const manager = await hub.person({ teams: [{ id: own, role: 'manager' }] })
    const forOwn = { ownerTeamId: own, audience: 'teams', teamIds: [own] }
    const created = await manager.post('/playlists/', { name: 'Theirs', ...forOwn, published: false })
    expect(created.status).toBe(201)
    const id = created.body.id as string
    const change = (body: object) => manager.patch(`/playlists/${id}`, body)
    expect((await change({ name: 'Renamed', published: true })).status).toBe(200)
    for (const [body, pointer] of [
      [{ audience: 'all' }, '/audience'],
      [{ teamIds: [own, other] }, '/teamIds/1'],
      [{ ownerTeamId: null }, '/ownerTeamId'],
    ] as const)
      expect(await change(body)).toMatchObject({
        status: 403,
        body: { code: 'beyond-your-teams', errors: [{ pointer }] },
      })
    expect((await change({ ownerTeamId: other })).status).toBe(403)
    const foreign = await makePlaylist({ ownerTeamId: other })
    expect((await manager.patch(`/playlists/${foreign}`, { name: 'x' })).status).toBe(403)
    expect((await manager.get('/playlists/')).body.items.map((item: { id: string }) => item.id)).toEqual([id])
  })

  test('say what is asked of people in playlists of their own teams alone', async () => {
    const own = await addTeam(hub.context.databases, 'Own')
    const manager = await hub.person({ teams: [{ id: own, role: 'manager' }] })
    const inner = await makePlaylist({ ownerTeamId: own })
    const [theirs, foreign] = [await makePlaylist({ ownerTeamId: own }), await makePlaylist()]
    for (const holder of [theirs, foreign]) await arrange(holder, [{ contentId: inner, rank: '1' }])
    expect((await manager.patch(`/playlists/${inner}`, { optional: true })).status).toBe(200)
    const optional = async (id: string) => (await admin.get(`/playlists/${id}/contents`)).body.items[0].optional
    expect([await optional(theirs), await optional(foreign)]).toEqual([true, false])
    const seen = async (who: Somebody) => (await who.get(`/playlists/${inner}`)).body.optional
    expect([await seen(manager), await seen(admin)]).toEqual([true, false])
  })
})

describe('what was deleted', () => {
  test('can be restored for 30 days, and is gone after them', async () => {
    const id = await makePlaylist({ name: 'Thirty' })
    const start = new Date('2026-11-01T10:00:00Z')
    hub.setNow(start)
    await admin.delete(`/playlists/${id}`)
    const binned = async () => (await admin.get('/playlists/?onlyDeleted=true&search=Thirty')).body.items
    expect(await binned()).toMatchObject([{ id, isDeleted: true, restorableUntil: '2026-12-01T10:00:00.000Z' }])
    hub.setNow(new Date('2026-12-01T09:59:59Z'))
    expect(await binned()).toHaveLength(1)
    hub.setNow(new Date('2026-12-01T10:00:01Z'))
    expect(await binned()).toEqual([])
    expect((await admin.post(`/playlists/${id}/restore`)).status).toBe(409)
    expect((await admin.get(`/playlists/${id}?includeDeleted=true`)).status).toBe(404)
    hub.setNow(null)
  })
})
