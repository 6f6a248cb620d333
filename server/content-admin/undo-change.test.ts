import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCourseFile, addAsset } from '../assets/asset-fixtures.ts'
import { newId } from '../platform/ids.ts'
import { makersFor } from '../playlists/playlist-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'

/** Settings of content that get the values again which they had before a change. */

let hub: TestHub
let admin: Somebody
const { makePlaylist, makeLink, arrange } = makersFor(() => admin)

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
})
afterAll(() => hub.close())

const MATCH = { 'if-match': '*' }
const changesOf = async (id: string, by = admin) => (await by.get(`/content/audit?contentId=${id}`)).body.items
const undo = (changeId: string, properties: string[], more: object = {}, by = admin) =>
  by.post(`/content/audit/${changeId}/undo`, { properties, ...more })
const playlist = async (id: string) => (await admin.get(`/playlists/${id}`)).body
const asset = async (id: string) => (await admin.get(`/assets/${id}`)).body

test('puts settings of a playlist back that are chosen, as one change that can be undone itself', async () => {
  const team = await addTeam(hub.context.databases, 'Owners')
  const id = await makePlaylist({ name: 'Before', tags: ['one'], published: false })
  const other = {
    name: 'After',
    tags: ['two', 'three'],
    ownerTeamId: team,
    description: 'Long',
    playlist_numbering: true,
  }
  await admin.patch(`/playlists/${id}`, other, MATCH)
  await admin.patch(`/playlists/${id}`, { locale: 'de-DE' }, MATCH)
  const [, change] = await changesOf(id)
  expect(change.undoable).toEqual(Object.keys(other))
  const { status, headers } = await undo(change.id, ['name', 'tags', 'ownerTeamId'])
  expect([status, headers['etag']]).toEqual([200, '"v4"'])
  expect(await playlist(id)).toMatchObject({
    name: 'Before',
    tags: ['one'],
    ownerTeamId: null,
    description: 'Long',
    locale: 'de-DE',
  })
  const [back, ...before] = await changesOf(id)
  expect(before).toHaveLength(3)
  expect(back).toMatchObject({
    action: 'UPDATE',
    author: { id: admin.memberId },
    details: [
      { property: 'name', oldValue: 'After', value: 'Before' },
      { property: 'tags', oldValue: '["two","three"]', value: '["one"]' },
      { property: 'ownerTeamId', oldValue: team, value: null },
    ],
  })
  expect((await undo(back.id, back.undoable)).status).toBe(200)
  expect(await playlist(id)).toMatchObject({ name: 'After', tags: ['two', 'three'], ownerTeamId: team })
})

test('puts settings of an asset back under the names by which they are set, and says what was and is', async () => {
  const db = hub.context.databases.forHub(1)
  const id = await addAsset(db, { type: 'scorm', fileId: await addCourseFile(db), completeWhen: 'completed' })
  const settings = { completeWhen: 'passed', canStartAgain: true, keptScore: 'last' }
  const other = { markAsDoneMode: 'manual', scormAdvancedSettings: settings, refid: 'A7' }
  await admin.patch(`/assets/${id}`, { name: 'An asset', ...other }, MATCH)
  const [change] = await changesOf(id)
  expect(change.details.map(({ property }: { property: string }) => property)).toEqual(Object.keys(other))
  expect(change.details[0]).toEqual({ property: 'markAsDoneMode', oldValue: 'automatic', value: 'manual' })
  expect((await undo(change.id, change.undoable)).status).toBe(200)
  expect(await asset(id)).toMatchObject({
    markAsDoneMode: 'automatic',
    scormSettings: { completeWhen: 'completed' },
    refid: null,
  })
})

test('leaves alone what has no value to go back to, and what is not there any more', async () => {
  const id = await makeLink('A link')
  await admin.patch(`/assets/${id}`, { webUrl: 'https://www.hub.example/elsewhere', tags: ['new'] }, MATCH)
  const [change, made] = await changesOf(id)
  expect([change.undoable, made.undoable]).toEqual([['tags'], []])
  const refused = { status: 409, body: { code: 'change-not-undoable' } }
  expect(await undo(change.id, ['webUrl'])).toMatchObject(refused)
  expect(await undo(change.id, ['tags', 'name'])).toMatchObject(refused)
  expect(await undo(made.id, ['name'])).toMatchObject(refused)
  expect((await undo(newId(), ['name'])).status).toBe(404)
  const holder = await makePlaylist({ name: 'Holder' })
  await arrange(holder, [{ contentId: id, rank: '1' }])
  expect((await changesOf(holder))[0].undoable).toEqual([])
  await admin.delete(`/assets/${id}`)
  expect((await changesOf(id))[1].undoable).toEqual([])
  expect(await undo(change.id, ['tags'])).toMatchObject(refused)
})

test('asks before people lose sight of content, and refuses what somebody else has by now', async () => {
  const learner = await hub.person()
  const id = await makePlaylist({ name: 'For all', audience: 'admin', externalRefId: 'first' })
  await admin.patch(`/playlists/${id}`, { audience: 'all', externalRefId: 'second' }, MATCH)
  const [change] = await changesOf(id)
  expect(await undo(change.id, ['audience'])).toMatchObject({ status: 409, body: { code: 'people-would-lose' } })
  expect((await learner.get(`/me/playlists/${id}`)).status).toBe(200)
  expect((await undo(change.id, ['audience'], { acceptedLosses: 10 })).status).toBe(200)
  expect((await learner.get(`/me/playlists/${id}`)).status).toBe(404)
  await makePlaylist({ name: 'Other', externalRefId: 'first' })
  expect(await undo(change.id, ['externalRefId'])).toMatchObject({ status: 409, body: { code: 'external-ref-taken' } })
})

test('offers and does nothing beyond the rights of who asks', async () => {
  const id = await makePlaylist({ name: 'Before' })
  await admin.patch(`/playlists/${id}`, { name: 'After' }, MATCH)
  const of = (...privileges: ('asset_write' | 'playlist_read')[]) => hub.person({ isAdmin: true, privileges })
  const [reader, both] = [await of('playlist_read'), await of('asset_write', 'playlist_read')]
  const [change] = await changesOf(id, reader)
  expect(change.undoable).toEqual([])
  expect((await undo(change.id, ['name'], {}, reader)).status).toBe(403)
  expect(await undo(change.id, ['name'], {}, both)).toMatchObject({
    status: 409,
    body: { code: 'change-not-undoable' },
  })
  expect((await undo(change.id, ['name'], {}, await of('asset_write'))).status).toBe(404)
})
