import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveStatus } from '../../content/progress/given-progress-service.ts'
import { inTransaction } from '../../db/transaction.ts'
import { unitOf } from '../../files/package/package-fixtures.ts'
import { tokenOf, xapiClient, type XapiClient } from '../../lrs/xapi-fixtures.ts'
import { newId } from '../../platform/ids.ts'
import { hub, learner, useAssetsHub } from '../asset-fixtures.ts'
import { addCmi5, begin, blockOf, contentOriginOf, type Begun, type OpenUnit, type Said } from './cmi5-fixtures.ts'
import { CATEGORY, MASTERY_SCORE, MOVE_ON_CATEGORY, SESSION_ID, VERBS, type Verb } from './cmi5-words.ts'

/**
 * What the units of CATAPULT's test of an LMS do, by the numbers of its packages, and what it looks for then. It wants 401 or
 * 403 wherever something is refused.
 */

useAssetsHub()

let content: FastifyInstance
let reader: XapiClient
beforeAll(async () => {
  content = await contentOriginOf(hub)
  const admin = await hub.person({ isAdmin: true, privileges: ['settings_write', 'report_read'] })
  reader = xapiClient(hub.app, `Bearer ${await tokenOf(admin, ['xapi:read'])}`)
})
afterAll(() => content.close())

const MASTERY = { mastery: 0.9 }
const EXPERIENCED = 'http://adlnet.gov/expapi/verbs/experienced'

async function courseOf(attributes: string, url = 'one.html', more = ''): Promise<Begun> {
  return begin(learner, await addCmi5(blockOf('block', unitOf('one', attributes, url, more))))
}

async function opened(course: Begun): Promise<OpenUnit> {
  const unit = await course.open('one')
  expect(await unit.fetch(content)).toHaveProperty('auth-token')
  return unit
}

async function started(course: Begun): Promise<OpenUnit> {
  const unit = await opened(course)
  expect((await unit.say('initialized')).status).toBe(200)
  return unit
}

// eslint-disable-next-line typescript/no-explicit-any -- What a test looks into.
type Read = any

/** All that is said of a registration, in its order. */
async function saidOf({ attemptId }: Begun): Promise<Read[]> {
  const { body } = await reader.get(`/statements?registration=${attemptId}&ascending=true`)
  return body.statements
}

const verbsOf = (statements: Read[]) => statements.map(({ verb }) => verb.id.split('/').at(-1))
const sessionOf = ({ context }: Read) => context.extensions[SESSION_ID]
const groupsOf = ({ context }: Read) => context.contextActivities.grouping.map(({ id }: { id: string }) => id)
const categoriesOf = ({ context }: Read) => context.contextActivities.category.map(({ id }: { id: string }) => id)

/** A statement of the unit's own, which cmi5 allows between its first and its last. */
function ownStatement(unit: OpenUnit, change: (statement: Read) => void = () => {}): Read {
  const statement: Read = unit.statement('initialized')
  statement.id = newId()
  statement.verb = { id: EXPERIENCED }
  statement.context.contextActivities.category = []
  change(statement)
  return statement
}

const put = async (unit: OpenUnit, statement: Read) =>
  (await unit.client.put(`/statements?statementId=${statement.id}`, statement)).status

/** Sends a statement of cmi5 that was changed, and answers the status. */
function changed(unit: OpenUnit, verb: Verb, change: (statement: Read) => void = () => {}, more: Said = {}) {
  const statement: Read = structuredClone(unit.statement(verb, more))
  statement.id = newId()
  change(statement)
  return put(unit, statement)
}

const withBody = (
  method: 'get' | 'put' | 'delete',
  unit: OpenUnit,
  path: string,
  parameters: Record<string, string>,
  body?: unknown,
  headers?: Record<string, string>,
) => {
  const address = `${path}?${new URLSearchParams(parameters).toString()}`
  return method === 'put' ? unit.client.put(address, body, headers) : unit.client[method](address)
}

const stateOf = (unit: OpenUnit, stateId: string) => ({
  stateId,
  activityId: unit.query.get('activityId') ?? '',
  agent: unit.query.get('actor') ?? '',
  registration: unit.query.get('registration') ?? '',
})

const REFUSED = [401, 403]

