import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { processFile } from '../files/processing/service.ts'
import { announce, finish, photo, send } from '../files/upload-fixtures.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { problem } from '../testing/client.ts'
import { addTeam } from '../testing/people.ts'
import { anAdmin, complete, makersOfBadges, STAR, SUMMIT } from './badge-fixtures.ts'
import { builtIns } from './built-in-table.ts'

let hub: TestHub
let admin: Somebody
let learner: Somebody
let manager: Somebody
let teamId: string

beforeAll(async () => {
  hub = await testHub({ features: ['badges', 'team_playlists'] })
  admin = await anAdmin(hub)
  learner = await hub.person()
  teamId = await addTeam(hub.context.databases, 'Ours')
  manager = await hub.person({ teams: [{ id: teamId, role: 'manager' }] })
})
afterAll(() => hub.close())
beforeEach(async () => {
  const db = hub.context.databases.forHub(1)
  await db.deleteFrom('badge_award').execute()
  await db.deleteFrom('badge').execute()
  await db.deleteFrom('badge_image').execute()
})

const { course, give, makePlaylist, picture } = makersOfBadges(
  () => hub,
  () => admin,
)

async function images(query = '', who = admin) {
  const { status, body } = await who.get(`/badges/images${query}`)
  expect(status).toBe(200)
  return body as {
    items: { id: string; badgeCount: number; alternativeText: string | null }[]
    total: number
    nextOffset: number | null
  }
}

describe('the list of pictures', () => {
  test('has those that were uploaded, the newest first, then those of the hub', async () => {
    const first = await picture({ alternativeText: 'A compass', style: 'rose' })
    const second = await picture()
    const all = await images()
    expect(all.total).toBe(2 + builtIns.length)
    expect(all.items.map(({ id }) => id)).toEqual([second, first, ...builtIns.map(({ id }) => id)])
    expect(all.items.slice(1, 3)).toEqual([
      {
        id: first,
        alternativeText: 'A compass',
        style: 'rose',
        pictureUrl: `/api/badges/images/${first}/picture`,
        isBuiltIn: false,
        badgeCount: 0,
        etag: expect.stringMatching(/^"s.+"$/),
        createdTime: expect.any(String),
      },
      {
        id: STAR,
        alternativeText: 'A star',
        style: 'sticker',
        pictureUrl: `/api/badges/images/${STAR}/picture`,
        isBuiltIn: true,
        badgeCount: 0,
        etag: expect.stringMatching(/^"s.+"$/),
        createdTime: '2026-11-01T00:00:00.000Z',
      },
    ])
    expect(all.items[0]).toMatchObject({ alternativeText: null, style: 'sticker' })
    const ids = async (query: string) => (await images(query)).items.map(({ id }) => id)
    expect(await ids('?limit=2&offset=1')).toEqual([first, STAR])
    expect(await ids('?limit=1&offset=3')).toEqual([SUMMIT])
    expect(await ids('?offset=20')).toEqual([])
  })

  test('counts the badges that show each, deleted ones too', async () => {
    const id = await picture()
    await give(await makePlaylist(), id)
    const gone = await give(await makePlaylist(), id)
    await give(await makePlaylist(), SUMMIT)
    await admin.delete(`/badges/${gone}`)
    const counts = Object.fromEntries((await images()).items.map((image) => [image.id, image.badgeCount]))
    expect(counts).toMatchObject({ [id]: 2, [SUMMIT]: 1, [STAR]: 0 })
  })

  test('finds pictures by what they show, wildcards standing for themselves', async () => {
    const compass = await picture({ alternativeText: 'A COMPASS, 100%' })
    await picture()
    expect((await images('?search=compass')).items.map(({ id }) => id)).toEqual([compass])
    expect(await images('?search=100%25')).toMatchObject({ total: 1 })
    expect((await images('?search=SUMMIT')).items).toHaveLength(2)
    expect(await images('?search=_____________________')).toMatchObject({ items: [], total: 0 })
  })

  test('is read in a number of statements that does not grow', async () => {
    const count = async () => {
      hub.statements()
      await images()
      return hub.statements().length
    }
    const few = await count()
    for (let nth = 0; nth < 5; nth += 1) await give(await makePlaylist(), await picture())
    expect(await count()).toBe(few)
  })

  test('leaves out what is not ready', async () => {
    await announce(admin, 'a.png', 10, { type: 'badge' })
    expect(await images()).toMatchObject({ total: builtIns.length })
  })

  test('is for those who run playlists', async () => {
    expect((await learner.get('/badges/images')).status).toBe(403)
    expect(await images('', manager)).toMatchObject({ total: builtIns.length })
  })
})

