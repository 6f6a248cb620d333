import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerMassJobs } from '../../jobs/jobs.ts'
import { deleteContent, makersFor } from '../../playlists/playlist-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { addTeam } from '../../testing/people.ts'

let hub: TestHub
let admin: Somebody
let manager: Somebody
let learner: Somebody
let other: Somebody
let endJobs: () => void
let own: string
let foreign: string
let ours: string
let open: string
let inOurs: string
let inOpen: string
const { makePlaylist, makeLink, arrange } = makersFor(() => admin)

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists'] })
  endJobs = await registerMassJobs(hub.context)
  ;[own, foreign] = [await addTeam(hub.context.databases, 'Divers'), await addTeam(hub.context.databases, 'Climbers')]
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
  manager = await hub.person({ teams: [{ id: own, role: 'manager' }] })
  learner = await hub.person({ teams: [{ id: own, role: 'member' }] })
  other = await hub.person({ teams: [{ id: foreign, role: 'member' }] })
})
afterAll(async () => {
  endJobs()
  await hub.close()
})

/** A playlist for the manager's team, with content of the hub. */
async function makeOurs(): Promise<void> {
  ours = await makePlaylist({ name: 'Ours', ownerTeamId: own, audience: 'teams', teamIds: [own] })
  inOurs = await makeLink('Of the hub', { onlyInPlaylists: true })
  await arrange(ours, inSection(inOurs))
}

/** One of the team for everybody, as only an admin can make it, with content of the team. */
async function makeOpen(): Promise<void> {
  open = await makePlaylist({ name: 'Open', ownerTeamId: own })
  inOpen = await makeLink('Of the team', { onlyInPlaylists: true, ownerTeamId: own })
  await arrange(open, inSection(inOpen))
}

const inSection = (contentId: string, details: object = {}) => [
  { rank: '1', updatedDetails: { name: 'First', ...details } },
  { contentId, rank: '1.1' },
]
const LATER = { lockingMode: 'time', unlockDateTime: '2040-01-01T00:00:00Z', unlockTimezone: 'UTC' }
const patch = (who: Somebody, path: string, body: object) => who.patch(path, body, { 'if-match': '*' })
const contents = (who: Somebody, id: string, body: object[], accepted: number) =>
  patch(who, `/playlists/${id}/contents?acceptedLosses=${accepted}`, body)
const seenBy = async (id: string, who: Somebody) =>
  (await who.get(`/me/content/${id}/visibility`)).body.isVisible as boolean

interface Taking {
  who: Somebody
  id: string
  /** What stands in it. */
  held: string
  accepted?: number
}

/** How a playlist takes content from people. */
const WAYS: Record<string, (taking: Taking) => ReturnType<Somebody['patch']>> = {
  'takes it out': ({ who, id, accepted = 0 }) => contents(who, id, [], accepted),
  'locks its section': ({ who, id, held, accepted = 0 }) =>
    contents(who, id, inSection(held, { lockingMode: 'locked' }), accepted),
  'has its section open later': ({ who, id, held, accepted = 0 }) =>
    contents(who, id, inSection(held, LATER), accepted),
  'makes a draft of the playlist': ({ who, id, accepted = 0 }) =>
    patch(who, `/playlists/${id}`, { published: false, acceptedLosses: accepted }),
  'deletes the playlist': ({ who, id, accepted = 0 }) => who.delete(`/playlists/${id}?acceptedLosses=${accepted}`),
}

describe.each(Object.entries(WAYS))('a manager who %s', (_, act) => {
  test('takes nothing that is not of their teams from anybody', async () => {
    await makeOurs()
    const refused = await act({ who: manager, id: ours, held: inOurs })
    expect([refused.status, refused.body.code]).toEqual([403, 'loss-beyond-your-teams'])
    expect(refused.body.detail).toBe(
      '“Of the hub” is not of your teams, and 2 people would no longer see it. Leave it where they see it, or ask an admin to make this change.',
    )
    expect([await seenBy(ours, learner), await seenBy(inOurs, learner)]).toEqual([true, true])
  })

  test('takes nothing of their own from people of other teams', async () => {
    await makeOpen()
    const refused = await act({ who: manager, id: open, held: inOpen })
    expect([refused.status, refused.body.code]).toEqual([403, 'loss-beyond-your-teams'])
    expect(refused.body.detail).toContain('people who are not in your teams would no longer see “O')
    expect([await seenBy(open, other), await seenBy(inOpen, other)]).toEqual([true, true])
  })

  test('may, where people see it elsewhere or by itself', async () => {
    await makeOurs()
    await arrange(await makePlaylist(), [{ contentId: inOurs, rank: '1' }])
    expect((await act({ who: manager, id: ours, held: inOurs })).status).toBe(200)
    expect(await seenBy(inOurs, learner)).toBe(true)
  })

  test('is asked, as an admin is, before people lose what is of their teams', async () => {
    await makeOurs()
    await patch(admin, `/assets/${inOurs}`, { name: 'Of the hub', ownerTeamId: own })
    const asked = await act({ who: manager, id: ours, held: inOurs })
    expect([asked.status, asked.body.code]).toEqual([409, 'people-would-lose'])
    expect(asked.body.detail).toContain('2 people would no longer see “Of the hub”. Send acceptedLosses: 2 ')
    expect(await seenBy(inOurs, learner)).toBe(true)
  })
})

