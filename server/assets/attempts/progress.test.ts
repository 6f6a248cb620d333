import { afterEach, describe, expect, test } from 'vitest'
import { giveStatus } from '../../content/progress/given-progress-service.ts'
import { inTransaction } from '../../db/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { addAsset, addFile, addPlaylist, addVideo, db, hub, learner, useAssetsHub } from '../asset-fixtures.ts'

useAssetsHub()
afterEach(() => hub.setNow(null))

const statusOf = async (id: string) => (await learner.get(`/me/assets/${id}/status`)).body
const audits = async (id: string) => (await hub.audit(id)).map(({ details }) => details)

describe('reading by hand', () => {
  test('marks as done, keeps the moment, and takes it off again', async () => {
    const id = await addAsset(db, { markAsDone: 'manual' })
    const playlistId = await addPlaylist(db, { items: [id] })
    const rate = async () => (await learner.get(`/me/playlists/${playlistId}`)).body.completionRate
    expect(await statusOf(id)).toEqual({
      userContentStatus: 'notstarted',
      userScormAssetStatus: null,
      openedTime: null,
      completedTime: null,
    })
    hub.setNow(new Date('2026-11-02T10:00:00Z'))
    expect((await learner.put(`/me/assets/${id}/read`)).body).toEqual({ success: true })
    hub.setNow(new Date('2026-11-03T10:00:00Z'))
    expect((await learner.put(`/me/assets/${id}/read`)).status).toBe(200)
    const moment = '2026-11-02T10:00:00.000Z'
    expect(await statusOf(id)).toEqual({
      userContentStatus: 'completed',
      userScormAssetStatus: null,
      openedTime: moment,
      completedTime: moment,
    })
    expect(await rate()).toBe(1)
    expect((await learner.put(`/me/assets/${id}/unread`)).body).toEqual({ success: true })
    expect((await learner.put(`/me/assets/${id}/unread`)).status).toBe(200)
    expect(await statusOf(id)).toEqual({
      userContentStatus: 'opened',
      userScormAssetStatus: null,
      openedTime: moment,
      completedTime: null,
    })
    expect(await rate()).toBe(0)
    expect(await audits(id)).toEqual([
      [{ property: 'userContentStatus', oldValue: 'notstarted', value: 'completed' }],
      [{ property: 'userContentStatus', oldValue: 'completed', value: 'opened' }],
    ])
  })

  test('leaves alone what was never opened', async () => {
    const id = await addAsset(db, { markAsDone: 'manual' })
    expect((await learner.put(`/me/assets/${id}/unread`)).status).toBe(200)
    expect((await statusOf(id)).userContentStatus).toBe('notstarted')
  })

  test('answers 409 where the hub marks by itself', async () => {
    const id = await addAsset(db)
    for (const verb of ['read', 'unread'])
      expect(await learner.put(`/me/assets/${id}/${verb}`)).toMatchObject({
        status: 409,
        body: { code: 'marked-automatically' },
      })
  })
})

describe('updateMyAssetPosition', () => {
  const put = (id: string, position: number, duration: number | null = null) =>
    learner.put(`/me/assets/${id}/position`, { position, duration })
  const launched = async (about: Parameters<typeof addAsset>[1]) => {
    const id = await addAsset(db, { type: 'upload', ...about })
    expect((await learner.post(`/me/assets/${id}/launch`)).status).toBe(200)
    return id
  }

  test('completes a recording at nine tenths and no sooner, and never takes that back', async () => {
    const id = await launched({ fileId: await addVideo(db) })
    const playlistId = await addPlaylist(db, { items: [id] })
    expect((await put(id, 89.9)).body).toEqual({ success: true, userContentStatus: 'opened' })
    expect((await put(id, 90)).body.userContentStatus).toBe('completed')
    expect((await put(id, 3)).body.userContentStatus).toBe('completed')
    expect((await statusOf(id)).userContentStatus).toBe('completed')
    expect((await learner.get(`/me/playlists/${playlistId}`)).body.userContentStatus).toBe('completed')
    expect(await audits(id)).toHaveLength(1)
  })

  test('believes the length that the hub knows over the one that is sent', async () => {
    const [known, unknown] = [await addVideo(db), await addFile(db, { contentType: 'audio/mpeg' })]
    const [film, sound] = [await launched({ fileId: known }), await launched({ fileId: unknown })]
    expect((await put(film, 10, 10)).body.userContentStatus).toBe('opened')
    expect((await put(sound, 10, null)).body.userContentStatus).toBe('opened')
    expect((await put(sound, 10, 10)).body.userContentStatus).toBe('completed')
  })

  test('leaves a recording that is marked by hand at opened', async () => {
    const id = await launched({ fileId: await addVideo(db), markAsDone: 'manual' })
    expect((await put(id, 100)).body.userContentStatus).toBe('opened')
  })

  test('completes nothing from a window that was open when somebody let the learner begin again', async () => {
    const id = await launched({ fileId: await addVideo(db) })
    const now = new Date()
    const given = { actorId: learner.memberId, memberIds: [learner.memberId], assetIds: [id], reason: null }
    const reset = async () =>
      inTransaction(await hub.hubCall(), (call) =>
        giveStatus(call, { ...given, status: 'notstarted', way: 'admin', jobId: newId(), at: now, now }),
      )
    await reset()
    expect((await put(id, 95)).body.userContentStatus).toBe('notstarted')
    await learner.post(`/me/assets/${id}/launch`)
    // Side by side: each waits for the other, and neither order leaves it completed by what came before.
    await Promise.all([reset(), ...[95, 96, 97].map((position) => put(id, position)), reset()])
    await reset()
    expect((await put(id, 98)).body.userContentStatus).toBe('notstarted')
    expect((await statusOf(id)).userContentStatus).toBe('notstarted')
    await learner.post(`/me/assets/${id}/launch`)
    expect((await put(id, 99)).body.userContentStatus).toBe('completed')
  })

  test('answers 409 for what is no recording, and 400 for a place before the start', async () => {
    expect(await put(await addAsset(db), 1)).toMatchObject({ status: 409, body: { code: 'not-a-recording' } })
    expect((await put(await addAsset(db, { type: 'upload', fileId: await addVideo(db) }), -1)).status).toBe(400)
  })
})

