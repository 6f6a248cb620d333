import { arranged, link, playlist } from './making.ts'
import { call, UNKNOWN, withNonsense, type Browser, type Scenario, type Step } from './scenario.ts'

const TEAM = { team_ids: ['$world.team'] }

export const sharing: Scenario = {
  noun: 'sharing',
  steps: [...made(), ...audience(), ...shared(), ...refused(), ...recommended(), ...dismissed(), ...ended()],
}

function made(): Step[] {
  return [
    link('one', 'Harbour one', { tags: ['first', 'sea'], markAsDoneMode: 'manual' }),
    link('two', 'Harbour two', { tags: ['sea'], markAsDoneMode: 'manual' }),
    playlist('course', 'A course', { tags: ['first', 'sea'], topics: ['$world.topic'] }),
    playlist('like it', 'One like it', { tags: ['sea'], topics: ['$world.topic'] }),
    playlist('elsewhere', 'Of something else', { tags: ['land'] }),
    ...arranged('course', [
      { rank: '1', contentId: '$one.id' },
      { rank: '2', updatedDetails: { name: 'Later', lockingMode: 'progress' } },
      { rank: '2.1', contentId: '$two.id' },
    ]),
    playlist('ours', 'Of the team', { audience: 'teams', teamIds: ['$world.team'] }),
    playlist('hidden', 'For admins', { audience: 'admin' }),
  ]
}

function audience(): Step[] {
  const find = (who: Browser, status: number, query: Record<string, string> = {}) =>
    call(who, 'getShareAudience', status, { query })
  return [
    find('learner', 200),
    find('manager', 200, { query: 'DEMO L' }),
    find('admin', 200),
    find('admin', 200, { query: 'nobody of this name' }),
    find('admin', 200, { playlistIds: '$ours.id' }),
    find('admin', 200, { playlistIds: '$hidden.id' }),
    find('learner', 200, { assetIds: '$one.id' }),
    find('learner', 404, { playlistIds: '$hidden.id' }),
    find('learner', 404, { playlistIds: '$one.id' }),
    find('learner', 404, { assetIds: UNKNOWN }),
    find('learner', 400, { assetIds: 'first' }),
    find('learner', 400, { query: '' }),
    find('nobody', 401),
    withNonsense('learner', 'getShareAudience'),
  ]
}

function share(who: Browser, status: number, body: object): Step {
  return call(who, 'createRecommendations', status, { body })
}

function shared(): Step[] {
  return [
    share('manager', 200, {
      share_ref_ids: ['$one.id', '$course.id'],
      share_context_ids: ['$course.id', null],
      user_ids: ['$world.learner'],
      ...TEAM,
      label: 'New',
      message: 'Have a look.',
      sendEmail: true,
    }),
    share('admin', 200, { share_ref_ids: ['$course.id'], ...TEAM }),
    share('admin', 200, { share_ref_ids: ['$ours.id', '$hidden.id'], ...TEAM, user_ids: ['$world.manager'] }),
    share('admin', 200, { share_ref_ids: ['$elsewhere.id'], ...TEAM, type: 'recommendation' }),
    share('learner', 200, { searchQuery: 'Harbour', limit: 1, ...TEAM }),
    share('learner', 200, { searchQuery: 'nothing at all', ...TEAM }),
    share('learner', 200, { share_ref_ids: ['$course.id'], user_ids: ['$world.learner'] }),
    share('learner', 200, { share_ref_ids: ['$course.id'], ...TEAM, testMode: true, sendEmail: true }),
    ...(['learner', 'manager', 'admin'] as const).map((who) => call(who, 'listMySharedContent', 200)),
    call('learner', 'listMySharedContent', 200, { query: { limit: '2', offset: '1' } }),
    call('learner', 'listMySharedContent', 400, { query: { limit: 'many' } }),
    call('nobody', 'listMySharedContent', 401),
    withNonsense('learner', 'listMySharedContent'),
    call('learner', 'getMyPlaylist', 200, { path: { playlistId: '$course.id' } }),
    call('learner', 'getMyPlaylist', 200, { path: { playlistId: '$elsewhere.id' } }),
    call('learner', 'getMyAsset', 200, { path: { assetId: '$one.id' } }),
    call('learner', 'listMyNotifications', 200, { query: { limit: '2' } }),
    call('manager', 'listMyNotifications', 200),
  ]
}

