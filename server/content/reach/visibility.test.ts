import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { makersFor } from '../../playlists/playlist-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { addTeam } from '../../testing/people.ts'

let hub: TestHub
let admin: Somebody
let learner: Somebody
let manager: Somebody
let other: Somebody
let teamId: string
let otherTeamId: string
const { makePlaylist, makeLink, arrange } = makersFor(() => admin)
const NOW = new Date('2026-11-24T12:00:00Z')

beforeAll(async () => {
  hub = await testHub({ features: ['manager_reports', 'team_playlists'] })
  hub.setNow(NOW)
  const { databases } = hub.context
  teamId = await addTeam(databases, 'Divers')
  otherTeamId = await addTeam(databases, 'Climbers')
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
  learner = await hub.person({ teams: [{ id: teamId, role: 'member' }] })
  manager = await hub.person({ teams: [{ id: teamId, role: 'manager' }] })
  other = await hub.person({ teams: [{ id: otherTeamId, role: 'member' }] })
})
afterAll(() => hub.close())

const change = (id: string, body: object) => admin.patch(`/assets/${id}`, { name: 'A link', ...body })
const statusOf = async (id: string, who = learner) => (await who.get(`/me/assets/${id}`)).status
const told = async (id: string, who = learner) => (await who.get(`/me/content/${id}/visibility`)).body
const preview = (id: string, audience: object, by = admin) =>
  by.post(`/content/${id}/audience/preview`, { audience: 'all', teamIds: [], onlyInPlaylists: false, ...audience })
const previewed = async (id: string, audience: object) => (await preview(id, audience)).body
const explained = async (id: string, about: Somebody, by = admin) =>
  by.get(`/content/${id}/visibility?userId=${about.memberId}`)

