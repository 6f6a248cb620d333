import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { on } from '../event.ts'
import { newId } from '../platform/ids.ts'
import { endLaunchCredential } from '../xapi/credential-service.ts'
import { statementsSent, statementsStored } from '../xapi/events.ts'
import { XapiFault } from '../xapi/xapi-fault-rules.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import {
  asPassword,
  COURSE,
  launchFor,
  said,
  tokenOf,
  xapiClient,
  type Launched,
  type XapiClient,
} from './xapi-fixtures.ts'

let hub: TestHub
let admin: Somebody
let system: XapiClient
let learner: Somebody
let launch: Launched

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['settings_write', 'report_read'] })
  system = xapiClient(hub.app, asPassword(await tokenOf(admin)))
  learner = await hub.person()
  launch = await launchFor(hub, learner)
})
afterEach(() => hub.setNow(null))
afterAll(() => hub.close())

const ids = (answer: { body: { statements: { id: string }[] } }) => answer.body.statements.map(({ id }) => id)
const someone = (name: string) => ({ account: { homePage: 'https://people.example', name } })
const about = (name: string, more: object = {}) => ({
  actor: someone(name),
  verb: { id: 'http://adlnet.gov/expapi/verbs/attempted' },
  object: { id: `https://activities.example/${name}` },
  ...more,
})
const query = (parameters: Record<string, string>) => `/statements?${new URLSearchParams(parameters).toString()}`

test('keeps a statement of a package and fills in what an LRS says', async () => {
  const { status, body } = await launch.client.post('/statements', said(launch))
  expect([status, body]).toEqual([200, [expect.stringMatching(/^[\da-f-]{36}$/)]])
  const found = await launch.client.get(`/statements?statementId=${body[0]}`)
  expect(found.status).toBe(200)
  expect(found.body).toMatchObject({
    ...said(launch),
    id: body[0],
    authority: { account: { homePage: 'http://localhost:3000', name: 'hub' } },
    version: '1.0.0',
    stored: expect.stringMatching(/Z$/),
    timestamp: expect.stringMatching(/Z$/),
  })
  expect(found.headers).toMatchObject({
    'x-experience-api-version': '1.0.3',
    'x-experience-api-consistent-through': expect.stringMatching(/Z$/),
    'last-modified': expect.stringMatching(/GMT$/),
    'access-control-allow-origin': '*',
  })
})

test('keeps what comes twice once, and refuses another statement under the same id', async () => {
  const id = newId()
  const path = `/statements?statementId=${id}`
  expect((await launch.client.put(path, said(launch))).status).toBe(204)
  expect((await launch.client.put(path, said(launch))).status).toBe(204)
  expect((await launch.client.put(path, { ...said(launch), id: id.toUpperCase() })).status).toBe(204)
  const other = await launch.client.put(path, said(launch, { result: { success: true } }))
  expect([other.status, other.body.message]).toEqual([409, `There is another statement with the id ${id}.`])
  expect((await launch.client.post('/statements', { ...said(launch), id })).body).toEqual([id])
})

test('keeps one of ten equal PUTs at the same time', async () => {
  const id = newId()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => launch.client.put(`/statements?statementId=${id}`, said(launch))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
})

test('keeps all statements of a call or none', async () => {
  const id = newId()
  const refused = await launch.client.post('/statements', [
    { ...said(launch), id },
    { ...said(launch), verb: {} },
  ])
  expect([refused.status, refused.body.message]).toEqual([400, 'statement[1].verb needs id.'])
  expect((await launch.client.get(`/statements?statementId=${id}`)).status).toBe(404)
  expect(
    (
      await launch.client.post('/statements', [
        { ...said(launch), id },
        { ...said(launch), id },
      ])
    ).status,
  ).toBe(400)
  const many = Array.from({ length: 101 }, () => said(launch))
  expect((await launch.client.post('/statements', many)).status).toBe(413)
  const { status, body } = await launch.client.post('/statements', many.slice(1))
  expect([status, body.length]).toEqual([200, 100])
})

