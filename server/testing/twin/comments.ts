import { arranged, link, playlist } from './making.ts'
import { call, UNKNOWN, withNonsense, type Browser, type Scenario, type Step } from './scenario.ts'

const COURSE = { path: { contentId: '$course.id' } }
const HIDDEN = { path: { contentId: '$hidden.id' } }
const NOWHERE = { path: { contentId: UNKNOWN } }

export const comments: Scenario = {
  noun: 'comments',
  steps: [...made(), ...written(), ...answered(), ...changed(), ...deleted(), ...ofTeams(), ...followed()],
}

function made(): Step[] {
  return [
    link('link', 'A link', { markAsDoneMode: 'manual' }),
    link('closed', 'Closed'),
    playlist('course', 'A course'),
    ...arranged('course', [
      { rank: '1', contentId: '$link.id' },
      { rank: '2', updatedDetails: { name: 'Never', lockingMode: 'locked' } },
      { rank: '2.1', contentId: '$closed.id' },
    ]),
    playlist('hidden', 'For admins', { audience: 'admin' }),
  ]
}

/** @param keep the name under which the new comment is known */
function said(who: Browser, keep: string, message: string, about: object = {}, where = COURSE): Step {
  return call(who, 'createMyContentComment', 201, { ...where, body: { message, ...about }, keep })
}

function on(comment: string, contentId = '$course.id') {
  return { path: { contentId, commentId: `$${comment}.id` } }
}

function lists(): Step[] {
  return (['learner', 'manager', 'admin'] as const).map((who) => call(who, 'listMyContentComments', 200, COURSE))
}

function written(): Step[] {
  const refused = (status: number, body: unknown, where = COURSE) =>
    call('learner', 'createMyContentComment', status, { ...where, body })
  return [
    call('learner', 'listMyContentComments', 200, COURSE),
    said('learner', 'first', 'Where is the <b>map</b>?'),
    said('learner', 'second', 'Found it.'),
    said('manager', 'third', 'Good.'),
    said('admin', 'onLink', 'About a link', {}, { path: { contentId: '$link.id' } }),
    refused(400, {}),
    refused(400, { message: ' ' }),
    refused(400, { message: 'x', author: 'me' }),
    refused(404, { message: 'x' }, HIDDEN),
    refused(404, { message: 'x' }, { path: { contentId: '$closed.id' } }),
    refused(404, { message: 'x' }, NOWHERE),
    call('nobody', 'createMyContentComment', 401, { ...COURSE, body: { message: 'x' } }),
    withNonsense('learner', 'createMyContentComment', { ...COURSE, body: { message: 'x' } }),
    ...lists(),
    call('learner', 'listMyContentComments', 200, { ...COURSE, query: { limit: '1', offset: '1' } }),
    call('learner', 'listMyContentComments', 404, HIDDEN),
    call('learner', 'listMyContentComments', 400, { ...COURSE, query: { parentId: 'first' } }),
  ]
}

function answered(): Step[] {
  const refused = (parentId: string) =>
    call('learner', 'createMyContentComment', 400, { ...COURSE, body: { message: 'x', parentId } })
  return [
    said('manager', 'reply', 'On page two.', { parentId: '$first.id' }),
    ...Array.from({ length: 11 }, (_, nth) => said('learner', `more ${nth}`, `${nth}`, { parentId: '$first.id' })),
    said('learner', 'plain', 'No parent', { parentId: null }),
    refused('$reply.id'),
    refused('$onLink.id'),
    refused(UNKNOWN),
    ...lists(),
    call('learner', 'listMyContentComments', 200, {
      ...COURSE,
      query: { parentId: '$first.id', limit: '5', offset: '8' },
    }),
    call('learner', 'listMyContentComments', 200, { ...COURSE, query: { parentId: UNKNOWN } }),
    call('learner', 'getMyPlaylist', 200, { path: { playlistId: '$course.id' } }),
    call('manager', 'listMyPlaylists', 200),
    call('admin', 'getMyAsset', 200, { path: { assetId: '$link.id' } }),
    call('learner', 'listMyAssets', 200),
    call('learner', 'listMyBrowseContent', 200),
  ]
}

