import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { deleteContent, makersFor } from '../playlists/playlist-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { readByKey } from '../testing/by-key.ts'
import { codeOf } from '../testing/client.ts'
import { removeOldTeams } from './team-removal-service.ts'

let hub: TestHub
let admin: Somebody
let names = 0

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({
    isAdmin: true,
    privileges: ['settings_write', 'user_write', 'user_read', 'playlist_write'],
  })
})
afterAll(() => hub.close())

const { makePlaylist } = makersFor(() => admin)

/** A name that no other thing of these tests has. */
const fresh = (name: string) => `${name} ${(names += 1)}`

async function made(path: string, body: object): Promise<string> {
  const answer = await admin.post(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.id
}
const team = (about: object = {}) => made('/teams/', { name: fresh('Team'), ...about })
const type = (about: object = {}) => made('/teamTypes/', { name: fresh('Type'), ...about })
const actionsOn = async (id: string) => (await hub.audit(id)).map(({ action }) => action)

describe('types of teams', () => {
  test('are made, ranked, changed and deleted, and each change is written down', async () => {
    const [a, b] = [await type({ colour: '#2f5fd0' }), await type()]
    const shown = (await admin.get(`/teamTypes/${b}`)).body
    expect(shown).toMatchObject({ colour: '#5c6b7a', role: null, teamCount: 0 })
    await admin.patch(`/teamTypes/${b}/rank/0`)
    const { items } = (await admin.get('/teamTypes/')).body
    expect(items.map(({ id }: { id: string }) => id).indexOf(b)).toBe(0)
    expect(items.map(({ rank }: { rank: number }) => rank)).toEqual([...items.keys()])
    expect((await admin.patch(`/teamTypes/${a}`, { role: 'city' })).status).toBe(200)
    expect(codeOf(await admin.patch(`/teamTypes/${b}`, { role: 'city' }))).toEqual([409, 'team-type-role-taken'])
    const { name } = (await admin.get(`/teamTypes/${a}`)).body
    expect(codeOf(await admin.post('/teamTypes/', { name: ` ${name.toUpperCase()} ` }))).toEqual([
      409,
      'team-type-name-taken',
    ])
    expect((await admin.delete(`/teamTypes/${a}`)).status).toBe(200)
    expect((await admin.get(`/teamTypes/${a}`)).status).toBe(404)
    expect(await actionsOn(a)).toEqual(['CREATE', 'UPDATE', 'DELETE'])
    expect(await actionsOn(b)).toEqual(['CREATE', 'RANK'])
  })

  test('stay while there is a team of them, also a deleted one', async () => {
    const typeId = await type()
    const id = await team({ teamType_id: typeId })
    expect((await admin.get(`/teamTypes/${typeId}`)).body.teamCount).toBe(1)
    await admin.delete(`/teams/${id}`)
    expect((await admin.get(`/teamTypes/${typeId}`)).body.teamCount).toBe(0)
    expect(codeOf(await admin.delete(`/teamTypes/${typeId}`))).toEqual([409, 'team-type-in-use'])
  })

  test('of another hub are not found', async () => {
    const foreign = await hub.person({ domainId: 2, isAdmin: true, privileges: ['settings_write', 'user_write'] })
    const id = await type()
    for (const answer of [
      await foreign.get(`/teamTypes/${id}`),
      await foreign.patch(`/teamTypes/${id}`, { name: 'Mine' }),
      await foreign.delete(`/teamTypes/${id}`),
      await foreign.patch(`/teamTypes/${id}/rank/0`),
    ])
      expect(answer.status).toBe(404)
    expect(codeOf(await foreign.post('/teams/', { name: 'Team', teamType_id: id }))).toEqual([400, 'unknown-reference'])
  })
})

describe('teams', () => {
  test('are made with a type, changed where they are as they were read, and found by name', async () => {
    const typeId = await type()
    const name = fresh('Harbour')
    const id = await made('/teams/', { name: ` ${name} `, teamType_id: typeId })
    const read = await admin.get(`/teams/${id}`)
    expect(read.body).toMatchObject({
      name,
      teamType: { id: typeId },
      userCount: 0,
      isSmartTeam: false,
      smart_settings: null,
    })
    const headers = { 'if-match': read.headers['etag'] as string }
    expect((await admin.patch(`/teams/${id}`, { teamType_id: null }, headers)).status).toBe(200)
    expect((await admin.patch(`/teams/${id}`, { name: 'Other' }, headers)).status).toBe(412)
    const found = (await admin.get(`/teams/?search=${encodeURIComponent(name.toUpperCase())}`)).body
    expect(found).toMatchObject({ total: 1, items: [{ id, teamTypes: [] }] })
    const idsOf = async (query: string) =>
      ((await admin.get(`/teams/?search=${encodeURIComponent(name)}&${query}`)).body.items as { id: string }[]).map(
        (one) => one.id,
      )
    expect([await idsOf('hasTeamType=false'), await idsOf('hasTeamType=true')]).toEqual([[id], []])
    expect(await actionsOn(id)).toEqual(['CREATE', 'UPDATE'])
  })

  test('have names of their own, in whatever case', async () => {
    const name = fresh('Quay')
    await team({ name })
    const id = await team()
    expect(codeOf(await admin.post('/teams/', { name: name.toUpperCase() }))).toEqual([409, 'team-name-taken'])
    expect(codeOf(await admin.patch(`/teams/${id}`, { name }))).toEqual([409, 'team-name-taken'])
  })

  test('are deleted with their people and come back with them, unless the name is taken', async () => {
    const name = fresh('Pier')
    const id = await team({ name })
    const person = await hub.person()
    await admin.post(`/teams/${id}/members`, { userIds: [person.memberId] })
    expect((await admin.delete(`/teams/${id}`)).status).toBe(200)
    expect((await admin.delete(`/teams/${id}`)).status).toBe(404)
    expect((await admin.get(`/teams/${id}`)).status).toBe(404)
    expect((await admin.get(`/teams/${id}?includeDeleted=true`)).body).toMatchObject({ isDeleted: true })
    expect((await admin.get(`/users/${person.memberId}`)).body.teams).toEqual([])
    const other = await team({ name })
    expect(codeOf(await admin.post(`/teams/${id}/restore`))).toEqual([409, 'team-name-taken'])
    await admin.patch(`/teams/${other}`, { name: fresh('Pier') })
    expect((await admin.post(`/teams/${id}/restore`)).status).toBe(200)
    expect((await admin.get(`/users/${person.memberId}`)).body.teams).toMatchObject([{ id, role: 'member' }])
  })

  test('are told to who keeps a copy as they change, come and go', async () => {
    const [same, changed, gone] = [await team(), await team(), await team()]
    const since = new Date(Date.now() + 1_000)
    hub.setNow(new Date(since.getTime() + 1_000))
    await admin.patch(`/teams/${changed}`, { name: fresh('Quay') })
    await admin.delete(`/teams/${gone}`)
    const made = await team()
    hub.setNow(null)
    const idsOf = async (query: string) =>
      (await admin.get(`/teams/?updatedSince=${since.toISOString()}${query}`)).body.items.map(
        ({ id }: { id: string }) => id,
      )
    expect((await idsOf('')).toSorted()).toEqual([changed, made].toSorted())
    expect((await idsOf('&includeDeleted=true')).toSorted()).toEqual([changed, gone, made].toSorted())
    expect(await idsOf('&includeDeleted=true')).not.toContain(same)
  })

  test('come back for thirty days', async () => {
    const id = await team()
    await admin.delete(`/teams/${id}`)
    const { restorableUntil } = (await admin.get(`/teams/${id}?includeDeleted=true`)).body
    hub.setNow(new Date(Date.parse(restorableUntil)))
    const late = await hub.person({ isAdmin: true, privileges: ['user_write'] })
    expect(codeOf(await late.post(`/teams/${id}/restore`))).toEqual([409, 'no-longer-restorable'])
    hub.setNow(null)
    expect((await admin.post(`/teams/${id}/restore`)).status).toBe(200)
  })

  test('keep after thirty days their name and who was in them, and nothing that they did', async () => {
    const smart_settings = {
      match: 'all',
      conditions: [{ type: 'emailDomain', operator: 'is', values: ['nobody.example'] }],
    }
    const [gone, later] = [await team({ smart_settings }), await team({ smart_settings })]
    const person = await hub.person()
    await admin.post(`/teams/${gone}/members`, { userIds: [person.memberId] })
    const call = await hub.hubCall()
    const rowOf = (id: string) => call.db.selectFrom('team').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const shows = async () => {
      const { body } = await admin.get('/teams/?includeDeleted=true&limit=100')
      return [gone, later].map((id) => body.items.some((item: { id: string }) => item.id === id))
    }
    await admin.delete(`/teams/${gone}`)
    hub.setNow(new Date(Date.now() + 86_400_000))
    await admin.delete(`/teams/${later}`)
    hub.setNow(new Date(Date.now() + 30.5 * 86_400_000))
    await removeOldTeams(call)
    expect([(await rowOf(gone)).rules, (await rowOf(later)).rules]).toEqual([null, smart_settings])
    expect((await rowOf(gone)).name).not.toBe('')
    const places = await call.db.selectFrom('team_member').select('member_id').where('team_id', '=', gone).execute()
    expect(places).toEqual([{ member_id: person.memberId }])
    expect(await shows()).toEqual([false, true])
    expect((await admin.get(`/teams/${gone}?includeDeleted=true`)).status).toBe(404)
    hub.setNow(null)
  })

  test('say before they are deleted what goes with them', async () => {
    const id = await team()
    const [learner, manager] = [await hub.person(), await hub.person()]
    await admin.post(`/teams/${id}/members`, { userIds: [learner.memberId] })
    await admin.post(`/teams/${id}/members`, { userIds: [manager.memberId], role: 'manager' })
    const forIt = { audience: 'teams', teamIds: [id], ownerTeamId: id }
    await makePlaylist({ name: 'For this team', ...forIt })
    await deleteContent(hub, await makePlaylist({ name: 'Deleted', ...forIt }))
    const open = await makePlaylist({ name: 'For everybody by now' })
    const { db } = await hub.hubCall()
    await db.insertInto('content_team').values({ content_id: open, team_id: id }).execute()
    const beside = await team()
    const forBoth = { audience: 'teams', teamIds: [id, beside], ownerTeamId: beside }
    await makePlaylist({ name: 'For both teams', ...forBoth })
    await makePlaylist({ name: 'For the other team', ...forBoth, teamIds: [beside] })
    const ask = (teamId: string) =>
      made(`/content/${open}/assignments`, { goal: 'open', audience: 'teams', teamIds: [teamId] })
    await ask(id)
    await ask(beside)
    expect((await admin.delete(`/content/${open}/assignments/${await ask(id)}`)).status).toBe(200)
    const other = await team({
      smart_settings: { match: 'all', conditions: [{ type: 'team', operator: 'is', teamIds: [id] }] },
    })
    expect((await admin.get(`/teams/${id}/deletion`)).body).toMatchObject({
      userCount: 2,
      managerCount: 1,
      ownedContentCount: 1,
      audienceContentCount: 2,
      hiddenContentCount: 1,
      losingUserCount: 2,
      assignmentCount: 1,
      nudgeCount: 0,
      teamsWithRules: [{ id: other }],
    })
    expect(codeOf(await admin.delete(`/teams/${id}`))).toEqual([409, 'team-in-rules'])
    expect((await admin.get(`/teams/${id}`)).body.playlistCount).toBe(1)
  })

  test('say that nobody loses what another of their teams shows them', async () => {
    const [id, beside] = [await team(), await team()]
    const [stays, loses] = [await hub.person(), await hub.person()]
    await admin.post(`/teams/${id}/members`, { userIds: [stays.memberId, loses.memberId] })
    await admin.post(`/teams/${beside}/members`, { userIds: [stays.memberId] })
    await makePlaylist({ audience: 'teams', teamIds: [id, beside] })
    expect((await admin.get(`/teams/${id}/deletion`)).body).toMatchObject({
      userCount: 2,
      audienceContentCount: 1,
      hiddenContentCount: 0,
      losingUserCount: 1,
    })
  })

  test('of another hub are not found', async () => {
    const foreign = await hub.person({ domainId: 2, isAdmin: true, privileges: ['user_write', 'user_read'] })
    const id = await team()
    for (const answer of [
      await foreign.get(`/teams/${id}`),
      await foreign.patch(`/teams/${id}`, { name: 'Mine' }),
      await foreign.delete(`/teams/${id}`),
      await foreign.get(`/teams/${id}/members`),
      await foreign.post(`/teams/${id}/members`, { userIds: [foreign.memberId] }),
      await foreign.get(`/teams/${id}/deletion`),
    ])
      expect(answer.status).toBe(404)
  })
})

describe('people of a team', () => {
  test('are added once, made managers, listed and removed', async () => {
    const id = await team()
    const people = [
      await hub.person({ firstName: 'Ada', lastName: 'Zimmer' }),
      await hub.person({ firstName: 'Bo', lastName: 'Ahlers' }),
    ]
    const userIds = people.map(({ memberId }) => memberId)
    expect((await admin.post(`/teams/${id}/members`, { userIds })).body).toEqual({ success: true, addedCount: 2 })
    expect((await admin.post(`/teams/${id}/members`, { userIds, role: 'manager' })).body.addedCount).toBe(0)
    await admin.patch(`/teams/${id}/members/${userIds[0]}`, { role: 'manager' })
    const { body } = await admin.get(`/teams/${id}/members`)
    expect(body.items).toMatchObject([
      { lastName: 'Ahlers', role: 'member', addedBy: 'person' },
      { lastName: 'Zimmer', role: 'manager' },
    ])
    expect((await admin.get(`/teams/${id}/members?role=manager`)).body.total).toBe(1)
    expect((await admin.get(`/teams/${id}/members?search=ahl`)).body.total).toBe(1)
    expect((await admin.delete(`/teams/${id}/members/${userIds[1]}`)).status).toBe(200)
    expect((await admin.delete(`/teams/${id}/members/${userIds[1]}`)).status).toBe(404)
    expect((await admin.get(`/teams/${id}/members/${userIds[1]}`)).body).toMatchObject({
      isMember: false,
      role: null,
      fitsRules: null,
    })
    expect((await people[0]!.get('/auth/session')).status).toBe(200)
  })

  test('with rights that the caller lacks are left to others, while everybody may change their own place', async () => {
    const id = await team()
    const lesser = await hub.person({ isAdmin: true, privileges: ['user_write'] })
    const [above, gone] = await Promise.all(
      [false, true].map((isDeleted) => hub.person({ isAdmin: true, privileges: ['settings_write'], isDeleted })),
    )
    const person = await hub.person()
    const path = `/teams/${id}/members`
    const refused = [403, 'user-outranks-you']
    expect(codeOf(await lesser.post(path, { userIds: [person.memberId, above!.memberId] }))).toEqual(refused)
    expect((await admin.get(path)).body.total).toBe(0)
    const { db } = await hub.hubCall()
    const places = [above!, gone!].map(({ memberId }) => ({ team_id: id, member_id: memberId, role: 'manager' }))
    await db.insertInto('team_member').values(places).execute()
    for (const { memberId } of [above!, gone!]) {
      expect(codeOf(await lesser.patch(`${path}/${memberId}`, { role: 'member' }))).toEqual(refused)
      expect(codeOf(await lesser.delete(`${path}/${memberId}`))).toEqual(refused)
    }
    expect(codeOf(await lesser.delete(`${path}/${person.memberId}`))[0]).toBe(404)
    expect((await admin.get(`${path}?role=manager`)).body.total).toBe(1)
    expect((await above!.delete(`${path}/${above!.memberId}`)).status).toBe(403)
    expect((await lesser.post(path, { userIds: [lesser.memberId, person.memberId] })).body.addedCount).toBe(2)
    expect((await lesser.patch(`${path}/${lesser.memberId}`, { role: 'manager' })).status).toBe(200)
    expect((await lesser.delete(`${path}/${lesser.memberId}`)).status).toBe(200)
  })

  test('are people of the hub, or nobody is added', async () => {
    const id = await team()
    const person = await hub.person()
    const foreign = await hub.person({ domainId: 2 })
    for (const stranger of [foreign.memberId, newId()])
      expect(codeOf(await admin.post(`/teams/${id}/members`, { userIds: [person.memberId, stranger] }))).toEqual([
        400,
        'unknown-reference',
      ])
    expect((await admin.get(`/teams/${id}/members`)).body.total).toBe(0)
  })
})

test('lists the people of a team on after each page, in every order, whatever people are called', async () => {
  const id = await team()
  const long = 'Ü'.repeat(100)
  const people = [
    await hub.person({ firstName: 'Ada', lastName: 'Same' }),
    await hub.person({ firstName: 'Bea', lastName: 'Same' }),
    await hub.person({ firstName: long, lastName: `${long.slice(2)} A` }),
    await hub.person({ firstName: long, lastName: `${long.slice(2)} B` }),
    await hub.person({ firstName: 'Zoe', lastName: 'Last' }),
  ]
  await admin.post(`/teams/${id}/members`, { userIds: people.slice(0, 3).map(({ memberId }) => memberId) })
  await admin.post(`/teams/${id}/members`, {
    userIds: people.slice(3).map(({ memberId }) => memberId),
    role: 'manager',
  })
  const call = await hub.hubCall()
  const never = people[1]!.memberId
  const ids = people.map(({ memberId }) => memberId)
  await call.db.updateTable('member').set({ last_access_at: new Date() }).where('member.id', 'in', ids).execute()
  await call.db.updateTable('member').set({ last_access_at: null }).where('member.id', '=', never).execute()
  const idsOf = (items: { id: string }[]) => items.map((each) => each.id)
  for (const column of ['name', 'email', 'role', 'lastAccess', 'addedTime'])
    for (const order of ['asc', 'desc']) {
      const path = `/teams/${id}/members?column=${column}&order=${order}`
      const { body } = await admin.get(path)
      expect(body).toMatchObject({ total: 5, nextOffset: null, nextAfter: null })
      expect(idsOf(await readByKey(admin, path))).toEqual(idsOf(body.items))
      if (column === 'lastAccess') expect(body.items.at(-1).id).toBe(never)
    }
  const { body } = await admin.get(`/teams/${id}/members?limit=1`)
  const after = encodeURIComponent(body.nextAfter)
  for (const query of [`?limit=1&role=manager&after=${after}`, `?limit=1&offset=1&after=${after}`])
    expect(codeOf(await admin.get(`/teams/${id}/members${query}`))).toEqual([400, 'after-not-usable'])
  const other = await team()
  expect(codeOf(await admin.get(`/teams/${other}/members?after=${after}`))).toEqual([400, 'after-not-usable'])
})
