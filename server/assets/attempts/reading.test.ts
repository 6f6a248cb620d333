import { describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testHub, type TestHub } from '../../testing/app.ts'
import { addTeam } from '../../testing/people.ts'
import {
  addAsset,
  addCourseFile,
  addFile,
  addPlaylist,
  addSubtitles,
  addVideo,
  db,
  hub,
  learner,
  useAssetsHub,
} from '../asset-fixtures.ts'

useAssetsHub()

describe('getMyAsset', () => {
  test('answers a recording with its file, subtitles, author and parents, and the version as ETag', async () => {
    const author = await hub.person({ firstName: 'Ann', lastName: 'Author' })
    const id = await addAsset(db, {
      type: 'upload',
      fileId: await addVideo(db),
      download: 'enabled',
      authorId: author.memberId,
    })
    const subtitles = await addSubtitles(db, id, 'de-DE')
    const playlistId = await addPlaylist(db, { name: 'Holder', items: [{ id, optional: true }] })
    const { status, body, headers } = await learner.get(`/me/assets/${id}`)
    expect(status).toBe(200)
    expect(headers['etag']).toBe('"v1"')
    expect(body).toMatchObject({
      id,
      type: 'upload',
      fileStatus: 'ready',
      fileFormat: 'mp4',
      fileSize: 1000,
      original_file_name: 'file.mp4',
      duration: 100,
      download: 'enabled',
      downloadUrl: `/api/asset/${id}/download`,
      subtitles: [{ id: subtitles, locale: 'de-DE', filename: 'file.vtt' }],
      author: { id: author.memberId, displayName: 'Ann Author' },
      parentPlaylists: [{ id: playlistId, name: 'Holder', optional: true }],
      collection_id: null,
      scormSettings: null,
      userContentStatus: 'notstarted',
      userScormAssetStatus: null,
    })
  })

  test('names no deleted subtitles', async () => {
    const id = await addAsset(db, { type: 'upload', fileId: await addVideo(db) })
    const [kept, deleted] = [await addSubtitles(db, id, 'de-DE'), await addSubtitles(db, id, 'en-GB')]
    await db
      .updateTable('subtitle')
      .set({ is_deleted: true, deleted_at: new Date() })
      .where('id', '=', deleted)
      .execute()
    expect((await learner.get(`/me/assets/${id}`)).body.subtitles).toMatchObject([{ id: kept, locale: 'de-DE' }])
  })

  test('answers a course with the usual settings, and no download where it is disabled', async () => {
    const id = await addAsset(db, { type: 'scorm', fileId: await addCourseFile(db) })
    expect((await learner.get(`/me/assets/${id}`)).body).toMatchObject({
      scormSettings: { completeWhen: 'completed', canStartAgain: false, keptScore: 'best' },
      downloadUrl: null,
    })
  })

  test('sends one statement once the caller is known', async () => {
    const id = await addAsset(db)
    await addPlaylist(db, { items: [id] })
    await learner.get(`/me/assets/${id}`)
    hub.statements()
    await learner.get(`/me/assets/${id}`)
    expect(hub.statements()).toHaveLength(1)
  })

  test('names no playlist that the caller may not see', async () => {
    const id = await addAsset(db)
    await addPlaylist(db, { name: 'For admins', audience: 'admin', items: [id] })
    const open = await addPlaylist(db, { name: 'Open', items: [id] })
    expect((await learner.get(`/me/assets/${id}`)).body.parentPlaylists).toEqual([
      { id: open, name: 'Open', optional: false },
    ])
  })
})

