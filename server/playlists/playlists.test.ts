import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { problem } from '../testing/client.ts'
import { addTeam } from '../testing/people.ts'
import { deleteContent, makersFor } from './playlist-fixtures.ts'

let hub: TestHub
let admin: Somebody
let learner: Somebody

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists'] })
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
  learner = await hub.person()
})
afterAll(() => hub.close())

const { makePlaylist, makeLink, arrange } = makersFor(() => admin)

describe('listMyPlaylists', () => {
  test('takes two statements however many playlists there are', async () => {
    for (let index = 0; index < 5; index += 1) await makePlaylist({ name: `Counted ${index}` })
    await learner.get('/me/playlists/')
    hub.statements()
    const answer = await learner.get('/me/playlists/?search=Counted')
    expect(answer.body.total).toBe(5)
    expect(hub.statements()).toHaveLength(2)
  })

  test('pages without a gap or a doubled item', async () => {
    for (let index = 0; index < 7; index += 1) await makePlaylist({ name: `Paged ${index}` })
    const seen: string[] = []
    for (let offset: number | null = 0; offset !== null;) {
      const { body } = await learner.get(`/me/playlists/?search=Paged&limit=3&offset=${offset}`)
      seen.push(...body.playlists.map(({ name }: { name: string }) => name))
      offset = body.nextOffset
    }
    expect(seen.toSorted()).toEqual(Array.from({ length: 7 }, (_, index) => `Paged ${index}`))
  })

  test('takes a per cent sign for what it is', async () => {
    await makePlaylist({ name: '100% done' })
    expect((await learner.get('/me/playlists/?search=100%25')).body.total).toBe(1)
    expect((await learner.get('/me/playlists/?search=%25')).body.total).toBe(1)
  })

  test('shows what is meant for teams and admins to them alone, and counts nothing else', async () => {
    const teamId = await addTeam(hub.context.databases, 'A team')
    await makePlaylist({ name: 'Narrow one', audience: 'teams', teamIds: [teamId] })
    await makePlaylist({ name: 'Narrow two', audience: 'admin' })
    const member = await hub.person({ teams: [{ id: teamId, role: 'member' }] })
    const totals = await Promise.all(
      [learner, member, admin].map(async (who) => (await who.get('/me/playlists/?search=Narrow')).body.total),
    )
    expect(totals).toEqual([0, 1, 1])
  })
})

describe('getMyPlaylist', () => {
  test('answers 404 alike for what is hidden and for what is not there', async () => {
    const hidden = await makePlaylist({ audience: 'admin' })
    const [one, other] = [await learner.get(`/me/playlists/${hidden}`), await learner.get(`/me/playlists/${newId()}`)]
    const { instance: _a, ...first } = one.body
    const { instance: _b, ...second } = other.body
    expect([one.status, first]).toEqual([other.status, second])
    expect(one.status).toBe(404)
  })

  test('is the same under its older path', async () => {
    const id = await makePlaylist()
    expect((await learner.get(`/me/playlists/${id}/details`)).body).toEqual(
      (await learner.get(`/me/playlists/${id}`)).body,
    )
  })

  test('takes no asset for a playlist', async () => {
    expect((await learner.get(`/me/playlists/${await makeLink()}`)).status).toBe(404)
  })
})

describe('saving and liking', () => {
  test('can be done twice and undone', async () => {
    const id = await makePlaylist()
    for (const [action, saved] of [
      ['save', 1],
      ['save', 1],
      ['unsave', 0],
      ['unsave', 0],
    ] as const) {
      expect((await learner.put(`/me/playlists/${id}/${action}`)).body).toEqual({ success: true })
      expect((await learner.get(`/me/playlists/${id}`)).body.saved).toBe(saved)
    }
  })

  test('counts each person once', async () => {
    const id = await makePlaylist()
    const other = await hub.person()
    for (const who of [learner, learner, other]) await who.post(`/me/playlists/${id}/likes`, { isLiked: true })
    expect((await learner.get(`/me/playlists/${id}`)).body).toMatchObject({ rating_count: 2, rated_like: 1 })
    await learner.post(`/me/playlists/${id}/likes`, { isLiked: false })
    expect((await learner.get(`/me/playlists/${id}`)).body).toMatchObject({ rating_count: 1, rated_like: 0 })
  })

  test('counts right when everybody likes at once', async () => {
    const id = await makePlaylist()
    const people = await Promise.all(Array.from({ length: 8 }, () => hub.person()))
    await Promise.all(
      people.flatMap((who) => [1, 2].map(() => who.post(`/me/playlists/${id}/likes`, { isLiked: true }))),
    )
    expect((await learner.get(`/me/playlists/${id}`)).body.rating_count).toBe(8)
  })

  test('is refused for what one may not see', async () => {
    const hidden = await makePlaylist({ audience: 'admin' })
    expect((await learner.put(`/me/playlists/${hidden}/save`)).status).toBe(404)
    expect((await learner.post(`/me/playlists/${hidden}/likes`, { isLiked: true })).status).toBe(404)
  })
})

