import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { handlers as realHandlers } from '../handlers.ts'
import type { Handlers } from '../contract/handlers.ts'
import { makeTopic } from '../topics/topic-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { problem } from '../testing/client.ts'
import { newId } from '../platform/ids.ts'
import { forgetAnswers } from './service.ts'

/** Stands in for what happens in the middle of a call: after its effect and before its answer. */
let meanwhile: (domainId: number) => Promise<void> = async () => undefined
const createTopic: Handlers['createTopic'] = async (input) => {
  const answer = await realHandlers.createTopic(input)
  await meanwhile(input.call.hub.domainId)
  return answer
}

const ADMIN = { isAdmin: true, privileges: ['playlist_write', 'user_write', 'user_read'] } as const
const DAY_MS = 24 * 60 * 60_000

let hub: TestHub
let admin: Somebody

beforeAll(async () => {
  hub = await testHub({ handlers: { createTopic }, features: ['helix'] })
  admin = await hub.person(ADMIN)
})
afterEach(() => {
  meanwhile = async () => undefined
  hub.setNow(null)
})
afterAll(() => hub.close())

const under = (key: string) => ({ 'idempotency-key': key })

async function countTopics(name: string, domainId = 1): Promise<number> {
  const { db } = await hub.hubCall(domainId)
  const rows = await db.selectFrom('topic').select('topic.id').where('topic.name', '=', name).execute()
  return rows.length
}

async function keptAnswers(memberId = admin.memberId) {
  const { db } = await hub.hubCall()
  return db.selectFrom('idempotency_key').selectAll().where('idempotency_key.member_id', '=', memberId).execute()
}

test.each<[what: string, path: string, body: object]>([
  ['makes one thing', '/topics/', { name: 'Once' }],
  ['makes several', '/tags/', { names: ['once', 'twice'] }],
  ['sends mails', '/users/invite', { ids: [] }],
  [
    'asks others for something',
    '/content-request',
    { name: 'A tour', content: 'I would like to know where everything is.' },
  ],
  [
    'answers a secret',
    '/me/tokens',
    { name: 'Nightly', scopes: ['me'], expiresTime: new Date(Date.now() + DAY_MS).toISOString() },
  ],
])('answers a call that %s the second time as the first time, without a second effect', async (_, path, body) => {
  const guest = await hub.person({ isAdmin: true })
  const sent = path === '/users/invite' ? { ids: [guest.memberId] } : body
  const key = newId()
  const first = await admin.post(path, sent, under(key))
  expect(first.status, JSON.stringify(first.body)).toBeLessThan(300)
  hub.statements()
  const second = await admin.post(path, sent, under(key))
  expect([second.status, second.body]).toEqual([first.status, first.body])
  expect(first.headers['idempotent-replayed']).toBeUndefined()
  expect(second.headers['idempotent-replayed']).toBe('true')
  expect(hub.statements().filter((text) => /^\s*(insert|update|delete)/i.test(text))).toEqual([])
})

test('keeps answers so that the database alone does not tell what they say', async () => {
  const person = await hub.person()
  const expiresTime = new Date(Date.now() + DAY_MS).toISOString()
  const { body } = await person.post('/me/tokens', { name: 'A', scopes: ['me'], expiresTime }, under('secret'))
  const [kept] = await keptAnswers(person.memberId)
  expect(body.token).toMatch(/^hub_pat_/)
  expect(kept!.sealed_answer.toString('latin1')).not.toContain('hub_pat_')
})

test('has one effect where several come at once', async () => {
  const send = () => admin.post('/topics/', { name: 'At once' }, under('at-once'))
  const answers = await Promise.all([send(), send(), send(), send()])
  expect(await countTopics('At once')).toBe(1)
  const made = answers.filter(({ status }) => status === 201)
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
  const others = answers.filter((answer) => !made.includes(answer))
  for (const answer of others) expect(answer).toEqual(problem(409, 'idempotency-key-in-use'))
  expect((await send()).body).toEqual(made[0]!.body)
})

test('refuses the second while the first still runs', async () => {
  const { promise: hold, resolve: release } = Promise.withResolvers<void>()
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  meanwhile = () => {
    reach()
    return hold
  }
  const first = admin.post('/topics/', { name: 'Slow' }, under('slow'))
  await reached
  const second = await admin.post('/topics/', { name: 'Slow' }, under('slow'))
  expect(second).toEqual(problem(409, 'idempotency-key-in-use'))
  expect(second.headers['retry-after']).toBe('1')
  release()
  expect((await first).status).toBe(201)
})

test('refuses another call with the same key', async () => {
  await admin.post('/topics/', { name: 'Mine' }, under('mine'))
  for (const again of [
    await admin.post('/topics/', { name: 'Other' }, under('mine')),
    await admin.post('/tags/', { names: ['other'] }, under('mine')),
  ])
    expect(again).toEqual(problem(422, 'idempotency-key-reused'))
  expect(await countTopics('Other')).toBe(0)
})

