import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addAsset, addPlaylist } from '../assets/asset-fixtures.ts'
import { clearCallerCache } from '../auth/sessions/identity-service.ts'
import type { Db } from '../db/connect.ts'
import { newId } from '../platform/ids.ts'
import { makersFor } from '../playlists/playlist-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'
import { joinTeam } from '../users/store.ts'
import { meetByJoining } from './meeting-service.ts'

let hub: TestHub
let db: Db
let admin: Somebody

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists', 'manager_reports'] })
  db = hub.context.databases.forHub(1)
  admin = await hub.person({
    isAdmin: true,
    privileges: ['playlist_write', 'asset_write', 'user_read', 'user_write'],
  })
})
afterEach(() => hub.setNow(null))
afterAll(() => hub.close())

const { arrange } = makersFor(() => admin)

async function playlistFor(teamId: string): Promise<string> {
  const id = await addPlaylist(db, { audience: 'teams' })
  await db.insertInto('content_team').values({ content_id: id, team_id: teamId }).execute()
  return id
}

/** As the hub does it where somebody's teams change: whom it knows is not asked anew for a second. */
async function join(teamId: string, memberId: string, now = new Date()): Promise<void> {
  await joinTeam(db, teamId, [memberId], 'member', now)
  clearCallerCache(await hub.hubCall())
}

const pathOf = (contentId: string) => `/content/${contentId}/assignments`