describe('createPlaylist', () => {
  test('refuses an external id that is in use', async () => {
    await makePlaylist({ externalRefId: 'from-elsewhere' })
    expect((await admin.post('/playlists/', { name: 'B', externalRefId: 'from-elsewhere' })).body).toMatchObject({
      status: 409,
      code: 'external-ref-taken',
    })
    expect((await admin.get('/playlists/?externalRefId=from-elsewhere')).body.total).toBe(1)
  })

  test('refuses what the hub does not have', async () => {
    for (const body of [
      { thumbnailId: newId() },
      { ownerTeamId: newId() },
      { teamIds: [newId()] },
      { topics: [newId()] },
      { parentPlaylistId: newId() },
    ])
      expect((await admin.post('/playlists/', { name: 'B', ...body })).body).toMatchObject({
        status: 400,
        code: 'unknown-reference',
      })
  })

  test('puts it behind everything that its parent holds', async () => {
    const parent = await makePlaylist()
    await arrange(parent, [{ rank: '4', updatedDetails: { name: 'Section' } }])
    const child = await makePlaylist({ parentPlaylistId: parent })
    const { body } = await admin.get(`/playlists/${parent}/contents`)
    expect(body.items.map(({ id, rank }: { id: string; rank: string }) => [id === child, rank])).toEqual([
      [false, '4'],
      [true, '5'],
    ])
  })

  test('leaves an entry in the audit trail', async () => {
    const id = await makePlaylist({ name: 'Written down' })
    expect(await hub.audit(id)).toMatchObject([
      { action: 'CREATE', object_type: 'playlist', object_name: 'Written down', actor_id: admin.memberId },
    ])
  })
})

describe('listPlaylists', () => {
  const idsOf = async (query: string) => {
    const { status, body } = await admin.get(`/playlists/?${query}`)
    expect([status, body.total]).toEqual([200, body.items.length])
    return new Set(body.items.map(({ id }: { id: string }) => id))
  }

  test('leaves out deleted playlists unless they are asked for', async () => {
    const [kept, deleted] = [await makePlaylist({ name: 'Listed kept' }), await makePlaylist({ name: 'Listed gone' })]
    await deleteContent(hub, deleted)
    expect(await idsOf('search=Listed')).toEqual(new Set([kept]))
    expect(await idsOf('search=Listed&includeDeleted=true')).toEqual(new Set([kept, deleted]))
  })

  test('lists those of one team where that is asked for', async () => {
    const [one, other] = [await addTeam(hub.context.databases, 'One'), await addTeam(hub.context.databases, 'Other')]
    const id = await makePlaylist({ ownerTeamId: one })
    await makePlaylist({ ownerTeamId: other })
    await makePlaylist()
    expect(await idsOf(`teamId=${one}`)).toEqual(new Set([id]))
  })
})

test('a deleted playlist answers 404 to those who arranged it, and takes nothing in', async () => {
  const teamId = await addTeam(hub.context.databases, 'Owners')
  const manager = await hub.person({ teams: [{ id: teamId, role: 'manager' }] })
  const id = await makePlaylist({ ownerTeamId: teamId })
  await deleteContent(hub, id)
  for (const who of [admin, manager]) {
    expect((await who.get(`/playlists/${id}/contents`)).status).toBe(404)
    expect((await who.patch(`/playlists/${id}/contents`, [], { 'if-match': '"v1"' })).status).toBe(404)
  }
  expect(await admin.post('/playlists/', { name: 'Lost', parentPlaylistId: id })).toEqual(
    problem(400, 'unknown-reference'),
  )
})

test.each([
  ['deleted', { is_deleted: true }],
  ['not published', { published: false }],
])('what is %s counts in no playlist that holds it', async (_, hidden) => {
  const [id, gone, kept] = [await makePlaylist(), await makeLink(), await makeLink()]
  await arrange(id, [
    { contentId: gone, rank: '1' },
    { contentId: kept, rank: '2' },
  ])
  const shown = async () => {
    const { contentCount, completionTime, completionRate } = (await learner.get(`/me/playlists/${id}`)).body
    return { contentCount, completionTime, completionRate }
  }
  await learner.put(`/me/assets/${kept}/read`)
  const { completionTime } = await shown()
  expect(await shown()).toEqual({ contentCount: 2, completionTime: expect.any(Number), completionRate: 0.5 })
  const { db } = await hub.hubCall()
  await db.updateTable('content').set(hidden).where('id', '=', gone).execute()
  // What changes a playlist counts it anew.
  await makePlaylist({ parentPlaylistId: id })
  expect(await shown()).toEqual({ contentCount: 2, completionTime: completionTime / 2, completionRate: 1 })
})

