import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAsset, addCourseFile, addPlaylist, addSubtitles, addVideo } from '../assets/asset-fixtures.ts'
import { bindProcessing, photo, storedBytes, upload } from '../files/upload-fixtures.ts'
import { workInHub } from '../hubs/job-service.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { refreshCommon } from './granted-content-service.ts'
import { deleteOldOffers } from './grant-service.ts'
import { leaveToReceivers } from './leave-service.ts'
import { listGrants, lockGrant } from './grant-store.ts'

/** Hub 1 gives, hub 2 receives. */

let hub: TestHub
let giver: Somebody
let receiver: Somebody
let learner: Somebody

const RIGHTS = ['settings_write', 'playlist_write', 'asset_write'] as const
const own = () => hub.context.databases.forHub(1)
const other = () => hub.context.databases.forHub(2)
const DAY_MS = 86_400_000

beforeAll(async () => {
  hub = await testHub()
  await workInHub(hub.context, 'refresh-common', refreshCommon)
  await bindProcessing(hub)
  giver = await hub.person({ isAdmin: true, privileges: RIGHTS, firstName: 'Giver' })
  receiver = await hub.person({ domainId: 2, isAdmin: true, privileges: RIGHTS })
  learner = await hub.person({ domainId: 2 })
})
afterAll(() => hub.close())

const offer = (contentIds: string[], hostname = 'second.localhost') =>
  giver.post('/hub/contentGrants', { hostname, contentIds })

async function share(...contentIds: string[]): Promise<string> {
  const { status, body } = await offer(contentIds)
  expect(status).toBe(201)
  expect((await receiver.post(`/hub/contentGrants/${body.id}/accept`)).status).toBe(200)
  return body.id as string
}

const listed = async (who: Somebody, query = '') => (await who.get(`/hub/contentGrants${query}`)).body.items

test('an offer is seen by both admins, and by no learner of the other hub before it is accepted', async () => {
  const asset = await addAsset(own(), { name: 'Offered' })
  const { body } = await offer([asset])
  const contents = [{ id: asset, type: 'web', name: 'Offered' }]
  expect((await listed(giver))[0]).toMatchObject({
    id: body.id,
    direction: 'given',
    state: 'offered',
    hub: { domain_id: 2, hostname: 'second.localhost' },
    contents,
    author: { id: giver.memberId },
  })
  expect((await listed(receiver))[0]).toMatchObject({
    id: body.id,
    direction: 'received',
    hub: { domain_id: 1, name: 'Test hub' },
    contents,
    author: null,
  })
  expect((await listed(receiver, '?direction=given')).length).toBe(0)
  expect((await learner.get(`/me/assets/${asset}`)).status).toBe(404)
  expect((await giver.post(`/hub/contentGrants/${body.id}/accept`)).status).toBe(404)
  await receiver.post(`/hub/contentGrants/${body.id}/accept`)
  expect((await learner.get(`/me/assets/${asset}`)).body).toMatchObject({ name: 'Offered', sourceDomain: 'localhost' })
  expect((await receiver.post(`/hub/contentGrants/${body.id}/accept`)).status).toBe(200)
  expect((await listed(giver))[0]).toMatchObject({ state: 'accepted' })
  const entries = await hub.audit(body.id)
  expect(entries).toMatchObject([{ action: 'CREATE', object_type: 'contentGrant', object_name: 'second.localhost' }])
  const changes = (await receiver.get('/hub/audit')).body.items
  expect(changes[0]).toMatchObject({ action: 'UPDATE', item: { type: 'contentGrant', id: body.id } })
})

