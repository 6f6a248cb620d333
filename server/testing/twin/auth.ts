import { call, UNKNOWN, withNonsense, type Scenario } from './scenario.ts'
import { PASSWORD } from './world.ts'

const learner = { email: 'learner@hub.example', password: PASSWORD }
const NEW_PASSWORD = 'another-passphrase-of-the-twins'
const THIRD_PASSWORD = 'one-more-passphrase-of-theirs'
const TOKEN = { name: 'Export', scopes: ['me'], expiresTime: '2027-02-01T00:00:00.000Z' }
const NO_TOKEN = 'x'.repeat(43)

export const auth: Scenario = {
  noun: 'auth',
  steps: [...sessions(), ...passwords(), ...invitations(), ...tokens(), ...guesses()],
}

function sessions() {
  return [
    call('nobody', 'signIn', 401, { body: { ...learner, password: 'not-the-password' } }),
    call('nobody', 'signIn', 401, { body: { ...learner, email: 'somebody@hub.example' } }),
    call('nobody', 'signIn', 400, { body: { email: 'no address', password: '' } }),
    call('nobody', 'signIn', 400, { body: { ...learner, extra: true } }),
    call('nobody', 'getMySession', 401),
    call('learner', 'getMySession', 200),
    call('manager', 'getMySession', 200),
    call('admin', 'getMySession', 200),
    call('second', 'signIn', 200, { body: { ...learner, email: 'LEARNER@hub.example' } }),
    call('learner', 'listMySessions', 200, { keep: 'sessions' }),
    call('learner', 'listMySessions', 200, { query: { limit: '1' } }),
    call('learner', 'listMySessions', 400, { query: { limit: '0' } }),
    call('admin', 'deleteMySession', 404, { path: { sessionId: '$sessions.items.0.id' } }),
    call('learner', 'deleteMySession', 404, { path: { sessionId: UNKNOWN } }),
    call('learner', 'deleteMySession', 400, { path: { sessionId: 'mine' } }),
    call('learner', 'deleteMySession', 200, { path: { sessionId: '$sessions.items.0.id' } }),
    call('second', 'getMySession', 401),
    call('learner', 'listMySessions', 200),
    call('second', 'signIn', 200, { body: learner }),
    call('second', 'signOut', 200),
    call('second', 'signOut', 401),
    withNonsense('learner', 'signOut'),
    call('second', 'getMySession', 401),
  ]
}

function passwords() {
  return [
    call('nobody', 'createPasswordReset', 202, { body: { email: learner.email } }),
    call('nobody', 'createPasswordReset', 202, { body: { email: 'somebody@hub.example' } }),
    call('nobody', 'createPasswordReset', 400, { body: { email: 'no address' } }),
    call('nobody', 'resetPassword', 400, { body: { token: NO_TOKEN, password: NEW_PASSWORD } }),
    call('nobody', 'resetPassword', 400, { body: { token: '$mail.learner@hub.example', password: 'password1' } }),
    call('nobody', 'resetPassword', 400, { body: { token: '$mail.learner@hub.example', password: 'short' } }),
    call('nobody', 'resetPassword', 200, { body: { token: '$mail.learner@hub.example', password: NEW_PASSWORD } }),
    call('learner', 'getMySession', 401),
    call('learner', 'signIn', 401, { body: learner }),
    call('learner', 'signIn', 200, { body: { ...learner, password: NEW_PASSWORD } }),
    call('second', 'signIn', 200, { body: { ...learner, password: NEW_PASSWORD } }),
    call('learner', 'updateMyPassword', 400, { body: { currentPassword: PASSWORD, newPassword: THIRD_PASSWORD } }),
    call('learner', 'updateMyPassword', 400, { body: { currentPassword: NEW_PASSWORD, newPassword: '12345678' } }),
    call('learner', 'updateMyPassword', 400, { body: { currentPassword: NEW_PASSWORD, newPassword: 'Learner2026' } }),
    call('learner', 'updateMyPassword', 200, { body: { currentPassword: NEW_PASSWORD, newPassword: THIRD_PASSWORD } }),
    call('second', 'getMySession', 401),
    call('learner', 'getMySession', 200),
  ]
}

function invitations() {
  const guest = { email: 'guest@hub.example', first_name: '', last_name: '' }
  const names = { first_name: 'Demo', last_name: 'Guest' }
  const accepted = { token: '$mail.guest@hub.example', password: NEW_PASSWORD, ...names }
  return [
    call('admin', 'createUsers', 201, { body: { users: [{ ...guest, ...names }] }, keep: 'guest' }),
    call('admin', 'inviteUsers', 200, { body: { ids: ['$guest.users.0.id'] } }),
    call('second', 'acceptInvitation', 400, { body: { ...accepted, token: NO_TOKEN } }),
    call('second', 'acceptInvitation', 400, { body: { ...accepted, first_name: undefined } }),
    call('second', 'acceptInvitation', 400, { body: { ...accepted, password: 'qwertyuiop' } }),
    call('second', 'acceptInvitation', 200, { body: accepted }),
    call('second', 'getMyProfile', 200),
    call('second', 'signOut', 200),
  ]
}

function tokens() {
  return [
    call('learner', 'createMyApiToken', 201, { body: TOKEN, keep: 'token' }),
    call('admin', 'createMyApiToken', 201, { body: { ...TOKEN, name: 'Meetings', scopes: ['meeting:write'] } }),
    call('learner', 'createMyApiToken', 400, { body: { ...TOKEN, scopes: ['user_write'] } }),
    call('learner', 'createMyApiToken', 400, { body: { ...TOKEN, scopes: [] } }),
    call('learner', 'createMyApiToken', 400, { body: { ...TOKEN, expiresTime: '2030-01-01T00:00:00.000Z' } }),
    call('learner', 'createMyApiToken', 400, { body: { ...TOKEN, expiresTime: '2026-01-01T00:00:00.000Z' } }),
    call('admin', 'createMyApiToken', 201, { body: { ...TOKEN, scopes: ['me', 'user_write', 'playlist_read'] } }),
    call('learner', 'listMyApiTokens', 200),
    call('learner', 'listMyApiTokens', 200, { query: { limit: '1', offset: '1' } }),
    call('learner', 'listMyApiTokens', 400, { query: { offset: '-1' } }),
    call('admin', 'deleteMyApiToken', 404, { path: { tokenId: '$token.id' } }),
    call('learner', 'deleteMyApiToken', 200, { path: { tokenId: '$token.id' } }),
    call('learner', 'deleteMyApiToken', 404, { path: { tokenId: '$token.id' } }),
    call('learner', 'listMyApiTokens', 200),
  ]
}

function guesses() {
  const wrong = { email: 'manager@hub.example', password: 'not-the-password' }
  return [
    ...Array.from({ length: 5 }, () => call('nobody', 'signIn', 401, { body: wrong })),
    call('nobody', 'signIn', 429, { body: wrong }),
    { kind: 'time passes', seconds: 3 } as const,
    call('second', 'signIn', 200, { body: { ...wrong, password: PASSWORD } }),
    { kind: 'time passes', seconds: 9 * 60 * 60 } as const,
    call('second', 'getMySession', 401),
    call('admin', 'getMySession', 401),
  ]
}
