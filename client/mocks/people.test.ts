import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedId } from './seed-ids.ts'
import { close, listen, testHub } from './testing.ts'

beforeAll(listen)
afterAll(close)

test('changes name, language and settings and nothing else', async () => {
  const { signIn, call, read } = testHub()
  await signIn('learner')
  await call('PUT', '/me/profile', { first_name: 'Another', last_name: 'Name' })
  await call('PUT', '/me/profile/language', { language: 'de-DE' })
  await call('PATCH', '/me/settings/', { settings: { theme: 'dark' } })
  expect(await read('GET', '/me/profile')).toMatchObject({
    displayName: 'Another Name',
    locale: 'de-DE',
    settings: { theme: 'dark', notification_channel: 'email' },
  })
  expect(await read('GET', '/auth/session')).toMatchObject({ user: { displayName: 'Another Name', locale: 'de-DE' } })
  expect(await read('PUT', '/me/profile', { first_name: 'A', last_name: 'B', isAdmin: true })).toMatchObject({
    code: 'bad-input',
    errors: [{ pointer: '/isAdmin' }],
  })
  expect(await read('PUT', '/me/profile/language', { language: 'th-TH' })).toMatchObject({ code: 'locale-not-offered' })
  expect((await call('PATCH', '/me/settings/', { is_helix_hub: true })).status).toBe(403)
})

test('counts what was learnt', async () => {
  const { signIn, read } = testHub()
  await signIn('learner')
  expect(await read('GET', '/me/profile')).toMatchObject({
    learning_progress: { totalCompletedAssets: 2, totalLearningTime: 900 },
    userTeams: [{ name: 'Demo Team', role: 'member' }],
  })
})

test('tells the hubs of a person to nobody else', async () => {
  const { signIn, call, read } = testHub()
  await signIn('learner')
  expect(await read('GET', '/me/hubs/')).toMatchObject({
    total: 1,
    items: [{ isCurrentHub: true, memberId: seedId('person', 1) }],
  })
  expect((await call('GET', `/users/${seedId('person', 2)}/hubs`)).status).toBe(403)
})

test('brings people in for an admin, who get a link of their own', async () => {
  const { signIn, call, read, hub } = testHub()
  const users = [
    { email: 'new@hub.example', first_name: 'New', last_name: 'Person' },
    { email: 'learner@hub.example', first_name: 'Demo', last_name: 'Learner' },
  ]
  await signIn('learner')
  expect((await call('POST', '/users/', { users })).status).toBe(403)
  await signIn('admin')
  const created = await read<{ users: { id: string; created: boolean }[] }>('POST', '/users/', {
    users,
    teamId: seedId('team', 1),
  })
  expect(created.users.map((user) => user.created)).toEqual([true, false])
  expect(await read('POST', '/users/', { users: [users[0], users[0]] })).toMatchObject({ code: 'duplicate-email' })
  expect(await read('POST', '/users/', { users, password: 'chosen-for-them' })).toMatchObject({
    code: 'password-not-allowed',
  })
  const [person] = created.users
  expect(await read('POST', '/users/invite', { ids: [person?.id] })).toMatchObject({ invitedCount: 1 })
  const token = hub.mailTokens.find(({ personId }) => personId === person?.id)?.token
  const accepted = await read('POST', '/auth/invitations/accept', {
    token,
    password: 'a-passphrase-of-my-own',
    first_name: 'New',
    last_name: 'Person',
  })
  expect(accepted).toMatchObject({ user: { email: 'new@hub.example' } })
})
