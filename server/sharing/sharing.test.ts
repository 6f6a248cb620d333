import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetCallers } from '../auth/identity-service.ts'
import { registerMailJobs } from '../emails/jobs.ts'
import { mailbox } from '../emails/mailbox-fixtures.ts'
import { newId } from '../platform/ids.ts'
import { makersFor } from '../playlists/playlist-fixtures.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'
import { indexMissingNames } from '../users/name-service.ts'

const box = mailbox()
let hub: TestHub
let endSchedules: () => void
type Somebody = Awaited<ReturnType<TestHub['person']>>
let admin: Somebody
let learner: Somebody
let mate: Somebody
let manager: Somebody
let stranger: Somebody
let team: string

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists'] })
  endSchedules = await registerMailJobs(hub.context, box)
})
beforeEach(async () => {
  team = await addTeam(hub.context.databases, 'Our team')
  const member = { teams: [{ id: team, role: 'member' as const }] }
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'], firstName: 'Ada' })
  learner = await hub.person({ ...member, firstName: 'Lea', lastName: 'Learner' })
  mate = await hub.person({ ...member, firstName: 'Max', lastName: 'Mate' })
  manager = await hub.person({ teams: [{ id: team, role: 'manager' }], firstName: 'Mia', lastName: 'Manager' })
  stranger = await hub.person({ firstName: 'Sam', lastName: 'Stranger' })
  box.mails.length = 0
})
afterAll(async () => {
  endSchedules()
  await hub.close()
})

const { makePlaylist, makeLink, arrange } = makersFor(() => admin)
const SHARED = '/me/shared/'
const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]

async function share(who: Somebody, body: object) {
  const answer = await who.post('/recommendations/', body)
  expect([answer.status, answer.body]).toEqual([200, expect.anything()])
  return answer.body as { contentCount: number; userCount: number; emailCount: number }
}

interface Item {
  share_ref_id: string
  share_context_id: string | null
  sharers: { id: string; displayName: string }[]
  sharedTime: string
  label: string | null
  message: string | null
}

async function shown(who: Somebody, query = '') {
  const { status, body } = await who.get(`${SHARED}${query}`)
  expect(status).toBe(200)
  return body as { items: Item[]; total: number; nextOffset: number | null }
}

const idsOf = async (who: Somebody) => (await shown(who)).items.map((item) => item.share_ref_id)

async function join(who: Somebody, teamId = team) {
  const { db } = await hub.hubCall()
  await db.insertInto('team_member').values({ team_id: teamId, member_id: who.memberId, role: 'member' }).execute()
  forgetCallers(await hub.hubCall())
}

