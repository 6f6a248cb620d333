import { link, playlist } from './making.ts'
import { call, UNKNOWN, withNonsense, type Scenario, type Step } from './scenario.ts'
import { PASSWORD, people } from './world.ts'

export const notifications: Scenario = {
  noun: 'notifications',
  steps: [
    ...told(),
    call('learner', 'listMyNotifications', 200, { keep: 'news' }),
    ...read(),
    { kind: 'time passes', seconds: 90 * 24 * 60 * 60 },
    ...forgotten(),
  ],
}

/** The learner follows two things, and others comment on them. */
function told(): Step[] {
  const comment = (who: 'manager' | 'admin', content: string, body: object) =>
    call(who, 'createMyContentComment', 201, { path: { contentId: `$${content}.id` }, body })
  const follow = (content: string) =>
    call('learner', 'updateMyContentSubscription', 200, {
      path: { contentId: `$${content}.id` },
      body: { isSubscribed: true },
    })
  return [
    call('learner', 'listMyNotifications', 200),
    playlist('course', 'A course'),
    link('link', 'A link'),
    follow('course'),
    follow('link'),
    call('learner', 'createMyContentComment', 201, {
      path: { contentId: '$course.id' },
      body: { message: 'Where?' },
      keep: 'asked',
    }),
    comment('admin', 'course', { message: 'Here.', parentId: '$asked.id' }),
    comment('manager', 'course', { message: 'x'.repeat(3000) }),
    comment('manager', 'link', { message: 'A good link' }),
  ]
}

/** After 90 days, and a new session, which the old one did not outlive. */
function forgotten(): Step[] {
  return [
    call('learner', 'signIn', 200, { body: { email: people[0].email, password: PASSWORD } }),
    call('learner', 'listMyNotifications', 200),
    call('learner', 'updateMyNotification', 404, {
      path: { notificationId: '$news.items.0.id' },
      body: { read: true },
    }),
  ]
}

function read(): Step[] {
  const newest = { path: { notificationId: '$news.items.0.id' } }
  return [
    call('learner', 'listMyNotifications', 200, { query: { limit: '1', offset: '1' } }),
    call('learner', 'listMyNotifications', 200, { query: { type: 'commentReplied' } }),
    call('learner', 'listMyNotifications', 400, { query: { type: 'gossip' } }),
    call('nobody', 'listMyNotifications', 401),
    withNonsense('learner', 'listMyNotifications'),
    call('manager', 'listMyNotifications', 200),
    call('learner', 'updateMyNotification', 200, { ...newest, body: { read: true } }),
    call('learner', 'updateMyNotification', 400, { ...newest, body: {} }),
    call('manager', 'updateMyNotification', 404, { ...newest, body: { read: true } }),
    call('learner', 'updateMyNotification', 404, { path: { notificationId: UNKNOWN }, body: { read: true } }),
    call('learner', 'listMyNotifications', 200, { query: { read: 'false' } }),
    call('learner', 'listMyNotifications', 200, { query: { read: 'true' } }),
    call('learner', 'updateMyNotifications', 200, { body: { read: true, until: '$news.items.1.createdTime' } }),
    call('learner', 'updateMyNotifications', 200, { body: { read: false, ids: ['$news.items.2.id'] } }),
    call('learner', 'updateMyNotifications', 400, { body: { read: true, ids: ['$news.items.0.id', UNKNOWN] } }),
    call('learner', 'updateMyNotifications', 400, { body: { read: true, ids: [] } }),
    call('learner', 'updateMyNotifications', 400, { body: { read: true, until: '2026-12-31T23:59:60Z' } }),
    call('learner', 'listMyNotifications', 200),
    call('learner', 'updateMyNotifications', 200, { body: { read: true } }),
    call('learner', 'listMyNotifications', 200),
  ]
}
