import { expect, test } from 'vitest'
import type { Somebody } from '../../testing/app.ts'
import { addAsset, addSubtitles, addVideo, db, hub, useAssetsHub } from '../asset-fixtures.ts'

/** The subtitles of a recording. */

useAssetsHub()

const DAY_MS = 86_400_000

const editor = () => hub.person({ isAdmin: true, privileges: ['asset_write'] })

async function listOf(who: Somebody, asset: string, query = ''): Promise<Record<string, unknown>[]> {
  return (await who.get(`/assets/${asset}/subtitles${query}`)).body.items
}

test('are deleted and restored for 30 days, and each language is there once', async () => {
  const admin = await editor()
  const asset = await addAsset(db, { type: 'upload', fileId: await addVideo(db) })
  const [english, german] = [await addSubtitles(db, asset, 'en-GB'), await addSubtitles(db, asset, 'de-DE')]
  expect(await listOf(admin, asset)).toMatchObject([
    { id: german, locale: 'de-DE', fileStatus: 'ready', isDeleted: false, restorableUntil: null },
    { id: english, locale: 'en-GB' },
  ])
  const taken = { status: 409, body: { code: 'subtitle-language-taken' } }
  expect(await admin.patch(`/subtitles/${english}`, { language: 'de-DE' })).toMatchObject(taken)
  expect((await admin.delete(`/subtitles/${german}`)).status).toBe(200)
  expect((await admin.delete(`/subtitles/${german}`)).status).toBe(200)
  expect(await listOf(admin, asset)).toMatchObject([{ id: english }])
  const [, deleted] = await listOf(admin, asset, '?includeDeleted=true')
  expect(deleted).toMatchObject({ id: german, isDeleted: true, restorableUntil: expect.any(String) })
  expect((await admin.patch(`/subtitles/${german}`, { language: 'fr-FR' })).status).toBe(404)
  expect((await admin.patch(`/subtitles/${english}`, { language: 'de-DE' })).status).toBe(200)
  expect(await admin.post(`/subtitles/${german}/restore`)).toMatchObject(taken)
  expect((await admin.patch(`/subtitles/${english}`, { language: 'fr-FR' })).status).toBe(200)
  expect((await admin.post(`/subtitles/${german}/restore`)).status).toBe(200)
  expect((await admin.post(`/subtitles/${german}/restore`)).status).toBe(200)
  expect((await listOf(admin, asset)).map(({ locale }) => locale)).toEqual(['de-DE', 'fr-FR'])
  expect((await hub.audit(asset)).map(({ action }) => action)).toEqual(['DELETE', 'UPDATE', 'UPDATE', 'RESTORE'])
  expect((await admin.get(`/assets/${asset}`)).body.subtitles).toHaveLength(2)

  await admin.delete(`/subtitles/${german}`)
  hub.setNow(new Date(Date.now() + 31 * DAY_MS))
  expect(await listOf(admin, asset, '?includeDeleted=true')).toHaveLength(1)
  expect((await admin.post(`/subtitles/${german}/restore`)).status).toBe(404)
  hub.setNow(null)
})

test('are for admins with the right to assets, and not for managers of the team that owns the asset', async () => {
  const asset = await addAsset(db, { type: 'upload', fileId: await addVideo(db) })
  const id = await addSubtitles(db, asset, 'en-GB')
  const reader = await hub.person({ isAdmin: true, privileges: ['asset_read'] })
  expect((await reader.get(`/assets/${asset}/subtitles`)).status).toBe(200)
  expect((await reader.delete(`/subtitles/${id}`)).status).toBe(403)
  expect((await (await hub.person()).get(`/assets/${asset}/subtitles`)).status).toBe(403)
  const admin = await editor()
  await db.updateTable('content').set({ is_deleted: true }).where('id', '=', asset).execute()
  expect(await listOf(admin, asset)).toHaveLength(1)
  expect((await admin.delete(`/subtitles/${id}`)).status).toBe(404)
})
