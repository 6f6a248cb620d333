import { afterEach, describe, expect, test } from 'vitest'
import { giveStatus } from '../content/progress/given-service.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../platform/ids.ts'
import { addAsset, addFile, addPlaylist, addVideo, db, hub, learner, useAssetsHub } from './asset-fixtures.ts'

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
