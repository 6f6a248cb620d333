import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { deleteContent } from '../playlists/playlist-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { problem } from '../testing/client.ts'
import { addTeam } from '../testing/people.ts'
import { anAdmin, makersOfBadges, STAR, SUMMIT } from './badge-fixtures.ts'

let hub: TestHub
let admin: Somebody
let manager: Somebody
let teamId: string
let otherTeamId: string

beforeAll(async () => {
  hub = await testHub({ features: ['badges', 'team_playlists'] })
  admin = await anAdmin(hub)
  teamId = await addTeam(hub.context.databases, 'Ours')
  otherTeamId = await addTeam(hub.context.databases, 'Theirs')
  manager = await hub.person({ teams: [{ id: teamId, role: 'manager' }] })
})
afterAll(() => hub.close())

const { makePlaylist, makeLink, give } = makersOfBadges(
  () => hub,
  () => admin,
)

const create = (contentIds: string[], imageId = STAR, who = admin) => who.post('/badges/', { contentIds, imageId })

async function listed(who: Somebody, query = '?limit=100') {
  const { status, body } = await who.get(`/badges/${query}`)
  expect(status).toBe(200)
  return body as {
    items: { id: string; isDeleted: boolean; etag: string; playlist: { id: string; name: string } }[]
    total: number
  }
}

describe('giving badges', () => {
  test('answers them in the order of the call and writes down who did it', async () => {
    const ids = [await makePlaylist({ name: 'One' }), await makePlaylist({ name: 'Two' })]
    const { status, body } = await create(ids)
    expect([status, body]).toEqual([
      201,
      { success: true, items: ids.map((contentId) => ({ id: expect.any(String), contentId })) },
    ])
    expect(await hub.audit(body.items[1].id)).toMatchObject([
      { action: 'CREATE', object_type: 'badge', object_name: 'Two' },
    ])
  })

  test('refuses all when one of them cannot have one', async () => {
    const [free, taken, link] = [await makePlaylist(), await makePlaylist(), await makeLink()]
    await give(taken)
    expect(await create([free, taken])).toEqual(problem(409, 'badge-taken'))
    expect(await create([free, link])).toEqual(problem(400, 'not-a-playlist'))
    const unknown = await create([free, newId()])
    expect(unknown).toEqual(problem(400, 'unknown-reference'))
    expect(unknown.body.errors).toMatchObject([{ pointer: '/contentIds/1' }])
    expect(await create([free, free.toUpperCase()])).toEqual(problem(400, 'bad-input'))
    expect(await create([free], newId())).toEqual(problem(400, 'unknown-reference'))
    expect((await create([free])).status).toBe(201)
  })

  test('lets one of two win who give the same playlist one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await makePlaylist()
      const answers = await Promise.all([create([id]), create([id], SUMMIT)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
      expect(answers.find(({ status }) => status === 409)!.body.code).toBe('badge-taken')
    }
  })

  test('does not take pictures and playlists of another hub', async () => {
    const foreign = await hub.person({ domainId: 2, isAdmin: true, privileges: ['playlist_write'] })
    const { body } = await foreign.post('/playlists/', { name: 'Theirs' })
    expect(await create([body.id])).toEqual(problem(400, 'unknown-reference'))
  })
})

describe('the list', () => {
  test('is in the order of names and leaves out deleted badges unless they are asked for', async () => {
    const own = await testHub({ features: ['badges'] })
    const boss = await anAdmin(own)
    const make = makersOfBadges(
      () => own,
      () => boss,
    )
    try {
      const ids: string[] = []
      for (const name of ['c', 'A', 'b']) ids.push(await make.give(await make.makePlaylist({ name }), SUMMIT))
      await boss.delete(`/badges/${ids[2]}`)
      const names = async (query: string) => {
        const { body } = await boss.get(`/badges/${query}`)
        return [
          (body.items as { playlist: { name: string } }[]).map(({ playlist }) => playlist.name),
          body.total,
          body.nextOffset,
        ]
      }
      expect(await names('')).toEqual([['A', 'c'], 2, null])
      expect(await names('?includeDeleted=true&limit=1&offset=1')).toEqual([['b'], 3, 2])
      const { body } = await boss.get('/badges/?limit=1')
      expect(body.items).toEqual([
        {
          id: ids[1],
          imageId: SUMMIT,
          imageAlternativeText: 'A flag on a summit',
          style: 'sticker',
          pictureUrl: `/api/badges/images/${SUMMIT}/picture`,
          isDeleted: false,
          playlist: { id: expect.any(String), type: 'playlist', name: 'A' },
          awardedCount: 0,
          etag: expect.any(String),
          createdTime: expect.any(String),
        },
      ])
      const count = async () => {
        own.statements()
        await boss.get('/badges/')
        return own.statements().length
      }
      const few = await count()
      await make.give(await Promise.all(Array.from({ length: 20 }, () => make.makePlaylist())))
      expect(await count()).toBe(few)
    } finally {
      await own.close()
    }
  })
})