test('001, 002: a launch with all that belongs to it, and what the hub says itself', async () => {
  const parameters =
    '<launchParameters>sample parameters</launchParameters><entitlementKey>sample value</entitlementKey>'
  const course = await courseOf(
    'moveOn="CompletedAndPassed" masteryScore="0.9"',
    'one.html?paramA=1&amp;paramB=2',
    parameters,
  )
  const unit = await opened(course)
  expect([unit.query.get('paramA'), unit.query.get('paramB')]).toEqual(['1', '2'])
  expect(JSON.parse(unit.query.get('actor') ?? '')).toMatchObject({
    objectType: 'Agent',
    account: { name: learner.memberId },
  })
  const data = (await withBody('get', unit, '/activities/state', stateOf(unit, 'LMS.LaunchData'))).body
  expect(data).toMatchObject({
    contextTemplate: {
      contextActivities: { grouping: [{ id: 'https://example.com/one' }] },
      extensions: { [SESSION_ID]: unit.sessionId },
    },
    launchMode: 'Normal',
    launchParameters: 'sample parameters',
    masteryScore: 0.9,
    moveOn: 'CompletedAndPassed',
    entitlementKey: { courseStructure: 'sample value' },
  })
  const agent = unit.query.get('actor') ?? ''
  expect((await withBody('get', unit, '/agents/profile', { agent, profileId: 'cmi5LearnerPreferences' })).status).toBe(
    404,
  )
  for (const verb of ['initialized', 'passed', 'completed', 'terminated'] as const)
    expect((await unit.say(verb)).status).toBe(200)

  const said = await saidOf(course)
  expect(verbsOf(said)).toEqual([
    'launched',
    'initialized',
    'passed',
    'completed',
    'satisfied',
    'satisfied',
    'terminated',
  ])
  const [launched, , , , block, whole] = said
  for (const each of [launched, block, whole])
    expect([categoriesOf(each), sessionOf(each)]).toEqual([[CATEGORY], unit.sessionId])
  const named = (name: string) => launched.context.extensions[`https://w3id.org/xapi/cmi5/context/extensions/${name}`]
  expect(['masteryscore', 'launchmode', 'moveon', 'launchparameters'].map(named)).toEqual([
    0.9,
    'Normal',
    'CompletedAndPassed',
    'sample parameters',
  ])
  const launchUrl = new URL(named('launchurl'))
  expect([launchUrl.origin, launchUrl.pathname, launchUrl.search]).toEqual([
    unit.url.origin,
    unit.url.pathname,
    '?paramA=1&paramB=2',
  ])
  expect([block, whole].map(({ object }) => object.definition.type)).toEqual(
    ['block', 'course'].map((type) => `https://w3id.org/xapi/cmi5/activitytype/${type}`),
  )
  expect([block, whole].map(({ object }) => object.id)).not.toContain('https://example.com/block')
  expect([groupsOf(block), groupsOf(whole)]).toEqual([['https://example.com/block'], ['https://example.com/course']])

  const again = await courseOf('moveOn="Completed"')
  const own = await started(again)
  expect(await put(own, ownStatement(own))).toBe(204)
  expect((await saidOf(again))[2].verb.id).toBe(EXPERIENCED)
})

test.each<[number: string, moveOn: string, verb: Verb]>([
  ['004-1', 'Completed', 'completed'],
  ['004-2', 'CompletedOrPassed', 'completed'],
  ['004-3', 'Passed', 'passed'],
  ['004-4', 'CompletedOrPassed', 'passed'],
])('%s: moveOn %s by %s', async (_number, moveOn, verb) => {
  const course = await courseOf(`moveOn="${moveOn}"`)
  const unit = await started(course)
  await unit.say(verb)
  const said = await saidOf(course)
  expect(verbsOf(said)).toEqual(['launched', 'initialized', verb, 'satisfied', 'satisfied'])
  expect(said.slice(3).map(groupsOf)).toEqual([['https://example.com/block'], ['https://example.com/course']])
})

test('004-5: what nothing is asked of is satisfied before it is launched', async () => {
  const course = await courseOf('moveOn="NotApplicable"')
  await opened(course)
  const said = await saidOf(course)
  expect(verbsOf(said)).toEqual(['satisfied', 'satisfied', 'launched'])
  expect(said.slice(0, 2).map(groupsOf)).toEqual([['https://example.com/block'], ['https://example.com/course']])
})

