import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { problem } from '../testing/client.ts'
import { addTeam } from '../testing/people.ts'
import { anAdmin, complete, makersOfBadges } from './badge-fixtures.ts'

let hub: TestHub
let admin: Somebody
let manager: Somebody
let teamId: string

beforeAll(async () => {
  hub = await testHub({ features: ['badges', 'team_playlists', 'manager_reports'] })
  admin = await anAdmin(hub)
  teamId = await addTeam(hub.context.databases, 'Ours')
  manager = await hub.person({ teams: [{ id: teamId, role: 'manager' }] })
})
afterAll(() => hub.close())

const { course, give, makePlaylist, makeLink } = makersOfBadges(
  () => hub,
  () => admin,
)

const member = () => hub.person({ teams: [{ id: teamId, role: 'member' }] })
const preview = (contentIds: readonly string[], who = admin, query = '') =>
  who.post(`/badges/preview${query}`, { contentIds })

/** The addresses of those whom an answer names, in its order. */
function emails({ status, body }: { status: number; body: { items: { email: string }[] } }): string[] {
  expect(status).toBe(200)
  return body.items.map(({ email }) => email)
}

describe('the people who have a badge', () => {
  test('are listed, the latest first, page by page, and found by name and address', async () => {
    const { playlistId, linkIds } = await course()
    const badgeId = await give(playlistId)
    const people = [await hub.person(), await hub.person(), await hub.person()]
    for (const [index, who] of people.entries()) {
      hub.setNow(new Date(`2026-11-20T1${index}:00:00.000Z`))
      await complete(who, linkIds)
    }
    const all = await admin.get(`/badges/${badgeId}/awards`)
    expect(emails(all)).toEqual(people.map(({ email }) => email).toReversed())
    expect(all.body).toMatchObject({ total: 3, items: [{ awardedTime: '2026-11-20T12:00:00.000Z' }, {}, {}] })
    const second = await admin.get(`/badges/${badgeId}/awards?limit=1&offset=1`)
    expect([emails(second), second.body.nextOffset]).toEqual([[people[1]!.email], 2])
    const found = await admin.get(`/badges/${badgeId}/awards?search=${encodeURIComponent(people[0]!.email)}`)
    expect([emails(found), found.body.total]).toEqual([[people[0]!.email], 1])
    await admin.delete(`/badges/${badgeId}`)
    expect(emails(await admin.get(`/badges/${badgeId}/awards`))).toHaveLength(3)
    const db = hub.context.databases.forHub(1)
    await db.updateTable('member').set({ is_deleted: true }).where('id', '=', people[2]!.memberId).execute()
    expect(emails(await admin.get(`/badges/${badgeId}/awards`))).toEqual([people[1]!.email, people[0]!.email])
  })

  test('come as a table, too, in which no name is a formula', async () => {
    const { playlistId, linkIds } = await course()
    const badgeId = await give(playlistId)
    const learner = await hub.person()
    const db = hub.context.databases.forHub(1)
    await db
      .updateTable('member')
      .set({ first_name: '=1+1', last_name: 'Sum' })
      .where('id', '=', learner.memberId)
      .execute()
    hub.setNow(new Date('2026-11-20T10:00:00.000Z'))
    await complete(learner, linkIds)
    const { status, headers, body: text } = await admin.get(`/badges/${badgeId}/awards?format=csv`)
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers['content-disposition']).toContain('badge-awards.csv')
    const { items } = (await admin.get(`/badges/${badgeId}/awards`)).body
    expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
      'awardedTime,userId,name,email,awardId',
      `2026-11-20T10:00:00.000Z,${learner.memberId},'=1+1 Sum,${learner.email},${items[0].id}`,
      '',
    ])
    expect(await admin.get(`/badges/${badgeId}/awards?sessionToken=${'x'.repeat(20)}`)).toEqual(
      problem(400, 'token-invalid'),
    )
  })

  test('are told to those who may read both, and to managers those of their teams', async () => {
    const { playlistId, linkIds } = await course({ ownerTeamId: teamId })
    const badgeId = await give(playlistId)
    const [inside, outside] = [await member(), await hub.person()]
    for (const who of [inside, outside]) await complete(who, linkIds)
    expect(emails(await manager.get(`/badges/${badgeId}/awards`))).toEqual([inside.email])
    const table = await manager.get(`/badges/${badgeId}/awards?format=csv`)
    expect(table.body).toContain(inside.email)
    expect(table.body).not.toContain(outside.email)
    const others = await give(await makePlaylist())
    expect((await manager.get(`/badges/${others}/awards`)).status).toBe(403)
    const reader = await anAdmin(hub, ['playlist_read'])
    expect((await reader.get(`/badges/${badgeId}/awards`)).status).toBe(403)
    expect(await admin.get(`/badges/${newId()}/awards`)).toEqual(problem(404, 'not-found'))
    const foreign = await hub.person({ domainId: 2, isAdmin: true, privileges: ['playlist_read', 'user_read'] })
    expect((await foreign.get(`/badges/${badgeId}/awards`)).status).toBe(404)
  })
})

