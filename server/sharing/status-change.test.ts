import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAsset, addCourseFile, addFile, addPlaylist } from '../assets/asset-fixtures.ts'
import { STAR } from '../badges/badge-fixtures.ts'
import type { Db } from '../db/connect.ts'
import type { JobData } from '../platform/jobs.ts'
import { runJob } from '../jobs/run-service.ts'
import { newId } from '../platform/ids.ts'
import { deleteContent, makersFor } from '../playlists/playlist-fixtures.ts'
import { analyze } from '../testing/cluster.ts'
import { addTeam, addTeamOf } from '../testing/people.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { codeOf } from '../testing/client.ts'

/** Somebody sets the status of content for others. */

let hub: TestHub
let db: Db
let admin: Somebody
let waiting: JobData['run-job'][]

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists', 'badges'] })
  await hub.context.jobs.work('run-job', async (data) => void waiting.push(data))
  db = hub.context.databases.forHub(1)
})
beforeEach(async () => {
  hub.setNow(null)
  waiting = []
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'user_write'] })
})
afterAll(() => hub.close())

const { arrange } = makersFor(() => admin)

const TIME = '2026-05-03T09:00:00.000Z'
const done = (contentIds: string[], about: object = {}) => ({
  newStatus: 'completed',
  completionDateTime: TIME,
  contentIds,
  ...about,
})
const again = (contentIds: string[], about: object = {}) => ({ newStatus: 'notstarted', contentIds, ...about })

async function work(): Promise<void> {
  for (const { domainId, jobId } of waiting.splice(0)) await runJob(await hub.hubCall(domainId), jobId)
}

async function change(body: object, who = admin): Promise<string> {
  const answer = await who.post('/content/statusChange', body)
  expect(answer).toMatchObject({ status: 202 })
  await work()
  return answer.body.id as string
}

const preview = (body: object, who = admin, page = '') => who.post(`/content/statusChange/preview${page}`, body)
const stateOf = async (who: Somebody, id: string) =>
  db
    .selectFrom('content_user')
    .selectAll()
    .where('member_id', '=', who.memberId)
    .where('content_id', '=', id)
    .executeTakeFirst()
const evidenceOf = async (who: Somebody, id: string) =>
  (await who.get(`/me/completions?contentId=${id}`)).body.items as Record<string, unknown>[]
const linesOf = (who: Somebody) =>
  db
    .selectFrom('activity')
    .select(['type', 'actor_id', 'object_id', 'details'])
    .where('member_id', '=', who.memberId)
    .orderBy('id')
    .execute()

