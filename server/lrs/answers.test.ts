import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAsset, addCourseFile } from '../assets/asset-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { tokenOf, xapiClient, type XapiClient } from './xapi-fixtures.ts'

/** What is answered in courses of SCORM, and what comes of their attempts, as statements. */

let hub: TestHub
let reader: XapiClient
let learner: Somebody
let asset: string
let attemptId: string

beforeAll(async () => {
  hub = await testHub()
  const admin = await hub.person({ isAdmin: true, privileges: ['settings_write', 'report_read'] })
  reader = xapiClient(hub.app, `Bearer ${await tokenOf(admin)}`)
  learner = await hub.person()
  const { db } = await hub.hubCall()
  asset = await addAsset(db, { type: 'scorm', fileId: await addCourseFile(db, ['one']) })
  attemptId = (await learner.post(`/me/assets/${asset}/launch`)).body.attempt.id
})
afterAll(() => hub.close())

const save = (sequence: number, values: Record<string, string>) =>
  learner.put(`/me/assets/${asset}/attempts/${attemptId}`, {
    sequence,
    currentActivityId: 'one',
    activities: [{ activityId: 'one', values }],
  })
const registered = async (registration = attemptId) =>
  (await reader.get(`/statements?registration=${registration}&ascending=true`)).body.statements

const question = (index: number, response: string, result: string) => ({
  [`cmi.interactions.${index}.id`]: `urn:q ${index}`,
  [`cmi.interactions.${index}.type`]: 'choice',
  [`cmi.interactions.${index}.correct_responses.0.pattern`]: 'a',
  [`cmi.interactions.${index}.learner_response`]: response,
  [`cmi.interactions.${index}.result`]: result,
})

test('tells each answer once, in the registration of the attempt, with what comes of it', async () => {
  const first = question(0, 'b', 'wrong')
  expect((await save(1, first)).status).toBe(200)
  expect((await save(1, first)).status).toBe(200)
  expect((await save(2, { ...first, 'cmi.suspend_data': 'x' })).status).toBe(200)
  const both = { ...first, ...question(1, 'a', 'correct'), 'cmi.core.lesson_status': 'passed' }
  expect((await save(3, both)).status).toBe(200)
  const told = await registered()
  const words = told.map(({ verb, result }: { verb: { id: string }; result: object }) => [
    verb.id.split('/').at(-1),
    result,
  ])
  expect(words).toEqual([
    ['answered', { response: 'b', success: false }],
    ['answered', { response: 'a', success: true }],
    ['passed', { success: true }],
  ])
  expect(told[0]).toMatchObject({
    actor: { account: { name: learner.memberId } },
    object: {
      id: expect.stringMatching(new RegExp(`^http://localhost:3000/activities/${asset}/[\\w-]{22}/[\\w-]{22}$`)),
      definition: { name: { und: 'urn:q 0' }, interactionType: 'choice', correctResponsesPattern: ['a'] },
    },
    context: {
      registration: attemptId,
      contextActivities: { grouping: [{ id: `http://localhost:3000/activities/${asset}` }] },
    },
    authority: { account: { name: 'hub' } },
  })
  expect(told[2].context).toEqual({ registration: attemptId })
})

test('finds nothing by another registration, and the answers of a course by what they belong to', async () => {
  expect(await registered('0199d3a0-0000-7000-8000-000000000001')).toEqual([])
  const activity = encodeURIComponent(`http://localhost:3000/activities/${asset}`)
  const verb = encodeURIComponent('http://adlnet.gov/expapi/verbs/answered')
  const path = `/statements?verb=${verb}&activity=${activity}`
  expect((await reader.get(path)).body.statements).toEqual([])
  expect((await reader.get(`${path}&related_activities=true`)).body.statements).toHaveLength(2)
})

test('takes many answers at once', async () => {
  const all = Object.assign({}, ...Array.from({ length: 240 }, (_, index) => question(index + 10, 'a', 'correct')))
  expect((await save(4, all)).status).toBe(200)
  expect((await reader.get(`/statements?registration=${attemptId}&limit=100`)).body.more).not.toBe('')
})

test('does not tell the attempt where activity is read', async () => {
  const { body } = await learner.get('/me/activity')
  expect(JSON.stringify(body)).toContain('attemptPassed')
  expect(JSON.stringify(body)).not.toContain('attemptId')
})
