import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addAsset, addCourseFile, addPlaylist, addVideo } from '../assets/asset-fixtures.ts'
import { STAR } from '../badges/badge-fixtures.ts'
import { setProgress } from '../content/progress/service.ts'
import { inTransaction } from '../db/transaction.ts'
import { createMember } from '../auth/accounts/member-service.ts'
import { cleanUpSessions } from '../auth/sign-in/service.ts'
import { endOtherSessions } from '../auth/sessions/session-store.ts'
import type { Db } from '../db/connect.ts'
import { keepMonths } from '../db/months.ts'
import { newId } from '../platform/ids.ts'
import { refreshSummaries } from '../playlists/summary-service.ts'
import { adminAddress } from '../testing/admin-address.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'

let hub: TestHub
let db: Db
let admin: Somebody
let owner: pg.Client

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists', 'manager_reports', 'badges'] })
  db = hub.context.databases.forHub(1)
  admin = await hub.person({ isAdmin: true, privileges: ['user_write', 'playlist_write', 'asset_write'] })
  owner = new pg.Client({ ...adminAddress(), database: hub.database.app.database })
  await owner.connect()
})
afterEach(() => hub.setNow(null))
afterAll(async () => {
  await owner.end()
  await hub.close()
})

interface Told {
  type: string
  time: string
  user: { id: string }
  author: { id: string } | null
  object: { type: string; id: string | null; name: string | null } | null
  details: object
}

/** The facts of somebody as they read them, the oldest first. */
async function told(who: Somebody, query = ''): Promise<Told[]> {
  const { status, body } = await who.get(`/me/activity?limit=100${query}`)
  expect(status).toBe(200)
  return (body as { items: Told[] }).items.toReversed()
}

/** What happened to what, in short. */
async function brief(who: Somebody) {
  return (await told(who)).map(({ type, object, details }) => [type, object?.id ?? null, details])
}

const launch = (who: Somebody, id: string) => who.post(`/me/assets/${id}/launch`)

