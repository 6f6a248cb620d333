import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unitOf } from '../../files/package/package-fixtures.ts'
import { xapiClient } from '../../lrs/xapi-fixtures.ts'
import { giveStatus } from '../../content/progress/given-progress-service.ts'
import { inTransaction } from '../../db/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { db, hub, learner, useAssetsHub } from '../asset-fixtures.ts'
import { endActivitySessions } from './activity-session-service.ts'
import { addCmi5, begin, blockOf, contentOriginOf, type Begun, type OpenUnit } from './cmi5-fixtures.ts'
import { CATEGORY } from './cmi5-words.ts'

useAssetsHub()

let content: FastifyInstance
let origin: string
beforeAll(async () => {
  content = await contentOriginOf(hub)
  origin = (await hub.hubCall(1)).hub.origin
})
afterAll(() => content.close())

const TWO = blockOf(
  'block',
  unitOf('one', 'moveOn="Completed"') + unitOf('two', 'moveOn="CompletedAndPassed" masteryScore="0.8"'),
)

async function opened(course: Begun, name: string): Promise<OpenUnit> {
  const unit = await course.open(name)
  expect(await unit.fetch(content)).toEqual({ 'auth-token': expect.any(String) })
  return unit
}

async function said(course: Begun): Promise<string[]> {
  const rows = await db
    .selectFrom('xapi_statement')
    .select('xapi_statement.statement')
    .orderBy('xapi_statement.stored_at')
    .execute()
  return rows
    .map(
      ({ statement }) =>
        statement as {
          verb: { id: string }
          object: { definition?: { name?: { und?: string } } }
          context: { registration: string }
        },
    )
    .filter(({ context }) => context.registration === course.attemptId)
    .map(({ verb, object }) => `${verb.id.split('/').at(-1)} ${object.definition?.name?.und ?? ''}`.trim())
}

