import { arranged, link, playlist } from './making.ts'
import { call, withNonsense, type Scenario, type Step } from './scenario.ts'

export const content: Scenario = { noun: 'content', steps: [...made(), ...done(), ...lists(), ...found()] }

function made(): Step[] {
  return [
    link('guide', 'The guide', {
      tags: ['guide', 'onboarding'],
      description: 'What is where.',
      markAsDoneMode: 'manual',
    }),
    link('words', 'Words of the hub', { tags: ['words'] }),
    link('german', 'Der Leitfaden', { locale: 'de-DE', tags: ['leitfaden'] }),
    link('opened', 'Opened last', { markAsDoneMode: 'manual' }),
    playlist('start', 'Getting started', {
      topics: ['$world.subtopic'],
      tags: ['onboarding'],
      goal: { type: 'complete', dueDate: '2026-11-05T09:00:00.000Z' },
    }),
    ...arranged('start', [
      { rank: '1', contentId: '$guide.id' },
      { rank: '2', contentId: '$words.id', updatedDetails: { optional: true } },
    ]),
    playlist('later', 'A guide for later', { topics: ['$world.topic'], goal: { type: 'open', dueDate: null } }),
    ...arranged('later', [{ rank: '1', contentId: '$german.id' }]),
    playlist('hidden', 'The guide for admins', { audience: 'admin', tags: ['secret'] }),
    { kind: 'content is featured', ids: ['$later.id', '$hidden.id', '$guide.id'] },
  ]
}

function done(): Step[] {
  return [
    call('learner', 'listMyTodoContent', 200),
    call('learner', 'getMyContentStats', 200),
    call('learner', 'launchMyAsset', 200, { path: { assetId: '$guide.id' } }),
    call('learner', 'launchMyAsset', 200, { path: { assetId: '$opened.id' } }),
    call('learner', 'listMyContinueContent', 200),
    call('learner', 'readMyAsset', 200, { path: { assetId: '$guide.id' } }),
    call('learner', 'launchMyAsset', 200, { path: { assetId: '$german.id' }, query: { playlistId: '$later.id' } }),
    call('learner', 'saveMyAsset', 200, { path: { assetId: '$words.id' } }),
    call('learner', 'saveMyPlaylist', 200, { path: { playlistId: '$start.id' } }),
    call('learner', 'getMyProfile', 200),
  ]
}

function lists(): Step[] {
  const page = { query: { limit: '1', offset: '1' } }
  return [
    call('learner', 'listMyFeaturedContent', 200),
    call('admin', 'listMyFeaturedContent', 200),
    call('learner', 'listMyFeaturedContent', 200, page),
    call('learner', 'listMyFeaturedContent', 400, { query: { limit: '101' } }),
    call('learner', 'listMySavedContent', 200),
    call('learner', 'listMySavedContent', 200, page),
    withNonsense('learner', 'listMySavedContent'),
    call('learner', 'listMyTodoContent', 200),
    call('manager', 'listMyTodoContent', 200, page),
    withNonsense('learner', 'listMyTodoContent'),
    call('learner', 'getMyContentStats', 200),
    withNonsense('learner', 'getMyContentStats'),
    call('learner', 'listMyContinueContent', 200),
    call('nobody', 'listMyContinueContent', 401),
    call('learner', 'listMyContentHistory', 200),
    call('learner', 'listMyContentHistory', 200, { query: { status: 'completed' } }),
    call('learner', 'listMyContentHistory', 200, { query: { type: 'playlist' } }),
    call('learner', 'listMyContentHistory', 400, { query: { status: 'lost' } }),
  ]
}

function found(): Step[] {
  return [
    ...['guide', 'GUIDE', 'hub words', 'onboarding', 'leitfaden', 'lietfaden', 'learning', 'nothing of this'].map(
      (query) => call('learner', 'searchMyContent', 200, { query: { query } }),
    ),
    call('learner', 'searchMyContent', 200, { query: { query: 'guide', type: 'playlist' } }),
    call('learner', 'searchMyContent', 200, { query: { query: 'guide', topic: '$world.topic' } }),
    call('learner', 'searchMyContent', 400),
    call('learner', 'searchMyContent', 400, { query: { query: 'guide', type: 'film' } }),
    call('learner', 'searchMyContent', 200, { query: { query: 'guide', locale: 'de-DE' } }),
    call('learner', 'searchMyContentTerms', 200, { query: { query: 'gui' } }),
    call('learner', 'searchMyContentTerms', 200, { query: { query: 'onb' } }),
    call('learner', 'searchMyContentTerms', 200, { query: { query: 'secr' } }),
    call('learner', 'searchMyContentTerms', 400, { query: { query: '' } }),
    call('learner', 'listMyContentFilters', 200),
    call('learner', 'listMyContentFilters', 200, { query: { topic: '$world.topic' } }),
    call('learner', 'listMyContentFilters', 400, { query: { topic: 'learning' } }),
    call('learner', 'listMyBrowseContent', 200),
    call('learner', 'listMyBrowseContent', 200, { query: { order: 'name', limit: '3' } }),
    call('learner', 'listMyBrowseContent', 200, { query: { format: 'topics' } }),
    call('learner', 'listMyBrowseContent', 200, { query: { order: 'popular' } }),
    call('learner', 'listMyBrowseContent', 200, { query: { topic: '$world.topic', type: 'playlist' } }),
    call('learner', 'listMyBrowseContent', 200, { query: { locale: 'de-DE' } }),
    call('learner', 'listMyBrowseContent', 400, { query: { order: 'colour' } }),
  ]
}