function refused(): Step[] {
  const one = { share_ref_ids: ['$one.id'] }
  return [
    share('learner', 400, TEAM),
    share('learner', 400, one),
    share('learner', 400, { ...one, user_ids: [], team_ids: [] }),
    share('learner', 400, { ...one, ...TEAM, share_context_ids: [null, null] }),
    share('learner', 400, { ...one, ...TEAM, share_context_ids: ['$elsewhere.id'] }),
    share('admin', 400, { ...one, ...TEAM, share_context_ids: ['$elsewhere.id'] }),
    share('learner', 400, { ...TEAM, share_ref_ids: ['$one.id', UNKNOWN] }),
    share('learner', 400, { ...TEAM, share_ref_ids: ['$hidden.id'] }),
    share('learner', 400, { ...TEAM, share_ref_ids: ['$two.id'], share_context_ids: ['$course.id'] }),
    share('learner', 400, { ...one, ...TEAM, colour: 'red' }),
    share('learner', 400, { ...one, ...TEAM, subject: 'a\nb' }),
    share('learner', 403, { ...one, user_ids: ['$world.admin'] }),
    share('admin', 403, { ...one, user_ids: [UNKNOWN] }),
    share('admin', 403, { ...one, team_ids: [UNKNOWN] }),
    share('learner', 403, { ...one, ...TEAM, type: 'recommendation' }),
    share('nobody', 401, { ...one, ...TEAM }),
  ]
}

function recommended(): Step[] {
  return [
    call('learner', 'listMyRecommendations', 200),
    call('learner', 'readMyAsset', 200, { path: { assetId: '$one.id' } }),
    call('learner', 'listMyRecommendations', 200),
    call('learner', 'readMyAsset', 200, { path: { assetId: '$two.id' } }),
    call('learner', 'listMyRecommendations', 200),
    call('learner', 'listMyRecommendations', 200, { query: { limit: '1', offset: '1' } }),
    call('admin', 'listMyRecommendations', 200),
    call('learner', 'listMyRecommendations', 400, { query: { offset: '-1' } }),
    call('nobody', 'listMyRecommendations', 401),
    withNonsense('learner', 'listMyRecommendations'),
  ]
}

function dismissed(): Step[] {
  const dismiss = (who: Browser, status: number, share_ref_id: string, share_context_id: string | null = null) =>
    call(who, 'dismissMySharedContent', status, { body: { share_ref_id, share_context_id } })
  return [
    dismiss('learner', 200, '$elsewhere.id'),
    dismiss('learner', 200, '$elsewhere.id'),
    dismiss('learner', 200, '$one.id', '$course.id'),
    dismiss('learner', 404, '$one.id'),
    dismiss('learner', 404, '$hidden.id'),
    dismiss('admin', 404, '$course.id'),
    dismiss('learner', 404, UNKNOWN),
    dismiss('learner', 400, 'first'),
    call('learner', 'listMySharedContent', 200),
    call('manager', 'listMySharedContent', 200),
    call('learner', 'getMyPlaylist', 200, { path: { playlistId: '$elsewhere.id' } }),
    call('learner', 'listMyRecommendations', 200),
    share('manager', 200, { share_ref_ids: ['$elsewhere.id'], ...TEAM }),
    call('learner', 'listMySharedContent', 200),
    call('learner', 'listMyRecommendations', 200),
  ]
}

function ended(): Step[] {
  const end = (who: Browser, status: number, playlist_id: string, about: object = {}) =>
    call(who, 'deleteTeamShare', status, { body: { team_id: '$world.team', playlist_id, ...about } })
  return [
    end('learner', 403, '$ours.id'),
    end('nobody', 401, '$ours.id'),
    end('admin', 404, UNKNOWN),
    end('admin', 404, '$one.id'),
    end('admin', 404, '$ours.id', { team_id: UNKNOWN }),
    end('admin', 400, '$ours.id', { action: 'burn' }),
    end('manager', 200, '$ours.id', { action: 'dismiss' }),
    end('manager', 404, '$ours.id', { action: 'dismiss' }),
    call('learner', 'listMySharedContent', 200),
    call('learner', 'getMyPlaylist', 200, { path: { playlistId: '$ours.id' } }),
    end('manager', 200, '$ours.id'),
    call('learner', 'getMyPlaylist', 404, { path: { playlistId: '$ours.id' } }),
    end('admin', 200, '$course.id'),
    end('admin', 404, '$course.id'),
    call('learner', 'listMySharedContent', 200),
    call('admin', 'listPlaylists', 200),
  ]
}
