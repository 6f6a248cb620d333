import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addAsset, addCourseFile, addFile, addPlaylist } from '../assets/asset-fixtures.ts'
import { STAR } from '../badges/badge-fixtures.ts'
import type { Db } from '../db/connect.ts'
import { newId } from '../platform/ids.ts'
import { makersFor } from '../playlists/playlist-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'

let hub: TestHub
let db: Db
let admin: Somebody

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists', 'manager_reports', 'badges'] })
  db = hub.context.databases.forHub(1)
  admin = await hub.person({ isAdmin: true, privileges: ['user_write', 'playlist_write', 'asset_write'] })
})
afterEach(() => hub.setNow(null))
afterAll(() => hub.close())

async function arrange(playlistId: string, contents: object[]): Promise<void> {
  expect((await makersFor(() => admin).arrange(playlistId, contents)).status).toBe(200)
}

interface Kept {
  time: string
  way: string
  author: { id: string } | null
  content: { id: string | null; type: string; name: string | null }
  version: number | null
  isCurrentVersion: boolean
  score: number | null
}

/** What somebody completed, the oldest first. */
async function kept(who: Somebody, contentId?: string, path = '/me/completions'): Promise<Kept[]> {
  const { status, body } = await who.get(`${path}?limit=100${contentId ? `&contentId=${contentId}` : ''}`)
  expect(status).toBe(200)
  return (body as { items: Kept[] }).items.toReversed()
}

const launch = (who: Somebody, id: string) => who.post(`/me/assets/${id}/launch`)
const on = (day: number) => hub.setNow(new Date(Date.UTC(2026, 4, day, 9)))

async function stateOf(who: Somebody, playlistId: string) {
  const { body } = await who.get(`/me/playlists/${playlistId}`)
  const { userContentStatus, completionRate, completedTime, addedSince } = body
  return { userContentStatus, completionRate, completedTime, addedSince }
}

function contentsOf(ids: readonly string[]) {
  return ids.map((contentId, index) => ({ contentId, rank: `${index + 1}` }))
}

