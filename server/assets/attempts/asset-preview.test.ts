import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseOf, zipOf } from '../../files/package/package-fixtures.ts'
import { assetOf, bindProcessing, upload } from '../../files/upload-fixtures.ts'
import type { Somebody } from '../../testing/app.ts'
import { film, PDF } from '../../testing/small-files.ts'
import { addAsset, addFile, addSubtitles, db, hub, learner, useAssetsHub } from '../asset-fixtures.ts'
import { contentOriginOf } from './cmi5-fixtures.ts'

/** What those who look after an asset are shown of it as learners would see it. */

useAssetsHub()
let author: Somebody
let content: FastifyInstance
beforeAll(async () => {
  await bindProcessing(hub)
  author = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
  content = await contentOriginOf(hub)
})
afterAll(() => content.close())

const preview = (id: string, by = author) => by.get(`/assets/${id}/preview`)
const draftOf = async (name: string, bytes: Buffer, type = 'upload') => {
  const id = await assetOf(hub, await upload(author, name, bytes), { type })
  await db.updateTable('content').set({ published: false }).where('id', '=', id).execute()
  return id
}
const open = async (url: string, from = content) => {
  const { host, pathname } = new URL(url)
  return (await from.inject({ url: pathname, headers: { host } })).statusCode
}
const kept = async (id: string) => ({
  states: await db.selectFrom('content_user').select('status').where('content_id', '=', id).execute(),
  attempts: await db.selectFrom('attempt').select('id').where('content_id', '=', id).execute(),
})

test('is what a learner finds once it is published, and nothing is kept of looking', async () => {
  const drafts = [
    await draftOf('page.pdf', PDF),
    await draftOf('film.mp4', film(95)),
    await draftOf('site.zip', await zipOf([{ name: 'index.html', data: 'Start' }]), 'zip'),
    await draftOf('course.zip', await courseOf([{ name: 'index.html', data: 'Page' }]), 'scorm'),
    await addAsset(db, { published: false }),
  ]
  for (const id of drafts) {
    expect((await learner.get(`/me/assets/${id}`)).status).toBe(404)
    const { status, body } = await preview(id)
    expect(status).toBe(200)
    const { url, kind, course, attempt } = body.launch
    const first = course?.activities[0].url ?? url
    if (kind !== 'link') expect([kind, await open(first)]).toEqual([kind, 200])
    expect(await kept(id)).toEqual({ states: [], attempts: [] })
    if (kind === 'scorm') {
      const [path, payload] = [`/attempts/${course.playerUrl.split('/').at(-1)}`, { ...attempt, sequence: 1 }]
      const headers = { host: new URL(course.playerUrl).host }
      expect((await content.inject({ method: 'POST', url: path, headers, payload })).statusCode).toBe(404)
    }
    await db.updateTable('content').set({ published: true }).where('id', '=', id).execute()
    const [shown, launched] = [
      await learner.get(`/me/assets/${id}`),
      (await learner.post(`/me/assets/${id}/launch`)).body,
    ]
    const steady = { kind, openInIframe: launched.openInIframe, position: launched.position, pages: launched.pages }
    expect(body.launch).toMatchObject(steady)
    expect(course?.activities.map(({ id }: { id: string }) => id)).toEqual(
      launched.course?.activities.map(({ id }: { id: string }) => id),
    )
    expect(body.asset).toEqual({ ...shown.body, published: false })
  }
})

test('ends after an hour, and with the rights and the asset of who looks', async () => {
  const id = await draftOf('page.pdf', PDF)
  const editor = await hub.person({ isAdmin: true, privileges: ['asset_read'] })
  const { url } = (await preview(id, editor)).body.launch
  const isOpen = async () => {
    const fresh = await contentOriginOf(hub)
    const status = await open(url, fresh)
    await fresh.close()
    return status
  }
  const setAdmin = (isAdmin: boolean) =>
    db.updateTable('member').set({ is_admin: isAdmin }).where('id', '=', editor.memberId).execute()
  expect(await isOpen()).toBe(200)
  await setAdmin(false)
  expect(await isOpen()).toBe(403)
  await setAdmin(true)
  const { now } = hub.context
  hub.context.now = () => new Date(now().getTime() + 59 * 60_000)
  expect(await isOpen()).toBe(200)
  hub.context.now = () => new Date(now().getTime() + 61 * 60_000)
  expect(await isOpen()).toBe(403)
  hub.context.now = now
  await db.updateTable('content').set({ is_deleted: true }).where('id', '=', id).execute()
  expect(await isOpen()).toBe(403)
  expect((await preview(id)).status).toBe(404)
})

test('has the subtitles of a film, and refuses a file that is not ready', async () => {
  const id = await draftOf('film.mp4', film(95))
  await addSubtitles(db, id, 'de-DE')
  expect((await preview(id)).body.launch.subtitles).toMatchObject([{ locale: 'de-DE' }])
  const unready = await addAsset(db, { type: 'upload', fileId: await addFile(db, { status: 'processing' }) })
  expect(await preview(unready)).toMatchObject({ status: 409, body: { code: 'file-not-ready' } })
  expect((await preview(id, learner)).status).toBe(403)
})