test('a playlist brings what stands in it, which is seen through it alone, with its files in the folder of the hub', async () => {
  const film = await addAsset(own(), { name: 'Film', type: 'upload', fileId: await addVideo(own()) })
  await addSubtitles(own(), film, 'de-DE')
  const chapters = [{ startSeconds: 5, title: 'Five' }]
  await own()
    .updateTable('asset')
    .set({ chapters: JSON.stringify(chapters) })
    .where('content_id', '=', film)
    .execute()
  const course = await addAsset(own(), { name: 'Course', type: 'scorm', fileId: await addCourseFile(own()) })
  const draft = await addAsset(own(), { name: 'Draft', published: false })
  const gone = await addAsset(own(), { name: 'Gone', isDeleted: true })
  const waits = await addAsset(own(), {
    name: 'Waits',
    type: 'upload',
    fileId: await addVideo(own(), { status: 'processing' }),
  })
  const admins = await addAsset(own(), { name: 'For admins', audience: 'admin' })
  const inner = await addPlaylist(own(), { name: 'Inner', items: [course] })
  const outer = await addPlaylist(own(), { name: 'Outer', items: [film, draft, gone, waits, admins, inner] })
  const cover = await upload(giver, 'cover.png', await photo(800, 450), { type: 'picture' })
  expect((await giver.patch(`/playlists/${outer}`, { thumbnailId: cover }, { 'if-match': '*' })).status).toBe(200)
  await share(outer)
  const shown = (await learner.get(`/me/playlists/${outer}/contents`)).body.items
  expect(shown.map(({ name }: { name: string }) => name)).toEqual(['Film', 'Inner'])
  expect((await learner.get(`/me/assets/${film}`)).body).toMatchObject({
    subtitles: [{ locale: 'de-DE' }],
    chapters,
  })
  expect((await learner.get(`/me/playlists/${inner}`)).status).toBe(200)
  const kept = await other().selectFrom('content').selectAll().where('id', '=', film).executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ only_in_playlists: true, author_id: null, owner_team_id: null, given_by: 1 })
  const picture = await other().selectFrom('file').selectAll().where('id', '=', cover).executeTakeFirstOrThrow()
  expect(picture).toMatchObject({ uploaded_by: null, served_key: `2/pictures/${cover}/full.webp` })
  expect(await storedBytes(hub, picture.served_key!)).toEqual(await storedBytes(hub, `1/pictures/${cover}/full.webp`))
  expect((await learner.get(`/picture/${cover}/320x180`)).status).toBe(200)
  expect((await learner.post(`/me/assets/${course}/launch`)).status).toBe(200)
})

test('what changes in the hub that gives changes in the other, and what people did stays', async () => {
  const [first, second] = [await addAsset(own(), { name: 'First' }), await addAsset(own(), { name: 'Second' })]
  const playlist = await addPlaylist(own(), { name: 'Before', items: [first] })
  await share(playlist)
  await learner.post(`/me/assets/${first}/launch`)
  const completed = async () =>
    (await other().selectFrom('content_user').selectAll().where('content_id', '=', first).execute()).length
  expect(await completed()).toBe(1)
  await giver.patch(`/playlists/${playlist}`, { name: 'After' }, { 'if-match': '*' })
  const places = [
    { contentId: second, rank: '1' },
    { contentId: first, rank: '2' },
  ]
  expect((await giver.patch(`/playlists/${playlist}/contents`, places, { 'if-match': '*' })).status).toBe(200)
  await refreshCommon(await hub.hubCall(2))
  expect((await learner.get(`/me/playlists/${playlist}`)).body).toMatchObject({ name: 'After', contentCount: 2 })
  const shown = (await learner.get(`/me/playlists/${playlist}/contents`)).body.items
  expect(shown.map(({ name }: { name: string }) => name)).toEqual(['Second', 'First'])
  expect(await completed()).toBe(1)
  const version = async () =>
    (await other().selectFrom('content').select('version').where('id', '=', playlist).executeTakeFirstOrThrow()).version
  const before = await version()
  await refreshCommon(await hub.hubCall(2))
  expect(await version()).toBe(before)
  await giver.delete(`/playlists/${playlist}?acceptedLosses=100`)
  await refreshCommon(await hub.hubCall(2))
  expect((await learner.get(`/me/playlists/${playlist}`)).status).toBe(404)
  await giver.post(`/playlists/${playlist}/restore`)
  await refreshCommon(await hub.hubCall(2))
  expect((await learner.get(`/me/playlists/${playlist}`)).status).toBe(200)
})

test.each(['giver', 'receiver'] as const)('the %s ends it: copies and progress stay, the content goes', async (who) => {
  const asset = await addAsset(own(), { name: 'Ends' })
  const grant = await share(asset)
  const holder = (await receiver.post('/playlists/', { name: 'Holds it' })).body.id
  const places = [{ contentId: asset, rank: '1' }]
  await receiver.patch(`/playlists/${holder}/contents`, places, { 'if-match': '*' })
  const held = async () => (await learner.get(`/me/playlists/${holder}`)).body.contentCount
  expect(await held()).toBe(1)
  await learner.post(`/me/assets/${asset}/launch`)
  const copies = (await receiver.post('/content/duplicate', { contentIds: [asset] })).body.items
  const copy = (await receiver.get(`/assets/${copies[0].id}`)).body
  expect(copy).toMatchObject({ originatingId: asset, sourceDomain: 'localhost' })
  expect((await (who === 'giver' ? giver : receiver).delete(`/hub/contentGrants/${grant}`)).status).toBe(200)
  expect((await learner.get(`/me/assets/${asset}`)).status).toBe(404)
  expect(await held()).toBe(0)
  expect((await receiver.get(`/assets/${copies[0].id}`)).status).toBe(200)
  expect((await receiver.post(`/assets/${asset}/restore`)).body).toMatchObject({ code: 'common-content' })
  expect((await giver.delete(`/hub/contentGrants/${grant}`)).status).toBe(404)
  await share(asset)
  expect((await learner.get(`/me/assets/${asset}`)).status).toBe(200)
  expect(await held()).toBe(1)
})

