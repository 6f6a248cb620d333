import { beforeEach, describe, expect, test } from 'vitest'
import { addAsset, addPlaylist, db, hub, useAssetsHub } from '../assets/asset-fixtures.ts'
import { clearCallerCache } from '../auth/sessions/identity-service.ts'
import { newId } from '../platform/ids.ts'
import { remindOfOwnDueDates } from '../notifications/due-reminder-service.ts'
import type { Somebody } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'

/** The dates that people set for themselves: where they show, what they change and what not, and that they stay theirs. */

useAssetsHub()

let learner: Somebody
let admin: Somebody
let assetId: string
beforeEach(async () => {
  hub.setNow(new Date('2026-03-02T08:00:00Z'))
  learner = await hub.person()
  admin = await hub.person({ isAdmin: true, privileges: ['asset_write', 'playlist_write', 'user_write', 'user_read'] })
  assetId = await byHand()
})

const byHand = (about: object = {}) => addAsset(db, { markAsDone: 'manual', ...about })
const dateOf = (id: string) => `/me/content/${id}/due-date`

async function want(ownDueDate: string, id = assetId, who = learner): Promise<void> {
  expect((await who.put(dateOf(id), { ownDueDate })).status).toBe(200)
}

async function ask(contentId: string, date: string | null, goal = 'complete', person = learner): Promise<void> {
  const due = date && { type: 'day', date }
  const body = { goal, audience: 'people', userIds: [person.memberId], ...(due && { due }) }
  expect((await admin.post(`/content/${contentId}/assignments`, body)).status).toBe(201)
}

async function todo(who = learner) {
  const { status, body } = await who.get('/me/content/todo')
  expect(status).toBe(200)
  return body as { items: { id: string; ownDueDate: string | null; goal: object | null }[]; total: number }
}

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)
const ownDateOf = async (path: string, who = learner) => (await who.get(path)).body.ownDueDate as unknown
const setContent = (id: string, values: object) => db.updateTable('content').set(values).where('id', '=', id).execute()

describe('updateMyDueDate and deleteMyDueDate', () => {
  test('set, change and remove a date, which shows wherever the content does', async () => {
    const playlistId = await addPlaylist(db, { items: [assetId] })
    await want('2026-03-09')
    await want('2026-03-10', playlistId)
    await want('2026-03-11')
    const shown = async () => [
      await ownDateOf(`/me/assets/${assetId}`),
      await ownDateOf(`/me/playlists/${playlistId}`),
      ...(await todo()).items.map(({ ownDueDate }) => ownDueDate),
      ((await learner.get('/me/playlists/')).body.playlists as { id: string; ownDueDate: unknown }[]).find(
        ({ id }) => id === playlistId,
      )?.ownDueDate,
    ]
    expect((await learner.get(`/me/playlists/${playlistId}/contents`)).body.items).toMatchObject([
      { id: assetId, dueDate: null, ownDueDate: '2026-03-11' },
    ])
    expect(await shown()).toEqual(['2026-03-11', '2026-03-10', '2026-03-10', '2026-03-11', '2026-03-10'])
    for (const id of [assetId, playlistId, assetId]) expect((await learner.delete(dateOf(id))).status).toBe(200)
    expect(await shown()).toEqual([null, null, null])
  })

  test.each([
    {},
    { ownDueDate: null },
    { ownDueDate: '2026-02-30' },
    { ownDueDate: '2026-03-09T10:00:00Z' },
    { ownDueDate: '0001-01-01' },
    { ownDueDate: '2026-03-09', memberId: newId() },
  ])('refuse %j', async (body) => {
    expect((await learner.put(dateOf(assetId), body)).status).toBe(400)
  })

  test('find nothing that the caller does not see', async () => {
    const [deleted, hidden, others] = [await byHand(), await byHand(), await byHand({ audience: 'teams' })]
    await setContent(deleted, { is_deleted: true })
    await setContent(hidden, { published: false })
    for (const id of [deleted, hidden, others, newId()]) {
      expect((await learner.put(dateOf(id), { ownDueDate: '2026-03-09' })).status).toBe(404)
      expect((await learner.delete(dateOf(id))).status).toBe(404)
    }
    const stranger = await hub.person({ domainId: 2 })
    expect((await stranger.put(dateOf(assetId), { ownDueDate: '2026-03-09' })).status).toBe(404)
  })

  test('keep a date through a time in which the content is not seen', async () => {
    await want('2026-03-09')
    await setContent(assetId, { published: false })
    expect(await todo()).toMatchObject({ items: [], total: 0 })
    await setContent(assetId, { published: true })
    expect(idsOf(await todo())).toEqual([assetId])
  })
})

