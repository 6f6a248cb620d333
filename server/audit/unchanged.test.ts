import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'

/** What leaves everything as it was is in no list of changes. */

let hub: TestHub
let admin: Somebody

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['user_write', 'settings_write', 'playlist_write'] })
})
afterAll(() => hub.close())

const countEntries = async () => {
  const { db } = await hub.hubCall()
  const { count } = await db
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function leavesNothing(change: () => Promise<{ status: number }>): Promise<void> {
  const before = await countEntries()
  expect((await change()).status).toBeLessThan(300)
  expect(await countEntries()).toBe(before)
}

/** Sends something the values that it has. */
const sendsAgain = async (path: string, body: object) => {
  const { headers } = await admin.get(path)
  return admin.patch(path, body, { 'if-match': String(headers['etag'] ?? '*') })
}

test('a topic', async () => {
  const { body } = await admin.post('/topics', { name: 'Safety' })
  const path = `/topics/${body.id}`
  await leavesNothing(() => sendsAgain(path, { name: 'Safety' }))
  await leavesNothing(() => admin.post(`${path}/rank`, { index: 0 }))
  await leavesNothing(() => admin.post('/topics/ranks/reset', { parentTopicId: null }))
})

test('a custom field', async () => {
  const { body } = await admin.post('/customFields', { label: 'Locker', type: 'text' })
  await leavesNothing(() => sendsAgain(`/customFields/${body.id}`, { label: 'Locker', index: 0 }))
})

test('a type of teams', async () => {
  const { body } = await admin.post('/teamTypes', { name: 'Branch' })
  const path = `/teamTypes/${body.id}`
  await leavesNothing(() => sendsAgain(path, { name: 'Branch' }))
  await leavesNothing(() => admin.patch(`${path}/rank/0`))
})

test('a team', async () => {
  const { body } = await admin.post('/teams', { name: 'North' })
  await leavesNothing(() => sendsAgain(`/teams/${body.id}`, { name: 'North' }))
})

test('welcome views that nobody saw', async () => {
  await leavesNothing(() => admin.patch('/welcomeViews/reset'))
})