test('005-1: what a unit must not say', async () => {
  const course = await courseOf('moveOn="CompletedAndPassed" masteryScore="0.9"')
  const unit = await course.open('one')
  unit.client = xapiClient(hub.app, 'Basic Y2F0YXB1bHQ6c29tZSBwYXNzd29yZCBvZiBubyB1bml0')
  const early = await put(unit, ownStatement(unit))
  expect(await unit.fetch(content)).toHaveProperty('auth-token')
  expect(await unit.fetch(content)).toEqual({ 'error-code': '1', 'error-text': expect.any(String) })
  const { client } = unit
  const agent = unit.query.get('actor') ?? ''
  const launchData = stateOf(unit, 'LMS.LaunchData')
  const good = { languagePreference: 'en-US,fr-FR,fr-BE', audioPreference: 'on' }
  const prefers = async (body: unknown, who: Record<string, string> = { agent }, contentType = 'application/json') =>
    (
      await withBody('put', unit, '/agents/profile', { profileId: 'cmi5LearnerPreferences', ...who }, body, {
        'content-type': contentType,
      })
    ).status
  const score = { scaled: 0.9, raw: 90, min: 0, max: 100 }
  const result = (change: (result: Read, statement: Read) => void) => (statement: Read) =>
    change(statement.result, statement)
  const own = (change: (statement: Read) => void) => put(unit, ownStatement(unit, change))
  const passed = (change?: (statement: Read) => void) => changed(unit, 'passed', change, { scaled: 0.9, ...MASTERY })
  const failed = (change?: (statement: Read) => void, scaled = 0.89) =>
    changed(unit, 'failed', change, { scaled, ...MASTERY })
  const without = (name: string) => (of: Read) => void delete of[name]
  const noMoveOn = ({ context }: Read) => void context.contextActivities.category.pop()

  const answers: [section: string, what: string, status: number | Promise<number>][] = []
  const asked = async (section: string, what: string, status: number | Promise<number>) =>
    answers.push([section, what, await status])
  await asked('8.1.2.0-2', 'before the credential was fetched', early)
  await asked(
    '10.2.1.0-5',
    'other launch data',
    withBody('put', unit, '/activities/state', launchData, {}).then(({ status }) => status),
  )
  await asked(
    '10.2.1.0-5',
    'no launch data',
    withBody('delete', unit, '/activities/state', launchData).then(({ status }) => status),
  )
  await asked('11.0.0.0-1', 'preferences of nobody', prefers(good, {}))
  await asked(
    '11.0.0.0-1',
    'preferences of somebody else',
    prefers(good, { agent: '{"mbox":"mailto:other@example.org"}' }),
  )
  await asked(
    '11.0.0.0-5',
    'preferences without a media type',
    prefers(JSON.stringify(good), { agent }, 'text/plain;charset=UTF-8'),
  )
  await asked('11.0.0.0-5', 'preferences that are words', prefers('some words', { agent }, 'text/plain'))
  await asked('11.0.0.0-5', 'preferences without a language', prefers({ audioPreference: 'on' }))
  await asked('11.0.0.0-5', 'preferences without sound', prefers({ languagePreference: 'en-US' }))
  await asked('11.1.0.0-1', 'languages that are none', prefers({ ...good, languagePreference: 'not comma separated' }))
  await asked('11.1.0.0-1', 'no languages', prefers({ ...good, languagePreference: '' }))
  await asked('9.3.0.0-4', 'anything before initialized', put(unit, ownStatement(unit)))
  await asked('11.0.0.0-3', 'initialized before the preferences were read', changed(unit, 'initialized'))
  unit.client = xapiClient(hub.app, null)
  await asked('8.1.2.0-5', 'anything without the credential', put(unit, ownStatement(unit)))
  unit.client = client
  const known = ownStatement(unit)
  expect(await put(unit, known)).toBe(204)
  await asked(
    '6.3.0.0-1',
    'voided',
    own((each) =>
      Object.assign(each, {
        verb: { id: 'http://adlnet.gov/expapi/verbs/voided' },
        object: { objectType: 'StatementRef', id: known.id },
      }),
    ),
  )
  const { id: _none, ...nameless } = ownStatement(unit)
  await asked(
    '9.1.0.0-1',
    'a statement without an id',
    unit.client.post('/statements', nameless).then(({ status }) => status),
  )
  await asked('9.7.0.0-1', 'no timestamp', own(without('timestamp')))
  await asked(
    '9.7.0.0-2',
    'a timestamp that is not in UTC',
    own((each) => void (each.timestamp = each.timestamp.replace('Z', '-06:00'))),
  )
  await asked(
    '9.2.0.0-2',
    'a group that acts',
    passed(({ actor }) => void (actor.objectType = 'Group')),
  )
  await asked(
    '9.2.0.0-3',
    'somebody by an address',
    passed((each) => void (each.actor = { mbox: 'mailto:catapult@example.com' })),
  )
  await asked('9.3.2.0-3', 'initialized again', changed(unit, 'initialized'))
  await asked(
    '8.1.5.0-6',
    'another object',
    passed((each) => void (each.object = { id: 'http://example.com/not/the/lms/id' })),
  )
  await asked('9.6.0.0-1', 'no context', passed(without('context')))
  await asked(
    '9.6.1.0-1',
    'no registration',
    passed(({ context }) => void delete context.registration),
  )
  await asked(
    '9.6.1.0-1',
    'another registration',
    passed(({ context }) => void (context.registration = newId())),
  )
  await asked('9.5.3.0-2', 'passed with a completion', passed(result((each) => void (each.completion = true))))
  await asked(
    '9.5.2.0-3',
    'completed with a success',
    changed(
      unit,
      'completed',
      result((each) => void (each.success = true)),
    ),
  )
  await asked('9.5.3.0-1', 'completed without a completion', changed(unit, 'completed', result(without('completion'))))
  await asked(
    '9.5.3.0-1',
    'completed that is not',
    changed(
      unit,
      'completed',
      result((each) => void (each.completion = false)),
    ),
  )
  await asked(
    '9.5.1.0-2',
    'completed with a score',
    changed(
      unit,
      'completed',
      result((each) => void (each.score = score)),
    ),
  )
  await asked('9.5.4.1-1', 'terminated without a result', changed(unit, 'terminated', without('result')))
  await asked('9.5.4.1-1', 'terminated without a duration', changed(unit, 'terminated', result(without('duration'))))
  await asked('9.5.4.1-2', 'completed without a duration', changed(unit, 'completed', result(without('duration'))))
  await asked('9.5.4.1-3', 'passed without a duration', passed(result(without('duration'))))
  await asked('9.5.4.1-4', 'failed without a duration', failed(result(without('duration'))))
  expect(await changed(unit, 'completed')).toBe(204)
  await asked('9.3.0.0-2', 'completed again', changed(unit, 'completed'))
  await asked('9.5.2.0-1', 'passed without a success', passed(result(without('success'))))
  await asked('9.5.2.0-1', 'passed that is not', passed(result((each) => void (each.success = false))))
  await asked('9.5.2.0-2', 'failed without a success', failed(result(without('success'))))
  await asked('9.5.2.0-2', 'failed that is not', failed(result((each) => void (each.success = true))))
  await asked(
    '9.3.4.0-2',
    'passed below the mastery score',
    passed(result((each) => void (each.score = { scaled: 0.89 }))),
  )
  await asked('9.3.5.0-2', 'failed at the mastery score', failed(undefined, 0.9))
  await asked('9.3.5.0-2', 'failed above it', failed(undefined, 0.91))
  await asked(
    '9.5.1.0-3',
    'a raw score without min',
    passed(result((each) => void (each.score = { scaled: 0.9, raw: 90, max: 100 }))),
  )
  await asked(
    '9.5.1.0-3',
    'a raw score without max',
    passed(result((each) => void (each.score = { scaled: 0.9, raw: 90, min: 0 }))),
  )
  await asked('9.6.2.2-1', 'completed without its category', changed(unit, 'completed', noMoveOn))
  await asked('9.6.2.2-1', 'passed without its category', passed(noMoveOn))
  await asked('9.6.2.2-1', 'failed without its category', failed(noMoveOn))
  await asked(
    '9.6.2.2-2',
    'a statement of its own in that category',
    own(({ context }) => void (context.contextActivities.category = [{ id: MOVE_ON_CATEGORY }])),
  )
  await asked(
    '9.6.2.2-2',
    'terminated in that category',
    changed(
      unit,
      'terminated',
      ({ context }) => void context.contextActivities.category.push({ id: MOVE_ON_CATEGORY }),
    ),
  )
  await asked(
    '9.6.3.2-2',
    'passed without the mastery score',
    passed(({ context }) => void delete context.extensions[MASTERY_SCORE]),
  )
  await asked(
    '9.6.3.2-2',
    'passed with another one',
    passed(({ context }) => void (context.extensions[MASTERY_SCORE] = 0.8)),
  )
  await asked(
    '9.6.3.1-4',
    'no session',
    own(({ context }) => void delete context.extensions[SESSION_ID]),
  )
  expect(await passed()).toBe(204)
  await asked('9.3.0.0-2', 'passed again', passed())
  await asked('9.3.0.0-8', 'failed after passed', failed())
  expect(await changed(unit, 'terminated')).toBe(204)
  await asked('9.3.0.0-5', 'anything after terminated', put(unit, ownStatement(unit)))
  await asked(
    '8.1.2.0-2',
    'a state after terminated',
    withBody('get', unit, '/activities/state', stateOf(unit, 'mark')).then(({ status }) =>
      status === 404 ? 403 : status,
    ),
  )

  const others = answers.filter(([, , status]) => !REFUSED.includes(Number(status)))
  // In all three the hub does as xAPI has it, or refuses nothing that a unit in the world does without harm.
  expect(others).toEqual([
    ['11.0.0.0-1', 'preferences of nobody', 400],
    ['11.0.0.0-3', 'initialized before the preferences were read', 204],
    ['9.1.0.0-1', 'a statement without an id', 200],
  ])
  expect(answers).toHaveLength(57)
})