describe('updateMyAssetPages', () => {
  const pdf = () => addFile(db, { contentType: 'application/pdf', format: 'pdf' })
  const launch = async (id: string) => (await learner.post(`/me/assets/${id}/launch`)).body.pages
  const launched = async (about: Parameters<typeof addAsset>[1] = {}) => {
    const id = await addAsset(db, { type: 'upload', fileId: await pdf(), ...about })
    await launch(id)
    return id
  }
  const put = (id: string, pages: readonly [number, number][], pageCount = 12) =>
    learner.put(`/me/assets/${id}/pages`, {
      page: pages.at(-1)?.[1] ?? 1,
      pageCount,
      seen: pages.map(([first, last]) => ({ first, last })),
    })
  const after = async (...sent: Parameters<typeof put>) => (await put(...sent)).body.userContentStatus

  test('completes a PDF once all of its pages were seen, in whatever order, and counts none twice', async () => {
    const id = await launched()
    const playlistId = await addPlaylist(db, { items: [id] })
    expect(await launch(id)).toEqual({ page: null, seen: [], requiredPercent: 100 })
    expect((await put(id, [[12, 12]])).body).toEqual({ success: true, userContentStatus: 'opened' })
    expect(
      await after(id, [
        [1, 3],
        [2, 4],
      ]),
    ).toBe('opened')
    expect(await after(id, [[2, 4]])).toBe('opened')
    expect(await launch(id)).toEqual({
      page: 4,
      seen: [
        { first: 1, last: 4 },
        { first: 12, last: 12 },
      ],
      requiredPercent: 100,
    })
    expect(await after(id, [[5, 10]])).toBe('opened')
    expect(await after(id, [[11, 11]])).toBe('completed')
    expect((await learner.get(`/me/playlists/${playlistId}`)).body.userContentStatus).toBe('completed')
    expect(await audits(id)).toHaveLength(1)
    // Who comes back goes on where they were, and what is due once more is read once more.
    expect(await launch(id)).toEqual({ page: 11, seen: [], requiredPercent: 100 })
    expect(await after(id, [[1, 1]])).toBe('completed')
  })

  test('completes it at the part that its author asks for, rounded up', async () => {
    const id = await launched({ requiredPagesPercent: 30 })
    expect(await after(id, [[5, 7]], 11)).toBe('opened')
    expect(await after(id, [[9, 9]], 11)).toBe('completed')
  })

  test('completes one page once it was shown, and counts no page that there is not', async () => {
    const [one, two] = [await launched(), await launched()]
    expect(await after(one, [[1, 1]], 1)).toBe('completed')
    expect(await after(two, [[2, 10_000]], 2)).toBe('opened')
    expect(await launch(two)).toMatchObject({ page: 2, seen: [{ first: 2, last: 2 }] })
    expect(await after(two, [[9, 3]], 2)).toBe('opened')
  })

  test('leaves what is marked by hand at opened, and completes nothing that was not opened', async () => {
    const [manual, unopened] = [
      await launched({ markAsDone: 'manual' }),
      await addAsset(db, { type: 'upload', fileId: await pdf() }),
    ]
    expect(await after(manual, [[1, 12]])).toBe('opened')
    expect(await after(unopened, [[1, 12]])).toBe('notstarted')
    expect((await statusOf(unopened)).userContentStatus).toBe('notstarted')
    expect(await launch(unopened)).toMatchObject({ page: null, seen: [] })
  })

  test('begins anew for who is let begin again', async () => {
    const id = await launched()
    await put(id, [[1, 11]])
    const now = new Date()
    await inTransaction(await hub.hubCall(), (call) =>
      giveStatus(call, {
        actorId: learner.memberId,
        memberIds: [learner.memberId],
        assetIds: [id],
        reason: null,
        status: 'notstarted',
        way: 'admin',
        jobId: newId(),
        at: now,
        now,
      }),
    )
    expect(await after(id, [[12, 12]])).toBe('notstarted')
    expect(await launch(id)).toMatchObject({ page: null, seen: [] })
  })

  test('answers 409 for what has no pages to show, and 400 for a page before the first', async () => {
    const download = await launched({ download: 'required' })
    for (const id of [await addAsset(db), download])
      expect(await put(id, [[1, 1]])).toMatchObject({ status: 409, body: { code: 'not-a-pdf' } })
    expect((await put(await launched(), [[0, 1]])).status).toBe(400)
  })
})