describe('createRecommendations', () => {
  test('puts content on the list of somebody, with who shared it and what they wrote', async () => {
    const id = await makeLink('Fire drill')
    hub.setNow(new Date('2026-11-03T08:00:00.000Z'))
    const reach = await share(learner, {
      share_ref_ids: [id],
      user_ids: [mate.memberId],
      label: 'New',
      message: '<b>Read</b> this',
    })
    hub.setNow(null)
    expect(reach).toEqual({ success: true, contentCount: 1, userCount: 1, emailCount: 0 })
    const { items, total } = await shown(mate)
    expect(total).toBe(1)
    expect(items).toEqual([
      {
        share_ref_id: id,
        share_context_id: null,
        content: expect.objectContaining({ id, name: 'Fire drill' }),
        sharers: [{ id: learner.memberId, displayName: 'Lea Learner', pictureUrl: null }],
        sharedTime: '2026-11-03T08:00:00.000Z',
        label: 'New',
        message: '<b>Read</b> this',
      },
    ])
    expect(await idsOf(learner)).toEqual([])
    expect(await idsOf(manager)).toEqual([])
  })

  test('reaches the members of a team now and those who join later, but not who shared it', async () => {
    const id = await makePlaylist()
    const reach = await share(learner, { share_ref_ids: [id], team_ids: [team] })
    expect(reach.userCount).toBe(2)
    for (const who of [mate, manager]) expect(await idsOf(who)).toEqual([id])
    expect(await idsOf(learner)).toEqual([])
    expect(await idsOf(stranger)).toEqual([])
    await join(stranger)
    expect(await idsOf(stranger)).toEqual([id])
  })

  test('shows nothing of what was shared with a team to who left it, or once the team is deleted', async () => {
    const id = await makePlaylist()
    await share(learner, { share_ref_ids: [id], team_ids: [team] })
    const { db } = await hub.hubCall()
    await db.deleteFrom('team_member').where('member_id', '=', mate.memberId).execute()
    forgetCallers(await hub.hubCall())
    expect(await idsOf(mate)).toEqual([])
    await db.updateTable('team').set({ is_deleted: true }).where('id', '=', team).execute()
    forgetCallers(await hub.hubCall())
    expect(await idsOf(manager)).toEqual([])
  })

  test('counts somebody once who is named and belongs to a team, and nobody who may not see the content', async () => {
    const [open, closed] = [await makePlaylist(), await makePlaylist({ audience: 'teams', teamIds: [team] })]
    const body = { user_ids: [mate.memberId, stranger.memberId, admin.memberId], team_ids: [team] }
    expect((await share(admin, { ...body, share_ref_ids: [open] })).userCount).toBe(4)
    expect((await share(admin, { ...body, share_ref_ids: [closed] })).userCount).toBe(3)
    expect((await share(admin, { ...body, share_ref_ids: [closed, open] })).userCount).toBe(4)
    expect(await idsOf(stranger)).toEqual([open])
    await join(stranger)
    expect(new Set(await idsOf(stranger))).toEqual(new Set([open, closed]))
  })

  test('gives nobody by name what they could not see then', async () => {
    const id = await makePlaylist({ audience: 'teams', teamIds: [team] })
    expect((await share(admin, { share_ref_ids: [id], user_ids: [stranger.memberId] })).userCount).toBe(0)
    await join(stranger)
    expect(await idsOf(stranger)).toEqual([])
  })

  test('opens content in a playlist that holds it', async () => {
    const [id, playlist, other] = [await makeLink(), await makePlaylist(), await makePlaylist()]
    await arrange(playlist, [{ contentId: id, rank: '1' }])
    const body = { share_ref_ids: [id], user_ids: [mate.memberId] }
    await share(learner, { ...body, share_context_ids: [playlist] })
    await share(learner, body)
    expect((await shown(mate)).items.map((item) => item.share_context_id)).toEqual([null, playlist])
    for (const contextId of [other, newId(), id])
      expect(codeOf(await learner.post('/recommendations/', { ...body, share_context_ids: [contextId] }))).toEqual([
        400,
        'unknown-reference',
      ])
    expect(codeOf(await learner.post('/recommendations/', { ...body, share_context_ids: [null, null] }))).toEqual([
      400,
      'context-count-mismatch',
    ])
    await arrange(playlist, [{ contentId: other, rank: '1' }])
    expect((await shown(mate)).items.map((item) => item.share_context_id)).toEqual([null])
  })

  test('does not lead into a section that is closed to the one who gets it', async () => {
    const [first, id, playlist] = [await makeLink(), await makeLink(), await makePlaylist()]
    await makePlaylist().then((other) => arrange(other, [{ contentId: id, rank: '1' }]))
    await arrange(playlist, [
      { contentId: first, rank: '1' },
      { rank: '2', updatedDetails: { name: 'Later', lockingMode: 'progress' } },
      { contentId: id, rank: '2.1' },
    ])
    const body = { share_ref_ids: [id], share_context_ids: [playlist], team_ids: [team] }
    expect(codeOf(await learner.post('/recommendations/', body))).toEqual([400, 'unknown-reference'])
    await learner.put(`/me/assets/${first}/read`)
    expect((await share(learner, body)).userCount).toBe(0)
    expect((await shown(mate)).total).toBe(0)
    await mate.put(`/me/assets/${first}/read`)
    expect((await shown(mate)).items).toMatchObject([{ share_ref_id: id, share_context_id: playlist }])
  })

  test('shares what a search finds, and nothing where it finds nothing', async () => {
    for (const name of ['Zebra one', 'Zebra two', 'Zebra three']) await makeLink(name)
    await makePlaylist({ name: 'Zebra for admins', audience: 'admin' })
    const body = { searchQuery: 'zebra', team_ids: [team] }
    expect(await share(learner, { ...body, limit: 2 })).toMatchObject({ contentCount: 2, userCount: 2 })
    expect((await shown(mate)).total).toBe(2)
    expect(await share(learner, body)).toMatchObject({ contentCount: 3 })
    expect(await share(learner, { searchQuery: 'xylophone', team_ids: [team] })).toMatchObject({
      contentCount: 0,
      userCount: 0,
    })
  })

  test('says what is missing', async () => {
    const id = await makeLink()
    for (const [body, code] of [
      [{ user_ids: [mate.memberId] }, 'content-required'],
      [{ share_ref_ids: [id] }, 'audience-required'],
      [{ share_ref_ids: [id], user_ids: [], team_ids: [] }, 'audience-required'],
      [{ share_ref_ids: [newId()], user_ids: [mate.memberId] }, 'unknown-reference'],
      [{ share_ref_ids: [], user_ids: [mate.memberId] }, 'bad-input'],
      [{ share_ref_ids: [id], user_ids: [mate.memberId], subject: 'a\r\nBcc: x' }, 'bad-input'],
    ] as const)
      expect(codeOf(await learner.post('/recommendations/', body))).toEqual([400, code])
    expect((await shown(mate)).total).toBe(0)
  })

  test('refuses people and teams beyond the caller’s own, all or nothing', async () => {
    const id = await makeLink()
    const otherTeam = await addTeam(hub.context.databases, 'Their team')
    const far = { team: await addTeam(hub.context.databases, 'Far team', 2), person: await hub.person({ domainId: 2 }) }
    const gone = await hub.person({ isDeleted: true, teams: [{ id: team, role: 'member' }] })
    const refused = [
      { user_ids: [mate.memberId, stranger.memberId] },
      { user_ids: [far.person.memberId] },
      { user_ids: [gone.memberId] },
      { user_ids: [newId()] },
      { team_ids: [team, otherTeam] },
      { team_ids: [far.team] },
      { user_ids: [mate.memberId], team_ids: [newId()] },
    ]
    for (const who of [learner, manager])
      for (const audience of refused)
        expect(codeOf(await who.post('/recommendations/', { share_ref_ids: [id], ...audience }))).toEqual([
          403,
          'not-allowed',
        ])
    for (const audience of [refused[1]!, refused[2]!, refused[5]!])
      expect((await admin.post('/recommendations/', { share_ref_ids: [id], ...audience })).status).toBe(403)
    expect((await shown(mate)).total).toBe(0)
    expect(
      await share(admin, { share_ref_ids: [id], user_ids: [stranger.memberId], team_ids: [otherTeam] }),
    ).toMatchObject({
      userCount: 1,
    })
    expect(await share(learner, { share_ref_ids: [id], user_ids: [learner.memberId] })).toMatchObject({ userCount: 0 })
  })

  test('lets nobody share what they may not see, except who looks after it', async () => {
    const hidden = await makePlaylist({ audience: 'admin' })
    const owned = await makePlaylist({ audience: 'teams', teamIds: [], ownerTeamId: team })
    const deleted = await makePlaylist()
    const { db } = await hub.hubCall()
    await db.updateTable('content').set({ is_deleted: true }).where('id', '=', deleted).execute()
    const audience = { user_ids: [mate.memberId] }
    for (const id of [hidden, owned, deleted])
      expect(codeOf(await learner.post('/recommendations/', { ...audience, share_ref_ids: [id] }))).toEqual([
        400,
        'unknown-reference',
      ])
    expect((await share(manager, { ...audience, share_ref_ids: [owned] })).userCount).toBe(0)
    const reader = await hub.person({ isAdmin: true, privileges: ['playlist_read'] })
    expect((await reader.post('/recommendations/', { ...audience, share_ref_ids: [owned] })).status).toBe(403)
    expect((await admin.post('/recommendations/', { ...audience, share_ref_ids: [deleted] })).status).toBe(400)
    expect((await share(admin, { ...audience, share_ref_ids: [owned] })).userCount).toBe(0)
  })

  test('speaks for the hub only with the right to change the content', async () => {
    const [playlist, asset] = [await makePlaylist(), await makeLink()]
    const body = {
      type: 'recommendation',
      share_ref_ids: [playlist, asset],
      user_ids: [mate.memberId],
      sendEmail: true,
    }
    expect((await learner.post('/recommendations/', body)).status).toBe(403)
    const half = await hub.person({ isAdmin: true, privileges: ['playlist_write'] })
    expect((await half.post('/recommendations/', body)).status).toBe(403)
    await share(admin, { ...body, message: 'For your week' })
    expect((await shown(mate)).items).toMatchObject([
      { sharers: [], message: 'For your week' },
      { sharers: [], message: 'For your week' },
    ])
    expect(box.mails).toHaveLength(1)
    expect(box.mails[0]!.text).not.toContain('Ada')
    expect(JSON.stringify((await mate.get('/me/notifications')).body)).not.toContain('Ada')
    expect((await mate.get(`/me/playlists/${playlist}`)).body).toMatchObject({
      sharers: [],
      recommendationType: 'recommendation',
    })
  })

  test('tells everybody whom it reaches once, whatever it holds', async () => {
    const [a, b] = [await makePlaylist(), await makeLink()]
    await share(learner, { share_ref_ids: [a, b], team_ids: [team], user_ids: [mate.memberId], message: 'Look' })
    const { body } = await mate.get('/me/notifications')
    expect(body.items).toMatchObject([
      { type: 'contentShared', actor: { id: learner.memberId }, content: { id: a }, message: 'Look', refId: null },
    ])
    expect((await learner.get('/me/notifications')).body.total).toBe(0)
  })
})