test('005-2: one of passed and failed in a session', async () => {
  const unit = await started(await courseOf('moveOn="Passed"'))
  expect(await changed(unit, 'failed')).toBe(204)
  expect([await changed(unit, 'failed'), await changed(unit, 'passed')]).toEqual([403, 403])
})

test('006, 007: no result in review, and none twice in a registration', async () => {
  const course = await courseOf('moveOn="CompletedAndPassed"')
  const first = await started(course)
  expect(await changed(first, 'completed')).toBe(204)
  await changed(first, 'terminated')
  const second = await started(course)
  expect([second.mode, await changed(second, 'completed'), await changed(second, 'passed')]).toEqual([
    'Normal',
    403,
    204,
  ])
  await changed(second, 'terminated')
  const third = await started(course)
  expect(third.mode).toBe('Review')
  for (const verb of ['passed', 'failed', 'completed'] as const) expect(await changed(third, verb)).toBe(403)
})

test('008-1: an abandoned session', async () => {
  const course = await courseOf('moveOn="Completed"')
  const unit = await started(course)
  await course.open('one')
  expect(await put(unit, ownStatement(unit))).toBe(401)
  expect((await withBody('get', unit, '/activities/state', stateOf(unit, 'mark'))).status).toBe(401)
  const abandoned = (await saidOf(course))[2]
  expect(abandoned).toMatchObject({
    verb: { id: VERBS.abandoned },
    actor: JSON.parse(unit.query.get('actor') ?? ''),
    object: { id: unit.query.get('activityId') },
    result: { duration: expect.stringMatching(/^PT/) },
    context: { registration: course.attemptId },
  })
  expect([sessionOf(abandoned), categoriesOf(abandoned)]).toEqual([unit.sessionId, [CATEGORY]])
})

