import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { makersOfBadges } from '../../badges/badge-fixtures.ts'
import { contentRemoved } from '../../content/events.ts'
import { removeOldContent } from '../../content/content-removal-service.ts'
import type { HubCall } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { on } from '../../event.ts'
import { bindProcessing, photo, storedBytes, subtitleOf, upload } from '../../files/upload-fixtures.ts'
import { newId } from '../../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { PDF } from '../../testing/small-files.ts'
import { removeOldSubtitles } from './asset-removal-service.ts'

/** What becomes of content and subtitles that were deleted 30 days ago. */

const DAY_MS = 86_400_000
let hub: TestHub
let call: HubCall
let db: Db
let admin: Somebody
let learner: Somebody

beforeAll(async () => {
  hub = await testHub({ features: ['badges'] })
  call = await hub.hubCall()
  db = call.db
  await bindProcessing(hub)
  admin = await hub.person({
    isAdmin: true,
    privileges: ['playlist_write', 'asset_write', 'user_write', 'report_read', 'settings_write'],
  })
})
beforeEach(async () => {
  learner = await hub.person({ firstName: 'Lea' })
})
afterEach(() => hub.setNow(null))
afterAll(() => hub.close())

const { makePlaylist, makeLink, arrange, give } = makersOfBadges(
  () => hub,
  () => admin,
)

const inDays = (days: number) => hub.setNow(new Date(Date.now() + days * DAY_MS))
const rowsOf = async (table: 'playlist_item' | 'comment' | 'share' | 'featured_content', id: string) =>
  (await db.selectFrom(table).selectAll().where('content_id', '=', id).execute()).length