describe('a completion that somebody sets', () => {
  test('is evidence with its time, who set it and why, and all follows that follows when people do it themselves', async () => {
    const learner = await hub.person()
    const [one, two] = [await addAsset(db, { name: 'One' }), await addAsset(db, { name: 'Two' })]
    const playlist = await addPlaylist(db, { name: 'Both', items: [one, two] })
    const badge = await admin.post('/badges/', { contentIds: [playlist], imageId: STAR })
    expect(badge.status).toBe(201)
    const body = done([playlist], { userIds: [learner.memberId], reason: 'In a classroom' })
    expect((await preview(body)).body).toMatchObject({
      total: 1,
      totalUserShares: 0,
      items: [{ id: learner.memberId, changeCount: 1, isShareRecipient: false }],
    })
    const jobId = await change(body)
    expect((await admin.get(`/jobs/${jobId}`)).body).toMatchObject({
      kind: 'createContentStatusChange',
      state: 'succeeded',
      doneCount: 1,
      canUndo: false,
      undoableUntil: null,
    })
    expect((await admin.get(`/jobs/${jobId}/items`)).body.items).toMatchObject([{ type: 'person', state: 'done' }])
    for (const id of [one, two, playlist])
      expect(await evidenceOf(learner, id)).toMatchObject([
        { time: TIME, way: 'admin', author: { id: admin.memberId }, reason: 'In a classroom', isCurrentVersion: true },
      ])
    expect((await learner.get(`/me/playlists/${playlist}`)).body).toMatchObject({
      userContentStatus: 'completed',
      hasUserBadge: true,
    })
    const lines = await linesOf(learner)
    expect(lines.filter(({ type }) => type === 'completed')).toHaveLength(3)
    expect(lines.filter(({ type }) => type === 'opened')).toEqual([])
    for (const line of lines.filter(({ type }) => type === 'completed'))
      expect(line).toMatchObject({ actor_id: admin.memberId, details: { way: 'admin' } })
    expect((await hub.audit(playlist)).at(-1)).toMatchObject({ action: 'UPDATE', object_type: 'statusChange' })
    expect((await admin.post(`/jobs/${jobId}/undo`)).body.code).toBe('job-not-undoable')
  })

  test('changes nothing for who has completed it, and leaves what they did themselves as it is', async () => {
    const learner = await hub.person()
    const id = await addAsset(db)
    await learner.post(`/me/assets/${id}/launch`)
    const before = await evidenceOf(learner, id)
    const jobId = await change(done([id], { userIds: [learner.memberId] }))
    expect((await admin.get(`/jobs/${jobId}`)).body.total).toBe(0)
    expect(await evidenceOf(learner, id)).toEqual(before)
    const [row] = (await preview(done([id, await addAsset(db)], { userIds: [learner.memberId] }))).body.items
    expect(row).toMatchObject({ changeCount: 1 })
  })

  test('is kept once more where it is asked for again and again, unless the last one is of the same day', async () => {
    const learner = await hub.person()
    const [id, other] = [await addAsset(db), await addAsset(db)]
    const whose = { userIds: [learner.memberId] }
    const repetition = { months: 12, windowDays: 60, countsEarly: false }
    const due = { type: 'day', date: '2026-06-01' }
    const yearly = { audience: 'everyone', goal: 'complete', due, repetition }
    const playlist = await addPlaylist(db, { items: [id] })
    const { body: asked, status } = await admin.post(`/content/${playlist}/assignments`, yearly)
    expect(status).toBe(201)
    await change(done([id, other], whose))
    const at = (completionDateTime: string) => done([id, other], { ...whose, completionDateTime })
    const [soon, later, last] = ['2026-05-03T21:00:00.000Z', '2026-05-05T09:00:00.000Z', '2026-05-07T09:00:00.000Z']
    expect((await preview(at(soon))).body.total).toBe(0)
    const fresh = await hub.person()
    const both = { ...at(soon), userIds: [learner.memberId, fresh.memberId], share: true, shareWithEveryone: true }
    const counts = async (body: object) =>
      new Map(
        (await preview(body)).body.items.map((row: { id: string; changeCount: number }) => [row.id, row.changeCount]),
      )
    expect(await counts(both)).toEqual(
      new Map([
        [learner.memberId, 0],
        [fresh.memberId, 2],
      ]),
    )
    expect(await counts(at(later))).toEqual(new Map([[learner.memberId, 1]]))
    await change(at(later))
    expect((await evidenceOf(learner, id)).map(({ time }) => time)).toEqual([later, TIME])
    expect(await evidenceOf(learner, other)).toHaveLength(1)
    expect((await admin.delete(`/content/${playlist}/assignments/${asked.id}`)).status).toBe(200)
    await change({ ...at(last), share: true, shareWithEveryone: true })
    expect(await evidenceOf(learner, id)).toHaveLength(2)
  })

  test('of a playlist that people do not see is no evidence that they read', async () => {
    const learner = await hub.person()
    const playlist = await addPlaylist(db, { name: 'Secret', audience: 'admin', items: [await addAsset(db)] })
    await change(done([playlist], { userIds: [learner.memberId] }))
    expect(await stateOf(learner, playlist)).toMatchObject({ status: 'completed' })
    expect(await evidenceOf(learner, playlist)).toEqual([])
  })

  test('changes nothing of what is deleted meanwhile, and neither does beginning again', async () => {
    const [learner, ready] = [await hub.person(), await hub.person()]
    const id = await addAsset(db)
    await ready.post(`/me/assets/${id}/launch`)
    for (const body of [done([id], { userIds: [learner.memberId] }), again([id], { userIds: [ready.memberId] })])
      expect((await admin.post('/content/statusChange', body)).status).toBe(202)
    await deleteContent(hub, id)
    await work()
    expect(await stateOf(learner, id)).toBeUndefined()
    expect(await stateOf(ready, id)).toMatchObject({ status: 'completed' })
  })

  test('leaves out what is optional in a playlist unless it is asked for', async () => {
    const learner = await hub.person()
    const [one, spare] = [await addAsset(db), await addAsset(db)]
    const playlist = await addPlaylist(db, { items: [one, { id: spare, optional: true }] })
    const whose = { userIds: [learner.memberId] }
    await change(done([playlist], whose))
    expect(await stateOf(learner, spare)).toBeUndefined()
    await change(done([playlist], { ...whose, updateOptionalContent: true }))
    expect(await stateOf(learner, spare)).toMatchObject({ status: 'completed' })
    expect(await evidenceOf(learner, playlist)).toHaveLength(1)
  })

  test('meets what was asked', async () => {
    const learner = await hub.person()
    const playlist = await addPlaylist(db, { items: [await addAsset(db)] })
    const asked = await admin.post(`/content/${playlist}/assignments`, { audience: 'everyone', goal: 'complete' })
    expect(asked.status).toBe(201)
    const todo = async () => (await learner.get('/me/content/todo')).body.items.map(({ id }: { id: string }) => id)
    expect(await todo()).toContain(playlist)
    await change(done([playlist], { userIds: [learner.memberId] }))
    expect(await todo()).not.toContain(playlist)
  })
})

