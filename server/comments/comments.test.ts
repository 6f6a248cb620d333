import { describe, expect, test, vi } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../platform/ids.ts'
import { codeOf } from '../testing/client.ts'
import {
  admin,
  arrange,
  comments,
  commentsOf,
  hub,
  learner,
  makeLink,
  makePlaylist,
  other,
  playlistId,
  say,
  shown,
  textsOf,
  useCommentsHub,
  type Shown,
} from './comment-fixtures.ts'
import { markDeleted } from './store.ts'

/** Writing comments, reading them and changing them. */

useCommentsHub()

describe('createMyContentComment', () => {
  test('answers with the whole comment', async () => {
    hub.setNow(new Date('2026-11-03T08:00:00.000Z'))
    const { status, body } = await learner.post(comments, { message: 'Where is the map?' })
    hub.setNow(null)
    expect(status).toBe(201)
    const { id, success, hasSubscribed, ...comment } = body
    expect(comment).toEqual({
      contentId: playlistId,
      parentId: null,
      type: 'playlist',
      message: 'Where is the map?',
      mentions: [],
      createdTime: '2026-11-03T08:00:00.000Z',
      updatedTime: '2026-11-03T08:00:00.000Z',
      author: { id: learner.memberId, displayName: 'Lea Learner', pictureUrl: null },
      isDeleted: false,
      canDelete: true,
      canEdit: true,
      repliesCount: 0,
      replies: [],
    })
    expect([success, hasSubscribed]).toEqual([true, true])
    expect((await shown(learner)).items).toEqual([{ id, ...comment }])
  })

  test('says of an asset that it is one', async () => {
    const path = commentsOf(await makeLink())
    expect((await learner.post(path, { message: 'Good' })).body.type).toBe('asset')
  })

  test('keeps mark-up, line breaks and odd characters as the text that they are', async () => {
    for (const message of [
      '<script>alert(1)</script> & "more" <b>',
      'one\r\n\ttwo\u2028three',
      '🦉‍ \u202Eevil',
      `half \ud800 a pair`,
    ]) {
      const { body } = await learner.post(comments, { message })
      expect(body.message).toBe(message.toWellFormed())
      expect((await shown(other)).items[0]!.message).toBe(message.toWellFormed())
    }
  })

  test('takes what the longest name and the longest text make', async () => {
    const long = await hub.person({ firstName: 'F'.repeat(100), lastName: 'L'.repeat(100) })
    await say(long, '🦉'.repeat(5000))
    expect((await long.post(comments, { message: 'x'.repeat(5001) })).status).toBe(400)
    expect((await shown(other)).items[0]!.message).toBe('🦉'.repeat(5000))
  })

  test.each([
    {},
    { message: '' },
    { message: ' \n ' },
    { message: 1 },
    { message: 'a\u0000b' },
    { message: 'x', authorId: newId() },
  ])('refuses %j', async (body) => {
    expect((await learner.post(comments, body)).status).toBe(400)
    expect((await shown(learner)).total).toBe(0)
  })

  test('refuses a reply to a reply, to a comment on other content, to a deleted one and to nothing', async () => {
    const first = await say(learner, 'First')
    const reply = await say(other, 'Reply', first)
    const elsewhere = await say(learner, 'Elsewhere', undefined, commentsOf(await makePlaylist()))
    const gone = await say(learner, 'Gone')
    await learner.delete(`${comments}${gone}`)
    expect(codeOf(await learner.post(comments, { message: 'x', parentId: reply }))).toEqual([400, 'reply-to-reply'])
    for (const parentId of [elsewhere, gone, newId(), playlistId])
      expect(codeOf(await learner.post(comments, { message: 'x', parentId }))).toEqual([400, 'unknown-reference'])
    expect((await shown(learner)).total).toBe(1)
  })

  test('answers 404 for content that is hidden, locked, deleted, of another hub or not there', async () => {
    const hidden = await makePlaylist({ audience: 'admin' })
    const locked = await makeLink('Locked', { onlyInPlaylists: true })
    await arrange(playlistId, [
      { rank: '1', updatedDetails: { name: 'Closed', lockingMode: 'locked' } },
      { contentId: locked, rank: '1.1' },
    ])
    const deleted = await makePlaylist()
    const { db } = await hub.hubCall()
    await db.updateTable('content').set({ is_deleted: true }).where('id', '=', deleted).execute()
    for (const id of [hidden, locked, deleted, newId()])
      for (const answer of [
        await learner.post(commentsOf(id), { message: 'x' }),
        await learner.get(commentsOf(id)),
        await learner.get(`/me/content/${id}/subscriptions/`),
        await learner.patch(`/me/content/${id}/subscriptions/`, { isSubscribed: true }),
      ])
        expect(codeOf(answer)).toEqual([404, 'not-found'])
    const stranger = await hub.person({ domainId: 2 })
    expect((await stranger.post(comments, { message: 'x' })).status).toBe(404)
    expect((await stranger.get(comments)).status).toBe(404)
  })
})

