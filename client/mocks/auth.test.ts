import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiTokenPage } from '../../generated/client/model/apiTokenPage.ts'
import type { CurrentSession } from '../../generated/client/model/currentSession.ts'
import type { SessionPage } from '../../generated/client/model/sessionPage.ts'
import { createMockHub } from './hub.ts'
import { DEMO_PASSWORD } from './seed-people.ts'
import { close, listen, testHub } from './testing.ts'

beforeAll(listen)
afterAll(close)

const learner = { email: 'learner@hub.example', password: DEMO_PASSWORD }
const wrong = { ...learner, password: 'not-the-password' }

test('signs in with the demo password and out again', async () => {
  const { call, read } = testHub()
  const session = await read<CurrentSession>('POST', '/auth/sign-in', learner)
  expect(session.user).toMatchObject({ email: learner.email, displayName: 'Demo Learner' })
  expect(await read('GET', '/auth/session')).toEqual(session)
  await call('POST', '/auth/sign-out')
  expect((await call('GET', '/auth/session')).status).toBe(401)
})

test('does not tell which of e-mail and password is wrong', async () => {
  const { call } = testHub()
  for (const body of [wrong, { ...learner, email: 'nobody@hub.example' }]) {
    const response = await call('POST', '/auth/sign-in', body)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'wrong-credentials' })
  }
})

test('makes people wait longer after each failure from the fifth on, but not for ever', async () => {
  const { call, pass } = testHub()
  for (let count = 0; count < 6; count += 1) {
    await call('POST', '/auth/sign-in', wrong)
    if (count === 4) pass(1000)
  }
  const refused = await call('POST', '/auth/sign-in', learner)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
  pass(2000)
  expect((await call('POST', '/auth/sign-in', learner)).status).toBe(200)
})

test('says which field of the input is wrong', async () => {
  const response = await testHub().call('POST', '/auth/sign-in', { email: 'no address', password: '' })
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = (await response.json()) as { code: string; errors: { pointer: string }[] }
  expect(problem.code).toBe('bad-input')
  expect(problem.errors.map(({ pointer }) => pointer)).toEqual(['/email', '/password'])
})

test('takes a link of a mail once', async () => {
  const { call } = testHub()
  const redeem = { token: 'mock-password-reset-token', password: 'a-passphrase-of-my-own' }
  expect((await call('POST', '/auth/password-resets/redeem', redeem)).status).toBe(200)
  expect((await call('POST', '/auth/sign-in', { ...learner, password: redeem.password })).status).toBe(200)
  expect(await (await call('POST', '/auth/password-resets/redeem', redeem)).json()).toMatchObject({
    code: 'token-invalid',
  })
})

test('refuses a password that many people use', async () => {
  const { signIn, read } = testHub()
  await signIn('learner')
  expect(await read('PUT', '/me/password', { currentPassword: DEMO_PASSWORD, newPassword: '12345678' })).toMatchObject({
    code: 'password-too-common',
  })
  expect(
    await read('PUT', '/me/password', { currentPassword: 'another-one', newPassword: 'a-passphrase-of-my-own' }),
  ).toMatchObject({ code: 'wrong-password' })
})

test('lists the sessions and ends another one', async () => {
  const { hub, signIn, read, call } = testHub()
  await signIn('learner')
  // Another browser, where signing in ends nothing here.
  hub.currentSessionId = null
  await signIn('learner')
  const { items } = await read<SessionPage>('GET', '/auth/sessions')
  const other = items.find(({ isCurrent }) => !isCurrent)
  expect(items).toHaveLength(2)
  await call('DELETE', `/auth/sessions/${other?.id}`)
  expect(await read('GET', '/auth/sessions')).toMatchObject({ total: 1, items: [{ isCurrent: true }] })
})

test('makes and deletes API tokens within what the caller may do', async () => {
  const { signIn, read, call } = testHub()
  await signIn('learner')
  const expiresTime = '2027-02-01T00:00:00.000Z'
  const { id } = await read<{ id: string }>('POST', '/me/tokens', { name: 'Export', scopes: ['me'], expiresTime })
  expect((await read<ApiTokenPage>('GET', '/me/tokens')).items).toMatchObject([{ id, name: 'Export' }])
  expect(await read('POST', '/me/tokens', { name: 'Too much', scopes: ['user_write'], expiresTime })).toMatchObject({
    code: 'scope-not-held',
  })
  expect(
    await read('POST', '/me/tokens', { name: 'Too long', scopes: ['me'], expiresTime: '2030-01-01T00:00:00.000Z' }),
  ).toMatchObject({ code: 'expiry-out-of-range' })
  await call('DELETE', `/me/tokens/${id}`)
  expect(await read('GET', '/me/tokens')).toMatchObject({ total: 0 })
})

test('stays signed in over a reload, and not after signing out', () => {
  let kept: string | null = null
  const keeper = { read: () => kept, write: (personId: string | null) => void (kept = personId) }
  const [person] = createMockHub().people
  kept = person?.id ?? null
  expect(createMockHub({ keeper }).currentSessionId).not.toBeNull()
  kept = null
  expect(createMockHub({ keeper }).currentSessionId).toBeNull()
})