describe('launchMyAssetActivity', () => {
  test('opens a unit with all that the standard gives it', async () => {
    const parts = unitOf(
      'one',
      'moveOn="Passed" masteryScore="0.8"',
      'one.html?x=1',
      '<launchParameters>a=1</launchParameters><entitlementKey>key</entitlementKey>',
    )
    const course = await begin(learner, await addCmi5(parts))
    const unit = await opened(course, 'one')
    expect(unit.url.pathname).toMatch(/^\/p\/.+\/one\.html$/)
    expect(Object.fromEntries(unit.query)).toEqual({
      x: '1',
      endpoint: `${origin}/xapi/`,
      fetch: expect.stringMatching(/\/fetch\//),
      actor: JSON.stringify({ objectType: 'Agent', account: { homePage: origin, name: learner.memberId } }),
      registration: course.attemptId,
      activityId: expect.stringContaining(course.assetId),
    })
    const query = new URLSearchParams({
      activityId: unit.query.get('activityId') ?? '',
      agent: unit.query.get('actor') ?? '',
      registration: course.attemptId,
      stateId: 'LMS.LaunchData',
    })
    expect((await unit.client.get(`/activities/state?${query.toString()}`)).body).toEqual({
      contextTemplate: {
        registration: course.attemptId,
        contextActivities: { grouping: [{ id: 'https://example.com/one' }] },
        extensions: { 'https://w3id.org/xapi/cmi5/context/extensions/sessionid': unit.sessionId },
      },
      launchMode: 'Normal',
      launchMethod: 'AnyWindow',
      moveOn: 'Passed',
      masteryScore: 0.8,
      launchParameters: 'a=1',
      entitlementKey: { courseStructure: 'key' },
      returnURL: expect.stringMatching(/\/returned$/),
    })
    expect(await said(course)).toEqual(['launched one'])
  })

  test('lets a unit read what the hub said to it, and neither change nor delete it', async () => {
    const unit = await opened(await begin(learner, await addCmi5(TWO)), 'one')
    const at = (stateId?: string) =>
      `/activities/state?${new URLSearchParams({
        activityId: unit.query.get('activityId') ?? '',
        agent: unit.query.get('actor') ?? '',
        ...(stateId && { stateId }),
      }).toString()}`
    const path = at('LMS.LaunchData')
    const before = (await unit.client.get(path)).body
    for (const answer of [
      await unit.client.put(path, { ...before, masteryScore: 0 }),
      await unit.client.post(path, { launchMode: 'Browse' }),
      await unit.client.delete(path),
    ])
      expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('the unit may read it only')])
    expect((await unit.client.put(at('mark'), { page: 3 })).status).toBe(204)
    expect((await unit.client.delete(at())).status).toBe(204)
    expect((await unit.client.get(at())).body).toEqual(['LMS.LaunchData'])
    expect((await unit.client.get(path)).body).toEqual(before)
  })

  test('keeps the preferences of a learner, and nothing else under their name', async () => {
    const unit = await opened(await begin(learner, await addCmi5(TWO)), 'one')
    const agent = unit.query.get('actor') ?? ''
    const path = `/agents/profile?${new URLSearchParams({ agent, profileId: 'cmi5LearnerPreferences' }).toString()}`
    for (const wrong of [
      { languagePreference: 'en-GB', audioPreference: 'loud' },
      { languagePreference: 'en-GB' },
      { audioPreference: 'on' },
      { languagePreference: 'en-GB,,de', audioPreference: 'on' },
      { languagePreference: ['en-GB'], audioPreference: 'on' },
      { languagePreference: 'en-GB', audioPreference: 'on', volume: 3 },
      [],
    ])
      expect((await unit.client.put(path, wrong, { 'if-none-match': '*' })).status, JSON.stringify(wrong)).toBe(403)
    expect((await unit.client.put(path, 'on', { 'content-type': 'text/plain', 'if-none-match': '*' })).status).toBe(403)
    const good = { languagePreference: 'en-GB,de', audioPreference: 'on' }
    expect((await unit.client.put(path, good, { 'if-none-match': '*' })).status).toBe(204)
    expect((await unit.client.post(path, { audioPreference: 'quiet' })).status).toBe(403)
    expect((await unit.client.post(path, { audioPreference: 'off' })).status).toBe(204)
    expect((await unit.client.get(path)).body).toEqual({ ...good, audioPreference: 'off' })
  })

  test('gives the credential once, and none to who made the address up', async () => {
    const unit = await opened(await begin(learner, await addCmi5(TWO)), 'one')
    expect(await unit.fetch(content)).toMatchObject({ 'error-code': '1' })
    unit.query.set('fetch', `${unit.query.get('fetch') ?? ''}x`)
    expect(await unit.fetch(content)).toMatchObject({ 'error-code': '2' })
  })

  test('answers a question of any origin and any kind of body', async () => {
    const unit = await (await begin(learner, await addCmi5(TWO))).open('one')
    const at = new URL(unit.query.get('fetch') ?? '')
    const asked = {
      url: at.pathname,
      headers: { host: at.host, origin: 'https://au.example', 'content-type': 'application/json' },
    }
    expect((await content.inject({ ...asked, method: 'OPTIONS' })).headers['access-control-allow-origin']).toBe('*')
    const answer = await content.inject({ ...asked, method: 'POST' })
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
    expect(answer.json()).toHaveProperty('auth-token')
  })

  test('refuses what it does not have, another person and a SCORM course', async () => {
    const course = await begin(learner, await addCmi5(TWO))
    const path = `/me/assets/${course.assetId}/attempts/${course.attemptId}/launches`
    const body = { launchId: course.launchId, activityId: 'https://example.com/three' }
    expect(await learner.post(path, body)).toMatchObject({ status: 400, body: { code: 'unknown-activity' } })
    expect(await learner.post(path, { ...body, activityId: 'https://example.com/block' })).toMatchObject({
      status: 400,
    })
    const other = await hub.person()
    expect((await other.post(path, { ...body, activityId: 'https://example.com/one' })).status).toBe(404)
    expect((await other.get(`/me/assets/${course.assetId}/attempts/${course.attemptId}`)).status).toBe(404)
  })

  test('ends the session before, and says that it was abandoned', async () => {
    const course = await begin(learner, await addCmi5(TWO))
    const first = await opened(course, 'one')
    await first.say('initialized')
    await opened(course, 'two')
    expect((await first.say('completed')).status).toBe(401)
    expect(await said(course)).toEqual(['launched one', 'initialized', 'abandoned one', 'launched two'])
  })

  test('lets an older window open nothing', async () => {
    const course = await begin(learner, await addCmi5(TWO))
    const newer = await begin(learner, course.assetId)
    await newer.open('one')
    await expect(course.open('two')).rejects.toThrow('open-elsewhere')
  })

  test('opens for review what is passed', async () => {
    const course = await begin(learner, await addCmi5(unitOf('one', 'moveOn="Passed"')))
    const unit = await opened(course, 'one')
    await unit.say('initialized')
    await unit.say('passed')
    const again = await opened(course, 'one')
    expect(again.mode).toBe('Review')
    expect((await again.say('initialized')).status).toBe(200)
    expect(await again.say('completed')).toMatchObject({ status: 403, message: expect.stringContaining('for review') })
    expect((await again.say('terminated')).status).toBe(200)
  })
})

