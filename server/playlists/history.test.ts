import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeOldContent } from '../content/content-removal-service.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { problem } from '../testing/client.ts'
import { deleteContent, makersFor } from './playlist-fixtures.ts'

let hub: TestHub
let admin: Somebody

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({
    isAdmin: true,
    privileges: ['playlist_read', 'playlist_write', 'asset_write'],
    firstName: 'Ada',
    lastName: 'Admin',
  })
})
afterAll(() => hub.close())

const { makePlaylist, makeLink, arrange } = makersFor(() => admin)

interface Former {
  contentId: string | null
  name: string
  rank: string
}

const versionsOf = async (id: string) => {
  const { status, body } = await admin.get(`/playlists/${id}/versions`)
  expect(status).toBe(200)
  return body.items as { version: number; sectionCount: number; contentCount: number }[]
}
const versionOf = (id: string, version: number) => admin.get(`/playlists/${id}/versions/${version}`)
const namesOf = async (id: string) =>
  ((await admin.get(`/playlists/${id}/contents`)).body.items as Former[]).map(({ name }) => name)

const section = (rank: string, name: string) => ({
  rank,
  updatedDetails: {
    name,
    description: 'Read it first.',
    lockingMode: 'time',
    unlockDateTime: '2026-12-01T09:00:00.000Z',
    unlockTimezone: 'Europe/Berlin',
  },
})

test('keeps what a playlist held before each change, with who made it and when', async () => {
  const [id, one, two] = [await makePlaylist(), await makeLink('One'), await makeLink('Two')]
  expect(await versionsOf(id)).toEqual([])
  hub.setNow(new Date('2026-11-20T10:00:00.000Z'))
  await arrange(id, [section('1', 'Start'), { contentId: one, rank: '1.1', updatedDetails: { optional: true } }])
  // Before it there was nothing to put back.
  expect(await versionsOf(id)).toEqual([])
  hub.setNow(new Date('2026-11-20T11:00:00.000Z'))
  await arrange(id, [{ contentId: two, rank: '1' }])
  const replaced = {
    replacedTime: '2026-11-20T11:00:00.000Z',
    replacedBy: { id: admin.memberId, displayName: 'Ada Admin', pictureUrl: null },
  }
  expect(await versionsOf(id)).toEqual([{ ...replaced, version: 2, sectionCount: 1, contentCount: 1 }])
  const { body } = await versionOf(id, 2)
  const none = { lockingMode: null, unlockDateTime: null, unlockTimezone: null }
  expect(body).toEqual({
    ...replaced,
    version: 2,
    missingCount: 0,
    items: [
      {
        contentId: null,
        type: 'section',
        rank: '1',
        optional: false,
        fileFormat: null,
        ...section('1', 'Start').updatedDetails,
      },
      {
        contentId: one,
        type: 'web',
        name: 'One',
        description: null,
        rank: '1.1',
        optional: true,
        fileFormat: null,
        ...none,
      },
    ],
  })
})

test('has what it takes to put it back, which can be taken back, too', async () => {
  const [id, one, two] = [await makePlaylist(), await makeLink('One'), await makeLink('Two')]
  await arrange(id, [section('1', 'Start'), { contentId: one, rank: '1.1' }, { contentId: two, rank: '1.2' }])
  const [{ id: sectionId }] = (await admin.get(`/playlists/${id}/contents`)).body.items
  await arrange(id, [{ contentId: sectionId, rank: '1' }])
  const [latest] = await versionsOf(id)
  const { body } = await versionOf(id, latest!.version)
  // The section is there still, so it is put back as the same.
  expect(body.items[0].contentId).toBe(sectionId)
  await arrange(
    id,
    (body.items as Former[]).map(({ contentId, rank }) => ({ contentId, rank })),
  )
  expect(await namesOf(id)).toEqual(['Start', 'One', 'Two'])
  expect((await versionsOf(id)).map(({ contentCount }) => contentCount)).toEqual([0, 2])
})

test('does not count a save that changes nothing, and leaves out what was deleted', async () => {
  const [id, one, two] = [await makePlaylist(), await makeLink('One'), await makeLink('Two')]
  const both = [
    { contentId: one, rank: '1' },
    { contentId: two, rank: '2' },
  ]
  await arrange(id, both)
  await arrange(id, both)
  expect(await versionsOf(id)).toEqual([])
  await arrange(id, [])
  const [latest] = await versionsOf(id)
  await deleteContent(hub, one)
  const { body } = await versionOf(id, latest!.version)
  expect(body).toMatchObject({ items: [{ name: 'Two' }], missingCount: 1 })
  expect(await versionOf(id, latest!.version + 1)).toEqual(problem(404, 'not-found'))
})

test('keeps the last 50 changes', async () => {
  const [id, one, two] = [await makePlaylist(), await makeLink('One'), await makeLink('Two')]
  for (let nth = 0; nth < 53; nth += 1) await arrange(id, [{ contentId: nth % 2 ? one : two, rank: '1' }])
  const versions = await versionsOf(id)
  expect(versions).toHaveLength(50)
  expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, nth) => 53 - nth))
  expect(await versionOf(id, 3)).toEqual(problem(404, 'not-found'))
})

test('goes with the playlist, and is of one hub', async () => {
  const [id, one] = [await makePlaylist(), await makeLink()]
  await arrange(id, [{ contentId: one, rank: '1' }])
  await arrange(id, [])
  const foreign = await hub.person({ domainId: 2, isAdmin: true, privileges: ['playlist_read'] })
  expect((await foreign.get(`/playlists/${id}/versions`)).status).toBe(404)
  expect((await foreign.get(`/playlists/${id}/versions/2`)).status).toBe(404)
  const db = hub.context.databases.forHub(1)
  const kept = () => db.selectFrom('former_contents').select('version').where('playlist_id', '=', id).execute()
  expect(await kept()).toHaveLength(1)
  expect((await admin.delete(`/playlists/${id}`)).status).toBe(200)
  expect((await versionOf(id, 2)).status).toBe(404)
  hub.setNow(new Date(Date.now() + 40 * 86_400_000))
  await removeOldContent(await hub.hubCall())
  expect(await kept()).toEqual([])
})
