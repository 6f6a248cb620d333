import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { deleteContent, makersFor } from './playlist-fixtures.ts'

let hub: TestHub
let admin: Somebody
let learner: Somebody

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
  learner = await hub.person()
})
afterAll(() => hub.close())

const { makePlaylist, makeLink, arrange } = makersFor(() => admin)

describe('updatePlaylistContents', () => {
  test('needs the version that was edited, and only the newest will do', async () => {
    const id = await makePlaylist()
    expect((await admin.patch(`/playlists/${id}/contents`, [], { 'if-match': '' })).status).toBe(428)
    expect((await admin.patch(`/playlists/${id}/contents`, [], { 'if-match': '"v1"' })).headers['etag']).toBe('"v2"')
    expect((await admin.patch(`/playlists/${id}/contents`, [], { 'if-match': '"v1"' })).body).toMatchObject({
      status: 412,
      code: 'version-mismatch',
    })
  })

  test('lets one of twenty editors at the same version through', async () => {
    const id = await makePlaylist()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.patch(`/playlists/${id}/contents`, [], { 'if-match': '"v1"' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(19)
  })

  test('keeps a rank of three levels as it was sent, and refuses one of four', async () => {
    const [id, link] = [await makePlaylist(), await makeLink()]
    const contents = (rank: string) => [
      { rank: '1', updatedDetails: { name: 'One' } },
      { contentId: link, rank },
    ]
    expect((await arrange(id, contents('1.2.04'))).status).toBe(200)
    const ranks = async () =>
      (await admin.get(`/playlists/${id}/contents`)).body.items.map(({ rank }: { rank: string }) => rank)
    expect(await ranks()).toEqual(['1', '1.2.04'])
    const refused = await arrange(id, contents('1.2.3.4'))
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, '/1/rank'])
    expect(await ranks()).toEqual(['1', '1.2.04'])
  })

  test('removes what is left out and keeps the ids of sections', async () => {
    const [id, link] = [await makePlaylist(), await makeLink()]
    await arrange(id, [
      { rank: '1', updatedDetails: { name: 'One' } },
      { contentId: link, rank: '1.1' },
    ])
    const { body } = await admin.get(`/playlists/${id}/contents`)
    const section = body.items[0].id as string
    await arrange(id, [{ contentId: section, rank: '7' }])
    const after = await admin.get(`/playlists/${id}/contents`)
    expect(after.body.items).toMatchObject([{ id: section, name: 'One', rank: '7', type: 'section' }])
  })

  test('lets sections and content take the places of each other', async () => {
    const [id, first, second] = [await makePlaylist(), await makeLink(), await makeLink()]
    await arrange(id, [
      { rank: '1', updatedDetails: { name: 'One' } },
      { contentId: first, rank: '1.1' },
      { rank: '2', updatedDetails: { name: 'Two' } },
      { contentId: second, rank: '2.1' },
    ])
    const listed = async () =>
      ((await admin.get(`/playlists/${id}/contents`)).body.items as { id: string; name: string; rank: string }[]).map(
        (item) => [item.id, item.rank],
      )
    const [one, two] = (await listed()).filter((_, index) => index % 2 === 0).map(([id]) => id!)
    await arrange(id, [
      { contentId: two, rank: '1' },
      { contentId: second, rank: '1.1' },
      { contentId: one, rank: '2' },
      { contentId: first, rank: '2.1' },
    ])
    expect(await listed()).toEqual([
      [two, '1'],
      [second, '1.1'],
      [one, '2'],
      [first, '2.1'],
    ])
    await arrange(id, [
      { contentId: first, rank: '1' },
      { contentId: one, rank: '2' },
      { contentId: second, rank: '2.1' },
    ])
    expect(await listed()).toEqual([
      [first, '1'],
      [one, '2'],
      [second, '2.1'],
    ])
  })

  test.each([
    [
      'duplicate-rank',
      (link: string) => [
        { contentId: link, rank: '1' },
        { rank: '01', updatedDetails: { name: 'S' } },
      ],
      '/1/rank',
    ],
    [
      'duplicate-content',
      (link: string) => [
        { contentId: link, rank: '1' },
        { contentId: link, rank: '2' },
      ],
      '/1/contentId',
    ],
    ['section-name-required', () => [{ rank: '1' }], '/0/updatedDetails/name'],
    [
      'unlock-time-required',
      () => [{ rank: '1', updatedDetails: { name: 'S', lockingMode: 'time' } }],
      '/0/updatedDetails/unlockDateTime',
    ],
    [
      'unlock-time-without-mode',
      () => [{ rank: '1', updatedDetails: { name: 'S', unlockDateTime: '2026-01-01T00:00:00Z' } }],
      '/0/updatedDetails/unlockDateTime',
    ],
    [
      'unknown-time-zone',
      () => [
        {
          rank: '1',
          updatedDetails: {
            name: 'S',
            lockingMode: 'time',
            unlockDateTime: '2026-01-01T00:00:00Z',
            unlockTimezone: 'Mars/Olympus',
          },
        },
      ],
      '/0/updatedDetails/unlockTimezone',
    ],
    ['unknown-reference', () => [{ contentId: newId(), rank: '1' }], '/0/contentId'],
  ])('refuses with %s', async (code, contents, pointer) => {
    const answer = await arrange(await makePlaylist(), contents(await makeLink()))
    expect(answer.body).toMatchObject({ status: 400, code, errors: [{ pointer }] })
  })

  test('refuses deleted content, and lists none for those who arrange it', async () => {
    const [id, kept, deleted] = [await makePlaylist(), await makeLink('Kept'), await makeLink('Deleted')]
    const contents = [kept, deleted].map((contentId, index) => ({ contentId, rank: String(index + 1) }))
    expect((await arrange(id, contents)).status).toBe(200)
    await deleteContent(hub, deleted)
    const { body } = await admin.get(`/playlists/${id}/contents`)
    expect([body.items.map((item: { id: string }) => item.id), body.total]).toEqual([[kept], 1])
    expect((await arrange(await makePlaylist(), contents)).body).toMatchObject({
      status: 400,
      code: 'unknown-reference',
      errors: [{ pointer: '/1/contentId' }],
    })
  })

  test('refuses a playlist that would hold itself', async () => {
    const [outer, inner] = [await makePlaylist(), await makePlaylist()]
    await arrange(outer, [{ contentId: inner, rank: '1' }])
    expect((await arrange(inner, [{ contentId: outer, rank: '1' }])).body).toMatchObject({
      status: 409,
      code: 'circular-playlist',
    })
  })
})

