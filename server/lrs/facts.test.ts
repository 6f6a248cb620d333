import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAsset } from '../assets/asset-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { launchFor, tokenOf, xapiClient, type XapiClient } from './xapi-fixtures.ts'

/** Statements that the hub makes of what is learned in it. */

let hub: TestHub
let reader: XapiClient
let learner: Somebody
let asset: string

beforeAll(async () => {
  hub = await testHub()
  const admin = await hub.person({ isAdmin: true, privileges: ['settings_write', 'report_read'] })
  reader = xapiClient(hub.app, `Bearer ${await tokenOf(admin)}`)
  learner = await hub.person()
  asset = await addAsset((await hub.hubCall()).db, { markAsDone: 'manual' })
  await learner.post(`/me/assets/${asset}/launch`)
  await learner.put(`/me/assets/${asset}/read`)
})
afterAll(() => hub.close())

const agent = (memberId: string) => JSON.stringify({ account: { homePage: 'http://localhost:3000', name: memberId } })
const path = (query: Record<string, string>) => `/statements?${new URLSearchParams(query).toString()}`
const verbs = async (query: Record<string, string>) =>
  (await reader.get(path(query))).body.statements.map(({ verb }: { verb: { id: string } }) => verb.id.split('/').at(-1))

test('tells what somebody opened and completed, by a name that says nothing of them', async () => {
  const { status, body } = await reader.get(path({ agent: agent(learner.memberId), ascending: 'true' }))
  expect(status).toBe(200)
  expect(body.statements.map(({ verb }: { verb: { id: string } }) => verb.id)).toEqual([
    'http://activitystrea.ms/schema/1.0/open',
    'http://adlnet.gov/expapi/verbs/completed',
  ])
  const [, completed] = body.statements
  expect(completed).toMatchObject({
    actor: { objectType: 'Agent', account: { homePage: 'http://localhost:3000', name: learner.memberId } },
    object: { id: `http://localhost:3000/activities/${asset}`, definition: { name: { 'en-GB': 'An asset' } } },
    result: { completion: true },
    authority: { account: { name: 'hub' } },
  })
  expect(JSON.stringify(body)).not.toContain(learner.email)
})

test('tells the same fact under the same id', async () => {
  const asked = path({ agent: agent(learner.memberId) })
  const [first, second] = [await reader.get(asked), await reader.get(asked)]
  expect(first.body).toEqual(second.body)
  const [{ id }] = first.body.statements
  expect((await reader.get(`/statements?statementId=${id}`)).body).toEqual(first.body.statements[0])
  expect((await reader.get(`/statements?voidedStatementId=${id}`)).status).toBe(404)
})

test('narrows them as it does statements that were sent, and reads both in one order', async () => {
  const whose = { agent: agent(learner.memberId) }
  const activity = `http://localhost:3000/activities/${asset}`
  expect(await verbs({ ...whose, verb: 'http://adlnet.gov/expapi/verbs/completed' })).toEqual(['completed'])
  expect(await verbs({ ...whose, verb: 'http://adlnet.gov/expapi/verbs/answered' })).toEqual([])
  expect(await verbs({ activity })).toEqual(['completed', 'open'])
  expect(await verbs({ agent: JSON.stringify({ mbox: 'mailto:nobody@hub.example' }) })).toEqual([])
  const verb = { id: 'http://adlnet.gov/expapi/verbs/rated' }
  await reader.post('/statements', { actor: JSON.parse(whose.agent), verb, object: { id: activity } })
  expect(await verbs(whose)).toEqual(['rated', 'completed', 'open'])
  const first = await reader.get(path({ ...whose, limit: '1' }))
  const second = await reader.get(first.body.more)
  const third = await reader.get(second.body.more)
  const read = [first, second, third].flatMap(({ body }) => body.statements)
  expect(read.map((each: { verb: { id: string } }) => each.verb.id.split('/').at(-1))).toEqual([
    'rated',
    'completed',
    'open',
  ])
  expect(third.body.more).toBe('')
})

test('tells none of them to a package, and none of another hub', async () => {
  const launch = await launchFor(hub, learner)
  expect((await launch.client.get('/statements')).body.statements).toEqual([])
  const [{ id }] = (await reader.get(path({ agent: agent(learner.memberId) }))).body.statements
  expect((await launch.client.get(`/statements?statementId=${id}`)).status).toBe(404)
  const other = await hub.person({ domainId: 2, isAdmin: true, privileges: ['settings_write', 'report_read'] })
  const elsewhere = xapiClient(hub.app, `Bearer ${await tokenOf(other)}`, 'second.localhost')
  expect((await elsewhere.get('/statements')).body.statements).toEqual([])
})
