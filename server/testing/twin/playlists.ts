import { arranged, link, playlist } from './making.ts'
import { call, UNKNOWN, withNonsense, type Scenario, type Step } from './scenario.ts'

const COURSE = { path: { playlistId: '$course.id' } }
const EMPTY = { path: { playlistId: '$empty.id' } }
const NOWHERE = { path: { playlistId: UNKNOWN } }

export const playlists: Scenario = {
  noun: 'playlists',
  steps: [...made(), ...arrangement(), ...seen(), ...locks(), ...marks(), ...ofTeams()],
}

function made(): Step[] {
  return [
    link('one', 'One link', { markAsDoneMode: 'manual', tags: ['first'], description: 'The first one.' }),
    link('two', 'Two links'),
    link('three', 'Three links', { markAsDoneMode: 'manual' }),
    playlist('course', 'A playlist', {
      description: 'With all that it can have.',
      tags: ['onboarding', 'demo'],
      topics: ['$world.subtopic'],
      selectedTopicId: '$world.topic',
      playlist_numbering: true,
      externalRefId: 'ref:1',
      goal: { type: 'complete', dueDate: '2026-11-09T09:00:00.000Z' },
      locale: 'de-DE',
    }),
    playlist('empty', 'An empty one'),
    playlist('inner', 'An inner one', { parentPlaylistId: '$empty.id', optional: true }),
    playlist('hidden', 'For admins', { audience: 'admin' }),
    call('learner', 'createPlaylist', 403, { body: { name: 'Mine' } }),
    call('admin', 'createPlaylist', 400, { body: { name: '' } }),
    call('admin', 'createPlaylist', 400, { body: { name: 'A', colour: 'red' } }),
    call('admin', 'createPlaylist', 400, { body: { name: 'A', topics: [UNKNOWN] } }),
    call('admin', 'createPlaylist', 400, { body: { name: 'A', ownerTeamId: UNKNOWN } }),
    call('admin', 'createPlaylist', 400, { body: { name: 'A', parentPlaylistId: UNKNOWN } }),
    call('admin', 'createPlaylist', 400, { body: { name: 'A', thumbnailId: UNKNOWN } }),
    call('admin', 'createPlaylist', 409, { body: { name: 'A', externalRefId: 'ref:1' } }),
  ]
}

function arrangement(): Step[] {
  const contents = [
    { rank: '1', updatedDetails: { name: 'Start', description: 'Begin here.' } },
    { rank: '1.1', contentId: '$one.id' },
    { rank: '1.2', contentId: '$two.id', updatedDetails: { optional: true } },
    { rank: '2', updatedDetails: { name: 'Go on', lockingMode: 'progress' } },
    { rank: '2.1', contentId: '$three.id' },
    {
      rank: '3',
      updatedDetails: {
        name: 'Later',
        lockingMode: 'time',
        unlockDateTime: '2026-12-01T09:00:00.000Z',
        unlockTimezone: 'Europe/London',
      },
    },
    { rank: '3.1', contentId: '$inner.id' },
  ]
  const refused = (status: number, body: unknown, ifMatch = '$course contents.etag') =>
    call('admin', 'updatePlaylistContents', status, { ...COURSE, body, headers: { 'if-match': ifMatch } })
  return [
    ...arranged('course', contents),
    call('admin', 'listPlaylistContents', 200, { ...COURSE, keep: 'course contents' }),
    refused(412, contents, '"v1"'),
    refused(412, contents, 'nonsense'),
    call('admin', 'updatePlaylistContents', 428, { ...COURSE, body: contents }),
    refused(400, [{ rank: '1' }]),
    refused(400, [{ rank: 'first', contentId: '$one.id' }]),
    refused(400, [
      { rank: '1', contentId: '$one.id' },
      { rank: '1', contentId: '$two.id' },
    ]),
    refused(400, [
      { rank: '1', contentId: '$one.id' },
      { rank: '2', contentId: '$one.id' },
    ]),
    refused(400, [{ rank: '1', contentId: UNKNOWN }]),
    refused(400, [{ rank: '1', updatedDetails: { name: 'A', lockingMode: 'time' } }]),
    refused(400, [{ rank: '1', updatedDetails: { name: 'A', unlockDateTime: '2026-12-01T09:00:00.000Z' } }]),
    refused(409, [{ rank: '1', contentId: '$course.id' }]),
    call('admin', 'updatePlaylistContents', 404, { ...NOWHERE, body: contents, headers: { 'if-match': '"v1"' } }),
    call('learner', 'updatePlaylistContents', 403, { ...COURSE, body: contents, headers: { 'if-match': '"v2"' } }),
    call('admin', 'listPlaylistContents', 200, { ...COURSE, query: { limit: '2', offset: '1' } }),
    call('admin', 'listPlaylistContents', 404, NOWHERE),
    call('learner', 'listPlaylistContents', 403, COURSE),
    call('admin', 'listPlaylists', 200),
    call('admin', 'listPlaylists', 200, { query: { externalRefId: 'ref:1' } }),
    call('admin', 'listPlaylists', 200, { query: { search: 'EMPTY', limit: '1' } }),
    call('admin', 'listPlaylists', 400, { query: { teamId: 'none' } }),
    call('learner', 'listPlaylists', 403),
  ]
}

