import { arranged, asset, link, playlist } from './making.ts'
import { call, UNKNOWN, withNonsense, type Scenario, type Step } from './scenario.ts'
import { uploaded } from './uploading.ts'

const FILM = { path: { assetId: '$film.id' } }
const COURSE = { path: { assetId: '$course.id' } }
const LINK = { path: { assetId: '$link.id' } }
const NOWHERE = { path: { assetId: UNKNOWN } }

export const assets: Scenario = {
  noun: 'assets',
  steps: [...made(), ...changed(), ...seen(), ...marked(), ...launched(), ...attempted(), ...played()],
}

function made(): Step[] {
  return [
    ...uploaded('admin', 'film file', 'film.webm'),
    ...uploaded('admin', 'words file', 'words.vtt', { type: 'subtitle', language: 'de-DE' }),
    ...uploaded('admin', 'course file', 'course.zip'),
    ...uploaded('admin', 'guide file', 'guide.pdf'),
    asset('film', 'upload', 'film file', {
      subtitles: ['$words file.fileId'],
      tags: ['film'],
      alternativeText: 'A film',
      externalRefId: 'ref:film',
    }),
    asset('course', 'scorm', 'course file', { scormAdvancedSettings: { completeWhen: 'passed' } }),
    asset('guide', 'upload', 'guide file', { markAsDoneMode: 'manual', download: 'enabled' }),
    link('link', 'A link', { openInIframe: false, customType: 'article', refid: 'x-1' }),
    link('draft', 'Not published', { published: false }),
    playlist('list', 'A playlist'),
    link('held', 'Inside', { parent_id: '$list.id', optional: true }),
    call('learner', 'createAsset', 403, { body: { type: 'web', name: 'A', webUrl: 'https://www.hub.example/' } }),
    call('admin', 'createAsset', 400, { body: { type: 'web', name: 'A' } }),
    call('admin', 'createAsset', 400, { body: { type: 'web', name: 'A', webUrl: 'javascript:alert(1)' } }),
    call('admin', 'createAsset', 400, { body: { type: 'upload', name: 'A', fileId: UNKNOWN } }),
    call('admin', 'createAsset', 400, { body: { type: 'scorm', name: 'A', fileId: '$guide file.fileId' } }),
    call('admin', 'createAsset', 400, { body: { type: 'upload', name: 'A', fileId: '$words file.fileId' } }),
    call('admin', 'createAsset', 400, {
      body: { type: 'web', name: 'A', webUrl: 'https://www.hub.example/', subtitles: [UNKNOWN] },
    }),
    call('admin', 'createAsset', 400, {
      body: { type: 'web', name: 'A', webUrl: 'https://www.hub.example/', parent_id: UNKNOWN },
    }),
    call('admin', 'createAsset', 409, {
      body: { type: 'web', name: 'A', webUrl: 'https://www.hub.example/', externalRefId: 'ref:film' },
    }),
    call('manager', 'createAsset', 201, {
      body: { type: 'web', name: 'Of the team', webUrl: 'https://www.hub.example/', ownerTeamId: '$world.team' },
    }),
    call('manager', 'createAsset', 403, {
      body: { type: 'web', name: 'Of nobody', webUrl: 'https://www.hub.example/' },
    }),
  ]
}

function changed(): Step[] {
  return [
    call('admin', 'updateAsset', 200, {
      ...LINK,
      body: { name: 'A link with another name', description: 'Changed.', tags: ['new'] },
    }),
    call('admin', 'updateAsset', 200, {
      ...LINK,
      body: { webUrl: 'https://www.hub.example/other' },
      headers: { 'if-match': '"v2"' },
    }),
    call('admin', 'updateAsset', 412, { ...LINK, body: { name: 'Late' }, headers: { 'if-match': '"v1"' } }),
    call('admin', 'updateAsset', 400, { ...LINK, body: { description: 'No name' } }),
    call('admin', 'updateAsset', 400, { ...FILM, body: { webUrl: 'https://www.hub.example/' } }),
    call('admin', 'updateAsset', 400, { ...LINK, body: { name: '' } }),
    call('admin', 'updateAsset', 404, { ...NOWHERE, body: { name: 'A' } }),
    call('admin', 'updateAsset', 409, { ...LINK, body: { name: 'A', externalRefId: 'ref:film' } }),
    call('manager', 'updateAsset', 403, { ...LINK, body: { name: 'A' } }),
    call('learner', 'updateAsset', 403, { ...LINK, body: { name: 'A' } }),
    ...arranged('list', [
      { rank: '1', contentId: '$held.id' },
      { rank: '2', contentId: '$film.id', updatedDetails: { optional: true } },
      { rank: '3', contentId: '$link.id' },
    ]),
  ]
}

function seen(): Step[] {
  const place = (assetId: string) => ({ path: { assetId, playlistId: '$list.id' } })
  return [
    call('learner', 'listMyAssets', 200),
    call('learner', 'listMyAssets', 200, { query: { search: 'LINK', limit: '1' } }),
    call('learner', 'listMyAssets', 400, { query: { limit: '0' } }),
    ...['$film.id', '$course.id', '$guide.id', '$link.id', '$held.id'].map((assetId) =>
      call('learner', 'getMyAsset', 200, { path: { assetId } }),
    ),
    call('learner', 'getMyAsset', 404, { path: { assetId: '$draft.id' } }),
    call('learner', 'getMyAsset', 404, { path: { assetId: '$list.id' } }),
    call('learner', 'getMyAsset', 400, { path: { assetId: 'film' } }),
    call('learner', 'getMyAssetInPlaylist', 200, place('$film.id')),
    call('learner', 'getMyAssetInPlaylist', 200, place('$held.id')),
    call('learner', 'getMyAssetInPlaylist', 404, place('$guide.id')),
    call('learner', 'listMyAssetParentPlaylists', 200, FILM),
    call('learner', 'listMyAssetParentPlaylists', 200, { path: { assetId: '$guide.id' } }),
    call('learner', 'listMyAssetParentPlaylists', 404, NOWHERE),
    call('learner', 'getMyAssetStatus', 200, FILM),
    call('learner', 'getMyAssetStatus', 404, NOWHERE),
  ]
}

