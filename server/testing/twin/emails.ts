import { playlist } from './making.ts'
import { call, UNKNOWN, withNonsense, type Scenario, type Step } from './scenario.ts'

export const emails: Scenario = { noun: 'emails', steps: [...nothing(), ...said(), ...opened(), ...refused()] }

function nothing(): Step[] {
  return [call('admin', 'listEmails', 200)]
}

/** What people do to each other, and the mail of it after each. */
function said(): Step[] {
  const comments = { path: { contentId: '$made.id' } }
  const newest = call('admin', 'listEmails', 200, { query: { limit: '1' }, keep: 'newest' })
  const words = call('admin', 'getEmail', 200, { path: { emailId: '$newest.items.0.id' } })
  return [
    playlist('made', 'How it works'),
    call('learner', 'createMyContentComment', 201, { ...comments, body: { message: 'Where?\n<b>' }, keep: 'asked' }),
    newest,
    call('manager', 'createMyContentComment', 201, {
      ...comments,
      body: { message: 'There', parentId: '$asked.id' },
      keep: 'answered',
    }),
    newest,
    words,
    call('manager', 'deleteMyContentComment', 200, { path: { contentId: '$made.id', commentId: '$answered.id' } }),
    words,
    call('learner', 'updateMyContentSubscription', 200, { ...comments, body: { isSubscribed: false } }),
    call('admin', 'createMyContentComment', 201, { ...comments, body: { message: 'Hello' } }),
    newest,
    words,
    ...[{}, { type: 'recommendation', subject: 'Read this', message: 'Before Friday.' }, { message: 'Look' }].map(
      (body) =>
        call('admin', 'createRecommendations', 200, {
          body: { share_ref_ids: ['$made.id'], user_ids: ['$world.learner'], sendEmail: true, ...body },
        }),
    ),
    newest,
    words,
    call('admin', 'createRecommendations', 200, {
      body: { share_ref_ids: ['$made.id'], user_ids: ['$world.learner'], sendEmail: true, testMode: true },
    }),
    newest,
    words,
    call('admin', 'createRecommendations', 200, {
      body: { share_ref_ids: ['$made.id'], user_ids: ['$world.learner'] },
    }),
    newest,
    call('learner', 'createContentRequest', 201, { body: { name: 'A tour', content: 'Please' } }),
    newest,
    words,
    call('admin', 'listEmails', 200),
    call('admin', 'listEmails', 200, { query: { limit: '2', offset: '1' } }),
    call('admin', 'listEmails', 200, { query: { search: 'HOW IT' } }),
    call('admin', 'listEmails', 200, { query: { search: 'learner@hub' } }),
    call('admin', 'listEmails', 200, { query: { search: 'xylophone' } }),
    call('admin', 'listEmails', 200, { query: { state: 'sent', limit: '1' } }),
    call('admin', 'listEmails', 200, { query: { state: 'failed' } }),
    call('admin', 'listEmails', 200, { query: { nudgeId: UNKNOWN } }),
  ]
}

/** Mails that open an account. Both hubs stand for a laptop, so their links are shown. */
function opened(): Step[] {
  const [newest, words] = [
    call('admin', 'listEmails', 200, { query: { limit: '1' }, keep: 'newest' }),
    call('admin', 'getEmail', 200, { path: { emailId: '$newest.items.0.id' } }),
  ]
  return [
    call('nobody', 'createPasswordReset', 202, { body: { email: 'learner@hub.example' } }),
    newest,
    words,
    call('admin', 'createUsers', 201, {
      body: {
        users: [{ email: 'newcomer@hub.example', first_name: 'Demo', last_name: 'Newcomer', locale: 'de-DE' }],
        send_email: true,
      },
    }),
    newest,
    words,
  ]
}

function refused(): Step[] {
  const one = { path: { emailId: '$newest.items.0.id' } }
  return [
    call('learner', 'listEmails', 403),
    call('manager', 'listEmails', 403),
    call('nobody', 'listEmails', 401),
    call('admin', 'listEmails', 400, { query: { state: 'lost' } }),
    call('admin', 'listEmails', 400, { query: { search: '' } }),
    call('admin', 'listEmails', 400, { query: { limit: '101' } }),
    withNonsense('admin', 'listEmails'),
    call('learner', 'getEmail', 403, one),
    call('nobody', 'getEmail', 401, one),
    call('admin', 'getEmail', 404, { path: { emailId: UNKNOWN } }),
    call('admin', 'getEmail', 400, { path: { emailId: 'mail' } }),
    withNonsense('admin', 'getEmail', one),
  ]
}