describe('letting people begin again', () => {
  test('keeps the evidence, and a course begins a new attempt', async () => {
    const learner = await hub.person()
    const course = await addAsset(db, { type: 'scorm', fileId: await addCourseFile(db), completeWhen: 'opened' })
    const playlist = await addPlaylist(db, { items: [course] })
    const first = await learner.post(`/me/assets/${course}/launch`)
    expect(await stateOf(learner, playlist)).toMatchObject({ status: 'completed' })
    const evidence = [await evidenceOf(learner, course), await evidenceOf(learner, playlist)]
    const jobId = await change(again([playlist], { userIds: [learner.memberId], reason: 'Asked for it' }))
    expect(await stateOf(learner, course)).toMatchObject({ status: 'notstarted', opened_at: null, completed_at: null })
    expect(await stateOf(learner, playlist)).toMatchObject({ status: 'notstarted', opened_at: null })
    expect([await evidenceOf(learner, course), await evidenceOf(learner, playlist)]).toEqual(evidence)
    expect((await linesOf(learner)).slice(-2)).toMatchObject([
      { type: 'uncompleted', actor_id: admin.memberId, details: { reason: 'reset', jobId } },
      { type: 'uncompleted', details: { reason: 'reset', jobId } },
    ])
    expect((await hub.audit(playlist)).at(-1)?.details).toContainEqual(
      expect.objectContaining({ property: 'reason', value: 'Asked for it' }),
    )
    const second = await learner.post(`/me/assets/${course}/launch`)
    expect(second.body.attempt.id).not.toBe(first.body.attempt.id)
    expect(await evidenceOf(learner, course)).toHaveLength(2)
  })

  test('leaves what came of the completion: the badge, the met assignment and the section that opened', async () => {
    const learner = await hub.person()
    const file = () => addFile(db, { contentType: 'image/png', format: 'png' })
    const [first, second] = [await addAsset(db, { type: 'upload', fileId: await file() }), await addAsset(db)]
    const playlist = await addPlaylist(db, { name: 'Earned', items: [first] })
    const section = { rank: '2', updatedDetails: { name: 'Later', lockingMode: 'progress' } }
    await arrange(playlist, [{ contentId: first, rank: '1' }, section, { contentId: second, rank: '2.1' }])
    await db
      .insertInto('badge')
      .values({ id: newId(), playlist_id: playlist, built_in_id: STAR, created_at: new Date() })
      .execute()
    const asked = await admin.post(`/content/${playlist}/assignments`, { audience: 'everyone', goal: 'complete' })
    expect(asked.status).toBe(201)
    for (const id of [first, second]) await learner.post(`/me/assets/${id}/launch`)
    const standing = async () => {
      const { items } = (await learner.get('/me/assignments?limit=100')).body
      const isOfIt = ({ content }: { content: { id: string } }) => content.id === playlist
      const { hasUserBadge } = (await learner.get(`/me/playlists/${playlist}`)).body
      const parts = (await learner.get(`/me/playlists/${playlist}/contents`)).body.items
      return { isMet: items.find(isOfIt)?.isMet, hasUserBadge, lock: parts[1].lock }
    }
    const earned = { isMet: true, hasUserBadge: true, lock: null }
    expect(await standing()).toEqual(earned)
    await change(again([playlist], { userIds: [learner.memberId] }))
    expect(await stateOf(learner, playlist)).toMatchObject({ status: 'notstarted' })
    expect(await standing()).toEqual(earned)
    const author = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
    expect((await author.patch(`/assets/${first}`, { name: 'Anew', fileId: await file() })).status).toBe(200)
    expect(await standing()).toEqual(earned)
    for (const [path, accepted] of [
      [`/assets/${first}`, ''],
      [`/playlists/${playlist}`, '?acceptedLosses=1000'],
    ]) {
      expect((await author.delete(`${path}${accepted}`)).status).toBe(200)
      expect((await author.post(`${path}/restore`)).status).toBe(200)
      expect(await standing()).toEqual(earned)
    }
  })
})