test('reads statements by each filter, page by page, in both directions', async () => {
  const name = newId()
  const [first, second, third] = [newId(), newId(), newId()]
  const registration = newId()
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 10, minute))
  const related = { contextActivities: { parent: { id: `https://parents.example/${name}` } }, registration }
  hub.setNow(at(1))
  await system.post('/statements', { ...about(name), id: first })
  hub.setNow(at(2))
  await system.post('/statements', { ...about(name, { context: related }), id: second })
  hub.setNow(at(3))
  await system.post('/statements', { ...about(name, { verb: { id: 'https://verbs.example/x' } }), id: third })
  const agent = JSON.stringify(someone(name))
  const read = async (parameters: Record<string, string>) => ids(await system.get(query({ agent, ...parameters })))
  expect(await read({})).toEqual([third, second, first])
  expect(await read({ ascending: 'true' })).toEqual([first, second, third])
  expect(await read({ verb: 'https://verbs.example/x' })).toEqual([third])
  expect(await read({ registration })).toEqual([second])
  expect(await read({ activity: `https://activities.example/${name}` })).toEqual([third, second, first])
  expect(await read({ activity: `https://parents.example/${name}` })).toEqual([])
  expect(await read({ activity: `https://parents.example/${name}`, related_activities: 'true' })).toEqual([second])
  expect(await read({ since: at(1).toISOString() })).toEqual([third, second])
  expect(await read({ until: at(2).toISOString() })).toEqual([second, first])
  const page = await system.get(query({ agent, limit: '2' }))
  expect(ids(page)).toEqual([third, second])
  const last = await system.get(page.body.more)
  expect([ids(last), last.body.more]).toEqual([[first], ''])
})

test('finds groups by their members, and the authority by related agents', async () => {
  const name = newId()
  const id = newId()
  const actor = { objectType: 'Group', member: [someone(name), someone('other')] }
  await system.post('/statements', { ...about(name), actor, id })
  expect(ids(await system.get(query({ agent: JSON.stringify(someone(name)) })))).toEqual([id])
  const { authority } = (await system.get(`/statements?statementId=${id}`)).body
  const asked = { agent: JSON.stringify(authority), activity: `https://activities.example/${name}` }
  expect(ids(await system.get(query(asked)))).toEqual([])
  expect(ids(await system.get(query({ ...asked, related_agents: 'true' })))).toEqual([id])
})

const voiding = (id: string, more: object = {}) => ({
  actor: someone('auditor'),
  verb: { id: 'http://adlnet.gov/expapi/verbs/voided' },
  object: { objectType: 'StatementRef' as const, id },
  ...more,
})

test('takes a voided statement out of what is read, whichever comes first', async () => {
  const name = newId()
  const [id, late, voider] = [newId(), newId(), newId()]
  await system.post('/statements', { ...about(name), id })
  await system.post('/statements', { ...voiding(id), id: voider })
  await system.post('/statements', voiding(late))
  await system.post('/statements', { ...about(name), id: late })
  for (const each of [id, late]) {
    expect((await system.get(`/statements?statementId=${each}`)).status).toBe(404)
    expect((await system.get(`/statements?voidedStatementId=${each}`)).status).toBe(200)
  }
  await system.post('/statements', voiding(voider))
  expect((await system.get(`/statements?statementId=${voider}`)).status).toBe(200)
  // A statement about another one is found by what that one is found by.
  expect(ids(await system.get(query({ agent: JSON.stringify(someone(name)) })))).toContain(voider)
})

test('finds a statement by what it is about, however many stand between them', async () => {
  const name = newId()
  const [one, two, three] = [newId(), newId(), newId()]
  const ref = (id: string) => ({ objectType: 'StatementRef', id })
  await system.post('/statements', { ...about('x'), id: three, object: ref(two) })
  await system.post('/statements', { ...about(name), id: one })
  await system.post('/statements', { ...about('x'), id: two, object: ref(one) })
  const found = ids(await system.get(query({ activity: `https://activities.example/${name}` })))
  expect(found.toSorted()).toEqual([one, two, three].toSorted())
})

test('keeps what was sent as it was sent, and says itself who says so and when it was stored', async () => {
  const id = newId()
  const kept = about('exact', {
    id,
    version: '1.0.1',
    timestamp: '2026-11-28T19:00:00.123456+01:00',
    result: { score: { scaled: 0.123456789 }, extensions: { 'https://x.example/nothing': null } },
  })
  const parent = { id: 'https://parents.example/one' }
  const claimed = { stored: '2001-01-01T00:00:00Z', authority: someone('liar') }
  await system.post('/statements', { ...kept, ...claimed, context: { contextActivities: { parent } } })
  const { body } = await system.get(`/statements?statementId=${id}`)
  expect(body).toMatchObject({ ...kept, context: { contextActivities: { parent: [parent] } } })
  expect(body.stored).not.toBe(claimed.stored)
  expect(body.authority).not.toEqual(claimed.authority)
})