/** Seen through playlists alone. */
const inside = { onlyInPlaylists: true }

describe('sections', () => {
  test('say why they are closed, hide what they hold and open when the first part is done', async () => {
    const [id, first, second] = [await makePlaylist(), await makeLink('First'), await makeLink('Second', inside)]
    await arrange(id, [
      { contentId: first, rank: '1' },
      { rank: '2', updatedDetails: { name: 'Later', lockingMode: 'progress' } },
      { contentId: second, rank: '2.1' },
    ])
    const before = await learner.get(`/me/playlists/${id}/contents`)
    expect(before.body.items).toMatchObject([
      { id: first },
      { name: 'Later', isLockedForUser: true, lock: { reason: 'progress', remainingCount: 1 }, contentCount: 1 },
    ])
    expect((await learner.get(`/me/assets/${second}`)).status).toBe(404)
    expect((await learner.put(`/me/assets/${first}/read`)).status).toBe(200)
    const after = await learner.get(`/me/playlists/${id}/contents`)
    expect(after.body.items).toMatchObject([
      { id: first, userContentStatus: 'completed' },
      { isLockedForUser: false, lock: null },
      { id: second },
    ])
    expect((await learner.get(`/me/assets/${second}`)).status).toBe(200)
    expect((await learner.get(`/me/playlists/${id}`)).body).toMatchObject({
      completionRate: 0.5,
      userContentStatus: 'opened',
    })
  })

  test('open at their moment', async () => {
    const [id, link] = [await makePlaylist(), await makeLink('Timed', inside)]
    await arrange(id, [
      {
        rank: '1',
        updatedDetails: {
          name: 'Monday',
          lockingMode: 'time',
          unlockDateTime: '2030-01-07T09:00:00+01:00',
          unlockTimezone: 'Europe/Berlin',
        },
      },
      { contentId: link, rank: '1.1' },
    ])
    hub.setNow(new Date('2030-01-07T07:59:59Z'))
    const closed = await learner.get(`/me/playlists/${id}/contents`)
    expect(closed.body.items).toMatchObject([
      {
        isLockedForUser: true,
        lock: { reason: 'time', unlocksAt: '2030-01-07T08:00:00.000Z' },
        unlockTimezone: 'Europe/Berlin',
      },
    ])
    expect((await learner.get(`/me/assets/${link}`)).status).toBe(404)
    hub.setNow(new Date('2030-01-07T08:00:00Z'))
    expect((await learner.get(`/me/playlists/${id}/contents`)).body.items).toHaveLength(2)
    expect((await learner.get(`/me/assets/${link}`)).status).toBe(200)
    hub.setNow(null)
  })

  test('that an admin keeps closed open for nobody', async () => {
    const [id, link] = [await makePlaylist(), await makeLink('Shut away', inside)]
    await arrange(id, [
      { rank: '1', updatedDetails: { name: 'Shut', lockingMode: 'locked' } },
      { contentId: link, rank: '1.1' },
    ])
    expect((await learner.get(`/me/playlists/${id}/contents`)).body.items).toMatchObject([
      { lock: { reason: 'locked' } },
    ])
    expect((await learner.get(`/me/assets/${link}`)).status).toBe(404)
    expect((await learner.get(`/me/playlists/${id}/contents?format=sections`)).body.total).toBe(1)
  })

  test('do not wait for what an admin keeps closed', async () => {
    const [id, shut, last] = [await makePlaylist(), await makeLink(), await makeLink()]
    await arrange(id, [
      { rank: '1', updatedDetails: { name: 'Shut', lockingMode: 'locked' } },
      { contentId: shut, rank: '1.1' },
      { rank: '2', updatedDetails: { name: 'After', lockingMode: 'progress' } },
      { contentId: last, rank: '2.1' },
    ])
    const { body } = await learner.get(`/me/playlists/${id}/contents`)
    expect(body.items).toMatchObject([{ lock: { reason: 'locked' } }, { lock: null }, { id: last }])
    expect((await learner.get(`/me/assets/${last}`)).status).toBe(200)
  })

  test('neither wait for what is deleted nor count it', async () => {
    const [id, deleted, kept] = [await makePlaylist(), await makeLink(), await makeLink()]
    const alsoDeleted = await makeLink()
    await arrange(id, [
      { contentId: deleted, rank: '1' },
      { rank: '2', updatedDetails: { name: 'Later', lockingMode: 'progress' } },
      { contentId: kept, rank: '2.1' },
      { contentId: alsoDeleted, rank: '2.2' },
    ])
    for (const each of [deleted, alsoDeleted]) await deleteContent(hub, each)
    const { body } = await learner.get(`/me/playlists/${id}/contents`)
    expect(body.items).toMatchObject([{ lock: null, contentCount: 1 }, { id: kept }])
    expect((await learner.get(`/me/assets/${kept}`)).status).toBe(200)
  })

  test('close a playlist inside them, and what that holds, as well', async () => {
    const [outer, inner] = [await makePlaylist(), await makePlaylist({ name: 'Inner', ...inside })]
    const link = await makeLink('Deep', inside)
    await arrange(inner, [{ contentId: link, rank: '1' }])
    expect((await learner.get(`/me/assets/${link}`)).status).toBe(404)
    await arrange(outer, [{ contentId: inner, rank: '1' }])
    expect((await learner.get(`/me/assets/${link}`)).status).toBe(200)
    const shut = [
      { rank: '1', updatedDetails: { name: 'Shut', lockingMode: 'locked' } },
      { contentId: inner, rank: '1.1' },
    ]
    await arrange(outer, shut, 10)
    expect((await learner.get(`/me/playlists/${inner}`)).status).toBe(404)
    expect((await learner.get(`/me/assets/${link}`)).status).toBe(404)
  })

  test('take nothing from those who saw it before it was put there', async () => {
    const [id, link] = [await makePlaylist(), await makeLink()]
    await arrange(id, [
      { rank: '1', updatedDetails: { name: 'Shut', lockingMode: 'locked' } },
      { contentId: link, rank: '1.1' },
    ])
    expect((await learner.get(`/me/playlists/${id}/contents`)).body.total).toBe(1)
    expect((await learner.get(`/me/assets/${link}`)).status).toBe(200)
  })

  test('stay open to those to whom they opened, when more comes to stand before them', async () => {
    const [id, first, second] = [await makePlaylist(), await makeLink('First'), await makeLink('Second', inside)]
    const section = { rank: '3', updatedDetails: { name: 'Later', lockingMode: 'progress' } }
    await arrange(id, [{ contentId: first, rank: '1' }, section, { contentId: second, rank: '3.1' }])
    await learner.put(`/me/assets/${first}/read`)
    const { body } = await learner.get(`/me/playlists/${id}/contents`)
    const sectionId = (body.items as { id: string }[])[1]!.id
    await arrange(id, [
      { contentId: first, rank: '1' },
      { contentId: await makeLink('Added'), rank: '2' },
      { contentId: sectionId, rank: '3' },
      { contentId: second, rank: '3.1' },
    ])
    expect((await learner.get(`/me/assets/${second}`)).status).toBe(200)
    expect((await learner.get(`/me/playlists/${id}/contents`)).body.items[2]).toMatchObject({ lock: null })
    const newcomer = await hub.person()
    expect((await newcomer.get(`/me/assets/${second}`)).status).toBe(404)
  })
})