test('keeps the keys of callers and of hubs apart', async () => {
  const colleague = await hub.person(ADMIN)
  const elsewhere = await hub.person({ ...ADMIN, domainId: 2 })
  const ids = await Promise.all(
    [admin, colleague, elsewhere].map(async (who, index) => {
      const answer = await who.post('/topics/', { name: `Shared ${index}` }, under('shared'))
      expect(answer.status).toBe(201)
      return answer.body.id as string
    }),
  )
  expect(new Set(ids).size).toBe(3)
  expect(await countTopics('Shared 2', 2)).toBe(1)
})

test('leaves neither the effect nor the key where the connection ends in the middle', async () => {
  meanwhile = async (domainId) => {
    const { db } = await hub.hubCall(domainId)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where state = 'idle in transaction' and datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  }
  const cut = await admin.post('/topics/', { name: 'Cut off' }, under('cut-off'))
  expect(cut.status).toBeGreaterThanOrEqual(500)
  expect([await countTopics('Cut off'), (await keptAnswers()).length]).toEqual([0, expect.any(Number)])
  meanwhile = async () => undefined
  const again = await admin.post('/topics/', { name: 'Cut off' }, under('cut-off'))
  expect([again.status, again.headers['idempotent-replayed'], await countTopics('Cut off')]).toEqual([
    201,
    undefined,
    1,
  ])
})

test('leaves nothing of a call that failed, and lets it be repeated', async () => {
  meanwhile = () => Promise.reject(new Error('a fault of the server'))
  expect((await admin.post('/topics/', { name: 'Failed' }, under('failed'))).status).toBe(500)
  expect(await countTopics('Failed')).toBe(0)
  meanwhile = async () => undefined
  expect((await admin.post('/topics/', { name: 'Failed' }, under('failed'))).status).toBe(201)
})

test('keeps no refusal', async () => {
  const id = await makeTopic(admin, 'Taken')
  const send = () => admin.post('/topics/', { name: 'Taken' }, under('taken'))
  expect(await send()).toEqual(problem(409, 'topic-name-taken'))
  await admin.delete(`/topics/${id}`)
  expect((await send()).status).toBe(201)
})

test('keeps what a call without a key would have kept of a refused one', async () => {
  const person = await hub.person(ADMIN)
  const before = await keptAnswers(person.memberId)
  expect(await person.post('/topics/', { name: 'No parent', parentTopicId: newId() }, under('no-parent'))).toEqual(
    problem(400, 'unknown-reference'),
  )
  expect(await keptAnswers(person.memberId)).toEqual(before)
})

test('says the same of what the database itself refused', async () => {
  const about = { type: 'helix_user_meeting_skill', refId: newId(), rating: true }
  expect(await admin.post('/me/feedback/', about, under('refused'))).toEqual(problem(400, 'unknown-reference'))
})

test('asks the database nothing more where no key is sent', async () => {
  hub.statements()
  await makeTopic(admin, 'Without a key')
  expect(hub.statements().filter((text) => /idempotency|savepoint/.test(text))).toEqual([])
})

test('frees a key after a day, and forgets what it kept', async () => {
  const person = await hub.person(ADMIN)
  await person.post('/topics/', { name: 'Yesterday' }, under('daily'))
  hub.setNow(new Date(Date.now() + DAY_MS + 1000))
  expect((await person.post('/topics/', { name: 'Today' }, under('daily'))).status).toBe(201)
  expect(await keptAnswers(person.memberId)).toHaveLength(1)
  await forgetAnswers(await hub.hubCall())
  expect(await keptAnswers(person.memberId)).toHaveLength(1)
  hub.setNow(new Date(Date.now() + 2 * DAY_MS + 2000))
  await forgetAnswers(await hub.hubCall())
  expect(await keptAnswers(person.memberId)).toHaveLength(0)
})

test('refuses the key after the ten thousandth, and what it was never sent with goes on', async () => {
  const person = await hub.person(ADMIN)
  const { db } = await hub.hubCall()
  await sql`insert into idempotency_key (domain_id, member_id, key_hash, request_hash, sealed_answer, created_at)
    select 1, ${person.memberId}::uuid, sha256(number::text::bytea), ''::bytea, ''::bytea, now()
    from generate_series(1, 10000) number`.execute(db)
  const refused = await person.post('/tags/', { names: ['too many'] }, under('one-more'))
  expect(refused).toEqual(problem(429, 'idempotency-key-limit-reached'))
  expect((await person.post('/tags/', { names: ['too many'] })).status).toBe(201)
})

test.each(['', 'x'.repeat(256), 'tab\there'])('refuses the key %j', async (key) => {
  expect((await admin.post('/tags/', { names: ['odd'] }, under(key))).status).toBe(400)
})