describe('the badges of a person', () => {
  const badgesOf = (who: Somebody, reader: Somebody, query = '') => reader.get(`/users/${who.memberId}/badges${query}`)
  const ids = (body: { items: { badge: { id: string } }[] }) => body.items.map(({ badge }) => badge.id)

  test('are listed, the latest first, also when the badge and the person are gone', async () => {
    const learner = await hub.person()
    const badgeIds: string[] = []
    for (const hour of [1, 2]) {
      const { playlistId, linkIds } = await course()
      badgeIds.unshift(await give(playlistId))
      hub.setNow(new Date(`2026-11-20T1${hour}:00:00.000Z`))
      await complete(learner, linkIds)
    }
    await admin.delete(`/badges/${badgeIds[1]}`)
    const { body } = await badgesOf(learner, admin)
    expect(ids(body)).toEqual(badgeIds)
    expect(body).toMatchObject({
      total: 2,
      nextOffset: null,
      items: [
        { awardedTime: '2026-11-20T12:00:00.000Z', badge: { isDeleted: false } },
        { awardedTime: '2026-11-20T11:00:00.000Z', badge: { isDeleted: true } },
      ],
    })
    const second = await badgesOf(learner, admin, '?limit=1&offset=1')
    expect([ids(second.body), second.body.total]).toEqual([[badgeIds[1]], 2])
    const db = hub.context.databases.forHub(1)
    await db.updateTable('member').set({ is_deleted: true }).where('id', '=', learner.memberId).execute()
    expect((await badgesOf(learner, admin)).body.total).toBe(2)
    expect((await admin.get(`/users/${newId()}/badges`)).status).toBe(404)
    const foreign = await hub.person({ domainId: 2, isAdmin: true, privileges: ['user_read'] })
    expect((await badgesOf(learner, foreign)).status).toBe(404)
  })

  test('are told to managers of their teams, of playlists that the managers see, where they have reports', async () => {
    const inside = await member()
    const [open, ours, hidden] = [
      await course(),
      await course({ ownerTeamId: teamId, audience: 'teams', teamIds: [teamId] }),
      await course(),
    ]
    const badgeIds = []
    for (const { playlistId, linkIds } of [open, ours, hidden]) {
      badgeIds.push(await give(playlistId))
      await complete(inside, linkIds)
    }
    await hub.context.databases
      .forHub(1)
      .updateTable('content')
      .set({ audience: 'admin' })
      .where('id', '=', hidden.playlistId)
      .execute()
    expect((await badgesOf(inside, admin)).body.total).toBe(3)
    const { body } = await badgesOf(inside, manager)
    expect([new Set(ids(body)), body.total]).toEqual([new Set(badgeIds.slice(0, 2)), 2])
    expect(await badgesOf(await hub.person(), manager)).toEqual(problem(403, 'person-not-managed'))
    expect((await badgesOf(inside, inside)).status).toBe(403)
    expect((await badgesOf(inside, await anAdmin(hub, ['playlist_read']))).status).toBe(403)
  })
})

describe('the preview of badges', () => {
  test('names those who completed the playlists, with how many badges each gets, and is what happens', async () => {
    const [one, two] = [await course(), await course()]
    const [both, half, none] = [await hub.person(), await hub.person(), await hub.person()]
    await complete(both, [...one.linkIds, ...two.linkIds])
    await complete(half, one.linkIds)
    const answer = await preview([one.playlistId, two.playlistId])
    expect(answer.body).toMatchObject({ total: 2, awardCount: 3, nextOffset: null })
    const counts = new Map(
      (answer.body.items as { email: string; awardCount: number }[]).map((row) => [row.email, row.awardCount]),
    )
    expect(counts).toEqual(
      new Map([
        [both.email, 2],
        [half.email, 1],
      ]),
    )
    expect(emails(answer)).not.toContain(none.email)
    const page = await preview([one.playlistId, two.playlistId], admin, '?limit=1')
    expect(page.body).toMatchObject({ items: [{}], total: 2, nextOffset: 1 })
    expect(
      (await admin.get(`/badges/?limit=100`)).body.items.map(
        (badge: { playlist: { id: string } }) => badge.playlist.id,
      ),
    ).not.toContain(one.playlistId)
  })

  test('leaves out who may not see the playlist, and who left the hub', async () => {
    const { playlistId, linkIds } = await course({ audience: 'teams', teamIds: [teamId] })
    const open = await course()
    const [inside, gone] = [await member(), await member()]
    for (const who of [inside, gone]) await complete(who, linkIds)
    expect((await preview([playlistId])).body).toMatchObject({ total: 2, awardCount: 2 })
    const db = hub.context.databases.forHub(1)
    await db.updateTable('member').set({ is_deleted: true }).where('id', '=', gone.memberId).execute()
    expect(emails(await preview([playlistId]))).toEqual([inside.email])
    await db.deleteFrom('team_member').where('member_id', '=', inside.memberId).execute()
    expect((await preview([playlistId, open.playlistId])).body).toMatchObject({ items: [], total: 0, awardCount: 0 })
  })

  test('refuses what giving them refuses', async () => {
    const [taken, link] = [await makePlaylist(), await makeLink()]
    await give(taken)
    expect(await preview([taken])).toEqual(problem(409, 'badge-taken'))
    expect(await preview([link])).toEqual(problem(400, 'not-a-playlist'))
    expect(await preview([newId()])).toEqual(problem(400, 'unknown-reference'))
  })

  test('tells a manager how many, and the names of their own people alone', async () => {
    const { playlistId, linkIds } = await course({ ownerTeamId: teamId })
    const [inside, outside] = [await member(), await hub.person()]
    for (const who of [inside, outside]) await complete(who, linkIds)
    const answer = await preview([playlistId], manager)
    expect(emails(answer)).toEqual([inside.email])
    expect(answer.body).toMatchObject({ total: 1, awardCount: 2 })
    expect((await preview([await makePlaylist()], manager)).status).toBe(403)
    const half = await anAdmin(hub, ['playlist_write'])
    expect((await preview([playlistId], half)).status).toBe(403)
  })
})
