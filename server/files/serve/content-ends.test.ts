import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fetchCredential } from '../../assets/attempts/activity-session-service.ts'
import { saveAttempt } from '../../assets/attempts/attempt-service.ts'
import { findOpening } from '../../assets/visit-service.ts'
import { SESSION_IDLE_MS } from '../../auth/rules.ts'
import type { Db } from '../../db/connect.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { addTeam } from '../../testing/people.ts'
import { courseOf } from '../package/package-fixtures.ts'
import { assetOf, bindProcessing, upload } from '../upload-fixtures.ts'
import { buildContentOrigin } from './content-origin-handlers.ts'

/** Links to content end with what they were made from: the session, the member and the right to see the asset. */

let hub: TestHub
let content: FastifyInstance
let db: Db
let fileId: string
let teamId: string
const playerDir = mkdtempSync(join(tmpdir(), 'hub-player-'))
beforeAll(async () => {
  writeFileSync(join(playerDir, 'index.html'), 'Player')
  hub = await testHub({ config: { rateLimits: true } })
  await bindProcessing(hub)
  content = await buildContentOrigin(hub.context, { findOpening, saveAttempt, fetchCredential }, playerDir)
  db = hub.context.databases.forHub(1)
  const author = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
  fileId = await upload(author, 'course.zip', await courseOf([{ name: 'index.html', data: 'Start' }]))
  teamId = await addTeam(hub.context.databases, 'Sales')
})
afterEach(() => hub.setNow(null))
afterAll(async () => {
  await content.close()
  await hub.close()
  rmSync(playerDir, { recursive: true, force: true })
})

interface Opened {
  learner: Somebody
  assetId: string
  attemptId: string
  /** The status of the start page, of the player and of a saved state. */
  statuses(): Promise<number[]>
  save(sequence: number): Promise<{ statusCode: number; headers: Record<string, unknown> }>
  /** Sends what is no state of a course. @returns the status */
  sendNothing(): Promise<number>
  stored(): Promise<{ sequence: number; status: string }>
}

async function open(): Promise<Opened> {
  const learner = await hub.person({ teams: [{ id: teamId, role: 'member' }] })
  const assetId = await assetOf(hub, fileId, { type: 'scorm' })
  const launch = await learner.post(`/me/assets/${assetId}/launch`)
  expect(launch, JSON.stringify(launch.body)).toMatchObject({ status: 200, body: { kind: 'scorm' } })
  const { course, attempt } = launch.body
  const at = (url: string) => ({ url: new URL(url).pathname, headers: { host: 'content.localhost:3001' } })
  const post = (payload: object) =>
    content.inject({ ...at(course.playerUrl.replace('/player/', '/attempts/')), method: 'POST', payload })
  return {
    learner,
    assetId,
    attemptId: attempt.id,
    save: (sequence) => post(passed(sequence)),
    sendNothing: async () => (await post({})).statusCode,
    statuses: async () => {
      const answers = [await content.inject(at(course.activities[0].url)), await content.inject(at(course.playerUrl))]
      return answers.map(({ statusCode }) => statusCode)
    },
    stored: () =>
      db.selectFrom('attempt').select(['sequence', 'status']).where('id', '=', attempt.id).executeTakeFirstOrThrow(),
  }
}

const passed = (sequence: number) => ({
  sequence,
  currentActivityId: 'i',
  activities: [{ activityId: 'i', values: { 'cmi.core.lesson_status': 'passed' } }],
})

const ofContent = (about: object) => (opened: Opened) =>
  db.updateTable('content').set(about).where('id', '=', opened.assetId).execute()
const ofSession = (about: object) => (opened: Opened) =>
  db.updateTable('session').set(about).where('member_id', '=', opened.learner.memberId).execute()