describe('a completion', () => {
  test('is kept with its time, its way, its version and the name that the content had', async () => {
    const learner = await hub.person()
    const [byHand, byItself] = [await addAsset(db, { name: 'By hand', markAsDone: 'manual' }), await addAsset(db)]
    const playlist = await addPlaylist(db, { name: 'Both', items: [byHand, byItself] })
    on(3)
    await learner.put(`/me/assets/${byHand}/read`)
    on(4)
    await launch(learner, byItself)
    await db.updateTable('content').set({ name: 'Renamed' }).where('content.id', '=', byHand).execute()
    expect(await kept(learner)).toMatchObject([
      {
        time: '2026-05-03T09:00:00.000Z',
        way: 'learner',
        author: { id: learner.memberId },
        content: { id: byHand, type: 'web', name: 'By hand' },
        version: 1,
        isCurrentVersion: true,
        score: null,
      },
      { time: '2026-05-04T09:00:00.000Z', way: 'automatic', author: null, content: { id: byItself } },
      { way: 'automatic', content: { id: playlist, type: 'playlist', name: 'Both' } },
    ])
  })

  test('stays when its person takes it back, and a second one stands beside it', async () => {
    const learner = await hub.person()
    const id = await addAsset(db, { markAsDone: 'manual' })
    on(3)
    await learner.put(`/me/assets/${id}/read`)
    await learner.put(`/me/assets/${id}/unread`)
    expect(await kept(learner)).toHaveLength(1)
    const open = { userContentStatus: 'opened', completedTime: '2026-05-03T09:00:00.000Z', replacedSince: false }
    expect((await learner.get(`/me/assets/${id}`)).body).toMatchObject(open)
    on(9)
    await learner.put(`/me/assets/${id}/read`)
    expect((await kept(learner)).map(({ time }) => time.slice(0, 10))).toEqual(['2026-05-03', '2026-05-09'])
  })

  test('is not kept anew by opening the same version again', async () => {
    const learner = await hub.person()
    const id = await addAsset(db)
    const playlist = await addPlaylist(db, { items: [id] })
    for (const day of [3, 4, 5]) {
      on(day)
      await launch(learner, id)
    }
    expect((await kept(learner)).map(({ content }) => content.id)).toEqual(expect.arrayContaining([id, playlist]))
    expect(await kept(learner)).toHaveLength(2)
  })

  test('stays when the file is replaced, and the new version is completed on its own', async () => {
    const learner = await hub.person()
    const file = () => addFile(db, { contentType: 'image/png', format: 'png' })
    const id = await addAsset(db, { type: 'upload', fileId: await file() })
    const told = async () => {
      const { completedTime, replacedSince } = (await learner.get(`/me/assets/${id}`)).body
      return [completedTime, replacedSince]
    }
    expect(await told()).toEqual([null, false])
    on(3)
    await launch(learner, id)
    expect(await told()).toEqual(['2026-05-03T09:00:00.000Z', false])
    expect((await admin.patch(`/assets/${id}`, { name: 'As before' })).status).toBe(200)
    expect(await kept(learner)).toMatchObject([{ version: 1, isCurrentVersion: true }])
    expect((await admin.patch(`/assets/${id}`, { name: 'Anew', fileId: await file() })).status).toBe(200)
    expect(await kept(learner)).toMatchObject([{ version: 1, isCurrentVersion: false }])
    expect(await told()).toEqual(['2026-05-03T09:00:00.000Z', true])
    expect((await admin.get(`/assets/${id}`)).body).toMatchObject({ completedTime: null, replacedSince: false })
    on(9)
    await launch(learner, id)
    expect(await told()).toEqual(['2026-05-09T09:00:00.000Z', false])
    expect(await kept(learner)).toMatchObject([
      { version: 1, isCurrentVersion: false, time: '2026-05-03T09:00:00.000Z' },
      { version: 2, isCurrentVersion: true, time: '2026-05-09T09:00:00.000Z' },
    ])
  })

  test('of a course is of the version that its attempt began with, and has its score', async () => {
    const learner = await hub.person()
    const id = await addAsset(db, { type: 'scorm', fileId: await addCourseFile(db) })
    const { attempt } = (await launch(learner, id)).body
    expect((await admin.patch(`/assets/${id}`, { name: 'Anew', fileId: await addCourseFile(db) })).status).toBe(200)
    const values = { 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '85' }
    await learner.put(`/me/assets/${id}/attempts/${attempt.id}`, {
      sequence: 1,
      currentActivityId: 'one',
      activities: [{ activityId: 'one', values }],
    })
    expect(await kept(learner)).toMatchObject([{ version: 1, isCurrentVersion: false, score: 85, way: 'automatic' }])
  })

  test('stays when the content is deleted', async () => {
    const learner = await hub.person()
    const id = await addAsset(db, { name: 'Gone' })
    const playlist = await addPlaylist(db, { name: 'Gone too', items: [id] })
    await launch(learner, id)
    await db.updateTable('content').set({ is_deleted: true }).where('content.id', 'in', [id, playlist]).execute()
    const names = (all: Kept[]) => new Set(all.map(({ content }) => content.name))
    expect(names(await kept(learner))).toEqual(new Set(['Gone', 'Gone too']))
    const forAdmin = await kept(admin, undefined, `/users/${learner.memberId}/completions`)
    expect(names(forAdmin)).toEqual(new Set(['Gone', 'Gone too']))
  })

  test('that came from another system is listed like every other', async () => {
    const learner = await hub.person()
    const id = await addAsset(db, { name: 'Learned elsewhere' })
    const row = { id: newId(), member_id: learner.memberId, content_id: id, content_name: 'Learned elsewhere' }
    const about = {
      completed_at: new Date('2024-02-01T09:00:00Z'),
      way: 'import',
      actor_id: admin.memberId,
      version: null,
    }
    await db
      .insertInto('completion')
      .values({ ...row, ...about })
      .execute()
    const told = { time: '2024-02-01T09:00:00.000Z', way: 'import', author: { id: admin.memberId }, version: null }
    for (const [who, path] of [
      [learner, '/me/completions'],
      [admin, `/users/${learner.memberId}/completions`],
    ] as const)
      expect(await kept(who, undefined, path)).toMatchObject([{ ...told, content: { id }, isCurrentVersion: false }])
    const { completedTime, replacedSince } = (await learner.get(`/me/assets/${id}`)).body
    expect([completedTime, replacedSince]).toEqual([told.time, false])
  })

  test.each([
    ['change', () => db.updateTable('completion').set({ reason: 'no' }).execute()],
    ['remove', () => db.deleteFrom('completion').execute()],
  ])('is not for the app to %s', async (_, change) => {
    await expect(change()).rejects.toThrow('permission denied')
  })

  test('costs no statement of its own', async () => {
    const learner = await hub.person()
    const id = await addAsset(db)
    await addPlaylist(db, { items: [id] })
    hub.statements()
    await launch(learner, id)
    const writes = hub.statements().filter((text) => text.includes('into "completion"'))
    expect(writes.map((text) => text.includes('into "content_user"'))).toEqual([true, true])
  })
})

