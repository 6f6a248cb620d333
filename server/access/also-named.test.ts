import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAsset, addPlaylist } from '../assets/asset-fixtures.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { addTeam, addToken } from '../testing/people.ts'

/** A call can name a second thing, for which it needs a right of its own: the playlist into which an asset is put. */

let withTeams: TestHub
let withoutTeams: TestHub

beforeAll(async () => {
  withTeams = await testHub({ features: ['team_playlists'] })
  withoutTeams = await testHub()
})
afterAll(async () => {
  await withTeams.close()
  await withoutTeams.close()
})

/** The statuses of creating an asset in a playlist of a team, and of putting one there, as somebody who manages the team. */
async function appendingIn(hub: TestHub, scopes: string[] | null): Promise<number[]> {
  const { databases } = hub.context
  const db = databases.forHub(1)
  const ownerTeamId = await addTeam(databases, 'Own')
  const playlistId = await addPlaylist(db, { ownerTeamId })
  const teams = [{ id: ownerTeamId, role: 'manager' as const }]
  const who = await hub.person({ isAdmin: true, privileges: ['asset_write'], teams })
  const headers = scopes ? { authorization: `Bearer ${await addToken(databases, who, scopes)}`, cookie: '' } : {}
  const asset = { name: 'A page', type: 'web', webUrl: 'https://hub.example/', parent_id: playlistId }
  const answers = [
    await who.post('/assets/', asset, headers),
    await who.patch(`/assets/${await addAsset(db)}`, { name: 'x', parent_id: playlistId }, headers),
  ]
  return answers.map(({ status }) => status)
}

test('lets a manager put an asset into a playlist of their team', async () => {
  expect(await appendingIn(withTeams, null)).toEqual([201, 200])
})

test('lets no token of a manager do so', async () => {
  expect(await appendingIn(withTeams, ['asset_write', 'me'])).toEqual([403, 403])
})

test('lets nobody do so where teams have no playlists', async () => {
  expect(await appendingIn(withoutTeams, null)).toEqual([403, 403])
})