describe('statements', () => {
  test('lead a course by its units and blocks to its end', async () => {
    const course = await begin(learner, await addCmi5(TWO))
    const one = await opened(course, 'one')
    expect((await one.say('initialized')).status).toBe(200)
    expect((await one.say('completed')).status).toBe(200)
    expect(await course.state()).toMatchObject({ openActivityId: 'https://example.com/one' })
    expect((await one.say('terminated')).status).toBe(200)
    expect(await course.state()).toMatchObject({
      status: 'incomplete',
      userContentStatus: 'opened',
      openActivityId: null,
    })

    const failing = await opened(course, 'two')
    await failing.say('initialized')
    expect(await failing.say('failed', { scaled: 0.5, mastery: 0.8 })).toMatchObject({ status: 200 })
    await failing.say('terminated')
    expect(await course.state()).toMatchObject({ status: 'failed', userContentStatus: 'opened' })

    const passing = await opened(course, 'two')
    await passing.say('initialized')
    expect(await passing.say('passed', { scaled: 0.9, mastery: 0.8 })).toMatchObject({ status: 200 })
    expect(await course.state()).toMatchObject({ status: 'incomplete', userContentStatus: 'opened' })
    await passing.say('completed')
    expect(await course.state()).toMatchObject({ status: 'passed', userContentStatus: 'completed' })
    await passing.say('terminated')

    expect((await said(course)).filter((each) => each.startsWith('satisfied'))).toEqual([
      'satisfied block',
      'satisfied Course',
    ])
    const { body } = await learner.get(`/me/assets/${course.assetId}/attempts`)
    expect(body.items).toMatchObject([{ number: 1, status: 'passed', score: 90, isKept: true }])
  })

  test('are kept with completeWhen passed until the course is passed', async () => {
    const course = await begin(
      learner,
      await addCmi5(unitOf('one', 'moveOn="CompletedOrPassed"'), { completeWhen: 'passed' }),
    )
    const unit = await opened(course, 'one')
    await unit.say('initialized')
    await unit.say('completed')
    expect(await course.state()).toMatchObject({ status: 'completed', userContentStatus: 'opened' })
    await unit.say('passed')
    expect(await course.state()).toMatchObject({ status: 'passed', userContentStatus: 'completed' })
  })

  test('complete a course of which nothing is asked as it is opened', async () => {
    const course = await begin(learner, await addCmi5(unitOf('one')))
    await course.open('one')
    expect(await course.state()).toMatchObject({ status: 'completed', userContentStatus: 'completed' })
    expect(await said(course)).toEqual(['satisfied Course', 'launched one'])
  })

  test('are taken again without harm where the answer was lost', async () => {
    const course = await begin(learner, await addCmi5(TWO))
    const unit = await opened(course, 'one')
    const statement = { ...unit.statement('initialized'), id: newId() }
    expect((await unit.client.post('/statements', statement)).status).toBe(200)
    expect((await unit.client.post('/statements', statement)).status).toBe(200)
  })

  test('come all together, in the order of their times', async () => {
    const course = await begin(learner, await addCmi5(TWO))
    const unit = await opened(course, 'one')
    const at = (second: number) => ({ timestamp: `2026-11-28T10:00:0${second}.000Z` })
    const batch = [
      unit.statement('completed', at(2)),
      unit.statement('terminated', at(3)),
      unit.statement('initialized', at(1)),
    ]
    expect((await unit.client.post('/statements', batch)).status).toBe(200)
    expect((await course.state()).activities).toEqual([
      { activityId: 'https://example.com/one', values: { 'cmi.completion_status': 'completed' } },
    ])
  })

  test('keep nothing of several of which one is refused', async () => {
    const course = await begin(learner, await addCmi5(TWO))
    const unit = await opened(course, 'one')
    const batch = [unit.statement('initialized'), unit.statement('completed'), unit.statement('completed')]
    expect((await unit.client.post('/statements', batch)).status).toBe(403)
    expect((await unit.say('initialized')).status).toBe(200)
  })

  test('of a unit itself may come between its first and its last', async () => {
    const course = await begin(learner, await addCmi5(TWO))
    const unit = await opened(course, 'one')
    const context = unit.statement('initialized')['context'] as Record<string, object>
    const answered = () =>
      unit.statement('initialized', {
        with: {
          verb: { id: 'http://adlnet.gov/expapi/verbs/answered' },
          context: { ...context, contextActivities: { grouping: [{ id: 'https://example.com/one' }] } },
        },
      })
    expect((await unit.client.post('/statements', answered())).status).toBe(403)
    await unit.say('initialized')
    expect((await unit.client.post('/statements', answered())).status).toBe(200)
  })

  test.each([
    ['another registration', { registration: '0199d3a0-0000-7000-8000-0000000c0001' }, 'registration'],
    [
      'another session',
      { extensions: { 'https://w3id.org/xapi/cmi5/context/extensions/sessionid': 'x' } },
      'session id',
    ],
    ['no template', { contextActivities: { category: [{ id: CATEGORY }] } }, 'context template'],
  ])('are refused with %s', async (_, change, word) => {
    const unit = await opened(await begin(learner, await addCmi5(TWO)), 'one')
    const context = unit.statement('initialized')['context'] as object
    const refused = await unit.say('initialized', { with: { context: { ...context, ...change } } })
    expect(refused).toMatchObject({ status: 403, message: expect.stringContaining(word) })
  })

  test('are refused of another learner', async () => {
    const assetId = await addCmi5(TWO)
    const unit = await opened(await begin(learner, assetId), 'one')
    const other = await opened(await begin(await hub.person(), assetId), 'one')
    const actor = JSON.parse(other.query.get('actor') ?? '')
    expect((await unit.say('initialized', { with: { actor } })).status).toBe(403)
    expect((await unit.client.post('/statements', other.statement('initialized'))).status).toBe(403)
  })

  test('may not void', async () => {
    const unit = await opened(await begin(learner, await addCmi5(TWO)), 'one')
    const id = newId()
    await unit.client.post('/statements', { ...unit.statement('initialized'), id })
    const voiding = unit.statement('initialized', {
      with: { verb: { id: 'http://adlnet.gov/expapi/verbs/voided' }, object: { objectType: 'StatementRef', id } },
    })
    expect(await unit.client.post('/statements', voiding)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('void') },
    })
  })

  test('are refused once the learner is suspended, the course unpublished or deleted, or may not be seen', async () => {
    const person = await hub.person()
    const course = await begin(person, await addCmi5(TWO))
    const unit = await opened(course, 'one')
    const change = (values: { published?: boolean; is_deleted?: boolean }) =>
      db.updateTable('content').set(values).where('id', '=', course.assetId).execute()
    await change({ published: false })
    expect((await unit.say('initialized')).status).toBe(403)
    await change({ published: true, is_deleted: true })
    expect((await unit.say('initialized')).status).toBe(403)
    await change({ is_deleted: false })
    expect((await unit.say('initialized')).status).toBe(200)
    await db.updateTable('member').set({ suspended_at: new Date() }).where('id', '=', person.memberId).execute()
    expect((await unit.say('completed')).status).toBe(401)
  })

  test('do not reach another hub', async () => {
    const course = await begin(learner, await addCmi5(TWO))
    const unit = await course.open('one')
    const { 'auth-token': token } = await unit.fetch(content)
    const elsewhere = xapiClient(hub.app, `Basic ${token}`, 'second.localhost')
    expect((await elsewhere.post('/statements', unit.statement('initialized'))).status).toBe(401)
  })
})

