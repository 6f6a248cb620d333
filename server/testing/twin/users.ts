import { call, UNKNOWN, type Scenario } from './scenario.ts'

const newcomer = (number: number, about: object = {}) => ({
  email: `newcomer${number}@hub.example`,
  first_name: 'Demo',
  last_name: `Newcomer ${number}`,
  ...about,
})

export const users: Scenario = {
  noun: 'users',
  steps: [
    call('learner', 'createUsers', 403, { body: { users: [newcomer(1)] } }),
    call('nobody', 'createUsers', 401, { body: { users: [newcomer(1)] } }),
    call('admin', 'createUsers', 400, { body: { users: [] } }),
    call('admin', 'createUsers', 400, { body: { users: [newcomer(1, { email: 'no address' })] } }),
    call('admin', 'createUsers', 400, { body: { users: [newcomer(1)], password: 'a-password-for-all' } }),
    call('admin', 'createUsers', 400, {
      body: { users: [newcomer(1), newcomer(1, { email: 'NEWCOMER1@hub.example' })] },
    }),
    call('admin', 'createUsers', 400, { body: { users: [newcomer(1)], teamId: UNKNOWN } }),
    call('admin', 'createUsers', 201, {
      body: { users: [newcomer(2), newcomer(1, { locale: 'de-DE' })], teamId: '$world.team' },
      keep: 'made',
    }),
    call('admin', 'createUsers', 201, {
      body: { users: [newcomer(1), newcomer(3, { isAdmin: true })], send_email: true, password: null },
    }),
    call('admin', 'inviteUsers', 200, { body: { ids: ['$made.users.0.id', '$made.users.1.id'] } }),
    call('admin', 'inviteUsers', 400, { body: { ids: ['$made.users.0.id', UNKNOWN] } }),
    call('admin', 'inviteUsers', 400, { body: { ids: [] } }),
    call('manager', 'inviteUsers', 403, { body: { ids: ['$made.users.0.id'] } }),
    call('second', 'acceptInvitation', 200, {
      body: {
        token: '$mail.newcomer1@hub.example',
        password: 'a-passphrase-of-their-own',
        first_name: 'Demo',
        last_name: 'One',
      },
    }),
    call('second', 'getMyProfile', 200),
    call('second', 'acceptInvitation', 200, {
      body: {
        token: '$mail.newcomer3@hub.example',
        password: 'a-passphrase-of-their-own',
        first_name: 'Demo',
        last_name: 'Three',
      },
    }),
    call('second', 'getMySession', 200),
  ],
}
