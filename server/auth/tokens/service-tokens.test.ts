import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Privilege } from '../../context.ts'
import { registerMailJobs } from '../../emails/jobs.ts'
import { mailbox, type Mailbox } from '../../emails/mailbox-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { MAX_SERVICE_TOKENS } from '../rules.ts'

let hub: TestHub
let keeper: Somebody
let box: Mailbox
let endSchedules: () => void

beforeAll(async () => {
  hub = await testHub()
  box = mailbox()
  endSchedules = await registerMailJobs(hub.context, box)
  keeper = await admin('settings_write', 'user_write', 'playlist_write')
})
afterEach(() => {
  hub.setNow(null)
  box.mails.splice(0)
})
afterAll(async () => {
  endSchedules()
  await hub.close()
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const input = (scopes: string[], days = 30) => ({ name: 'HR system', scopes, expiresTime: inDays(days) })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

function admin(...privileges: Privilege[]) {
  return hub.person({ isAdmin: true, privileges })
}

async function made(scopes: string[], by = keeper): Promise<{ id: string; token: string }> {
  const { status, body } = await by.post('/hub/serviceTokens', input(scopes))
  expect(status).toBe(201)
  return body
}

const listed = async (who = keeper) => (await who.get('/hub/serviceTokens?limit=100')).body.items

test('makes a token of the hub, shows it once and keeps only a hash', async () => {
  const { id, token } = await made(['user_read', 'playlist_write'])
  expect(token).toMatch(/^hub_svc_[\w-]{8}_[\w-]{43}$/)
  const [row] = await listed()
  expect(row).toMatchObject({
    id,
    name: 'HR system',
    scopes: ['user_read', 'playlist_write'],
    createdBy: { id: keeper.memberId },
    lastUsedTime: null,
  })
  const { db } = await hub.hubCall()
  expect(JSON.stringify(await db.selectFrom('service_token').selectAll().execute())).not.toContain(token)
  expect((await hub.nobody.get('/users', bearer(token))).status).toBe(200)
  expect((await hub.nobody.get('/topics/', bearer(token))).status).toBe(200)
  expect((await hub.nobody.get('/hub/settings', bearer(token))).status).toBe(403)
  expect(Date.now() - Date.parse((await listed())[0].lastUsedTime)).toBeLessThan(60_000)
})

test('goes on when the admin who made it is removed', async () => {
  const creator = await admin('settings_write')
  const { token } = await made(['settings_read'], creator)
  expect((await (await admin('user_write', 'settings_write')).delete(`/users/${creator.memberId}`)).status).toBe(200)
  expect((await creator.get('/hub/settings')).status).toBe(401)
  expect((await hub.nobody.get('/hub/settings', bearer(token))).status).toBe(200)
})

test('says of what is about the caller that the token is nobody', async () => {
  const { token } = await made(['playlist_write', 'user_write'])
  for (const path of [
    '/me/profile',
    '/me/playlists/',
    '/me/tokens',
    '/me/notifications',
    '/auth/session',
    '/auth/sessions',
  ])
    expect((await hub.nobody.get(path, bearer(token))).body, path).toMatchObject({
      status: 403,
      code: 'not-allowed',
      detail: expect.stringContaining('belongs to the hub and to no person'),
    })
  expect(
    (await hub.nobody.put('/me/playlists/0199d3a0-0000-7000-8000-000000000001/save', {}, bearer(token))).status,
  ).toBe(403)
})

test('makes no further tokens, and takes none that would be somebody', async () => {
  const { token } = await made(['settings_write'])
  expect((await hub.nobody.post('/hub/serviceTokens', input(['settings_read']), bearer(token))).status).toBe(403)
  expect((await keeper.post('/hub/serviceTokens', input(['me']))).status).toBe(400)
})

test('refuses scopes that the admin does not hold, an end out of range and a password of long ago', async () => {
  expect((await keeper.post('/hub/serviceTokens', input(['settings_read', 'report_read']))).body).toMatchObject({
    code: 'scope-not-held',
    errors: [{ pointer: '/scopes/1' }],
  })
  expect((await keeper.post('/hub/serviceTokens', input(['settings_read'], 366))).body.code).toBe('expiry-out-of-range')
  const late = await hub.person({ isAdmin: true, privileges: ['settings_write'], isProofOld: true })
  expect((await late.post('/hub/serviceTokens', input(['settings_read']))).body.code).toBe('step-up-required')
  expect((await (await admin('settings_read')).post('/hub/serviceTokens', input(['settings_read']))).status).toBe(403)
})

test('ends with its day, and at once when it is deleted', async () => {
  const [first, second, third] = [
    await made(['settings_read']),
    await made(['settings_read']),
    await made(['settings_read']),
  ]
  const works = async ({ token }: { token: string }) => (await hub.nobody.get('/hub/settings', bearer(token))).status
  expect([await works(first), await works(second)]).toEqual([200, 200])
  expect((await (await admin('settings_read')).delete(`/hub/serviceTokens/${first.id}`)).status).toBe(403)
  expect((await keeper.delete(`/hub/serviceTokens/${first.id}`)).status).toBe(200)
  expect((await keeper.delete(`/hub/serviceTokens/${first.id}`)).status).toBe(404)
  expect([await works(first), await works(second)]).toEqual([401, 200])
  hub.setNow(new Date(Date.now() + 31 * 86_400_000))
  expect(await works(third)).toBe(401)
})

test('counts in its own hub only', async () => {
  const { id, token } = await made(['settings_read'])
  const there = { host: 'second.localhost' }
  expect((await hub.nobody.get('/hub/settings', { ...bearer(token), ...there })).status).toBe(401)
  const foreign = await hub.person({ domainId: 2, isAdmin: true, privileges: ['settings_write'] })
  expect(await listed(foreign)).toEqual([])
  expect((await foreign.delete(`/hub/serviceTokens/${id}`)).status).toBe(404)
})

test('writes down what it changes under its name, also after its end', async () => {
  const { id, token } = await made(['playlist_write'])
  const { body: topic } = await hub.nobody.post('/topics/', { name: 'Made by a program' }, bearer(token))
  await keeper.delete(`/hub/serviceTokens/${id}`)
  const { db } = await hub.hubCall()
  const author = await db.selectFrom('topic').select('author_id').where('id', '=', topic.id).executeTakeFirstOrThrow()
  expect(author.author_id).toBe(id)
  const entries = await db.selectFrom('audit_entry').select('actor_id').where('object_id', '=', topic.id).execute()
  expect(entries).toEqual([{ actor_id: id }])
})

test('is nobody in any list of people, and can be neither looked at nor brought back', async () => {
  const { id, token } = await made(['user_write'])
  const boss = await admin('user_write')
  for (const path of ['/users?limit=100', '/users?limit=100&includeDeletedUsers=true', '/users?search=HR+system'])
    expect(JSON.stringify((await boss.get(path)).body), path).not.toContain(id)
  expect((await boss.get(`/users/${id}`)).status).toBe(404)
  expect((await boss.post(`/users/${id}/restore`)).status).toBe(404)
  expect((await boss.get(`/users/${id}/privileges`)).status).toBe(404)
  expect((await hub.nobody.get('/users?limit=1', bearer(token))).status).toBe(200)
})

test('opens to a person what a token of the hub may do without a right only where a member may', async () => {
  const person = await hub.person()
  const { body } = await person.post('/me/tokens', input(['me']))
  expect((await hub.nobody.get('/topics/', bearer(body.token))).status).toBe(200)
  const reader = await admin('user_read')
  const { body: narrow } = await reader.post('/me/tokens', input(['user_read']))
  expect((await hub.nobody.get('/topics/', bearer(narrow.token))).status).toBe(403)
  expect((await hub.nobody.get('/jobs', bearer(narrow.token))).status).toBe(403)
})

test('follows its own jobs and nobody else’s', async () => {
  const { token } = await made(['user_write'])
  expect((await hub.nobody.get('/jobs', bearer(token))).body).toMatchObject({ total: 0, items: [] })
})

test('writes the making and the end into the audit and the security log, and mails those who see the list', async () => {
  const [reader, other] = [await admin('settings_read'), await admin('user_read')]
  const { id } = await made(['settings_read', 'user_read'])
  const to = box.mails.map((mail) => mail.to.address)
  expect(to).toEqual(expect.arrayContaining([keeper.email, reader.email]))
  expect(to).not.toContain(other.email)
  const mail = box.mails.find((each) => each.to.address === reader.email)!
  expect(mail.subject).toBe('[Test hub] A token of the hub was created')
  expect(mail.text).toContain('/manage/settings/tokens')
  expect(mail.text).not.toContain('HR system')
  await keeper.delete(`/hub/serviceTokens/${id}`)
  const { db } = await hub.hubCall()
  const audit = await db
    .selectFrom('audit_entry')
    .select(['action', 'object_type', 'object_name', 'actor_id'])
    .where('object_id', '=', id)
    .orderBy('created_at')
    .execute()
  const about = { object_type: 'serviceToken', object_name: 'HR system', actor_id: keeper.memberId }
  expect(audit).toEqual([
    { ...about, action: 'CREATE' },
    { ...about, action: 'DELETE' },
  ])
  const events = (await keeper.get('/security-events?limit=2')).body.items
  expect(events).toMatchObject([
    { type: 'serviceTokenDeleted', user: null, author: { id: keeper.memberId }, details: { name: 'HR system' } },
    { type: 'serviceTokenCreated', user: null, details: { scopes: 'settings_read user_read' } },
  ])
  const changes = (await keeper.get('/hub/audit?limit=1')).body.items
  expect(changes).toMatchObject([{ action: 'DELETE', item: { type: 'serviceToken', name: 'HR system' } }])
})

test('shows admins the personal tokens of everybody, and lets them end one', async () => {
  const [owner, reader] = [await hub.person({ firstName: 'Lea' }), await admin('settings_read')]
  const { body: own } = await owner.post('/me/tokens', { ...input(['me']), name: 'Mine' })
  const found = (await reader.get(`/hub/apiTokens?userId=${owner.memberId}`)).body
  expect(found).toMatchObject({
    total: 1,
    items: [{ id: own.id, name: 'Mine', scopes: ['me'], lastUsedTime: null, owner: { id: owner.memberId } }],
  })
  expect((await reader.get('/hub/apiTokens')).body.items[0].id).toBe(own.id)
  expect((await owner.get('/hub/apiTokens')).status).toBe(403)
  expect((await reader.delete(`/hub/apiTokens/${own.id}`)).status).toBe(403)
  const foreign = await hub.person({ domainId: 2, isAdmin: true, privileges: ['settings_write'] })
  expect((await foreign.get('/hub/apiTokens')).body.total).toBe(0)
  expect((await foreign.delete(`/hub/apiTokens/${own.id}`)).status).toBe(404)
  expect((await hub.nobody.get('/me/profile', bearer(own.token))).status).toBe(200)
  expect((await keeper.delete(`/hub/apiTokens/${own.id}`)).status).toBe(200)
  expect((await hub.nobody.get('/me/profile', bearer(own.token))).status).toBe(401)
  expect((await owner.get('/me/security-events')).body.items[0]).toMatchObject({
    type: 'tokenDeleted',
    author: { id: keeper.memberId },
  })
})

test('has fifty that work at the most, however many are made at the same time', async () => {
  const there = (await listed()).length
  const asked = Array.from({ length: MAX_SERVICE_TOKENS + 1 - there }, () =>
    keeper.post('/hub/serviceTokens', input(['settings_read'])),
  )
  const codes = (await Promise.all(asked)).map(({ status, body }) => body.code ?? status)
  expect(codes.filter((code) => code === 'service-token-limit-reached')).toHaveLength(1)
  expect(await listed()).toHaveLength(MAX_SERVICE_TOKENS)
})