describe('learning', () => {
  test('is told from opening to completing, with the playlists that follow', async () => {
    const learner = await hub.person()
    const [first, second] = [await addAsset(db, { markAsDone: 'manual', name: 'First' }), await addAsset(db)]
    const playlist = await addPlaylist(db, { items: [first, second] })
    await launch(learner, first)
    await learner.put(`/me/assets/${first}/read`)
    await launch(learner, second)
    await learner.put(`/me/assets/${first}/unread`)
    expect(await brief(learner)).toEqual([
      ['opened', first, {}],
      ['opened', playlist, {}],
      ['completed', first, { way: 'learner' }],
      ['opened', second, {}],
      ['completed', second, { way: 'automatic' }],
      ['completed', playlist, { way: 'automatic' }],
      ['uncompleted', first, { reason: 'takenBack' }],
      ['uncompleted', playlist, { reason: 'itemTakenBack' }],
    ])
    const [opened, , byHand, , automatic] = await told(learner)
    const themselves = { id: learner.memberId, displayName: 'Test Person' }
    expect(opened).toMatchObject({
      user: themselves,
      author: themselves,
      object: { type: 'content', id: first, name: 'First' },
    })
    expect([byHand?.author, automatic?.author]).toEqual([themselves, null])
  })

  test('is opened once in half an hour, however often a page loads', async () => {
    const learner = await hub.person()
    const id = await addAsset(db, { markAsDone: 'manual' })
    for (const minutes of [0, 29, 58, 88]) {
      hub.setNow(new Date(Date.UTC(2026, 10, 3, 9, minutes)))
      await launch(learner, id)
    }
    const times = (await told(learner)).map(({ time }) => time.slice(11, 16))
    expect(times).toEqual(['09:00', '10:28'])
  })

  test('is opened once also where opening completes it', async () => {
    const learner = await hub.person()
    const id = await addAsset(db)
    for (const minutes of [0, 40, 50, 60]) {
      hub.setNow(new Date(Date.UTC(2026, 10, 3, 9, minutes)))
      await launch(learner, id)
    }
    expect((await told(learner)).map(({ type, time }) => [type, time.slice(11, 16)])).toEqual([
      ['opened', '09:00'],
      ['completed', '09:00'],
      ['opened', '09:40'],
    ])
  })

  test('goes on by quarters of a recording, each once', async () => {
    const learner = await hub.person()
    const id = await addAsset(db, { type: 'upload', fileId: await addVideo(db) })
    await launch(learner, id)
    for (const position of [10, 26, 30, 5, 27, 76, 51, 90])
      await learner.put(`/me/assets/${id}/position`, { position, duration: 100 })
    expect(await brief(learner)).toEqual([
      ['opened', id, {}],
      ['progressed', id, { step: 1 }],
      ['progressed', id, { step: 3 }],
      ['completed', id, { way: 'automatic' }],
    ])
  })

  test('tells of a failed and a passed attempt with the score, and of how far a course has come', async () => {
    const learner = await hub.person()
    const id = await addAsset(db, { type: 'scorm', fileId: await addCourseFile(db, ['one', 'two']) })
    const { attempt } = (await launch(learner, id)).body
    const save = (sequence: number, ...stored: [string, string, string][]) =>
      learner.put(`/me/assets/${id}/attempts/${attempt.id}`, {
        sequence,
        currentActivityId: 'one',
        activities: stored.map(([activityId, status, score]) => ({
          activityId,
          values: { 'cmi.core.lesson_status': status, 'cmi.core.score.raw': score },
        })),
      })
    await save(1, ['one', 'passed', '80'])
    await save(2, ['two', 'failed', '30'])
    await save(3, ['two', 'failed', '35'])
    await save(4, ['two', 'passed', '70'])
    expect(await brief(learner)).toEqual([
      ['opened', id, {}],
      ['progressed', id, { step: 2 }],
      ['attemptFailed', id, { attemptNumber: 1, score: 55 }],
      ['attemptPassed', id, { attemptNumber: 1, score: 75 }],
      ['progressed', id, { step: 3 }],
      ['completed', id, { way: 'automatic', score: 75 }],
    ])
  })

  test('says that a playlist requires more than when it was completed', async () => {
    const learner = await hub.person()
    const [first, second, third] = [await addAsset(db), await addAsset(db), await addAsset(db)]
    const playlist = await addPlaylist(db, { items: [first] })
    await launch(learner, first)
    for (const [index, id] of [second, third].entries())
      await db
        .insertInto('playlist_item')
        .values({ playlist_id: playlist, content_id: id, rank: `${index + 2}`, rank_key: `000${index + 2}` })
        .execute()
    await refreshSummaries({ db }, [playlist])
    await launch(learner, second)
    const [, , , , ...later] = await brief(learner)
    expect(later).toEqual([
      ['opened', second, {}],
      ['completed', second, { way: 'automatic' }],
      ['uncompleted', playlist, { reason: 'moreRequired' }],
    ])
    expect((await told(learner)).at(-1)).toMatchObject({ author: null })
  })

  test('costs a launch one statement more, and none where there is nothing to tell', async () => {
    const learner = await hub.person()
    const id = await addAsset(db, { markAsDone: 'manual' })
    const sent = async () => {
      hub.statements()
      await launch(learner, id)
      return hub.statements()
    }
    const [first, again] = [await sent(), await sent()]
    expect(first.filter((text) => text.includes('"activity"'))).toHaveLength(1)
    expect(again.filter((text) => text.includes('"activity"'))).toEqual([])
    expect(first.length - again.length).toBe(1)
  })
})

