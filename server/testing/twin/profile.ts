import { call, UNKNOWN, withNonsense, type Scenario } from './scenario.ts'
import { sent, uploaded } from './uploading.ts'

export const profile: Scenario = {
  noun: 'profile',
  steps: [
    call('learner', 'getMyProfile', 200),
    call('manager', 'getMyProfile', 200),
    call('admin', 'getMyProfile', 200),
    call('nobody', 'getMyProfile', 401),
    withNonsense('learner', 'getMyProfile'),
    call('learner', 'updateMyProfile', 200, { body: { first_name: 'Other', last_name: 'Name' } }),
    call('learner', 'updateMyProfile', 400, { body: { first_name: '' } }),
    call('learner', 'updateMyProfile', 400, {
      body: { first_name: 'Other', last_name: 'Name', email: 'other@hub.example' },
    }),
    call('learner', 'getMyProfile', 200),
    call('learner', 'getMySession', 200),
    call('learner', 'updateMyLanguage', 200, { body: { language: 'de-DE' } }),
    call('learner', 'updateMyLanguage', 400, { body: { language: 'ja-JP' } }),
    call('learner', 'updateMyLanguage', 400, { body: { language: 'xx' } }),
    call('learner', 'getMyProfile', 200),
    ...settings(),
    ...pictures(),
  ],
}

function settings() {
  return [
    call('learner', 'getMySettings', 200),
    withNonsense('learner', 'getMySettings'),
    call('learner', 'updateMySettings', 200, { body: { settings: { theme: 'dark' } } }),
    call('learner', 'updateMySettings', 200, { body: { notification_channel: 'msteams' } }),
    call('learner', 'updateMySettings', 400, { body: {} }),
    call('learner', 'updateMySettings', 400, { body: { settings: { theme: 'pink' } } }),
    call('learner', 'updateMySettings', 403, { body: { is_helix_hub: true, settings: { theme: 'light' } } }),
    call('learner', 'getMySettings', 200),
    call('admin', 'updateMySettings', 200, { body: { is_helix_hub: true } }),
    call('learner', 'getMySettings', 200),
    call('learner', 'getMyProfile', 200),
    call('learner', 'listMyHubs', 200),
  ]
}

function pictures() {
  const learner = { path: { userId: '$world.learner' } }
  return [
    call('admin', 'getUserPicture', 404, learner),
    ...uploaded('learner', 'picture', 'me.png', { type: 'profilePicture' }),
    call('learner', 'getMyProfile', 200),
    call('admin', 'getUserPicture', 302, learner),
    call('admin', 'getUserPicture', 302, { ...learner, query: { size: 'small' } }),
    call('admin', 'getUserPicture', 400, { ...learner, query: { size: 'huge' } }),
    call('admin', 'getUserPicture', 404, { path: { userId: UNKNOWN } }),
    call('manager', 'deleteUserPicture', 403, learner),
    call('admin', 'deleteUserPicture', 404, { path: { userId: UNKNOWN } }),
    call('admin', 'deleteUserPicture', 200, learner),
    call('learner', 'getMyProfile', 200),
    ...sent('learner', 'again', 'me.png', { type: 'profilePicture', skipAssigningToReference: true }),
    call('learner', 'getMyProfile', 200),
    call('learner', 'deleteMyProfilePicture', 200),
    withNonsense('learner', 'deleteMyProfilePicture'),
    call('learner', 'deleteUserPicture', 200, learner),
  ]
}
