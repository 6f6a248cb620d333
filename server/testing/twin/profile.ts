import { call, UNKNOWN, withNonsense, type Scenario, type Step } from './scenario.ts'
import { sent, uploaded } from './uploading.ts'
import { PASSWORD } from './world.ts'

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
    ...customFields(),
    ...dataExports(),
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

function customFields(): Step[] {
  const made = { path: { customFieldId: '$department.id' } }
  const desk = { id: '$desk.id', value: ' 7 ' }
  return [
    call('admin', 'listCustomFields', 200),
    call('learner', 'listCustomFields', 403),
    withNonsense('admin', 'listCustomFields'),
    call('admin', 'createCustomField', 201, { body: { label: ' Department ', is_required: true }, keep: 'department' }),
    call('admin', 'createCustomField', 201, { body: { label: 'Desk', hint: ' Its number ' }, keep: 'desk' }),
    call('admin', 'createCustomField', 409, { body: { label: 'DESK' } }),
    call('admin', 'createCustomField', 400, { body: { label: '  ' } }),
    call('learner', 'createCustomField', 403, { body: { label: 'Mine' } }),
    call('learner', 'getMyProfile', 200),
    call('learner', 'updateMyCustomFields', 400, { body: { fields: [desk] } }),
    call('learner', 'updateMyCustomFields', 400, { body: { fields: [desk, { id: '$department.id', value: ' ' }] } }),
    call('learner', 'updateMyCustomFields', 400, { body: { fields: [{ id: UNKNOWN, value: 'x' }] } }),
    call('learner', 'updateMyCustomFields', 400, { body: { fields: [desk, desk] } }),
    call('learner', 'updateMyCustomFields', 400, { body: { fields: [{ id: '$desk.id' }] } }),
    call('nobody', 'updateMyCustomFields', 401, { body: { fields: [] } }),
    call('learner', 'updateMyCustomFields', 200, {
      body: { fields: [desk, { id: '$department.id', value: 'Sales' }] },
    }),
    call('manager', 'updateMyCustomFields', 200, { body: { fields: [{ id: '$department.id', value: 'Care' }] } }),
    call('learner', 'getMyProfile', 200),
    call('admin', 'listCustomFields', 200),
    call('admin', 'updateCustomField', 200, { ...made, body: { index: 9, hint: 'Where you work.' } }),
    call('admin', 'updateCustomField', 409, { ...made, body: { label: 'desk ' } }),
    call('admin', 'updateCustomField', 200, { ...made, body: { label: 'department', is_required: false } }),
    call('admin', 'updateCustomField', 400, { ...made, body: {} }),
    call('admin', 'updateCustomField', 404, { path: { customFieldId: UNKNOWN }, body: { hint: null } }),
    call('learner', 'updateCustomField', 403, { ...made, body: { hint: null } }),
    call('learner', 'getMyProfile', 200),
    call('learner', 'updateMyCustomFields', 200, { body: { fields: [{ id: '$desk.id', value: null }] } }),
    call('admin', 'listCustomFields', 200),
    call('learner', 'deleteCustomField', 403, made),
    call('admin', 'deleteCustomField', 200, made),
    call('admin', 'deleteCustomField', 404, made),
    call('admin', 'listCustomFields', 200),
    call('learner', 'getMyProfile', 200),
  ]
}

function dataExports(): Step[] {
  const mine = { path: { exportId: '$export.id' } }
  const theirs = { path: { exportId: '$theirs.id' } }
  const seven = 7 * 24 * 60 * 60
  return [
    call('nobody', 'createMyDataExport', 401),
    call('learner', 'createMyDataExport', 202, { keep: 'export' }),
    call('learner', 'createMyDataExport', 202),
    call('learner', 'getMyDataExport', 200, mine),
    call('learner', 'getMyDataExportFile', 409, mine),
    call('admin', 'getMyDataExport', 404, mine),
    call('admin', 'createUserDataExport', 202, { path: { userId: '$world.learner' }, keep: 'theirs' }),
    call('admin', 'createUserDataExport', 404, { path: { userId: UNKNOWN } }),
    call('learner', 'createUserDataExport', 403, { path: { userId: '$world.manager' } }),
    { kind: 'files are prepared' },
    call('learner', 'getMyDataExport', 200, mine),
    call('learner', 'getMyDataExportFile', 200, mine),
    call('learner', 'listMyNotifications', 200),
    call('admin', 'getMyDataExport', 200, theirs),
    call('admin', 'getMyDataExportFile', 404, mine),
    call('learner', 'getMyDataExport', 404, theirs),
    call('learner', 'createMyDataExport', 202, { keep: 'another' }),
    call('learner', 'getMyDataExport', 404, { path: { exportId: UNKNOWN } }),
    call('learner', 'getMyDataExport', 400, { path: { exportId: 'x' } }),
    call('admin', 'listEmails', 200),
    { kind: 'time passes', seconds: seven },
    call('learner', 'signIn', 200, { body: { email: 'learner@hub.example', password: PASSWORD } }),
    call('learner', 'getMyDataExport', 200, mine),
    call('learner', 'getMyDataExportFile', 404, mine),
  ]
}
