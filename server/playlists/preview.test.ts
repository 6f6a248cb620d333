import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { problem } from '../testing/client.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'
import { makersFor } from './playlist-fixtures.ts'

/** What those who arrange a playlist are shown of it as learners would see it. */

let hub: TestHub
let admin: Somebody
let divers: string
let climbers: string
const { makePlaylist, makeLink, arrange } = makersFor(() => admin)

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists'] })
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
  divers = await addTeam(hub.context.databases, 'Divers')
  climbers = await addTeam(hub.context.databases, 'Climbers')
})
afterAll(() => hub.close())

const previewed = async (playlist: string, teamId?: string, by = admin) =>
  by.get(`/playlists/${playlist}/preview${teamId ? `?teamId=${teamId}` : ''}`)
const newMember = (teamId?: string) => hub.person({ teams: teamId ? [{ id: teamId, role: 'member' }] : [] })
const publish = (playlist: string) => admin.patch(`/playlists/${playlist}`, { published: true }, { 'if-match': '*' })

/** A draft with a section that progress opens, one that is closed, and content for everybody, for one team, and for nobody yet. */
async function makeDraft(about: object = {}) {
  const playlist = await makePlaylist({ published: false, ...about })
  const inside = { parent_id: playlist }
  const first = await makeLink('First', inside)
  const forClimbers = await makeLink('Ropes', { audience: 'teams', teamIds: [climbers] })
  const draft = await makeLink('Not yet', { published: false })
  const later = await makeLink('Later', inside)
  const answer = await arrange(playlist, [
    { contentId: first, rank: '1' },
    { contentId: forClimbers, rank: '2' },
    { contentId: draft, rank: '3' },
    { rank: '4', updatedDetails: { name: 'Then', lockingMode: 'progress' } },
    { contentId: later, rank: '4.1' },
  ])
  expect(answer.status).toBe(200)
  return { playlist, first, forClimbers, draft, later }
}

test('is what a new member of the team sees once it is published, and nothing is changed by looking', async () => {
  const { playlist, forClimbers, draft } = await makeDraft()
  const [ofDivers, ofClimbers, ofNone] = await Promise.all([
    previewed(playlist, divers),
    previewed(playlist, climbers),
    previewed(playlist),
  ])
  const early = await newMember(divers)
  expect((await early.get(`/me/playlists/${playlist}/contents`)).status).toBe(404)
  await publish(playlist)
  for (const [shown, teamId] of [
    [ofDivers, divers],
    [ofClimbers, climbers],
    [ofNone, undefined],
  ] as const) {
    const { items, total } = (await (await newMember(teamId)).get(`/me/playlists/${playlist}/contents`)).body
    expect(shown.body).toMatchObject({ items, total, hiddenReason: null })
    expect((await previewed(playlist, teamId)).body).toEqual(shown.body)
  }
  expect(ofClimbers.body.items.map(({ name }: { name: string }) => name)).toEqual(['First', 'Ropes', 'Then'])
  expect(ofDivers.body.items[1]).toMatchObject({ name: 'Then', isLockedForUser: true, contentCount: 1 })
  expect(ofDivers.body).toMatchObject({
    hidden: [
      { id: forClimbers, name: 'Ropes', reason: 'audience' },
      { id: draft, name: 'Not yet', reason: 'unpublished' },
    ],
    hiddenCount: 2,
  })
  expect(ofClimbers.body).toMatchObject({ hidden: [{ id: draft }], hiddenCount: 1 })
})

test('says why somebody would not see the playlist at all', async () => {
  const { playlist } = await makeDraft({ audience: 'teams', teamIds: [climbers] })
  expect((await previewed(playlist, climbers)).body).toMatchObject({ hiddenReason: null })
  expect((await previewed(playlist, divers)).body).toMatchObject({ hiddenReason: 'audience', items: [], hidden: [] })
  expect((await previewed(playlist)).body).toMatchObject({ hiddenReason: 'audience' })
  const { playlist: alone } = await makeDraft({ onlyInPlaylists: true })
  expect((await previewed(alone)).body).toMatchObject({ hiddenReason: 'noPlaylist', items: [] })
  const { playlist: ofAdmins } = await makeDraft({ audience: 'admin' })
  expect((await previewed(ofAdmins, climbers)).body).toMatchObject({ hiddenReason: 'audience' })
})

test('is paged, and is not there for what was deleted', async () => {
  const { playlist } = await makeDraft()
  const second = await admin.get(`/playlists/${playlist}/preview?limit=1&offset=1`)
  expect(second.body).toMatchObject({ items: [{ name: 'Then' }], total: 2, nextOffset: null })
  await admin.delete(`/playlists/${playlist}`)
  expect((await previewed(playlist)).status).toBe(404)
  expect((await previewed(newId())).status).toBe(404)
})

test('is for managers of the owning team, about the teams that they manage', async () => {
  const { playlist } = await makeDraft({ ownerTeamId: divers })
  const manager = await hub.person({ teams: [{ id: divers, role: 'manager' }] })
  expect((await previewed(playlist, divers, manager)).body).toMatchObject({ hiddenReason: null })
  expect(await previewed(playlist, climbers, manager)).toEqual(problem(403, 'not-allowed'))
  const { playlist: foreign } = await makeDraft()
  expect(await previewed(foreign, divers, manager)).toEqual(problem(403, 'not-allowed'))
  expect(await previewed(playlist, divers, await newMember(divers))).toEqual(problem(403, 'not-allowed'))
})
