import type { Privilege } from '../../context.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testHub, type TestHub } from '../../testing/app.ts'

let hub: TestHub

beforeAll(async () => {
  hub = await testHub()
})
afterEach(() => hub.setNow(null))
afterAll(() => hub.close())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const input = (scopes: string[], days = 30) => ({ name: 'Nightly export', scopes, expiresTime: inDays(days) })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

function admin(...privileges: Privilege[]) {
  return hub.person({ isAdmin: true, privileges })
}

test('makes a token that acts for its owner, shows it once and keeps only a hash', async () => {
  const person = await hub.person()
  const { status, body } = await person.post('/me/tokens', input(['me']))
  expect(status).toBe(201)
  expect(body.token).toMatch(/^hub_pat_[\w-]{8}_[\w-]{43}$/)
  const session = await hub.nobody.get('/auth/session', bearer(body.token))
  expect(session.body.user.id).toBe(person.memberId)
  const list = await person.get('/me/tokens')
  expect(list.body).toMatchObject({ total: 1, items: [{ id: body.id, name: 'Nightly export', scopes: ['me'] }] })
  expect(session.body.expiresTime).toBe(list.body.items[0].expiresTime)
  expect(JSON.stringify(list.body)).not.toContain(body.token)
  const { db } = await hub.hubCall()
  expect(JSON.stringify(await db.selectFrom('api_token').selectAll().execute())).not.toContain(body.token)
})

test('notes when a token was used', async () => {
  const person = await hub.person()
  const { body } = await person.post('/me/tokens', input(['me']))
  expect((await person.get('/me/tokens')).body.items[0].lastUsedTime).toBeNull()
  await hub.nobody.get('/auth/session', bearer(body.token))
  expect(Date.now() - Date.parse((await person.get('/me/tokens')).body.items[0].lastUsedTime)).toBeLessThan(60_000)
})

test('gives a token what its scopes and its owner both have', async () => {
  const person = await admin('playlist_write', 'user_read')
  const rights = async (...scopes: string[]) => {
    const { body } = await person.post('/me/tokens', input([...scopes, 'me']))
    return (await hub.nobody.get('/auth/session', bearer(body.token))).body.privileges.sort()
  }
  expect(await rights('playlist_read')).toEqual(['playlist_read'])
  expect(await rights('playlist_write')).toEqual(['playlist_read', 'playlist_write'])
  expect(await rights()).toEqual([])
})

test('refuses a scope that the caller does not hold', async () => {
  const person = await admin('playlist_write')
  expect((await person.post('/me/tokens', input(['me', 'user_write']))).body).toMatchObject({
    status: 400,
    code: 'scope-not-held',
    errors: [{ pointer: '/scopes/1' }],
  })
  expect((await person.post('/me/tokens', input(['meeting:write']))).body.code).toBe('scope-not-held')
  expect((await (await admin('settings_write')).post('/me/tokens', input(['meeting:write']))).status).toBe(201)
})

test('refuses an end in the past or after 365 days', async () => {
  const person = await hub.person()
  for (const days of [-1, 366])
    expect((await person.post('/me/tokens', input(['me'], days))).body).toMatchObject({
      code: 'expiry-out-of-range',
      errors: [{ pointer: '/expiresTime' }],
    })
  expect((await person.post('/me/tokens', input(['me'], 364.9))).status).toBe(201)
})

test('refuses a token once it has ended or was deleted, at once', async () => {
  const person = await hub.person()
  const first = (await person.post('/me/tokens', input(['me'], 1))).body
  const second = (await person.post('/me/tokens', input(['me'], 30))).body
  expect((await hub.nobody.get('/auth/session', bearer(second.token))).status).toBe(200)
  expect((await person.delete(`/me/tokens/${second.id}`)).status).toBe(200)
  expect((await hub.nobody.get('/auth/session', bearer(second.token))).body.code).toBe('token-invalid')
  hub.setNow(new Date(Date.now() + 2 * 86_400_000))
  expect((await hub.nobody.get('/auth/session', bearer(first.token))).body.code).toBe('token-invalid')
})

test("deletes nobody else's token", async () => {
  const [owner, stranger] = [await hub.person(), await hub.person()]
  const { body } = await owner.post('/me/tokens', input(['me']))
  expect((await stranger.delete(`/me/tokens/${body.id}`)).status).toBe(404)
  expect((await stranger.get('/me/tokens')).body.total).toBe(0)
  expect((await owner.get('/me/tokens')).body.total).toBe(1)
})

test('keeps a token away from passwords, sessions and new tokens', async () => {
  const person = await hub.person()
  const { body } = await person.post('/me/tokens', input(['me']))
  const [session] = (await person.get('/auth/sessions')).body.items
  const headers = bearer(body.token)
  expect((await hub.nobody.post('/me/tokens', input(['me']), headers)).status).toBe(403)
  expect(
    (await hub.nobody.put('/me/password', { currentPassword: 'a', newPassword: 'another passphrase' }, headers)).status,
  ).toBe(403)
  expect((await hub.nobody.delete(`/auth/sessions/${session.id}`, undefined, headers)).status).toBe(403)
  expect((await hub.nobody.post('/auth/sign-out', undefined, headers)).status).toBe(403)
  expect(
    (await hub.nobody.get('/auth/sessions', headers)).body.items.every(
      ({ isCurrent }: { isCurrent: boolean }) => !isCurrent,
    ),
  ).toBe(true)
})

test('takes a token in its own hub only', async () => {
  const person = await hub.person()
  const { body } = await person.post('/me/tokens', input(['me']))
  expect((await hub.nobody.get('/auth/session', { ...bearer(body.token), host: 'second.localhost' })).status).toBe(401)
})