describe('listMyContentComments', () => {
  test('shows the newest first and replies the oldest first, without a gap between pages', async () => {
    const ids: string[] = []
    for (let nth = 0; nth < 5; nth += 1) ids.push(await say(learner, `Comment ${nth}`))
    for (const text of ['one', 'two', 'three']) await say(other, text, ids[0])
    const pages: Shown[] = []
    for (let offset: number | null = 0; offset !== null;) {
      const page = await shown(learner, `?limit=2&offset=${offset}`)
      expect(page.total).toBe(5)
      pages.push(...page.items)
      offset = page.nextOffset
    }
    expect(pages.map(({ id }) => id)).toEqual(ids.toReversed())
    expect(textsOf(pages.at(-1)!.replies)).toEqual(['one', 'two', 'three'])
    const replies = await shown(learner, `?parentId=${ids[0]}&limit=2`)
    expect([textsOf(replies.items), replies.total, replies.nextOffset]).toEqual([['one', 'two'], 3, 2])
  })

  test('shows the first ten replies and counts them all', async () => {
    const id = await say(learner, 'Much to say')
    for (let nth = 1; nth <= 12; nth += 1) await say(other, `${nth}`, id)
    const [comment] = (await shown(learner)).items
    expect(comment!.repliesCount).toBe(12)
    expect(textsOf(comment!.replies)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  })

  test('shows no replies to a comment on other content', async () => {
    const path = commentsOf(await makePlaylist())
    const id = await say(learner, 'Elsewhere', undefined, path)
    await say(other, 'Reply', id, path)
    expect(await shown(learner, `?parentId=${id}`)).toEqual({ items: [], total: 0, nextOffset: null })
    expect((await learner.get(`${comments}?parentId=none`)).status).toBe(400)
  })

  test('takes four statements however many comments and replies there are', async () => {
    for (let nth = 0; nth < 6; nth += 1) {
      const id = await say(learner, `Comment ${nth}`)
      for (let reply = 0; reply < 3; reply += 1) await say(other, `Reply ${reply}`, id)
    }
    await shown(learner)
    hub.statements()
    expect((await shown(learner)).items).toHaveLength(6)
    expect(hub.statements()).toHaveLength(4)
  })

  test('keeps the place of a deleted comment that has replies, without its text, and leaves out any other', async () => {
    const [first, second] = [await say(learner, 'SECRET one'), await say(learner, 'SECRET two')]
    const reply = await say(other, 'A reply', first)
    const deletedReply = await say(other, 'SECRET reply', first)
    for (const [who, id] of [
      [learner, first],
      [learner, second],
      [other, deletedReply],
    ] as const)
      expect((await who.delete(`${comments}${id}`)).status).toBe(200)
    const page = await shown(other)
    expect(page.total).toBe(1)
    expect(page.items).toMatchObject([
      {
        id: first,
        message: null,
        isDeleted: true,
        canEdit: false,
        canDelete: false,
        repliesCount: 1,
        replies: [{ id: reply }],
      },
    ])
    expect((await shown(other, `?parentId=${first}`)).total).toBe(1)
    await other.delete(`${comments}${reply}`)
    expect((await shown(other)).items).toEqual([])
  })

  test('shows what was deleted, still without its text, to those alone who may restore it', async () => {
    const id = await say(learner, 'SECRET')
    const reply = await say(learner, 'SECRET reply', id)
    for (const each of [id, reply]) await admin.delete(`${comments}${each}`)
    expect((await shown(admin)).total).toBe(0)
    const page = await shown(admin, '?includeDeleted=true')
    expect(page).toMatchObject({
      total: 1,
      items: [{ id, message: null, repliesCount: 1, replies: [{ id: reply, message: null }] }],
    })
    expect((await shown(admin, `?includeDeleted=true&parentId=${id}`)).total).toBe(1)
    const ofAssets = await hub.person({ isAdmin: true, privileges: ['asset_write', 'playlist_read'] })
    for (const who of [learner, other, ofAssets])
      expect(codeOf(await who.get(`${comments}?includeDeleted=true`))).toEqual([403, 'not-allowed'])
  })
})

describe('updateMyContentComment', () => {
  test('replaces the text and says when', async () => {
    hub.setNow(new Date('2026-11-03T08:00:00Z'))
    const id = await say(learner, 'Before')
    hub.setNow(new Date('2026-11-03T09:00:00Z'))
    expect((await learner.patch(`${comments}${id}`, { message: 'After <b>' })).body).toEqual({ success: true })
    hub.setNow(null)
    expect((await shown(other)).items).toMatchObject([
      { message: 'After <b>', createdTime: '2026-11-03T08:00:00.000Z', updatedTime: '2026-11-03T09:00:00.000Z' },
    ])
  })

  test("refuses somebody else's with 403, whoever asks", async () => {
    const id = await say(learner, 'Mine')
    for (const who of [other, admin]) expect((await who.patch(`${comments}${id}`, { message: 'x' })).status).toBe(403)
    expect(textsOf((await shown(learner)).items)).toEqual(['Mine'])
  })

  test('answers 404 under other content, for a deleted one and once the content is hidden', async () => {
    const [id, gone] = [await say(learner, 'Mine'), await say(learner, 'Gone')]
    await learner.delete(`${comments}${gone}`)
    const body = { message: 'x' }
    expect((await learner.patch(`${commentsOf(await makePlaylist())}${id}`, body)).status).toBe(404)
    expect((await learner.patch(`${comments}${gone}`, body)).status).toBe(404)
    expect((await learner.patch(`${comments}${newId()}`, body)).status).toBe(404)
    await hide(playlistId)
    expect((await learner.patch(`${comments}${id}`, body)).status).toBe(404)
    expect((await learner.delete(`${comments}${id}`)).status).toBe(404)
  })

  test('brings no text back where the author deletes the comment in the same moment', async () => {
    const id = await say(learner, 'SECRET')
    const { db } = await hub.hubCall()
    const changed = await inTransaction({ db }, async (inside) => {
      await markDeleted(inside.db, id, true)
      hub.statements()
      const answer = learner.patch(`${comments}${id}`, { message: 'SECRET, changed' })
      // It has found the comment, and its change waits for the end of this transaction.
      await vi.waitFor(() => expect(hub.statements().some((text) => text.startsWith('update "comment"'))).toBe(true))
      return { answer }
    })
    expect((await changed.answer).status).toBe(404)
    const row = await db.selectFrom('comment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect([row.is_deleted, row.message]).toEqual([true, null])
  })

  test('is deleted once by two who do so in the same moment, and counted once', async () => {
    await say(learner, 'This one stays')
    const id = await say(learner, 'Deleted twice')
    const { db } = await hub.hubCall()
    const count = async () => (await learner.get(comments)).body.total as number
    const before = await count()
    const second = await inTransaction({ db }, async (inside) => {
      expect(await markDeleted(inside.db, id, true)).toBe(true)
      hub.statements()
      const answer = admin.delete(`${comments}${id}`)
      await vi.waitFor(() => expect(hub.statements().some((text) => text.startsWith('update "comment"'))).toBe(true))
      return { answer }
    })
    expect((await second.answer).status).toBe(404)
    expect(await markDeleted(db, id, false)).toBe(false)
    expect(await count()).toBe(before - 1)
  })
})

async function hide(contentId: string): Promise<void> {
  const { db } = await hub.hubCall()
  await db.updateTable('content').set({ audience: 'admin' }).where('id', '=', contentId).execute()
}