test('a playlist says how much of what it requires is done, in playlists within it too, and how long the rest takes', async () => {
  const [outer, inner] = [await makePlaylist(), await makePlaylist()]
  const [first, second, extra] = [await makeLink(), await makeLink(), await makeLink()]
  const { db } = await hub.hubCall()
  await db.updateTable('content').set({ completion_time: 120 }).where('id', 'in', [first, second, extra]).execute()
  await arrange(inner, [
    { contentId: second, rank: '1' },
    { contentId: extra, rank: '2', updatedDetails: { optional: true } },
  ])
  await arrange(outer, [
    { contentId: first, rank: '1' },
    { contentId: inner, rank: '2' },
  ])
  const progressFor = async (person: Somebody) => (await person.get(`/me/playlists/${outer}`)).body.progress
  expect(await progressFor(learner)).toEqual({
    requiredCount: 2,
    completedCount: 0,
    remainingTime: 240,
  })
  await learner.put(`/me/assets/${second}/read`)
  await learner.put(`/me/assets/${extra}/read`)
  expect(await progressFor(learner)).toEqual({ requiredCount: 2, completedCount: 1, remainingTime: 120 })
  await learner.put(`/me/assets/${first}/read`)
  expect(await progressFor(learner)).toEqual({ requiredCount: 2, completedCount: 2, remainingTime: 0 })
  expect(await progressFor(await hub.person())).toMatchObject({ completedCount: 0 })
})

test('taking a team out of the audience leaves the others in it', async () => {
  const [out, other] = [await addTeam(hub.context.databases, 'Out'), await addTeam(hub.context.databases, 'Other')]
  const [ofOut, ofOther] = [
    await hub.person({ teams: [{ id: out, role: 'member' }] }),
    await hub.person({ teams: [{ id: other, role: 'member' }] }),
  ]
  const id = await makePlaylist({ audience: 'teams', teamIds: [out, other] })
  expect((await admin.delete('/teamShare', { team_id: out, playlist_id: id })).status).toBe(200)
  expect((await ofOut.get(`/me/playlists/${id}`)).status).toBe(404)
  expect((await ofOther.get(`/me/playlists/${id}`)).status).toBe(200)
})

describe('a manager', () => {
  test('arranges the playlists of their own teams and no others', async () => {
    const [own, other] = [await addTeam(hub.context.databases, 'Own'), await addTeam(hub.context.databases, 'Other')]
    const manager = await hub.person({ teams: [{ id: own, role: 'manager' }] })
    const theirs = await makePlaylist({ ownerTeamId: own, name: 'Owned' })
    const foreign = await makePlaylist({ ownerTeamId: other })
    expect((await manager.get('/playlists/')).body.items.map(({ id }: { id: string }) => id)).toEqual([theirs])
    expect((await manager.get(`/playlists/${theirs}/contents`)).status).toBe(200)
    expect((await manager.get(`/playlists/${foreign}/contents`)).status).toBe(403)
    expect((await manager.patch(`/playlists/${foreign}/contents`, [], { 'if-match': '"v1"' })).status).toBe(403)
    const forOwn = { audience: 'teams', teamIds: [own] }
    expect((await manager.post('/playlists/', { name: 'C', ownerTeamId: other, ...forOwn })).status).toBe(403)
    expect((await manager.post('/playlists/', { name: 'C', ownerTeamId: own, ...forOwn })).status).toBe(201)
  })
})

test('completion counts what playlists inside a playlist hold', async () => {
  const [outer, inner, one, two] = [await makePlaylist(), await makePlaylist(), await makeLink(), await makeLink()]
  await arrange(outer, [
    { contentId: inner, rank: '1' },
    { contentId: one, rank: '2' },
  ])
  await arrange(inner, [{ contentId: two, rank: '1' }])
  await learner.put(`/me/assets/${two}/read`)
  expect((await learner.get(`/me/playlists/${outer}`)).body).toMatchObject({ completionRate: 0.5, contentCount: 2 })
  await learner.put(`/me/assets/${one}/read`)
  expect((await learner.get(`/me/playlists/${outer}`)).body).toMatchObject({
    completionRate: 1,
    userContentStatus: 'completed',
  })
  await learner.put(`/me/assets/${one}/unread`)
  expect((await learner.get(`/me/playlists/${outer}`)).body).toMatchObject({
    completionRate: 0.5,
    userContentStatus: 'opened',
  })
})