describe('its mails', () => {
  test('go to those whom it reaches and who want them, and name only what they may see', async () => {
    const [hidden, open] = [
      await makePlaylist({ name: 'Secret', audience: 'admin' }),
      await makePlaylist({ name: 'Open' }),
    ]
    const { db } = await hub.hubCall()
    await db.updateTable('member').set({ notification_channel: 'msteams' }).where('id', '=', manager.memberId).execute()
    const reach = await share(admin, {
      share_ref_ids: [hidden, open],
      team_ids: [team],
      sendEmail: true,
      subject: 'For you <b>',
      message: 'One\nTwo',
    })
    expect(reach).toMatchObject({ userCount: 3, emailCount: 2 })
    expect(box.mails.map(({ to }) => to.address).sort()).toEqual([learner.email, mate.email].sort())
    for (const { subject, text } of box.mails) {
      expect(subject).toBe('For you <b>')
      expect(text).toContain('Ada Person shared “Open” and more with you')
      expect(text).toContain('> One\n> Two')
      expect(text).not.toContain('Secret')
      expect(text).toContain('http://localhost:3000/shared')
    }
  })

  test('lead to the content', async () => {
    const [id, playlist] = [await makeLink('Words'), await makePlaylist()]
    await arrange(playlist, [{ contentId: id, rank: '1' }])
    await share(learner, {
      share_ref_ids: [id],
      share_context_ids: [playlist],
      user_ids: [mate.memberId],
      sendEmail: true,
    })
    expect(box.mails).toMatchObject([{ subject: 'Lea Learner shared “Words” with you' }])
    expect(box.mails[0]!.text).toMatch(new RegExp(`/playlists/${playlist}/assets/${id}$`))
  })

  test('go to the caller alone in a rehearsal, which shares nothing', async () => {
    const id = await makePlaylist()
    const body = { share_ref_ids: [id], team_ids: [team], testMode: true }
    expect(await share(learner, { ...body, sendEmail: true })).toMatchObject({
      contentCount: 1,
      userCount: 2,
      emailCount: 2,
    })
    expect(box.mails.map(({ to }) => to.address)).toEqual([learner.email])
    expect(await share(learner, body)).toMatchObject({ userCount: 2, emailCount: 0 })
    expect(box.mails).toHaveLength(1)
    expect((await shown(mate)).total).toBe(0)
    expect((await mate.get('/me/notifications')).body.total).toBe(0)
  })
})

