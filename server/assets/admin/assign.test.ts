import { beforeAll, describe, expect, test } from 'vitest'
import { bindProcessing, photo, upload } from '../../files/upload-fixtures.ts'
import { film, PDF } from '../../testing/small-files.ts'
import type { Somebody } from '../../testing/app.ts'
import { assignCover } from '../../content/cover-service.ts'
import { replaceFile } from './assign-service.ts'
import { addAsset, addFile, addPlaylist, addSubtitles, addVideo, db, hub, useAssetsHub } from '../asset-fixtures.ts'

/** Files that are uploaded for something that is there already. */

useAssetsHub()

let admin: Somebody
beforeAll(async () => {
  await bindProcessing(hub)
  admin = await hub.person({ isAdmin: true, privileges: ['asset_read', 'asset_write', 'playlist_write'] })
})

const VTT = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n')

const assetOf = async (id: string) => (await admin.get(`/assets/${id}`)).body as Record<string, unknown>
const subtitlesOf = async (id: string): Promise<Record<string, unknown>[]> =>
  (await admin.get(`/assets/${id}/subtitles?includeDeleted=true`)).body.items

describe('subtitles', () => {
  test('are in their language at once, and those before can be restored', async () => {
    const asset = await addAsset(db, { type: 'upload', fileId: await addVideo(db) })
    const old = await addSubtitles(db, asset, 'de-DE')
    const version = (await admin.get(`/assets/${asset}`)).headers['etag']
    const about = { type: 'subtitle', referenceId: asset, language: 'de-DE' }
    const id = await upload(admin, 'deutsch.vtt', VTT, about)
    expect(await subtitlesOf(asset)).toMatchObject([
      { id, locale: 'de-DE', filename: 'deutsch.vtt', fileStatus: 'ready', isDeleted: false },
      { id: old, isDeleted: true, restorableUntil: expect.any(String) },
    ])
    expect((await admin.get(`/assets/${asset}`)).headers['etag']).not.toBe(version)
    const own = await upload(admin, 'own.vtt', VTT, { type: 'subtitle', referenceId: asset })
    expect((await subtitlesOf(asset)).find((each) => each['id'] === own)).toMatchObject({ locale: 'en-GB' })
  })

  test('wait to be named where that was said, and are nowhere where they are refused', async () => {
    const asset = await addAsset(db, { type: 'upload', fileId: await addVideo(db) })
    const about = { type: 'subtitle', referenceId: asset }
    await upload(admin, 'later.vtt', VTT, { ...about, skipAssigningToReference: true })
    await upload(admin, 'no.srt', Buffer.from('These are no subtitles.'), about)
    expect(await subtitlesOf(asset)).toEqual([])
  })
})

test('subtitles that were deleted long ago stay so', async () => {
  const asset = await addAsset(db, { type: 'upload', fileId: await addVideo(db) })
  const old = await addSubtitles(db, asset, 'de-DE')
  expect((await admin.delete(`/subtitles/${old}`)).status).toBe(200)
  const before = (await subtitlesOf(asset)).find(({ id }) => id === old)!
  hub.setNow(new Date(Date.now() + 60_000))
  await upload(admin, 'deutsch.vtt', VTT, { type: 'subtitle', referenceId: asset, language: 'de-DE' })
  hub.setNow(null)
  expect((await subtitlesOf(asset)).find(({ id }) => id === old)).toEqual(before)
})

test('what was deleted while its files were prepared keeps those that it had', async () => {
  const [asset, playlist] = [await addAsset(db, { type: 'upload', fileId: await addVideo(db) }), await addPlaylist(db)]
  const [recording, picture] = [await addVideo(db), await addFile(db, { kind: 'picture' })]
  const kept = () =>
    db
      .selectFrom('content')
      .leftJoin('asset', 'asset.content_id', 'content.id')
      .select(['content.id', 'content.thumbnail_id', 'content.version', 'asset.file_id'])
      .where('content.id', 'in', [asset, playlist])
      .orderBy('content.id')
      .execute()
  expect((await admin.delete(`/assets/${asset}`)).status).toBe(200)
  expect((await admin.delete(`/playlists/${playlist}`)).status).toBe(200)
  const before = await kept()
  const call = await hub.hubCall()
  const settled = { uploadedBy: admin.memberId, assignedTo: [asset, playlist] }
  await replaceFile(call, { ...settled, id: recording })
  await assignCover(call, { ...settled, id: picture })
  expect(await kept()).toEqual(before)
})

describe('a file', () => {
  test('takes the place of the one before, with its length and as a new version', async () => {
    const asset = await addAsset(db, { type: 'upload', fileId: await addVideo(db) })
    const link = await addAsset(db, { type: 'web' })
    const fileId = await upload(admin, 'film.mp4', film(42), { referenceIds: [asset, link] })
    expect(await assetOf(asset)).toMatchObject({ fileId, duration: 42, completionTime: 42, fileFormat: 'mp4' })
    expect(await assetOf(link)).toMatchObject({ type: 'web', fileId: null })
    const { source_version } = await db
      .selectFrom('asset')
      .select('source_version')
      .where('content_id', '=', asset)
      .executeTakeFirstOrThrow()
    expect(source_version).toBe(2)
    const document = await upload(admin, 'text.pdf', PDF, { referenceId: asset })
    expect(await assetOf(asset)).toMatchObject({ fileId: document, duration: null, fileFormat: 'pdf', type: 'upload' })
  })

  test('says of which type an asset of it is', async () => {
    const typeOf = async (id: string) => (await admin.get(`/files/${id}`)).body.assetType
    expect(await typeOf(await upload(admin, 'film.mp4', film(4)))).toBe('upload')
    expect(await typeOf(await addFile(db, { package: { kind: 'site' } }))).toBe('zip')
    expect(await typeOf(await addFile(db, { package: { kind: 'scorm' } }))).toBe('scorm')
    expect(await typeOf(await addFile(db, { status: 'processing' }))).toBeNull()
    expect(await typeOf(await addFile(db, { kind: 'picture' }))).toBeNull()
  })
})

test('a picture is that of the playlist and the asset that it was uploaded for, and the one before is gone', async () => {
  const [asset, playlist] = [await addAsset(db), await addPlaylist(db)]
  const about = { type: 'picture', referenceIds: [asset, playlist] }
  const first = await upload(admin, 'one.png', await photo(40, 30), about)
  expect(await assetOf(asset)).toMatchObject({ thumbnailId: first })
  expect((await admin.get(`/playlists/${playlist}`)).body.pictureUrl).toContain(first)
  const second = await upload(admin, 'two.png', await photo(40, 30), about)
  expect(await assetOf(asset)).toMatchObject({ thumbnailId: second })
  expect((await admin.get(`/picture/${first}`)).status).toBe(404)
})