const ENDS: Record<string, (opened: Opened) => Promise<unknown>> = {
  'signing out': ({ learner }) => learner.post('/auth/sign-out'),
  'the end of the session': ofSession({ expires_at: new Date(0) }),
  'a session that nobody used for long': ofSession({ last_seen_at: new Date(Date.now() - SESSION_IDLE_MS - 1000) }),
  'a new password': ({ learner }) =>
    hub.context.databases.shared
      .updateTable('account')
      .set({ password_version: 7 })
      .where('id', '=', learner.accountId)
      .execute(),
  'removal from the hub': ({ learner }) =>
    db.updateTable('member').set({ is_deleted: true }).where('id', '=', learner.memberId).execute(),
  'removal and a new membership': ({ learner }) =>
    db
      .updateTable('member')
      .set((eb) => ({ access_version: eb('access_version', '+', 1) }))
      .where('id', '=', learner.memberId)
      .execute(),
  unpublishing: ofContent({ published: false }),
  deletion: ofContent({ is_deleted: true }),
  'an audience of admins': ofContent({ audience: 'admin' }),
  'an audience of other teams': ofContent({ audience: 'teams' }),
}

test.each(Object.entries(ENDS))('%s closes what was open and stores nothing more', async (_, end) => {
  const opened = await open()
  expect([await opened.statuses(), (await opened.save(1)).statusCode]).toEqual([[200, 200], 204])
  const before = await opened.stored()
  await end(opened)
  // At once, although reading may go on for a second.
  expect((await opened.save(2)).statusCode).toBeGreaterThanOrEqual(403)
  expect(await opened.stored()).toEqual(before)
  await wait(1_050)
  expect([await opened.statuses(), (await opened.save(3)).statusCode]).toEqual([[403, 403], 403])
  expect(await opened.stored()).toEqual(before)
})

test('leaving the team closes what is for the team alone', async () => {
  const opened = await open()
  await ofContent({ audience: 'teams' })(opened)
  await db.insertInto('content_team').values({ content_id: opened.assetId, team_id: teamId }).execute()
  expect(await opened.statuses()).toEqual([200, 200])
  await db.deleteFrom('team_member').where('member_id', '=', opened.learner.memberId).execute()
  expect((await opened.save(1)).statusCode).toBe(404)
  await wait(1_050)
  expect(await opened.statuses()).toEqual([403, 403])
})

test('links end after ten minutes unless they are renewed, and come back with a renewal', async () => {
  const opened = await open()
  const start = Date.now()
  const after = async (minutes: number) => {
    hub.setNow(new Date(start + minutes * 60_000))
    await wait(1_050)
    return opened.statuses()
  }
  const renew = () => opened.learner.put(`/me/assets/${opened.assetId}/launch`)
  expect(await after(9)).toEqual([200, 200])
  expect((await renew()).status).toBe(200)
  expect(await after(18)).toEqual([200, 200])
  expect(await after(20)).toEqual([403, 403])
  expect((await renew()).status).toBe(200)
  expect(await after(21)).toEqual([200, 200])
  await ofContent({ published: false })(opened)
  expect((await renew()).status).toBe(404)
})

test('another session of the same person renews only its own links', async () => {
  const opened = await open()
  await db
    .insertInto('content_visit')
    .values({
      session_id: (
        await db
          .selectFrom('session')
          .select('id')
          .where('member_id', '<>', opened.learner.memberId)
          .executeTakeFirstOrThrow()
      ).id,
      content_id: opened.assetId,
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute()
  hub.setNow(new Date(Date.now() + 11 * 60_000))
  expect(await opened.statuses()).toEqual([403, 403])
})

test('one member can save 300 times a minute, and what is refused still gets in by the hub itself', async () => {
  const opened = await open()
  const other = await open()
  const statuses: number[] = []
  for (let nth = 0; nth < 305; nth += 1) statuses.push(await opened.sendNothing())
  expect([400, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([300, 5])
  const refused = await opened.save(302)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await other.save(1)).statusCode).toBe(204)
  const path = `/me/assets/${opened.assetId}/attempts/${opened.attemptId}`
  expect((await opened.learner.put(path, passed(302))).status).toBe(200)
  expect(await opened.stored()).toMatchObject({ sequence: 302 })
})