describe('an asset', () => {
  test('has an audience of its own: everybody, some teams, admins', async () => {
    const id = await makeLink('Knots', { audience: 'teams', teamIds: [teamId] })
    expect([await statusOf(id), await statusOf(id, other)]).toEqual([200, 404])
    expect((await change(id, { audience: 'all', name: 'Bowlines' })).status).toBe(200)
    expect((await other.get('/me/content/search?query=bowlines')).body.items).toMatchObject([{ id }])
    expect((await other.get(`/me/assets/${id}`)).body).toMatchObject({ audience: 'all', onlyInPlaylists: false })
    const hidden = await makeLink('Rules', { audience: 'admin' })
    expect([await statusOf(hidden), await statusOf(hidden, admin)]).toEqual([404, 200])
  })

  test('is seen through a playlist alone where it was made there, and through none when it is taken out', async () => {
    const playlist = await makePlaylist({ audience: 'teams', teamIds: [teamId] })
    const id = await makeLink('Inside', { parent_id: playlist })
    expect([await statusOf(id), await statusOf(id, other)]).toEqual([200, 404])
    await arrange(playlist, [], 10)
    expect(await statusOf(id)).toBe(404)
    expect((await change(id, { onlyInPlaylists: false })).status).toBe(200)
    expect([await statusOf(id), await statusOf(id, other)]).toEqual([200, 200])
  })

  test('is seen by admins alone where all playlists that lead to it are for admins', async () => {
    const inner = await makePlaylist({ audience: 'all', onlyInPlaylists: true })
    const id = await makeLink('For admins', { parent_id: inner })
    await arrange(await makePlaylist({ audience: 'admin' }), [{ contentId: inner, rank: '1' }])
    expect([await statusOf(id), await statusOf(id, admin)]).toEqual([404, 200])
  })

  test('is seen by itself by those who saw it before it came into a playlist for others', async () => {
    const id = await makeLink()
    await arrange(await makePlaylist({ audience: 'teams', teamIds: [otherTeamId] }), [{ contentId: id, rank: '1' }])
    expect([await statusOf(id), await statusOf(id, other)]).toEqual([200, 200])
  })

  test('is not taken from people by a change that does not say how many', async () => {
    const id = await makeLink('Everybody')
    await arrange(await makePlaylist({ audience: 'teams', teamIds: [teamId] }), [{ contentId: id, rank: '1' }])
    const everybody = await everyone()
    const inTeam = 2
    const taken: [object, number][] = [
      [{ onlyInPlaylists: true }, everybody - inTeam],
      [{ audience: 'teams', teamIds: [teamId] }, everybody - inTeam],
      [{ audience: 'teams', teamIds: [] }, everybody],
    ]
    for (const [body, losses] of taken) {
      const refused = await change(id, body)
      expect([refused.status, refused.body.code]).toEqual([409, 'people-would-lose'])
      expect(refused.body.detail).toContain(`acceptedLosses: ${losses} `)
      expect((await change(id, { ...body, acceptedLosses: losses - 1 })).status).toBe(409)
      expect(await previewed(id, body)).toMatchObject({ seeCount: everybody - losses, lossCount: losses })
      expect(await statusOf(id, other)).toBe(200)
    }
    const accepted = { onlyInPlaylists: true, acceptedLosses: everybody - inTeam }
    expect((await change(id, accepted)).status).toBe(200)
    expect([await statusOf(id), await statusOf(id, other)]).toEqual([200, 404])
    expect((await change(id, { audience: 'admin', acceptedLosses: inTeam - 1 })).status).toBe(409)
    expect((await change(id, { onlyInPlaylists: false })).status).toBe(200)
  })

  test('shows beforehand how many an audience would bring, and changes nothing by looking', async () => {
    const id = await makeLink('Looked at', { audience: 'teams', teamIds: [teamId] })
    expect(await previewed(id, { audience: 'all' })).toMatchObject({ seeCount: await everyone(), lossCount: 0 })
    expect(await previewed(id, { onlyInPlaylists: true })).toMatchObject({ seeCount: 0, lossCount: 2 })
    const ofBoth = { audience: 'teams', teamIds: [teamId, otherTeamId] }
    expect(await previewed(id, ofBoth)).toMatchObject({ seeCount: 3, lossCount: 0 })
    expect(await previewed(id, { audience: 'teams', teamIds: [] })).toMatchObject({ seeCount: 0, lossCount: 2 })
    expect((await preview(id, { audience: 'teams', teamIds: [newId()] })).body.code).toBe('unknown-reference')
    expect([await statusOf(id), await statusOf(id, other)]).toEqual([200, 404])
    const draft = await makeLink('Looked at early', { published: false })
    expect(await previewed(draft, ofBoth)).toMatchObject({ seeCount: 3, lossCount: 0 })
    await admin.delete(`/assets/${draft}`)
    expect((await preview(draft, ofBoth)).status).toBe(404)
  })

  test('shows a manager what their teams may be set, of what their team owns', async () => {
    const ofTeam = { audience: 'teams', teamIds: [teamId] }
    const [own, foreign] = [await makeLink('Own', { ownerTeamId: teamId, ...ofTeam }), await makeLink('Foreign')]
    const people = [learner, manager].map(({ memberId }) => expect.objectContaining({ id: memberId }))
    expect((await preview(own, ofTeam, manager)).body).toEqual({
      seeCount: 2,
      lossCount: 0,
      people: expect.arrayContaining(people),
    })
    // Whom managers do not look after they are not told of.
    const wide = await makeLink('Wide', { ownerTeamId: teamId })
    expect((await previewed(wide, {})).people).toHaveLength(await everyone())
    const seen = (await manager.post(`/content/${wide}/audience/preview`, { onlyInPlaylists: false })).body
    expect(seen.people.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [learner.memberId, manager.memberId].toSorted(),
    )
    expect((await preview(own, { audience: 'teams', teamIds: [otherTeamId] }, manager)).status).toBe(403)
    expect((await preview(own, { audience: 'all' }, manager)).status).toBe(403)
    expect([(await preview(foreign, ofTeam, manager)).status, (await preview(own, ofTeam, learner)).status]).toEqual([
      403, 403,
    ])
  })

  test('loses nobody by a name, by another team beside, or while it is not published', async () => {
    const id = await makeLink('Slings', { audience: 'teams', teamIds: [teamId] })
    expect((await change(id, { audience: 'teams', teamIds: [teamId, otherTeamId] })).status).toBe(200)
    const draft = await makeLink('Draft', { published: false })
    expect((await change(draft, { audience: 'admin' })).status).toBe(200)
  })
})