describe('a picture', () => {
  test('is served to everybody in the hub, in the size that is asked for', async () => {
    for (const id of [STAR, await picture()])
      for (const [query, dimensions] of [
        ['', '128x128'],
        ['?size=small', '64x64'],
        ['?size=large', '256x256'],
      ]) {
        const answer = await learner.get(`/badges/images/${id}/picture${query}`)
        expect([answer.status, answer.headers['location']]).toEqual([302, `/api/picture/${id}/${dimensions}`])
        const shown = await learner.get(String(answer.headers['location']).slice('/api'.length))
        expect(shown.status).toBe(200)
        const { format, width } = await sharp(shown.raw).metadata()
        expect(`${format} ${width}`).toBe(`webp ${dimensions!.split('x')[0]}`)
      }
    expect((await learner.get(`/picture/${STAR}`)).status).toBe(200)
    expect((await learner.get(`/badges/images/${newId()}/picture`)).status).toBe(404)
    expect((await hub.nobody.get(`/picture/${STAR}`)).status).toBe(401)
  })

  test('belongs to its hub', async () => {
    const id = await picture()
    const foreign = await hub.person({ domainId: 2, isAdmin: true, privileges: ['playlist_write'] })
    expect((await foreign.get(`/badges/images/${id}/picture`)).status).toBe(404)
    expect((await foreign.patch(`/badges/images/${id}`, { style: 'rose' })).status).toBe(404)
    expect((await foreign.delete(`/badges/images/${id}`)).status).toBe(404)
    const { body } = await foreign.post('/playlists/', { name: 'Theirs' })
    expect(await foreign.post('/badges/', { contentIds: [body.id], imageId: id })).toEqual(
      problem(400, 'unknown-reference'),
    )
  })

  test('is shown by the badge that it was uploaded for', async () => {
    const badgeId = await give(await makePlaylist())
    const id = await picture({ referenceIds: [badgeId] })
    expect((await admin.get('/badges/')).body.items[0]).toMatchObject({ imageId: id })
    await picture({ referenceIds: [badgeId], skipAssigningToReference: true })
    expect((await admin.get('/badges/')).body.items[0]).toMatchObject({ imageId: id })
  })

  test('lists the playlists whose badge shows it, as far as somebody may see them', async () => {
    const id = await picture()
    const [b, a] = [await makePlaylist({ name: 'b' }), await makePlaylist({ name: 'A <b>' })]
    const hidden = await makePlaylist({ audience: 'teams', teamIds: [teamId] })
    await give([b, a, hidden], id)
    const gone = await give(await makePlaylist(), id)
    await admin.delete(`/badges/${gone}`)
    const answer = await learner.get(`/badges/images/${id}/playlists`)
    const ofA = { id: a, type: 'playlist', name: 'A <b>' }
    expect(answer.body).toEqual({ items: [ofA, { id: b, type: 'playlist', name: 'b' }], total: 2, nextOffset: null })
    expect((await learner.get(`/badges/images/${id}/playlists?limit=1`)).body).toEqual({
      items: [ofA],
      total: 2,
      nextOffset: 1,
    })
    expect((await manager.get(`/badges/images/${id}/playlists`)).body).toMatchObject({ total: 3 })
    expect((await learner.get(`/badges/images/${STAR}/playlists`)).body).toMatchObject({ total: 0 })
    expect((await learner.get(`/badges/images/${newId()}/playlists`)).status).toBe(404)
  })
})

describe('changing a picture', () => {
  test('counts in all badges that show it', async () => {
    const id = await picture()
    await give(await makePlaylist(), id)
    const change = { alternativeText: '<b>A</b> compass', style: 'rose' }
    expect((await admin.patch(`/badges/images/${id}`, change)).status).toBe(200)
    expect((await admin.get('/badges/')).body.items[0]).toMatchObject({
      imageAlternativeText: '<b>A</b> compass',
      style: 'rose',
    })
    const { etag } = (await admin.get('/badges/images/')).body.items.find((image: { id: string }) => image.id === id)
    const empty = (ifMatch: string) =>
      admin.patch(`/badges/images/${id}`, { alternativeText: null }, { 'if-match': ifMatch })
    expect(await empty('')).toEqual(problem(428, 'version-required'))
    expect((await empty(etag)).status).toBe(200)
    expect(await empty(etag)).toEqual(problem(412, 'version-mismatch'))
    expect((await images()).items[0]).toMatchObject({ alternativeText: null, style: 'rose' })
    expect(await admin.patch(`/badges/images/${STAR}`, change)).toEqual(problem(409, 'badge-image-built-in'))
    expect(await admin.patch(`/badges/images/${newId()}`, change)).toEqual(problem(404, 'not-found'))
    expect((await admin.patch(`/badges/images/${id}`, {})).status).toBe(400)
  })
})