test.each(Object.entries(WAYS))('an admin who %s is told how many lose it, and may', async (_, act) => {
  await makeOurs()
  const taking = { who: admin, id: ours, held: inOurs }
  expect((await act({ ...taking, accepted: 1 })).body.code).toBe('people-would-lose')
  expect(await seenBy(inOurs, learner)).toBe(true)
  expect((await act({ ...taking, accepted: 2 })).status).toBe(200)
  expect(await seenBy(inOurs, learner)).toBe(false)
})

describe('the audience of a playlist of their own', () => {
  test('is narrowed by no manager where others lose it, or anybody what the hub owns in it', async () => {
    await makeOurs()
    await makeOpen()
    const narrowed = await patch(manager, `/playlists/${open}`, {
      audience: 'teams',
      teamIds: [own],
      acceptedLosses: 99,
    })
    expect([narrowed.status, narrowed.body.code]).toEqual([403, 'loss-beyond-your-teams'])
    const emptied = await patch(manager, `/playlists/${ours}`, { teamIds: [], acceptedLosses: 99 })
    expect(emptied.body.detail).toContain('“Of the hub” is not of your teams, and 2 people')
    expect([await seenBy(open, other), await seenBy(inOurs, learner)]).toEqual([true, true])
  })

  test('is narrowed by them where all of it is theirs', async () => {
    await makeOurs()
    await patch(admin, `/assets/${inOurs}`, { name: 'Of the hub', ownerTeamId: own })
    expect((await patch(manager, `/playlists/${ours}`, { teamIds: [] })).status).toBe(409)
    expect((await patch(manager, `/playlists/${ours}`, { teamIds: [], acceptedLosses: 2 })).status).toBe(200)
    expect(await seenBy(inOurs, learner)).toBe(false)
  })
})

describe('an asset of their own', () => {
  test.each<[string, (id: string) => ReturnType<Somebody['patch']>]>([
    ['made a draft', (id) => patch(manager, `/assets/${id}`, { name: 'Theirs', published: false })],
    ['deleted', (id) => manager.delete(`/assets/${id}`)],
    [
      'limited to playlists',
      (id) => patch(manager, `/assets/${id}`, { name: 'Theirs', onlyInPlaylists: true, acceptedLosses: 99 }),
    ],
  ])('is not %s by a manager while people of other teams see it', async (_, act) => {
    const [theirs, forAll] = [
      await makeLink('Theirs', { ownerTeamId: own, audience: 'teams', teamIds: [own] }),
      await makeLink('Theirs', { ownerTeamId: own }),
    ]
    expect((await act(forAll)).body.code).toBe('loss-beyond-your-teams')
    expect(await seenBy(forAll, other)).toBe(true)
    expect((await act(theirs)).status).toBe(200)
  })
})

