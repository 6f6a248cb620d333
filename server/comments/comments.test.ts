import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { makersFor } from '../playlists/playlist-fixtures.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'

let hub: TestHub
type Somebody = Awaited<ReturnType<TestHub['person']>>
let admin: Somebody
let learner: Somebody
let other: Somebody
let playlistId: string
let comments: string

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists'] })
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
  learner = await hub.person({ firstName: 'Lea', lastName: 'Learner' })
  other = await hub.person({ firstName: 'Otto', lastName: 'Other' })
})
beforeEach(async () => {
  playlistId = await makePlaylist()
  comments = commentsOf(playlistId)
})
afterAll(() => hub.close())

const { makePlaylist, makeLink, arrange } = makersFor(() => admin)
const commentsOf = (contentId: string) => `/me/content/${contentId}/comments/`
const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]

/** @returns its id */
async function say(who: Somebody, message: string, parentId?: string, path = comments): Promise<string> {
  const answer = await who.post(path, { message, ...(parentId ? { parentId } : {}) })
  expect(answer.status).toBe(201)
  return answer.body.id as string
}

async function shown(who: Somebody, query = '', path = comments) {
  const { status, body } = await who.get(`${path}${query}`)
  expect(status).toBe(200)
  return body as { items: Shown[]; total: number; nextOffset: number | null }
}

interface Shown {
  id: string
  message: string | null
  isDeleted: boolean
  repliesCount: number
  replies: Shown[]
  canEdit: boolean
  canDelete: boolean
}

const textsOf = (items: Shown[]) => items.map(({ message }) => message)

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
    const locked = await makeLink()
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
})

async function hide(contentId: string): Promise<void> {
  const { db } = await hub.hubCall()
  await db.updateTable('content').set({ audience: 'admin' }).where('id', '=', contentId).execute()
}

async function auditOf(id: string) {
  const { db } = await hub.hubCall()
  return db.selectFrom('audit_entry').selectAll().where('object_id', '=', id).orderBy('created_at').execute()
}