function seen(): Step[] {
  return [
    call('learner', 'listMyPlaylists', 200),
    call('admin', 'listMyPlaylists', 200),
    call('learner', 'listMyPlaylists', 200, { query: { search: 'playlist', limit: '1' } }),
    call('learner', 'listMyPlaylists', 200, { query: { offset: '50' } }),
    call('learner', 'listMyPlaylists', 400, { query: { limit: 'many' } }),
    withNonsense('learner', 'listMyPlaylists'),
    call('learner', 'getMyPlaylist', 200, COURSE),
    call('learner', 'getMyPlaylistDetails', 200, COURSE),
    call('learner', 'getMyPlaylist', 200, EMPTY),
    call('learner', 'getMyPlaylist', 200, { path: { playlistId: '$inner.id' } }),
    call('learner', 'getMyPlaylist', 404, { path: { playlistId: '$hidden.id' } }),
    call('learner', 'getMyPlaylist', 404, { path: { playlistId: '$one.id' } }),
    call('learner', 'getMyPlaylist', 400, { path: { playlistId: 'first' } }),
    call('learner', 'getMyPlaylistDetails', 404, NOWHERE),
    call('learner', 'listMyPlaylistContents', 200, COURSE),
    call('admin', 'listMyPlaylistContents', 200, COURSE),
    call('learner', 'listMyPlaylistContents', 200, { ...COURSE, query: { format: 'sections' } }),
    call('learner', 'listMyPlaylistContents', 200, { ...COURSE, query: { limit: '2', offset: '2' } }),
    call('learner', 'listMyPlaylistContents', 200, EMPTY),
    call('learner', 'listMyPlaylistContents', 404, NOWHERE),
    call('learner', 'listMyPlaylistContents', 400, { ...COURSE, query: { format: 'tree' } }),
  ]
}

/** A section opens with what stands before it, and another one when its time comes. */
function locks(): Step[] {
  const three = { path: { assetId: '$three.id' } }
  return [
    call('learner', 'getMyAsset', 404, three),
    call('learner', 'launchMyAsset', 404, three),
    call('learner', 'readMyAsset', 200, { path: { assetId: '$one.id' } }),
    call('learner', 'listMyPlaylistContents', 200, COURSE),
    call('learner', 'getMyAsset', 200, three),
    call('learner', 'getMyPlaylist', 200, COURSE),
    call('learner', 'readMyAsset', 200, three),
    call('learner', 'getMyPlaylist', 200, COURSE),
    call('learner', 'listMyPlaylists', 200),
    call('learner', 'unreadMyAsset', 200, { path: { assetId: '$one.id' } }),
    call('learner', 'listMyPlaylistContents', 200, COURSE),
    call('learner', 'getMyPlaylist', 200, COURSE),
  ]
}

function marks(): Step[] {
  return [
    call('learner', 'saveMyPlaylist', 200, COURSE),
    call('learner', 'saveMyPlaylist', 200, COURSE),
    call('learner', 'saveMyPlaylist', 404, NOWHERE),
    call('learner', 'likeMyPlaylist', 200, { ...COURSE, body: { isLiked: true } }),
    call('learner', 'likeMyPlaylist', 200, { ...COURSE, body: { isLiked: true } }),
    call('manager', 'likeMyPlaylist', 200, { ...COURSE, body: { isLiked: true } }),
    call('learner', 'likeMyPlaylist', 400, { ...COURSE, body: { isLiked: 'yes' } }),
    call('learner', 'likeMyPlaylist', 404, { ...NOWHERE, body: { isLiked: true } }),
    call('learner', 'getMyPlaylist', 200, COURSE),
    call('learner', 'likeMyPlaylist', 200, { ...COURSE, body: { isLiked: false } }),
    call('learner', 'unsaveMyPlaylist', 200, COURSE),
    call('learner', 'unsaveMyPlaylist', 200, EMPTY),
    call('learner', 'unsaveMyPlaylist', 404, { path: { playlistId: '$hidden.id' } }),
    call('learner', 'getMyPlaylist', 200, COURSE),
  ]
}

/** What a manager may do for the team, and what they may not. */
function ofTeams(): Step[] {
  const team = { ownerTeamId: '$world.team', audience: 'teams', teamIds: ['$world.team'] }
  return [
    playlist('ours', 'Of the team', { ...team, allow_member_contributions: true }, 'manager'),
    ...arranged('ours', [{ rank: '1', contentId: '$two.id' }], 'manager'),
    call('manager', 'createPlaylist', 403, { body: { name: 'Of nobody' } }),
    call('manager', 'createPlaylist', 403, {
      body: { name: 'Inside another', ownerTeamId: '$world.team', parentPlaylistId: '$course.id' },
    }),
    call('manager', 'listPlaylists', 200),
    call('manager', 'listPlaylists', 200, { query: { teamId: '$world.team' } }),
    call('manager', 'listPlaylistContents', 403, COURSE),
    call('learner', 'getMyPlaylist', 200, { path: { playlistId: '$ours.id' } }),
    call('admin', 'getMyPlaylist', 404, { path: { playlistId: '$ours.id' } }),
  ]
}