function marked(): Step[] {
  const guide = { path: { assetId: '$guide.id' } }
  return [
    call('learner', 'saveMyAsset', 200, FILM),
    call('learner', 'saveMyAsset', 404, NOWHERE),
    call('learner', 'likeMyAsset', 200, { ...FILM, body: { rated_like: 1, rating: 4, message: 'Good' } }),
    call('learner', 'likeMyAsset', 400, { ...FILM, body: { rated_like: 2 } }),
    call('learner', 'likeMyAsset', 404, { ...NOWHERE, body: { rated_like: 1 } }),
    call('learner', 'getMyAsset', 200, FILM),
    call('learner', 'likeMyAsset', 200, { ...FILM, body: { rated_like: 0 } }),
    call('learner', 'unsaveMyAsset', 200, FILM),
    call('learner', 'unsaveMyAsset', 404, NOWHERE),
    call('learner', 'getMyAsset', 200, FILM),
    call('learner', 'unreadMyAsset', 200, guide),
    call('learner', 'getMyAssetStatus', 200, guide),
    call('learner', 'readMyAsset', 200, guide),
    call('learner', 'readMyAsset', 200, guide),
    call('learner', 'getMyAssetStatus', 200, guide),
    call('learner', 'unreadMyAsset', 200, guide),
    call('learner', 'getMyAssetStatus', 200, guide),
    call('learner', 'readMyAsset', 409, FILM),
    call('learner', 'unreadMyAsset', 409, FILM),
    call('learner', 'readMyAsset', 404, NOWHERE),
    call('learner', 'unreadMyAsset', 404, NOWHERE),
  ]
}

function launched(): Step[] {
  return [
    call('learner', 'launchMyAsset', 200, LINK),
    call('learner', 'getMyAssetStatus', 200, LINK),
    call('learner', 'launchMyAsset', 200, { path: { assetId: '$guide.id' } }),
    call('learner', 'getMyAssetStatus', 200, { path: { assetId: '$guide.id' } }),
    call('learner', 'launchMyAsset', 200, { ...FILM, query: { playlistId: '$list.id' } }),
    call('learner', 'launchMyAsset', 404, NOWHERE),
    call('learner', 'launchMyAsset', 400, { ...FILM, query: { playlistId: 'list' } }),
    withNonsense('learner', 'launchMyAsset', FILM),
    call('learner', 'listMyContinueContent', 200),
  ]
}

function attempted(): Step[] {
  const attempt = { path: { assetId: '$course.id', attemptId: '$launch.attempt.id' } }
  const state = (sequence: number, values: object) => ({
    sequence,
    currentActivityId: 'demo',
    activities: [{ activityId: 'demo', values }],
  })
  const save = (status: number, body: unknown) => call('learner', 'updateMyAssetAttempt', status, { ...attempt, body })
  return [
    call('learner', 'launchMyAsset', 200, { ...COURSE, keep: 'launch' }),
    save(200, state(1, { 'cmi.core.lesson_status': 'incomplete', 'cmi.suspend_data': 'page=2' })),
    call('learner', 'getMyAssetStatus', 200, COURSE),
    save(200, state(1, { 'cmi.core.lesson_status': 'passed' })),
    save(200, state(2, { 'cmi.core.lesson_status': 'incomplete', 'cmi.core.exit': 'suspend' })),
    call('learner', 'launchMyAsset', 200, COURSE),
    save(200, state(3, { 'cmi.core.lesson_status': 'completed' })),
    call('learner', 'getMyAssetStatus', 200, COURSE),
    save(200, state(4, { 'cmi.core.lesson_status': 'passed' })),
    call('learner', 'getMyAssetStatus', 200, COURSE),
    save(200, state(5, { 'cmi.core.lesson_status': 'incomplete' })),
    call('learner', 'getMyAssetStatus', 200, COURSE),
    call('learner', 'launchMyAsset', 200, COURSE),
    save(400, { ...state(6, {}), activities: [{ activityId: 'unknown', values: {} }] }),
    save(400, { ...state(6, {}), currentActivityId: 'unknown' }),
    save(400, { ...state(-1, {}) }),
    call('manager', 'updateMyAssetAttempt', 404, { ...attempt, body: state(6, {}) }),
    call('learner', 'updateMyAssetAttempt', 404, {
      path: { assetId: '$course.id', attemptId: UNKNOWN },
      body: state(6, {}),
    }),
    call('learner', 'getMyAsset', 200, COURSE),
  ]
}

function played(): Step[] {
  const at = (status: number, position: number, duration: number | null = 100) =>
    call('learner', 'updateMyAssetPosition', status, { ...FILM, body: { position, duration } })
  return [
    at(200, 20),
    call('learner', 'launchMyAsset', 200, FILM),
    at(200, 89),
    at(200, 91),
    call('learner', 'getMyAssetStatus', 200, FILM),
    at(200, 10, null),
    call('learner', 'getMyAssetStatus', 200, FILM),
    at(200, 100),
    call('learner', 'launchMyAsset', 200, FILM),
    at(400, -1),
    call('learner', 'updateMyAssetPosition', 409, { ...LINK, body: { position: 1, duration: null } }),
    call('learner', 'updateMyAssetPosition', 404, { ...NOWHERE, body: { position: 1, duration: null } }),
  ]
}