describe('who follows a link is told the truth', () => {
  test('of what opens at a time, and where', async () => {
    const playlist = await makePlaylist({ name: 'Diving' })
    const id = await makeLink('Later', { onlyInPlaylists: true })
    const unlock = { lockingMode: 'time', unlockDateTime: '2026-11-29T09:00:00Z', unlockTimezone: 'Europe/London' }
    await arrange(playlist, [
      { rank: '1', updatedDetails: { name: 'Sunday', ...unlock } },
      { contentId: id, rank: '1.1' },
    ])
    const opening = { reason: 'opensLater', opensAt: '2026-11-29T09:00:00.000Z' }
    expect(await told(id)).toMatchObject({ isVisible: false, ...opening, playlistId: playlist, playlistName: 'Diving' })
    expect((await explained(id, learner)).body).toMatchObject({
      isVisible: false,
      obstacles: [{ ...opening, id: playlist, name: 'Diving', sectionName: 'Sunday', timezone: 'Europe/London' }],
    })
    hub.setNow(new Date('2026-11-29T09:00:00Z'))
    expect(await told(id)).toMatchObject({ isVisible: true, reason: null })
    hub.setNow(NOW)
  })

  test('of what opens with progress, and of what is closed', async () => {
    const [first, second] = [await makeLink('First'), await makeLink('Second', { onlyInPlaylists: true })]
    const playlist = await makePlaylist()
    const section = (lockingMode: string) => ({ rank: '2', updatedDetails: { name: 'Then', lockingMode } })
    const contents = (mode: string) => [
      { contentId: first, rank: '1' },
      section(mode),
      { contentId: second, rank: '2.1' },
    ]
    await arrange(playlist, contents('progress'))
    expect(await told(second)).toMatchObject({ reason: 'opensWithProgress', remainingCount: 1, opensAt: null })
    await arrange(playlist, contents('locked'))
    expect(await told(second)).toMatchObject({ reason: 'locked', remainingCount: null, playlistId: playlist })
  })

  test('of a section that was closed when they did what stood before it, and that progress opens since', async () => {
    const playlist = await makePlaylist()
    const [first, second] = [await makeLink('First'), await makeLink('Second', { onlyInPlaylists: true })]
    const section = { rank: '3', updatedDetails: { name: 'Then', lockingMode: 'locked' } }
    await arrange(playlist, [{ contentId: first, rank: '1' }, section, { contentId: second, rank: '3.1' }])
    expect((await learner.put(`/me/assets/${first}/read`)).status).toBe(200)
    const { body } = await admin.get(`/playlists/${playlist}/contents`)
    const sectionId = (body.items as { id: string }[])[1]!.id
    await arrange(playlist, [
      { contentId: first, rank: '1' },
      { contentId: await makeLink('Added'), rank: '2' },
      { contentId: sectionId, rank: '3', updatedDetails: { name: 'Then', lockingMode: 'progress' } },
      { contentId: second, rank: '3.1' },
    ])
    expect(await told(second)).toMatchObject({ reason: 'opensWithProgress', remainingCount: 1 })
  })

  test('of what is not published, and of what is for another team, without its name', async () => {
    const [draft, theirs] = [
      await makeLink('Draft', { published: false }),
      await makeLink('Theirs', { audience: 'teams', teamIds: [otherTeamId] }),
    ]
    expect(await told(draft)).toMatchObject({ reason: 'unpublished', playlistName: null })
    expect(await told(theirs)).toMatchObject({ reason: 'audience', playlistName: null })
    expect(JSON.stringify(await told(theirs))).not.toContain('Theirs')
  })

  test('and of what was deleted, or never was, nothing', async () => {
    const id = await makeLink()
    const { db } = await hub.hubCall()
    await db.updateTable('content').set({ is_deleted: true }).where('id', '=', id).execute()
    for (const each of [id, newId()]) expect((await learner.get(`/me/content/${each}/visibility`)).status).toBe(404)
    expect((await explained(id, learner)).body.obstacles).toMatchObject([{ reason: 'deleted' }])
  })

  test('and names no playlist that they do not see', async () => {
    const playlist = await makePlaylist({ name: 'Secret', audience: 'teams', teamIds: [otherTeamId] })
    const id = await makeLink('In it', { onlyInPlaylists: true })
    await arrange(playlist, [{ contentId: id, rank: '1' }])
    expect(await told(id)).toMatchObject({ reason: 'audience', playlistId: null, playlistName: null })
    expect((await explained(id, learner)).body.obstacles).toMatchObject([{ reason: 'audience', name: 'Secret' }])
  })
})