describe('the limit of an hour', () => {
  test('is 20 calls, also when they come at once and a process starts anew', async () => {
    const id = await makeLink()
    const body = { share_ref_ids: [id], user_ids: [mate.memberId] }
    hub.setNow(new Date('2026-11-03T08:00:00.000Z'))
    await share(learner, { ...body, testMode: true, sendEmail: true })
    hub.setNow(new Date('2026-11-03T08:20:00.000Z'))
    const answers = await Promise.all(Array.from({ length: 22 }, () => learner.post('/recommendations/', body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
    const refused = answers.find(({ status }) => status === 429)!
    expect(refused.body.code).toBe('too-many-requests')
    expect(refused.headers['retry-after']).toBe('2400')
    expect((await share(learner, { ...body, testMode: true })).userCount).toBe(1)
    expect((await share(manager, body)).userCount).toBe(1)
    hub.setNow(new Date('2026-11-03T09:00:00.000Z'))
    expect((await learner.post('/recommendations/', body)).status).toBe(200)
    expect((await learner.post('/recommendations/', body)).status).toBe(429)
    hub.setNow(null)
  })
})

describe('listMySharedContent', () => {
  test('shows what several people shared once, the latest first', async () => {
    const [a, b] = [await makeLink(), await makeLink()]
    const to = { user_ids: [mate.memberId] }
    await share(learner, { share_ref_ids: [a], ...to, message: 'First' })
    await share(learner, { share_ref_ids: [b], ...to })
    await share(manager, { share_ref_ids: [a], team_ids: [team], message: 'Second' })
    const { items, total } = await shown(mate)
    expect(total).toBe(2)
    expect(items).toMatchObject([
      { share_ref_id: a, message: 'Second', sharers: [{ id: manager.memberId }, { id: learner.memberId }] },
      { share_ref_id: b, message: null, sharers: [{ id: learner.memberId }] },
    ])
    expect((await shown(mate, '?limit=1&offset=1')).items).toMatchObject([{ share_ref_id: b }])
    expect((await shown(mate, '?limit=1')).nextOffset).toBe(1)
    expect((await mate.get(`/me/assets/${a}`)).body.sharers).toMatchObject([
      { id: manager.memberId },
      { id: learner.memberId },
    ])
    expect((await learner.get(`/me/assets/${a}`)).body.sharers).toMatchObject([{ id: manager.memberId }])
    expect((await stranger.get(`/me/assets/${a}`)).body.sharers).toEqual([])
  })

  test('leaves out what is hidden or deleted by now, and does not count it', async () => {
    const [a, b] = [await makeLink(), await makePlaylist()]
    await share(learner, { share_ref_ids: [a, b], user_ids: [mate.memberId] })
    const { db } = await hub.hubCall()
    await db.updateTable('content').set({ published: false }).where('id', '=', a).execute()
    expect(await shown(mate)).toMatchObject({ items: [{ share_ref_id: b }], total: 1 })
    await db.updateTable('content').set({ is_deleted: true }).where('id', '=', b).execute()
    expect(await shown(mate)).toEqual({ items: [], total: 0, nextOffset: null })
  })

  test('takes four statements, whatever its length', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => makeLink()))
    await share(learner, { share_ref_ids: ids, team_ids: [team], user_ids: [mate.memberId] })
    for (const limit of [1, 12]) {
      await shown(mate, `?limit=${limit}`)
      hub.statements()
      expect((await shown(mate, `?limit=${limit}`)).items).toHaveLength(limit)
      expect(hub.statements()).toHaveLength(4)
    }
  })
})