describe('deleteMyContentComment', () => {
  test("lets nobody delete another's but those with the right on this type of content and managers of its owner", async () => {
    const teamId = await addTeam(hub.context.databases, 'Owners')
    const otherTeam = await addTeam(hub.context.databases, 'Others')
    const owned = await makePlaylist({ ownerTeamId: teamId })
    const path = commentsOf(owned)
    const manager = await hub.person({ teams: [{ id: teamId, role: 'manager' }] })
    const member = await hub.person({ teams: [{ id: teamId, role: 'member' }] })
    const managerElsewhere = await hub.person({ teams: [{ id: otherTeam, role: 'manager' }] })
    const ofAssets = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    const id = await say(learner, 'Hello', undefined, path)
    for (const who of [other, member, managerElsewhere, ofAssets]) {
      expect((await shown(who, '', path)).items[0]).toMatchObject({ canDelete: false })
      expect((await who.delete(`${path}${id}`)).status).toBe(403)
    }
    expect((await shown(manager, '', path)).items[0]).toMatchObject({ canDelete: true, canEdit: false })
    expect((await manager.delete(`${path}${id}`)).status).toBe(200)
    expect((await manager.post(`${path}${id}/restore`)).status).toBe(403)
    const onAsset = commentsOf(await makeLink())
    const second = await say(learner, 'Hello', undefined, onAsset)
    expect((await ofAssets.delete(`${onAsset}${second}`)).status).toBe(200)
  })

  test('gives managers nothing where the hub does without team playlists', async () => {
    const plain = await testHub()
    const teamId = await addTeam(plain.context.databases, 'Owners')
    const maker = await plain.person({ isAdmin: true, privileges: ['playlist_write'] })
    const manager = await plain.person({ teams: [{ id: teamId, role: 'manager' }] })
    const made = await maker.post('/playlists/', { name: 'Owned', ownerTeamId: teamId })
    const path = commentsOf(made.body.id)
    const id = await say(maker, 'Hello', undefined, path)
    expect((await manager.delete(`${path}${id}`)).status).toBe(403)
    await plain.close()
  })

  test('keeps the text out of the audit and, once its author deleted it, out of the database', async () => {
    const [own, moderated] = [await say(learner, 'SECRET own'), await say(learner, 'SECRET moderated')]
    await learner.delete(`${comments}${own}`)
    await admin.delete(`${comments}${moderated}`)
    const { db } = await hub.hubCall()
    const row = await db.selectFrom('comment').selectAll().where('id', '=', own).executeTakeFirstOrThrow()
    expect([row.message, row.is_deleted_by_author]).toEqual([null, true])
    const audit = [...(await auditOf(own)), ...(await auditOf(moderated))]
    expect(audit).toMatchObject([
      { action: 'DELETE', actor_id: learner.memberId, object_type: 'comment' },
      { action: 'DELETE', actor_id: admin.memberId, object_name: 'A playlist' },
    ])
    expect(JSON.stringify(audit)).not.toContain('SECRET')
  })

  test('answers 404 to all but one of two who delete at once, and counts once', async () => {
    const id = await say(learner, 'Hello')
    const answers = await Promise.all([learner.delete(`${comments}${id}`), admin.delete(`${comments}${id}`)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect((await learner.get(`/me/playlists/${playlistId}`)).body.commentCount).toBe(0)
    expect(await auditOf(id)).toHaveLength(1)
  })

  test('answers 404 under other content', async () => {
    const id = await say(learner, 'Hello')
    const path = commentsOf(await makePlaylist())
    for (const who of [learner, admin]) {
      expect((await who.delete(`${path}${id}`)).status).toBe(404)
    }
    expect((await admin.post(`${path}${id}/restore`)).status).toBe(404)
  })
})

describe('restoreMyContentComment', () => {
  test('brings a comment back with its text and place, and leaves one that was not deleted', async () => {
    const id = await say(learner, 'Hello')
    await admin.delete(`${comments}${id}`)
    for (let nth = 0; nth < 2; nth += 1) expect((await admin.post(`${comments}${id}/restore`)).status).toBe(200)
    expect((await shown(learner)).items).toMatchObject([{ id, message: 'Hello', isDeleted: false, canEdit: true }])
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['DELETE', 'RESTORE'])
    expect((await learner.get(`/me/playlists/${playlistId}`)).body.commentCount).toBe(1)
  })

  test('refuses what its author deleted, and everybody without the right on this type of content', async () => {
    const [own, id] = [await say(learner, 'Own'), await say(learner, 'Hello')]
    await learner.delete(`${comments}${own}`)
    await admin.delete(`${comments}${id}`)
    const ofAssets = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    expect(codeOf(await admin.post(`${comments}${own}/restore`))).toEqual([409, 'deleted-by-author'])
    for (const who of [learner, ofAssets]) expect((await who.post(`${comments}${id}/restore`)).status).toBe(403)
    expect((await admin.post(`${comments}${newId()}/restore`)).status).toBe(404)
  })

  test('works on content that is not meant for who looks after it', async () => {
    const teamId = await addTeam(hub.context.databases, 'A team')
    const path = commentsOf(await makePlaylist({ audience: 'teams', teamIds: [teamId] }))
    const member = await hub.person({ teams: [{ id: teamId, role: 'member' }] })
    const id = await say(member, 'Among us', undefined, path)
    expect((await admin.get(path)).status).toBe(404)
    expect((await admin.delete(`${path}${id}`)).status).toBe(200)
    expect((await admin.post(`${path}${id}/restore`)).status).toBe(200)
    expect((await learner.delete(`${path}${id}`)).status).toBe(404)
  })
})

describe('the counts of comments', () => {
  test('hold what can be read, replies too, and what the caller wrote of it, everywhere', async () => {
    const assetId = await makeLink('Counted link')
    for (const id of [playlistId, assetId]) {
      const path = commentsOf(id)
      const first = await say(learner, 'One', undefined, path)
      await say(other, 'Two', first, path)
      await say(learner, 'Three', first, path)
      const gone = await say(learner, 'Four', undefined, path)
      await learner.delete(`${path}${gone}`)
    }
    const counts = { commentCount: 3, commentCountUser: 2 }
    const find = ({ id }: { id: string }) => id === playlistId || id === assetId
    expect((await learner.get(`/me/playlists/${playlistId}`)).body).toMatchObject(counts)
    expect((await learner.get('/me/playlists/')).body.playlists.find(find)).toMatchObject(counts)
    expect((await learner.get(`/me/assets/${assetId}`)).body).toMatchObject(counts)
    expect((await learner.get('/me/assets/')).body.items.find(find)).toMatchObject(counts)
    expect((await other.get(`/me/assets/${assetId}`)).body.commentCountUser).toBe(1)
    expect((await learner.get('/me/browse/')).body.items.find(find).commentCount).toBe(3)
    await learner.delete(`${comments}${(await shown(learner)).items[0]!.id}`)
    expect((await learner.get(`/me/playlists/${playlistId}`)).body).toMatchObject({
      commentCount: 2,
      commentCountUser: 1,
    })
  })

  test('lose nothing when many people comment at once', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => hub.person()))
    await Promise.all(people.map((person) => say(person, 'At once')))
    expect((await learner.get(`/me/playlists/${playlistId}`)).body.commentCount).toBe(12)
    expect((await shown(learner)).total).toBe(12)
  })
})

describe('following', () => {
  const follow = (who: Somebody) => who.get(`/me/content/${playlistId}/subscriptions/`)
  const setFollow = (who: Somebody, isSubscribed: boolean) =>
    who.patch(`/me/content/${playlistId}/subscriptions/`, { isSubscribed })

  test('begins with the first comment and not again once somebody stopped', async () => {
    expect((await follow(learner)).body).toEqual({ isSubscribed: false })
    expect((await learner.post(comments, { message: 'One' })).body.hasSubscribed).toBe(true)
    expect((await learner.post(comments, { message: 'Two' })).body.hasSubscribed).toBe(false)
    expect((await follow(learner)).body).toEqual({ isSubscribed: true })
    for (let nth = 0; nth < 2; nth += 1) expect((await setFollow(learner, false)).body).toEqual({ success: true })
    expect((await learner.post(comments, { message: 'Three' })).body.hasSubscribed).toBe(false)
    expect((await follow(learner)).body).toEqual({ isSubscribed: false })
    await setFollow(learner, true)
    expect((await follow(learner)).body).toEqual({ isSubscribed: true })
    expect((await follow(other)).body).toEqual({ isSubscribed: false })
  })

  test('takes nothing but a yes or a no', async () => {
    for (const body of [{}, { isSubscribed: 'yes' }, { isSubscribed: true, memberId: other.memberId }])
      expect((await learner.patch(`/me/content/${playlistId}/subscriptions/`, body)).status).toBe(400)
  })
})
