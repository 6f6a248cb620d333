import { expect, test } from 'vitest'
import type { Contract } from '../generate/contract.ts'
import { contractOf, operation } from '../testing/contract.ts'
import { findDisagreements, findMisfits } from './examples-agree.ts'

const PLAYLIST = '0199d3a0-0000-7000-8000-000000010001'
const LEARNER = '0199d3a0-0000-7000-8000-000000040001'

const told = (value: object) =>
  ({ '200': { content: { 'application/json': { examples: { one: { value } } } } } }) as never
const call = (operationId: string, entity: string, does: string, value: object) =>
  operation(operationId, { 'x-resource': { entity, does } as never, responses: told(value) })

/** A playlist as two calls tell of it. */
function twice(one: object, other: object, entity = 'Content'): Contract {
  const paths = {
    '/me/playlists/{playlistId}': { get: call('getMyPlaylist', 'Playlist', 'get', { id: PLAYLIST, ...one }) },
    '/content/': { get: call('listContent', entity, 'list', { items: [{ id: PLAYLIST, ...other }] }) },
  }
  return {
    ...contractOf(paths),
    'x-entities': { Playlist: { id: 'playlistId' }, Content: { holds: ['Playlist'] }, Message: { id: 'messageId' } },
  } as never
}

test('lets examples pass that tell the same of a thing, in whatever order and depth', () => {
  expect(findDisagreements(twice({ name: 'A', rank: 1, badge: { id: LEARNER } }, { name: 'A', rank: 2 }))).toEqual([])
})

test('finds a thing that two examples tell differently, and names both calls', () => {
  expect(findDisagreements(twice({ name: 'A' }, { name: 'B' }))).toEqual([
    `The examples differ in name of ${PLAYLIST}: "A" in getMyPlaylist; "B" in listContent.`,
  ])
})

test('finds it also where the thing goes by another name, and where its goal is told in parts', () => {
  const named = findDisagreements(twice({ name: 'A' }, { about: { contentId: PLAYLIST, contentName: 'B' } }))
  expect(named).toEqual([`The examples differ in name of ${PLAYLIST}: "A" in getMyPlaylist; "B" in listContent.`])
  const due = findDisagreements(twice({ goal: { dueDate: 'Monday' } }, { dueDate: 'Friday' }))
  expect(due).toEqual([
    `The examples differ in dueDate of ${PLAYLIST} for ${LEARNER}: "Monday" in getMyPlaylist; "Friday" in listContent.`,
  ])
})

test('finds an id that two kinds of things have', () => {
  expect(findDisagreements(twice({}, {}, 'Message'))).toEqual([
    `The examples differ in the kind of ${PLAYLIST}: "Content" in getMyPlaylist; "Message" in listContent.`,
  ])
})

test('finds that a manager sees another progress than the learner', () => {
  const contract = twice({ userContentStatus: 'opened' }, {})
  const seen = { items: [{ id: LEARNER, email: 'learner@hub.example', userContentStatus: 'completed' }] }
  contract.paths['/me/managed/playlists/{playlistId}/stats'] = {
    get: call('listManagedPlaylistStats', 'Content', 'report', seen),
  } as never
  expect(findDisagreements(contract)).toEqual([
    `The examples differ in userContentStatus of ${PLAYLIST} for ${LEARNER}: "opened" in getMyPlaylist; "completed" in listManagedPlaylistStats.`,
  ])
})

test('does not compare what a change answers, which may be of a moment before', () => {
  const contract = twice({ name: 'A' }, {})
  contract.paths['/playlists/'] = {
    post: call('createPlaylist', 'Playlist', 'create', { id: PLAYLIST, name: 'B' }),
  } as never
  expect(findDisagreements(contract)).toEqual([])
})

test('finds audiences that are larger than the hub, and goals that do not add up to their audience', () => {
  const stats = { nudgeAudienceCount: 4, goalAchievedLateNudgedCount: 1, goalUnachievedLateNudgedCount: 1 }
  const contract = contractOf({
    '/stats/overview/': { get: call('getStatsOverview', 'HubReport', 'report', { userCount: 3 }) },
    '/nudges/{nudgeId}/stats': { get: call('getNudgeStats', 'NudgeReport', 'report', stats) },
  })
  expect(findMisfits(contract)).toEqual([
    'getNudgeStats: nudgeAudienceCount is 4, and the hub of getStatsOverview has 3 people.',
    'getNudgeStats: the goals are of 2 people, and the audience has 4.',
  ])
})
