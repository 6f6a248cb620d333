import { builtIns } from '../../badges/built-in.ts'
import { arranged, link, playlist } from './making.ts'
import { call, UNKNOWN, withNonsense, type Browser, type Scenario, type Step } from './scenario.ts'
import { uploaded } from './uploading.ts'

const [STAR, SUMMIT] = builtIns.map(({ id }) => id) as [string, string]
const PICTURE = { path: { imageId: '$picture.fileId' } }

export const badges: Scenario = {
  noun: 'badges',
  steps: [
    ...made(),
    ...pictures(),
    ...given(),
    ...won(),
    ...taken(),
    ...completedBefore(),
    ...ofTeams(),
    ...deletedPictures(),
    ...uploadedFor(),
  ],
}

function made(): Step[] {
  return [
    link('one', 'One', { markAsDoneMode: 'manual' }),
    link('two', 'Two', { markAsDoneMode: 'manual' }),
    playlist('course', 'A <b>course</b>', { description: 'About it.' }),
    ...arranged('course', [
      { rank: '1', contentId: '$one.id' },
      { rank: '2', contentId: '$two.id' },
    ]),
    playlist('short', 'Before the others'),
    ...arranged('short', [{ rank: '1', contentId: '$one.id' }]),
    playlist('hidden', 'For admins', { audience: 'admin' }),
    ...arranged('hidden', [{ rank: '1', contentId: '$one.id' }]),
  ]
}

function pictures(): Step[] {
  const nowhere = { path: { imageId: UNKNOWN } }
  return [
    call('admin', 'listBadgeImages', 200),
    ...uploaded('admin', 'picture', 'me.png', { type: 'badge', alternativeText: 'A compass', style: 'rose' }),
    ...uploaded('admin', 'plain', 'me.png', { type: 'badge' }),
    call('admin', 'listBadgeImages', 200),
    call('manager', 'listBadgeImages', 200, { query: { limit: '3', offset: '1' } }),
    call('admin', 'listBadgeImages', 200, { query: { search: 'COMP' } }),
    call('admin', 'listBadgeImages', 200, { query: { search: 'star' } }),
    call('learner', 'listBadgeImages', 403),
    withNonsense('admin', 'listBadgeImages'),
    call('learner', 'getBadgeImagePicture', 302, PICTURE),
    call('learner', 'getBadgeImagePicture', 302, { path: { imageId: STAR }, query: { size: 'large' } }),
    call('learner', 'getBadgeImagePicture', 400, { ...PICTURE, query: { size: 'huge' } }),
    call('learner', 'getBadgeImagePicture', 404, nowhere),
    call('nobody', 'getBadgeImagePicture', 401, PICTURE),
    call('learner', 'getPictureInSize', 200, { path: { pictureId: STAR, dimensions: '64x64' } }),
    call('learner', 'getPicture', 200, { path: { pictureId: SUMMIT } }),
    call('admin', 'updateBadgeImage', 200, { ...PICTURE, body: { alternativeText: 'A <b>compass</b>' } }),
    call('admin', 'updateBadgeImage', 400, { ...PICTURE, body: {} }),
    call('admin', 'updateBadgeImage', 404, { ...nowhere, body: { style: 'rose' } }),
    call('admin', 'updateBadgeImage', 409, { path: { imageId: STAR }, body: { style: 'rose' } }),
    call('learner', 'updateBadgeImage', 403, { ...PICTURE, body: { style: 'rose' } }),
    call('manager', 'updateBadgeImage', 403, { ...PICTURE, body: { style: 'rose' } }),
    call('admin', 'listBadgeImages', 200, { query: { limit: '2' } }),
  ]
}

function give(who: Browser, status: number, contentIds: string[], imageId = '$picture.fileId'): Step {
  return call(who, 'createBadges', status, { body: { contentIds, imageId } })
}

function lists(): Step[] {
  return [
    call('learner', 'listMyBadges', 200),
    call('admin', 'listMyBadges', 200),
    call('admin', 'listBadges', 200),
    call('admin', 'listBadges', 200, { query: { includeDeleted: 'true' } }),
    call('learner', 'getMyContentStats', 200),
    call('learner', 'getMyPlaylist', 200, { path: { playlistId: '$course.id' } }),
    call('learner', 'listMyNotifications', 200),
  ]
}

/** Keeps the first of the list, by the names of the playlists. */
function found(keep: string): Step {
  return call('admin', 'listBadges', 200, { query: { limit: '1' }, keep })
}

function given(): Step[] {
  return [
    call('admin', 'listBadges', 200),
    call('learner', 'listBadges', 403),
    withNonsense('admin', 'listBadges'),
    give('admin', 201, ['$course.id']),
    give('admin', 201, ['$hidden.id'], STAR),
    give('admin', 409, ['$short.id', '$course.id']),
    give('admin', 400, ['$one.id']),
    give('admin', 400, ['$short.id', UNKNOWN]),
    give('admin', 400, ['$short.id'], UNKNOWN),
    give('admin', 400, []),
    give('manager', 403, ['$short.id']),
    give('learner', 403, ['$short.id']),
    found('first'),
    ...lists(),
    call('learner', 'listBadgeImagePlaylists', 200, PICTURE),
    call('learner', 'listBadgeImagePlaylists', 200, { path: { imageId: STAR } }),
    call('admin', 'listBadgeImagePlaylists', 200, { path: { imageId: STAR } }),
    call('learner', 'listBadgeImagePlaylists', 404, { path: { imageId: UNKNOWN } }),
  ]
}