test('shows statements in each format', async () => {
  const [id] = (await launch.client.post('/statements', said(launch))).body
  const bare = await launch.client.get(`/statements?statementId=${id}&format=ids`)
  expect(bare.body).toMatchObject({ object: { id: COURSE }, verb: { id: said(launch).verb.id } })
  expect([bare.body.object.definition, bare.body.verb.display]).toEqual([undefined, undefined])
  const asked = `/statements?statementId=${id}&format=canonical`
  const german = await launch.client.get(asked, { 'accept-language': 'fr;q=0.3, de-AT, en;q=0.5' })
  expect(german.body.object.definition.name).toEqual({ de: 'Erste Hilfe' })
  expect(german.body.verb.display).toEqual({ de: 'abgeschlossen' })
  const whole = await launch.client.get(`/statements?statementId=${id}&attachments=true`)
  expect(whole.headers['content-type']).toBe('multipart/mixed; boundary=statements')
  expect(whole.text).toContain(`"id":"${id}"`)
})

test('gives a package what is of its learner and its registration, and nothing else', async () => {
  const other = await launchFor(hub, await hub.person())
  const [id] = (await launch.client.post('/statements', said(launch))).body
  expect((await other.client.get(`/statements?statementId=${id}`)).status).toBe(404)
  expect(ids(await other.client.get('/statements'))).toEqual([])
  expect((await other.client.post('/statements', said(launch))).status).toBe(403)
  expect((await other.client.post('/statements', said({ ...other, registration: launch.registration }))).status).toBe(
    403,
  )
  expect((await other.client.post('/statements', said(other, { ...voiding(id), actor: other.actor }))).status).toBe(403)
  const named = await other.client.post('/statements', said(other, { actor: { ...other.actor, name: 'Ada' } }))
  expect((await other.client.get(`/statements?statementId=${named.body[0]}`)).body.actor).toEqual(other.actor)
})

test('lets nobody in without a credential that works', async () => {
  const asked = '/statements'
  expect((await xapiClient(hub.app, null).get(asked)).status).toBe(401)
  expect((await xapiClient(hub.app, 'Basic YTpi').get(asked)).status).toBe(401)
  expect((await xapiClient(hub.app, 'Bearer hub_svc_0000000000000000000000000').get(asked)).status).toBe(401)
  const reader = xapiClient(hub.app, `Bearer ${await tokenOf(admin, ['xapi:read'])}`)
  expect((await reader.get(asked)).status).toBe(200)
  expect((await reader.post(asked, about('x'))).status).toBe(403)
  const writer = xapiClient(hub.app, `Bearer ${await tokenOf(admin, ['xapi:write'])}`)
  expect((await writer.get(asked)).status).toBe(403)
  const settings = await tokenOf(admin, ['settings_read'])
  expect((await xapiClient(hub.app, `Bearer ${settings}`).get(asked)).status).toBe(401)
  expect(
    (
      await hub.app.inject({
        url: '/api/users/',
        headers: { authorization: `Bearer ${await tokenOf(admin)}`, host: 'localhost' },
      })
    ).statusCode,
  ).toBe(401)
  const both = await admin.post('/hub/serviceTokens', {
    name: 'Both',
    scopes: ['settings_read', 'xapi:read'],
    expiresTime: new Date(Date.now() + 86_400_000).toISOString(),
  })
  expect([both.status, both.body.code]).toEqual([400, 'scope-stands-alone'])
})

