import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addAsset } from '../../assets/asset-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { problem } from '../../testing/client.ts'
import { addToken } from '../../testing/people.ts'

/** Tickets by which a plain link downloads a file without a session. */

let hub: TestHub
let admin: Somebody
beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write', 'user_write'] })
})
afterAll(() => hub.close())
afterEach(() => hub.setNow(null))

const SPENT = problem(400, 'token-invalid')
const ticketOf = async (operationId: string, by = admin) => {
  const answer = await by.post('/downloads/tickets', { operationId })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.sessionToken as string
}
const AUDIT = '/content/audit?format=csv'
const follow = (ticket: string, path = AUDIT, by = hub.nobody) =>
  by.get(`${path}${path.includes('?') ? '&' : '?'}sessionToken=${ticket}`)

describe('a ticket', () => {
  test('stands in for the session in one call, with its rights and no more', async () => {
    const ticket = await ticketOf('listContentChanges')
    const { body } = await admin.post('/downloads/tickets', { operationId: 'listContentChanges' })
    expect(ticket).toMatch(/^\d{8}T\d{9}Z-[\w-]{43}$/)
    expect(new Date(body.expiresTime).getTime() - Date.now()).toBeLessThanOrEqual(60_000)
    const sent = await follow(ticket)
    expect([sent.status, sent.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(await follow(ticket)).toEqual(SPENT)
    expect((await hub.nobody.get(AUDIT)).status).toBe(401)
    const learner = await hub.person()
    expect((await follow(await ticketOf('listContentChanges', learner))).status).toBe(403)
  })

  test('is used up by its person once, beside their session as well', async () => {
    const ticket = await ticketOf('listContentChanges')
    expect((await follow(ticket, AUDIT, admin)).status).toBe(200)
    expect(await follow(ticket, AUDIT, admin)).toEqual(SPENT)
  })

  test('is used once where it comes twice at the same moment', async () => {
    const ticket = await ticketOf('listContentChanges')
    const answers = await Promise.all([follow(ticket), follow(ticket)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
  })

  test('ends after a minute, and with the session', async () => {
    const ticket = await ticketOf('listContentChanges')
    hub.setNow(new Date(Date.now() + 61_000))
    expect(await follow(ticket)).toEqual(SPENT)
    hub.setNow(null)
    const leaving = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    const left = await ticketOf('listContentChanges', leaving)
    expect((await leaving.post('/auth/sign-out')).status).toBeLessThan(300)
    expect(await follow(left)).toEqual(SPENT)
  })

  test('is of one operation, one person and one hub', async () => {
    const [another, elsewhere] = [await ticketOf('exportUsers'), await ticketOf('listContentChanges')]
    expect(await follow(another)).toEqual(SPENT)
    const other = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    expect(await follow(await ticketOf('listContentChanges'), AUDIT, other)).toEqual(SPENT)
    const there = await hub.person({ domainId: 2, isAdmin: true, privileges: ['asset_write'] })
    expect(await follow(elsewhere, AUDIT, there)).toEqual(SPENT)
    expect((await follow(elsewhere)).status).toBe(200)
    expect(await follow('20261102T090000000Z-guessed-guessed-guessed')).toEqual(SPENT)
  })

  test('is given out for what takes one alone, and to no API token', async () => {
    const refused = problem(400, 'no-ticket-for-operation')
    for (const operationId of ['getMyProfile', 'deleteUser', 'noSuchThing', 'constructor'])
      expect(await admin.post('/downloads/tickets', { operationId })).toEqual(refused)
    const headers = { authorization: `Bearer ${await addToken(hub.context.databases, admin, ['me'])}` }
    const asked = { operationId: 'listContentChanges' }
    expect((await hub.nobody.post('/downloads/tickets', asked, headers)).status).toBe(403)
    expect((await hub.nobody.post('/downloads/tickets', { operationId: 'listContentChanges' })).status).toBe(401)
  })
})

test.each([
  ['exportContent', '/content/export?kind=asset'],
  ['exportUsers', '/users/export'],
])('opens %s without a session', async (operationId, path) => {
  const ticket = await ticketOf(operationId)
  const { status, headers } = await follow(ticket, path)
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
})

test('is taken by a change of status, in its preview and once in its body', async () => {
  const assetId = await addAsset(hub.context.databases.forHub(1))
  const learner = await hub.person()
  const change = { newStatus: 'notstarted', contentIds: [assetId], userIds: [learner.memberId] }
  const query = `contentIds=${assetId}&userIds=${learner.memberId}&newStatus=notstarted`
  const seen = await ticketOf('previewContentStatusChange')
  const path = `/content/statusChange?${query}&session_token=`
  expect((await hub.nobody.get(`${path}${seen}`)).status).toBe(200)
  expect(await hub.nobody.get(`${path}${seen}`)).toEqual(SPENT)
  const sent = { ...change, session_token: await ticketOf('createContentStatusChange') }
  expect((await admin.post('/content/statusChange', sent)).status).toBe(202)
  expect(await admin.post('/content/statusChange', sent)).toEqual(SPENT)
})