describe('who arranges content is told', () => {
  test('the way by which somebody sees it', async () => {
    const [outer, inner] = [
      await makePlaylist({ name: 'Outer' }),
      await makePlaylist({ name: 'Inner', onlyInPlaylists: true }),
    ]
    const id = await makeLink('Deep', { onlyInPlaylists: true })
    await arrange(inner, [{ contentId: id, rank: '1' }])
    expect((await explained(id, learner)).body.obstacles).toMatchObject([{ reason: 'noPlaylist', name: 'Inner' }])
    await arrange(outer, [{ contentId: inner, rank: '1' }])
    const { body } = await explained(id, learner)
    expect(body).toMatchObject({ isVisible: true, way: [{ name: 'Deep' }, { name: 'Inner' }, { name: 'Outer' }] })
  })

  test('as a manager about people of their teams, and of playlists that they see', async () => {
    const secret = await makePlaylist({ name: 'Secret', audience: 'teams', teamIds: [otherTeamId] })
    const open = await makePlaylist({ name: 'Open' })
    const id = await makeLink('Shared')
    await arrange(secret, [{ contentId: id, rank: '1' }])
    await arrange(open, [{ contentId: id, rank: '1' }])
    expect((await explained(id, learner, manager)).body).toMatchObject({ isVisible: true, way: [{ name: 'Shared' }] })
    expect((await explained(id, other, manager)).status).toBe(403)
    expect((await explained(id, learner, learner)).status).toBe(403)
    expect((await explained(secret, learner, manager)).status).toBe(404)
    const own = await makePlaylist({ name: 'Own', ownerTeamId: teamId, audience: 'admin' })
    const { body } = await explained(own, learner, manager)
    expect(body).toMatchObject({ isVisible: false, obstacles: [{ reason: 'audience', name: 'Own' }] })
  })

  test('that somebody cannot come into the hub at all, before what else keeps it from them', async () => {
    const person = await hub.person()
    const id = await makeLink('For the other team', { audience: 'teams', teamIds: [otherTeamId] })
    const open = await makeLink('For everybody')
    const { db } = await hub.hubCall()
    const is = (about: object) => db.updateTable('member').set(about).where('id', '=', person.memberId).execute()
    const reasonsOf = async (contentId: string) =>
      (await explained(contentId, person)).body.obstacles.map(({ reason }: { reason: string }) => reason)
    await is({ suspended_at: new Date() })
    expect([await reasonsOf(id), await reasonsOf(open)]).toEqual([['suspended', 'audience'], ['suspended']])
    await is({ is_deleted: true })
    expect((await explained(open, person)).body).toMatchObject({
      isVisible: false,
      way: [],
      obstacles: [{ reason: 'removed', name: 'For everybody' }],
    })
  })

  test('nothing of content or people that the hub does not have', async () => {
    expect((await explained(newId(), learner)).status).toBe(404)
    const stranger = await hub.person({ domainId: 2 })
    expect((await explained(await makeLink(), stranger)).status).toBe(404)
  })
})

async function everyone(): Promise<number> {
  const { db } = await hub.hubCall()
  const { count } = await db
    .selectFrom('member')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('is_deleted', '=', false)
    .executeTakeFirstOrThrow()
  return Number(count)
}
