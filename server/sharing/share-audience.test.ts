import { describe, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { analyze } from '../testing/cluster.ts'
import { addTeam } from '../testing/people.ts'
import { indexMissingNames } from '../users/name-index-service.ts'
import type { Somebody } from '../testing/app.ts'
import {
  admin,
  hub,
  join,
  learner,
  makeLink,
  makePlaylist,
  manager,
  mate,
  stranger,
  team,
  useSharingHub,
} from './sharing-fixtures.ts'

useSharingHub()

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
    // Until then each key is checked in the way that was best for a handful of people: by looking at all of the hub.
    await analyze(hub.database)
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

  test('leaves them out of the whole list, too', async () => {
    const otherTeam = await addTeam(hub.context.databases, 'Our other team')
    await join(learner, otherTeam)
    await join(stranger, otherTeam)
    const closed = await makePlaylist({ audience: 'teams', teamIds: [team] })
    expect(await userIds(learner)).toContain(stranger.memberId)
    expect(await userIds(learner, `?playlistIds=${closed}`)).toEqual([mate.memberId, manager.memberId])
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