const contentOf = (id: string) => db.selectFrom('content').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const hasFile = async (id: string) =>
  (await db.selectFrom('file').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** An asset of a file with a picture, which is in use in every way. */
async function usedAsset(name: string) {
  const [fileId, thumbnailId] = [
    await upload(admin, 'guide.pdf', PDF),
    await upload(admin, 'cover.png', await photo(20, 20), { type: 'picture' }),
  ]
  const externalRefId = `ref-${newId()}`
  const about = { type: 'upload', name, fileId, thumbnailId, externalRefId, description: 'Long words', tags: ['old'] }
  const made = await admin.post('/assets/', { ...about, published: true, markAsDoneMode: 'manual' })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const id = made.body.id as string
  const holder = await makePlaylist({ name: `Holder of ${name}` })
  await arrange(holder, [{ contentId: id, rank: '1' }])
  expect((await admin.post('/content/featured/all', { contentIds: [id] })).status).toBe(200)
  const shared = { share_ref_ids: [id], user_ids: [learner.memberId], share_context_ids: [holder] }
  expect((await admin.post('/recommendations/', shared)).status).toBe(200)
  const comment = await learner.post(`/me/content/${id}/comments/`, { message: 'Well said' })
  expect(comment.status, JSON.stringify(comment.body)).toBe(201)
  await admin.post(`/me/content/${id}/comments/`, { message: 'Thanks', parentId: comment.body.id })
  expect((await learner.put(`/me/assets/${id}/read`)).status).toBe(200)
  const { storage_key: key } = await db
    .selectFrom('file')
    .select('storage_key')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow()
  return { id, fileId, thumbnailId, externalRefId, holder, key: key! }
}

test('is whole for 30 days, and then nothing of an asset is left but its name and what people did with it', async () => {
  const { id, fileId, thumbnailId, externalRefId, holder, key } = await usedAsset('How to leave')
  expect(await storedBytes(hub, key)).not.toBeNull()
  await admin.delete(`/assets/${id}`)
  inDays(29.9)
  await removeOldContent(call)
  expect([await hasFile(fileId), await rowsOf('playlist_item', id), await rowsOf('comment', id)]).toEqual([true, 1, 2])
  expect([await rowsOf('share', id), await rowsOf('featured_content', id)]).toEqual([1, 1])

  inDays(30.1)
  await removeOldContent(call)
  expect([await hasFile(fileId), await hasFile(thumbnailId), await storedBytes(hub, key)]).toEqual([false, false, null])
  const left = ['playlist_item', 'comment', 'share', 'featured_content'] as const
  expect(await Promise.all(left.map((table) => rowsOf(table, id)))).toEqual([0, 0, 0, 0])
  expect(await contentOf(id)).toMatchObject({
    name: 'How to leave',
    description: null,
    tags: [],
    thumbnail_id: null,
    external_ref_id: null,
    removed_at: hub.context.now(),
  })
  expect((await admin.post(`/assets/${id}/restore`)).body.code).toBe('no-longer-restorable')
  expect((await admin.get(`/playlists/${holder}/contents`)).body.items).toEqual([])

  const evidence = await db.selectFrom('completion').selectAll().where('content_id', '=', id).execute()
  expect(evidence).toMatchObject([{ member_id: learner.memberId, content_name: 'How to leave' }])
  const state = await db.selectFrom('content_user').selectAll().where('content_id', '=', id).execute()
  expect(state).toMatchObject([{ member_id: learner.memberId, status: 'completed' }])
  expect((await hub.audit(id)).map(({ action }) => action)).toEqual(['CREATE', 'UPDATE', 'UPDATE', 'DELETE'])
  const changes = (await admin.get(`/content/audit?contentId=${id}`)).body
  expect(JSON.stringify(changes)).toContain('How to leave')
  // What another system calls its content is free for the next.
  const next = { type: 'web', name: 'Anew', webUrl: 'https://example.com/', externalRefId }
  expect((await admin.post('/assets/', next)).status).toBe(201)
})

test('removes a playlist with its sections and places, and leaves what stood in it and the badges that were won', async () => {
  const link = await makeLink('A step')
  const id = await makePlaylist({ name: 'The old path' })
  const arranged = await arrange(id, [
    { rank: '1', updatedDetails: { name: 'First' } },
    { contentId: link, rank: '2' },
  ])
  expect(arranged.status, JSON.stringify(arranged.body)).toBe(200)
  await give(id)
  await learner.put(`/me/assets/${link}/read`)
  await admin.delete(`/playlists/${id}`)
  inDays(31)
  await removeOldContent(call)
  const of = (table: 'section' | 'playlist_item') =>
    db.selectFrom(table).selectAll().where('playlist_id', '=', id).execute()
  expect([await of('section'), await of('playlist_item')]).toEqual([[], []])
  expect(await contentOf(id)).toMatchObject({ name: 'The old path', removed_at: hub.context.now() })
  hub.setNow(null)
  expect((await learner.get(`/me/assets/${link}`)).status).toBe(200)
  const { items } = (await learner.get('/me/badges/')).body
  expect(items.filter(({ award }: { award: unknown }) => award)).toMatchObject([
    { playlist: { name: 'The old path' }, completionRate: 1 },
  ])
})

test('keeps a file that other content has as well', async () => {
  const { id, fileId } = await usedAsset('One of two')
  const copy = await admin.post('/assets/', { type: 'upload', name: 'The other', fileId })
  expect(copy.status, JSON.stringify(copy.body)).toBe(201)
  await admin.delete(`/assets/${id}`)
  inDays(31)
  await removeOldContent(call)
  expect([await hasFile(fileId), (await contentOf(id)).removed_at !== null]).toEqual([true, true])
  expect((await contentOf(copy.body.id)).removed_at).toBeNull()
})

test('keeps the score of a course whose package is gone', async () => {
  const fileId = await upload(admin, 'guide.pdf', PDF)
  const { id } = (await admin.post('/assets/', { type: 'upload', name: 'A course', fileId, published: true })).body
  const now = new Date()
  const about = { content_id: id, file_id: fileId, number: 1, status: 'passed', started_at: now, updated_at: now }
  await db
    .insertInto('attempt')
    .values({ id: newId(), member_id: learner.memberId, ...about })
    .execute()
  await admin.delete(`/assets/${id}`)
  inDays(31)
  await removeOldContent(call)
  const attempts = await db.selectFrom('attempt').selectAll().where('content_id', '=', id).execute()
  expect(attempts).toMatchObject([{ status: 'passed', file_id: null }])
  expect(await hasFile(fileId)).toBe(false)
})

test('does all of a piece or nothing, goes on with the others, and takes up again what was left', async () => {
  const [first, second] = [await usedAsset('Stopped'), await usedAsset('Not stopped')]
  for (const { id } of [first, second]) await admin.delete(`/assets/${id}`)
  inDays(31)
  const stops = on(contentRemoved, async (_, { contentId }) => {
    if (contentId === first.id) throw new Error('the process ends here')
  })
  const subscriptions = [...hub.context.subscriptions, stops]
  await removeOldContent({ ...call, context: { ...hub.context, subscriptions } })
  expect([(await contentOf(first.id)).removed_at, await rowsOf('comment', first.id)]).toEqual([null, 2])
  expect([await hasFile(first.fileId), await hasFile(second.fileId)]).toEqual([true, false])
  expect(await storedBytes(hub, first.key)).not.toBeNull()
  // Two processes at the same time.
  await Promise.all([removeOldContent(call), removeOldContent(call)])
  expect([await hasFile(first.fileId), await rowsOf('comment', first.id)]).toEqual([false, 0])
  const { version } = await contentOf(first.id)
  await removeOldContent(call)
  expect((await contentOf(first.id)).version).toBe(version)
})

test('leaves alone what was restored, and what another hub deleted later', async () => {
  const { id, fileId } = await usedAsset('Restored')
  await admin.delete(`/assets/${id}`)
  await admin.post(`/assets/${id}/restore`)
  inDays(31)
  await removeOldContent(call)
  await removeOldContent(await hub.hubCall(2))
  expect([await hasFile(fileId), (await contentOf(id)).removed_at]).toEqual([true, null])
})

test('removes subtitles that were deleted 30 days ago, with their files, and no others', async () => {
  const srt = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nHello\n')
  const { id } = await usedAsset('A recording')
  const [old, kept] = [
    await upload(admin, 'old.srt', srt, { type: 'subtitle' }),
    await upload(admin, 'kept.srt', srt, { type: 'subtitle' }),
  ]
  await subtitleOf(hub, id, old)
  await subtitleOf(hub, id, kept, 'de-DE')
  const row = await db.selectFrom('subtitle').select('id').where('file_id', '=', old).executeTakeFirstOrThrow()
  expect((await admin.delete(`/subtitles/${row.id}`)).status).toBe(200)
  inDays(29.9)
  await removeOldSubtitles(call)
  expect(await hasFile(old)).toBe(true)
  inDays(30.1)
  await removeOldSubtitles(call)
  expect([await hasFile(old), await hasFile(kept)]).toEqual([false, true])
})