describe('dismissMySharedContent', () => {
  test('takes content off one list until it is shared again', async () => {
    const id = await makePlaylist()
    await share(learner, { share_ref_ids: [id], team_ids: [team] })
    const body = { share_ref_id: id, share_context_id: null }
    for (const _ of [1, 2]) expect((await mate.put('/me/shared/dismiss', body)).body).toEqual({ success: true })
    expect(await idsOf(mate)).toEqual([])
    expect(await idsOf(manager)).toEqual([id])
    expect((await mate.get(`/me/playlists/${id}`)).body).toMatchObject({
      sharers: [{ id: learner.memberId }],
      recommendationType: null,
    })
    await share(manager, { share_ref_ids: [id], team_ids: [team] })
    expect((await shown(mate)).items).toMatchObject([{ share_ref_id: id, sharers: [{ id: manager.memberId }] }])
    expect((await mate.get(`/me/playlists/${id}`)).body.recommendationType).toBe('share')
  })

  test('answers 404 for what was not shared with the caller', async () => {
    const [id, hidden] = [await makePlaylist(), await makePlaylist()]
    await share(learner, { share_ref_ids: [id, hidden], user_ids: [mate.memberId] })
    const { db } = await hub.hubCall()
    await db.updateTable('content').set({ audience: 'admin' }).where('id', '=', hidden).execute()
    const dismiss = (who: Somebody, share_ref_id: string, share_context_id: string | null = null) =>
      who.put('/me/shared/dismiss', { share_ref_id, share_context_id })
    expect((await dismiss(learner, id)).status).toBe(404)
    expect((await dismiss(stranger, id)).status).toBe(404)
    expect((await dismiss(mate, hidden)).status).toBe(404)
    expect((await dismiss(mate, id, hidden)).status).toBe(404)
    expect((await dismiss(mate, newId())).status).toBe(404)
    expect((await dismiss(await hub.person({ domainId: 2 }), id)).status).toBe(404)
    expect(await idsOf(mate)).toEqual([id])
  })
})