test('subtitles that were deleted are not brought along', async () => {
  const film = await addAsset(own(), { type: 'upload', fileId: await addVideo(own()) })
  await addSubtitles(own(), film, 'de-DE')
  await addSubtitles(own(), film, 'en-GB')
  await own()
    .updateTable('subtitle')
    .set({ is_deleted: true, deleted_at: new Date() })
    .where('content_id', '=', film)
    .where('locale', '=', 'de-DE')
    .execute()
  await share(film)
  const { subtitles } = (await receiver.get(`/assets/${film}`)).body
  expect(subtitles.map(({ locale }: { locale: string }) => locale)).toEqual(['en-GB'])
})

test('what is shared by two grants stays as long as one of them does', async () => {
  const asset = await addAsset(own())
  const playlist = await addPlaylist(own(), { items: [asset] })
  const whole = await share(playlist)
  const part = await share(asset)
  await giver.delete(`/hub/contentGrants/${whole}`)
  expect((await learner.get(`/me/playlists/${playlist}`)).status).toBe(404)
  expect((await learner.get(`/me/assets/${asset}`)).status).toBe(200)
  await giver.delete(`/hub/contentGrants/${part}`)
  expect((await learner.get(`/me/assets/${asset}`)).status).toBe(404)
})

test('common content is changed where it comes from, put into playlists and listed by itself', async () => {
  const asset = await addAsset(own(), { name: 'Common link' })
  const playlist = await addPlaylist(own(), { name: 'Common list', items: [asset] })
  await share(playlist, asset)
  const refused = [
    await receiver.patch(`/playlists/${playlist}`, { name: 'Mine' }, { 'if-match': '*' }),
    await receiver.patch(`/playlists/${playlist}/contents`, [], { 'if-match': '*' }),
    await receiver.put(`/playlists/${playlist}/contents/draft`, { contentsVersion: '*', contents: [] }),
    await receiver.delete(`/playlists/${playlist}`),
    await receiver.patch(`/assets/${asset}`, { name: 'Mine' }, { 'if-match': '*' }),
    await receiver.delete(`/assets/${asset}`),
  ]
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [409, 'common-content']))
  const within = { name: 'Within', parentPlaylistId: playlist }
  expect((await receiver.post('/playlists/', within)).body).toMatchObject({ code: 'unknown-reference' })
  const changes = { ids: [asset], changes: { published: false } }
  expect((await receiver.post('/content/changes/preview', changes)).body).toMatchObject({ code: 'unknown-reference' })
  const mine = (await receiver.post('/playlists/', { name: 'My own' })).body.id
  const put = await receiver.patch(`/playlists/${mine}/contents`, [{ contentId: playlist, rank: '1' }], {
    'if-match': '*',
  })
  expect(put.status).toBe(200)
  expect((await learner.get(`/me/playlists/${mine}`)).body).toMatchObject({ contentCount: 1 })
  const names = async (owner: string) =>
    (await receiver.get(`/content/?owner=${owner}&search=list`)).body.items.map(({ name }: { name: string }) => name)
  expect(await names('common')).toEqual(['Common list'])
  expect(await names('local')).toEqual([])
  expect(await names('local_and_common')).toEqual(['Common list'])
})

test('what another hub shares says so wherever it is listed or opened, and a copy of it does not', async () => {
  const asset = await addAsset(own(), { name: 'Marked link' })
  const playlist = await addPlaylist(own(), { name: 'Marked list', items: [asset] })
  await share(playlist, asset)
  const { items: copies } = (await receiver.post('/content/duplicate', { contentIds: [playlist] })).body
  const read = async (path: string, from = receiver) => (await from.get(path)).body
  const common = { isCommon: true, sourceDomain: 'localhost' }
  expect(await read(`/playlists/${playlist}`)).toMatchObject(common)
  expect(await read(`/assets/${asset}`)).toMatchObject(common)
  expect(await read(`/playlists/${copies[0].id}`)).toMatchObject({ ...common, isCommon: false })
  expect(await read(`/playlists/${playlist}`, giver)).toMatchObject({ isCommon: false, sourceDomain: null })
  for (const path of ['/playlists/', '/assets/', '/content/?owner=local_and_common']) {
    const { items } = await read(`${path}${path.includes('?') ? '&' : '?'}search=marked`)
    const marked = items.filter(({ isCommon }: { isCommon: boolean }) => isCommon)
    expect(marked.length).toBeGreaterThan(0)
    for (const item of marked) expect(item).toMatchObject(common)
    expect(items.length).toBeGreaterThan(marked.length)
  }
})