describe('sharing with it', () => {
  test('reaches those whose status changes, or everybody, as far as they see the content', async () => {
    const teamId = await addTeam(hub.context.databases, 'Sharing')
    const teams = [{ id: teamId, role: 'member' as const }]
    const [fresh, ready] = [await hub.person({ teams }), await hub.person({ teams })]
    const asset = await addAsset(db, { name: 'Shared' })
    await ready.post(`/me/assets/${asset}/launch`)
    const body = done([asset], { teamIds: [teamId], share: true, shareMessage: 'Look it up here.' })
    expect((await preview(body)).body).toMatchObject({ total: 1, totalUserShares: 1 })
    const wide = { ...body, shareWithEveryone: true }
    expect((await preview(wide)).body).toMatchObject({ total: 2, totalUserShares: 2, emailCount: 2 })
    await db.updateTable('member').set({ notification_channel: 'msteams' }).where('id', '=', ready.memberId).execute()
    expect((await preview(wide)).body).toMatchObject({ totalUserShares: 2, emailCount: 1 })
    expect((await preview({ ...wide, share: false })).body).toMatchObject({ totalUserShares: 0, emailCount: 0 })
    await change(body)
    const listOf = async (who: Somebody) =>
      (await who.get('/me/shared')).body.items.map((item: Record<string, unknown>) => item.message)
    expect([await listOf(fresh), await listOf(ready)]).toEqual([['Look it up here.'], []])
    const { body: news } = await fresh.get('/me/notifications')
    expect(news.items).toMatchObject([{ type: 'contentShared' }])
    await change(wide)
    expect([(await listOf(fresh)).length, (await listOf(ready)).length]).toEqual([1, 1])
    expect(await evidenceOf(ready, asset)).toHaveLength(1)
    const oneself = { ...wide, userIds: [admin.memberId] }
    expect((await preview(oneself)).body).toMatchObject({ total: 3, totalUserShares: 2 })
    const hidden = await addAsset(db, { audience: 'admin' })
    expect((await preview(done([hidden], { teamIds: [teamId], share: true }))).body).toMatchObject({
      total: 2,
      totalUserShares: 0,
    })
  })
})