describe('getShareAudience', () => {
  const audience = async (who: Somebody, query = '') => {
    const { status, body } = await who.get(`/teams-or-users${query}`)
    expect(status).toBe(200)
    return body as { teams: { id: string; name: string }[]; users: { id: string; name: string }[] }
  }
  const userIds = async (who: Somebody, query = '') => (await audience(who, query)).users.map(({ id }) => id)

  test('finds the people of the caller’s teams by name, and everybody for an admin', async () => {
    const deleted = await addTeam(hub.context.databases, 'Old team')
    const { db } = await hub.hubCall()
    await db.updateTable('team').set({ is_deleted: true }).where('id', '=', deleted).execute()
    await hub.person({ isDeleted: true, teams: [{ id: team, role: 'member' }] })
    await join(stranger, deleted)
    expect(await audience(learner)).toEqual({
      teams: [{ id: team, name: 'Our team' }],
      users: [
        { id: mate.memberId, name: 'Max Mate', first_name: 'Max', last_name: 'Mate' },
        { id: manager.memberId, name: 'Mia Manager', first_name: 'Mia', last_name: 'Manager' },
      ],
    })
    expect(await userIds(manager)).toEqual([learner.memberId, mate.memberId])
    expect(await audience(stranger)).toEqual({ teams: [], users: [] })
    expect(await userIds(admin, '?query=SAM%20str')).toContain(stranger.memberId)
    expect((await audience(admin, '?query=our')).teams).toContainEqual({ id: team, name: 'Our team' })
    expect(await audience(learner, '?query=mAx')).toMatchObject({ teams: [], users: [{ id: mate.memberId }] })
    expect(await audience(learner, '?query=%25')).toEqual({ teams: [], users: [] })
    expect(JSON.stringify(await audience(learner))).not.toContain('@')
  })

  test('names who has not said their name yet by what stands before the @', async () => {
    const invited = await hub.person({ firstName: '', lastName: '', teams: [{ id: team, role: 'member' }] })
    const name = invited.email.split('@')[0]!
    expect((await audience(learner, `?query=${name.toUpperCase()}`)).users).toEqual([
      { id: invited.memberId, name, first_name: '', last_name: '' },
    ])
  })

  test('finds people by the beginnings of the words of their name, in any order, without accents', async () => {
    const person = (firstName: string, lastName: string) =>
      hub.person({ firstName, lastName, teams: [{ id: team, role: 'member' }] })
    const names = [
      ['Anaïs', 'Müller-Søbæk'],
      ['Seán', 'O’Brien'],
      ['Ελένη', 'Παπαδάκη'],
      ['Андрей', 'Ёлкин'],
      ['太郎', '山田'],
      ['민수', '김'],
      ['สมชาย', 'ใจดี'],
    ] as const
    const ids = await Promise.all(names.map(async ([first, last]) => (await person(first, last)).memberId))
    const queries = ['muller an', 'SØB', "sean o'bri", 'ελενη', 'παπα', 'андр', 'елк', '郎', '山田 太', '민', 'ชาย']
    const owners = [0, 0, 1, 2, 2, 3, 3, 4, 4, 5, 6].map((index) => [ids[index]])
    for (const who of [admin, learner]) {
      const found = await Promise.all(queries.map((query) => userIds(who, `?query=${encodeURIComponent(query)}`)))
      expect(found).toEqual(owners)
    }
    for (const query of ['üller', 'ller', 'muller max', '...', '-'])
      expect(await userIds(admin, `?query=${encodeURIComponent(query)}`)).toEqual([])
  })

  test('finds people in a team of thousands and by two frequent words', async () => {
    const large = await addTeam(hub.context.databases, 'Everybody')
    const now = new Date()
    const count = 5100
    const newcomers = Array.from({ length: count }, (_, index) => ({
      id: newId(),
      email: `many-${index}@hub.example`,
      index,
    }))
    const { db } = await hub.hubCall()
    await hub.context.databases.shared
      .insertInto('account')
      .values(newcomers.map(({ id, email }) => ({ id, email, created_at: now })))
      .execute()
    await db
      .insertInto('member')
      .values(
        newcomers.map(({ id, email, index }) => ({
          id,
          account_id: id,
          email,
          first_name: index % 2 ? 'Odd' : 'Even',
          last_name: index % 1000 ? 'Common' : 'Seldom',
          created_at: now,
        })),
      )
      .execute()
    await db
      .insertInto('team_member')
      .values(newcomers.map(({ id }) => ({ team_id: large, member_id: id, role: 'member' })))
      .execute()
    await indexMissingNames(await hub.hubCall())
    const inside = await hub.person({ teams: [{ id: large, role: 'member' }] })
    const seldom = newcomers.filter(({ index }) => index % 1000 === 0).map(({ id }) => id)
    for (const who of [admin, inside]) {
      expect((await userIds(who, '?query=sel%20ev')).toSorted()).toEqual(seldom)
      expect(await userIds(who, '?query=common')).toHaveLength(50)
      expect(await userIds(who, '?query=seldom%20odd')).toEqual([])
    }
    expect(await userIds(learner, '?query=seldom')).toEqual([])
  })

  test('finds people by the name that they took on, and no longer by the one before', async () => {
    const person = await hub.person({ firstName: 'Before', teams: [{ id: team, role: 'member' }] })
    const { status } = await person.put('/me/profile', { first_name: 'Zoé', last_name: 'Later' })
    expect(status).toBe(200)
    expect(await userIds(learner, '?query=zoe')).toEqual([person.memberId])
    expect(await userIds(learner, '?query=before')).toEqual([])
  })

  test('leaves out who could not see all of the content', async () => {
    const closed = await makePlaylist({ audience: 'teams', teamIds: [team] })
    const forAdmins = await makePlaylist({ audience: 'admin' })
    const link = await makeLink()
    const otherTeam = await addTeam(hub.context.databases, 'Our other team')
    await join(stranger, otherTeam)
    const found = await audience(admin, `?playlistIds=${closed}&assetIds=${link}&query=our`)
    expect(found.teams.map(({ id }) => id)).toContain(team)
    expect(found.teams.map(({ id }) => id)).not.toContain(otherTeam)
    expect(await userIds(admin, `?playlistIds=${closed}&query=stranger`)).not.toContain(stranger.memberId)
    expect(await userIds(admin, `?playlistIds=${closed}&query=learner`)).toContain(learner.memberId)
    expect(await userIds(admin, `?playlistIds=${forAdmins}&query=learner`)).toEqual([])
  })

  test('answers 404 for content that the caller may not see, and 403 for what they may only read', async () => {
    const [closed, link] = [await makePlaylist({ audience: 'admin' }), await makeLink()]
    const forTeam = await makePlaylist({ audience: 'teams', teamIds: [team] })
    const reader = await hub.person({ isAdmin: true, privileges: ['playlist_read'] })
    for (const query of [`playlistIds=${closed}`, `assetIds=${newId()}`, `playlistIds=${link}`, `assetIds=${forTeam}`])
      expect((await learner.get(`/teams-or-users?${query}`)).status).toBe(404)
    expect((await reader.get(`/teams-or-users?playlistIds=${forTeam}`)).status).toBe(403)
    expect((await admin.get(`/teams-or-users?playlistIds=${forTeam}&playlistIds=${closed}`)).status).toBe(200)
    expect((await learner.get(`/teams-or-users?playlistIds=${forTeam}&assetIds=${link}`)).status).toBe(200)
  })

  test('holds 50 of each at the most, in three statements', async () => {
    const many = await addTeam(hub.context.databases, 'Many')
    await Promise.all(Array.from({ length: 52 }, () => hub.person({ teams: [{ id: many, role: 'member' }] })))
    const link = await makeLink()
    await audience(admin, `?assetIds=${link}`)
    hub.statements()
    expect((await audience(admin, `?assetIds=${link}`)).users).toHaveLength(50)
    expect(hub.statements()).toHaveLength(3)
  })
})