describe('a playlist', () => {
  test('that requires more keeps when it was completed, says how much came since, and counts what is required now', async () => {
    const learner = await hub.person()
    const [one, two, three, spare] = [
      await addAsset(db),
      await addAsset(db),
      await addAsset(db),
      await addAsset(db),
    ] as const
    const playlist = await addPlaylist(db, { items: [one] })
    expect(await stateOf(learner, playlist)).toMatchObject({ completedTime: null, addedSince: 0 })
    on(3)
    await launch(learner, one)
    const completedTime = '2026-05-03T09:00:00.000Z'
    expect(await stateOf(learner, playlist)).toMatchObject({
      userContentStatus: 'completed',
      completedTime,
      addedSince: 0,
    })

    on(5)
    const optional = { contentId: spare, rank: '4', updatedDetails: { optional: true } }
    await arrange(playlist, [...contentsOf([one, two, three]), optional])
    const open = { userContentStatus: 'opened', completedTime, addedSince: 2 }
    expect(await stateOf(learner, playlist)).toMatchObject({ ...open, completionRate: 1 / 3 })
    on(6)
    await launch(learner, two)
    expect(await stateOf(learner, playlist)).toMatchObject(open)

    on(9)
    await launch(learner, three)
    expect(await stateOf(learner, playlist)).toMatchObject({
      userContentStatus: 'completed',
      completedTime: '2026-05-09T09:00:00.000Z',
      addedSince: 0,
    })
    expect(await kept(learner, playlist)).toMatchObject([
      { time: completedTime, isCurrentVersion: false },
      { time: '2026-05-09T09:00:00.000Z', isCurrentVersion: true },
    ])
  })

  test('is completed anew also where all that came to it is completed at once', async () => {
    const learner = await hub.person()
    const [one, two] = [await addAsset(db), await addAsset(db)]
    const playlist = await addPlaylist(db, { items: [one] })
    on(3)
    await launch(learner, one)
    await arrange(playlist, contentsOf([one, two]))
    on(9)
    await launch(learner, two)
    expect((await kept(learner, playlist)).map(({ time, version }) => [time.slice(0, 10), version])).toEqual([
      ['2026-05-03', expect.any(Number)],
      ['2026-05-09', expect.any(Number)],
    ])
  })

  test('is the same for those who completed it when it is only put into another order', async () => {
    const learner = await hub.person()
    const [one, two] = [await addAsset(db), await addAsset(db)]
    const playlist = await addPlaylist(db, { items: [one, two] })
    for (const id of [one, two]) await launch(learner, id)
    await arrange(playlist, contentsOf([two, one]))
    expect(await kept(learner, playlist)).toMatchObject([{ isCurrentVersion: true }])
    expect(await stateOf(learner, playlist)).toMatchObject({ userContentStatus: 'completed', addedSince: 0 })
  })

  test('keeps its badge awarded when it requires more', async () => {
    const learner = await hub.person()
    const [one, two] = [await addAsset(db), await addAsset(db)]
    const playlist = await addPlaylist(db, { items: [one] })
    expect((await admin.post('/badges/', { contentIds: [playlist], imageId: STAR })).status).toBe(201)
    await launch(learner, one)
    await arrange(playlist, contentsOf([one, two]))
    await launch(learner, await addAsset(db))
    const { body } = await learner.get(`/me/playlists/${playlist}`)
    expect(body).toMatchObject({ hasUserBadge: true, userContentStatus: 'opened', addedSince: 1 })
  })

  test('that somebody could not see is in no list of theirs, but in that of admins', async () => {
    const learner = await hub.person()
    const id = await addAsset(db)
    await addPlaylist(db, { items: [id] })
    const secret = await addPlaylist(db, { name: 'Secret', audience: 'admin', items: [id] })
    await launch(learner, id)
    expect(await kept(learner, secret)).toEqual([])
    expect(JSON.stringify((await learner.get('/me/activity')).body)).not.toContain(secret)
    expect(await kept(admin, secret, `/users/${learner.memberId}/completions`)).toHaveLength(1)
  })
})

test('is read by managers of a team of the person, as far as they may see the content themselves', async () => {
  const [teamId, otherId] = [
    await addTeam(hub.context.databases, 'Team'),
    await addTeam(hub.context.databases, 'Other'),
  ]
  const learner = await hub.person({ teams: [{ id: teamId, role: 'member' }] })
  const manager = await hub.person({ teams: [{ id: teamId, role: 'manager' }] })
  const stranger = await hub.person({ teams: [{ id: otherId, role: 'manager' }] })
  const ids = [await addAsset(db, { name: 'Open' }), await addAsset(db, { name: 'Closed' })]
  const own = await addAsset(db, { name: 'Of their team', ownerTeamId: teamId })
  for (const id of [...ids, own]) await launch(learner, id)
  await db.updateTable('content').set({ published: false }).where('content.id', 'in', [ids[1]!, own]).execute()
  const path = `/users/${learner.memberId}/completions`
  const names = async (who: Somebody) => (await kept(who, undefined, path)).map(({ content }) => content.name)
  expect(await names(manager)).toEqual(['Open', null, 'Of their team'])
  expect(await names(admin)).toEqual(['Open', 'Closed', 'Of their team'])
  expect((await stranger.get(path)).status).toBe(403)
  expect((await learner.get(path)).status).toBe(403)
  const elsewhere = await hub.person({ domainId: 2 })
  expect((await admin.get(`/users/${elsewhere.memberId}/completions`)).status).toBe(404)
})
