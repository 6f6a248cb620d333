import { expect, test } from 'vitest'
import { addAsset, addPlaylist, addSubtitles, addVideo, db, hub, useAssetsHub } from '../asset-fixtures.ts'

/** Copies of content. */

useAssetsHub()

const editor = () => hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })

test('have what content is and holds, and nothing of whom it was for', async () => {
  const admin = await editor()
  const film = await addAsset(db, { name: 'Film', type: 'upload', fileId: await addVideo(db) })
  await addSubtitles(db, film, 'de-DE')
  const deleted = await addSubtitles(db, film, 'fr-FR')
  expect((await admin.delete(`/subtitles/${deleted}`)).status).toBe(200)
  const link = await addAsset(db, { name: 'Link' })
  const inner = await addPlaylist(db, { name: 'Inner', items: [link] })
  const gone = await addAsset(db, { name: 'Gone', isDeleted: true })
  const draft = await addAsset(db, { name: 'Draft', published: false })
  const items = [film, gone, draft, 'closed', inner, { id: link, optional: true }]
  const outer = await addPlaylist(db, { name: 'Outer', items })
  await admin.post(`/content/${outer}/assignments`, { audience: 'everyone', goal: 'complete' })
  const { status, body } = await admin.post('/content/duplicate', { contentIds: [outer, film] })
  expect(status).toBe(201)
  expect(body.items).toMatchObject([
    { originatingId: outer, type: 'playlist', name: 'Outer', contentCount: 2 },
    { originatingId: film, type: 'upload', contentCount: 0 },
  ])
  const [copy, filmCopy] = body.items.map(({ id }: { id: string }) => id) as [string, string]
  expect((await admin.get(`/playlists/${copy}`)).body).toMatchObject({
    audience: 'admin',
    published: false,
    goal: null,
  })
  const contents = (await admin.get(`/playlists/${copy}/contents`)).body.items
  expect(contents.map((item: { name: string }) => item.name)).toEqual(['Film', 'Draft', 'Later', 'Inner', 'Link'])
  expect(contents[0]).toMatchObject({ id: filmCopy })
  expect((await admin.get(`/assets/${contents[1].id}`)).body).toMatchObject({ originatingId: draft, published: false })
  const asset = (await admin.get(`/assets/${filmCopy}`)).body
  expect(asset).toMatchObject({ published: false, subtitles: [{ locale: 'de-DE' }] })
  const same = { name: 'Film again', subtitles: asset.subtitles.map(({ id }: { id: string }) => id) }
  expect((await admin.patch(`/assets/${filmCopy}`, same)).status).toBe(200)
  expect((await admin.get(`/assets/${film}`)).body).toMatchObject({ name: 'Film', subtitles: [{ locale: 'de-DE' }] })
  expect((await hub.audit(copy)).at(-1)).toMatchObject({ action: 'CREATE', object_type: 'content' })
  const learner = await hub.person()
  expect((await learner.get(`/me/playlists/${copy}`)).status).toBe(404)
  await db.updateTable('content').set({ published: true, audience: 'all' }).where('id', '=', copy).execute()
  const shown = (await learner.get(`/me/playlists/${copy}/contents`)).body.items
  expect(shown.map((item: { name: string }) => item.name)).toContain('Later')
})

test('are all made or none', async () => {
  const admin = await editor()
  const asset = await addAsset(db)
  const countOf = async () => (await db.selectFrom('content').select('id').execute()).length
  const before = await countOf()
  const nobody = '0199d3a0-0000-7000-8000-00000000dead'
  const unknown = await admin.post('/content/duplicate', { contentIds: [asset, nobody] })
  expect(unknown).toMatchObject({ status: 400, body: { code: 'unknown-reference' } })
  const deleted = await admin.post('/content/duplicate', { contentIds: [await addAsset(db, { isDeleted: true })] })
  expect(deleted).toMatchObject({ status: 400, body: { code: 'unknown-reference' } })
  const many: string[] = []
  for (let nth = 0; nth < 1_000; nth += 1) many.push(await addAsset(db))
  const large = await addPlaylist(db, { items: many })
  const refused = await admin.post('/content/duplicate', { contentIds: [large] })
  expect(refused).toMatchObject({ status: 409, body: { code: 'copy-too-large' } })
  expect(await countOf()).toBe(before + 1_002)
  const half = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
  expect((await half.post('/content/duplicate', { contentIds: [asset] })).status).toBe(403)
}, 60_000)
