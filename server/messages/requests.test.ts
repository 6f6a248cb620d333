import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAsset } from '../assets/asset-fixtures.ts'
import type { Db } from '../db/connect.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'

/** What becomes of a request for content. */

let hub: TestHub
let db: Db
let admin: Somebody
let other: Somebody

beforeAll(async () => {
  hub = await testHub()
  db = hub.context.databases.forHub(1)
  admin = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
  other = await hub.person({ isAdmin: true, privileges: ['playlist_write'] })
})
afterAll(() => hub.close())

async function ask(who: Somebody, name = 'A tour'): Promise<string> {
  const { body } = await who.post('/content-request', { name, content: 'Where is everything?' })
  return body.id as string
}

const unreadOf = async (who: Somebody) =>
  (await who.get('/messages?read=false')).body.items.map(({ requestId }: { requestId: string }) => requestId)
const newsOf = async (who: Somebody) => (await who.get('/me/notifications')).body.items as Record<string, unknown>[]
const mailsTo = (who: Somebody) =>
  db.selectFrom('outbox_mail').select(['type', 'body_text as text']).where('member_id', '=', who.memberId).execute()

test('an answer reaches the person once, clears the messages of all admins and leads to content that the person sees', async () => {
  const learner = await hub.person()
  await db.updateTable('member').set({ notification_channel: 'email' }).where('id', '=', learner.memberId).execute()
  const id = await ask(learner)
  const [shown, hidden] = [await addAsset(db, { name: 'Shown' }), await addAsset(db, { audience: 'admin' })]
  const path = `/content-requests/${id}`
  expect(await unreadOf(other)).toContain(id)
  expect((await admin.patch(path, { state: 'answered' })).body.code).toBe('answer-required')
  const wrong = await admin.patch(path, { state: 'answered', contentIds: [shown, hidden] })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'unknown-reference' } })
  const { headers } = await admin.get(path)
  const version = { 'if-match': String(headers['etag']) }
  const body = { state: 'answered', answer: 'Here it is.', contentIds: [shown] }
  expect((await admin.patch(path, body, version)).status).toBe(200)
  expect((await other.patch(path, { state: 'closed' }, version)).status).toBe(412)
  expect(await unreadOf(other)).not.toContain(id)
  expect(await newsOf(learner)).toMatchObject([{ type: 'contentRequestAnswered', message: 'Here it is.' }])
  expect(await mailsTo(learner)).toMatchObject([
    { type: 'contentRequestAnswered', text: expect.stringContaining('> Here it is.') },
  ])
  expect((await admin.get(path)).body).toMatchObject({
    state: 'answered',
    answeredBy: { id: admin.memberId },
    contents: [{ id: shown, name: 'Shown' }],
  })
  await other.patch(path, body)
  expect(await newsOf(learner)).toHaveLength(1)
  await other.patch(path, { state: 'answered', answer: 'Or rather here.' })
  expect(await newsOf(learner)).toHaveLength(2)
  expect((await hub.audit(id)).at(-1)).toMatchObject({ action: 'UPDATE', object_type: 'contentRequest' })
  await db.updateTable('content').set({ published: false }).where('id', '=', shown).execute()
  expect((await learner.get('/me/content-requests/')).body).toMatchObject({
    total: 1,
    items: [{ id, state: 'answered', answer: 'Or rather here.', contents: [] }],
  })
  expect((await admin.get(path)).body.contents).toMatchObject([{ id: shown }])
  await db.updateTable('content').set({ is_deleted: true }).where('id', '=', shown).execute()
  expect((await admin.get(path)).body.contents).toEqual([])
})

test('a request that is closed tells nobody, and can be opened again', async () => {
  const learner = await hub.person()
  const id = await ask(learner, 'Something else')
  expect((await admin.patch(`/content-requests/${id}`, { state: 'closed' })).status).toBe(200)
  expect(await unreadOf(other)).not.toContain(id)
  expect(await newsOf(learner)).toEqual([])
  const idsOf = async (query: string) =>
    (await admin.get(`/content-requests/?${query}`)).body.items.map((item: { id: string }) => item.id)
  expect(await idsOf('state=closed')).toEqual([id])
  expect(await idsOf('search=SOMETHING')).toEqual([id])
  expect(await idsOf('search=nowhere')).toEqual([])
  expect((await admin.patch(`/content-requests/${id}`, { state: 'open' })).status).toBe(200)
  expect(await idsOf('state=open')).toEqual([id])
})

test('a request that is closed with a reason tells it to the person, once', async () => {
  const learner = await hub.person()
  const id = await ask(learner, 'A pony')
  const answer = 'There is no stable.'
  const close = (body: object = {}) => admin.patch(`/content-requests/${id}`, { state: 'closed', ...body })
  expect((await close({ answer })).status).toBe(200)
  expect(await newsOf(learner)).toMatchObject([{ type: 'contentRequestAnswered', message: answer }])
  expect((await learner.get('/me/content-requests/')).body.items).toMatchObject([
    { id, state: 'closed', answer, answeredBy: { id: admin.memberId }, contents: [] },
  ])
  await close({ answer })
  await close()
  expect(await newsOf(learner)).toHaveLength(1)
  // What was answered before is no reason for closing it.
  await admin.patch(`/content-requests/${id}`, { state: 'answered', answer: 'Here it is.' })
  await close()
  expect(await newsOf(learner)).toHaveLength(2)
})

test('requests of others are for those who could add the content', async () => {
  const [learner, stranger] = [await hub.person(), await hub.person({ isAdmin: true, privileges: ['user_write'] })]
  const id = await ask(learner)
  for (const who of [learner, stranger]) {
    expect((await who.get('/content-requests/')).status).toBe(403)
    expect((await who.get(`/content-requests/${id}`)).status).toBe(403)
    expect((await who.patch(`/content-requests/${id}`, { state: 'closed' })).status).toBe(403)
  }
  expect((await stranger.get('/me/content-requests/')).body.total).toBe(0)
  const nobody = '0199d3a0-0000-7000-8000-00000000dead'
  expect((await admin.get(`/content-requests/${nobody}`)).status).toBe(404)
  expect((await admin.patch(`/content-requests/${nobody}`, { state: 'closed' })).status).toBe(404)
})