describe('many at once', () => {
  const begin = async (ids: string[], changes: object) => {
    const { body } = await manager.post('/content/changes/preview', { ids, changes })
    const { body: job } = await manager.post('/content/changes', { ids, changes, previewToken: body.previewToken })
    return { preview: body, job: (await manager.get(`/jobs/${job.id}`)).body }
  }

  test.each([{ isDeleted: true }, { published: false }])(
    'a manager who sets %j leaves out what others would lose',
    async (changes) => {
      await makeOurs()
      await makeOpen()
      const free = await makePlaylist({ name: 'Free', ownerTeamId: own, audience: 'teams', teamIds: [own] })
      const { preview } = await begin([ours, open, free], changes)
      expect(preview).toMatchObject({ changedCount: 1, refusedCount: 2 })
      expect(preview.items.map(({ obstacle }: { obstacle: string }) => obstacle)).toEqual([
        'takesFromOthers',
        'takesFromOthers',
        null,
      ])
      expect([await seenBy(ours, learner), await seenBy(open, other)]).toEqual([true, true])
      expect((await learner.get(`/me/playlists/${free}`)).status).toBe(404)
    },
  )

  test('looks at all together: of two that hold the same neither goes', async () => {
    await makeOurs()
    const twin = await makePlaylist({ name: 'Twin', ownerTeamId: own, audience: 'teams', teamIds: [own] })
    await arrange(twin, [{ contentId: inOurs, rank: '1' }])
    expect((await begin([ours, twin], { isDeleted: true })).preview).toMatchObject({ changedCount: 0, refusedCount: 2 })
    expect((await begin([ours], { isDeleted: true })).preview).toMatchObject({ changedCount: 1, refusedCount: 0 })
    expect(await seenBy(inOurs, learner)).toBe(true)
  })
})

describe('a section that opens with progress', () => {
  test('that goes is lost to those to whom it was open, and to nobody else', async () => {
    const [first, second] = [await makeLink('Before it'), await makeLink('Behind it', { onlyInPlaylists: true })]
    const playlist = await makePlaylist()
    await arrange(playlist, [
      { contentId: first, rank: '1' },
      { rank: '2', updatedDetails: { name: 'Then', lockingMode: 'progress' } },
      { contentId: second, rank: '2.1' },
    ])
    const losses = () => admin.get(`/playlists/${playlist}/losses`)
    expect((await losses()).body).toEqual({ lossCount: 0, contentCount: 0, items: [] })
    await learner.put(`/me/assets/${first}/read`)
    expect((await losses()).body.lossCount).toBe(1)
    const refused = await arrange(playlist, [{ contentId: first, rank: '1' }])
    expect(refused.body.detail).toContain('acceptedLosses: 1 ')
  })

  test('counts who had done before what stands before it', async () => {
    const [first, second] = [await makeLink('Done'), await makeLink('Behind', { onlyInPlaylists: true })]
    await other.put(`/me/assets/${first}/read`)
    const playlist = await makePlaylist()
    const behind = [
      { rank: '2', updatedDetails: { name: 'Then', lockingMode: 'progress' } },
      { contentId: second, rank: '2.1' },
    ]
    await arrange(playlist, [{ contentId: first, rank: '1' }, ...behind])
    expect((await arrange(playlist, [{ contentId: first, rank: '1' }])).body.detail).toContain('acceptedLosses: 1 ')
  })
})

describe('what goes with a playlist', () => {
  test('is said beforehand, without what stands elsewhere, and changes nothing', async () => {
    const [alone, elsewhere] = [
      await makeLink('Alone', { onlyInPlaylists: true }),
      await makeLink('Elsewhere', { onlyInPlaylists: true }),
    ]
    const playlist = await makePlaylist()
    await arrange(playlist, [
      { contentId: alone, rank: '1' },
      { contentId: elsewhere, rank: '2' },
      { contentId: await makeLink(), rank: '3' },
    ])
    await arrange(await makePlaylist({ audience: 'teams', teamIds: [own] }), [{ contentId: elsewhere, rank: '1' }])
    const { body } = await admin.get(`/playlists/${playlist}/losses`)
    expect(body).toEqual({
      lossCount: 4,
      contentCount: 2,
      items: [
        { id: alone, name: 'Alone', lossCount: 4 },
        { id: elsewhere, name: 'Elsewhere', lossCount: 2 },
      ],
    })
    expect(await seenBy(alone, learner)).toBe(true)
    expect((await admin.delete(`/playlists/${playlist}`)).body.detail).toContain('“Alone” and 1 more')
    expect((await admin.delete(`/playlists/${playlist}?acceptedLosses=4`)).status).toBe(200)
  })

  test('is said of playlists in it, to managers of its team, and of none that was deleted', async () => {
    await makeOurs()
    const outer = await makePlaylist({ ownerTeamId: own, audience: 'teams', teamIds: [own] })
    await patch(admin, `/playlists/${ours}`, { onlyInPlaylists: true, acceptedLosses: 2 })
    await arrange(outer, [{ contentId: ours, rank: '1' }])
    const { body } = await manager.get(`/playlists/${outer}/losses`)
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Of the hub', 'Ours'])
    expect((await learner.get(`/playlists/${outer}/losses`)).status).toBe(403)
    await deleteContent(hub, outer)
    expect((await admin.get(`/playlists/${outer}/losses`)).status).toBe(404)
  })
})