async function ask(contentId: string, body: object, who = admin): Promise<string> {
  const answer = await who.post(pathOf(contentId), { goal: 'complete', audience: 'everyone', ...body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.id as string
}

interface Asked {
  id: string
  dueDate: string | null
  round: number
  isMet: boolean
  metTime: string | null
  isMostUrgent: boolean
  assignedTime: string
  teams: { name: string }[]
}

/** What somebody is asked to do with some content, as they read it themselves. */
async function askedOf(who: Somebody, contentId: string): Promise<Asked[]> {
  const { status, body } = await who.get('/me/assignments?limit=100')
  expect(status).toBe(200)
  return (body.items as (Asked & { content: { id: string } })[]).filter(({ content }) => content.id === contentId)
}

async function isDue(who: Somebody, contentId: string): Promise<boolean> {
  const { body } = await who.get('/me/content/todo?limit=100')
  return (body.items as { id: string }[]).some(({ id }) => id === contentId)
}

const read = (who: Somebody, id: string) => who.put(`/me/assets/${id}/read`)
const byHand = (about: object = {}) => addAsset(db, { markAsDone: 'manual', ...about })

describe('an assignment', () => {
  test('is made, read, changed and deleted, of a playlist and of an asset', async () => {
    const team = await addTeam(hub.context.databases, 'Asked')
    for (const contentId of [await addPlaylist(db), await addAsset(db)]) {
      const due = { type: 'afterJoining', days: 30 }
      const id = await ask(contentId, { audience: 'teams', teamIds: [team], due })
      const { body } = await admin.get(`${pathOf(contentId)}/${id}`)
      expect(body).toMatchObject({
        id,
        contentId,
        goal: 'complete',
        audience: 'teams',
        teamIds: [team],
        userIds: [],
        due,
      })
      expect(body).toMatchObject({ repetition: null, isContentGoal: false, author: { id: admin.memberId } })
      const later = { type: 'day', date: '2031-01-31' }
      expect((await admin.patch(`${pathOf(contentId)}/${id}`, { audience: 'everyone', due: later })).status).toBe(200)
      expect((await admin.get(pathOf(contentId))).body).toMatchObject({
        items: [{ id, audience: 'everyone', teamIds: [], due: later }],
        total: 1,
      })
      expect((await admin.delete(`${pathOf(contentId)}/${id}`)).status).toBe(200)
      expect((await admin.get(`${pathOf(contentId)}/${id}`)).status).toBe(404)
      expect((await admin.delete(`${pathOf(contentId)}/${id}`)).status).toBe(404)
      expect((await admin.get(pathOf(contentId))).body).toMatchObject({ items: [], total: 0 })
    }
  })

  test('of a team asks nobody while the team is deleted, and the same people when it is back', async () => {
    const team = await addTeam(hub.context.databases, 'Deleted later')
    const member = await hub.person({ teams: [{ id: team, role: 'member' }] })
    const contentId = await byHand()
    await ask(contentId, { audience: 'teams', teamIds: [team] })
    const isAsked = async () => [(await askedOf(member, contentId)).length, await isDue(member, contentId)]
    expect(await isAsked()).toEqual([1, true])
    expect((await admin.delete(`/teams/${team}`)).status).toBe(200)
    clearCallerCache(await hub.hubCall())
    expect(await isAsked()).toEqual([0, false])
    expect((await admin.post(`/teams/${team}/restore`)).status).toBe(200)
    clearCallerCache(await hub.hubCall())
    expect(await isAsked()).toEqual([1, true])
  })

  test('of an asset is for who may change assets, of a playlist for who may change playlists', async () => {
    const forAssets = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    const [playlist, asset] = [await addPlaylist(db), await addAsset(db)]
    await ask(asset, {}, forAssets)
    const answer = await forAssets.post(pathOf(playlist), { goal: 'open', audience: 'everyone' })
    expect(answer.status).toBe(403)
    expect((await forAssets.get(pathOf(playlist))).status).toBe(403)
  })

  test.each([
    ['audience-required', { audience: 'teams' }],
    ['audience-required', { audience: 'people', userIds: [] }],
    ['audience-mismatch', { audience: 'everyone', teamIds: [newId()] }],
    ['audience-mismatch', { audience: 'teams', teamIds: [newId()], userIds: [newId()] }],
    ['due-needs-teams', { due: { type: 'afterJoining', days: 1 } }],
    ['repetition-without-date', { repetition: { months: 12, windowDays: 0, countsEarly: false } }],
    [
      'window-too-long',
      { due: { type: 'day', date: '2030-01-01' }, repetition: { months: 1, windowDays: 28, countsEarly: true } },
    ],
    ['unknown-reference', { audience: 'teams', teamIds: [newId()] }],
    ['unknown-reference', { audience: 'people', userIds: [newId()] }],
  ])('is refused with %s where it makes no sense', async (code, body) => {
    const answer = await admin.post(pathOf(await addAsset(db)), { goal: 'complete', audience: 'everyone', ...body })
    expect([answer.status, answer.body.code]).toEqual([400, code])
  })

  test('that repeats keeps its dates', async () => {
    const contentId = await addAsset(db)
    const id = await ask(contentId, {
      due: { type: 'day', date: '2030-01-01' },
      repetition: { months: 12, windowDays: 30, countsEarly: false },
    })
    const { status, body } = await admin.patch(`${pathOf(contentId)}/${id}`, { due: null })
    expect([status, body.code]).toEqual([400, 'repetition-fixed'])
  })

  test('is one of a hundred at the most', async () => {
    const contentId = await addAsset(db)
    const now = new Date()
    const common = { content_id: contentId, goal: 'open', audience: 'everyone', assigned_at: now, updated_at: now }
    await db
      .insertInto('assignment')
      .values(Array.from({ length: 100 }, () => ({ id: newId(), ...common })))
      .execute()
    const answer = await admin.post(pathOf(contentId), { goal: 'open', audience: 'everyone' })
    expect([answer.status, answer.body.code]).toEqual([409, 'assignment-limit-reached'])
  })

  test('of another hub is not there, and neither is one of other content or of what was deleted', async () => {
    const [one, other] = [await addAsset(db), await addAsset(db)]
    const id = await ask(one, {})
    expect((await admin.get(`${pathOf(other)}/${id}`)).status).toBe(404)
    await db.updateTable('content').set({ is_deleted: true }).where('id', '=', one).execute()
    expect((await admin.get(pathOf(one))).status).toBe(404)
    const second = hub.context.databases.forHub(2)
    const there = await addAsset(second)
    expect((await admin.get(pathOf(there))).status).toBe(404)
    expect((await admin.post(pathOf(there), { goal: 'open', audience: 'everyone' })).status).toBe(404)
  })

  test('is told of in the log, as it is set, changed and removed', async () => {
    const contentId = await addAsset(db)
    const dueDate = '2030-05-01T10:00:00.000Z'
    const id = await ask(contentId, { due: { type: 'moment', dueDate } })
    await admin.patch(`${pathOf(contentId)}/${id}`, { due: null })
    await admin.delete(`${pathOf(contentId)}/${id}`)
    const { body } = await admin.get('/me/activity?limit=100')
    const facts = (body.items as { type: string; details: { assignmentId?: string } }[]).filter(
      ({ details }) => details.assignmentId === id,
    )
    expect(facts.toReversed()).toMatchObject([
      { type: 'goalSet', object: { id: contentId }, details: { goal: 'complete', dueDate } },
      { type: 'goalChanged', details: { goal: 'complete', dueDate: null } },
      { type: 'goalRemoved' },
    ])
  })
})

describe('a preview', () => {
  const preview = async (contentId: string, body: object, who = admin) => {
    const answer = await who.post(`${pathOf(contentId)}/preview`, { goal: 'complete', audience: 'everyone', ...body })
    return answer.status === 200 ? answer.body : { status: answer.status, code: answer.body.code }
  }

  test('says who is asked, has met it, is asked for something more urgent, and cannot see it', async () => {
    const [sees, other] = [await addTeam(hub.context.databases, 'Sees'), await addTeam(hub.context.databases, 'Other')]
    const inBoth = [sees, other].map((id) => ({ id, role: 'member' as const }))
    const done = await hub.person({ lastName: 'Done', teams: inBoth })
    const open = await hub.person({ lastName: 'Open', teams: inBoth })
    const shut = await hub.person({ lastName: 'Shut', teams: inBoth.slice(1) })
    const name = ({ memberId: id }: Somebody, last: string) => ({ id, displayName: `Test ${last}` })
    const asset = await byHand()
    const contentId = await addPlaylist(db, { audience: 'teams', items: [asset] })
    await db.insertInto('content_team').values({ content_id: contentId, team_id: sees }).execute()
    await read(done, asset)
    const counts = { askedCount: 2, metCount: 1, mostUrgentCount: 2, people: [name(done, 'Done'), name(open, 'Open')] }
    expect(await preview(contentId, {})).toEqual({ ...counts, unseenCount: 0, unseenPeople: [] })
    expect(await preview(contentId, { audience: 'teams', teamIds: [other] })).toEqual({
      ...counts,
      unseenCount: 1,
      unseenPeople: [name(shut, 'Shut')],
    })
    const named = { audience: 'people', userIds: [shut.memberId] }
    expect(await preview(contentId, named)).toMatchObject({ askedCount: 0, unseenCount: 1 })
    const body = { audience: 'people', userIds: [open.memberId], due: { type: 'day', date: '2031-01-31' } }
    const sooner = await ask(contentId, body)
    expect(await preview(contentId, { due: { type: 'day', date: '2031-02-01' } })).toMatchObject({ mostUrgentCount: 1 })
    expect(await preview(contentId, { assignmentId: sooner, audience: 'everyone' })).toMatchObject({ askedCount: 2 })
    // Nothing was kept, and what nobody sees yet is counted as if it were published.
    expect((await admin.get(pathOf(contentId))).body).toMatchObject({ items: [{ audience: 'people' }], total: 1 })
    await db.updateTable('content').set({ published: false }).where('id', '=', contentId).execute()
    expect(await preview(contentId, {})).toMatchObject({ askedCount: 2 })
    const state = db.selectFrom('content').select('published').where('id', '=', contentId)
    expect(await state.executeTakeFirst()).toEqual({ published: false })
  })

  test('refuses what could not be saved', async () => {
    const team = await addTeam(hub.context.databases, 'Led')
    const manager = await hub.person({ teams: [{ id: team, role: 'manager' }] })
    const contentId = await addPlaylist(db, { ownerTeamId: team })
    const due = { type: 'day', date: '2031-01-31' }
    const repetition = { months: 12, windowDays: 30, countsEarly: false }
    const everyYear = await ask(contentId, { due, repetition })
    expect(await preview(contentId, { audience: 'teams' })).toEqual({ status: 400, code: 'audience-required' })
    expect(await preview(contentId, { repetition })).toEqual({ status: 400, code: 'repetition-without-date' })
    expect(await preview(contentId, { assignmentId: everyYear, due })).toEqual({
      status: 400,
      code: 'repetition-fixed',
    })
    expect(await preview(contentId, { assignmentId: newId() })).toMatchObject({ status: 404 })
    expect(await preview(contentId, {}, manager)).toMatchObject({ status: 403 })
    const ofTeam = { audience: 'teams', teamIds: [team] }
    expect(await preview(contentId, ofTeam, manager)).toMatchObject({
      askedCount: 1,
      people: [{ id: manager.memberId }],
    })
    expect(await preview(contentId, { ...ofTeam, assignmentId: everyYear }, manager)).toMatchObject({ status: 403 })
    const own = await ask(contentId, ofTeam, manager)
    const { body } = await manager.get(pathOf(contentId))
    expect(body.items).toMatchObject([
      { id: everyYear, mayChange: false },
      { id: own, mayChange: true, teams: [{ id: team, name: 'Led' }] },
    ])
  })
})

describe('a manager', () => {
  async function team(name: string) {
    const id = await addTeam(hub.context.databases, name)
    const manager = await hub.person({ teams: [{ id, role: 'manager' }] })
    const person = await hub.person({ teams: [{ id, role: 'member' }] })
    return { id, manager, person, content: await addPlaylist(db, { ownerTeamId: id }) }
  }

  test('asks their own teams and people, with what their team owns', async () => {
    const own = await team('Own')
    const byTeam = await ask(own.content, { audience: 'teams', teamIds: [own.id] }, own.manager)
    await ask(own.content, { audience: 'people', userIds: [own.person.memberId] }, own.manager)
    expect(await askedOf(own.person, own.content)).toHaveLength(2)
    const due = { type: 'day', date: '2030-01-01' }
    expect((await own.manager.patch(`${pathOf(own.content)}/${byTeam}`, { due })).status).toBe(200)
    expect((await own.manager.delete(`${pathOf(own.content)}/${byTeam}`)).status).toBe(200)
  })

  test('does nothing for their team with a token that may only change assets', async () => {
    const id = await addTeam(hub.context.databases, 'Of an admin')
    const both = await hub.person({
      isAdmin: true,
      privileges: ['asset_write'],
      teams: [{ id, role: 'manager' }],
    })
    const playlist = await addPlaylist(db, { ownerTeamId: id })
    const plan = { goal: 'complete', audience: 'teams', teamIds: [id] }
    const expiresTime = new Date(Date.now() + 86_400_000).toISOString()
    const { body } = await both.post('/me/tokens', { name: 'Assets', scopes: ['asset_write'], expiresTime })
    const bearer = { authorization: `Bearer ${body.token}` }
    expect((await hub.nobody.post(pathOf(playlist), plan, bearer)).status).toBe(403)
    expect((await hub.nobody.get(pathOf(playlist), bearer)).status).toBe(403)
    expect((await both.post(pathOf(playlist), plan)).status).toBe(201)
  })

  test('asks nobody else, and changes nothing that asks somebody else', async () => {
    const [own, other] = [await team('Own'), await team('Other')]
    const bodies = [
      { audience: 'everyone' },
      { audience: 'teams', teamIds: [own.id, other.id] },
      { audience: 'people', userIds: [own.person.memberId, other.person.memberId] },
    ]
    for (const body of bodies) {
      expect((await own.manager.post(pathOf(own.content), { goal: 'open', ...body })).status).toBe(403)
      const id = await ask(own.content, body)
      const path = `${pathOf(own.content)}/${id}`
      expect((await own.manager.patch(path, { audience: 'teams', teamIds: [own.id] })).status).toBe(403)
      expect((await own.manager.delete(path)).status).toBe(403)
    }
    const { body } = await own.manager.get(pathOf(own.content))
    expect(body.items).toMatchObject([{ teamIds: [] }, { teamIds: [own.id] }, { userIds: [own.person.memberId] }])
  })

  test('reads of their people what they may see themselves, and of teams that they manage', async () => {
    const [own, other] = [await team('Own'), await team('Other')]
    await join(other.id, own.person.memberId)
    const hidden = await playlistFor(other.id)
    const open = await addPlaylist(db)
    await ask(hidden, { audience: 'teams', teamIds: [other.id] })
    await ask(open, { audience: 'teams', teamIds: [own.id, other.id] })
    const read = async (who: Somebody) => {
      const { status, body } = await who.get(`/users/${own.person.memberId}/assignments`)
      expect(status).toBe(200)
      return (body.items as (Asked & { content: { id: string } })[]).filter(({ content }) =>
        [hidden, open].includes(content.id),
      )
    }
    expect(await read(own.manager)).toMatchObject([{ content: { id: open }, teams: [{ name: 'Own' }] }])
    expect(await read(admin)).toMatchObject([
      { content: { id: hidden }, teams: [{ name: 'Other' }] },
      { content: { id: open }, teams: [{ name: 'Other' }, { name: 'Own' }] },
    ])
    expect((await own.manager.get(`/users/${other.person.memberId}/assignments`)).body.code).toBe('person-not-managed')
  })
})

describe('who is asked', () => {
  test('is everyone who may see it, the members of a team, or people by name, and nobody else', async () => {
    const teamId = await addTeam(hub.context.databases, 'Asked')
    const member = await hub.person({ teams: [{ id: teamId, role: 'member' }] })
    const [named, other] = [await hub.person(), await hub.person()]
    const [forAll, forTeam, forOne] = [await byHand(), await byHand(), await byHand()]
    const hidden = await playlistFor(teamId)
    await ask(forAll, {})
    await ask(hidden, {})
    await ask(forTeam, { audience: 'teams', teamIds: [teamId] })
    await ask(forOne, { audience: 'people', userIds: [named.memberId] })
    const all = [forAll, hidden, forTeam, forOne]
    const asked = async (who: Somebody) =>
      (await Promise.all(all.map((id) => isDue(who, id)))).map((isAsked, index) => (isAsked ? index : -1))
    expect(await asked(member)).toEqual([0, 1, 2, -1])
    expect(await asked(named)).toEqual([0, -1, -1, 3])
    expect(await asked(other)).toEqual([0, -1, -1, -1])
    expect((await askedOf(other, hidden)).length).toBe(0)
  })

  test('changes with the team: who leaves is asked no more, and who joins is asked from then on', async () => {
    const teamId = await addTeam(hub.context.databases, 'Comes and goes')
    const contentId = await byHand()
    hub.setNow(new Date('2026-03-01T08:00:00Z'))
    await ask(contentId, { audience: 'teams', teamIds: [teamId], due: { type: 'afterJoining', days: 14 } })
    const learner = await hub.person()
    await learner.patch('/me/settings/', { settings: { timezone: 'America/New_York' } })
    expect(await askedOf(learner, contentId)).toEqual([])
    // Ten in the evening of the 4th in New York.
    hub.setNow(new Date('2026-03-05T03:00:00Z'))
    await join(teamId, learner.memberId, new Date('2026-03-05T03:00:00Z'))
    expect(await askedOf(learner, contentId)).toMatchObject([
      {
        assignedTime: '2026-03-05T03:00:00.000Z',
        dueDate: '2026-03-19T03:59:59.000Z',
        teams: [{ name: 'Comes and goes' }],
      },
    ])
    expect(await isDue(learner, contentId)).toBe(true)
    await db.deleteFrom('team_member').where('member_id', '=', learner.memberId).execute()
    clearCallerCache(await hub.hubCall())
    expect(await isDue(learner, contentId)).toBe(false)
    expect(await askedOf(learner, contentId)).toEqual([])
  })

  test('is asked since they are in its audience, however they came into it, and anew when they come back', async () => {
    const on = (day: number) => hub.setNow(new Date(Date.UTC(2026, 2, day, 9)))
    on(1)
    const [teamId, otherId] = [
      await addTeam(hub.context.databases, 'First'),
      await addTeam(hub.context.databases, 'Later'),
    ]
    const [early, late, another] = [await hub.person(), await hub.person(), await hub.person()]
    for (const who of [early, late, another])
      await db
        .updateTable('member')
        .set({ created_at: new Date('2026-01-01') })
        .where('id', '=', who.memberId)
        .execute()
    const members = (id: string, userId = '') => `/teams/${id}/members/${userId}`
    const put = async (id: string, who: Somebody) =>
      expect((await admin.post(members(id), { userIds: [who.memberId] })).status).toBe(200)
    await put(teamId, early)
    await put(otherId, late)
    const contentId = await byHand({ name: 'Of teams', audience: 'teams' })
    const change = async (path: string, body: object) => {
      const name = path.startsWith('/assets') ? { name: 'Of teams', acceptedLosses: 99 } : {}
      const answer = await admin.patch(path, { ...name, ...body }, { 'if-match': '*' })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    await change(`/assets/${contentId}`, { teamIds: [teamId] })
    on(3)
    const ofEveryone = await ask(contentId, { due: { type: 'afterAssignment', days: 7 } })
    const ofTeams = await ask(contentId, { audience: 'teams', teamIds: [teamId] })
    const since = async (who: Somebody, id: string) =>
      (await askedOf(who, contentId)).find((each) => each.id === id)?.assignedTime.slice(8, 10)
    const [all, teams] = [(who: Somebody) => since(who, ofEveryone), (who: Somebody) => since(who, ofTeams)]
    expect([await all(early), await teams(early), await all(late)]).toEqual(['03', '03', undefined])

    on(10)
    await change(`/assets/${contentId}`, { teamIds: [otherId, teamId] })
    await change(`${pathOf(contentId)}/${ofTeams}`, { teamIds: [teamId, otherId] })
    expect([await all(early), await teams(early), await all(late), await teams(late)]).toEqual(['03', '03', '10', '10'])
    const due = (await askedOf(late, contentId)).find(({ id }) => id === ofEveryone)?.dueDate
    expect(due).toBe('2026-03-17T23:59:59.000Z')

    on(12)
    expect((await admin.delete(members(teamId, early.memberId))).status).toBe(200)
    expect(await askedOf(early, contentId)).toEqual([])
    on(15)
    await put(teamId, early)
    expect([await all(early), await teams(early)]).toEqual(['15', '15'])

    on(20)
    await change(`/assets/${contentId}`, { audience: 'all' })
    expect([await all(another), await teams(another)]).toEqual(['20', undefined])
    on(22)
    await change(`/assets/${contentId}`, { audience: 'teams', teamIds: [teamId] })
    expect(await all(early)).toBe('20')
    on(24)
    await change(`${pathOf(contentId)}/${ofTeams}`, { audience: 'everyone' })
    expect(await teams(early)).toBe('24')
    on(26)
    await change(`${pathOf(contentId)}/${ofTeams}`, { due: { type: 'afterAssignment', days: 7 } })
    expect(await teams(early)).toBe('24')
  })

  test('is asked since they came into a team that is there, for that content, whoever else is in it', async () => {
    const on = (day: number) => hub.setNow(new Date(Date.UTC(2026, 2, day, 9)))
    on(1)
    const [gone, stays] = [await addTeam(hub.context.databases, 'Gone'), await addTeam(hub.context.databases, 'Stays')]
    const [person, colleague] = [await hub.person(), await hub.person()]
    await db
      .updateTable('member')
      .set({ created_at: new Date('2026-01-01') })
      .where('id', 'in', [person.memberId, colleague.memberId])
      .execute()
    const put = (id: string, who: Somebody) => admin.post(`/teams/${id}/members/`, { userIds: [who.memberId] })
    await put(gone, person)
    await put(stays, colleague)
    const [first, second] = [await byHand(), await byHand()]
    const open = async (id: string, teamIds: string[]) => {
      const body = { name: 'For teams', audience: 'teams', teamIds, acceptedLosses: 99 }
      expect((await admin.patch(`/assets/${id}`, body, { 'if-match': '*' })).status).toBe(200)
    }
    await open(first, [gone, stays])
    await open(second, [gone])
    on(2)
    for (const id of [first, second]) await ask(id, {})
    await ask(first, { audience: 'teams', teamIds: [gone, stays] })
    on(5)
    await put(stays, person)
    on(7)
    await open(second, [gone, stays])
    const since = async (id: string) => (await askedOf(person, id)).map(({ assignedTime }) => assignedTime.slice(8, 10))
    expect([await since(first), await since(second)]).toEqual([['02', '02'], ['02']])
    expect((await admin.delete(`/teams/${gone}`)).status).toBe(200)
    expect([await since(first), await since(second)]).toEqual([['05', '05'], ['07']])
  })

  test('is nobody who was removed or is suspended', async () => {
    const learner = await hub.person()
    const contentId = await byHand()
    await ask(contentId, { audience: 'people', userIds: [learner.memberId] })
    const count = async () => (await admin.get(`/users/${learner.memberId}/assignments?limit=100`)).body.total as number
    expect(await count()).toBeGreaterThan(0)
    const change = db.updateTable('member').where('id', '=', learner.memberId)
    await change.set({ suspended_at: new Date() }).execute()
    expect(await count()).toBe(0)
    await change.set({ suspended_at: null, is_deleted: true }).execute()
    expect(await count()).toBe(0)
  })
})

describe('what counts', () => {
  test('is what is not met before what is, and then what is due soonest', async () => {
    const learner = await hub.person()
    const [first, second] = [await byHand(), await byHand()]
    const playlist = await addPlaylist(db, { items: [first, second] })
    const moment = (dueDate: string) => ({ due: { type: 'moment', dueDate } })
    const toOpen = await ask(playlist, { goal: 'open', ...moment('2030-01-01T09:00:00.000Z') })
    const byName = await ask(playlist, {
      audience: 'people',
      userIds: [learner.memberId],
      ...moment('2030-02-01T09:00:00.000Z'),
    })
    const someDay = await ask(playlist, {})
    const goal = async () => (await learner.get(`/me/playlists/${playlist}`)).body.goal as object
    expect(await goal()).toEqual({
      type: 'open',
      dueDate: '2030-01-01T09:00:00.000Z',
      isMet: false,
      audience: 'everyone',
      teams: [],
    })
    expect((await askedOf(learner, playlist)).map(({ id, isMostUrgent }) => [id, isMostUrgent])).toEqual([
      [toOpen, true],
      [byName, false],
      [someDay, false],
    ])
    await read(learner, first)
    expect(await goal()).toEqual({
      type: 'complete',
      dueDate: '2030-02-01T09:00:00.000Z',
      isMet: false,
      audience: 'people',
      teams: [],
    })
    await admin.delete(`${pathOf(playlist)}/${byName}`)
    expect(await goal()).toEqual({ type: 'complete', dueDate: null, isMet: false, audience: 'everyone', teams: [] })
    expect(await isDue(learner, playlist)).toBe(true)
    await read(learner, second)
    expect(await isDue(learner, playlist)).toBe(false)
    expect((await askedOf(learner, playlist)).map(({ isMet }) => isMet)).toEqual([true, true])
  })

  test('of an asset stands on it and on its card', async () => {
    const learner = await hub.person()
    const id = await byHand()
    const dueDate = '2030-01-01T09:00:00.000Z'
    await ask(id, { due: { type: 'moment', dueDate } })
    expect((await learner.get(`/me/assets/${id}`)).body.goal).toEqual({
      type: 'complete',
      dueDate,
      isMet: false,
      audience: 'everyone',
      teams: [],
    })
    const { body } = await learner.get('/me/content/todo?limit=100')
    expect((body.items as { id: string }[]).find((each) => each.id === id)).toMatchObject({
      goal: { type: 'complete', dueDate, isMet: false },
    })
  })

  test('is the one goal of a playlist, as long as there is no other', async () => {
    const dueDate = '2030-01-01T09:00:00.000Z'
    const { body } = await admin.post('/playlists/', { name: 'With a goal', goal: { type: 'open', dueDate } })
    const { body: found } = await admin.get(pathOf(body.id as string))
    expect(found.items).toMatchObject([
      { goal: 'open', audience: 'everyone', due: { type: 'moment', dueDate }, isContentGoal: true },
    ])
    const learner = await hub.person()
    expect((await learner.get(`/me/playlists/${body.id as string}`)).body.goal).toEqual({
      type: 'open',
      dueDate,
      isMet: false,
      audience: 'everyone',
      teams: [],
    })
  })
})

describe('a met assignment', () => {
  test('stays met when more is required, and when it is taken back', async () => {
    const learner = await hub.person()
    const [first, added] = [await byHand(), await byHand()]
    const playlist = await addPlaylist(db, { items: [first] })
    hub.setNow(new Date('2026-05-03T09:00:00Z'))
    await ask(playlist, {})
    await read(learner, first)
    hub.setNow(new Date('2026-05-04T09:00:00Z'))
    const met = [{ isMet: true, metTime: '2026-05-03T09:00:00.000Z' }]
    expect(await askedOf(learner, playlist)).toMatchObject(met)
    await arrange(
      playlist,
      [first, added].map((contentId, index) => ({ contentId, rank: `${index + 1}` })),
    )
    expect(await askedOf(learner, playlist)).toMatchObject(met)
    await learner.put(`/me/assets/${first}/unread`)
    expect(await askedOf(learner, playlist)).toMatchObject(met)
    expect(await isDue(learner, playlist)).toBe(false)
    const { body } = await learner.get(`/me/playlists/${playlist}`)
    expect(body).toMatchObject({ userContentStatus: 'opened', goal: null })
  })

  test('was met by who did it before they were asked, with the time at which they did', async () => {
    const teamId = await addTeam(hub.context.databases, 'Later')
    const [learner, joining] = [await hub.person(), await hub.person()]
    const id = await byHand()
    hub.setNow(new Date('2026-05-03T09:00:00Z'))
    for (const who of [learner, joining]) await read(who, id)
    hub.setNow(new Date('2026-05-09T09:00:00Z'))
    await ask(id, { audience: 'people', userIds: [learner.memberId] })
    await ask(id, { audience: 'teams', teamIds: [teamId] })
    await join(teamId, joining.memberId)
    const memberships = [{ memberId: joining.memberId, teamId, role: 'member' as const }]
    await meetByJoining(await hub.hubCall(), { memberships })
    for (const who of [learner, joining]) {
      await who.put(`/me/assets/${id}/unread`)
      expect(await askedOf(who, id)).toMatchObject([{ isMet: true, metTime: '2026-05-03T09:00:00.000Z' }])
    }
  })

  test('rests on the completion that met it, and is kept once', async () => {
    const learner = await hub.person()
    const id = await byHand()
    await ask(id, {})
    await read(learner, id)
    await learner.put(`/me/assets/${id}/unread`)
    await read(learner, id)
    const meetings = await db
      .selectFrom('assignment_meeting')
      .innerJoin('completion', 'completion.id', 'assignment_meeting.completion_id')
      .select(['assignment_meeting.round', 'completion.content_id as contentId'])
      .where('assignment_meeting.member_id', '=', learner.memberId)
      .where('completion.content_id', '=', id)
      .execute()
    expect(meetings).toEqual([{ round: 1, contentId: id }])
  })

  test('is not looked for by who joins a team that nothing is asked of any more', async () => {
    const [quiet, busy] = [await addTeam(hub.context.databases, 'Quiet'), await addTeam(hub.context.databases, 'Busy')]
    const { memberId } = await hub.person()
    const [byTeam, byAudience, byName] = [await byHand(), await playlistFor(quiet), await playlistFor(quiet)]
    const taken = [
      [byTeam, await ask(byTeam, { audience: 'teams', teamIds: [quiet] })],
      [byAudience, await ask(byAudience, {})],
    ] as const
    await ask(byName, { audience: 'people', userIds: [memberId] })
    await ask(await playlistFor(busy), {})
    await ask(await byHand(), { audience: 'teams', teamIds: [busy] })
    const cost = async (teamId: string) => {
      const call = await hub.hubCall()
      hub.statements()
      await meetByJoining(call, { memberships: [{ memberId, teamId, role: 'member' }] })
      return hub.statements().length
    }
    expect([await cost(quiet), await cost(busy)]).toEqual([2, 2])
    for (const [content, id] of taken) await admin.delete(`${pathOf(content)}/${id}`)
    expect([await cost(quiet), await cost(busy)]).toEqual([1, 2])
  })

  test('costs one statement more where something is asked, and none where nothing is', async () => {
    const learner = await hub.person()
    const [plain, asking] = [await byHand(), await byHand()]
    await ask(asking, { audience: 'people', userIds: [learner.memberId] })
    const cost = async (id: string) => {
      hub.statements()
      expect((await read(learner, id)).status).toBe(200)
      return hub.statements().length
    }
    await cost(await byHand())
    const without = await cost(plain)
    expect(await cost(asking)).toBe(without + 1)
  })
})

describe('a round', () => {
  const yearly = { months: 12, windowDays: 60, countsEarly: false }

  test('asks again when its window opens, and is met by doing it again', async () => {
    const learner = await hub.person()
    const id = await byHand()
    const playlist = await addPlaylist(db, { items: [id] })
    const on = (day: string) => hub.setNow(new Date(`${day}T09:00:00Z`))
    on('2026-01-10')
    for (const content of [id, playlist])
      await ask(content, { due: { type: 'day', date: '2026-03-01' }, repetition: yearly })
    const states = async () => (await Promise.all([id, playlist].map((each) => askedOf(learner, each)))).flat()
    await read(learner, id)
    expect(await states()).toMatchObject([
      { round: 1, isMet: true },
      { round: 1, isMet: true },
    ])
    on('2026-12-30')
    expect(await isDue(learner, id)).toBe(false)
    on('2027-01-02')
    const open = { round: 2, isMet: false, metTime: null, dueDate: '2027-03-01T23:59:59.000Z' }
    // What is done from the year before says so, and that it is asked again.
    for (const path of [`/me/assets/${id}`, `/me/playlists/${playlist}`])
      expect((await learner.get(path)).body).toMatchObject({ userContentStatus: 'completed', goal: { isMet: false } })
    expect(await states()).toMatchObject([open, open])
    expect(await isDue(learner, playlist)).toBe(true)
    await read(learner, id)
    const met = { round: 2, isMet: true, metTime: '2027-01-02T09:00:00.000Z' }
    expect(await states()).toMatchObject([met, met])
  })

  test('is met before its window only where that counts', async () => {
    const on = (day: string) => hub.setNow(new Date(`${day}T09:00:00Z`))
    for (const countsEarly of [false, true]) {
      const learner = await hub.person()
      const id = await byHand()
      on('2026-01-10')
      await ask(id, { due: { type: 'day', date: '2026-03-01' }, repetition: { ...yearly, countsEarly } })
      await read(learner, id)
      on('2026-06-01')
      await read(learner, id)
      on('2027-01-10')
      expect(await askedOf(learner, id)).toMatchObject([{ round: 2, isMet: countsEarly }])
    }
  })

  test('is not met by what was done longer ago than it takes to come again', async () => {
    const learner = await hub.person()
    const id = await byHand()
    hub.setNow(new Date('2022-01-10T09:00:00Z'))
    await read(learner, id)
    hub.setNow(new Date('2026-01-10T09:00:00Z'))
    await ask(id, { due: { type: 'day', date: '2026-03-01' }, repetition: yearly })
    expect(await askedOf(learner, id)).toMatchObject([{ round: 1, isMet: false }])
  })
})

test('says for whom what counts was asked: everyone, the teams of the learner alone, or them', async () => {
  const [own, other] = [
    await addTeam(hub.context.databases, 'Sales of the north'),
    await addTeam(hub.context.databases, 'Sales of the south'),
  ]
  const asked = await hub.person({ teams: [{ id: own, role: 'member' }] })
  const id = await addAsset(db)
  const goal = async () => (await asked.get(`/me/assets/${id}`)).body.goal
  const assign = async (body: object) =>
    expect((await admin.post(`/content/${id}/assignments`, { goal: 'complete', ...body })).status).toBe(201)
  await assign({ audience: 'everyone' })
  expect(await goal()).toMatchObject({ audience: 'everyone', teams: [] })
  await assign({ audience: 'teams', teamIds: [own, other] })
  expect(await goal()).toMatchObject({ audience: 'teams', teams: [{ id: own, name: 'Sales of the north' }] })
  await assign({ audience: 'people', userIds: [asked.memberId] })
  expect(await goal()).toMatchObject({ audience: 'people', teams: [] })
  const { body } = await asked.get('/me/content/todo?limit=100')
  expect(body.items.find((item: { id: string }) => item.id === id).goal).toMatchObject({ audience: 'people' })
})