describe('changing a badge', () => {
  test('changes its picture', async () => {
    const id = await give(await makePlaylist({ name: 'Changed' }))
    expect((await admin.patch(`/badges/${id}`, { imageId: SUMMIT })).status).toBe(200)
    expect((await listed(admin)).items.find((badge) => badge.id === id)).toMatchObject({ imageId: SUMMIT })
    expect(await admin.patch(`/badges/${id}`, { imageId: newId() })).toEqual(problem(400, 'unknown-reference'))
    expect(await admin.patch(`/badges/${newId()}`, {})).toEqual(problem(404, 'not-found'))
    expect((await hub.audit(id)).map(({ action }) => action)).toEqual(['CREATE', 'UPDATE'])
  })

  test('does nothing when nothing is to be changed', async () => {
    const id = await give(await makePlaylist())
    expect((await admin.patch(`/badges/${id}`, {})).status).toBe(200)
    expect(await hub.audit(id)).toHaveLength(1)
  })

  test('restores a deleted badge, with another picture where one is named', async () => {
    const id = await give(await makePlaylist())
    expect((await admin.delete(`/badges/${id}`)).status).toBe(200)
    expect(await admin.delete(`/badges/${id}`)).toEqual(problem(404, 'not-found'))
    expect((await admin.patch(`/badges/${id}`, { imageId: SUMMIT })).status).toBe(200)
    expect((await listed(admin)).items.find((badge) => badge.id === id)).toMatchObject({
      isDeleted: false,
      imageId: SUMMIT,
    })
  })

  test('changes only what was edited as it is now', async () => {
    const id = await give(await makePlaylist())
    const { etag } = (await listed(admin)).items.find((badge) => badge.id === id)!
    const change = (ifMatch: string) => admin.patch(`/badges/${id}`, { imageId: SUMMIT }, { 'if-match': ifMatch })
    expect(await change('')).toEqual(problem(428, 'version-required'))
    expect(await change('"v1"')).toEqual(problem(412, 'version-mismatch'))
    const changed = await change(etag)
    expect([changed.status, changed.headers['etag']]).toEqual([
      200,
      (await listed(admin)).items.find((badge) => badge.id === id)!.etag,
    ])
    expect(await change(etag)).toEqual(problem(412, 'version-mismatch'))
  })

  test('does not restore one whose playlist has another by now', async () => {
    const playlistId = await makePlaylist()
    const id = await give(playlistId)
    await admin.delete(`/badges/${id}`)
    await give(playlistId)
    expect(await admin.patch(`/badges/${id}`, {})).toEqual(problem(409, 'badge-taken'))
  })

  test('gives one of two back when two deleted badges of a playlist are restored at once', async () => {
    const playlistId = await makePlaylist()
    const ids: string[] = []
    for (const _ of [1, 2]) {
      ids.push(await give(playlistId))
      await admin.delete(`/badges/${ids.at(-1)}`)
    }
    const answers = await Promise.all(ids.map((id) => admin.patch(`/badges/${id}`, {})))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

test('has nothing to do with deleted playlists', async () => {
  const [playlistId, free] = [await makePlaylist({ name: 'Deleted' }), await makePlaylist()]
  const id = await give(playlistId)
  for (const each of [playlistId, free]) await deleteContent(hub, each)
  const { items, total } = await listed(admin, '?limit=100&includeDeleted=true')
  expect(items.map((badge) => badge.id)).not.toContain(id)
  expect(total).toBe(items.length)
  expect(await admin.patch(`/badges/${id}`, { imageId: SUMMIT })).toEqual(problem(404, 'not-found'))
  expect(await admin.delete(`/badges/${id}`)).toEqual(problem(404, 'not-found'))
  expect(await create([free])).toEqual(problem(400, 'unknown-reference'))
})

describe('a manager', () => {
  test('runs the badges of playlists that their team owns, and no others', async () => {
    const ours = await makePlaylist({ name: 'Ours', ownerTeamId: teamId })
    const theirs = await makePlaylist({ name: 'Theirs', ownerTeamId: otherTeamId })
    const nobodys = await makePlaylist({ name: 'Of nobody' })
    const foreignBadge = await give(theirs)
    await give(nobodys)
    expect((await create([ours, nobodys], STAR, manager)).status).toBe(403)
    expect((await create([await makePlaylist()], STAR, manager)).status).toBe(403)
    const id = await give(ours, STAR, manager)
    expect(await listed(manager)).toMatchObject({ items: [{ id }], total: 1 })
    expect((await manager.patch(`/badges/${id}`, { imageId: SUMMIT })).status).toBe(200)
    expect((await manager.delete(`/badges/${id}`)).status).toBe(200)
    expect(await listed(manager)).toMatchObject({ total: 0 })
    expect(await listed(manager, '?includeDeleted=true')).toMatchObject({ total: 1 })
    expect((await manager.patch(`/badges/${id}`, {})).status).toBe(200)
    expect((await manager.patch(`/badges/${foreignBadge}`, {})).status).toBe(403)
    expect((await manager.delete(`/badges/${foreignBadge}`)).status).toBe(403)
  })
})

test('shows nothing to those without a right, and lets readers only read', async () => {
  const [learner, reader] = [await hub.person(), await anAdmin(hub, ['playlist_read'])]
  expect((await learner.get('/badges/')).status).toBe(403)
  expect((await reader.get('/badges/')).status).toBe(200)
  expect((await create([await makePlaylist()], STAR, reader)).status).toBe(403)
})