test('refuses other hubs than there are, content that is not its own, and what is shared already', async () => {
  const asset = await addAsset(own())
  const nobody = [asset, newId()]
  for (const hostname of ['nowhere.example', 'localhost'])
    expect((await offer([asset], hostname)).body).toMatchObject({
      code: 'unknown-reference',
      errors: [{ pointer: '/hostname' }],
    })
  expect((await offer(nobody)).body).toMatchObject({ errors: [{ pointer: '/contentIds/1' }] })
  const gone = await addAsset(own(), { isDeleted: true })
  expect((await offer([asset, gone])).body).toMatchObject({ errors: [{ pointer: '/contentIds/1' }] })
  const theirs = await addAsset(other())
  expect((await offer([theirs])).body).toMatchObject({ code: 'unknown-reference' })
  await share(asset)
  expect((await offer([asset])).body).toMatchObject({ status: 409, code: 'grant-exists' })
  const back = await receiver.post('/hub/contentGrants', { hostname: 'localhost', contentIds: [asset] })
  expect(back.body).toMatchObject({ code: 'not-own-content', errors: [{ pointer: '/contentIds/0' }] })
})

test('two offers of the same content at once are one', async () => {
  const asset = await addAsset(own())
  const answers = await Promise.all([offer([asset]), offer([asset]), offer([asset])])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
})

test('an offer that nobody accepts ends after 30 days', async () => {
  const asset = await addAsset(own())
  const { id } = (await offer([asset])).body
  hub.setNow(new Date(Date.now() + 31 * DAY_MS))
  try {
    await deleteOldOffers({ context: hub.context, db: own() })
    const left = await own().selectFrom('content_grant').selectAll().where('id', '=', id).execute()
    expect(left).toEqual([])
    expect(await own().selectFrom('content_grant').select('id').where('accepted_at', 'is', null).execute()).toEqual([])
  } finally {
    hub.setNow(null)
  }
})

test('an old offer is neither listed nor accepted before it is forgotten', async () => {
  const { id } = (await offer([await addAsset(own())])).body
  const before = new Date(Date.now() - 31 * DAY_MS)
  await own().updateTable('content_grant').set({ created_at: before }).where('id', '=', id).execute()
  expect((await listed(receiver)).map((grant: { id: string }) => grant.id)).not.toContain(id)
  expect((await receiver.post(`/hub/contentGrants/${id}/accept`)).status).toBe(404)
  expect((await giver.delete(`/hub/contentGrants/${id}`)).status).toBe(404)
})

test('what the other hub has of its own under the same id stays as it is', async () => {
  const asset = await addAsset(own(), { name: 'Theirs' })
  const row = await own().selectFrom('content').selectAll().where('id', '=', asset).executeTakeFirstOrThrow()
  const { domain_id: _, ...values } = row
  await other()
    .insertInto('content')
    .values({ ...values, name: 'Ours' })
    .execute()
  await share(asset, await addAsset(own()))
  const kept = await other().selectFrom('content').selectAll().where('id', '=', asset).executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ name: 'Ours', given_by: null })
})

test('a hub that is neither of the two sees and ends nothing of it', async () => {
  const grant = await share(await addAsset(own()))
  const { id } = (await offer([await addAsset(own())])).body
  const filter = { domainId: 3, offeredSince: new Date(0) }
  const db = hub.context.databases.forHub(3)
  expect(await listGrants(db, filter, { limit: 100, offset: 0 })).toEqual([])
  for (const each of [grant, id]) expect(await lockGrant(db, filter, each)).toBeUndefined()
})

test('what was brought along is the own content of the hub once the one that shared it leaves, and stays', async () => {
  const film = await addAsset(own(), { name: 'Left', type: 'upload', fileId: await addVideo(own()) })
  await share(film)
  const offered = (await offer([await addAsset(own(), { name: 'Never accepted' })])).body.id
  const ended = await addAsset(own(), { name: 'Shared no more' })
  expect((await receiver.delete(`/hub/contentGrants/${await share(ended)}`)).status).toBe(200)
  await leaveToReceivers(await hub.hubCall())
  expect(await listed(giver)).toEqual([])
  expect(await listed(receiver)).toEqual([])
  await refreshCommon(await hub.hubCall(2))
  expect((await learner.get(`/me/assets/${film}`)).body).toMatchObject({ name: 'Left', sourceDomain: 'localhost' })
  expect((await receiver.patch(`/assets/${film}`, { name: 'Ours' })).status).toBe(200)
  expect((await receiver.post(`/hub/contentGrants/${offered}/accept`)).status).toBe(404)
  // What was taken back before is not left to anybody.
  expect((await receiver.post(`/assets/${ended}/restore`)).body).toMatchObject({ code: 'common-content' })
})