test('009-1: a unit that was waived', async () => {
  const course = await courseOf('moveOn="CompletedOrPassed"')
  const unit = await started(course)
  await changed(unit, 'terminated')
  await inTransaction(await hub.hubCall(1), (call) =>
    giveStatus(call, {
      memberIds: [learner.memberId],
      assetIds: [course.assetId],
      status: 'completed',
      way: 'admin',
      jobId: newId(),
      actorId: learner.memberId,
      reason: null,
      at: new Date(),
      now: new Date(),
    }),
  )
  const [, , , waived, satisfied] = await saidOf(course)
  expect(waived).toMatchObject({
    verb: { id: VERBS.waived },
    actor: JSON.parse(unit.query.get('actor') ?? ''),
    object: { id: unit.query.get('activityId') },
    result: {
      success: true,
      completion: true,
      extensions: { 'https://w3id.org/xapi/cmi5/result/extensions/reason': 'Administrative' },
    },
    context: { registration: course.attemptId },
  })
  expect(categoriesOf(waived)).toEqual([CATEGORY, MOVE_ON_CATEGORY])
  expect([satisfied.verb.id, categoriesOf(satisfied), satisfied.context.registration]).toEqual([
    VERBS.satisfied,
    [CATEGORY],
    course.attemptId,
  ])
  expect(sessionOf(satisfied)).toBe(sessionOf(waived))
  expect(sessionOf(waived)).not.toBe(unit.sessionId)
})