describe('what somebody may not see', () => {
  const answers = async (who: { get: TestHub['nobody']['get'] }, id: string) =>
    (await who.get(`/me/assets/${id}`)).status

  test('answers 404 for what is deleted, unpublished, unknown, of another hub or no asset', async () => {
    const elsewhere = await hub.person({ domainId: 2 })
    for (const id of [
      await addAsset(db, { isDeleted: true }),
      await addAsset(db, { published: false }),
      newId(),
      await addPlaylist(db),
    ])
      expect(await answers(learner, id)).toBe(404)
    expect(await answers(elsewhere, await addAsset(db))).toBe(404)
  })

  test('follows the audience: teams and admins', async () => {
    const team = await addTeam(hub.context.databases, 'Team')
    const [insider, admin] = await Promise.all([
      hub.person({ teams: [{ id: team, role: 'member' }] }),
      hub.person({ isAdmin: true }),
    ])
    const forTeam = await addAsset(db, { audience: 'teams', teamIds: [team] })
    const forAdmins = await addAsset(db, { audience: 'admin' })
    expect([await answers(learner, forTeam), await answers(insider, forTeam), await answers(admin, forTeam)]).toEqual([
      404, 200, 404,
    ])
    expect([
      await answers(learner, forAdmins),
      await answers(insider, forAdmins),
      await answers(admin, forAdmins),
    ]).toEqual([404, 404, 200])
  })

  test('answers 404 for what stands in a closed section, on every call', async () => {
    const id = await addAsset(db, { type: 'scorm', fileId: await addCourseFile(db) })
    const playlistId = await addPlaylist(db, { items: ['closed', id] })
    const path = `/me/assets/${id}`
    const attempt = { sequence: 1, currentActivityId: null, activities: [] }
    const calls = await Promise.all([
      learner.get(path),
      learner.get(`${path}/playlist/${playlistId}`),
      learner.get(`${path}/parentPlaylists`),
      learner.get(`${path}/status`),
      learner.put(`${path}/read`),
      learner.put(`${path}/unread`),
      learner.post(`${path}/save`),
      learner.delete(`${path}/unsave`),
      learner.put(`${path}/likes`, { rated_like: 1 }),
      learner.post(`${path}/launch`),
      learner.put(`${path}/attempts/${newId()}`, attempt),
      learner.put(`${path}/pages`, { page: 1, pageCount: 1, seen: [] }),
      learner.put(`${path}/position`, { position: 1, duration: null }),
    ])
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 404))
  })

  test('answers 401 to nobody and 400 to an id that is none', async () => {
    expect((await hub.nobody.get('/me/assets/')).status).toBe(401)
    expect((await learner.get('/me/assets/17')).status).toBe(400)
  })
})

describe('listMyAssets', () => {
  test('lists what is visible and ready, the newest change first, in two statements', async () => {
    const own = await testHub()
    try {
      const store = own.context.databases.forHub(1)
      const reader = await own.person()
      const old = await addAsset(store, { name: 'An old 100% link', updatedAt: new Date('2026-01-01T00:00:00Z') })
      const film = await addAsset(store, {
        type: 'upload',
        name: 'A film',
        fileId: await addVideo(store),
        updatedAt: new Date('2026-02-01T00:00:00Z'),
      })
      for (const status of ['draft', 'processing', 'invalid'] as const)
        await addAsset(store, { type: 'upload', fileId: await addFile(store, { status }) })
      await addAsset(store, { published: false })
      await addAsset(store, { audience: 'admin' })
      await addPlaylist(store)
      await reader.get('/me/assets/')
      own.statements()
      const { body } = await reader.get('/me/assets/')
      expect(own.statements()).toHaveLength(2)
      expect(body).toMatchObject({
        items: [{ id: film, fileFormat: 'mp4', duration: 100 }, { id: old }],
        total: 2,
        nextOffset: null,
      })
      expect((await reader.get('/me/assets/?limit=1')).body).toMatchObject({
        items: [{ id: film }],
        total: 2,
        nextOffset: 1,
      })
      expect((await reader.get('/me/assets/?limit=1&offset=1')).body).toMatchObject({
        items: [{ id: old }],
        nextOffset: null,
      })
      expect((await reader.get('/me/assets/?search=100%25')).body).toMatchObject({ items: [{ id: old }], total: 1 })
    } finally {
      await own.close()
    }
  })
})