describe('deleteTeamShare', () => {
  const end = (who: Somebody, playlist_id: string, about: object = {}) =>
    who.delete('/teamShare', { team_id: team, playlist_id, ...about })

  test('takes a playlist off the lists of a team, and its audience with it', async () => {
    const id = await makePlaylist({ audience: 'teams', teamIds: [team] })
    const asset = await makeLink()
    await share(learner, { share_ref_ids: [id, asset], team_ids: [team] })
    await share(learner, { share_ref_ids: [id], user_ids: [mate.memberId] })
    expect((await end(manager, id, { action: 'dismiss' })).body).toEqual({ success: true })
    expect(await idsOf(manager)).toEqual([asset])
    expect(new Set(await idsOf(mate))).toEqual(new Set([id, asset]))
    expect((await end(manager, id, { action: 'dismiss' })).status).toBe(404)
    expect((await manager.get(`/me/playlists/${id}`)).status).toBe(200)
    const before = (await admin.get(`/playlists/${id}/contents`)).headers['etag']
    expect((await end(manager, id)).status).toBe(200)
    expect((await manager.get(`/me/playlists/${id}`)).status).toBe(404)
    expect(await idsOf(mate)).toEqual([asset])
    expect((await admin.get(`/playlists/${id}/contents`)).headers['etag']).not.toBe(before)
    expect((await end(manager, id)).status).toBe(404)
    const { db } = await hub.hubCall()
    const entries = await db.selectFrom('audit_entry').selectAll().where('object_id', '=', id).orderBy('id').execute()
    expect(entries.slice(1)).toMatchObject([
      { action: 'UPDATE', details: [{ property: 'teamShare', value: { teamId: team, action: 'dismiss' } }] },
      { action: 'UPDATE', details: [{ property: 'teamShare', value: { teamId: team, action: 'unshare' } }] },
    ])
  })

  test('ends what is shared without an audience of teams, and keeps what was completed', async () => {
    const [id, asset] = [await makePlaylist(), await makeLink()]
    await arrange(id, [{ contentId: asset, rank: '1' }])
    await share(admin, { share_ref_ids: [id], team_ids: [team] })
    await mate.put(`/me/assets/${asset}/read`)
    expect((await end(admin, id)).status).toBe(200)
    expect((await mate.get(`/me/playlists/${id}`)).body).toMatchObject({ userContentStatus: 'completed', sharers: [] })
  })

  test('is for admins and the managers of the team and of the owner', async () => {
    const otherTeam = await addTeam(hub.context.databases, 'Owners')
    const owner = await hub.person({ teams: [{ id: otherTeam, role: 'manager' }] })
    const [theirs, id] = [await makePlaylist({ ownerTeamId: otherTeam }), await makePlaylist()]
    await share(admin, { share_ref_ids: [theirs, id], team_ids: [team] })
    expect(codeOf(await end(owner, id))).toEqual([403, 'not-allowed'])
    expect((await end(learner, id)).status).toBe(403)
    expect((await end(await hub.person({ isAdmin: true, privileges: ['playlist_read'] }), id)).status).toBe(403)
    expect((await end(owner, newId())).status).toBe(404)
    expect((await end(admin, await makeLink())).status).toBe(404)
    expect((await end(owner, theirs)).status).toBe(200)
    expect(
      (await end(await hub.person({ domainId: 2, isAdmin: true, privileges: ['playlist_write'] }), id)).status,
    ).toBe(404)
    expect((await end(admin, id, { team_id: otherTeam })).status).toBe(404)
    expect(await idsOf(mate)).toEqual([id])
  })

  test('happens once when two people do it at the same time', async () => {
    const id = await makePlaylist({ audience: 'teams', teamIds: [team] })
    await share(learner, { share_ref_ids: [id], team_ids: [team] })
    const answers = await Promise.all([end(admin, id), end(manager, id)])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 404]))
  })
})

test('stays within its hub', async () => {
  const id = await makePlaylist()
  await share(admin, { share_ref_ids: [id], user_ids: [mate.memberId] })
  const far = await hub.person({ domainId: 2, isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
  expect(codeOf(await far.post('/recommendations/', { share_ref_ids: [id], user_ids: [far.memberId] }))).toEqual([
    400,
    'unknown-reference',
  ])
  expect((await shown(far)).total).toBe(0)
  const { body } = await far.get('/teams-or-users')
  expect(JSON.stringify(body)).not.toContain(mate.memberId)
})