function won(): Step[] {
  const first = { path: { badgeId: '$first.items.0.id' } }
  const award = { path: { awardId: '$mine.award.id' } }
  const read = (asset: string) => call('learner', 'readMyAsset', 200, { path: { assetId: `$${asset}.id` } })
  return [
    call('learner', 'getMyBadge', 200, first),
    call('learner', 'getMyBadge', 404, { path: { badgeId: UNKNOWN } }),
    call('nobody', 'getMyBadge', 401, first),
    call('learner', 'exportMyBadge', 409, first),
    call('learner', 'exportMyBadge', 404, { path: { badgeId: UNKNOWN } }),
    read('one'),
    call('learner', 'getMyBadge', 200, first),
    read('two'),
    call('learner', 'getMyBadge', 200, { ...first, keep: 'mine' }),
    ...lists(),
    call('learner', 'listMyBadges', 200, { query: { isAwarded: 'true' } }),
    call('learner', 'listMyBadges', 200, { query: { isAwarded: 'false', limit: '1' } }),
    call('learner', 'listMyBadges', 400, { query: { isAwarded: 'maybe' } }),
    call('learner', 'exportMyBadge', 200, first),
    call('nobody', 'getBadgeAward', 200, award),
    call('nobody', 'getBadgeAward', 404, { path: { awardId: UNKNOWN } }),
    call('nobody', 'getBadgeAward', 400, { path: { awardId: 'mine' } }),
    call('nobody', 'getBadgeAwardPicture', 200, award),
    call('nobody', 'getBadgeAwardPicture', 404, { path: { awardId: '$first.items.0.id' } }),
    call('learner', 'unreadMyAsset', 200, { path: { assetId: '$two.id' } }),
    call('learner', 'getMyBadge', 200, first),
    read('two'),
    ...lists(),
  ]
}

function taken(): Step[] {
  const first = { path: { badgeId: '$first.items.0.id' } }
  return [
    call('admin', 'updateBadge', 200, { ...first, body: { imageId: SUMMIT } }),
    call('admin', 'updateBadge', 200, { ...first, body: {} }),
    call('admin', 'updateBadge', 400, { ...first, body: { imageId: UNKNOWN } }),
    call('admin', 'updateBadge', 400, { ...first, body: { style: 'rose' } }),
    call('admin', 'updateBadge', 404, { path: { badgeId: UNKNOWN }, body: {} }),
    call('manager', 'updateBadge', 403, { ...first, body: {} }),
    call('manager', 'deleteBadge', 403, first),
    call('admin', 'deleteBadge', 404, { path: { badgeId: UNKNOWN } }),
    call('admin', 'deleteBadge', 200, first),
    call('admin', 'deleteBadge', 404, first),
    ...lists(),
    call('learner', 'getMyBadge', 200, first),
    call('manager', 'getMyBadge', 404, first),
    give('admin', 201, ['$course.id'], STAR),
    call('admin', 'updateBadge', 409, { ...first, body: {} }),
    ...lists(),
  ]
}

function completedBefore(): Step[] {
  return [give('admin', 201, ['$short.id'], STAR), ...lists(), call('manager', 'listMyBadges', 200)]
}

function ofTeams(): Step[] {
  const ours = { path: { badgeId: '$ours badge.items.0.id' } }
  return [
    playlist('ours', 'Of the team', { ownerTeamId: '$world.team', audience: 'teams', teamIds: ['$world.team'] }),
    give('manager', 201, ['$ours.id'], '$plain.fileId'),
    call('manager', 'listBadges', 200, { keep: 'ours badge' }),
    call('manager', 'updateBadgeImage', 200, { path: { imageId: '$plain.fileId' }, body: { style: 'rose' } }),
    call('manager', 'updateBadge', 200, { ...ours, body: { imageId: STAR } }),
    call('manager', 'updateBadgeImage', 403, { path: { imageId: '$plain.fileId' }, body: { style: 'sticker' } }),
    call('manager', 'deleteBadge', 200, ours),
    call('manager', 'listBadges', 200),
    call('manager', 'listBadges', 200, { query: { includeDeleted: 'true' } }),
    call('manager', 'updateBadge', 200, { ...ours, body: {} }),
    call('manager', 'listMyBadges', 200),
    call('admin', 'listMyBadges', 200),
  ]
}

function deletedPictures(): Step[] {
  const shown = { path: { imageId: '$plain.fileId' } }
  const to = (replacementImageId: string) => ({ ...shown, query: { replacementImageId } })
  return [
    call('manager', 'updateBadge', 200, {
      path: { badgeId: '$ours badge.items.0.id' },
      body: { imageId: '$plain.fileId' },
    }),
    call('admin', 'deleteBadgeImage', 409, shown),
    call('admin', 'deleteBadgeImage', 409, { path: { imageId: STAR } }),
    call('admin', 'deleteBadgeImage', 404, { path: { imageId: UNKNOWN } }),
    call('learner', 'deleteBadgeImage', 403, shown),
    call('admin', 'deleteBadgeImage', 400, to(UNKNOWN)),
    call('admin', 'deleteBadgeImage', 400, to('$plain.fileId')),
    call('manager', 'deleteBadgeImage', 200, to(SUMMIT)),
    call('manager', 'listBadges', 200),
    call('admin', 'listBadgeImages', 200),
    call('learner', 'getBadgeImagePicture', 404, shown),
  ]
}

function uploadedFor(): Step[] {
  const referenceIds = ['$ours badge.items.0.id']
  const policy = { filename: 'me.png', contentType: 'image/png', size: 10, type: 'badge' }
  return [
    ...uploaded('manager', 'newer', 'me.png', { type: 'badge', referenceIds }),
    call('manager', 'listBadges', 200),
    call('manager', 'createUploadPolicy', 403, { body: { ...policy, referenceIds: ['$first.items.0.id'] } }),
    call('manager', 'createUploadPolicy', 400, { body: { ...policy, referenceIds: [UNKNOWN] } }),
  ]
}