function changed(): Step[] {
  const to = (message: string) => ({ body: { message } })
  return [
    call('learner', 'updateMyContentComment', 200, { ...on('first'), ...to('Where is the map of the house?') }),
    call('manager', 'updateMyContentComment', 403, { ...on('first'), ...to('x') }),
    call('admin', 'updateMyContentComment', 403, { ...on('first'), ...to('x') }),
    call('learner', 'updateMyContentComment', 404, { ...on('first', '$link.id'), ...to('x') }),
    call('learner', 'updateMyContentComment', 404, { ...on('first', '$hidden.id'), ...to('x') }),
    call('learner', 'updateMyContentComment', 400, { ...on('first'), ...to('') }),
    call('learner', 'listMyContentComments', 200, COURSE),
    call('manager', 'listMyNotifications', 200),
  ]
}

function deleted(): Step[] {
  const all = { ...COURSE, query: { includeDeleted: 'true' } }
  return [
    call('manager', 'deleteMyContentComment', 403, on('first')),
    call('learner', 'deleteMyContentComment', 404, on('first', '$link.id')),
    call('learner', 'deleteMyContentComment', 200, on('first')),
    call('learner', 'deleteMyContentComment', 404, on('first')),
    call('admin', 'deleteMyContentComment', 200, on('third')),
    call('learner', 'updateMyContentComment', 404, { ...on('first'), body: { message: 'x' } }),
    call('learner', 'createMyContentComment', 400, { ...COURSE, body: { message: 'x', parentId: '$first.id' } }),
    ...lists(),
    call('admin', 'listMyContentComments', 200, all),
    call('learner', 'listMyContentComments', 403, all),
    call('learner', 'listMyNotifications', 200),
    call('learner', 'restoreMyContentComment', 403, on('third')),
    call('admin', 'restoreMyContentComment', 409, on('first')),
    call('admin', 'restoreMyContentComment', 404, on('third', '$link.id')),
    call('admin', 'restoreMyContentComment', 200, on('third')),
    call('admin', 'restoreMyContentComment', 200, on('third')),
    ...lists(),
    call('learner', 'listMyNotifications', 200),
    call('learner', 'getMyPlaylist', 200, { path: { playlistId: '$course.id' } }),
  ]
}

/** The manager of the team that owns a playlist looks after its comments, as far as to delete them. */
function ofTeams(): Step[] {
  const ours = { path: { contentId: '$ours.id' } }
  return [
    playlist('ours', 'Of the team', { ownerTeamId: '$world.team', audience: 'teams', teamIds: ['$world.team'] }),
    said('learner', 'inTeam', 'Among us', {}, ours),
    said('learner', 'inTeamToo', 'Still here', {}, ours),
    call('manager', 'listMyContentComments', 200, ours),
    call('admin', 'listMyContentComments', 404, ours),
    call('manager', 'deleteMyContentComment', 200, on('inTeam', '$ours.id')),
    call('manager', 'restoreMyContentComment', 403, on('inTeam', '$ours.id')),
    call('manager', 'listMyContentComments', 403, { ...ours, query: { includeDeleted: 'true' } }),
    call('admin', 'restoreMyContentComment', 200, on('inTeam', '$ours.id')),
    call('admin', 'deleteMyContentComment', 200, on('inTeamToo', '$ours.id')),
    call('learner', 'listMyContentComments', 200, ours),
  ]
}

function followed(): Step[] {
  const onLink = { path: { contentId: '$link.id' } }
  const set = (isSubscribed: unknown) => ({ body: { isSubscribed } })
  return [
    call('learner', 'getMyContentSubscription', 200, COURSE),
    call('learner', 'getMyContentSubscription', 200, onLink),
    call('learner', 'getMyContentSubscription', 404, HIDDEN),
    call('learner', 'updateMyContentSubscription', 200, { ...COURSE, ...set(false) }),
    call('learner', 'updateMyContentSubscription', 200, { ...onLink, ...set(true) }),
    call('learner', 'updateMyContentSubscription', 400, { ...COURSE, ...set('yes') }),
    call('learner', 'updateMyContentSubscription', 404, { ...HIDDEN, ...set(true) }),
    said('learner', 'again', 'Not following'),
    call('learner', 'getMyContentSubscription', 200, COURSE),
    said('admin', 'unheard', 'Nobody hears', {}, COURSE),
    said('admin', 'heard', 'Somebody hears', {}, onLink),
    said('manager', 'answer', 'The author hears', { parentId: '$again.id' }),
    call('learner', 'listMyNotifications', 200),
    call('manager', 'listMyNotifications', 200),
    call('admin', 'listMyNotifications', 200),
  ]
}