describe('giveStatus', () => {
  const give = async (assetId: string, status: 'completed' | 'notstarted') =>
    inTransaction(await hub.hubCall(1), (call) =>
      giveStatus(call, {
        memberIds: [learner.memberId],
        assetIds: [assetId],
        status,
        way: 'admin',
        jobId: newId(),
        actorId: learner.memberId,
        reason: null,
        at: new Date(),
        now: new Date(),
      }),
    )

  test('waives what the units of a course still ask, once', async () => {
    const course = await begin(learner, await addCmi5(TWO))
    const unit = await opened(course, 'one')
    await unit.say('initialized')
    await unit.say('completed')
    await give(course.assetId, 'completed')
    await give(course.assetId, 'completed')
    expect((await said(course)).slice(3)).toEqual(['waived two', 'satisfied block', 'satisfied Course'])
    expect(await course.state()).toMatchObject({ status: 'completed', userContentStatus: 'completed' })
    const { statement } = await db
      .selectFrom('xapi_statement')
      .select('xapi_statement.statement')
      .where('xapi_statement.member_id', '=', learner.memberId)
      .orderBy('xapi_statement.stored_at', 'desc')
      .orderBy('xapi_statement.id', 'desc')
      .offset(2)
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(statement).toMatchObject({
      result: {
        success: true,
        completion: true,
        extensions: { 'https://w3id.org/xapi/cmi5/result/extensions/reason': 'Administrative' },
      },
    })
  })

  test('waives nothing for who did not begin', async () => {
    const assetId = await addCmi5(TWO)
    await give(assetId, 'completed')
    const course = await begin(learner, assetId)
    expect(await said(course)).toEqual([])
  })
})

