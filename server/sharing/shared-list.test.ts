import { describe, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import type { Somebody } from '../testing/app.ts'
import {
  hub,
  idsOf,
  learner,
  makeLink,
  makePlaylist,
  manager,
  mate,
  share,
  shown,
  stranger,
  team,
  useSharingHub,
} from './sharing-fixtures.ts'

useSharingHub()

describe('listMySharedContent', () => {
  test('shows what several people shared once, the latest first', async () => {
    const [a, b] = [await makeLink(), await makeLink()]
    const to = { user_ids: [mate.memberId] }
    await share(learner, { share_ref_ids: [a], ...to, message: 'First' })
    await share(learner, { share_ref_ids: [b], ...to })
    await share(manager, { share_ref_ids: [a], team_ids: [team], message: 'Second' })
    const { items, total } = await shown(mate)
    expect(total).toBe(2)
    expect(items).toMatchObject([
      { share_ref_id: a, message: 'Second', sharers: [{ id: manager.memberId }, { id: learner.memberId }] },
      { share_ref_id: b, message: null, sharers: [{ id: learner.memberId }] },
    ])
    expect((await shown(mate, '?limit=1&offset=1')).items).toMatchObject([{ share_ref_id: b }])
    expect((await shown(mate, '?limit=1')).nextOffset).toBe(1)
    expect((await mate.get(`/me/assets/${a}`)).body.sharers).toMatchObject([
      { id: manager.memberId },
      { id: learner.memberId },
    ])
    expect((await learner.get(`/me/assets/${a}`)).body.sharers).toMatchObject([{ id: manager.memberId }])
    expect((await stranger.get(`/me/assets/${a}`)).body.sharers).toEqual([])
  })

  test('leaves out what is hidden or deleted by now, and does not count it', async () => {
    const [a, b] = [await makeLink(), await makePlaylist()]
    await share(learner, { share_ref_ids: [a, b], user_ids: [mate.memberId] })
    const { db } = await hub.hubCall()
    await db.updateTable('content').set({ published: false }).where('id', '=', a).execute()
    expect(await shown(mate)).toMatchObject({ items: [{ share_ref_id: b }], total: 1 })
    await db.updateTable('content').set({ is_deleted: true }).where('id', '=', b).execute()
    expect(await shown(mate)).toEqual({ items: [], total: 0, nextOffset: null })
  })

  test('takes four statements, whatever its length', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => makeLink()))
    await share(learner, { share_ref_ids: ids, team_ids: [team], user_ids: [mate.memberId] })
    for (const limit of [1, 12]) {
      await shown(mate, `?limit=${limit}`)
      hub.statements()
      expect((await shown(mate, `?limit=${limit}`)).items).toHaveLength(limit)
      expect(hub.statements()).toHaveLength(4)
    }
  })
})

describe('dismissMySharedContent', () => {
  test('takes content off one list until it is shared again', async () => {
    const id = await makePlaylist()
    await share(learner, { share_ref_ids: [id], team_ids: [team] })
    const body = { share_ref_id: id, share_context_id: null }
    for (const _ of [1, 2]) expect((await mate.put('/me/shared/dismiss', body)).body).toEqual({ success: true })
    expect(await idsOf(mate)).toEqual([])
    expect(await idsOf(manager)).toEqual([id])
    expect((await mate.get(`/me/playlists/${id}`)).body).toMatchObject({
      sharers: [{ id: learner.memberId }],
      recommendationType: null,
    })
    await share(manager, { share_ref_ids: [id], team_ids: [team] })
    expect((await shown(mate)).items).toMatchObject([{ share_ref_id: id, sharers: [{ id: manager.memberId }] }])
    expect((await mate.get(`/me/playlists/${id}`)).body.recommendationType).toBe('share')
  })

  test('answers 404 for what was not shared with the caller', async () => {
    const [id, hidden] = [await makePlaylist(), await makePlaylist()]
    await share(learner, { share_ref_ids: [id, hidden], user_ids: [mate.memberId] })
    const { db } = await hub.hubCall()
    await db.updateTable('content').set({ audience: 'admin' }).where('id', '=', hidden).execute()
    const dismiss = (who: Somebody, share_ref_id: string, share_context_id: string | null = null) =>
      who.put('/me/shared/dismiss', { share_ref_id, share_context_id })
    expect((await dismiss(learner, id)).status).toBe(404)
    expect((await dismiss(stranger, id)).status).toBe(404)
    expect((await dismiss(mate, hidden)).status).toBe(404)
    expect((await dismiss(mate, id, hidden)).status).toBe(404)
    expect((await dismiss(mate, newId())).status).toBe(404)
    expect((await dismiss(await hub.person({ domainId: 2 }), id)).status).toBe(404)
    expect(await idsOf(mate)).toEqual([id])
  })
})

describe('restoreMySharedContent', () => {
  const entry = (id: string) => ({ share_ref_id: id, share_context_id: null })

  test('puts back what one dismissed, for nobody else', async () => {
    const id = await makePlaylist()
    await share(learner, { share_ref_ids: [id], team_ids: [team] })
    for (const who of [mate, manager]) await who.put('/me/shared/dismiss', entry(id))
    expect((await mate.put('/me/shared/restore', entry(id))).body).toEqual({ success: true })
    expect(await idsOf(mate)).toEqual([id])
    expect(await idsOf(manager)).toEqual([])
  })

  test('answers 404 for what the caller did not dismiss', async () => {
    const [id, dismissed] = [await makePlaylist(), await makePlaylist()]
    await share(learner, { share_ref_ids: [id, dismissed], user_ids: [mate.memberId] })
    await mate.put('/me/shared/dismiss', entry(dismissed))
    expect((await mate.put('/me/shared/restore', entry(id))).status).toBe(404)
    expect((await mate.put('/me/shared/restore', entry(newId()))).status).toBe(404)
    expect((await stranger.put('/me/shared/restore', entry(dismissed))).status).toBe(404)
    expect((await (await hub.person({ domainId: 2 })).put('/me/shared/restore', entry(dismissed))).status).toBe(404)
    expect((await mate.put('/me/shared/restore', { share_ref_id: 'no id', share_context_id: null })).status).toBe(400)
    expect(await idsOf(mate)).toEqual([id])
  })
})