test('ends a credential with its time, its session and its person', async () => {
  const short = await launchFor(hub, learner, { validFor: 60_000 })
  expect((await short.client.get('/statements')).status).toBe(200)
  hub.setNow(new Date(Date.now() + 61_000))
  expect((await short.client.get('/statements')).status).toBe(401)
  hub.setNow(null)
  const leaving = await hub.person()
  const left = await launchFor(hub, leaving)
  expect((await left.client.get('/statements')).status).toBe(200)
  await leaving.post('/auth/sign-out')
  expect((await left.client.get('/statements')).status).toBe(401)
  const away = await hub.person()
  const shut = await launchFor(hub, away)
  const keeper = await hub.person({ isAdmin: true, privileges: ['user_write'] })
  expect((await keeper.post(`/users/${away.memberId}/suspension`)).status).toBe(200)
  expect((await shut.client.get('/statements')).status).toBe(401)
  const closed = await launchFor(hub, learner)
  await endLaunchCredential(await hub.hubCall(), closed.credentialId)
  expect((await closed.client.get('/statements')).status).toBe(401)
})

test('ends a token of the hub when it is deleted', async () => {
  const token = await tokenOf(admin)
  const gone = xapiClient(hub.app, `Bearer ${token}`)
  expect((await gone.get('/statements')).status).toBe(200)
  const { body } = await admin.get('/hub/serviceTokens?limit=1')
  expect((await admin.delete(`/hub/serviceTokens/${body.items[0].id}`)).status).toBe(200)
  expect((await gone.get('/statements')).status).toBe(401)
})

test('lets the rules of a launch refuse statements, and tells of those that are new', async () => {
  const told: string[][] = []
  const { subscriptions } = hub.context
  hub.context.subscriptions = [
    on(statementsSent, async (_call, { launch: from, statements }) => {
      if (from?.kind === 'tincan' && statements.some(({ result }) => result))
        throw new XapiFault(403, 'No results here.')
    }),
    on(statementsStored, async (_call, { statements }) => void told.push(statements.map((each) => each.id))),
  ]
  const strict = await launchFor(hub, learner, { kind: 'tincan' })
  const [known, fresh, refused] = [newId(), newId(), newId()]
  await strict.client.post('/statements', { ...said(strict), id: known })
  await strict.client.post('/statements', [
    { ...said(strict), id: known },
    { ...said(strict), id: fresh },
  ])
  await strict.client.put(`/statements?statementId=${fresh}`, said(strict))
  const answer = await strict.client.post('/statements', { ...said(strict, { result: {} }), id: refused })
  hub.context.subscriptions = subscriptions
  expect([answer.status, answer.body]).toEqual([403, { message: 'No results here.' }])
  expect((await strict.client.get(`/statements?statementId=${refused}`)).status).toBe(404)
  expect(told).toEqual([[known], [fresh]])
})

test('keeps hubs apart', async () => {
  const stranger = await hub.person({ domainId: 2 })
  const theirs = await launchFor(hub, stranger, {}, 2)
  const [id] = (await launch.client.post('/statements', said(launch))).body
  expect((await theirs.client.get(`/statements?statementId=${id}`)).status).toBe(404)
  expect((await theirs.client.put(`/statements?statementId=${id}`, said(theirs))).status).toBe(204)
  expect(
    (
      await launch.client.send('GET', '/statements', {
        host: 'second.localhost',
        authorization: 'Basic x',
        'x-experience-api-version': '1.0.3',
      })
    ).status,
  ).toBe(401)
})

test('speaks version 1.0 alone, and says which to whoever asks', async () => {
  expect((await xapiClient(hub.app, null).send('GET', '/about', {})).body).toEqual({ version: ['1.0.3'] })
  for (const version of ['1.0', '1.0.0', '1.0.9'])
    expect((await system.get('/statements', { 'x-experience-api-version': version })).status).toBe(200)
  for (const version of ['0.95', '1.1.0', '2.0.0'])
    expect((await system.get('/statements', { 'x-experience-api-version': version })).status).toBe(400)
})

test('answers pages of other origins, and HEAD as GET', async () => {
  const asked = await system.send('OPTIONS', '/statements', {
    origin: 'https://courses.example',
    'access-control-request-method': 'PUT',
  })
  expect(asked.status).toBe(204)
  expect(asked.headers['access-control-allow-headers']).toContain('authorization')
  expect(asked.headers['access-control-allow-credentials']).toBeUndefined()
  const id = (await system.post('/statements', about('head'))).body[0]
  const head = await system.send('HEAD', `/statements?statementId=${id}`, {
    authorization: `Bearer ${await tokenOf(admin)}`,
    'x-experience-api-version': '1.0.3',
  })
  expect([head.status, head.text]).toEqual([200, ''])
  expect(head.headers['last-modified']).toBeDefined()
})