describe('what is refused', () => {
  test('says what is missing or unknown', async () => {
    const asset = await addAsset(db)
    const learner = await hub.person()
    const whose = { userIds: [learner.memberId] }
    const nobody = '0199d3a0-0000-7000-8000-00000000dead'
    const gone = await addAsset(db, { isDeleted: true })
    const elsewhere = await hub.person({ domainId: 2 })
    const post = (body: object) => admin.post('/content/statusChange', body)
    const later = { completionDateTime: new Date(Date.now() + 60_000).toISOString() }
    const refusals: [object, string][] = [
      [done([asset]), 'audience-required'],
      [done([asset], { ...whose, ...later }), 'completion-time-in-future'],
      [done([nobody], whose), 'unknown-reference'],
      [done([asset, gone], whose), 'unknown-reference'],
      [done([asset], { userIds: [nobody] }), 'unknown-reference'],
      [done([asset], { userIds: [elsewhere.memberId] }), 'unknown-reference'],
      [done([asset], { teamIds: [nobody] }), 'unknown-reference'],
      [done([asset], { ...whose, session_token: 'a-ticket-of-twenty-characters' }), 'token-invalid'],
      [done([asset], { ...whose, previewToken: 'a-token-that-nobody-signed.at-all' }), 'token-invalid'],
    ]
    for (const [body, code] of refusals) expect(await post(body)).toMatchObject({ status: 400, body: { code } })
    for (const body of [
      { ...done([asset], whose), newStatus: 'opened' },
      { newStatus: 'completed', contentIds: [asset], ...whose },
    ])
      expect((await post(body)).status).toBe(400)
    const query = `contentIds=${asset}&userIds=${learner.memberId}`
    const url = '/content/statusChange?newStatus=completed&'
    expect((await admin.get(url + query)).body.code).toBe('completion-time-required')
    expect((await admin.get(`${url}${query}&completionDateTime=${TIME}`)).body).toMatchObject({ total: 1 })
    expect(waiting).toEqual([])
  })

  test('for everybody it needs a fresh password and a preview that still holds', async () => {
    const asset = await addAsset(db)
    await hub.person()
    const body = done([asset], { updateEveryone: true })
    const old = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'user_write'], isProofOld: true })
    expect(await old.post('/content/statusChange', body)).toMatchObject({
      status: 403,
      body: { code: 'step-up-required' },
    })
    expect(await admin.post('/content/statusChange', body)).toMatchObject({
      status: 409,
      body: { code: 'preview-required' },
    })
    const { previewToken } = (await preview(body)).body
    await hub.person()
    expect(await admin.post('/content/statusChange', { ...body, previewToken })).toMatchObject({
      status: 409,
      body: { code: 'preview-outdated' },
    })
    const fresh = (
      await admin.get(
        `/content/statusChange?newStatus=completed&updateEveryone=true&contentIds=${asset}&completionDateTime=${TIME}`,
      )
    ).body
    const { body: begun, status } = await admin.post('/content/statusChange', {
      ...body,
      previewToken: fresh.previewToken,
    })
    expect([status, begun.total]).toEqual([202, fresh.total])
    await work()
    expect((await preview(body)).body.total).toBe(0)
  })

  test('to managers who name what is not theirs, and to admins without both rights', async () => {
    const [own, other] = [await addTeam(hub.context.databases, 'Own'), await addTeam(hub.context.databases, 'Other')]
    const manager = await hub.person({ teams: [{ id: own, role: 'manager' }] })
    const mine = await hub.person({ teams: [{ id: own, role: 'member' }] })
    const foreign = await hub.person({ teams: [{ id: other, role: 'member' }] })
    const [common, theirs] = [await addAsset(db), await addAsset(db, { ownerTeamId: other })]
    const post = (body: object, who = manager) => who.post('/content/statusChange', body)
    expect((await post(done([common], { teamIds: [other] }))).body.code).toBe('team-not-managed')
    expect((await post(done([common], { userIds: [foreign.memberId] }))).body.code).toBe('person-not-managed')
    expect((await post(done([theirs], { teamIds: [own] }))).body.code).toBe('beyond-your-teams')
    const read = `/content/statusChange?newStatus=notstarted&teamIds=${own}&contentIds=`
    expect((await manager.get(read + theirs)).status).toBe(403)
    expect((await manager.get(read + common)).status).toBe(200)
    const everybody = done([common], { updateEveryone: true })
    const { body: shown } = await preview(everybody, manager)
    expect(shown.items.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [manager.memberId, mine.memberId].toSorted(),
    )
    await change({ ...everybody, previewToken: shown.previewToken }, manager)
    expect(await stateOf(foreign, common)).toBeUndefined()
    expect(await evidenceOf(mine, common)).toMatchObject([{ author: { id: manager.memberId } }])
    const half = await hub.person({ isAdmin: true, privileges: ['playlist_write'] })
    expect((await post(done([common], { teamIds: [own] }), half)).status).toBe(403)
    expect((await post(done([common], { teamIds: [own] }), await hub.person())).status).toBe(403)
  })
})

