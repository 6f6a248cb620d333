import { describe, expect, test } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../platform/ids.ts'
import {
  admin,
  author,
  call,
  hub,
  learner,
  mails,
  makePlaylist,
  newsOf,
  NOW,
  tell,
  useNewsHub,
} from './notification-fixtures.ts'
import { deleteOldNotifications, notify } from './service.ts'

/** Telling people, and how they read what they are told. */

useNewsHub()

const DAY_MS = 24 * 60 * 60 * 1000

describe('notify', () => {
  test('tells each person once under one key, however often and at once it is asked', async () => {
    const mail = { template: 'welcome' as const, link: 'http://localhost:3000/', resendIfUncertain: true }
    const memberIds = [learner.memberId, learner.memberId, author.memberId, newId()]
    const news = { key: `test:${newId()}`, memberIds, mail }
    await Promise.all([tell(news), tell(news)])
    expect(await tell(news)).toEqual(new Set())
    expect([(await newsOf(learner)).total, (await newsOf(author)).total]).toEqual([1, 1])
    expect(await mails()).toHaveLength(2)
  })

  test('undoes all of it with the change that it belongs to', async () => {
    const change = inTransaction(call, async (call) => {
      await notify(call, { key: newId(), type: 'nudge', memberIds: [learner.memberId] })
      throw new Error('undone')
    })
    await expect(change).rejects.toThrow('undone')
    expect((await newsOf(learner)).total).toBe(0)
  })

  test('shows what the hub did by itself, and when something is due', async () => {
    await tell({ type: 'contentDue', contentId: await makePlaylist(), dueAt: new Date('2026-11-10T00:00:00Z') })
    expect((await newsOf(learner)).items).toMatchObject([
      { type: 'contentDue', actor: null, refId: null, message: null, dueDate: '2026-11-10T00:00:00.000Z' },
    ])
  })

  test('reaches nobody of another hub', async () => {
    const stranger = await hub.person({ domainId: 2 })
    expect(await tell({ memberIds: [stranger.memberId] })).toEqual(new Set())
  })
})

/** Tells the learner of some things, one each second. @returns their ids, the oldest first */
async function tellSome(count: number): Promise<string[]> {
  for (let nth = 0; nth < count; nth += 1) {
    hub.setNow(new Date(NOW.getTime() + nth * 1000))
    await tell({ type: nth % 2 ? 'badgeAwarded' : 'nudge', message: `${nth}` })
  }
  return (await newsOf(learner)).items.map(({ id }: { id: string }) => id).toReversed()
}

describe('listMyNotifications', () => {
  test('shows the newest first, narrowed by what was read and by type, and counts what is unread in all', async () => {
    const ids = await tellSome(5)
    await learner.patch(`/me/notifications/${ids[0]}`, { read: true })
    const messages = async (query: string) => {
      const { items, total, unreadCount, nextOffset } = await newsOf(learner, query)
      return [items.map(({ message }: { message: string }) => message).join(''), total, unreadCount, nextOffset]
    }
    expect(await messages('')).toEqual(['43210', 5, 4, null])
    expect(await messages('?limit=2')).toEqual(['43', 5, 4, 2])
    expect(await messages('?limit=2&offset=4')).toEqual(['0', 5, 4, null])
    expect(await messages('?read=true')).toEqual(['0', 1, 4, null])
    expect(await messages('?read=false')).toEqual(['4321', 4, 4, null])
    expect(await messages('?type=nudge&read=false')).toEqual(['42', 2, 4, null])
    expect((await learner.get('/me/notifications?type=gossip')).status).toBe(400)
    expect((await newsOf(author)).unreadCount).toBe(0)
  })

  test('takes four statements however many there are', async () => {
    for (let nth = 0; nth < 8; nth += 1) await tell({ contentId: await makePlaylist(), actorId: author.memberId })
    await newsOf(learner)
    hub.statements()
    expect((await newsOf(learner)).items).toHaveLength(8)
    expect(hub.statements()).toHaveLength(4)
  })

  test('forgets after ninety days, and the sweep deletes no younger ones', async () => {
    await tellSome(2)
    hub.setNow(new Date(NOW.getTime() + 90 * DAY_MS))
    expect(await newsOf(learner)).toMatchObject({ total: 1, unreadCount: 1, items: [{ message: '1' }] })
    await deleteOldNotifications(call)
    const left = await call.db
      .selectFrom('notification')
      .select('message')
      .where('member_id', '=', learner.memberId)
      .execute()
    expect(left).toEqual([{ message: '1' }])
  })
})

describe('updateMyNotifications', () => {
  test('marks all that came until a moment, and back', async () => {
    await tellSome(4)
    const until = new Date(NOW.getTime() + 1000).toISOString()
    expect((await learner.patch('/me/notifications', { read: true, until })).body).toEqual({
      success: true,
      unreadCount: 2,
    })
    expect((await learner.patch('/me/notifications', { read: true })).body.unreadCount).toBe(0)
    expect((await learner.patch('/me/notifications', { read: false, until })).body.unreadCount).toBe(2)
  })

  test('marks those that are named, and none when one of them is not the own', async () => {
    const ids = await tellSome(3)
    await tell({ memberIds: [author.memberId] })
    const [foreign] = (await newsOf(author)).items
    for (const id of [foreign.id, newId()])
      expect((await learner.patch('/me/notifications', { read: true, ids: [ids[0], id] })).body).toMatchObject({
        status: 400,
        code: 'unknown-reference',
        errors: [{ pointer: '/ids/1' }],
      })
    expect((await newsOf(learner)).unreadCount).toBe(3)
    const some = [ids[0]!.toUpperCase(), ids[2]]
    expect((await learner.patch('/me/notifications', { read: true, ids: some })).body.unreadCount).toBe(1)
    expect((await newsOf(author)).unreadCount).toBe(1)
  })

  test('counts right when two browsers mark at once', async () => {
    await tellSome(6)
    await Promise.all([1, 2, 3].map(() => learner.patch('/me/notifications', { read: true })))
    expect((await newsOf(learner)).unreadCount).toBe(0)
  })

  test.each([
    {},
    { read: 'yes' },
    { read: true, ids: [] },
    { read: true, until: 'soon' },
    { read: true, until: '2026-12-31T23:59:60Z' },
  ])('refuses %j', async (body) => {
    expect((await learner.patch('/me/notifications', body)).status).toBe(400)
  })
})

describe('updateMyNotification', () => {
  test("marks one, and answers 404 for somebody else's and for nothing", async () => {
    const [id] = await tellSome(2)
    const path = `/me/notifications/${id}`
    expect((await learner.patch(path, { read: true })).body).toEqual({ success: true, unreadCount: 1 })
    expect((await learner.patch(path, { read: true })).body.unreadCount).toBe(1)
    for (const [who, where] of [
      [author, path],
      [admin, path],
      [learner, `/me/notifications/${newId()}`],
    ] as const)
      expect((await who.patch(where, { read: false })).status).toBe(404)
    expect((await learner.patch(path, { read: false })).body.unreadCount).toBe(2)
  })
})