describe('what is to do', () => {
  test('stands in the order of the earlier of both dates, and shows both', async () => {
    const [early, both, late, never] = [await byHand(), await byHand(), await byHand(), await byHand()]
    await ask(early, '2026-03-05')
    await ask(both, '2026-03-20')
    await want('2026-03-06', both)
    await ask(late, '2026-03-07')
    await want('2026-03-25', late)
    await want('2026-03-08')
    await ask(never, null)
    const { items, total } = await todo()
    expect(idsOf({ items })).toEqual([early, both, late, assetId, never])
    expect(total).toBe(5)
    expect(items[1]).toMatchObject({ ownDueDate: '2026-03-06', goal: { dueDate: '2026-03-20T23:59:59.000Z' } })
    expect(items[3]!.goal).toBeNull()
    expect((await learner.get('/me/content/todo?offset=50')).body).toMatchObject({ items: [], total: 5 })
    expect((await learner.get('/me/content/stats')).body).toMatchObject({ todoCount: 5, dueCountIncomplete: 4 })
  })

  test('goes with the completion, and is back when that is taken back', async () => {
    const playlistId = await addPlaylist(db, { items: [assetId] })
    await want('2026-03-09')
    await want('2026-03-09', playlistId)
    await learner.put(`/me/assets/${assetId}/read`)
    expect(await todo()).toMatchObject({ items: [], total: 0 })
    for (const path of [`/me/assets/${assetId}`, `/me/playlists/${playlistId}`])
      expect(await ownDateOf(path)).toBeNull()
    await learner.put(`/me/assets/${assetId}/unread`)
    expect(idsOf(await todo()).toSorted()).toEqual([assetId, playlistId].toSorted())
  })

  test('holds what was only to be opened as long as its own date waits, without the date of what is met', async () => {
    const later = await byHand()
    await ask(assetId, '2026-03-03', 'open')
    await want('2026-03-20')
    await want('2026-03-10', later)
    await learner.post(`/me/assets/${assetId}/launch`)
    const { items } = await todo()
    expect(idsOf({ items })).toEqual([later, assetId])
    expect(items[1]).toMatchObject({ goal: { isMet: true }, ownDueDate: '2026-03-20' })
    expect((await learner.get('/me/content/stats')).body).toMatchObject({ todoCount: 2, dueCountIncomplete: 0 })
  })
})

test('an own date is nobody else’s, and asks nobody for anything', async () => {
  const teamId = await addTeam(hub.context.databases, 'Own')
  const owner = await hub.person({ teams: [{ id: teamId, role: 'member' }] })
  await want('2026-03-09', assetId, owner)
  const manager = await hub.person({ teams: [{ id: teamId, role: 'manager' }] })
  for (const other of [manager, admin]) {
    expect(await ownDateOf(`/me/assets/${assetId}`, other)).toBeNull()
    expect((await todo(other)).total).toBe(0)
    expect((await other.delete(dateOf(assetId))).status).toBe(200)
    expect(JSON.stringify((await other.get(`/users/${owner.memberId}/assignments`)).body)).not.toContain(assetId)
  }
  expect((await owner.get('/me/assignments')).body.total).toBe(0)
  expect(await ownDateOf(`/me/assets/${assetId}`, owner)).toBe('2026-03-09')
})

describe('remindOfOwnDueDates', () => {
  const remind = async (at: string) => {
    hub.setNow(new Date(at))
    await remindOfOwnDueDates(await hub.hubCall())
  }
  const newsOf = async (who = learner) => (await who.get('/me/notifications?type=ownDueDate')).body.items as object[]

  test('tells people once on the day before, as their own clocks say', async () => {
    const east = await hub.person()
    await east.patch('/me/settings/', { settings: { timezone: 'Pacific/Kiritimati' } })
    await want('2026-03-09')
    await want('2026-03-09', assetId, east)
    await remind('2026-03-07T09:59:00Z')
    expect([await newsOf(), await newsOf(east)]).toEqual([[], []])
    await remind('2026-03-07T10:00:00Z')
    expect(await newsOf(east)).toMatchObject([
      { content: { id: assetId }, actor: null, dueDate: '2026-03-09T09:59:59.000Z' },
    ])
    expect(await newsOf()).toEqual([])
    for (const time of ['2026-03-08T00:00:00Z', '2026-03-08T23:00:00Z', '2026-03-09T00:00:00Z']) await remind(time)
    expect(await newsOf()).toMatchObject([{ content: { id: assetId }, dueDate: '2026-03-09T23:59:59.000Z' }])
    expect(await newsOf(east)).toHaveLength(1)
  })

  test('leaves those alone who do not want to be told', async () => {
    await want('2026-03-09')
    await learner.patch('/me/settings', { settings: { news: { ownDueDate: 'none' } } })
    await remind('2026-03-08T12:00:00Z')
    expect(await newsOf()).toEqual([])
  })

  test('leaves out what is done or not seen, and who is suspended', async () => {
    const [done, hidden] = [await byHand(), await byHand()]
    const suspended = await hub.person()
    for (const id of [done, hidden]) await want('2026-03-04', id)
    await want('2026-03-04', done, suspended)
    await learner.put(`/me/assets/${done}/read`)
    await setContent(hidden, { published: false })
    const suspend = (suspended_at: Date | null) =>
      db.updateTable('member').set({ suspended_at }).where('id', '=', suspended.memberId).execute()
    await suspend(new Date())
    await remind('2026-03-03T08:00:00Z')
    await suspend(null)
    clearCallerCache(await hub.hubCall())
    expect([await newsOf(), await newsOf(suspended)]).toEqual([[], []])
  })
})
