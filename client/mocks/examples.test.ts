import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToken, close, listen, testHub } from './testing.ts'

beforeAll(listen)
afterAll(close)

const PERSON = '0199d3a0-0000-7000-8000-000000040001'
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

test('takes a path that is written out before one with a parameter', async () => {
  const { signIn, read } = testHub()
  await signIn('admin')
  expect(await read('GET', `/users/${PERSON}`)).toMatchObject({ id: PERSON, isAdmin: false })
  expect(await read('GET', '/users/audit')).toMatchObject({ items: [{ action: expect.any(String) }] })
  expect(await read('GET', '/users')).toMatchObject({ items: expect.any(Array) })
  expect(await read('POST', '/users', {})).toMatchObject({ errors: [{ pointer: '/users' }] })
  expect(await read('POST', '/users/', {})).toMatchObject({ errors: [{ pointer: '/users' }] })
})

test('says which methods a path takes', async () => {
  const response = await testHub().call('PATCH', '/users')
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'POST'])
})

test('refuses those without the right, bad input and what the hub has switched off', async () => {
  const { hub, signIn, call } = testHub()
  await signIn('learner')
  expect((await call('GET', '/users/audit')).status).toBe(403)
  await signIn('admin')
  expect((await call('GET', '/users/audit?limit=many')).status).toBe(400)
  expect((await call('GET', '/users/audit?colour=red')).status).toBe(400)
  expect((await call('POST', '/badges/', {})).status).toBe(400)
  hub.hub.features = []
  expect((await call('POST', '/badges/', {})).status).toBe(404)
})

test('answers with the media type that is asked for, and leads where the contract does', async () => {
  const { signIn, call } = testHub()
  await signIn('admin')
  const csv = await call('GET', '/users/audit?format=csv')
  expect(csv.headers.get('content-type')).toBe('text/csv')
  expect(csv.headers.get('content-disposition')).toContain('.csv')
  expect(await csv.text()).toMatch(/^\w+,\w+\n/)
  const editor = await call('GET', '/mindsmith/launch')
  expect([editor.status, editor.headers.get('location')]).toEqual([302, expect.stringContaining('/api/')])
})

test('lets programs alone send meetings', async () => {
  const { hub, signIn, call } = testHub()
  await signIn('admin')
  expect((await call('PUT', '/meeting', {})).status).toBe(403)
  expect((await call('PUT', '/meeting', {}, bearer(addToken(hub, ['meeting:write']).token))).status).toBe(400)
})

test('lets managers do what managers may, and no learner', async () => {
  const { signIn, call } = testHub()
  const path = `/me/managed/teams/people/${PERSON}/details`
  await signIn('learner')
  expect((await call('GET', path)).status).toBe(403)
  await signIn('manager')
  expect((await call('GET', path)).status).toBe(200)
})

test('gives a token what it was made for and its owner holds', async () => {
  const { hub, call, pass } = testHub()
  const mine = bearer(addToken(hub, ['me']).token)
  const writing = bearer(addToken(hub, ['user_write']).token)
  expect((await call('GET', '/auth/session', undefined, mine)).status).toBe(200)
  expect((await call('GET', '/users/audit', undefined, mine)).status).toBe(403)
  expect((await call('GET', '/users/audit', undefined, writing)).status).toBe(200)
  expect((await call('GET', '/auth/session', undefined, writing)).status).toBe(403)
  expect((await call('GET', '/me/mfa', undefined, mine)).status).toBe(403)
  pass(60_000)
  expect(await (await call('GET', '/auth/session', undefined, mine)).json()).toMatchObject({ code: 'token-invalid' })
})