describe('a session', () => {
  const later = (ms: number) => ({ ...hub.context, now: () => new Date(Date.now() + ms) })

  test('ends soon after its unit was left, and was abandoned then', async () => {
    const course = await begin(learner, await addCmi5(TWO))
    const unit = await opened(course, 'one')
    await unit.say('initialized')
    const left = { launchId: course.launchId, sequence: 9, currentActivityId: null, activities: [] }
    await learner.put(`/me/assets/${course.assetId}/attempts/${course.attemptId}`, left)
    expect((await unit.say('completed')).status).toBe(200)
    const call = await hub.hubCall(1)
    await endActivitySessions({ ...call, context: later(60_000) })
    expect((await said(course)).at(-1)).toBe('abandoned one')
    expect((await unit.say('terminated')).status).toBe(401)
  })

  test('that said that it ends is not abandoned', async () => {
    const course = await begin(learner, await addCmi5(TWO))
    const unit = await opened(course, 'one')
    await unit.say('initialized')
    await unit.say('terminated')
    expect(await unit.say('completed')).toMatchObject({ status: 403, message: expect.stringContaining('terminated') })
    await endActivitySessions({ ...(await hub.hubCall(1)), context: later(25 * 3_600_000) })
    expect((await said(course)).filter((each) => each.startsWith('abandoned'))).toEqual([])
  })

  test('takes no values from the player', async () => {
    const course = await begin(learner, await addCmi5(TWO))
    const activities = [{ activityId: 'https://example.com/one', values: { 'cmi.completion_status': 'completed' } }]
    const forged = { sequence: 1, currentActivityId: null, activities }
    await learner.put(`/me/assets/${course.assetId}/attempts/${course.attemptId}`, forged)
    expect((await course.state()).activities).toEqual([])
  })

  test('shows admins what was said and what was refused', async () => {
    const admin = await hub.person({ isAdmin: true, privileges: ['user_read'] })
    const course = await begin(learner, await addCmi5(TWO))
    const unit = await opened(course, 'one')
    await unit.say('completed')
    await unit.say('initialized')
    const path = `/users/${learner.memberId}/assets/${course.assetId}/sessions?limit=10&offset=0`
    const { body, status } = await admin.get(path)
    expect(status).toBe(200)
    expect(body.items[0]).toMatchObject({
      findings: [
        { code: 'waiting', count: 2, of: 2 },
        { code: 'refusedCalls', count: 1 },
      ],
      entries: [
        { kind: 'statement', element: 'launched', value: 'one', error: null },
        { kind: 'statement', element: 'completed', error: 'not-initialized' },
        { kind: 'statement', element: 'initialized', error: null },
      ],
    })
  })

  test('begins anew with a new registration', async () => {
    const assetId = await addCmi5(unitOf('one', 'moveOn="Passed"'))
    await db
      .updateTable('asset')
      .set({ scorm_settings: JSON.stringify({ canStartAgain: true }) })
      .where('content_id', '=', assetId)
      .execute()
    const first = await begin(learner, assetId)
    const unit = await opened(first, 'one')
    await unit.say('initialized')
    await unit.say('passed')
    await learner.post(`/me/assets/${assetId}/attempts`)
    const second = await begin(learner, assetId)
    expect(second.attemptId).not.toBe(first.attemptId)
    const again = await opened(second, 'one')
    expect(again.mode).toBe('Normal')
    expect(again.query.get('activityId')).toBe(unit.query.get('activityId'))
    await again.say('initialized')
    expect((await again.say('failed')).status).toBe(200)
    expect(await second.state()).toMatchObject({ status: 'failed', userContentStatus: 'completed' })
  })
})