describe('other facts', () => {
  test('are told of: sign-ins and how sessions ended', async () => {
    const email = `${newId()}@hub.example`
    const password = 'a-demo-passphrase'
    const call = await hub.hubCall()
    const { memberId } = await createMember(call, { email, first_name: 'Demo', last_name: 'Learner', password })
    const signIn = async (headers: Record<string, string> = {}) => {
      const { headers: sent } = await hub.nobody.post('/auth/sign-in', { email, password }, headers)
      return { cookie: String(sent['set-cookie']).split(';')[0]! }
    }
    const old = await signIn()
    const cookie = await signIn(old)
    await hub.nobody.post('/auth/sign-out', undefined, cookie)
    const { body } = await admin.get(`/users/${memberId}/activity`)
    expect((body as { items: Told[] }).items.map(({ type, details }) => [type, details]).toReversed()).toEqual([
      ['signedIn', { method: 'account' }],
      ['sessionEnded', { ended: 'replaced' }],
      ['signedIn', { method: 'account' }],
      ['sessionEnded', { ended: 'signedOut' }],
    ])
  })

  describe('of sessions that ran out', () => {
    const HOUR = 3_600_000

    async function somebody() {
      const [email, password] = [`${newId()}@hub.example`, 'a-demo-passphrase']
      const about = { email, first_name: 'Demo', last_name: 'Learner', password }
      const { memberId } = await createMember(await hub.hubCall(), about)
      const signIn = async () => {
        const { headers } = await hub.nobody.post('/auth/sign-in', { email, password })
        return { cookie: String(headers['set-cookie']).split(';')[0]! }
      }
      return { memberId, signIn }
    }

    /** How the sessions of somebody ended, and by whom, the earliest first. */
    async function ends(memberId: string) {
      const rows = await db
        .selectFrom('activity')
        .select(['activity.details', 'activity.actor_id as actorId'])
        .where('activity.member_id', '=', memberId)
        .where('activity.type', '=', 'sessionEnded')
        .orderBy('activity.occurred_at')
        .orderBy('activity.id')
        .execute()
      return rows.map(({ details, actorId }) => [(details as { ended: string }).ended, actorId])
    }

    test('are told of once, by nobody, when they are cleared away', async () => {
      const { memberId, signIn } = await somebody()
      await signIn()
      await cleanUpSessions(await hub.hubCall())
      expect(await ends(memberId)).toEqual([])
      hub.setNow(new Date(Date.now() + 9 * HOUR))
      await cleanUpSessions(await hub.hubCall())
      await cleanUpSessions(await hub.hubCall())
      expect(await ends(memberId)).toEqual([['expired', null]])
      expect(await sessionsOf(memberId)).toBe(0)
    })

    test('are told of when the person signs in anew before that', async () => {
      const { memberId, signIn } = await somebody()
      await signIn()
      await signIn()
      hub.setNow(new Date(Date.now() + 9 * HOUR))
      await signIn()
      await cleanUpSessions(await hub.hubCall())
      expect(await ends(memberId)).toEqual([
        ['expired', null],
        ['expired', null],
      ])
      expect(await sessionsOf(memberId)).toBe(1)
    })

    test('are not told of where they were ended before', async () => {
      const { memberId, signIn } = await somebody()
      await signIn()
      const cookie = await signIn()
      expect((await hub.nobody.delete('/auth/sessions', undefined, cookie)).status).toBe(200)
      hub.setNow(new Date(Date.now() + 9 * HOUR))
      await cleanUpSessions(await hub.hubCall())
      expect(await ends(memberId)).toEqual([
        ['fromElsewhere', memberId],
        ['expired', null],
      ])
      expect(await sessionsOf(memberId)).toBe(0)
    })

    test('are told of by nobody where another hub ended them', async () => {
      const { memberId, signIn } = await somebody()
      await signIn()
      const account = db.selectFrom('member').select('account_id').where('id', '=', memberId)
      const { account_id: accountId } = await account.executeTakeFirstOrThrow()
      await endOtherSessions(hub.context.databases.forHub(2), accountId!, null)
      await cleanUpSessions(await hub.hubCall())
      await cleanUpSessions(await hub.hubCall())
      expect(await ends(memberId)).toEqual([['accountChanged', null]])
      expect(await sessionsOf(memberId)).toBe(0)
    })

    async function sessionsOf(memberId: string): Promise<number> {
      return (await db.selectFrom('session').select('id').where('member_id', '=', memberId).execute()).length
    }
  })

  test('are told of: comments, shares, goals, badges and teams', async () => {
    const teamId = await addTeam(hub.context.databases, 'Our team')
    const [learner, mate] = [
      await hub.person({ teams: [{ id: teamId, role: 'member' }] }),
      await hub.person({ teams: [{ id: teamId, role: 'member' }] }),
    ]
    const asset = await addAsset(db, { name: 'A page' })
    const comment = await learner.post(`/me/content/${asset}/comments/`, { message: 'Quite so' })
    expect(comment.status).toBe(201)
    const shared = await learner.post('/recommendations/', { share_ref_ids: [asset], user_ids: [mate.memberId] })
    expect(shared.status).toBe(200)
    expect(await brief(learner)).toEqual([
      ['commented', asset, { commentId: comment.body.id, isReply: false }],
      ['shared', asset, { userCount: 1, teamCount: 0 }],
    ])
    expect(JSON.stringify(await told(learner))).not.toContain('Quite so')

    const dueDate = '2027-01-31T12:00:00.000Z'
    const made = await admin.post('/playlists/', { name: 'Must', goal: { type: 'complete', dueDate } })
    const playlistId = made.body.id as string
    expect((await told(admin, '&type=goalSet')).at(-1)).toMatchObject({
      object: { id: playlistId, name: 'Must' },
      details: { goal: 'complete', dueDate },
    })

    const linkId = await addAsset(db)
    const badged = await addPlaylist(db, { items: [linkId], name: 'With a badge' })
    const badgeId = newId()
    await db
      .insertInto('badge')
      .values({ id: badgeId, playlist_id: badged, built_in_id: STAR, created_at: new Date() })
      .execute()
    await launch(mate, linkId)
    expect((await told(mate)).at(-1)).toMatchObject({
      type: 'badgeAwarded',
      author: null,
      object: { type: 'badge', id: badgeId, name: 'With a badge' },
      details: {},
    })
    await db.updateTable('content').set({ published: false }).where('id', '=', badged).execute()
    expect((await told(mate)).at(-1)).toMatchObject({
      type: 'badgeAwarded',
      object: { type: 'badge', id: null, name: null },
    })

    const created = await admin.post('/users/', {
      teamId,
      users: [{ email: `${newId()}@hub.example`, first_name: 'New', last_name: 'Comer' }],
    })
    const [newcomer] = (created.body as { users: { id: string }[] }).users
    expect((await admin.get(`/users/${newcomer!.id}/activity`)).body).toMatchObject({
      items: [
        {
          type: 'teamJoined',
          author: { id: admin.memberId },
          object: { type: 'team', id: teamId, name: 'Our team' },
          details: { role: 'member' },
        },
      ],
      total: 1,
    })
    const place = `/teams/${teamId}/members/${newcomer!.id}`
    for (const role of ['manager', 'manager', 'member']) await admin.patch(place, { role })
    const ofRoles = await admin.get(`/users/${newcomer!.id}/activity?type=teamRoleChanged`)
    expect(ofRoles.body).toMatchObject({
      items: [
        { details: { role: 'member' } },
        { author: { id: admin.memberId }, object: { type: 'team', id: teamId }, details: { role: 'manager' } },
      ],
      total: 2,
    })
  })

  test('keep the teams in which their person was then', async () => {
    const teamId = await addTeam(hub.context.databases, 'Then')
    const learner = await hub.person({ teams: [{ id: teamId, role: 'member' }] })
    const id = await addAsset(db, { markAsDone: 'manual' })
    await launch(learner, id)
    await db.deleteFrom('team_member').where('member_id', '=', learner.memberId).execute()
    await learner.put(`/me/assets/${id}/read`)
    const rows = await db
      .selectFrom('activity')
      .select(['type', 'team_ids'])
      .where('member_id', '=', learner.memberId)
      .orderBy('occurred_at')
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { type: 'opened', team_ids: [teamId] },
      { type: 'completed', team_ids: [] },
    ])
  })

  test('are undone with the change that they tell of', async () => {
    const learner = await hub.person()
    const asset = await addAsset(db)
    const call = await hub.hubCall()
    const undone = inTransaction(call, async (call) => {
      const about = { memberId: learner.memberId, assetId: asset, now: new Date() }
      await setProgress(call, { ...about, status: 'completed', isOpening: true })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await told(learner)).toEqual([])
  })
})