describe('listMyAssetParentPlaylists', () => {
  test('lists visible playlists by name, in two statements', async () => {
    const id = await addAsset(db)
    const [b, a] = [
      await addPlaylist(db, { name: 'B', items: [id] }),
      await addPlaylist(db, { name: 'A', items: [{ id, optional: true }] }),
    ]
    await addPlaylist(db, { name: 'Hidden', audience: 'admin', items: [id] })
    await learner.get(`/me/assets/${id}/parentPlaylists`)
    hub.statements()
    const { body } = await learner.get(`/me/assets/${id}/parentPlaylists?limit=1`)
    expect(hub.statements()).toHaveLength(2)
    expect(body).toEqual({ items: [{ id: a, name: 'A', optional: true }], total: 2, nextOffset: 1 })
    expect((await learner.get(`/me/assets/${id}/parentPlaylists?offset=1`)).body).toEqual({
      items: [{ id: b, name: 'B', optional: false }],
      total: 2,
      nextOffset: null,
    })
  })
})

describe('getMyAssetInPlaylist', () => {
  test('answers rank and neighbours, passing over what is closed or meant for others', async () => {
    const [first, hidden, middle, last, locked] = [
      await addAsset(db, { name: 'First' }),
      await addAsset(db, { published: false }),
      await addAsset(db),
      await addAsset(db),
      await addAsset(db),
    ]
    const id = await addPlaylist(db, { items: [first, hidden, { id: middle, optional: true }, last, 'closed', locked] })
    const at = (asset: string, playlist = id) => learner.get(`/me/assets/${asset}/playlist/${playlist}`)
    expect((await at(middle)).body).toMatchObject({
      collection_id: id,
      rank: '3',
      optional: true,
      previousItem: { id: first, type: 'web', name: 'First' },
      nextItem: { id: last },
    })
    expect((await at(first)).body).toMatchObject({ previousItem: null, nextItem: { id: middle } })
    expect((await at(last)).body.nextItem).toBeNull()
    const secret = await addPlaylist(db, { audience: 'admin', items: [first] })
    const other = await addPlaylist(db, { items: [locked] })
    for (const [asset, playlist] of [
      [locked, id],
      [first, secret],
      [first, newId()],
      [first, other],
      [first, first],
    ] as const)
      expect((await at(asset, playlist)).status).toBe(404)
  })
})

describe('saving and liking', () => {
  test('keeps and takes back that an asset is saved, each as often as one likes', async () => {
    const id = await addAsset(db)
    const isSaved = async () => (await learner.get(`/me/assets/${id}`)).body.isSaved
    for (const expected of [true, true]) {
      expect((await learner.post(`/me/assets/${id}/save`)).body).toEqual({ success: true })
      expect(await isSaved()).toBe(expected)
    }
    expect((await learner.delete(`/me/assets/${id}/unsave`)).status).toBe(200)
    expect((await learner.delete(`/me/assets/${id}/unsave`)).status).toBe(200)
    expect(await isSaved()).toBe(false)
  })

  test('counts each person once, and replaces rating and message', async () => {
    const id = await addAsset(db)
    const like = (body: unknown) => learner.put(`/me/assets/${id}/likes`, body)
    const state = async () => (await learner.get(`/me/assets/${id}`)).body
    await like({ rated_like: 1, rating: 4, message: 'Clear.' })
    await like({ rated_like: 1, rating: 5 })
    expect(await state()).toMatchObject({ user_rated_like: 1, user_rating: 5, rating_count: 1 })
    const row = await db
      .selectFrom('content_user')
      .select('rating_message')
      .where('content_id', '=', id)
      .executeTakeFirst()
    expect(row?.rating_message).toBeNull()
    await like({ rated_like: 0 })
    expect(await state()).toMatchObject({ user_rated_like: 0, user_rating: null, rating_count: 0 })
    expect((await like({ rated_like: 1, rating: 6 })).status).toBe(400)
    expect((await like({ rated_like: true })).status).toBe(400)
    expect((await learner.put(`/me/assets/${await addPlaylist(db)}/likes`, { rated_like: 1 })).status).toBe(404)
  })
})