test('takes any call as a form, as the standard has it for old browsers', async () => {
  const id = newId()
  const form = new URLSearchParams({
    statementId: id,
    content: JSON.stringify(about('form')),
    'Content-Type': 'application/json',
    'X-Experience-API-Version': '1.0.3',
    Authorization: asPassword(await tokenOf(admin)),
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await system.send('POST', '/statements?method=PUT', headers, form.toString())).status).toBe(204)
  expect((await system.get(`/statements?statementId=${id}`)).status).toBe(200)
  expect((await system.send('POST', '/statements?method=PUT&statementId=x', headers, form.toString())).status).toBe(400)
})

test.each([
  ['a parameter that there is not', '/statements?colour=red'],
  ['a parameter in capitals', '/statements?StatementId=x'],
  ['an id beside a filter', `/statements?statementId=${newId()}&verb=https://verbs.example/x`],
  ['two ids', `/statements?statementId=${newId()}&voidedStatementId=${newId()}`],
  ['an id that is none', '/statements?statementId=x'],
  ['an agent that is no JSON', '/statements?agent=x'],
  ['an agent without an identifier', '/statements?agent={}'],
  ['a format that there is not', '/statements?format=long'],
  ['a limit below nothing', '/statements?limit=-1'],
  ['a truth that is none', '/statements?ascending=yes'],
  ['a moment that is none', '/statements?since=yesterday'],
  ['a cursor that was made up', '/statements?cursor=abc'],
  ['a parameter that comes twice', '/statements?limit=1&limit=2'],
])('refuses %s', async (_what, path) => {
  const { status, body, headers } = await system.get(path)
  expect([status, body.message.length > 10]).toEqual([400, true])
  if (!path.includes('limit=1')) expect(headers['x-experience-api-consistent-through']).toBeDefined()
})

test('says why it takes no signatures and no contents of attachments', async () => {
  const attachment = {
    usageType: 'http://adlnet.gov/expapi/attachments/signature',
    display: { en: 'Signature' },
    contentType: 'application/octet-stream',
    length: 1,
    sha2: 'a'.repeat(64),
  }
  const signed = await system.post('/statements', about('x', { attachments: [attachment] }))
  expect([signed.status, signed.body.message]).toEqual([400, expect.stringContaining('signature')])
  const parts = await system.post('/statements', '--a--', { 'content-type': 'multipart/mixed; boundary=a' })
  expect([parts.status, parts.body.message]).toEqual([400, expect.stringContaining('fileUrl')])
})

test('survives what nobody should send', async () => {
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
  const extension = `{"https://x.example/deep":${deep}}`
  const nested = JSON.stringify(about('deep', { context: { extensions: 'X' } })).replace('"X"', extension)
  const answers = await Promise.all([
    system.post('/statements', nested),
    system.post('/statements', 'null'),
    system.post('/statements', '[]x'),
    system.post('/statements', JSON.stringify(about('nul')).replace('attempted', 'a\\u0000b')),
    system.post('/statements', JSON.stringify(about('x')).replace('"actor"', '"__proto__":{},"actor"')),
    system.post('/statements', JSON.stringify(about('x')).replace('"actor"', '"actor":{},"actor"')),
    system.post('/statements', ' '.repeat((2 << 20) + 1)),
    system.send('PATCH', '/statements', { 'x-experience-api-version': '1.0.3' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 413, 404])
})

test('describes an activity as the newest statement does, and a person by what was asked', async () => {
  const id = `https://activities.example/${newId()}`
  expect((await system.get(`/activities?activityId=${id}`)).body).toEqual({ objectType: 'Activity', id })
  await system.post('/statements', about('x', { object: { id, definition: { name: { en: 'Knots' } } } }))
  const more = { name: { de: 'Knoten' }, type: 'https://types.example/skill' }
  await system.post('/statements', about('x', { object: { id, definition: more } }))
  const { definition } = (await system.get(`/activities?activityId=${id}`)).body
  expect(definition).toEqual({ name: { en: 'Knots', de: 'Knoten' }, type: 'https://types.example/skill' })
  const { body } = await system.get(`/agents?agent=${JSON.stringify({ name: 'Ada', mbox: 'mailto:ada@example.org' })}`)
  expect(body).toEqual({ objectType: 'Person', name: ['Ada'], mbox: ['mailto:ada@example.org'] })
})