describe('reading', () => {
  test('filters by kind and time, and goes page by page', async () => {
    const learner = await hub.person()
    const ids = [await addAsset(db), await addAsset(db), await addAsset(db)]
    for (const [day, id] of ids.entries()) {
      hub.setNow(new Date(Date.UTC(2026, 4, 10 + day)))
      await launch(learner, id)
    }
    const asked = async (query: string) => {
      const { body } = await learner.get(`/me/activity?${query}`)
      const { items, total, nextOffset } = body as { items: Told[]; total: number; nextOffset: number | null }
      return [items.map(({ type, object }) => `${type} ${ids.indexOf(object!.id!)}`), total, nextOffset]
    }
    expect(await asked('type=completed')).toEqual([['completed 2', 'completed 1', 'completed 0'], 3, null])
    expect(await asked('type=opened&since=2026-05-11T00:00:00Z&until=2026-05-12T00:00:00Z')).toEqual([
      ['opened 1'],
      1,
      null,
    ])
    expect(await asked('type=opened&limit=2')).toEqual([['opened 2', 'opened 1'], 3, 2])
    expect(await asked('type=opened&limit=2&offset=2')).toEqual([['opened 0'], 3, null])
  })

  test('is for the person, admins who read people, and managers of a team of theirs', async () => {
    const [teamId, otherId] = [
      await addTeam(hub.context.databases, 'Team'),
      await addTeam(hub.context.databases, 'Other'),
    ]
    const learner = await hub.person({ teams: [{ id: teamId, role: 'member' }] })
    const manager = await hub.person({ teams: [{ id: teamId, role: 'manager' }] })
    const stranger = await hub.person({ teams: [{ id: otherId, role: 'manager' }] })
    const bare = await hub.person({ isAdmin: true, privileges: ['settings_read'] })
    const [open, closed] = [await addAsset(db, { name: 'Open' }), await addAsset(db, { name: 'Closed' })]
    const hidden = await addPlaylist(db, { name: 'Hidden', items: [closed] })
    for (const id of [open, closed]) await launch(learner, id)
    await db.updateTable('content').set({ published: false }).where('content.id', 'in', [closed, hidden]).execute()
    const path = `/users/${learner.memberId}/activity?type=opened`
    const namesFor = async (who: Somebody, at = path) =>
      ((await who.get(at)).body as { items: Told[] }).items.map(({ object }) => object?.name)
    // Of a playlist that they may not see nothing is told at all.
    expect(await namesFor(admin)).toEqual(['Hidden', 'Closed', 'Open'])
    expect(await namesFor(manager)).toEqual([null, 'Open'])
    expect(await namesFor(learner, '/me/activity?type=opened')).toEqual([null, 'Open'])
    expect(await stranger.get(path)).toMatchObject({ status: 403, body: { code: 'person-not-managed' } })
    expect((await bare.get(path)).status).toBe(403)
    expect((await learner.get(path)).status).toBe(403)
  })

  test('finds nobody of another hub, and somebody who was deleted', async () => {
    const elsewhere = await hub.person({ domainId: 2 })
    const gone = await hub.person({ isDeleted: true })
    expect((await admin.get(`/users/${elsewhere.memberId}/activity`)).status).toBe(404)
    expect((await admin.get(`/users/${gone.memberId}/activity`)).body).toMatchObject({ items: [], total: 0 })
  })
})