describe('deleting a picture', () => {
  test('gives its badges the replacement and throws its bytes away', async () => {
    const id = await picture()
    const { playlistId, linkIds } = await course()
    const badgeId = await give(playlistId, id)
    const deletedBadge = await give(await makePlaylist(), id)
    await admin.delete(`/badges/${deletedBadge}`)
    await complete(learner, linkIds)
    expect(await admin.delete(`/badges/images/${id}`)).toEqual(problem(409, 'badge-image-in-use'))
    const to = (replacement: string) => admin.delete(`/badges/images/${id}?replacementImageId=${replacement}`)
    expect(await to(newId())).toEqual(problem(400, 'unknown-reference'))
    expect(await to(id)).toEqual(problem(400, 'unknown-reference'))
    expect((await to(STAR)).status).toBe(200)
    expect((await learner.get(`/me/badges/${badgeId}`)).body).toMatchObject({ imageId: STAR })
    expect((await learner.get(`/badges/images/${id}/picture`)).status).toBe(404)
    expect((await learner.get(`/picture/${id}`)).status).toBe(404)
    expect(await hub.context.storage.size(`1/pictures/${id}/full.webp`)).toBeNull()
    expect((await images()).items.map((image) => image.id)).not.toContain(id)
    expect(await to(STAR)).toEqual(problem(404, 'not-found'))
  })

  test('takes one that no badge shows, and none of the hub', async () => {
    const id = await picture()
    expect((await admin.delete(`/badges/images/${id}`)).status).toBe(200)
    expect(await admin.delete(`/badges/images/${STAR}`)).toEqual(problem(409, 'badge-image-built-in'))
    expect(await admin.delete(`/badges/images/${newId()}`)).toEqual(problem(404, 'not-found'))
  })

  test('never leaves a badge without a picture, whoever uses it at that moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [id, playlistId] = [await picture(), await makePlaylist()]
      const [given, deleted] = await Promise.all([
        admin.post('/badges/', { contentIds: [playlistId], imageId: id }),
        admin.delete(`/badges/images/${id}`),
      ])
      expect([
        [201, 409],
        [400, 200],
      ]).toContainEqual([given.status, deleted.status])
    }
  })
})

describe('a manager', () => {
  test('changes pictures that only their badges show, and their own while nobody uses them', async () => {
    const badgeId = await give(await makePlaylist({ ownerTeamId: teamId }))
    const own = await picture({ referenceIds: [badgeId], skipAssigningToReference: true }, manager)
    const [shared, unused] = [await picture(), await picture()]
    const change = (id: string) => manager.patch(`/badges/images/${id}`, { style: 'rose' })
    expect((await change(own)).status).toBe(200)
    expect((await change(unused)).status).toBe(403)
    expect((await manager.patch(`/badges/${badgeId}`, { imageId: shared })).status).toBe(200)
    expect((await change(shared)).status).toBe(200)
    await give(await makePlaylist(), shared)
    expect((await change(shared)).status).toBe(403)
    expect((await manager.delete(`/badges/images/${shared}?replacementImageId=${STAR}`)).status).toBe(403)
    expect((await manager.delete(`/badges/images/${own}`)).status).toBe(200)
  })

  test('uploads only for badges of their team', async () => {
    const foreign = await give(await makePlaylist())
    const ask = (referenceIds: string[], type = 'badge') =>
      manager.post('/files/policy', { filename: 'a.png', size: 10, contentType: 'image/png', type, referenceIds })
    expect((await ask([foreign])).status).toBe(403)
    expect(await ask([newId()])).toEqual(problem(400, 'unknown-reference'))
    expect(await ask([foreign], 'picture')).toEqual(problem(400, 'unknown-reference'))
  })
})

test('does not show a picture that turns out to be none', async () => {
  const badgeId = await give(await makePlaylist())
  const bytes = Buffer.concat([(await photo(20, 20)).subarray(0, 60), Buffer.alloc(40)])
  const announced = await announce(admin, 'a.png', bytes.length, { type: 'badge', referenceIds: [badgeId] })
  await send(admin, announced, bytes)
  await finish(admin, announced)
  await processFile(await hub.hubCall(), announced.fileId)
  expect((await admin.get('/badges/')).body.items[0]).toMatchObject({ imageId: STAR })
  expect(await admin.patch(`/badges/${badgeId}`, { imageId: announced.fileId })).toEqual(
    problem(400, 'unknown-reference'),
  )
})