describe('for many people', () => {
  const countOf = async (id: string) =>
    (
      await db
        .selectFrom('completion')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('content_id', '=', id)
        .executeTakeFirstOrThrow()
    ).count

  test('it asks for a fresh password where it reaches more than a thousand of them', async () => {
    const teamId = await addTeamOf(hub.context.databases, 1_001)
    const asset = await addAsset(db)
    const old = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'user_write'], isProofOld: true })
    const body = done([asset], { teamIds: [teamId] })
    expect(codeOf(await old.post('/content/statusChange', body))).toEqual([403, 'step-up-required'])
    expect((await admin.post('/content/statusChange', body)).status).toBe(202)
    waiting = []
  })

  test('it has one effect however often a worker dies in the middle, and whoever works beside it', async () => {
    const teamId = await addTeamOf(hub.context.databases, 450)
    const asset = await addAsset(db, { name: 'For many' })
    const playlist = await addPlaylist(db, { items: [asset] })
    const { body } = await admin.post('/content/statusChange', done([playlist], { teamIds: [teamId] }))
    waiting = []
    const kinds = hub.context.jobKinds as { createContentStatusChange: { run: (...args: never[]) => Promise<unknown> } }
    const kind = kinds.createContentStatusChange
    const { run } = kind
    let batches = 0
    let forget: () => void
    const died = new Promise<void>((resolve) => {
      // A worker that dies takes its transaction with it, and never comes back to write down what failed.
      kind.run = async (...args: never[]) => {
        const ends = await run(...args)
        if ((batches += 1) !== 2) return ends
        await sql`select pg_terminate_backend(pg_backend_pid())`
          .execute((args[0] as unknown as { db: Db }).db)
          .catch(() => resolve())
        return new Promise((_, reject) => (forget = () => reject(new Error('dead'))))
      }
    })
    const dead = runJob(await hub.hubCall(), body.id)
    await died
    kind.run = run
    const half = await countOf(asset)
    await Promise.all([1, 2, 3].map(async () => runJob(await hub.hubCall(), body.id)))
    expect(half).toBe(200)
    expect((await admin.get(`/jobs/${body.id}`)).body).toMatchObject({ state: 'succeeded', doneCount: 450 })
    forget!()
    await dead
    expect([await countOf(asset), await countOf(playlist)]).toEqual([450, 450])
  })

  test('10,000 are listed at once and done within minutes, in a few statements for each batch', async () => {
    const teamId = await addTeamOf(hub.context.databases, 10_000)
    const assets = await Promise.all(Array.from({ length: 5 }, () => addAsset(db)))
    const playlist = await addPlaylist(db, { items: assets })
    const body = done([playlist], { teamIds: [teamId] })
    await analyze(hub.database)
    hub.statements()
    const start = performance.now()
    const { body: shown } = await preview(body, admin, '?limit=100')
    const listed = performance.now() - start
    expect(shown.total).toBe(10_000)
    expect(hub.statements().length).toBeLessThan(12)
    const jobId = await change({ ...body, previewToken: shown.previewToken })
    // A batch of 200 takes some 15 statements, whatever it completes.
    expect(hub.statements().length).toBeLessThan(1_000)
    expect(listed).toBeLessThan(3_000)
    expect((await admin.get(`/jobs/${jobId}`)).body).toMatchObject({ state: 'succeeded', doneCount: 10_000 })
  }, 300_000)
})