describe('the log', () => {
  test.each([
    ['change', () => db.updateTable('activity').set({ type: 'opened' }).execute()],
    ['remove', () => db.deleteFrom('activity').execute()],
  ])('does not let the app %s what was written', async (_, change) => {
    await expect(change()).rejects.toThrow('permission denied')
  })

  test('lies in months, of which none is dropped', async () => {
    const learner = await hub.person()
    const id = await addAsset(db, { markAsDone: 'manual' })
    hub.setNow(new Date('2001-01-15T10:00:00Z'))
    await launch(learner, id)
    hub.setNow(null)
    await launch(learner, id)
    await keepMonths(hub.context.databases.shared, 'keep_activity')
    await keepMonths(hub.context.databases.shared, 'keep_activity')
    const { rows } = await owner.query<{ part: string }>(
      `select tableoid::regclass::text as part from activity where member_id = $1 order by occurred_at`,
      [learner.memberId],
    )
    const month = new Date().toISOString().slice(0, 7).replace('-', '_')
    expect(rows.map(({ part }) => part)).toEqual(['activity_default', `activity_${month}`])
    expect((await told(learner)).map(({ type }) => type)).toEqual(['opened', 'opened'])
  })

  test('answers on without a part that was taken off, and with it again', async () => {
    const learner = await hub.person()
    const id = await addAsset(db, { markAsDone: 'manual' })
    const [from, to] = ['2010-03-01Z', '2010-04-01Z']
    await owner.query(`create table activity_2010_03 partition of activity for values from ('${from}') to ('${to}')`)
    hub.setNow(new Date('2010-03-15T10:00:00Z'))
    await launch(learner, id)
    hub.setNow(null)
    await learner.put(`/me/assets/${id}/read`)
    await owner.query('alter table activity detach partition activity_2010_03')
    expect((await told(learner)).map(({ type }) => type)).toEqual(['completed'])
    await launch(learner, await addAsset(db))
    await owner.query(`alter table activity attach partition activity_2010_03 for values from ('${from}') to ('${to}')`)
    expect((await told(learner)).map(({ type }) => type)).toEqual(['opened', 'completed', 'opened', 'completed'])
  })
})
